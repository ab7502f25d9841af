/** A drawing in a box of 48 × 48: solid parts, then lines of `pen`. */
export interface Drawing {
  fill?: string;
  line?: string;
  /** The width of its lines in the box of 48, by default 4.5. */
  pen?: number;
}
