/**
 * Every sentence on screen, in three languages, from the same Fluent catalogues that the terminal reads.
 *
 * `web` is loaded with the page, `table` (cards, facts, refusals), `rules` (the clauses), `learn` (the lessons), `review`
 * and `reasons` (why settings or a record will not do) when first needed.
 * `say` reads the state of this module, so whatever it says is said anew when the language changes.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, preferences, type Language } from "../preferences.svelte";

export type Shelf = "web" | "table" | "rules" | "learn" | "review" | "reasons";
export type Values = Record<string, FluentVariable>;
type Source = () => Promise<{ default: string[] }>;

const SOURCES: Record<Language, Record<Shelf, Source>> = {
  en: {
    web: () => import("./en/web"),
    table: () => import("./en/table"),
    rules: () => import("./en/rules"),
    learn: () => import("./en/learn"),
    review: () => import("./en/review"),
    reasons: () => import("./en/reasons"),
  },
  de: {
    web: () => import("./de/web"),
    table: () => import("./de/table"),
    rules: () => import("./de/rules"),
    learn: () => import("./de/learn"),
    review: () => import("./de/review"),
    reasons: () => import("./de/reasons"),
  },
  fr: {
    web: () => import("./fr/web"),
    table: () => import("./fr/table"),
    rules: () => import("./fr/rules"),
    learn: () => import("./fr/learn"),
    review: () => import("./fr/review"),
    reasons: () => import("./fr/reasons"),
  },
};

class Words {
  /** The language shown: the preferred one as soon as its catalogue is here. */
  language = $state<Language>("en");
  /** Counts the shelves that have arrived, so that what was said before is said again. */
  #arrived = $state(0);
  #bundles = new Map<Language, FluentBundle>();
  #asked = new Map<string, Promise<void>>();
  #shelves = new Set<Shelf>(["web"]);
  #missing = new Set<string>();
  #wanted: Language = "en";

  /** Fetches a shelf in the language shown; it stays with every language chosen later. */
  async need(...shelves: Shelf[]): Promise<void> {
    shelves.forEach((shelf) => this.#shelves.add(shelf));
    await this.choose(preferences.language);
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
      asked = SOURCES[language][shelf]().then((texts) => {
        let bundle = this.#bundles.get(language);
        if (!bundle) {
          // Without isolation marks: a name alone stands in <bdi> instead.
          bundle = new FluentBundle(language, { useIsolating: false });
          this.#bundles.set(language, bundle);
        }
        texts.default.forEach((text) => bundle.addResource(new FluentResource(text)));
        this.#arrived += 1;
      });
      asked.catch(() => this.#asked.delete(name)); // asked again after a lost line
      this.#asked.set(name, asked);
    }
    return asked;
  }

  has(id: string): boolean {
    void this.#arrived;
    return this.#bundles.get(this.language)?.hasMessage(id) ?? false;
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
