import type { Preset } from "../../kit/options";

/** Ways to play by the options of RS-12. */
export const presets: readonly Preset[] = [
  // Two Jokers more: the first floor is cleared by three sensible players of four, as designed by every second.
  { name: "easy", options: { startJokers: 5 } },
  // One floor, and it is won.
  { name: "quick", options: { targetFloors: 1 } },
];
