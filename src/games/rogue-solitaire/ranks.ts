import type { Ladder, LadderRank } from "../../kit/game/ranks";

/** By the options of RS-12: down and down, with ever fewer Jokers. */
const RANKS = [
  { name: "cellar", twist: { targetFloors: 1, startJokers: 8 } },
  { name: "vault", twist: { targetFloors: 2 } },
  { name: "crypt", twist: { startJokers: 7 } },
  { name: "cave", twist: { startJokers: 6 } },
  { name: "catacombs", twist: { startJokers: 5 } },
  { name: "labyrinth", twist: { startJokers: 4 } },
  { name: "chasm", twist: { startJokers: 3 } },
  { name: "abyss", twist: { aceLoss: "jokerFirst" } },
  { name: "underworld", twist: { aidTiming: "before" } },
  { name: "core", twist: { startJokers: 2 } },
] as const satisfies readonly LadderRank[];

export type RankName = (typeof RANKS)[number]["name"];

/** The ranks of Rogue: The Solitaire-Like. Nobody wins it as designed, so a rank is won by floors; from Jokers as designed it is no easier. */
export const ladder: Ladder = { ranks: RANKS, designed: 7 };
