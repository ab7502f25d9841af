import { PAW } from "./paw";

export const place = 1;
export const showcase = ["w3", "c7", "*s", "p10"];
export const accent = "--chili";
export const back = {
  face: "#7c1322",
  weave: "#93202c",
  disc: "#5c0c19",
  ink: "#f8bd38",
  shape: PAW,
  place: "translate(27 47) scale(.96)",
};
