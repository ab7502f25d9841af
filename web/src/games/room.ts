/**
 * A game is a folder here, with rooms of the same names: `face`, `story`, `settings`, `Table`, `Cards`, `lessons`. Nothing
 * outside the folders names a game; if a game lacks a room, it gets that of `plain`, which serves any game.
 */
export function roomOf<Room>(rooms: Record<string, Room>, game: string): Room {
  const found = own(rooms, game) ?? own(rooms, "plain");
  if (!found) throw new Error(`no room for ${game}`);
  return found;
}

/** The game's own room, if it has one. */
export function own<Room>(rooms: Record<string, Room>, game: string): Room | undefined {
  return Object.entries(rooms).find(([path]) => path.startsWith(`./${game}/`))?.[1];
}

/** The games that have this room. */
export function having(rooms: Record<string, unknown>): string[] {
  return Object.keys(rooms).map((path) => path.split("/")[1] ?? "");
}
