/**
 * Every card explains itself. An element says what it shows (`use:explains={…}`); a mouse that rests on it, the keyboard's
 * focus or a finger that stays shows it large. A finger that stayed to read has not pressed: its click does not count.
 */
export interface Explained {
  /** A card drawn large, face down where `word` is null; none where there is no `game`. */
  game?: string;
  word?: string | null;
  title: string;
  text: string;
  /** Why it cannot be played now, where that has to be asked for. */
  why?: (() => Promise<string>) | null;
}

const RESTS = 350; // milliseconds of a mouse
const STAYS = 420; // of a finger
const SLIPS = 12; // pixels a finger may move meanwhile
const ID = "explained";

class Zoom {
  shown = $state.raw<{ what: Explained; at: DOMRect } | null>(null);
  why = $state("");
  #by: HTMLElement | null = null;

  show(by: HTMLElement, what: Explained | null) {
    if (!what || !by.isConnected) return;
    this.hide();
    this.#by = by;
    this.shown = { what, at: by.getBoundingClientRect() };
    by.setAttribute("aria-describedby", ID);
    void what.why?.().then((why) => {
      if (this.shown?.what === what) this.why = why;
    });
  }

  /** Puts it away, or only if this element shows it. */
  hide(by: HTMLElement | null = null) {
    if (by !== null && by !== this.#by) return;
    this.#by?.removeAttribute("aria-describedby");
    this.#by = null;
    this.shown = null;
    this.why = "";
  }
}

export const zoom = new Zoom();

/** `tap`: a short press reads it as well, for what does nothing else. */
export function explains(element: HTMLElement, given: { what: () => Explained | null; tap?: boolean }) {
  let { what, tap = false } = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: { x: number; y: number } | null = null;
  let read = false;

  const soon = (after: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, after);
  };
  const show = () => zoom.show(element, what());
  const away = () => {
    clearTimeout(timer);
    // Not at once: an element that is taken away loses the focus in the middle of the page being drawn.
    queueMicrotask(() => zoom.hide(element));
  };
  const handlers: Partial<{ [Name in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Name]) => void }> = {
    pointerenter: (event) => event.pointerType === "mouse" && soon(RESTS, show),
    pointerleave: (event) => event.pointerType === "mouse" && away(),
    pointerdown: (event) => {
      read = false;
      if (event.pointerType === "mouse") return away();
      from = { x: event.clientX, y: event.clientY };
      soon(STAYS, () => {
        read = true;
        show();
      });
    },
    pointermove: (event) => {
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIPS) clearTimeout(timer);
    },
    pointerup: () => {
      from = null;
      if (!read) clearTimeout(timer);
    },
    pointercancel: () => {
      from = null;
      clearTimeout(timer);
    },
    contextmenu: (event) => read && event.preventDefault(),
    focusin: () => element.matches(":focus-visible, :has(:focus-visible)") && soon(RESTS, show),
    focusout: away,
    click: (event) => {
      if (read) {
        event.preventDefault();
        event.stopImmediatePropagation();
        read = false;
      } else if (tap) {
        clearTimeout(timer);
        show();
      }
    },
  };
  for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler as EventListener, { capture: true });
  return {
    update(next: typeof given) {
      ({ what, tap = false } = next);
    },
    destroy() {
      away();
      for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler as EventListener, { capture: true });
    },
  };
}
