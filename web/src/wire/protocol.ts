// Made by scripts/protocol.mjs from docs/protocol.schema.json. Do not edit.

export type ClientMessage = Hello | Sit | Rename | Stand | Leave | Kick | Lock | SetPace | SetBot | ChangeSettings | Nonce | Start | Play | Why | Wait | LetBe | Chat | Mute | Pong;

export type ServerMessage = Welcome | TableMessage | Update | Done | FaultMessage | Stale | ChatMessage | Ping | Bye;

export interface AnnouncementLine {
  words: string;
  made: number;
}

/** `GET /api/announcements`: what the person who runs this server has to say. */
export interface Announcements {
  announcements: AnnouncementLine[];
}

/** Something people choose before they set up. */
export interface Ask {
  /** It is called `companion-<game>-ask-<name>`; where there is no such message, `set-<game>-<name>`. */
  name: string;
  kind: "choice" | "number" | "several";
  /** What this plan was made with. */
  value: string | number | string[];
  choices?: string[];
  /** The message that names a choice, which takes the place of `{}`. */
  names?: string;
  low?: number;
  /** `number`: the limits; `several`: at most `high` at once. */
  high?: number;
}

/** `POST /api/match/{ticket}`: still waiting. Somebody who does not ask for some seconds waits no longer. */
export interface AwaitMatch {
  /** What somebody is called on screen, in any script. */
  name: string;
  cat?: number | null;
  /** Seconds that the last request took, there and back. */
  lag?: number;
}

/** `POST /api/me/seats`: these seats are mine. Games that end there from now on are my games. */
export interface BindSeats {
  keys: string[];
}

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

/**
 * `POST /api/me/blocks`: mute somebody everywhere (`mute`), also refuse them at tables I host (`block`), or neither
 * (`none`). `unmute` leaves somebody blocked who is. Name them by their profile, or by a table and their person
 * there.
 */
export interface BlockPerson {
  kind: "block" | "mute" | "none" | "unmute";
  profile?: string | null;
  table?: string | null;
  person?: string | null;
}

export interface Blocked {
  /** Somebody at this table. It is no secret. */
  profile: string;
  kind: "block" | "mute";
  /** Their name when they were blocked. */
  name: string;
}

/** `GET /api/me/blocks`. */
export interface Blocks {
  blocks: Blocked[];
}

/** The published rating of a bot, which never changes. */
export interface BotRating {
  bot: string;
  rating: number;
}

export interface BoundSeats {
  /** How many of the keys open a seat that is the profile's now. */
  bound: number;
}

/** The last message before the server closes the connection. */
export interface Bye {
  type: "bye";
  reason: "bad-message" | "kicked" | "left" | "line-lost" | "no-hello" | "no-spectators" | "stopping" | "store-down" | "taken-over" | "too-fast" | "too-large" | "too-slow" | "unknown-token";
  fault: Fault;
}

/** How everybody stood after a step of the game, with all hands open. */
export interface ChancePoint {
  step: number;
  /** The chances to win, by seat, from 0 to 1. */
  chances: number[];
  /** The largest standard error among them. */
  error: number;
}

export interface Chances {
  /** One page of them; empty in a game whose bots cannot estimate chances. */
  points: ChancePoint[];
  start: number;
  /** Points of the whole game. */
  total: number;
  /** Where the next page starts; null after the last. */
  next: number | null;
  /** By seat. */
  deeds: (Deed[])[];
}

/** `POST /api/clubs/{club}`: null leaves it as it is. */
export interface ChangeClub {
  name?: string | null;
  about?: string | null;
}

/** `POST /api/me`: another name, cat or language; null leaves it as it is. */
export interface ChangeMe {
  name?: string | null;
  cat?: number | null;
  language?: string | null;
}

/**
 * `POST /api/clubs/{club}/members`. Only the owner gives roles; a new owner replaces the old one. Organisers may
 * remove members.
 */
export interface ChangeMember {
  /** Somebody at this table. It is no secret. */
  person: string;
  /** null removes the person. */
  role: "member" | "organiser" | "owner" | null;
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

/** The time left, in milliseconds from when this was sent. */
export interface Clock {
  /** The seat whose turn clock runs. */
  turn?: number | null;
  turn_left?: number | null;
  /** Until the window for reactions closes, however many still think. */
  window_left?: number | null;
  /** How long such a window lasts in all. */
  window?: number | null;
  /** The players for whom the bots wait (`wait`). */
  readers?: number[];
  /**
   * At the speed `days`: the seats that may still react to the last card. The seat on turn cannot take its turn
   * before they have all sent `let-be`, or `window_left` is over. Nobody is told who has sent it.
   */
  asked?: number[];
  /** Those of this person's own seats that have sent it. */
  let_be?: number[];
}

/** `POST /api/clubs/{club}/close`: deletes the club, its presets and its tournaments. Games stay. */
export interface CloseClub {
  /** The club's name, so that nobody does it by accident. */
  name: string;
}

/** `GET /api/clubs/{club}`. People outside the club see its name, what it says about itself and how many it has. */
export interface Club {
  club: string;
  name: string;
  about: string;
  members: number;
  /** Of the person who asks; null outside the club. */
  role?: "member" | "organiser" | "owner" | null;
  /** For the owner and organisers: the last part of the invitation link. */
  invite?: string | null;
  people?: ClubMember[];
  presets?: ClubPreset[];
  /** Tables of the club at which somebody could sit down or watch, the latest first. */
  tables?: Listing[];
}

/** A club in somebody's list. */
export interface ClubLine {
  club: string;
  name: string;
  members: number;
  role: "member" | "organiser" | "owner";
}

export interface ClubMember {
  /** Somebody at this table. It is no secret. */
  person: string;
  name: string;
  cat: number | null;
  role: "member" | "organiser" | "owner";
  since: number;
}

/** House rules: the settings of a table under a name. */
export interface ClubPreset {
  id: string;
  name: string;
  settings: Settings;
}

/** `GET /api/clubs/{club}/season?season=2026-4&game=…`: finished games between people at the club's tables. */
export interface ClubSeason {
  season: string;
  game: "heated" | "spicy" | null;
  rows: ClubSeasonRow[];
  /** Of the whole club. */
  games: number;
}

/** A member's season in the club. */
export interface ClubSeasonRow {
  rank: number;
  /** Somebody at this table. It is no secret. */
  person: string;
  name: string;
  cat: number | null;
  /** The sum over all games of the part of the others that this person beat; a tie counts half. A win counts 1. */
  score: number;
  games: number;
  won: number;
}

/** `GET /api/clubs`: those of the person who asks. */
export interface Clubs {
  clubs: ClubLine[];
}

/** Something that is counted for every player. */
export interface Column {
  /** It is called `companion-<game>-column-<name>`, or `companion-column-<name>` for any game. */
  name: string;
  /** Points for each. */
  worth: number;
  /** How many there are for all players together; null is any number. */
  stock?: number | null;
  /** Whether it is counted during the game; otherwise once it is over. */
  during?: boolean;
  below_zero?: boolean;
}

/** Something a player did, counted over the game: `web-deed-<game>-<name>` words it, with the counts as values. */
export interface Deed {
  name: string;
  counts: Record<string, number>;
}

/** A browser that is signed in. */
export interface Device {
  id: string;
  label: string;
  /** When it was last here, to the day. */
  used: number;
  /** Whether it is the one that asks. */
  here: boolean;
}

/** The wish is done; `seq` is the number after it. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** A card that changes the rules of this game, drawn or chosen. */
export interface DrawnCard {
  card: string;
  title: string;
  /** The messages with its name and what it does. */
  help: string;
  /** The step in which it is laid out. */
  step: string;
}

/** `POST /api/me/passkey/drop`: this passkey signs nobody in any more. */
export interface DropPasskey {
  /** A passkey's id in base64url. */
  id: string;
}

/** `POST /api/clubs/{club}/presets/drop`. */
export interface DropPreset {
  id: string;
}

/** Something that ends a game. */
export interface Ending {
  /** It is called `companion-<game>-ending-<name>`, or `companion-ending-<name>` for any game. */
  name: string;
  /**
   * `each`: a player has `count` of `column`, and has won. `all`: all players together have. `said`: somebody says
   * so. `named`: somebody says so and who has won. Where no winner is known by it, points decide.
   */
  kind: "all" | "each" | "named" | "said";
  column?: string;
  count?: number;
}

/** `POST /api/me/enter`: sign in with the recovery phrase. */
export interface EnterPhrase {
  phrase: string;
}

/**
 * `POST /api/tournaments/{tournament}/enter`, also to come back after withdrawing. While it runs this is a late
 * entry, from the next round on.
 */
export interface EnterTournament {
}

/** `POST /api/me/erase`: everything about me. It cannot be undone. */
export interface EraseMe {
  /** The profile's name, so that nobody does this by mistake. */
  name: string;
}

/**
 * Why something was refused. `message` is a Fluent id in the catalogues, `sentence` the same in English.
 * If the message has a variable `why`, its value is the sentence of `why` in the same language.
 */
export interface Fault {
  id: string;
  message: string;
  sentence: string;
  values?: Record<string, string | number>;
  why?: Fault | null;
}

/** It was not done and nothing has changed. No id means that not even the id could be read. */
export interface FaultMessage {
  type: "refused";
  id: string | null;
  fault: Fault;
}

export interface Favourite {
  word: string;
  times: number;
}

/** A clause that may answer the question. Its words are `clause-<id>` of the catalogues, with a `.title`. */
export interface FoundClause {
  game: "heated" | "spicy";
  id: string;
  /** Whether the printed books are silent or disagree, and we decided. */
  ruling: boolean;
  books: string[];
  /** What its words vary with. */
  values: Record<string, string | number>;
}

/** `GET /api/ask`: best first. */
export interface FoundClauses {
  clauses: FoundClause[];
}

/** What can be chosen in one game. */
export interface GameOffer {
  game: "heated" | "spicy";
  fewest: number;
  most: number;
  defaults: Settings;
  /** By field of the rules: editions, variants, modes, cards that can be added … */
  choices: Record<string, string[]>;
  /** The fields of the rules in the order of a form. */
  settings: SettingOffer[];
  /** By edition, where a game has editions. */
  most_variants: Record<string, number>;
  bots: string[];
  /** Those among the bots that are meant for people: the weakest first, and last the one that adapts. */
  levels: string[];
  /**
   * What may follow the colon of a level, as in `cat:bold`. A quickness in percent may follow too, as in
   * `cat:bold:150%`.
   */
  temperaments: string[];
}

/** `GET /api/games`. */
export interface Games {
  games: GameOffer[];
  speeds: Record<string, WindowTimes>;
  phrases: ("good-game" | "hello" | "hurry-up" | "i-do-not-believe-you" | "one-moment" | "ouch" | "so-spicy" | "thanks" | "well-played")[];
}

/** A player offered a card, face down. */
export interface HeatedCardOffered {
  fact: "card-offered";
  /** A seat, clockwise from 0. */
  seat: number;
  card: string | null;
}

/**
 * A player played a card. `acts` is what it acts as: for a COPY the top card, else itself.
 * `on` are the players named with it; `out_of_turn` says that its player jumped in.
 */
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

/** A player took an offered card as help. Giver and taker know it. */
export interface HeatedCardTaken {
  fact: "card-taken";
  /** A seat, clockwise from 0. */
  seat: number;
  card: string | null;
  /** A seat, clockwise from 0. */
  giver: number;
}

/** A player discarded cards openly, to the bottom of the discard pile. */
export interface HeatedCardsDiscarded {
  fact: "cards-discarded";
  /** A seat, clockwise from 0. */
  seat: number;
  cards: string[];
}

/** A player drew cards. Only that player knows them; everybody sees how many. */
export interface HeatedCardsDrawn {
  fact: "cards-drawn";
  /** A seat, clockwise from 0. */
  seat: number;
  cards: (string | null)[];
}

/** Two players exchanged a card each. Only the two know the cards. */
export interface HeatedCardsExchanged {
  fact: "cards-exchanged";
  /** A seat, clockwise from 0. */
  seat: number;
  given: string | null;
  got: string | null;
  /** A seat, clockwise from 0. */
  other: number;
}

/** A player named the colour that play goes on with. */
export interface HeatedColourNamed {
  fact: "colour-named";
  /** A seat, clockwise from 0. */
  seat: number;
  colour: "blue" | "green" | "purple" | "yellow";
}

/** The draw pile was empty: `count` cards of the discard pile were shuffled into a new one. */
export interface HeatedDiscardReshuffled {
  fact: "discard-reshuffled";
  count: number;
}

/** A player answered NO THANKS: the effect of the card does not concern them. */
export interface HeatedEffectCancelled {
  fact: "effect-cancelled";
  /** A seat, clockwise from 0. */
  seat: number;
  /** A card as a record writes it: w5, *s; b7, g-draw2, draw4. */
  card: string;
}

/** The round is over: why, and who won. */
export interface HeatedGameEnded {
  fact: "game-ended";
  reason: "discarded-last-card" | "dry" | "gave-last-card" | "went-out";
  winners: number[];
}

/**
 * Hands were mixed and dealt anew: the new hands by seat, null for a seat that kept its own.
 * Everybody sees how many cards each hand has.
 */
export interface HeatedHandsMixed {
  fact: "hands-mixed";
  /** A seat, clockwise from 0. */
  seat: number;
  hands: ((string | null)[] | null)[];
}

/** Two players swapped their hands. */
export interface HeatedHandsSwapped {
  fact: "hands-swapped";
  /** A seat, clockwise from 0. */
  seat: number;
  /** A seat, clockwise from 0. */
  other: number;
}

/** Somebody called HEATED! `own` says that it was the player with one card; otherwise they were caught. */
export interface HeatedHeatedCalled {
  fact: "heated-called";
  /** A seat, clockwise from 0. */
  seat: number;
  own: boolean;
}

/** A player asked the others for help. */
export interface HeatedHelpAsked {
  fact: "help-asked";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** A player slapped last in a race; or, at a TOO CHILI (no race), slapped although nobody should have. */
export interface HeatedLastToSlap {
  fact: "last-to-slap";
  /** A seat, clockwise from 0. */
  seat: number;
  race: boolean;
}

/** A player drew a MERCY, which ends the draw. */
export interface HeatedMercyDrawn {
  fact: "mercy-drawn";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** A player asked for help and took nothing. */
export interface HeatedNothingTaken {
  fact: "nothing-taken";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** Everything this seat may do now. What is missing is not possible or has no effect. */
export interface HeatedOptions {
  plays?: HeatedPlayOption[];
  /** `draws`: takes the pending draw, or draws until a card is playable. */
  draws?: boolean;
  /** `draws N`, N from 1 to this: takes only this many of the pending draw for now. */
  draws_up_to?: number;
  /** `asks`: for help instead of drawing (H-HELP). */
  asks?: boolean;
  /** `names COLOUR`. */
  names?: ("blue" | "green" | "purple" | "yellow")[];
  /** `offers CARD`. */
  offers?: string[];
  /** `declines`: offers nothing. It is not published. */
  declines?: boolean;
  /** `takes WORD`. */
  takes?: number[];
  /** `takes nothing`. */
  takes_nothing?: boolean;
  /** `discards CARD …`: exactly this many of `discard_from`. */
  discards?: number;
  /** The cards of the hand that may be discarded, each as often as it is held. */
  discard_from?: string[];
  /**
   * `slaps`. It is due while `view.phase` is `slaps` and this seat is in `view.waiting`. With house rule 3 it can be
   * done at any time, and is punished if it is not due; so is every slap at a TOO CHILI.
   */
  slaps?: boolean;
  /** `calls`: HEATED! With house rule 2 also when nobody has to: that is punished (`view.uncalled` is then empty). */
  calls?: boolean;
  /** `accepts`: does not answer the acting card, or takes what has come. It is not published. */
  accepts?: boolean;
  /** `wonders`: says "Whose turn is it?", which house rule 1 punishes. A chat line that asks it does the same. */
  wonders?: boolean;
}

/** A player had nothing to play and nothing to draw. */
export interface HeatedPassed {
  fact: "passed";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** A player has to draw a penalty; the cards drawn next are it. */
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

/** Two players traded places at the table. */
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
  /** Name one of these. */
  colours?: ("blue" | "green" | "purple" | "yellow")[];
  /** The colour may also be left open and named after the effect (`names COLOUR`). */
  late_colour?: boolean;
  /**
   * target: `on` one of `targets`; target-and-card: also `giving` one of `giving`; two-players: `on` two different of
   * `targets`; order: `on` all of `targets` in an order (the first draws 1, the next 2 …); place: `at` 0 to `places`.
   */
  needs?: "nothing" | "order" | "place" | "target" | "target-and-card" | "two-players";
  targets?: number[];
  giving?: string[];
  places?: number;
  /** It is a jump-in or an answer: it would be played out of turn. */
  out_of_turn?: boolean;
}

/** Play turned round. `right` is counter-clockwise, the direction in which a game starts. */
export interface HeatedPlayReversed {
  fact: "play-reversed";
  direction: "left" | "right";
}

/** What everybody sees of a player (H-COUNTS). */
export interface HeatedPlayer {
  hand: number;
  /** Whether a card lies face down before them, as help. */
  offers: boolean;
  /** How many cards they still have to discard. */
  discards: number;
}

/** The rules of a HEATED table; see docs/record.md. */
export interface HeatedRules {
  game: "heated";
  /** Deck. Which of the manual's decks is played. */
  mode?: string;
  /** A deck of your own. Decide how many of each card there are, instead of a deck of the manual. */
  deck?: Record<string, number>;
  /** Added cards. Cards of the expansion that join the deck. */
  add?: string[];
  /** House rules. */
  house?: number[];
  /** HEATED! is called for you (automatic). Otherwise whoever forgets to call it can be caught. */
  heated_call?: "automatic" | "race";
  /** White cards count as playable. A player who holds NO, THANKS or MERCY may not draw instead of playing it. */
  reaction_cards_oblige?: boolean;
  /** NO, THANKS ends the turn. A player who cancels a draw with it also misses the turn. */
  no_thanks_ends_turn?: boolean;
  /** BLANK. The printed card without a text: leave it out or decide what it does. */
  blank?: string | BlankRules | null;
}

/** What one seat sees happen, sees and may do. */
export interface HeatedSight {
  game: "heated";
  facts: (HeatedCardPlayed | HeatedColourNamed | HeatedCardsDrawn | HeatedPenaltyDue | HeatedTrapSprung | HeatedMercyDrawn | HeatedEffectCancelled | HeatedTurnSkipped | HeatedPlayReversed | HeatedPassed | HeatedHelpAsked | HeatedCardOffered | HeatedCardTaken | HeatedNothingTaken | HeatedCardsDiscarded | HeatedSlapped | HeatedLastToSlap | HeatedHeatedCalled | HeatedTurnAsked | HeatedHandsSwapped | HeatedCardsExchanged | HeatedPlacesTraded | HeatedHandsMixed | HeatedDiscardReshuffled | HeatedGameEnded)[];
  view: HeatedView;
  options: HeatedOptions;
}

/** A player slapped the table. `race` says that a TOO HOT waited for it, and not a TOO CHILI or nothing. */
export interface HeatedSlapped {
  fact: "slapped";
  /** A seat, clockwise from 0. */
  seat: number;
  race: boolean;
}

/** A player drew a TRAP that lay face up in the draw pile, and has to draw 2 more. */
export interface HeatedTrapSprung {
  fact: "trap-sprung";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** A player asked "Whose turn is it?" (house rule 1). */
export interface HeatedTurnAsked {
  fact: "turn-asked";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** A player was skipped. */
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
  /** The seats in seating order, clockwise, from the first place. */
  order: number[];
  /** `right` is counter-clockwise, the direction a game starts in. */
  direction: "left" | "right";
  /** A card as a record writes it: w5, *s; b7, g-draw2, draw4. */
  top: string;
  colour: "blue" | "green" | "purple" | "yellow";
  pending: HeatedPending | null;
  draw_pile: number;
  trap_on_top: boolean;
  /** How many cards lie below the top. */
  discard: number;
  turn: number | null;
  /** Everybody asked who has not yet answered in public; who has declined stays secret. */
  waiting: number[];
  /** Whether this seat itself has declined what everybody is asked. */
  answered: boolean;
  /** What blocks play; null while the turn goes on. */
  phase: "answers" | "choice" | "colour" | "discards" | "offers" | "slaps" | null;
  /** The card that waits for answers, slaps or discards. */
  acting: string | null;
  acting_by: number | null;
  /**
   * The players it hits: those named with it, in that order (a GHOST PEPPER SPRAY numbers them from 1), or those who
   * have lost its race.
   */
  acting_on: number[];
  /** The card this seat offers as help. */
  offered: string | null;
  /** The players who can be caught not having called HEATED! */
  uncalled: number[];
  /** Whether a player who holds the same card can still jump in on the top card. */
  jump_in: boolean;
  reason: "discarded-last-card" | "dry" | "gave-last-card" | "went-out" | null;
  winners: number[];
}

/** The first message of a connection. A second device with the same token takes over from the first. */
export interface Hello {
  type: "hello";
  token: string;
  /** The newest `seq` this client has seen. Facts of the game it missed since then follow. */
  seen?: number;
  /**
   * The people this person has muted, as far as the client remembers. The server forgets them when it closes the
   * table.
   */
  muted?: string[];
  /** Whether this person has hardly played yet. If so, play waits twice as long for their answers. */
  newcomer?: boolean;
}

/** `POST /api/clubs/{club}/join`. */
export interface JoinClub {
  invite: string;
}

/** `POST /api/tables/{table or code}/join`. */
export interface JoinTable {
  /** What somebody is called on screen, in any script. */
  name: string;
  /** Do not sit, even if a seat is free. */
  watch?: boolean;
  cat?: number | null;
  /** Watch as a screen for the whole room. */
  screen?: boolean;
  /** Keys to this table that this client has had, so that the server recognises somebody who was sent away. */
  held?: string[];
}

/**
 * The answer to both. The token is this person's key to the table: store it, and keep it out of a URL's path and
 * query.
 */
export interface Joined {
  token: string;
  table: string;
  code: string;
  /** Somebody at this table. It is no secret. */
  person: string;
  seats: number[];
}

/**
 * `POST /api/me/phrase`, `POST /api/me/passkey`: keep this profile. Somebody who is signed in adds a way to sign in
 * to their own profile, and the fields are ignored.
 */
export interface KeepMe {
  /** What somebody is called on screen, in any script. */
  name: string;
  /** Two letters: en, de, fr. */
  language?: string;
  cat?: number | null;
}

/** The person that a client with the key would be. */
export interface KeyHolder {
  table: string;
  code: string;
  game: "heated" | "spicy";
  /** Somebody at this table. It is no secret. */
  person: string;
  /** What somebody is called on screen, in any script. */
  name: string;
  /** The names of the seats it opens: none for a spectator, several on a hot seat. */
  seats: string[];
}

/** The host sends a person away before the start or after the end. They cannot come back to this table. */
export interface Kick {
  type: "kick";
  /** Chosen by the client, new for each wish. */
  id: string;
  /** Somebody at this table. It is no secret. */
  person: string;
}

/** Somebody's place in a season. */
export interface Leader {
  /** null while the rating is provisional. */
  rank: number | null;
  /** Somebody at this table. It is no secret. */
  person: string;
  name: string;
  cat: number | null;
  rating: number;
  low: number;
  /** The true rating probably lies between these (95 %). */
  high: number;
  provisional: boolean;
  /** Rated games in this season. */
  games: number;
}

/** `GET /api/ratings?game=…&players=…&against=people|bots&season=2026-4`. */
export interface Leaderboard {
  game: "heated" | "spicy";
  players: number;
  against: "bots" | "people";
  /** A quarter of a year: 2026-4 begins in October. */
  season: string;
  /** All that have a leaderboard, the latest first. */
  seasons: string[];
  /** People with a certain rating first, the best first. */
  leaders: Leader[];
  /** For comparison where the opponents are bots; empty elsewhere. */
  bots: BotRating[];
  /** The person who asks, also if the list is too short for them. */
  me?: Leader | null;
}

/** Leave the table for good: the token no longer works. In a game a bot plays on. */
export interface Leave {
  type: "leave";
  /** Chosen by the client, new for each wish. */
  id: string;
}

/** `POST /api/me/leave`: sign out. */
export interface LeaveMe {
  /** Every browser, not only this one. */
  everywhere?: boolean;
  /** Another browser instead of this one. */
  device?: string | null;
}

/**
 * At the speed `days`: this seat does not react to the last card (`Clock.asked`). Nobody else is told. It may still
 * change its mind as long as the card lies there.
 */
export interface LetBe {
  type: "let-be";
  /** Chosen by the client, new for each wish. */
  id: string;
  /** As in `play`. */
  seq: number;
  /** As in `play`. */
  seat?: number | null;
}

/** A public table in the list. */
export interface Listing {
  table: string;
  code: string;
  game: "heated" | "spicy";
  state: "lobby" | "over" | "playing";
  speed: "blitz" | "days" | "live" | "relaxed";
  host: string;
  seats: number;
  free: number;
  people: number;
  /** Whether people may watch. */
  spectators?: boolean;
  rated?: boolean;
}

/** `GET /api/tables?game=…&to=sit|watch`: public tables, the latest changed first, at most 100. */
export interface Listings {
  tables: Listing[];
}

/**
 * The host locks the table against new people, or opens it again. Everybody who is at the table already can come
 * and go.
 */
export interface Lock {
  type: "lock";
  /** Chosen by the client, new for each wish. */
  id: string;
  locked?: boolean;
}

/** `POST /api/clubs`: whoever makes a club owns it. */
export interface MakeClub {
  name: string;
  about?: string;
}

/** `POST /api/clubs/{club}/tables`: a table that the members see. */
export interface MakeClubTable {
  /** What somebody is called on screen, in any script. */
  name: string;
  settings: Settings;
  cat?: number | null;
  /** The maker does not sit: for a table on a big screen. */
  watch?: boolean;
}

/** `POST /api/clubs/{club}/presets`: replaces the preset of the same name. */
export interface MakePreset {
  name: string;
  settings: Settings;
}

/** `POST /api/tables`. */
export interface MakeTable {
  /** What somebody is called on screen, in any script. */
  name: string;
  settings: Settings;
  /** By seat. The maker sits on the first seat for which no bot is wished. */
  seats?: SeatWish[];
  /** Start at once. The wishes must fill every seat. */
  start?: boolean;
  cat?: number | null;
  /** With `start`: no clock runs and no bot plays until somebody with a seat plays or sends `start` again. */
  hold?: boolean;
  /** The maker does not sit. */
  watch?: boolean;
  origin?: Origin | null;
}

/** `POST /api/tournaments`: by anybody who keeps a profile; for a club by its organisers. */
export interface MakeTournament {
  name: string;
  /** Of every table. Seats, `public`, `first`, `rounds` and `stand_in` are the tournament's own affair. */
  settings: Settings;
  plan?: "robin" | "swiss";
  /** People at a table. Some tables have fewer if the numbers do not work out. */
  size?: number;
  /** 0 means as many as needed: until everybody has met, or until one person could have won every table. */
  rounds?: number;
  /** After so long a table starts without people who have not come. */
  minutes?: number;
  /** Whether the next round starts by itself once all results are in. */
  auto?: boolean;
  club?: string | null;
  /** Of a club: whether only members may enter. */
  members_only?: boolean;
}

/** Where somebody stands who wants to be seated. */
export interface Match {
  /** A secret: it brings the seat. */
  ticket: string;
  /** Seconds. */
  waited: number;
  /** How many wait for the same game and number of players, this person included. */
  waiting: number;
  /** The seat, once there is one. */
  joined?: Joined | null;
}

/** `GET /api/me`: the kept profile this browser is signed in to, and what it can do about it. */
export interface Me {
  /** Whether this server keeps profiles at all. */
  profiles: boolean;
  /**
   * Whether a browser can use passkeys here. They need HTTPS (`insecure`) and a name instead of an IP address
   * (`address`).
   */
  passkeys: "address" | "insecure" | "yes";
  /** null for a guest. */
  profile?: Profile | null;
  keys?: OwnPasskey[];
  /** Whether there is a recovery phrase. */
  phrase?: boolean;
  devices?: Device[];
}

/** Hear nothing more from a person, or hear them again. Only the person who mutes is told. */
export interface Mute {
  type: "mute";
  /** Chosen by the client, new for each wish. */
  id: string;
  /** Somebody at this table. It is no secret. */
  person: string;
  muted?: boolean;
}

/** A finished game. Its review is at `/review/{table}/{number}`. */
export interface MyGame {
  table: string;
  number: number;
  game: "heated" | "spicy";
  players: number;
  /** `people` if anybody else was no bot. */
  against: "bots" | "people";
  place: number;
  won: boolean;
  points: number;
  began: number;
  ended: number;
  reason: string;
  seats: Opponent[];
}

/**
 * `GET /api/me/games?game=…&against=bots|people&result=won|lost&players=N&who=NAME&before=…`: finished games, the
 * newest first. `who` is a part of another player's name.
 */
export interface MyGames {
  games: MyGame[];
  /** Ask with this for the next page; null after the last. */
  before: string | null;
  /** On the first page: tables where I have a seat in a running game, or had one in the last day. */
  unfinished?: MyTable[];
}

/** `GET /api/me/play?game=…&against=…&players=N`: how I play. */
export interface MyPlay {
  games: number;
  won: number;
  /** By game. */
  parts: PlayPart[];
  /** The win rate over time, from the first game to the last, each point over the games before it. */
  line: number[];
}

/** `GET /api/me/push`: the devices that are told by web push when it is my turn or a game is over. */
export interface MyPush {
  /** The server's public key (VAPID), as `PushManager.subscribe` takes it. */
  key: string;
  devices: PushDevice[];
}

/** `POST /api/me/tables/{table}/key`: a key to a seat of mine, for a device that has none. */
export interface MySeat {
  token: string;
  holder: KeyHolder;
}

/** A table to return to. `POST /api/me/tables/{table}/key` gives a key to it. */
export interface MyTable {
  table: string;
  code: string;
  game: "heated" | "spicy";
  /** lobby, playing or over. */
  state: string;
  updated: number;
  host: string;
}

/** A table at people's own pace that waits for me. `POST /api/me/tables/{table}/key` gives a key to it. */
export interface MyTurn {
  table: string;
  code: string;
  game: "heated" | "spicy";
  /** `answer`: I am asked about somebody else's card. */
  kind: "answer" | "turn";
  since: number;
  /** When my time is over, in seconds since the epoch. */
  due: number;
  host: string;
}

/** `GET /api/me/turns`: the tables that wait for me, the most urgent first. No table is opened for it. */
export interface MyTurns {
  turns: MyTurn[];
  /** The time of the server. */
  now: number;
}

/** The recovery phrase. The server stores only a hash of it, so nobody can show it again. */
export interface NewPhrase {
  phrase: string;
  me: Me;
}

/** What a seat adds to the next shuffle. */
export interface Nonce {
  type: "nonce";
  /** Chosen by the client, new for each wish. */
  id: string;
  nonce: string;
  seat?: number | null;
}

/** A player of a finished game. */
export interface Opponent {
  /** What somebody is called on screen, in any script. */
  name: string;
  place: number;
  won: boolean;
  points: number;
  /** The level of a bot; null for a person. */
  bot: string | null;
  profile: string | null;
  me: boolean;
  /** Whether a bot played for them at the end. */
  left: boolean;
}

/** Where a table starts that continues a game: a point of a finished game here, or of a record. */
export interface Origin {
  /** How many of its actions have been played. */
  ply: number;
  table?: string | null;
  /** Which game of that table; 0 is the last. */
  game?: number;
  /** The text of a record instead. */
  record?: string | null;
}

export interface OwnPasskey {
  /** A passkey's id in base64url. */
  id: string;
  /** Where it was made: a browser and a system. */
  label: string;
  made: number;
  used: number;
}

/** One kind of printed card: how many to take out of the box. */
export interface PackRow {
  /** One of them as a record writes it, to be drawn. */
  card: string;
  /** The message with its name. */
  title: string;
  count: number;
  /** How many the box holds, with its expansion. */
  box: number;
  /** The heading it stands under: the message `<game>-family-<group>`. */
  group?: string;
}

export interface Pad {
  columns: Column[];
  endings: Ending[];
  /** Who starts the next game: the player the rules name again, or the winner of this one. */
  next_first?: "rule" | "winner";
}

/**
 * `POST /api/me/passkey/made`, `POST /api/me/enter/signed`: what the browser's passkey has answered, as WebAuthn's
 * JSON.
 */
export interface PasskeyAnswer {
  credential: Record<string, unknown>;
  /** For a new profile: who keeps it. */
  keep?: KeepMe | null;
}

/** What `navigator.credentials.create` or `.get` takes, as WebAuthn's JSON. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** Somebody at the table, seated or watching. */
export interface Person {
  /** Somebody at this table. It is no secret. */
  person: string;
  /** What somebody is called on screen, in any script. */
  name: string;
  /** Whether a connection is open. */
  attends: boolean;
  host: boolean;
  /** Whether this is a program that came with an API key. */
  bot?: boolean;
  /** Whether this is a screen that shows the table to the whole room, so that the players' own devices need not. */
  screen?: boolean;
  /** The kept profile of this person, the same at every table; null for a guest. */
  profile?: string | null;
}

/** Answer it at once with the same nonce. */
export interface Ping {
  type: "ping";
  nonce: number;
}

/** `GET /api/companion/{game}`: how to set up a game with the printed cards, and how its points are counted. */
export interface Plan {
  game: string;
  players: number;
  fewest: number;
  /** How many can play. */
  most: number;
  seed: string;
  asks: Ask[];
  /** What to do, in this order: messages `companion-<game>-step-<name>`, or `companion-step-<name>` for any game. */
  steps: string[];
  /** The values on which these messages depend. */
  values: Record<string, string | number>;
  drawn: DrawnCard[];
  /** Which cards to play with, if not all; empty means all of them. */
  pack: PackRow[];
  /** Advice against what was chosen, as messages. */
  warnings: string[];
  /** A seat drawn by lot, for tables that leave the start to chance. */
  first: number;
  pad: Pad;
}

/** An action of the game. A resend with the same id gets the same answer. */
export interface Play {
  type: "play";
  /** Chosen by the client, new for each wish. */
  id: string;
  /** The `seq` of the newest update on which this decision was based. */
  seq: number;
  /** An action as a record writes it after the name: `plays w5 as c2`, `plays ghost green on Cy Bo`. Players are named by their `word`. */
  action: string;
  /** Needed only on a hot seat; it must be one of this person's own seats. */
  seat?: number | null;
}

/** The results against bots or people at tables of one size. */
export interface PlayCut {
  against: "bots" | "people";
  players: number;
  games: number;
  won: number;
  /** How often first, second … */
  places: number[];
}

/** Something the game counts. Its name is the message `play-<game>-<name>`. */
export interface PlayMeasure {
  name: string;
  kind: "count" | "favourite" | "share" | "time";
  /** `favourite`: whether the words are cards or claims. */
  words: string;
  /** `share`: how often; `count`: the sum; `time`: the sum in milliseconds. */
  hits?: number;
  /** `share`: out of how many; `count`: in how many games; `time`: of how many. */
  chances?: number;
  /** `time`: the shortest, in milliseconds. */
  best?: number | null;
  favourites?: Favourite[];
}

export interface PlayPart {
  game: "heated" | "spicy";
  games: number;
  won: number;
  cuts: PlayCut[];
  measures: PlayMeasure[];
}

/** Send it at once in answer to a ping. The server measures the time itself; the client claims nothing. */
export interface Pong {
  type: "pong";
  nonce: number;
}

export interface Profile {
  /** Public, the same at every table. */
  person: string;
  /** What somebody is called on screen, in any script. */
  name: string;
  cat: number | null;
  /** Two letters: en, de, fr. */
  language: string;
  /** Seconds since the epoch. */
  made: number;
}

export interface PushDevice {
  /** The SHA-256 of its endpoint. */
  id: string;
  label: string;
  made: number;
}

/** `POST /api/puzzles/{game}/{number}`. */
export interface PuzzleAnswer {
  answer: string | null;
}

/** `GET /api/puzzles/{game}/{number}`: a position to think about. It does not say what is best. */
export interface PuzzlePage {
  game: "heated" | "spicy";
  /** From 1. */
  number: number;
  count: number;
  today: number;
  rules: SpicyRules | HeatedRules;
  /** Their words, by seat. */
  players: string[];
  names: string[];
  /** The seat that is asked. */
  seat: number;
  /** How the position came about, as that seat saw it, without the actions; the last step is the position. */
  steps: ReplayStep[];
  /** The possible answers, as a record writes them after the name; null is to let things be. */
  answers: (string | null)[];
}

/** Measured on imagined tables: it speaks for the best answer and against the next best. */
export interface PuzzleReason {
  /** Its sentence is `puzzle-reason-<game>-<reason>`. */
  reason: string;
  /** After the best answer. */
  best: number;
  /** After the next best. */
  other: number;
  /** The player it is about, if it is about one. */
  seat?: number | null;
}

export interface PuzzleSet {
  game: "heated" | "spicy";
  count: number;
  /** The number of the puzzle of the day, from 1. */
  today: number;
}

/** `GET /api/puzzles`: the games that have puzzles. */
export interface PuzzleSets {
  sets: PuzzleSet[];
}

export interface PuzzleSolved {
  right: boolean;
  best: string | null;
  /** What the bot thinks of every answer, and what it believes. */
  thoughts: Reviewed;
  /** The cards that lie there face down, bottom first. */
  truth: string[];
  /** The clearest first. */
  reasons?: PuzzleReason[];
}

export interface RatedLadder {
  game: "heated" | "spicy";
  players: number;
  against: "bots" | "people";
  rating: number;
  low: number;
  high: number;
  provisional: boolean;
  /** Rated games in all. */
  games: number;
  /** Oldest first. */
  steps: RatingStep[];
}

/** `GET /api/people/{person}/ratings`. */
export interface RatingHistory {
  /** Somebody at this table. It is no secret. */
  person: string;
  name: string;
  cat: number | null;
  /** The one with the most games first. */
  ladders: RatedLadder[];
}

/** Somebody's rating after a rated game. */
export interface RatingStep {
  /** Seconds since the epoch. */
  ended: number;
  rating: number;
  low: number;
  high: number;
  place: number;
  /** Only for the person whose history it is: a table's id opens the table. Null for everybody else. */
  table: string | null;
  /** Which game of that table. */
  number: number;
}

/** `POST /api/review/chances`: everybody's chances in a finished game, a page at a time. */
export interface ReadChances {
  /** Its `ply` is ignored. */
  origin: Origin;
  /** The first point you want: `next` of the page before. */
  start?: number;
}

/** `POST /api/key`: asks to whom a key belongs. Ask before you replace another key by it. */
export interface ReadKey {
  key: string;
}

/** `POST /api/replay`: a finished game of a table, or a record, step by step. */
export interface ReadReplay {
  table?: string | null;
  /** Which game of that table; 0 is the last finished one. */
  game?: number;
  record?: string | null;
  /** The seat whose view to show; null is a spectator's. */
  seat?: number | null;
  /** Whether to show all cards as well. */
  open?: boolean;
  /** The first step you want: `next` of the page before. */
  start?: number;
  /** How many steps at most; null means as many as fit in a page. */
  most?: number | null;
}

/** `POST /api/rules`: what the rulebook says about a table with these settings. */
export interface ReadRules {
  rules: SpicyRules | HeatedRules;
  players: number;
}

/** `POST /api/tournaments/{tournament}/readmit`: the organiser lets somebody back in who has withdrawn. */
export interface ReadmitEntrant {
  entrant: string;
}

/** Take another name or another cat, at any time. The record of a game has the name from its start. */
export interface Rename {
  type: "rename";
  /** Chosen by the client, new for each wish. */
  id: string;
  /** null keeps the name. */
  name?: string | null;
  /** null keeps the cat. */
  cat?: number | null;
  /** On a hot seat: only this one of the person's own seats gets the name. */
  seat?: number | null;
}

export interface Replay {
  game: "heated" | "spicy";
  rules: SpicyRules | HeatedRules;
  /** Their words, by seat. */
  players: string[];
  /** What they were called on screen. */
  names: string[];
  /** The levels of those players who were bots. */
  bots: (string | null)[];
  /** One page of them: as many as fit in half a megabyte. */
  steps: ReplayStep[];
  /** The number of the first step on this page; the deal is 0. */
  start?: number;
  /** Steps of the whole game, including the deal. */
  total?: number;
  /** Where the next page starts; null after the last. */
  next?: number | null;
}

/** The position after an action, and what followed from it. The first step is the deal. */
export interface ReplayStep {
  /** As the record writes it, with the player's word; empty for the deal. */
  action: string;
  sight: SpicySight | HeatedSight;
  /** By seat, where all cards are open. */
  hands?: (string[])[];
  /** The stack, bottom first, where all cards are open. */
  stack?: string[];
}

/** `POST /api/me/reports`: tell the person who runs this server about somebody at a table. */
export interface ReportPerson {
  table: string;
  /** Somebody at this table. It is no secret. */
  person: string;
  reason: "chat" | "cheating" | "leaving" | "name" | "other";
  words?: string;
}

export interface Reported {
  /** Its number, as the host's tool lists it. */
  report: string;
}

/** `POST /api/review`: what the strongest bot thinks at a point of a finished game, knowing what that seat knew. */
export interface Review {
  origin: Origin;
  /** null means the player who acts next. */
  seat?: number | null;
}

export interface Reviewed {
  /** A seat, clockwise from 0. */
  seat: number;
  ply: number;
  /** Bottom of the stack first; empty in a game without declarations. */
  claims: ReviewedClaim[];
  /** The bot's own choice first, then the others by their chance, those hardly tried at the end. */
  options: ReviewedOption[];
  /** Of the other players, from the next on. */
  assumes?: ReviewedAssumption[];
  /** How far such beliefs about claims were off on average, against the bots whom it judges worst. */
  claims_margin?: number;
  /** How far the intervals of the options reach beyond what the playouts alone say, at each end. */
  margin?: number;
}

/** How the bot takes another player to play, from what everybody saw of it. */
export interface ReviewedAssumption {
  /** A seat, clockwise from 0. */
  seat: number;
  /** The likeliest first. */
  manners: ReviewedManner[];
}

/** A card that was declared, as the seat believes it: the chances that number, spice and both are true. */
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

/** How likely a player is taken to play in a manner; in the imagined games it plays so. */
export interface ReviewedManner {
  manner: string;
  share: number;
}

/** What an option is worth: the chance to win with it, as far as the bot has found out. */
export interface ReviewedOption {
  /** As a record writes it after the name; null is to let things be. */
  action: string | null;
  chance: number;
  low: number;
  /** The true chance probably lies between these; an option tried in few playouts has a wide interval. */
  high: number;
  playouts: number;
  /** Whether it was tried often enough to say anything; if not, show no number. */
  known: boolean;
}

/** `POST /api/tournaments/{tournament}/rule`: the organiser decides or corrects a result. */
export interface RuleTable {
  round: number;
  number: number;
  /** By seat, from 1; 0 is a forfeit. */
  places: number[];
}

/** A clause that applies. Its text is `clause-<id>` in the catalogues, with a `.title`. */
export interface RulesClause {
  id: string;
  /** Whether this is our decision because the printed books are silent or disagree. */
  ruling: boolean;
  books: string[];
  related: string[];
}

/** The rules of one table, in reading order. */
export interface RulesPage {
  game: "heated" | "spicy";
  /** The values on which the texts of the clauses depend. */
  values: Record<string, string | number>;
  sections: RulesSection[];
  /** The manual's advice against these settings, as Fluent ids. */
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
  /** On screen; null while free. */
  name: string | null;
  /** How actions and records write this player; null while free. */
  word: string | null;
  person: string | null;
  /** The level of a bot that has this seat to itself. */
  bot: string | null;
  /** Whether a bot plays for the person at present, because they are away. */
  stood_in?: boolean;
  /** The cat its person has chosen; null lets the client choose one. */
  cat?: number | null;
}

/** Who takes a seat of a new table: a bot, the maker under another name (a hot seat), or nobody yet. */
export interface SeatWish {
  bot?: string | null;
  name?: string | null;
}

/** `POST /api/match`: be seated with people near in rating and lag. */
export interface SeekMatch {
  /** What somebody is called on screen, in any script. */
  name: string;
  game: "heated" | "spicy";
  players: number;
  cat?: number | null;
  /** Whether bots may take the seats that nobody has taken after some seconds. */
  bots?: boolean;
  /** For people who keep a profile: whether the game changes their ratings. */
  rated?: boolean;
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

/** The host makes the bots play faster or slower, at any time. People's clocks do not change. */
export interface SetPace {
  type: "set-pace";
  /** Chosen by the client, new for each wish. */
  id: string;
  /** In percent: at 200 bots take half as long. */
  pace: number;
}

/** A field of the rules, as far as a form needs to know it. */
export interface SettingOffer {
  /** Its name on screen is the message `set-<game>-<name>`, its explanation that message's `.help`. */
  name: string;
  /** Only a form of this game can draw an `own` setting. */
  kind: "choice" | "flag" | "number" | "own" | "several" | "text";
  low: number | null;
  /** `number`: the limits; `several`: at most `high` at once. null means no limit. */
  high: number | null;
  /** `several`: whether the values are numbers; `choices` writes them as texts. */
  numbers: boolean;
  /** `number`: null leaves the value to the rules; the switch for it is `set-<game>-<name>-own`. */
  optional: boolean;
  /** `number`: the value a form starts with instead of null. */
  begin: number | null;
  /** Settings of a group are shown together under `set-<game>-<group>`, on demand. */
  group: string;
  names: string;
  /**
   * `choice`, `several`: the messages that name and explain a value, which replaces `{}`. A `choice` of two
   * without names is a switch.
   */
  helps: string;
}

/** Everything a table's host decides before the start. */
export interface Settings {
  /** Its `game` names the game. */
  rules: SpicyRules | HeatedRules;
  /** `GET /api/games` says how many may play each game. */
  seats?: number;
  /** At `days` everybody plays at their own pace: docs/protocol.md says how. */
  speed?: "blitz" | "days" | "live" | "relaxed";
  /** How many hours a move may take at the speed `days`; answers to a card may take half as long. */
  hours?: number;
  /** Whether the table is listed for everybody; otherwise people need the link or the code. */
  public?: boolean;
  spectators?: boolean;
  /** Whether a bot plays for an absent player, after a grace period, until they are back. */
  stand_in?: boolean;
  /** Whether a call that must follow a card can be prepared before the card lands: the client sends both at once. */
  arming?: boolean;
  /** How many games make a match; null plays on as long as people like. Totals add up over a match. */
  rounds?: number | null;
  /**
   * Whether finished games change the ratings of the players. Everybody at the table needs a kept profile, bots need
   * a published rating, and a player who leaves a game counts as last.
   */
  rated?: boolean;
  /** Who starts the first game; null draws it from the seed. The rules of the game decide who starts a later round. */
  first?: number | null;
}

/** Provable shuffles: docs/record.md says how to check them. */
export interface Shuffle {
  /**
   * The hash of the secret of the present or next game, published before the deal; empty where
   * nothing is shuffled.
   */
  commitment: string;
  /** What each seat has added to it before the start. */
  nonces: (string | null)[];
  /** The secret of the last game, once it is over; its commitment was published before it. */
  revealed?: string | null;
}

/** Take a free seat. Several seats for one person are a hot seat: each has its own name. */
export interface Sit {
  type: "sit";
  /** Chosen by the client, new for each wish. */
  id: string;
  /** null means the first free seat. */
  seat?: number | null;
  /** null means the person's own name. */
  name?: string | null;
}

/** A player laid a card face down and claimed what it is. `copy` says that it copies the claim below. */
export interface SpicyCardPlayed {
  fact: "card-played";
  /** A seat, clockwise from 0. */
  seat: number;
  card: string | null;
  /** A claim as a record writes it: c2 is 2 chili. */
  claim: string;
  copy: boolean;
}

/** The challenged card was turned over for all to see; `holds` says whether what was challenged is right. */
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

/** A player broke a rule and took the card back; it never lay there. `clause` says which rule. */
export interface SpicyCardTakenBack {
  fact: "card-taken-back";
  /** A seat, clockwise from 0. */
  seat: number;
  card: string | null;
  /** A claim as a record writes it: c2 is 2 chili. */
  claim: string;
  clause: string;
}

/** A player put cards under the 5 just played (Change Your Luck). */
export interface SpicyCardsAdded {
  fact: "cards-added";
  /** A seat, clockwise from 0. */
  seat: number;
  cards: (string | null)[];
}

/** A player drew cards. Everybody sees how many. */
export interface SpicyCardsDrawn {
  fact: "cards-drawn";
  /** A seat, clockwise from 0. */
  seat: number;
  cards: (string | null)[];
}

/** `seat` challenged the top card of `against`; `trait` says what was called wrong. */
export interface SpicyChallenged {
  fact: "challenged";
  /** A seat, clockwise from 0. */
  seat: number;
  /** A seat, clockwise from 0. */
  against: number;
  trait: "blind" | "number" | "spice" | "wrong";
}

/** The game is over: why, who won, and the score of every seat. */
export interface SpicyGameEnded {
  fact: "game-ended";
  reason: "second-trophy" | "third-trophy" | "worlds-end";
  winners: number[];
  scores: number[];
}

/** A card of the stack. `card` is null if the seat does not know it; `claim` is null for cards put under a 5. */
export interface SpicyLaidCard {
  /** A seat, clockwise from 0. */
  by: number;
  card: string | null;
  claim: string | null;
  copy: boolean;
}

/** A player does not challenge the last card. Only that player sees this: declining is never published. */
export interface SpicyLastCardAccepted {
  fact: "last-card-accepted";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** A player laid their last card. All others are asked whether they challenge it. */
export interface SpicyLastCardPlayed {
  fact: "last-card-played";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** Everything this seat may do now. What is missing is not possible. */
export interface SpicyOptions {
  /** `plays CARD as CLAIM`: any card in hand under any of these claims. */
  claims?: string[];
  /** `tabletop`: every other claim can be declared too, and is punished (S-BAD-CALL). */
  bad_claims?: boolean;
  /** `… with CARD CARD`: how many more cards of the hand may go under a claimed 5 (Change Your Luck). */
  under?: number;
  /** `tabletop`: the hand is a single card; it counts as forgotten unless you say `last`. `guided` says it for you. */
  announces?: boolean;
  /** `passes`, and draws a card. */
  passes?: boolean;
  /** `challenges TRAIT`. On a copy it is `wrong`; `tabletop` has `blind`, which names nothing and loses at once. */
  challenges?: ("blind" | "number" | "spice" | "wrong")[];
  /** `copies CARD`: Copy Cat with any card in hand; this is the claim that is copied. */
  copies?: string | null;
  /** `… with CARD CARD`: as `under`, for a copied 5. */
  copy_under?: number;
  /** `accepts` the last card: this seat does not challenge it. It is not published. */
  accepts?: boolean;
  /** `tabletop`: `peeks stack`, or `peeks` and the `word` of a player. It is punished (S-NO-PEEK). */
  peeks?: string[];
}

/** A player passed. The card drawn for it is the next fact. */
export interface SpicyPassed {
  fact: "passed";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** A player looked at the top card of the stack (`whose` is null) or of a points pile, which is an offence. */
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
  /** Printing. The printed rulebooks differ in a few points. */
  edition?: string;
  /** SPICE IT UP cards. Each changes one rule. */
  variants?: string[];
  /** As at a real table (tabletop). Wrong claims, forgotten last cards and peeking are possible, and punished. */
  manners?: "guided" | "tabletop";
  /** Cards above the World's End card. The more, the longer the game. Otherwise it lies as deep as the printed card says for this number of players. */
  worlds_end?: number | null;
  /** Shift of the World's End card. By up to this many cards up or down, so that nobody can count on it. */
  worlds_end_jitter?: number;
  /** Open deck. Everybody sees how many cards are left above the World's End card. */
  open_deck?: boolean;
  /** Cards in hand. How many are dealt, and drawn after a trophy; the books say 6. */
  hand?: number;
  /** Highest number. After it the numbers begin again. */
  ranks?: number;
  /** Spices. One is chili alone, two are chili and wasabi. */
  spices?: number;
  /** Cards of a kind. How many there are of every number in every spice. */
  copies?: number;
  /** Wild cards. How many wild spices there are, and as many wild numbers. */
  wilds?: number;
  /** Trophies. The last one ends the game; more than half of them win it at once. */
  trophies?: number;
  /** SPICE IT UP cards at random. This many are turned up when the game starts, instead of chosen ones. */
  variants_at_random?: number;
}

/** What one seat sees happen, sees and may do. */
export interface SpicySight {
  game: "spicy";
  facts: (SpicyCardPlayed | SpicyCardsAdded | SpicyCardsDrawn | SpicyPassed | SpicyChallenged | SpicyCardRevealed | SpicyStackWon | SpicyStackRaided | SpicyLastCardPlayed | SpicyLastCardAccepted | SpicyTrophyTaken | SpicyCardTakenBack | SpicyPeeked | SpicyGameEnded)[];
  view: SpicyView;
  options: SpicyOptions;
}

/** A player won the stack under their paw, unchallenged (Spice Raider). */
export interface SpicyStackRaided {
  fact: "stack-raided";
  /** A seat, clockwise from 0. */
  seat: number;
  count: number;
}

/** The winner of a challenge took the stack; each of its `count` cards is a point. */
export interface SpicyStackWon {
  fact: "stack-won";
  /** A seat, clockwise from 0. */
  seat: number;
  count: number;
}

/** Nobody challenged the last card with success: its player took a trophy. */
export interface SpicyTrophyTaken {
  fact: "trophy-taken";
  /** A seat, clockwise from 0. */
  seat: number;
}

/** The table as one seat knows it; `seat` is null for a spectator, who has no hand. */
export interface SpicyView {
  seat: number | null;
  hand: string[];
  /** Bottom first; the last card with a claim counts. */
  stack: SpicyLaidCard[];
  /** Whether this seat itself has accepted the last card. */
  answered: boolean;
  players: SpicyPlayer[];
  deck: number;
  /** How many cards can still be drawn; known only if the deck is open. */
  above_worlds_end: number | null;
  turn: number | null;
  /** Everybody who was asked about a last card, until the last has answered; who has answered stays secret. */
  waiting: number[];
  paw: number | null;
  reason: "second-trophy" | "third-trophy" | "worlds-end" | null;
  winners: number[];
  /** The SPICE IT UP cards in play, also if they were turned up at random. */
  variants: string[];
}

/** Not done: the table has moved on since the action's `seq`. The updates in between have been sent or come now. */
export interface Stale {
  type: "stale";
  id: string;
  /** The change that outdated it. */
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

/**
 * The host starts the game, the next round or a rematch; if the host is away, anybody seated may. If a game is
 * held (`MakeTable.hold`), anybody seated can let it go on.
 */
export interface Start {
  type: "start";
  /** Chosen by the client, new for each wish. */
  id: string;
}

/** `POST /api/me/push`: this device wants to be told, as long as it is signed in. */
export interface Subscribe {
  endpoint: string;
  /** `p256dh` of the subscription. */
  key: string;
  auth: string;
}

/** Everything about a table except the cards. */
export interface Table {
  /** Its id, the last part of its link. */
  table: string;
  /** Six letters to say aloud. */
  code: string;
  state: "lobby" | "over" | "playing";
  settings: Settings;
  seats: Seat[];
  people: Person[];
  /** How many games have begun here; each finished one has a record of this number, from 1. */
  games: number;
  /** Which game of the match is the present or last one; 0 before the first. */
  round: number;
  /** Of this match, by seat: points or rounds won, as the game counts them. */
  totals: number[];
  shuffle: Shuffle;
  /**
   * Whether the present or next game continues another one. Then its cards were not shuffled here,
   * and the person who made the table may know them: there is no commitment, and nonces are refused.
   */
  taken_up: boolean;
  /** Whether the host has locked the table against new people. */
  locked: boolean;
  /** The manual's advice against these settings, as Fluent ids; never a refusal. */
  warnings: string[];
  /** How fast the bots play, in percent of the table's speed. */
  pace?: number;
  /** Whether the game is held: clocks and bots wait until somebody with a seat plays or sends `start`. */
  held?: boolean;
  /** How many more people are at the table than `people` lists: of a crowd of spectators it names a few. */
  unlisted?: number;
  /**
   * The tournament to which the table belongs. Such a table has no host: its seats are held for their people, and the
   * game starts once all of them are here.
   */
  event?: string | null;
}

/** The table has changed: who sits, who attends, settings, totals, state. */
export interface TableMessage {
  type: "table";
  host: boolean;
  seats: number[];
  table: Table;
  /** As in an update: somebody who comes or goes can start or stop a clock. */
  clock: Clock;
}

/** `GET /api/tournaments/{tournament}?round=…`. Everybody who has the link may see it, guests too. */
export interface Tournament {
  tournament: string;
  name: string;
  game: "heated" | "spicy";
  settings: Settings;
  plan: "robin" | "swiss";
  size: number;
  rounds: number;
  minutes: number;
  auto: boolean;
  club: string | null;
  club_name: string | null;
  members_only: boolean;
  state: "open" | "over" | "running";
  /** The present round; 0 before the first. */
  round: number;
  /** The round whose tables and byes are listed. */
  shown: number;
  tables: TournamentTable[];
  byes: TournamentSeat[];
  standings: TournamentStanding[];
  /** The last hundred, the latest first. */
  log: TournamentDeed[];
  /** The person who asks, as an entrant. */
  me?: string | null;
  /** Whether the person who asks may run it. */
  runs?: boolean;
  /** The number of their table in the present round while it is undecided. */
  my_table?: number | null;
  /** People who withdrew, or were withdrawn, before the first round: only whoever runs it sees them. */
  removed?: TournamentSeat[];
}

/** A line of the log: what was decided, by whom. */
export interface TournamentDeed {
  time: number;
  /** Empty: the server did it, by the rules. */
  name: string;
  deed: "began" | "ended" | "late" | "missed" | "paired" | "readmitted" | "ruled" | "withdrew";
  round: number;
  /** The table. */
  number?: number;
  /** The person it is about. */
  who?: string;
  before?: string;
  /** `ruled`: the places by seat, as in 1 3 2 –; a dash is a forfeit. */
  after?: string;
}

/** A tournament in a list. */
export interface TournamentLine {
  tournament: string;
  name: string;
  game: "heated" | "spicy";
  plan: "robin" | "swiss";
  size: number;
  state: "open" | "over" | "running";
  round: number;
  /** 0 until it is known. */
  rounds: number;
  entrants: number;
  club: string | null;
  club_name: string | null;
  /** Whether the person who asks takes part. */
  entered: boolean;
}

export interface TournamentSeat {
  entrant: string;
  name: string;
  /** From 1; null while nothing is decided. */
  place?: number | null;
  /** Whether they did not come, or were gone at the end. */
  forfeit?: boolean;
}

export interface TournamentStanding {
  rank: number;
  entrant: string;
  /** null if the profile was erased. */
  person: string | null;
  name: string;
  cat: number | null;
  /** Each table counts the part of the others that was beaten, from 0 to 1; a bye counts 1. */
  score: number;
  /** The first tie-break: the mean score of everybody met. */
  opponents: number;
  /** The second: tables won. */
  wins: number;
  played: number;
  byes: number;
  /** The first round; late entries have a later one. */
  since: number;
  /** Whether they have withdrawn. */
  out: boolean;
}

export interface TournamentTable {
  /** Within the round, from 1. The best in the standings sit at table 1. */
  number: number;
  table: string;
  /** Empty until the table is made. */
  code: string;
  state: "done" | "playing" | "waiting";
  /** In the order of the table's seats. */
  seats: TournamentSeat[];
  /** Whether the result was ruled and not played. */
  ruled?: boolean;
  /** When it starts without those who are missing. */
  due?: number | null;
}

/** `GET /api/tournaments?club=…`: of a club; else those open to everybody and those of the person who asks. */
export interface Tournaments {
  tournaments: TournamentLine[];
}

/** `POST /api/me/push/drop`: this device is told nothing more. */
export interface Unsubscribe {
  id: string;
}

/**
 * Something has happened in the game. Every client of a seat gets each `seq` once, in order.
 * An update with the same `seq` as the one before concerns this person alone: their answer that is not published.
 */
export interface Update {
  type: "update";
  game: number;
  seq: number;
  sights: (SpicySight | HeatedSight)[];
  clock: Clock;
  verdict?: Verdict | null;
  /** The seat whose time had run out: this was decided for it. */
  late?: number | null;
}

/** How a race was decided, in this order. */
export interface Verdict {
  lines: VerdictLine[];
  /** `rule`: the rules decided a tie; `coin`: a seeded coin decided a tie. */
  by: "coin" | "rule" | "time";
}

export interface VerdictLine {
  /** A seat, clockwise from 0. */
  seat: number;
  what: "calls" | "challenges" | "copies" | "plays" | "slaps";
  /** Milliseconds after the first, corrected for each connection's delay. */
  behind: number;
}

/**
 * The bots wait while a player still looks at a reveal, or go on. They wait at most 20 seconds (6 at blitz), and
 * only until somebody acts. No clock stops, and nobody else waits.
 */
export interface Wait {
  type: "wait";
  /** Chosen by the client, new for each wish. */
  id: string;
  /** The update with the reveal. `stale` if there is nothing to wait for. */
  seq: number;
  waits?: boolean;
}

/** The answer to hello: this person's exact situation. */
export interface Welcome {
  type: "welcome";
  /** Somebody at this table. It is no secret. */
  person: string;
  host: boolean;
  /** This person's seats: none for a spectator, several on a hot seat. */
  seats: number[];
  table: Table;
  /** The number of the present or last game, from 1; 0 before the first. */
  game: number;
  /** The newest published change. */
  seq: number;
  /**
   * One for each of this person's seats, or one for a spectator; none before the first game.
   * `facts` is what happened after `seen` if that was in this game. Otherwise it is empty: draw the view.
   */
  sights: (SpicySight | HeatedSight)[];
  clock: Clock;
  chat: ChatLine[];
  muted: string[];
}

/**
 * Asks whether an action would be possible now: `done` if so, otherwise `refused` with the reason. Nothing is
 * done.
 */
export interface Why {
  type: "why";
  /** Chosen by the client, new for each wish. */
  id: string;
  /** An action as a record writes it after the name: `plays w5 as c2`, `plays ghost green on Cy Bo`. Players are named by their `word`. */
  action: string;
  /** As in `play`. */
  seat?: number | null;
}

/** The times of a speed, in seconds. */
export interface WindowTimes {
  turn: number;
  window: number;
  slaps: number;
  /** How long a person may be away before a bot stands in; null means that being away does not matter. */
  grace: number | null;
  /** Whether everybody plays at their own pace. Then these are the times for 24 hours a move (`Settings.hours`). */
  own_pace: boolean;
}

/** `POST /api/tournaments/{tournament}/withdraw`: oneself, or somebody else as the organiser. */
export interface WithdrawEntrant {
  entrant?: string | null;
}

/** By game and fact, what its fields hold that are not just numbers or texts. */
export const FACT_FIELDS: Record<string, Record<string, Record<string, string>>> = {
  "heated": {
    "card-offered": {
      "seat": "seat",
      "card": "card"
    },
    "card-played": {
      "seat": "seat",
      "card": "card",
      "acts": "card",
      "on": "seat"
    },
    "card-taken": {
      "seat": "seat",
      "card": "card",
      "giver": "seat"
    },
    "cards-discarded": {
      "seat": "seat",
      "cards": "card"
    },
    "cards-drawn": {
      "seat": "seat",
      "cards": "card"
    },
    "cards-exchanged": {
      "seat": "seat",
      "given": "card",
      "got": "card",
      "other": "seat"
    },
    "colour-named": {
      "seat": "seat",
      "colour": "colour"
    },
    "discard-reshuffled": {},
    "effect-cancelled": {
      "seat": "seat",
      "card": "card"
    },
    "game-ended": {
      "winners": "seat"
    },
    "hands-mixed": {
      "seat": "seat",
      "hands": "card"
    },
    "hands-swapped": {
      "seat": "seat",
      "other": "seat"
    },
    "heated-called": {
      "seat": "seat"
    },
    "help-asked": {
      "seat": "seat"
    },
    "last-to-slap": {
      "seat": "seat"
    },
    "mercy-drawn": {
      "seat": "seat"
    },
    "nothing-taken": {
      "seat": "seat"
    },
    "passed": {
      "seat": "seat"
    },
    "penalty-due": {
      "seat": "seat"
    },
    "places-traded": {
      "seat": "seat",
      "other": "seat"
    },
    "play-reversed": {},
    "slapped": {
      "seat": "seat"
    },
    "trap-sprung": {
      "seat": "seat"
    },
    "turn-asked": {
      "seat": "seat"
    },
    "turn-skipped": {
      "seat": "seat"
    }
  },
  "spicy": {
    "card-played": {
      "seat": "seat",
      "card": "card",
      "claim": "claim"
    },
    "card-revealed": {
      "seat": "seat",
      "card": "card",
      "claim": "claim"
    },
    "card-taken-back": {
      "seat": "seat",
      "card": "card",
      "claim": "claim"
    },
    "cards-added": {
      "seat": "seat",
      "cards": "card"
    },
    "cards-drawn": {
      "seat": "seat",
      "cards": "card"
    },
    "challenged": {
      "seat": "seat",
      "against": "seat",
      "trait": "trait"
    },
    "game-ended": {
      "winners": "seat"
    },
    "last-card-accepted": {
      "seat": "seat"
    },
    "last-card-played": {
      "seat": "seat"
    },
    "passed": {
      "seat": "seat"
    },
    "peeked": {
      "seat": "seat",
      "card": "card",
      "whose": "seat"
    },
    "stack-raided": {
      "seat": "seat"
    },
    "stack-won": {
      "seat": "seat"
    },
    "trophy-taken": {
      "seat": "seat"
    }
  }
};
