/** What passes over a table now and then: fetched after its first picture. */
export const arrows = () => import("./Arrows.svelte");
export const verdicts = () => import("./RaceVerdict.svelte");
export const zooms = () => import("./Zoom.svelte");
