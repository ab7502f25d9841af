/** The log as a story: chapters, and in each a block for everything that belongs together. */
import { storyOf, type Part } from "../games/stories";
import type { Fact } from "../wire/connection.svelte";
import type { Entry } from "./log.svelte";

export interface Block {
  /** Of its first entry. */
  number: number;
  /** The player who did it; null if nobody did. */
  seat: number | null;
  /** Whether it begins a chapter, and which. */
  chapter: number | null;
  /** Whether it is what everybody waited for. */
  high: boolean;
  entries: Entry[];
}

export function blocksOf(game: string, entries: Entry[]): Block[] {
  const part = storyOf(game).parts?.() ?? (() => "deed" as Part);
  const blocks: Block[] = [];
  let chapters = 0;
  let seq = -1;
  for (const entry of entries) {
    const last = blocks.at(-1);
    const kind: Part = entry.fact ? part(entry.fact as never, entry.seq === seq) : "more";
    seq = entry.seq;
    if (kind === "more" && last) {
      last.entries.push(entry);
      continue;
    }
    const chapter = kind === "chapter" ? ++chapters : null;
    blocks.push({ number: entry.number, seat: seatOf(entry.fact), chapter, high: kind === "high", entries: [entry] });
  }
  return blocks;
}

function seatOf(fact: Fact | null): number | null {
  const seat = (fact as { seat?: unknown } | null)?.seat;
  return typeof seat === "number" ? seat : null;
}
