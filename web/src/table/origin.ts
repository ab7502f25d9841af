/** Where a table came from: the review somebody plays on from. The browser tab remembers it, so that it leads back there. */
import { rememberBefore } from "./log.svelte";
import type { Fact } from "../wire/connection.svelte";

const key = (code: string) => `scoville-origin-${code.toUpperCase()}`;

/** `facts` is what the seat had seen before: the table's log begins with it. */
export function keepOrigin(code: string, token: string, address: string, seat: number, facts: Fact[]) {
  try {
    sessionStorage.setItem(key(code), address);
  } catch {
    // Then no way leads back but the browser's own.
  }
  rememberBefore(code, token, seat, facts);
}

export function originOf(code: string): string | null {
  try {
    return sessionStorage.getItem(key(code));
  } catch {
    return null;
  }
}
