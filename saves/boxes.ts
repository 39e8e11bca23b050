import type { Tint } from "../src/kit/box";

/** The colours of the games' boxes, by which they are told apart from across the table; white letters are read on each. */
const TINTS: Readonly<Record<string, Tint>> = {
  "cards-vs-dice": { r: 0.36, g: 0.08, b: 0.1 },
  "roll-flush": { r: 0.06, g: 0.19, b: 0.38 },
  "rogue-solitaire": { r: 0.25, g: 0.12, b: 0.36 },
  "pokers-rogue-reckoning": { r: 0.04, g: 0.25, b: 0.17 },
  pokerchess: { r: 0.23, g: 0.17, b: 0.09 },
};

/** The colour of a game's box. Raises an error if nobody has chosen one yet, which is a mistake of ours. */
export function boxTint(game: string): Tint {
  const tint = TINTS[game];
  if (tint === undefined) throw new Error(`saves/boxes.ts has no colour for the box of "${game}".`);
  return tint;
}
