/** How the cats at a HEATED table feel about what happened. */
import { sound } from "../../sound/sound";
import { scene } from "../../table/scene.svelte";
import type { HeatedHappening } from "./stage.svelte";

export function feel({ facts, after }: HeatedHappening) {
  for (const fact of facts) {
    switch (fact.fact) {
      case "effect-cancelled":
        scene.feel(fact.seat, "smirk");
        sound("purr");
        break;
      case "penalty-due":
      case "last-to-slap":
        scene.feel(fact.seat, "sad");
        break;
      case "trap-sprung":
        scene.feel(fact.seat, "bristle");
        sound("hiss");
        break;
      case "places-traded":
        sound("walk");
        break;
      case "card-played":
        for (const other of fact.on) if (other !== fact.seat) scene.feel(other, "bristle");
        break;
    }
  }
  if (after.view.pending) scene.feel(after.view.pending.on, "bristle");
}
