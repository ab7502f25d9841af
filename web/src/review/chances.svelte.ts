/** Everybody's chances in a game: they come page by page, since the server plays it on from every step. */
import { readChances, Refused } from "../wire/http";
import type { ChancePoint, Chances, Origin } from "../wire/protocol";

const PATIENCE = 1_500; // milliseconds until the server is asked again after it was asked too much
const TRIES = 8;

export class ChanceReader {
  points = $state.raw<ChancePoint[]>([]);
  deeds = $state.raw<Chances["deeds"]>([]);
  total = $state(0);
  working = $state(false);
  #gone = false;

  async read(source: Omit<Origin, "ply">) {
    this.working = true;
    let start: number | null = 0;
    for (let tries = 0; start !== null && tries < TRIES && !this.#gone; ) {
      try {
        const page: Chances = await readChances({ origin: { ...source, ply: 0 }, start });
        this.points = [...this.points, ...page.points];
        this.deeds = page.deeds;
        this.total = page.total;
        start = page.next;
        tries = 0;
      } catch (trouble) {
        // The game can be viewed without it; only a client that asks too fast asks again.
        if (!(trouble instanceof Refused) || trouble.fault.id !== "too-fast") break;
        tries += 1;
        await new Promise((rested) => setTimeout(rested, PATIENCE));
      }
    }
    this.working = false;
  }

  stop() {
    this.#gone = true;
  }
}
