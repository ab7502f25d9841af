/** The SPICY table without a server: `npm run dev`, then /dev/spicy.html?at=follow&theme=dark&lang=de. */
import { mount } from "svelte";
import "../src/style.css";
import { words, type Language } from "../src/words/words.svelte";
import { preferences } from "../src/preferences.svelte";
import SpicyDemo from "./SpicyDemo.svelte";

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "light";
preferences.set("language", (query.get("lang") ?? "en") as Language);
await words.need("web", "table", "rules");
mount(SpicyDemo, { target: document.getElementById("app") as HTMLElement, props: { at: query.get("at") ?? "follow" } });
