/** How the cats at a SPICY table feel about what happened. What only its teller knows shows only on the teller's own screen. */
import { sound } from "../../sound/sound";
import { scene } from "../../table/scene.svelte";
import { truth } from "./choice.svelte";
import type { SpicyHappening } from "./stage.svelte";

/** Whether the newest claim of the stack is your own, and not true. */
export function lies({ before, after }: SpicyHappening): boolean {
  const top = before?.view.stack.findLast((laid) => laid.claim !== null);
  if (!top || top.by !== after.view.seat || top.card === null || top.claim === null) return false;
  return truth(top.card, top.claim) !== "both";
}

/** When somebody is challenged, before the card turns over. */
export function feelChallenge({ facts }: SpicyHappening) {
  for (const fact of facts) {
    if (fact.fact !== "challenged") continue;
    scene.feel(fact.against, "bristle");
    sound("hiss");
  }
}

/** When all of it has been seen. */
export function feel(happening: SpicyHappening) {
  const me = happening.after.view.seat;
  for (const fact of happening.facts) {
    switch (fact.fact) {
      case "card-played":
      case "passed":
        if (me !== null && fact.seat !== me && lies(happening)) {
          scene.feel(me, "smirk");
          sound("purr");
        }
        break;
      case "challenged": {
        const shown = happening.facts.find((one) => one.fact === "card-revealed");
        if (shown?.fact !== "card-revealed") break;
        scene.feel(shown.holds ? fact.against : fact.seat, "smirk");
        scene.feel(shown.holds ? fact.seat : fact.against, "sad");
        break;
      }
      case "trophy-taken":
        scene.feel(fact.seat, "proud");
        break;
    }
  }
}
