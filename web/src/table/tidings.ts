/** What has just happened, from the reader's seat, and what it means for them. */
export interface Tidings {
  text: string;
  /** A second line: a reason, or the order of a race. */
  more?: string;
  tone: "good" | "bad" | "plain";
}
