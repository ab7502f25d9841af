/** What happens in HEATED and what is at stake, from the reader's seat: yours, against you, against another. */
import type { Tidings } from "../../table/tidings";
import { list, say, words } from "../../words/words.svelte";
import { cardHelp, cardName, partsOf } from "./names";
import type { HeatedHappening } from "./stage.svelte";
import { isDare, type Fact } from "./story";
import type { HeatedSight, HeatedView } from "../../wire/protocol";

/** How many cards a seat draws. */
function drawnBy(facts: Fact[], seat: number | null): number {
  return facts.reduce((sum, fact) => (fact.fact === "cards-drawn" && fact.seat === seat ? sum + fact.cards.length : sum), 0);
}

/** At a dare everybody who slaps has lost; at a race the last to slap has. */
export const dares = (sight: HeatedSight) => isDare(sight.view.acting) || (sight.view.phase === "slaps" && !!sight.options.accepts);

export function tidings(happening: HeatedHappening, names: string[]): Tidings | null {
  const { facts, before, after } = happening;
  if (before === null) return null;
  const me = after.view.seat;
  const slapped = facts.filter((fact) => fact.fact === "last-to-slap");
  const lost = slapped.map((fact) => fact.seat);
  if (slapped[0]) {
    const mine = me !== null && lost.includes(me);
    const id = slapped[0].race ? "web-heated-told-last" : "web-heated-told-dared";
    const others = lost.filter((seat) => seat !== me);
    const text = say(id, { who: mine ? "you" : "other", names: list(others.map((seat) => names[seat] ?? "")), count: others.length });
    return { text, tone: mine ? "bad" : me === null ? "plain" : "good" };
  }
  if (me === null) return null;
  for (const fact of facts) {
    if (fact.fact === "hands-swapped" && (fact.seat === me || fact.other === me)) {
      const other = fact.seat === me ? fact.other : fact.seat;
      const [had, has] = [before.view.hand.length, after.view.hand.length];
      const text = say("web-heated-told-swapped", { name: names[other] ?? "", had, has });
      return { text, tone: has < had ? "good" : has > had ? "bad" : "plain" };
    }
    if (fact.fact === "effect-cancelled" && fact.seat === me) return { text: say("web-heated-told-spared"), tone: "good" };
    if (fact.fact === "turn-skipped" && fact.seat === me) return { text: say("web-heated-told-skipped"), tone: "bad" };
    if (fact.fact === "trap-sprung" && fact.seat === me) return { text: say("web-heated-told-trap"), tone: "bad" };
    if (fact.fact === "penalty-due" && fact.seat === me) return { text: say("web-heated-told-penalty", { count: fact.count }), tone: "bad" };
  }
  const drawn = drawnBy(facts, me);
  // Drawing on your own turn is no news.
  if (drawn > 0 && before.view.phase !== null) return { text: say("web-heated-told-draw", { count: drawn }), tone: "bad" };
  return null;
}

/** What the acting card does and to whom; "" if nothing acts. `mine`, `me` and `other` are the three points of view. */
export function stakes(view: HeatedView, names: string[]): string {
  if (view.acting === null || view.acting_by === null || view.phase === null) return "";
  const { seat: me, acting_by: by, acting_on: on } = view;
  const word = partsOf(view.acting).word;
  const name = (seat: number | undefined) => (seat === undefined ? "" : (names[seat] ?? ""));
  const hits = me !== null && (on.length > 0 ? on.includes(me) : by !== me && view.waiting.includes(me));
  const place = hits ? "me" : by === me ? "mine" : "other";
  const cards = (seat: number | undefined) => (seat === undefined ? 0 : (view.players[seat]?.hand ?? 0));
  const raced = view.phase === "answers" && (word === "hot" || word === "too-chili");
  const id = `web-heated-stakes-${word}${raced ? "-lost" : ""}`;
  if (!words.has(id)) return `${cardName(view.acting)}: ${cardHelp(view.acting)}`; // a BLANK of the table's own
  const others = on.filter((seat) => seat !== me);
  return say(id, {
    place,
    by: name(by),
    on: list(others.map(name)),
    with: name(others[0]),
    count: others.length,
    number: me === null ? 0 : on.indexOf(me) + 1,
    numbered: list(on.map((seat, i) => say("web-heated-numbered", { name: name(seat), number: i + 1 }))),
    draws: view.pending?.count ?? 0,
    theirs: cards(by),
    yours: cards(on[0]),
    fewer: Math.abs(cards(by) - cards(on[0])),
    less: cards(by) < cards(on[0]) ? "by" : cards(by) > cards(on[0]) ? "on" : "none",
    colour: say("heated-colour", { colour: view.colour }),
    card: cardName(view.acting),
  });
}
