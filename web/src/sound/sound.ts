/** Asks for a sound. What makes them comes after the first picture of a table: nobody hears one before. */
import { preferences } from "../preferences.svelte";

export type Sound =
  | "card"
  | "draw"
  | "turn"
  | "challenge"
  | "right"
  | "wrong"
  | "trophy"
  | "slap"
  | "call"
  | "chat"
  | "win"
  | "lose"
  | "hiss"
  | "purr"
  | "doom"
  | "walk"
  | "verdict";

export const sounds = () => import("./sounds");

export function sound(which: Sound) {
  if (!preferences.sounds && !preferences.vibration) return;
  sounds().then(
    ({ make }) => make(which),
    () => undefined, // the line is down: it stays silent
  );
}
