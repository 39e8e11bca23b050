import type { Ladder, LadderRank } from "../../kit/game/ranks";

/** By the options of CVD-12. */
const RANKS = [
  { name: "page", twist: { life: 11 } },
  { name: "squire", twist: { vanguardHit: "revealed" } },
  { name: "guard", twist: { life: 10 } },
  { name: "knight", twist: { fatalWin: false } },
  { name: "duelist", twist: { life: 9 } },
  { name: "champion", twist: { ksCleave: false } },
  { name: "slayer", twist: { life: 8 } },
  { name: "hero", twist: { life: 7 } },
  { name: "dragonslayer", twist: { life: 6 } },
  { name: "legend", twist: { life: 5 } },
] as const satisfies readonly LadderRank[];

export type RankName = (typeof RANKS)[number]["name"];

/** The ranks of Cards vs Dice: each is harder than the game as designed. */
export const ladder: Ladder = { ranks: RANKS, designed: 1 };
