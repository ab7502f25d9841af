import type { Preset } from "../forms";

export { default as Form } from "./Settings.svelte";
export const presets: Preset[] = [];
export const summary = (): string[] => [];
