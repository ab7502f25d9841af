/** What SPICY's cards are drawn from, as SVG paths in a box of 48 × 48. Each spice has its own outline, not only its colour. */
export type Spice = "chili" | "wasabi" | "pepper";

export const SPICES: Spice[] = ["chili", "wasabi", "pepper"];

/** A long bent pod; a heart-shaped leaf with veins; three peppercorns. */
export const SPICE_SHAPE: Record<Spice, { body: string; detail: string }> = {
  chili: {
    body: "M28 14.5c3-4 10-4.5 13.5 0 5.5 7.5 2 18-7 24.5C25 45.5 12 46.5 3.5 41c-1.5-1-1-2.5.700-2.6C17 38 23 32 24.5 22c.4-3 1.7-5.6 3.5-7.5z",
    detail: "M29.5 14c-.8-5 1.2-9.5 6.5-12 1.8-.8 4.3 2.2 2.6 3.4-2.6 1.8-3.1 4.2-2.1 6.6 3 0 5.5 1.5 7 4-5 1.5-9.5.500-14-2z",
  },
  wasabi: {
    body: "M24 46.5C9 39 1.5 29 2.5 17.5 3.3 8.5 11.5 3 18.5 6.5c2.7 1.3 4.5 3.5 5.5 6.5 1-3 2.8-5.2 5.5-6.5 7-3.5 15.2 2 16 11 1 11.5-6.5 21.5-21.5 29z",
    detail: "M24 14v27M24 25 13 15.5M24 25l11-9.5M24 35l-9.5-8M24 35l9.5-8",
  },
  pepper: {
    body: "M24 1.5a11.3 11.3 0 1 1 0 22.6 11.3 11.3 0 0 1 0-22.6zM12.3 23.4a11.3 11.3 0 1 1 0 22.6 11.3 11.3 0 0 1 0-22.6zM35.7 23.4a11.3 11.3 0 1 1 0 22.6 11.3 11.3 0 0 1 0-22.6z",
    detail: "M19 11c.6-2.6 2.6-4.2 5.2-4.2M7.3 33c.6-2.6 2.6-4.2 5.2-4.2M30.7 33c.6-2.6 2.6-4.2 5.2-4.2",
  },
};

/** Far apart in lightness, so that they differ without their hue as well. */
export const SPICE_INK: Record<Spice, { face: string; on: string; detail: string; rim: string }> = {
  chili: { face: "#c62a1c", on: "#fff3dc", detail: "#8fce5a", rim: "#8f160d" },
  wasabi: { face: "#d3e8a6", on: "#24561a", detail: "#d3e8a6", rim: "#7fa552" },
  pepper: { face: "#241a16", on: "#f8bd38", detail: "#241a16", rim: "#0c0807" },
};


/** The six SPICE IT UP cards. */
export const SPICE_IT_UP = [
  "we-love-chili",
  "start-it-up",
  "spice-raider",
  "change-your-luck",
  "turn-it-up",
  "copy-cat",
] as const;
