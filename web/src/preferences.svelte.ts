/** What this person likes, stored on this device: language, theme, sounds, motion, pace, name and cat. */
import { LANGUAGES } from "virtual:words";

export type Language = string;
export type Theme = "light" | "dark";

const KEY = "scoville";
const FIRST_GAMES = 3;

interface Kept {
  language: Language;
  theme: Theme | null; // null follows the system
  sounds: boolean;
  vibration: boolean;
  lessMotion: boolean;
  name: string;
  /** Whether to accept what cannot be answered without asking. */
  letBe: boolean;
  /** How many games this person has played to their end. */
  games: number;
  /** Which of the ten cats; -1 before one is chosen. */
  cat: number;
  /** How fast cards travel and reveals are shown, in percent. */
  pace: number;
  /** Whether a reveal stays until a tap. */
  waits: boolean;
  /** Whether the system tells when it is this person's turn. */
  notify: boolean;
  /** The kept profile this browser is signed in to, or "". */
  kept: string;
}

function preferredLanguage(): Language {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function read(): Kept {
  const fresh: Kept = {
    language: preferredLanguage(),
    theme: null,
    sounds: true,
    vibration: true,
    lessMotion: false,
    name: "",
    letBe: false,
    games: 0,
    cat: -1,
    pace: 100,
    waits: false,
    notify: false,
    kept: "",
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return fresh;
    // Only what is of the right type: somebody may have edited it.
    for (const [name, value] of Object.entries(kept)) {
      const known = name as keyof Kept;
      if (known === "theme" ? value === "light" || value === "dark" : typeof value === typeof fresh[known]) {
        (fresh as unknown as Record<string, unknown>)[known] = value;
      }
    }
    if (!LANGUAGES.includes(fresh.language)) fresh.language = preferredLanguage();
  } catch {
    // Storage may be forbidden or hold nonsense: then nothing is remembered.
  }
  return fresh;
}

const systemDark = matchMedia("(prefers-color-scheme: dark)");
const systemStill = matchMedia("(prefers-reduced-motion: reduce)");

class Preferences {
  #kept = $state(read());
  #dark = $state(systemDark.matches);
  #still = $state(systemStill.matches);

  constructor() {
    systemDark.addEventListener("change", (event) => (this.#dark = event.matches));
    systemStill.addEventListener("change", (event) => (this.#still = event.matches));
  }

  get language() {
    return this.#kept.language;
  }
  get theme(): Theme {
    return this.#kept.theme ?? (this.#dark ? "dark" : "light");
  }
  get sounds() {
    return this.#kept.sounds;
  }
  get vibration() {
    return this.#kept.vibration;
  }
  get lessMotion() {
    return this.#kept.lessMotion || this.#still;
  }
  get name() {
    return this.#kept.name;
  }
  get letBe() {
    return this.#kept.letBe;
  }
  get games() {
    return this.#kept.games;
  }
  /** People in their first games get more time. */
  get newcomer() {
    return this.#kept.games < FIRST_GAMES;
  }
  get cat() {
    return this.#kept.cat;
  }
  get pace() {
    return Math.min(300, Math.max(25, this.#kept.pace));
  }
  get waits() {
    return this.#kept.waits;
  }
  get kept() {
    return this.#kept.kept;
  }
  get notify() {
    return this.#kept.notify;
  }

  set<Name extends keyof Kept>(name: Name, value: Kept[Name]) {
    this.#kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Then it lasts until the page closes.
    }
  }
}

export const preferences = new Preferences();
