/** Seasons and graphs of ratings. */

/** "2026-4" is the quarter that begins in October. */
export function seasonName(season: string, language: string): string {
  const [year = 0, quarter = 1] = season.split("-").map(Number);
  const month = (at: number) => new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" }).format(Date.UTC(year, at, 1));
  return `${month(3 * quarter - 3)} – ${month(3 * quarter - 1)} ${year}`;
}

export interface Point {
  rating: number;
  low: number;
  high: number;
}

export interface Graph {
  line: string;
  band: string;
  marks: { value: number; y: number }[];
  last: { x: number; y: number };
}

/** The path of a rating and the band in which it probably lies, in a box of this size. */
export function graphOf(points: Point[], width: number, height: number): Graph {
  const [least, most] = [Math.min(...points.map((one) => one.rating)), Math.max(...points.map((one) => one.rating))];
  // The band of the first games is so wide that the line would be flat: what lies far outside is cut off.
  const room = Math.max(60, (most - least) / 2);
  const [bottom, top] = [least - room, most + room];
  const x = (i: number) => (points.length === 1 ? width / 2 : (i * width) / (points.length - 1));
  const y = (value: number) => height - ((Math.min(top, Math.max(bottom, value)) - bottom) / (top - bottom)) * height;
  const at = (i: number, value: number) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`;
  const step = [25, 50, 100, 200, 500, 1000].find((one) => (top - bottom) / one <= 6) ?? 2000;
  const marks: Graph["marks"] = [];
  for (let value = Math.ceil(bottom / step) * step; value <= top; value += step) marks.push({ value, y: y(value) });
  const highs = points.map((one, i) => at(i, one.high));
  const lows = points.map((one, i) => at(i, one.low)).reverse();
  return {
    line: points.map((one, i) => at(i, one.rating)).join(" "),
    band: [...highs, ...lows].join(" "),
    marks,
    last: { x: x(points.length - 1), y: y(points.at(-1)?.rating ?? 0) },
  };
}
