/** The outcome of a challenge, a last card or a raid, from the reader's seat, and why. */
import type { Tidings } from "../../table/tidings";
import type { SpicyCardRevealed, SpicyChallenged } from "../../wire/protocol";
import { say } from "../../words/words.svelte";
import { cardName } from "./names";
import type { Fact } from "./story";

/** What stays until the next card: the sentence, and the card that was turned over, if any. */
export interface Outcome extends Tidings {
  card: string | null;
}

function find<Name extends Fact["fact"]>(facts: Fact[], name: Name) {
  return facts.find((each): each is Extract<Fact, { fact: Name }> => each.fact === name);
}

const who = (seat: number, me: number | null, names: string[]) => ({ you: seat === me ? "yes" : "no", name: names[seat] ?? "" });

/** Null if there was no outcome. */
export function outcome(facts: Fact[], me: number | null, names: string[]): Outcome | null {
  const challenged = find(facts, "challenged");
  const revealed = find(facts, "card-revealed");
  if (challenged && revealed) return ofChallenge(facts, challenged, revealed, me, names);
  const trophy = find(facts, "trophy-taken");
  if (trophy) {
    const text = say("web-spicy-told-trophy", who(trophy.seat, me, names));
    return { text, card: null, tone: trophy.seat === me ? "good" : me === null ? "plain" : "bad" };
  }
  const raided = find(facts, "stack-raided");
  if (raided) {
    const text = say("web-spicy-told-raid", { ...who(raided.seat, me, names), count: raided.count });
    return { text, card: null, tone: raided.seat === me ? "good" : "plain" };
  }
  return null;
}

function ofChallenge(facts: Fact[], challenged: SpicyChallenged, revealed: SpicyCardRevealed, me: number | null, names: string[]): Outcome {
  const { seat: challenger, against, trait } = challenged;
  const { holds, card, claim } = revealed;
  const loser = holds ? challenger : against;
  const winner = holds ? against : challenger;
  const place = me === challenger ? "challenger" : me === against ? "challenged" : "other";
  const head = say(holds ? "web-spicy-told-true" : "web-spicy-told-lie", {
    place,
    trait,
    challenger: names[challenger] ?? "",
    against: names[against] ?? "",
  });
  const won = find(facts, "stack-won");
  const drawn = facts.reduce((sum, fact) => (fact.fact === "cards-drawn" && fact.seat === loser ? sum + fact.cards.length : sum), 0);
  const parts: string[] = [];
  const trophy = find(facts, "trophy-taken") ? "yes" : "no"; // it goes to whoever wins the stack
  if (won) parts.push(say("web-spicy-told-takes", { ...who(won.seat, me, names), count: won.count, trophy }));
  if (drawn > 0) parts.push(say("web-spicy-told-draws", { ...who(loser, me, names), count: drawn }));
  const text = parts.length > 0 ? say("web-spicy-told", { head, what: parts.join(", ") }) : `${head}.`;
  const tone = me === winner ? "good" : me === loser ? "bad" : "plain";
  return { text, more: reason(trait, card, claim, holds), tone, card };
}

/** Why the challenged trait was right or wrong. */
function reason(trait: SpicyChallenged["trait"], card: string, claim: string, holds: boolean): string {
  if (trait === "blind") return say("web-spicy-why-blind");
  const wild = card === "*n" ? "number" : card === "*s" ? "spice" : null;
  if (wild && trait === "wrong") return say(`web-spicy-why-wild-${wild}-copy`);
  if (wild) return say(`web-spicy-why-wild-${wild}-${trait}`);
  const same = trait === "number" ? card.slice(1) === claim.slice(1) : trait === "spice" ? card[0] === claim[0] : card === claim;
  return say(same === holds ? "web-spicy-why-plain" : "web-spicy-why-variant", { card: cardName(card), claim: cardName(claim) });
}
