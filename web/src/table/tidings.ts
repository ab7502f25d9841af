/** What has just happened, said from the place of whoever reads it, and what it means for them. */
export interface Tidings {
  text: string;
  /** A second line: a reason, or the order of a race. */
  more?: string;
  tone: "good" | "bad" | "plain";
}
