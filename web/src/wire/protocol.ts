// Made by scripts/protocol.mjs from docs/protocol.schema.json. Do not edit.

export type ClientMessage = Hello | Sit | Stand | Leave | Kick | SetBot | ChangeSettings | Nonce | Start | Play | Chat | Mute | Pong;

export type ServerMessage = Welcome | TableMessage | Update | Done | FaultMessage | Stale | ChatMessage | Ping | Bye;

/** HEATED's BLANK as a card of the table's own (H-BLANK). */
export interface BlankRules {
  name: string;
  colour?: "black" | "white";
  text?: string;
  everyone_draws?: number;
  others_draw?: number;
  next_draws?: number;
  target_draws?: number;
  player_draws?: number;
  everyone_discards?: number;
  others_discard?: number;
  next_discards?: number;
  target_discards?: number;
  player_discards?: number;
  reverse?: boolean;
  skip?: boolean;
}

/** The last message before the server closes the connection. */
export interface Bye {
  type: "bye";
  reason: "bad-message" | "kicked" | "left" | "no-hello" | "stopping" | "taken-over" | "too-fast" | "too-large" | "too-slow" | "unknown-token";
  fault: Fault;
}

/** The host changes the table before the start or after the end. A new match begins. */
export interface ChangeSettings {
  type: "change-settings";
  /** Chosen by the client, new for each wish. */
  id: string;
  settings: Settings;
}

/** Either a text or a quick phrase. */
export interface Chat {
  type: "chat";
  /** Chosen by the client, new for each wish. */
  id: string;
  text?: string | null;
  phrase?: "good-game" | "hello" | "hurry-up" | "i-do-not-believe-you" | "one-moment" | "ouch" | "so-spicy" | "thanks" | "well-played" | null;
}

export interface ChatLine {
  number: number;
  /** Somebody at this table. It is no secret. */
  person: string;
  name: string;
  text?: string | null;
  phrase?: "good-game" | "hello" | "hurry-up" | "i-do-not-believe-you" | "one-moment" | "ouch" | "so-spicy" | "thanks" | "well-played" | null;
}

export interface ChatMessage {
  type: "chat";
  line: ChatLine;
}

/** What is left, in milliseconds from when this was sent. */
export interface Clock {
  turn?: number | null;
  turn_left?: number | null;
  window_left?: number | null;
  window?: number | null;
}

/** What was wished for is done; `seq` after it. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/**
 * Why something was refused. `message` is a Fluent id of the catalogues, `sentence` the same in English.
 * Where the message has a variable `why`, that is what `why` says, in the same language.
 */
export interface Fault {
  id: string;
  message: string;
  sentence: string;
  values?: Record<string, string | number>;
  why?: Fault | null;
}

/** It was not done and nothing has changed. Without an id: not even that could be read. */
export interface FaultMessage {
  type: "refused";
  id: string | null;
  fault: Fault;
}

/** What can be chosen in one game. */
export interface GameOffer {
  game: "heated" | "spicy";
  fewest: number;
  most: number;
  defaults: Settings;
  choices: Record<string, string[]>;
  most_variants: Record<string, number>;
  bots: string[];
  temperaments: string[];
}

/** `GET /api/games`. */
export interface Games {
  games: GameOffer[];
  speeds: Record<string, WindowTimes>;
  phrases: ("good-game" | "hello" | "hurry-up" | "i-do-not-believe-you" | "one-moment" | "ouch" | "so-spicy" | "thanks" | "well-played")[];
}

/** Face down. */
export interface HeatedCardOffered {
  fact: "card-offered";
  /** A seat, clockwise from 0. */
  seat: number;
  card: string | null;
}

/** `acts` is what it acts as: the top card for a COPY, else itself; `on` the players named with it. */
export interface HeatedCardPlayed {
  fact: "card-played";
  /** A seat, clockwise from 0. */
  seat: number;
  /** A card as a record writes it: w5, *s; b7, g-draw2, draw4. */
  card: string;
  /** A card as a record writes it: w5, *s; b7, g-draw2, draw4. */
  acts: string;
  out_of_turn: boolean;
  on: number[];
}

/** As help; giver and taker know the card. */
export interface HeatedCardTaken {
  fact: "card-taken";
  /** A seat, clockwise from 0. */
  seat: number;
  card: string | null;
  /** A seat, clockwise from 0. */
  giver: number;
}

/** Openly, to the bottom of the discard pile. */
export interface HeatedCardsDiscarded {
  fact: "cards-discarded";
  /** A seat, clockwise from 0. */
  seat: number;
  cards: string[];
}

export interface HeatedCardsDrawn {
  fact: "cards-drawn";
  /** A seat, clockwise from 0. */
  seat: number;
  cards: (string | null)[];
}

/** Only the two know the cards. */
export interface HeatedCardsExchanged {
  fact: "cards-exchanged";
  /** A seat, clockwise from 0. */
  seat: number;
  given: string | null;
  got: string | null;
  /** A seat, clockwise from 0. */
  other: number;
}

export interface HeatedColourNamed {
  fact: "colour-named";
  /** A seat, clockwise from 0. */
  seat: number;
  colour: "blue" | "green" | "purple" | "yellow";
}

export interface HeatedDiscardReshuffled {
  fact: "discard-reshuffled";
  count: number;
}

/** By NO THANKS, for this seat. */
export interface HeatedEffectCancelled {
  fact: "effect-cancelled";
  /** A seat, clockwise from 0. */
  seat: number;
  /** A card as a record writes it: w5, *s; b7, g-draw2, draw4. */
  card: string;
}

export interface HeatedGameEnded {
  fact: "game-ended";
  reason: "discarded-last-card" | "dry" | "gave-last-card" | "went-out";
  winners: number[];
}

/** New hands by seat; null for a seat that kept its own. Everybody sees how many cards. */
export interface HeatedHandsMixed {
  fact: "hands-mixed";
  /** A seat, clockwise from 0. */
  seat: number;
  hands: ((string | null)[] | null)[];
}

export interface HeatedHandsSwapped {
  fact: "hands-swapped";
  /** A seat, clockwise from 0. */
  seat: number;
  /** A seat, clockwise from 0. */
  other: number;
}

/** `own` if the caller had to call it. */
export interface HeatedHeatedCalled {
  fact: "heated-called";
  /** A seat, clockwise from 0. */
  seat: number;
  own: boolean;
}

export interface HeatedHelpAsked {
  fact: "help-asked";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** Or, at a TOO CHILI, who slapped although nobody had to. */
export interface HeatedLastToSlap {
  fact: "last-to-slap";
  /** A seat, clockwise from 0. */
  seat: number;
}

export interface HeatedMercyDrawn {
  fact: "mercy-drawn";
  /** A seat, clockwise from 0. */
  seat: number;
}

export interface HeatedNothingTaken {
  fact: "nothing-taken";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** All this seat may do now. What is missing is not possible or does nothing. */
export interface HeatedOptions {
  plays?: HeatedPlayOption[];
  draws?: boolean;
  draws_up_to?: number;
  asks?: boolean;
  names?: ("blue" | "green" | "purple" | "yellow")[];
  offers?: string[];
  declines?: boolean;
  takes?: number[];
  takes_nothing?: boolean;
  discards?: number;
  discard_from?: string[];
  slaps?: boolean;
  calls?: boolean;
  accepts?: boolean;
  wonders?: boolean;
}

/** With nothing to play and nothing to draw. */
export interface HeatedPassed {
  fact: "passed";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** The cards drawn next are a penalty. */
export interface HeatedPenaltyDue {
  fact: "penalty-due";
  /** A seat, clockwise from 0. */
  seat: number;
  count: number;
}

/** A draw not yet taken. */
export interface HeatedPending {
  card: "draw2" | "draw4" | "getting-heated";
  count: number;
  /** A seat, clockwise from 0. */
  on: number;
}

export interface HeatedPlacesTraded {
  fact: "places-traded";
  /** A seat, clockwise from 0. */
  seat: number;
  /** A seat, clockwise from 0. */
  other: number;
}

/**
 * A card that may be played now and what has to be named with it, in this order on the wire.
 * `plays CARD [COLOUR] [on WORD …] [giving CARD] [at PLACE]`
 */
export interface HeatedPlayOption {
  /** A card as a record writes it: w5, *s; b7, g-draw2, draw4. */
  card: string;
  colours?: ("blue" | "green" | "purple" | "yellow")[];
  late_colour?: boolean;
  needs?: "nothing" | "order" | "place" | "target" | "target-and-card" | "two-players";
  targets?: number[];
  giving?: string[];
  places?: number;
  out_of_turn?: boolean;
}

export interface HeatedPlayReversed {
  fact: "play-reversed";
  direction: "left" | "right";
}

/** What everybody sees of a player (H-COUNTS). */
export interface HeatedPlayer {
  hand: number;
  offers: boolean;
  discards: number;
}

/** The rules of a HEATED table; see docs/record.md. */
export interface HeatedRules {
  game: "heated";
  mode?: string;
  deck?: Record<string, number>;
  add?: string[];
  house?: number[];
  heated_call?: "automatic" | "race";
  reaction_cards_oblige?: boolean;
  no_thanks_ends_turn?: boolean;
  blank?: string | BlankRules | null;
}

/** What one seat sees happen, then sees, then may do. */
export interface HeatedSight {
  game: "heated";
  facts: (HeatedCardPlayed | HeatedColourNamed | HeatedCardsDrawn | HeatedPenaltyDue | HeatedTrapSprung | HeatedMercyDrawn | HeatedEffectCancelled | HeatedTurnSkipped | HeatedPlayReversed | HeatedPassed | HeatedHelpAsked | HeatedCardOffered | HeatedCardTaken | HeatedNothingTaken | HeatedCardsDiscarded | HeatedSlapped | HeatedLastToSlap | HeatedHeatedCalled | HeatedTurnAsked | HeatedHandsSwapped | HeatedCardsExchanged | HeatedPlacesTraded | HeatedHandsMixed | HeatedDiscardReshuffled | HeatedGameEnded)[];
  view: HeatedView;
  options: HeatedOptions;
}

export interface HeatedSlapped {
  fact: "slapped";
  /** A seat, clockwise from 0. */
  seat: number;
}

export interface HeatedTrapSprung {
  fact: "trap-sprung";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** House rule 1: "Whose turn is it?" */
export interface HeatedTurnAsked {
  fact: "turn-asked";
  /** A seat, clockwise from 0. */
  seat: number;
}

export interface HeatedTurnSkipped {
  fact: "turn-skipped";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** The table as one seat knows it; `seat` is null for a spectator, who has no hand. */
export interface HeatedView {
  seat: number | null;
  hand: string[];
  players: HeatedPlayer[];
  order: number[];
  direction: "left" | "right";
  /** A card as a record writes it: w5, *s; b7, g-draw2, draw4. */
  top: string;
  colour: "blue" | "green" | "purple" | "yellow";
  pending: HeatedPending | null;
  draw_pile: number;
  trap_on_top: boolean;
  discard: number;
  turn: number | null;
  waiting: number[];
  answered: boolean;
  phase: "answers" | "choice" | "colour" | "discards" | "offers" | "slaps" | null;
  acting: string | null;
  acting_by: number | null;
  offered: string | null;
  uncalled: number[];
  jump_in: boolean;
  reason: "discarded-last-card" | "dry" | "gave-last-card" | "went-out" | null;
  winners: number[];
}

/** The first message of a connection. A second device with the same token takes over from the first. */
export interface Hello {
  type: "hello";
  token: string;
  seen?: number;
}

/** `POST /api/tables/{table or code}/join`. */
export interface JoinTable {
  /** What somebody is called on screen, in any script. */
  name: string;
  watch?: boolean;
}

/** The answer to both. The token is this person's key to the table: keep it, and out of a URL's path and query. */
export interface Joined {
  token: string;
  table: string;
  code: string;
  /** Somebody at this table. It is no secret. */
  person: string;
  seats: number[];
}

/** The host sends a person away before the start or after the end. */
export interface Kick {
  type: "kick";
  /** Chosen by the client, new for each wish. */
  id: string;
  /** Somebody at this table. It is no secret. */
  person: string;
}

/** Leave the table for good: the token is worth nothing any more. In a game a bot plays on. */
export interface Leave {
  type: "leave";
  /** Chosen by the client, new for each wish. */
  id: string;
}

/** A public table in the list. */
export interface Listing {
  table: string;
  code: string;
  game: "heated" | "spicy";
  state: "lobby" | "over" | "playing";
  speed: "blitz" | "live" | "relaxed";
  host: string;
  seats: number;
  free: number;
  people: number;
}

/** `GET /api/tables`. */
export interface Listings {
  tables: Listing[];
}

/** `POST /api/tables`. */
export interface MakeTable {
  /** What somebody is called on screen, in any script. */
  name: string;
  settings: Settings;
  seats?: SeatWish[];
  start?: boolean;
  watch?: boolean;
  origin?: Origin | null;
}

/** Hear nothing more from a person, or hear them again. Only the one who mutes is told. */
export interface Mute {
  type: "mute";
  /** Chosen by the client, new for each wish. */
  id: string;
  /** Somebody at this table. It is no secret. */
  person: string;
  muted?: boolean;
}

/** What a seat adds to the next shuffle. */
export interface Nonce {
  type: "nonce";
  /** Chosen by the client, new for each wish. */
  id: string;
  nonce: string;
  seat?: number | null;
}

/** Where a table begins that does not begin anew: a point of a finished game here, or of a record. */
export interface Origin {
  ply: number;
  table?: string | null;
  game?: number;
  record?: string | null;
}

/** Somebody at the table, seated or watching. */
export interface Person {
  /** Somebody at this table. It is no secret. */
  person: string;
  /** What somebody is called on screen, in any script. */
  name: string;
  attends: boolean;
  host: boolean;
  bot?: boolean;
}

/** To be answered at once with the same nonce. */
export interface Ping {
  type: "ping";
  nonce: number;
}

/** An action of the game. A resend with the same id gets the same answer. */
export interface Play {
  type: "play";
  /** Chosen by the client, new for each wish. */
  id: string;
  seq: number;
  /** An action as a record writes it after the name: `plays w5 as c2`, `plays ghost green on Cy Bo`. Players are named by their `word`. */
  action: string;
  seat?: number | null;
}

/** At once, in answer to a ping. The server measures; there is nothing to claim. */
export interface Pong {
  type: "pong";
  nonce: number;
}

/** `POST /api/replay`: a finished game of a table, or a record, step by step. */
export interface ReadReplay {
  table?: string | null;
  game?: number;
  record?: string | null;
  seat?: number | null;
  open?: boolean;
}

/** `POST /api/rules`: what the rulebook says about a table that is played like this. */
export interface ReadRules {
  rules: SpicyRules | HeatedRules;
  players: number;
}

export interface Replay {
  game: "heated" | "spicy";
  rules: SpicyRules | HeatedRules;
  players: string[];
  names: string[];
  bots: (string | null)[];
  steps: ReplayStep[];
}

/** The position after an action, and what followed from it. The first step is the deal. */
export interface ReplayStep {
  action: string;
  sight: SpicySight | HeatedSight;
  hands?: (string[])[];
  stack?: string[];
}

/** `POST /api/review`: what the strongest bot thinks at a point of a finished game, knowing what that seat knew. */
export interface Review {
  origin: Origin;
  seat?: number | null;
}

export interface Reviewed {
  /** A seat, clockwise from 0. */
  seat: number;
  ply: number;
  claims: ReviewedClaim[];
  options: ReviewedOption[];
}

/** A card of SPICY's stack as the seat believes it: the chances that number, spice and both are true. */
export interface ReviewedClaim {
  /** A seat, clockwise from 0. */
  by: number;
  claim: string | null;
  copy: boolean;
  card: string | null;
  number: number;
  spice: number;
  both: number;
}

/** What an option is worth: the chance to win with it, and the standard error of that. */
export interface ReviewedOption {
  action: string | null;
  chance: number;
  error: number;
  playouts: number;
}

/** A clause that applies. Its words are `clause-<id>` of the catalogues, with a `.title`. */
export interface RulesClause {
  id: string;
  ruling: boolean;
  books: string[];
  related: string[];
}

/** The rules of one table, in reading order. */
export interface RulesPage {
  game: "heated" | "spicy";
  values: Record<string, string | number>;
  sections: RulesSection[];
  warnings: string[];
}

export interface RulesSection {
  section: string;
  clauses: RulesClause[];
}

/** A place at the table: a person's, a bot's or free. */
export interface Seat {
  /** A seat, clockwise from 0. */
  seat: number;
  name: string | null;
  word: string | null;
  person: string | null;
  bot: string | null;
  stood_in?: boolean;
}

/** What is to be on a seat of a new table: a bot, the maker under another name (a hot seat), or nobody yet. */
export interface SeatWish {
  bot?: string | null;
  name?: string | null;
}

/** The host puts a bot on a free seat, changes its level, or (null) frees the seat. */
export interface SetBot {
  type: "set-bot";
  /** Chosen by the client, new for each wish. */
  id: string;
  /** A seat, clockwise from 0. */
  seat: number;
  bot: string | null;
}

/** All that a table's host decides before the start. */
export interface Settings {
  rules: SpicyRules | HeatedRules;
  seats?: number;
  speed?: "blitz" | "live" | "relaxed";
  public?: boolean;
  spectators?: boolean;
  stand_in?: boolean;
  rounds?: number | null;
  first?: number | null;
}

/** Provable shuffles: docs/record.md says how to check. */
export interface Shuffle {
  commitment: string;
  nonces: (string | null)[];
  revealed?: string | null;
}

/** Take a free seat. Several seats for one person are a hot seat: each has its own name. */
export interface Sit {
  type: "sit";
  /** Chosen by the client, new for each wish. */
  id: string;
  seat?: number | null;
  name?: string | null;
}

export interface SpicyCardPlayed {
  fact: "card-played";
  /** A seat, clockwise from 0. */
  seat: number;
  card: string | null;
  /** A claim as a record writes it: c2 is 2 chili. */
  claim: string;
  copy: boolean;
}

/** The challenged card, for all to see; `holds` if what was challenged is right. */
export interface SpicyCardRevealed {
  fact: "card-revealed";
  /** A seat, clockwise from 0. */
  seat: number;
  /** A card as a record writes it: w5, *s; b7, g-draw2, draw4. */
  card: string;
  /** A claim as a record writes it: c2 is 2 chili. */
  claim: string;
  holds: boolean;
}

/** An offence: the card never lay there. `clause` says which. */
export interface SpicyCardTakenBack {
  fact: "card-taken-back";
  /** A seat, clockwise from 0. */
  seat: number;
  card: string | null;
  /** A claim as a record writes it: c2 is 2 chili. */
  claim: string;
  clause: string;
}

/** Change Your Luck: put under the card just played. */
export interface SpicyCardsAdded {
  fact: "cards-added";
  /** A seat, clockwise from 0. */
  seat: number;
  cards: (string | null)[];
}

export interface SpicyCardsDrawn {
  fact: "cards-drawn";
  /** A seat, clockwise from 0. */
  seat: number;
  cards: (string | null)[];
}

export interface SpicyChallenged {
  fact: "challenged";
  /** A seat, clockwise from 0. */
  seat: number;
  /** A seat, clockwise from 0. */
  against: number;
  trait: "blind" | "number" | "spice" | "wrong";
}

export interface SpicyGameEnded {
  fact: "game-ended";
  reason: "second-trophy" | "third-trophy" | "worlds-end";
  winners: number[];
  scores: number[];
}

/** A card of the stack. `card` is null for who does not know it; `claim` is null for cards put under a 5. */
export interface SpicyLaidCard {
  /** A seat, clockwise from 0. */
  by: number;
  card: string | null;
  claim: string | null;
  copy: boolean;
}

/** Told only to the seat that accepts: declining is never published. */
export interface SpicyLastCardAccepted {
  fact: "last-card-accepted";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** All others are asked now. */
export interface SpicyLastCardPlayed {
  fact: "last-card-played";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** All this seat may do now. What is missing is not possible. */
export interface SpicyOptions {
  claims?: string[];
  bad_claims?: boolean;
  under?: number;
  announces?: boolean;
  passes?: boolean;
  challenges?: ("blind" | "number" | "spice" | "wrong")[];
  copies?: string | null;
  copy_under?: number;
  accepts?: boolean;
  peeks?: string[];
}

export interface SpicyPassed {
  fact: "passed";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** An offence: looked at the top card of the stack (`whose` is null) or of a points pile. */
export interface SpicyPeeked {
  fact: "peeked";
  /** A seat, clockwise from 0. */
  seat: number;
  card: string | null;
  whose: number | null;
}

/** What everybody sees of a player. */
export interface SpicyPlayer {
  hand: number;
  points: number;
  trophies: number;
  score: number;
}

/** The rules of a SPICY table; see docs/record.md. */
export interface SpicyRules {
  game: "spicy";
  edition?: string;
  variants?: string[];
  variants_at_random?: number;
  manners?: "guided" | "tabletop";
  worlds_end?: number | null;
  worlds_end_jitter?: number;
  open_deck?: boolean;
  hand?: number;
  ranks?: number;
  spices?: number;
  copies?: number;
  wilds?: number;
  trophies?: number;
}

/** What one seat sees happen, then sees, then may do. */
export interface SpicySight {
  game: "spicy";
  facts: (SpicyCardPlayed | SpicyCardsAdded | SpicyCardsDrawn | SpicyPassed | SpicyChallenged | SpicyCardRevealed | SpicyStackWon | SpicyStackRaided | SpicyLastCardPlayed | SpicyLastCardAccepted | SpicyTrophyTaken | SpicyCardTakenBack | SpicyPeeked | SpicyGameEnded)[];
  view: SpicyView;
  options: SpicyOptions;
}

/** Spice Raider: won under a paw, unchallenged. */
export interface SpicyStackRaided {
  fact: "stack-raided";
  /** A seat, clockwise from 0. */
  seat: number;
  count: number;
}

export interface SpicyStackWon {
  fact: "stack-won";
  /** A seat, clockwise from 0. */
  seat: number;
  count: number;
}

export interface SpicyTrophyTaken {
  fact: "trophy-taken";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** The table as one seat knows it; `seat` is null for a spectator, who has no hand. */
export interface SpicyView {
  seat: number | null;
  hand: string[];
  stack: SpicyLaidCard[];
  answered: boolean;
  players: SpicyPlayer[];
  deck: number;
  above_worlds_end: number | null;
  turn: number | null;
  waiting: number[];
  paw: number | null;
  reason: "second-trophy" | "third-trophy" | "worlds-end" | null;
  winners: number[];
  variants: string[];
}

/** Not done: the table has moved on since `seq` of the action. The updates in between have been sent or come now. */
export interface Stale {
  type: "stale";
  id: string;
  seq: number;
}

/** Give up a seat before the start or after the end, and stay. */
export interface Stand {
  type: "stand";
  /** Chosen by the client, new for each wish. */
  id: string;
  /** A seat, clockwise from 0. */
  seat: number;
}

/** The host starts the game, the next round or a rematch; if the host is away, anybody seated may. */
export interface Start {
  type: "start";
  /** Chosen by the client, new for each wish. */
  id: string;
}

/** Everything about a table but the cards. */
export interface Table {
  table: string;
  code: string;
  state: "lobby" | "over" | "playing";
  settings: Settings;
  seats: Seat[];
  people: Person[];
  games: number;
  round: number;
  totals: number[];
  shuffle: Shuffle;
  warnings: string[];
}

/** The table has changed: who sits, who attends, settings, totals, state. */
export interface TableMessage {
  type: "table";
  host: boolean;
  seats: number[];
  table: Table;
}

/**
 * Something has happened in the game. Every client of a seat gets each `seq` once, in order.
 * An update with the `seq` of the one before concerns this person alone: an answer of theirs that is not published.
 */
export interface Update {
  type: "update";
  game: number;
  seq: number;
  sights: (SpicySight | HeatedSight)[];
  clock: Clock;
  verdict?: Verdict | null;
}

/** How a race was decided, in this order. */
export interface Verdict {
  lines: VerdictLine[];
  by: "coin" | "rule" | "time";
}

export interface VerdictLine {
  /** A seat, clockwise from 0. */
  seat: number;
  what: "calls" | "challenges" | "copies" | "plays" | "slaps";
  behind: number;
}

/** The answer to hello: exactly where this person is. */
export interface Welcome {
  type: "welcome";
  /** Somebody at this table. It is no secret. */
  person: string;
  host: boolean;
  seats: number[];
  table: Table;
  game: number;
  seq: number;
  sights: (SpicySight | HeatedSight)[];
  clock: Clock;
  chat: ChatLine[];
  muted: string[];
}

/** What a speed means, in seconds. */
export interface WindowTimes {
  turn: number;
  window: number;
  slaps: number;
  grace: number;
}
