import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./preferences.svelte";
import "./style.css";
import { words } from "./words/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");

// The first words before the first picture: nobody should see a page without them.
words
  .choose(preferences.language)
  .catch(() => words.choose("en"))
  .finally(() => mount(App, { target }));
