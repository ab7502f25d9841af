/** Games of other packages: the server sends their catalogues, in English where there is none in the reader's language. */
import { words } from "../words/words.svelte";
import { readGames } from "../wire/http";
import { GAMES } from "./faces";

/** Fetches the words of a game: its own package's where it has no folder here. */
export async function learnWords(game: string): Promise<void> {
  if (GAMES.includes(game)) await words.need(`table/${game}`);
  else await words.need(`game/${game}`).catch(() => undefined);
}

/** The games of this server that have no folder here, once their words have come. */
export async function outsideGames(): Promise<string[]> {
  const found = (await readGames()).games.map((offer) => offer.game).filter((game) => !GAMES.includes(game));
  await Promise.all(found.map(learnWords));
  return found;
}
