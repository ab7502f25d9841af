/** What the start page and every card face down need of a game: small, since it is loaded first. */
import { say, words } from "../words/words.svelte";
import { roomOf } from "./room";

export interface CardProps {
  /** The word in a record. */
  card: string;
  /** What was named with it, such as a colour. */
  named?: string | null;
  decorative?: boolean;
}

export interface Face {
  /** The game's place among the others on the start page. */
  place: number;
  /** A few cards for decoration. */
  showcase: string[];
  /** A colour of style.css. */
  accent: string;
  /** A card face down: colours, and a shape with its place. */
  back: { face: string; weave: string; disc: string; ink: string; shape: string; place: string };
}

const FACES = import.meta.glob<Face>("./*/face.ts", { eager: true });

export const faceOf = (game: string): Face => roomOf(FACES, game);

/** The games of this server, in their order. */
export const GAMES: string[] = Object.entries(FACES)
  .filter(([, face]) => face.place > 0)
  .sort(([, a], [, b]) => a.place - b.place)
  .map(([path]) => path.split("/")[1] ?? "");

/** The name of a game. */
export function titleOf(game: string): string {
  return words.has(`web-${game}`) ? say(`web-${game}`) : game;
}
