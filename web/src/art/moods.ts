/** How a cat feels about what just happened. */
export type Mood = "smirk" | "bristle" | "sweat" | "proud" | "sad";
