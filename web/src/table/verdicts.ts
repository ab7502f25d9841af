/** How a race was decided, in words: the same in the log and for screen readers. */
import type { Verdict } from "../wire/protocol";
import { list, say } from "../words/words.svelte";

export function judge(verdict: Verdict, names: string[]): string {
  const [first, ...rest] = verdict.lines;
  const who = (seat: number) => names[seat] ?? "";
  return say(`web-verdict-${verdict.by}`, {
    first: first ? who(first.seat) : "",
    rest: list(rest.map((line) => say("web-verdict-behind", { name: who(line.seat), ms: line.behind }))),
  });
}
