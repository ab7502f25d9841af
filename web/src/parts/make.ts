/** New tables in one step: against bots, or for friends. */
import { keep } from "../wire/keys";
import { makeTable, readGames } from "../wire/http";
import type { GameOffer, Joined, MakeTable, Settings } from "../wire/protocol";
import { say, words } from "../words/words.svelte";
import { me } from "./me.svelte";

export const ownName = () => me.name;

/** How this person comes to a table. */
export const myself = () => ({ name: ownName(), cat: me.cat });

/** The levels offered, or whatever bots there are where those are missing. */
export function botLevels(offer: GameOffer): string[] {
  const known = offer.levels.filter((level) => offer.bots.includes(level));
  return known.length > 0 ? known : offer.bots;
}

/** A bot's level and temperament, as in "cat:bold", in words. */
export function botName(bot: string): string {
  const [level = "", mood = ""] = bot.split(":");
  const named = words.has(`web-bot-${level}`) ? say(`web-bot-${level}`) : level;
  return words.has(`web-mood-${mood}`) && mood !== "even" ? `${named} · ${say(`web-mood-${mood}`)}` : named;
}

export function usualBot(offer: GameOffer): string {
  const levels = botLevels(offer);
  return levels.includes("cat") ? "cat" : (levels[0] ?? "casual");
}

/** What can be chosen for a game; null where there is no such game. */
export async function offerOf(game: string): Promise<GameOffer | null> {
  return (await readGames()).games.find((one) => one.game === game) ?? null;
}

export async function offerFor(game: string): Promise<GameOffer> {
  const offer = await offerOf(game);
  if (!offer) throw new Error(`no game ${game}`);
  return offer;
}

/** Returns the address of the new table and stores its key. `made` is called before anybody goes there. */
export async function open(wish: MakeTable, made: (joined: Joined) => void = () => undefined): Promise<string> {
  const joined: Joined = await makeTable(wish);
  made(joined);
  keep({ table: joined.table, code: joined.code, token: joined.token, game: wish.settings.rules.game });
  return `/t/${joined.code}`;
}

export async function makeBotTable(game: string): Promise<string> {
  const offer = await offerFor(game);
  const settings: Settings = { ...offer.defaults, public: false, speed: "relaxed" };
  const bot = usualBot(offer);
  const bots = Array.from({ length: (settings.seats ?? offer.fewest) - 1 }, () => ({ bot }));
  return open({ ...myself(), settings, seats: [{}, ...bots], start: true });
}

export async function makeFriendsTable(game: string): Promise<string> {
  const offer = await offerFor(game);
  return open({ ...myself(), settings: { ...offer.defaults, public: false } });
}
