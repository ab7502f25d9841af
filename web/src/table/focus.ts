/** The card of the hand that the arrow keys have reached, otherwise anything that can be done. */
export const FOCUS = ['button[tabindex="0"]', "button:not(:disabled)"];

/**
 * Keeps the keyboard's place. The focused element may vanish or be disabled as the table moves on (the last target is
 * named, a card is played). The browser then moves the focus to the page itself, and the way back is long. Instead it goes
 * to the first of `wanted` that exists. People who use a pointer are not affected.
 */
export function keepsFocus(root: HTMLElement, wanted: string[]) {
  let inside = false;
  const enter = () => (inside = true);
  const leave = (event: Event) => {
    if (event.target instanceof Node && !root.contains(event.target)) inside = false;
  };
  const point = () => (inside = false);
  let asked = 0;
  const look = () => {
    if (!inside || asked) return;
    asked = requestAnimationFrame(() => {
      asked = 0;
      const at = document.activeElement;
      if (!inside || (at && at !== document.body && at.isConnected)) return;
      for (const selector of wanted) {
        const found = [...root.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent !== null);
        if (found) return found.focus({ preventScroll: true });
      }
    });
  };
  root.addEventListener("focusin", enter);
  document.addEventListener("focusin", leave);
  document.addEventListener("pointerdown", point);
  const watch = new MutationObserver(look);
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "inert"] });
  return {
    destroy() {
      watch.disconnect();
      cancelAnimationFrame(asked);
      root.removeEventListener("focusin", enter);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("pointerdown", point);
    },
  };
}
