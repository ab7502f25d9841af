/**
 * Cards travel from where they were to where they go.
 *
 * An element says which place it is (`use:place={"seat:2"}`, "stack", "deck", "hand:w5"); `fly` sends a picture of a
 * card from one place to another over everything else. The code that draws the table decides what is shown meanwhile.
 */
import { mount, unmount, type Component } from "svelte";
import { preferences } from "../preferences.svelte";
import { pace } from "./pace.svelte";

const places = new Map<string, HTMLElement[]>();

/** Registers an element under a name; the newest of several wins. */
export function place(element: HTMLElement, name: string) {
  let known = name;
  const enter = () => places.set(known, [...(places.get(known) ?? []), element]);
  const leave = () => {
    const left = (places.get(known) ?? []).filter((one) => one !== element);
    if (left.length > 0) places.set(known, left);
    else places.delete(known);
  };
  enter();
  return {
    update(next: string) {
      leave();
      known = next;
      enter();
    },
    destroy: leave,
  };
}

export function rectOf(name: string): DOMRect | null {
  return places.get(name)?.at(-1)?.getBoundingClientRect() ?? null;
}

export interface Flight {
  /** Names of places, or rectangles measured before they vanished. */
  from: string | DOMRect | null;
  to: string | DOMRect | null;
  /** What flies: a card component and its properties. */
  card: Component<any>;
  properties?: Record<string, unknown>;
  /** The width of the card in flight; by default that of the smaller end. */
  width?: number;
  delay?: number;
  lasts?: number;
  /** Degrees at the end. */
  turn?: number;
}

let layer: HTMLElement | null = null;

function sky(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement("div");
    layer.setAttribute("aria-hidden", "true");
    layer.className = "sky";
    Object.assign(layer.style, { position: "fixed", inset: "0", pointerEvents: "none", zIndex: "60", contain: "strict" });
    document.body.append(layer);
  }
  return layer;
}

const where = (end: string | DOMRect | null) => (typeof end === "string" ? rectOf(end) : end);

let coming: Promise<unknown> | null = null;

/** The next frame, the same for all who wait for it. */
const nextFrame = () =>
  (coming ??= new Promise((come) => requestAnimationFrame(come)).then(() => {
    coming = null;
  }));

/**
 * Resolves when the card has arrived; at once if nothing should move or one end is not on screen. All cards that set
 * out together are measured before the first is drawn: otherwise the page would be laid out again for each.
 */
export async function fly(flight: Flight): Promise<void> {
  if (preferences.lessMotion || document.hidden) return;
  await nextFrame();
  const from = where(flight.from);
  const to = where(flight.to);
  if (!from?.width || !to?.width) return; // not on screen, or hidden there
  await null;
  if (flight.delay) await pace.wait(flight.delay); // and drawn when it sets out
  const width = flight.width ?? Math.max(28, Math.min(from.width, to.width, 110));
  const height = width * 1.4;
  const target = document.createElement("div");
  Object.assign(target.style, { position: "absolute", left: "0", top: "0", width: `${width}px`, willChange: "transform" });
  const at = (rect: DOMRect) => {
    const x = rect.left + rect.width / 2 - width / 2;
    const y = rect.top + rect.height / 2 - height / 2;
    return `translate(${x}px, ${y}px)`;
  };
  sky().append(target);
  const picture = mount(flight.card, { target, props: { decorative: true, ...flight.properties } });
  const run = target.animate(
    [
      { transform: `${at(from)} rotate(0deg) scale(1)` },
      { transform: `${at(to)} rotate(${flight.turn ?? 0}deg) scale(1)` },
    ],
    { duration: pace.lasts(flight.lasts ?? 420), easing: "cubic-bezier(.2,.75,.25,1)", fill: "both" },
  );
  const ended = pace.ends(() => run.finish());
  try {
    await run.finished;
  } catch {
    // Cancelled: the table was left.
  }
  ended();
  target.remove();
  await unmount(picture);
}

export function wait(milliseconds: number): Promise<void> {
  return pace.wait(preferences.lessMotion ? 0 : milliseconds);
}
