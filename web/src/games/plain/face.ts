/** Any game without a folder of its own. */
export const place = 0; // it is no game itself
export const showcase: string[] = [];
export const accent = "--wasabi";
export const back = {
  face: "#1f3b3a",
  weave: "#2c5250",
  disc: "#142928",
  ink: "#e9c46a",
  shape: "M24 4 44 24 24 44 4 24z",
  place: "translate(26 46) scale(1)",
};
