/** The pictures of a game's cards, loaded when one is first drawn: a table needs those of one game. */
import type { Component } from "svelte";
import type { CardProps } from "./faces";
import { roomOf } from "./room";

const ARTS = import.meta.glob<{ default: Component<CardProps> }>("./*/art.ts");

class Arts {
  #here = $state.raw<Record<string, Component<CardProps>>>({});
  #asked = new Map<string, Promise<void>>();

  /** What draws a card; null until it has come. */
  of(game: string): Component<CardProps> | null {
    const here = this.#here[game];
    if (!here) void this.load(game).catch(() => undefined);
    return here ?? null;
  }

  load(game: string): Promise<void> {
    let asked = this.#asked.get(game);
    if (!asked) {
      asked = roomOf(ARTS, game)().then(({ default: Card }) => {
        this.#here = { ...this.#here, [game]: Card };
      });
      this.#asked.set(game, asked);
    }
    return asked;
  }
}

export const arts = new Arts();
