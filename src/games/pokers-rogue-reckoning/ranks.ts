import type { Ladder, LadderRank } from "../../kit/game/ranks";

/** By the options of PRR-19; the ranks are called what the hands of poker are, from the lowest. */
const RANKS = [
  { name: "high", twist: { startAtk: 3, startHp: 18, trade: "MAX" } },
  { name: "pair", twist: { startHp: 12 } },
  { name: "twoPair", twist: { startAtk: 2 } },
  { name: "trips", twist: { enemyAtkT1: 2 } },
  { name: "straight", twist: { trade: "6HP" } },
  { name: "flush", twist: { finalHpDice: 7 } },
  { name: "fullHouse", twist: { startMoney: 6 } },
  { name: "quads", twist: { moneyCap: 12 } },
  { name: "straightFlush", twist: { startMoney: 0 } },
  { name: "royal", twist: { finalHpDice: 10 } },
] as const satisfies readonly LadderRank[];

/** The ranks of Poker's Rogue Reckoning. */
export const ladder: Ladder = { ranks: RANKS, designed: 5 };
