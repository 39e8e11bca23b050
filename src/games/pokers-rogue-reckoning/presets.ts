import type { Preset } from "../../kit/options";

/** Ways to play by the options of PRR-19. */
export const presets: readonly Preset[] = [
  // More health, and trading gives all of it back: half of the sensible players win, as designed one of seven.
  { name: "easy", options: { startHp: 18, trade: "MAX" } },
  // Potions do what they do at once and have no abilities to weigh.
  { name: "quick", options: { abilities: false, healImmediate: true, buffImmediate: true } },
];
