import type { Preset } from "../../kit/options";

/** Ways to play by the options of CVD-12. */
export const presets: readonly Preset[] = [
  // More life: of sensible players, who win 44 games of 100 as designed, 76 win.
  { name: "easy", options: { life: 18 } },
  // Less life: battles are over sooner, one way or the other.
  { name: "quick", options: { life: 8 } },
];
