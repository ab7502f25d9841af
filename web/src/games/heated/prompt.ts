/** One sentence: what is going on, as far as it concerns the reader. */
import type { HeatedSight } from "../../wire/protocol";
import { cardName } from "./names";
import { list, say } from "../../words/words.svelte";
import type { Draft } from "./draft.svelte";

const QUESTIONS = { colour: "terminal-heated-which-colour", giving: "terminal-heated-giving", place: "terminal-heated-which-place" } as const;

export function promptFor(sight: HeatedSight, seat: number | null, names: string[], draft: Draft): string {
  const { view, options } = sight;
  const name = (who: number | null) => (who === null ? "" : (names[who] ?? ""));
  const card = view.acting === null ? "" : cardName(view.acting);
  if (view.reason !== null) return say("terminal-over");
  if (seat === null) return view.turn === null ? "" : say("web-turn-of", { name: name(view.turn) });
  if (draft.step === "target") {
    const many = draft.option?.needs === "order" || draft.option?.needs === "two-players";
    return many ? say("terminal-heated-which-next", { number: draft.on.length + 1 }) : say("terminal-heated-which-seat");
  }
  if (draft.step !== null && draft.step !== "confirm") return say(QUESTIONS[draft.step]);
  if (options.names?.length) return say("terminal-heated-which-colour");
  if (options.discards) return say("terminal-heated-discard", { count: options.discards, marked: draft.marked.length });
  if (view.phase === "slaps" && options.slaps) {
    return say(options.accepts ? "terminal-heated-dare" : "terminal-heated-slap-now", { card });
  }
  if (view.phase === "answers" && options.accepts) {
    return say("terminal-heated-answer", { name: name(view.acting_by), card });
  }
  if (options.declines) return say("terminal-heated-help-wanted", { name: name(view.turn) });
  if (options.takes_nothing) return say("terminal-heated-which-take");
  if (view.uncalled.includes(seat)) return say("terminal-heated-call-now");
  if (view.uncalled.length > 0 && options.calls) return say("terminal-heated-catch", { names: list(view.uncalled.map(name)) });
  if (options.plays?.some((play) => play.out_of_turn) && view.jump_in) return say("terminal-heated-jump");
  if (view.turn === seat && view.waiting.length === 0) {
    const plays = (options.plays ?? []).length > 0;
    if (view.pending?.on === seat) return say(plays ? "terminal-heated-facing-stack" : "terminal-heated-facing", { count: view.pending.count });
    return say(plays ? "terminal-heated-your-turn" : "terminal-heated-no-card");
  }
  if (view.waiting.length > 0) {
    // A player who has answered stays in `waiting` until all have: their own answer is no secret to them.
    const others = view.waiting.filter((who) => who !== seat || !view.answered);
    return others.length > 0 ? say("terminal-heated-waits", { names: list(others.map(name)) }) : say("web-heated-answered");
  }
  return view.turn === null ? "" : say("web-turn-of", { name: name(view.turn) });
}
