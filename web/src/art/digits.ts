/**
 * Our own numerals, as strokes in a box of 40 × 60: they look the same on every machine and stay legible at 40 pixels.
 * Drawn with round ends and a pen of 12.
 */
export const DIGIT: Record<string, { line: string; wide: number }> = {
  "0": { line: "M20 6c9 0 14 9 14 24s-5 24-14 24S6 45 6 30 11 6 20 6z", wide: 40 },
  "1": { line: "M7 17 20 6v48", wide: 27 },
  "2": { line: "M7 18C8 10 13 6 20 6c8 0 13 5 13 12 0 6-3 10-9 16L7 54h28", wide: 41 },
  "3": { line: "M8 12c3-4 7-6 12-6 8 0 13 4 13 11s-6 11-14 11c9 0 15 5 15 13s-6 13-14 13c-6 0-11-2-14-7", wide: 40 },
  "4": { line: "M28 54V6L6 40h31", wide: 42 },
  "5": { line: "M33 6H11L9 28c3-3 6-4 10-4 9 0 15 6 15 15s-6 15-15 15c-5 0-9-2-12-6", wide: 40 },
  "6": { line: "M29 6C14 9 7 21 7 36c0 12 5 18 13.5 18S34 48.5 34 40s-5-14-13-14C14 26 8 31 7 38", wide: 40 },
  "7": { line: "M6 6h28L17 54", wide: 39 },
  "8": {
    line: "M20 28c-7 0-12-4-12-11S13 6 20 6s12 4 12 11-5 11-12 11zM20 28c8 0 14 5 14 13s-6 13-14 13S6 49 6 41s6-13 14-13z",
    wide: 40,
  },
  "9": { line: "M11 54c15-3 22-15 22-30 0-12-5-18-13.5-18S6 11.5 6 20s5 14 13 14c7 0 13-5 14-12", wide: 40 },
  "+": { line: "M20 18v26M7 31h26", wide: 40 },
};

/** The width of a number written with these, in the box's units. */
export function breadth(text: string, gap: number): number {
  return [...text].reduce((sum, digit) => sum + (DIGIT[digit]?.wide ?? 0) + gap, -gap);
}
