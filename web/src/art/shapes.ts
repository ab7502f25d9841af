/** The drawings that cards share, as SVG paths in a box of 48 × 48. Each suit has its own outline, not only its colour. */

export type Spice = "chili" | "wasabi" | "pepper";
export type Colour = "blue" | "green" | "purple" | "yellow";

export const SPICES: Spice[] = ["chili", "wasabi", "pepper"];
export const COLOURS: Colour[] = ["blue", "green", "purple", "yellow"];

/** A long curved pod; a heart-shaped leaf; three peppercorns. */
export const SPICE_SHAPE: Record<Spice, { body: string; detail: string }> = {
  chili: {
    body: "M30.500 13.500c4.500-1 9 1.500 10 6.500 2.500 13-9 24.500-23 24.500-5.500 0-10.500-1.500-13.500-4 12.500 0 19-6.500 20.500-17 .700-5 2.500-9 6-10z",
    detail: "M34 14c-.500-5 1.500-8.500 6-10l2 3c-3 1.200-4 3.500-3.500 7z",
  },
  wasabi: {
    body: "M24 44C10 38 3 29 4 18 5 9 13 5 19 8c2.500 1.200 4 3.200 5 6 1-2.800 2.500-4.800 5-6 6-3 14 1 15 10 1 11-6 20-20 26z",
    detail: "M24 16v24M24 24l-9-7M24 24l9-7M24 32l-10-6M24 32l10-6",
  },
  pepper: {
    body: "M24 3.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21zM12.500 23a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21zM35.500 23a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21z",
    detail: "M20 10c1-1.500 2.500-2.500 4.500-2.500M8.500 29.500c1-1.500 2.500-2.500 4.500-2.500M31.500 29.500c1-1.500 2.500-2.500 4.500-2.500",
  },
};

/** A drop, a leaf, a diamond, a sun. */
export const COLOUR_SHAPE: Record<Colour, string> = {
  blue: "M24 3c8 11 15 18 15 27a15 15 0 0 1-30 0c0-9 7-16 15-27z",
  green: "M6 42C4 22 14 6 42 6c1 27-13 38-30 33 4-9 10-16 19-22-11 4-19 12-25 25z",
  purple: "M24 2l19 22-19 22L5 24z",
  yellow:
    "M24 2l5.200 9.300L39.600 8.400l-2.900 10.400L46 24l-9.300 5.200 2.900 10.400-10.400-2.900L24 46l-5.200-9.300-10.400 2.900 2.900-10.400L2 24l9.300-5.200L8.400 8.400l10.400 2.900z",
};

export const COLOUR_INK: Record<Colour, { face: string; on: string; deep: string }> = {
  blue: { face: "#1d5fc2", on: "#ffffff", deep: "#123f86" },
  green: { face: "#2c7d33", on: "#ffffff", deep: "#1b5421" },
  purple: { face: "#7c3aa6", on: "#ffffff", deep: "#54227a" },
  yellow: { face: "#f5c518", on: "#2a1a14", deep: "#c8960a" },
};

export const SPICE_INK: Record<Spice, { face: string; on: string; detail: string; rim: string }> = {
  // Far apart in lightness, so that they differ without their hue as well.
  chili: { face: "#c4281c", on: "#fff2dc", detail: "#7fb24a", rim: "#8f160d" },
  wasabi: { face: "#dcebbb", on: "#2c5a18", detail: "#dcebbb", rim: "#9dbb6c" },
  pepper: { face: "#231915", on: "#f6bb35", detail: "#231915", rim: "#000000" },
};

/** The pictures of HEATED's action cards: lines of 3.500 in a box of 48 × 48; `fill` is drawn solid. */
export const ICON: Record<string, { line?: string; fill?: string; text?: string }> = {
  // A snowflake: the next player cools off.
  cool: { line: "M24 5v38M7.500 14.500l33 19M7.500 33.500l33-19M18 8l6 6 6-6M18 40l6-6 6 6M7 22l8-2-2-8M41 26l-8 2 2 8M13 36l2-8-8-2M35 12l-2 8 8 2" },
  reverse: { line: "M10 20c2-8 9-12 17-11 4 .500 7 2 10 5M38 28c-2 8-9 12-17 11-4-.500-7-2-10-5", fill: "M40 5l1 14-13-4zM8 43L7 29l13 4z" },
  draw2: { text: "+2" },
  draw4: { text: "+4" },
  // An open hand coming down.
  hot: { fill: "M14 24V10.500a3 3 0 0 1 6 0V21h1V6.500a3 3 0 0 1 6 0V21h1V8.500a3 3 0 0 1 6 0V23h1v-8.500a2.800 2.800 0 0 1 5.600 0V32c0 8-5 13-12.500 13-6 0-9-2.500-12-7L8.500 29c-2-3.500 2.500-6.500 5.500-3.500z" },
  swap: { line: "M8 17h26M40 31H14", fill: "M31 8l12 9-12 9zM17 22L5 31l12 9z" },
  adjust: { line: "M24 24L34 13", fill: "M24 20.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z" },
  // A flame with an arrow up.
  "getting-heated": { fill: "M25 3c2 9 13 13 13 26 0 9-6 15-14 15S10 38 10 30c0-6 3-9 6-13 .500 4 2 6 4 7 1-8 1-13 5-21zm-1 22l-7 9h4.500v6h5v-6H31z" },
  // A ghost with eyes.
  ghost: { fill: "M24 4c9.500 0 15 7 15 17v22l-5-4-5 5-5-5-5 5-5-5-5 4V21C9 11 14.500 4 24 4zm-6 13a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zm12 0a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z" },
  // A comet over a horizon.
  apocalypse: { line: "M4 43h40M41 5L24 22M45 13L31 27M33 4L22 15", fill: "M19 20a10 10 0 1 1 0 20 10 10 0 0 1 0-20z" },
  // Scales.
  "fair-play": { line: "M24 6v35M14 42h20M8 13h32M8 13L3 27h10zM40 13l-5 14h10z" },
  // A cross in a ring.
  "no-thanks": { line: "M24 5a19 19 0 1 1 0 38 19 19 0 0 1 0-38zM16 16l16 16M32 16L16 32" },
  // Everybody falls: three arrows down.
  united: { line: "M10 5v22M24 5v22M38 5v22M4 43h40", fill: "M3 25h14l-7 11zM17 25h14l-7 11zM31 25h14l-7 11z" },
  gift: { line: "M7 20h34v23H7zM4 13h40v7H4zM24 13v30M24 13c-3-8-12-9-12-4 0 4 6 4 12 4zM24 13c3-8 12-9 12-4 0 4-6 4-12 4z" },
  // A white flag.
  mercy: { line: "M11 4v40", fill: "M14 6c8-4 14 5 25 0v20c-11 5-17-4-25 0z" },
  copy: { line: "M17 15h24v28H17zM31 15V5H7v28h10" },
  "give-take": { line: "M4 32h10l8 5h11M14 26h12c4 0 4 6 0 6h-6M33 37l10-7c3-2 1-6-2-5l-8 4", fill: "M18 4h14v16H18z" },
  "super-swap": { line: "M10 15h20M38 34H18", fill: "M28 6l14 9-14 9zM20 25L6 34l14 9z", text: "+2" },
  // A chequered flag.
  finish: { line: "M9 4v40", fill: "M12 6h8v8h-8zM28 6h8v8h-8zM20 14h8v8h-8zM36 14h6v8h-6zM12 22h8v8h-8zM28 22h8v8h-8z" },
  // Two chairs change places.
  reorganize: { line: "M13 6v16h12M13 22v12M25 22v12M44 18c1 12-6 22-18 25", fill: "M28 35l-8 10 13 2z" },
  // A whirl.
  "spice-mix": { line: "M24 24c0-4 6-4 6 1 0 7-12 8-13-1-1-11 14-15 21-6 8 11-2 25-15 24C11 41 4 33 5 23" },
  // A hand with a stroke through it.
  "too-chili": { fill: "M14 24V10.500a3 3 0 0 1 6 0V21h1V6.500a3 3 0 0 1 6 0V21h1V8.500a3 3 0 0 1 6 0V23h1v-8.500a2.800 2.800 0 0 1 5.600 0V32c0 8-5 13-12.500 13-6 0-9-2.500-12-7L8.500 29c-2-3.500 2.500-6.500 5.500-3.500z", line: "M5 44L44 5" },
  // Jaws.
  trap: { line: "M4 24h40", fill: "M4 21C6 10 14 4 24 4s18 6 20 17l-5-7-5 7-5-7-5 7-5-7-5 7-5-7zM4 27c2 11 10 17 20 17s18-6 20-17l-5 7-5-7-5 7-5-7-5 7-5-7-5 7z" },
  // A pencil.
  blank: { line: "M7 41l3-11L33 7l8 8-23 23zM28 12l8 8M10 30l8 8" },
};

/** The pictures of SPICY's SPICE IT UP cards. */
export const SPICE_IT_UP: Record<string, { line?: string; fill?: string; text?: string }> = {
  "we-love-chili": { fill: "M24 43C8 33 3 25 4 17 5 9 14 5 20 10c2 1.500 3 3 4 5 1-2 2-3.500 4-5 6-5 15-1 16 7 1 8-4 16-20 26z" },
  "start-it-up": { line: "M24 5v20M13 11a17 17 0 1 0 22 0" },
  "spice-raider": { fill: "M24 22c7 0 14 8 14 14s-6 7-14 7-14-1-14-7 7-14 14-14zM9 18a5 6 0 1 1 .1 0zM19 12a5 6.500 0 1 1 .1 0zM29.500 12a5 6.500 0 1 1 .1 0zM39.500 18a5 6 0 1 1 .1 0z" },
  "change-your-luck": { line: "M9 9h30v30H9z", fill: "M16 12.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM32 12.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM24 20.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM16 28.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM32 28.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z" },
  "turn-it-up": { text: "6↻9" },
  "copy-cat": { fill: "M6 8l8 6a20 20 0 0 1 10 0l8-6c2 5 2 10 0 15 0 8-5 13-13 13S6 31 6 23c-2-5-2-10 0-15z", line: "M38 14c5 6 5 12 3 17 0 7-5 12-12 13" },
};

/** A cat's paw in a box of 48 × 48: the back of every card. */
export const PAW = SPICE_IT_UP["spice-raider"]?.fill ?? "";
