/** Fetches parts that the first picture does without, soon after it: they are here before anybody needs them. */

/** For an effect. A browser remembers a module that did not come, so nothing is asked for while the line is down. */
export function fetchSoon(up: boolean, after: number, ...parts: (() => Promise<unknown>)[]): (() => void) | undefined {
  if (!up) return undefined;
  const soon = setTimeout(() => {
    if (navigator.onLine) void Promise.all(parts.map((part) => part())).catch(() => undefined);
  }, after);
  return () => clearTimeout(soon);
}
