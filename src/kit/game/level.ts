/** How well bots play, from the weakest to the strongest. */
export const LEVELS = ["beginner", "casual", "regular", "expert"] as const;
export type Level = (typeof LEVELS)[number];
