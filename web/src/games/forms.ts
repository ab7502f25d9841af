/** What can be set at a table of a game; loaded with the settings. */
import type { Component } from "svelte";
import type { GameOffer, SettingOffer, Settings } from "../wire/protocol";
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
  rules: any; // each game knows its own
  set: (rules: any) => void;
}

export interface FaceProps {
  offer: GameOffer;
  setting: SettingOffer;
  rules: any;
  /** Changes some of the rules. */
  change: (part: any) => void;
}

export interface Forms {
  presets: Preset[];
  /** If every preset is a value of one setting: choosing one changes only that setting, and no other field offers it. */
  chosenBy?: string;
  /** The rules in a few words each, for a line of tags; the offer arrives a moment later. */
  summary: (rules: any, offer: GameOffer | null) => string[];
  /** Settings that need more than a plain field, by name. */
  faces?: Record<string, Component<FaceProps>>;
  /** Whether something must be called right after a card and can be prepared before. */
  arms?: boolean;
  /** Settings that belong to the game's looks and are always shown. */
  upfront?: string[];
  /** Settings that have no effect with these rules. */
  hidden?: (rules: any) => string[];
  /** The rules after a change, without what no longer fits. */
  settle?: (rules: any, offer: GameOffer) => any;
}

const FORMS = import.meta.glob<Forms>("./*/settings.ts", { eager: true });

export const formsOf = (game: string): Forms => roomOf(FORMS, game);
