/** Parts of a table that its first picture does without: they come later, and so do their words. */
const PARTS = `Lobby JoinForm Invite KeyDialog ScreenLobby ShuffleProof Result TableMenu BotPace Lock OtherSeats Leave Screen
  Curtain Aside Chat LogPanel MeDialog Held Turn Arrows RaceVerdict Zoom blocks notify letbe`;

export const LATER = new RegExp(`(^|/)table/(${PARTS.split(/\s+/).join("|")})\\.(svelte|ts)\\b`);
