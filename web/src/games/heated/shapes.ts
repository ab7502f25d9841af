/** What HEATED's cards are drawn from, as SVG paths in a box of 48 × 48. Each colour has its own outline. */
import { FLAME } from "./flame";
import type { Drawing } from "../../art/shapes";

export type Colour = "blue" | "green" | "purple" | "yellow";

export const COLOURS: Colour[] = ["blue", "green", "purple", "yellow"];

/** A drop, a leaf, a diamond, a sun. */
export const COLOUR_SHAPE: Record<Colour, string> = {
  blue: "M24 1.5C33 13 40 21 40 30.5a16 16 0 0 1-32 0C8 21 15 13 24 1.5z",
  green: "M45 3C46 28 37 42 21 42c-4.5 0-8-1.2-10.6-3.3L5 45.5l-3-2.8 5.6-6.3C3 21 16 5 45 3z",
  purple: "M24 1 44 24 24 47 4 24z",
  yellow:
    "M24 1l5.5 9.6L40.3 7.7l-2.9 10.8L47 24l-9.6 5.5 2.9 10.8-10.8-2.9L24 47l-5.5-9.6-10.8 2.9 2.9-10.8L1 24l9.6-5.5L7.7 7.7l10.8 2.9z",
};

/** Where something stands well within each of them, and how big it may be. */
export const COLOUR_MIDDLE: Record<Colour, { x: number; y: number; size: number }> = {
  blue: { x: 24, y: 30, size: 22 },
  green: { x: 25, y: 24, size: 21 },
  purple: { x: 24, y: 24, size: 22 },
  yellow: { x: 24, y: 24, size: 23 },
};

export const COLOUR_INK: Record<Colour, { face: string; on: string; deep: string; bright: string }> = {
  blue: { face: "#1b5fc4", on: "#ffffff", deep: "#113d85", bright: "#62a2ff" },
  green: { face: "#27793a", on: "#ffffff", deep: "#174f24", bright: "#63c777" },
  purple: { face: "#7d3aa9", on: "#ffffff", deep: "#52217a", bright: "#c88bee" },
  yellow: { face: "#f7c71c", on: "#2a1a14", deep: "#b98a06", bright: "#f7c71c" },
};

const HAND =
  "M13 25V11a3.2 3.2 0 0 1 6.4 0v10h1.2V6a3.2 3.2 0 0 1 6.4 0v15h1.2V8.5a3.2 3.2 0 0 1 6.4 0V23h1.2v-8a3 3 0 0 1 6 0v17.5C41.8 41 36 46 28 46c-6.5 0-10-2.7-13-7.5L7.3 29.5c-2.3-3.9 2.6-7.2 5.7-4.5z";

/** The pictures of HEATED's action cards. A number within one is drawn by the card. */
export const ICON: Record<string, Drawing> = {
  // A snowflake: the next player cools off.
  cool: { line: "M24 3v42M5.8 13.5l36.4 21M5.8 34.5l36.4-21M17 6l7 6.5L31 6M17 42l7-6.5 7 6.5M4.5 22.5l8.8-3-2.2-9M43.5 25.5l-8.8 3 2.2 9M11.1 37.5l2.2-9-8.8-3M36.9 10.5l-2.2 9 8.8 3", pen: 4 },
  reverse: { line: "M8 22C9 12 17 7 25 8c4 .5 7 2 9.5 4.5M40 26c-1 10-9 15-17 14-4-.5-7-2-9.5-4.5", fill: "M41 3v16H25zM7 45V29h16z", pen: 6 },
  draw2: {},
  draw4: {},
  // An open hand comes down.
  hot: { fill: HAND },
  swap: { line: "M6 16h26M42 32H16", fill: "M29 4l17 12-17 12zM19 20 2 32l17 12z", pen: 7 },
  // A dial of spice.
  adjust: { line: "M8 36a19 19 0 1 1 32 0M24 26l9-11", fill: "M24 21a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM16 40h16v5H16z", pen: 5.5 },
  "getting-heated": { fill: `${FLAME}M24 22.5l-8.5 10H21V41h6v-8.5h5.5z` },
  ghost: { fill: "M24 2c10.5 0 17 7.5 17 18.5V46l-6-5-5.5 5-5.5-5-5.5 5-5.5-5-6 5V20.5C7 9.5 13.5 2 24 2zm-6.5 14a4 4.5 0 1 0 0 9 4 4.5 0 0 0 0-9zm13 0a4 4.5 0 1 0 0 9 4 4.5 0 0 0 0-9z" },
  // A comet over the horizon.
  apocalypse: { line: "M3 44h42M43 4 27 20M46 15 33 27M31 3l-9 9", fill: "M18 16a12 12 0 1 1 0 24 12 12 0 0 1 0-24z" },
  // Scales.
  "fair-play": { line: "M24 4v38M13 44h22M7 12h34M7 12 2 27h10zM41 12l-5 15h10z", pen: 4 },
  "no-thanks": { line: "M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40zM15.5 15.5l17 17M32.5 15.5l-17 17", pen: 5.5 },
  // Everybody falls.
  united: { line: "M9 4v20M24 4v20M39 4v20M3 44h42", fill: "M1 22h16L9 37zM16 22h16l-8 15zM31 22h16l-8 15z", pen: 5.5 },
  gift: { line: "M24 12C20 2 9 1 9 7c0 5 8 5 15 5zM24 12c4-10 15-11 15-5 0 5-8 5-15 5z", fill: "M3 13h18.5v9H3zM26.5 13H45v9H26.5zM6 25h15.5v20H6zM26.5 25H42v20H26.5z", pen: 4 },
  // A white flag, waved.
  mercy: { line: "M9 3v43M10 7c9-5 16 5 33 0-3 6-3 13 0 19-17 5-24-5-33 0" },
  // Two alike, one behind the other.
  copy: { fill: "M5 2h24a3 3 0 0 1 3 3v6H19a6 6 0 0 0-6 6v17H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zM19 15h24a3 3 0 0 1 3 3v25a3 3 0 0 1-3 3H19a3 3 0 0 1-3-3V18a3 3 0 0 1 3-3z" },
  // One card goes, one comes.
  "give-take": { fill: "M3 5h13a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM32 21h13a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H32a2 2 0 0 1-2-2V23a2 2 0 0 1 2-2zM35 2l10 8-10 8zM13 46 3 38l10-8z", line: "M23 10h12M25 38H13", pen: 5 },
  "super-swap": { line: "M5 13h25M43 35H18", fill: "M28 1l18 12-18 12zM20 23 2 35l18 12z", pen: 6.5 },
  // A chequered flag.
  finish: { line: "M7 3v43", fill: "M10 4h9v8h-9zM28 4h9v8h-9zM19 12h9v8h-9zM37 12h8v8h-8zM10 20h9v8h-9zM28 20h9v8h-9zM10 4h35v2.5H10zM10 26h35v2.5H10zM42.5 4H45v24.5h-2.5z", pen: 5 },
  // Two places are traded.
  reorganize: { line: "M13 13C16 5 32 5 35 13M35 35c-3 8-19 8-22 0", fill: "M39 5v13H27zM9 43V30h12zM8 17a7 7 0 1 1 0 14A7 7 0 0 1 8 17zM40 17a7 7 0 1 1 0 14 7 7 0 0 1 0-14z", pen: 4.5 },
  // A whirl.
  "spice-mix": { line: "M24 25c0-5 7-5 7 1 0 8-14 9-15-1C15 12 32 8 39 18c8 13-2 27-16 26C11 43 3 34 4.5 22 6 12 14 5 24 4", pen: 5.5 },
  // A hand to be held back.
  "too-chili": { fill: HAND },
  // Jaws.
  trap: { fill: "M3 22C4 10 13 3 24 3s20 7 21 19l-5.3-7-5.2 7-5.3-7-5.2 7-5.2-7-5.3 7-5.2-7zM3 26c1 12 10 19 21 19s20-7 21-19l-5.3 7-5.2-7-5.3 7-5.2-7-5.2 7-5.3-7-5.2 7z" },
  // A pencil.
  blank: { line: "M5 43l4-13L33 6l9 9-24 24zM27 12l9 9M9 30l9 9" },
};

/** What is struck out of TOO CHILI's hand. */
export const STROKE = "M5 44 44 5";
