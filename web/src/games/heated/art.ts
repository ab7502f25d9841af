export { default } from "./HeatedCard.svelte";
