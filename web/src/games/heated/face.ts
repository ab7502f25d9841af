import { FLAME } from "./flame";

export const place = 2;
export const showcase = ["b7", "g-hot", "draw4", "y-reverse"];
export const accent = "--pepper";
export const back = {
  face: "#2c2140",
  weave: "#3d2f57",
  disc: "#1d1530",
  ink: "#ff8a45",
  shape: FLAME,
  place: "translate(26 45.5) scale(1)",
};
