import { mount } from "svelte";
import App from "./App.svelte";
import { me } from "./parts/me.svelte";
import { preferences } from "./preferences.svelte";
import { router } from "./router.svelte";
import "./style.css";
import { words } from "./words/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");

// What the page is made of comes meanwhile.
void router.place.page.load().catch(() => undefined);
// The first words before the first picture: nobody should see a page without them.
words
  .choose(preferences.language)
  .catch(() => words.choose("en"))
  .finally(() => {
    me.invent();
    mount(App, { target });
    // Says so when the line is down, and nothing else; without it everything works.
    if (import.meta.env.PROD) navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
  });
