import type { Preset } from "../../kit/options";

/** Ways to play by the options of PC-1.6. */
export const presets: readonly Preset[] = [
  // Without clocks nobody has to hurry.
  { name: "easy", options: { moveLimit: 0, battleLimit: 0 } },
  // Pawns that get into touch sooner, half of the chips, and an end after a hundred turns.
  { name: "quick", options: { pawnDoubleStep: true, startingChips: 16, turnLimit: 100 } },
];
