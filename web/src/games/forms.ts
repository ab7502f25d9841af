/** What can be set at a table of a game; loaded with the settings. */
import type { Component } from "svelte";
import type { GameOffer, Settings } from "../wire/protocol";
import { roomOf } from "./room";

export type Rules = Settings["rules"];

export interface Preset {
  /** Its name and sentence are `web-preset-<id>` and its `.help`. */
  id: string;
  /** What differs from the defaults. */
  rules: Partial<Rules>;
}

export interface FormProps {
  offer: GameOffer;
  rules: any; // each game's form knows its own
  set: (rules: any) => void;
}

export interface Forms {
  presets: Preset[];
  /** The rules in a few words each, for a line of tags. */
  summary: (rules: any) => string[];
  Form: Component<FormProps>;
}

const FORMS = import.meta.glob<Forms>("./*/settings.ts", { eager: true });

export const formsOf = (game: string): Forms => roomOf(FORMS, game);
