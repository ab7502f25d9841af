/** What the rulebook says about settings while they are being chosen: the manual's advice, or why they cannot be. */
import { explain, readRules, Refused } from "../wire/http";
import type { Settings } from "../wire/protocol";

export function advice(chosen: () => { rules: Settings["rules"]; players: number } | null) {
  const told = $state<{ warnings: string[]; trouble: string }>({ warnings: [], trouble: "" });
  $effect(() => {
    const wish = chosen();
    if (!wish) return;
    let late = false;
    const soon = setTimeout(async () => {
      try {
        const answer = await readRules(wish);
        if (late) return;
        told.warnings = answer.warnings;
        told.trouble = "";
      } catch (error) {
        if (late) return;
        told.warnings = [];
        told.trouble = error instanceof Refused ? explain(error.fault) : "";
      }
    }, 200);
    return () => {
      late = true;
      clearTimeout(soon);
    };
  });
  return told;
}
