/** Fetches parts that the first picture does without, soon after it: they are here before anybody needs them. */
import { onMount } from "svelte";

export function fetchSoon(after: number, ...parts: (() => Promise<unknown>)[]) {
  onMount(() => {
    const soon = setTimeout(() => void Promise.all(parts.map((part) => part())).catch(() => undefined), after);
    return () => clearTimeout(soon);
  });
}
