/** Web push on this device: whether it can be had, and switching it on and off. */
import { ask } from "../wire/http";
import type { MyPush } from "../wire/protocol";

/** Why there is none; "" if it can be had. The words are `people-push-<why>`. */
export function whyNot(): "" | "insecure" | "missing" | "denied" {
  if (!isSecureContext) return "insecure";
  if (!("PushManager" in window) || !("Notification" in window) || !navigator.serviceWorker) return "missing";
  return Notification.permission === "denied" ? "denied" : "";
}

const ready = async () => (await navigator.serviceWorker.ready).pushManager;
const read = () => ask<MyPush>("/api/me/push");

/** As the server names it: the hash of its endpoint. */
async function nameOf(endpoint: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What the server knows, and which of its devices is this one. */
export async function readPush(): Promise<{ push: MyPush; here: string }> {
  const push = await read();
  const own = whyNot() ? null : await (await ready()).getSubscription();
  return { push, here: own ? await nameOf(own.endpoint) : "" };
}

/** Asks the person once, by the browser's own question; throws if they say no. */
export async function switchOn(): Promise<void> {
  const { key } = await read();
  const pushes = await ready();
  const made = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await ask<MyPush>("/api/me/push", { endpoint, key: keys?.p256dh, auth: keys?.auth });
}

export async function switchOff(id: string, here: boolean): Promise<void> {
  await ask<MyPush>("/api/me/push/drop", { id });
  if (here) await (await (await ready()).getSubscription())?.unsubscribe();
}
