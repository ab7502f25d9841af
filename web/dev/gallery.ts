/** Every drawing on one page, to look at: `npm run dev`, then /dev/gallery.html?size=40&theme=dark. */
import { mount } from "svelte";
import "../src/style.css";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "light";
mount(Gallery, {
  target: document.getElementById("app") as HTMLElement,
  props: { size: Number(query.get("size") ?? 96), only: query.get("only") ?? "" },
});
