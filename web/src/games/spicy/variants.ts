import type { GameOffer, SpicyRules } from "../../wire/protocol";

/** How many SPICE IT UP cards the printing is played with. */
export const mostVariants = (rules: SpicyRules, offer: GameOffer): number =>
  offer.most_variants[rules.edition ?? ""] ?? offer.choices.variants?.length ?? 0;
