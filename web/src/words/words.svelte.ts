/**
 * Every sentence on screen, in each language there is, from the same Fluent catalogues that the terminal reads.
 *
 * `web` is loaded with the page, and other shelves when first needed: `table` and `table/GAME` (what a table says from the beginning),
 * `later` (the rest of it, and the other pages), `rules` (the clauses), `companion` (printed cards), `learn` (the lessons), `puzzles`, `review` and `reasons`
 * (why something was refused). web/words.ts says which message stands where.
 * `say` reads the state of this module, so whatever it says is said anew when the language changes.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, SOURCES } from "virtual:words";
import { preferences, type Language } from "../preferences.svelte";

/** `game/NAME` is the catalogue that a game of another package brings along. */
export type Shelf = "web" | "table" | `table/${string}` | "later" | "rules" | "clubs" | "companion" | "learn" | "people" | "puzzles" | "seasons" | "review" | "reasons" | `game/${string}`;
export type Values = Record<string, FluentVariable>;

/** What a table of a game says, from the beginning and later. */
export const tableWords = (game: string): Shelf[] => ["table", `table/${game}`, "later"];

/** From the server, which falls back to English. */
async function ofGame(game: string, language: Language): Promise<{ default: string }> {
  const answer = await fetch(`/api/words/${encodeURIComponent(game)}/${language}`);
  if (!answer.ok) throw new Error(`no words of ${game}`);
  return { default: await answer.text() };
}

class Words {
  /** The language shown: the preferred one as soon as its catalogue is here. */
  language = $state<Language>("en");
  /** Counts the shelves that have arrived, so that what was said before is said again. */
  #arrived = $state(0);
  #bundles = new Map<Language, FluentBundle>();
  #asked = new Map<string, Promise<void>>();
  #here = new Set<string>();
  #shelves = new Set<Shelf>(["web"]);
  #missing = new Set<string>();
  #wanted: Language = "en";

  /** Fetches a shelf in the language shown; it stays with every language chosen later. */
  async need(...shelves: Shelf[]): Promise<void> {
    shelves.forEach((shelf) => this.#shelves.add(shelf));
    await this.choose(preferences.language);
  }

  /** Whether these shelves are here, in the language shown. */
  holds(...shelves: Shelf[]): boolean {
    return this.language === preferences.language && shelves.every((shelf) => this.#here.has(`${this.language}/${shelf}`));
  }

  async choose(language: Language): Promise<void> {
    this.#wanted = language;
    let known = 0;
    while (known < this.#shelves.size) {
      known = this.#shelves.size; // one more may be needed meanwhile
      await Promise.all([...this.#shelves].map((shelf) => this.#fetch(language, shelf)));
    }
    if (this.#wanted !== language) return; // another was chosen meanwhile
    this.language = language;
    document.documentElement.lang = language;
  }

  #fetch(language: Language, shelf: Shelf): Promise<void> {
    const name = `${language}/${shelf}`;
    let asked = this.#asked.get(name);
    if (!asked) {
      const source = shelf.startsWith("game/") ? () => ofGame(shelf.slice(5), language) : SOURCES[language]?.[shelf];
      if (!source && shelf.startsWith("table/")) return Promise.resolve(); // a game of another package
      asked = (source?.() ?? Promise.reject(new Error(`no ${name}`))).then((text) => {
        let bundle = this.#bundles.get(language);
        if (!bundle) {
          // Without isolation marks: a name alone stands in <bdi> instead.
          bundle = new FluentBundle(language, { useIsolating: false });
          this.#bundles.set(language, bundle);
        }
        bundle.addResource(new FluentResource(text.default));
        this.#here.add(name);
        this.#arrived += 1;
      });
      asked.catch(() => this.#asked.delete(name)); // asked again after a lost line
      this.#asked.set(name, asked);
    }
    return asked;
  }

  /** Whether there is such a message, or such an attribute of one. */
  has(id: string): boolean {
    void this.#arrived;
    const [name = "", attribute] = id.split(".");
    const message = this.#bundles.get(this.language)?.getMessage(name);
    return message !== undefined && (attribute === undefined || attribute in message.attributes);
  }

  /** The message with its values filled in; `clause-S-LEAD.title` is its attribute. */
  say = (id: string, values?: Values): string => {
    void this.#arrived;
    const bundle = this.#bundles.get(this.language);
    const dot = id.indexOf(".");
    const message = bundle?.getMessage(dot < 0 ? id : id.slice(0, dot));
    const pattern = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)];
    if (!bundle || !pattern) return this.#complain(id);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, values ?? null, errors);
    if (errors.length > 0) this.#complain(`${id}: ${errors[0]?.message}`);
    return text.replace(/\s*\n\s*/g, " ");
  };

  /** `Ada, Bo and Cy`. */
  list = (items: string[]): string => {
    if (items.length < 2) return items.join("");
    return this.say("list-and", { rest: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });
  };

  #complain(id: string): string {
    // Tests listen to the console: a missing message fails them.
    if (!this.#missing.has(id)) console.error(`no message ${this.language}/${id}`);
    this.#missing.add(id);
    return id;
  }
}

export const words = new Words();
export const { say, list } = words;
export { LANGUAGES };
export type { Language };
