/** Actions in a few words; loaded where a game is looked back at. */
import type { Settings } from "../wire/protocol";
import { roomOf } from "./room";
import type { Naming } from "./stories";

interface Options {
  /** An action, given by its verb and the rest of its words. */
  option: (verb: string, rest: string[], name: Naming, rules: Settings["rules"] | null) => string;
}

const OPTIONS = import.meta.glob<Options>("./*/option.ts", { eager: true });

export const optionsOf = (game: string): Options => roomOf(OPTIONS, game);
