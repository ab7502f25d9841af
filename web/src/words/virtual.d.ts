declare module "virtual:words" {
  /** Two letters each, English first. */
  export const LANGUAGES: string[];
  /** By language and shelf: its messages. */
  export const SOURCES: Record<string, Record<string, () => Promise<{ default: string }>>>;
}
