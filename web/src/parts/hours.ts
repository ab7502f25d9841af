/** How long people have at a table at their own pace. */
import { say, words } from "../words/words.svelte";

/** The speed of such tables. */
export const OWN_PACE = "days";

export const hoursText = (hours: number): string =>
  hours % 24 === 0 ? say("web-days-each", { days: hours / 24 }) : say("web-hours-each", { hours });

/** When a time is over: in how long, and on which day. `ends` and `now` are seconds since the epoch. */
export function untilText(ends: number, now: number): string {
  const left = Math.max(0, ends - now);
  const relative = new Intl.RelativeTimeFormat(words.language, { numeric: "always" });
  const soon = left < 5_400 ? relative.format(Math.ceil(left / 60), "minute") : relative.format(Math.round(left / 3_600), "hour");
  const at = new Date(ends * 1_000).toLocaleString(words.language, { weekday: "short", hour: "2-digit", minute: "2-digit" });
  return `${soon} (${at})`;
}
