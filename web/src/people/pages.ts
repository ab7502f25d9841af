/** The pages about people: the router knows one way to all of them, so that a table does not load the list of their files. */
import type { Component } from "svelte";

const PAGES = {
  me: () => import("../pages/MyProfile.svelte"),
  games: () => import("../pages/MyGames.svelte"),
  play: () => import("../pages/MyPlay.svelte"),
  ratings: () => import("../pages/Ratings.svelte"),
  history: () => import("../pages/RatingHistory.svelte"),
  match: () => import("../pages/Match.svelte"),
  clubs: () => import("../pages/Clubs.svelte"),
  club: () => import("../pages/Club.svelte"),
  rules: () => import("../pages/ClubRules.svelte"),
  cups: () => import("../pages/NewTournament.svelte"),
  cup: () => import("../pages/Tournament.svelte"),
} as const;

export type PageOfPeople = keyof typeof PAGES;
export const pageOf = (name: PageOfPeople): Promise<{ default: Component<any> }> => PAGES[name]();
