/** The routes of clubs and tournaments. */
import { ask, refusal } from "../wire/http";
import { keep } from "../wire/keys";
import type { ChangeMember, Club, Clubs, ClubSeason, Joined, MakeClub, MakeClubTable, MakePreset, MakeTournament, MySeat, RuleTable, Tournament, Tournaments } from "../wire/protocol";

const club = (id: string, what = "") => `/api/clubs/${encodeURIComponent(id)}${what}`;
const cup = (id: string, what = "") => `/api/tournaments/${encodeURIComponent(id)}${what}`;

export const readClubs = () => ask<Clubs>("/api/clubs");
export const makeClub = (wish: MakeClub) => ask<Club>("/api/clubs", wish);
export const readClub = (id: string) => ask<Club>(club(id));
export const changeClub = (id: string, wish: { name?: string; about?: string }) => ask<Club>(club(id), wish);
export const joinClub = (id: string, invite: string) => ask<Club>(club(id, "/join"), { invite });
export const leaveClub = (id: string) => ask<Clubs>(club(id, "/leave"), {});
export const renewInvite = (id: string) => ask<Club>(club(id, "/invite"), {});
export const changeMember = (id: string, wish: ChangeMember) => ask<Club>(club(id, "/members"), wish);
export const addPreset = (id: string, wish: MakePreset) => ask<Club>(club(id, "/presets"), wish);
export const dropPreset = (id: string, preset: string) => ask<Club>(club(id, "/presets/drop"), { id: preset });
export const closeClub = (id: string, name: string) => ask<Clubs>(club(id, "/close"), { name });
export const readClubSeason = (id: string, asked: Record<string, string>) => ask<ClubSeason>(club(id, `/season?${new URLSearchParams(asked)}`));

/** Returns the address of the new table and stores its key. */
export async function makeClubTable(id: string, wish: MakeClubTable): Promise<string> {
  const joined = await ask<Joined>(club(id, "/tables"), wish);
  keep({ table: joined.table, code: joined.code, token: joined.token, game: wish.settings.rules.game });
  return `/t/${joined.code}`;
}

export const listTournaments = (of?: string) => ask<Tournaments>(`/api/tournaments${of ? `?club=${encodeURIComponent(of)}` : ""}`);
export const makeTournament = (wish: MakeTournament) => ask<Tournament>("/api/tournaments", wish);
let last: { path: string; mark: string; read: Tournament } | null = null;

/** Everybody who looks asks every few seconds. While nothing has changed, the server sends nothing and this is the same object. */
export async function readTournament(id: string, round: number | null): Promise<Tournament> {
  const path = cup(id, round === null ? "" : `?round=${round}`);
  const known = last?.path === path ? last : null;
  const answer = await fetch(path, { headers: known ? { "if-none-match": known.mark } : {} });
  if (answer.status === 304 && known) return known.read;
  if (!answer.ok) throw await refusal(answer);
  const read = (await answer.json()) as Tournament;
  const mark = answer.headers.get("etag");
  last = mark ? { path, mark, read } : null;
  return read;
}
export const enterTournament = (id: string) => ask<Tournament>(cup(id, "/enter"), {});
export const withdraw = (id: string, entrant: string | null = null) => ask<Tournament>(cup(id, "/withdraw"), { entrant });
export const readmit = (id: string, entrant: string) => ask<Tournament>(cup(id, "/readmit"), { entrant });
export const nextRound = (id: string) => ask<Tournament>(cup(id, "/round"), {});
export const ruleTable = (id: string, wish: RuleTable) => ask<Tournament>(cup(id, "/rule"), wish);
export const endTournament = (id: string) => ask<Tournament>(cup(id, "/end"), {});
export const dropTournament = (id: string) => ask<Tournaments>(cup(id, "/drop"), {});

/** Takes the seat that is held in this round. Returns the address of the table. */
export async function sitDown(id: string): Promise<string> {
  const { token, holder } = await ask<MySeat>(cup(id, "/sit"), {});
  keep({ table: holder.table, code: holder.code, token, game: holder.game, name: holder.name });
  return `/t/${holder.code}`;
}

/** A score with at most two digits after the point. */
export const points = (score: number, language: string) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(score);
