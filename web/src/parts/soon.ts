/** Fetches parts that the first picture does without, soon after it: they are here before anybody needs them. */
import type { Component } from "svelte";

export type Part = { default: Component<any> };
type Load<Fetched> = () => Promise<Fetched>;

/** What has come already is drawn at once, so that a key pressed right after finds it. */
export const partsHere = new WeakMap<Load<unknown>, unknown>();

export async function fetchPart<Fetched>(load: Load<Fetched>): Promise<Fetched> {
  const part = await load();
  partsHere.set(load, part);
  return part;
}

/** For an effect. A browser remembers a module that did not come, so nothing is asked for while the line is down. */
export function fetchSoon(up: boolean, after: number, ...parts: Load<unknown>[]): (() => void) | undefined {
  if (!up) return undefined;
  const soon = setTimeout(() => {
    if (navigator.onLine) void Promise.all(parts.map(fetchPart)).catch(() => undefined);
  }, after);
  return () => clearTimeout(soon);
}
