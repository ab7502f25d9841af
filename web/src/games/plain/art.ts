export { default } from "./Card.svelte";
