import type { HandRank } from "../../../kit/words/hand-ranks";
import { fill, fillCount } from "../../../kit/words/words";
import { text } from "../catalogue";
import type { Zone } from "../rules/abilities";
import { atkOf, buffTotal, damageOf, hasTrait } from "../rules/board";
import {
  comparisonOf,
  handOf,
  HANDS,
  numbersOf,
  strengthOf,
  type Comparison,
  type Hand,
} from "../rules/comparison";
import type { OpenState, Roll } from "../rules/state";

/** How hard a side hits, and why (PRR-9.5, PRR-12.1). */
interface Blow {
  amount: number;
  /** Such as `ATK 3 + buffs 2 − nullified 1`. */
  reason: string;
}

/** The blow of the side whose cards are in this zone. */
export function blowOf(open: OpenState, zone: Zone): Blow {
  const total = buffTotal(open, zone);
  const extra = hasTrait(open, zone, "moreAtk") ? open.options.overcharge - 1 : 0;
  const added = open[zone].length + extra;
  let reason = fill(text().BLOW.atk, { atk: atkOf(open, zone) });
  if (added > 0) reason = fill(text().BLOW[zone], { reason, added });
  if (added > total) reason = fill(text().BLOW.nullified, { reason, nullified: added - total });
  return { amount: damageOf(open, zone), reason };
}

/** What both sides have rolled, who hits for how much, and why. */
export function comparisonSentence(open: OpenState, roll: Roll): string {
  const comparison = comparisonOf(open, roll);
  return fill(text().COMPARISON.both, {
    ...worthNames(comparison),
    outcome: outcomeSentence(open, comparison),
  });
}

/** Who hits for how much and why, or what a tie leads to. */
export function outcomeSentence(open: OpenState, { player, enemy, outcome }: Comparison): string {
  const isTie = player === enemy;
  switch (outcome) {
    case "playerHits":
      return fill(isTie ? text().COMPARISON.playerFocus : text().COMPARISON.playerHits, {
        ...blowOf(open, "equip"),
      });
    case "enemyHits":
      return fill(isTie ? text().COMPARISON.enemyFocus : text().COMPARISON.enemyHits, {
        ...blowOf(open, "curses"),
      });
    case "tie":
    case "again":
      return text().COMPARISON[outcome];
  }
}

/** What both sides have, told apart where they would be called the same. */
export function worthNames({ player, enemy }: Pick<Comparison, "player" | "enemy">): {
  player: string;
  enemy: string;
} {
  const names = { player: worthName(player), enemy: worthName(enemy) };
  if (player === enemy || names.player !== names.enemy) return names;
  return { player: withDice(names.player, player), enemy: withDice(names.enemy, enemy) };
}

/** The strength of a single die that shows 1; the points of a roll are never as many. */
const LEAST_STRENGTH = 10_000;

/** A hand of dice as it is announced, such as `Two Pair, 5s and 2s`, or points. */
export function worthName(worth: number): string {
  if (worth < LEAST_STRENGTH) return fillCount(text(), "POINTS", { count: worth });
  const [first = 0, , third = 0, fourth = 0] = numbersOf(worth);
  const hand = handOf(worth);
  return fill(text().HANDS[hand], { first, second: hand === "fullHouse" ? fourth : third });
}

function withDice(hand: string, worth: number): string {
  const dice = numbersOf(worth).filter((face) => face > 0);
  return fill(text().HAND_WITH_DICE, { hand, dice: dice.join("-") });
}

const EXAMPLES: Readonly<Record<Hand, readonly number[]>> = {
  bust: [6, 4, 3, 2, 1],
  pair: [5, 5, 6, 3, 1],
  twoPair: [5, 5, 2, 2, 6],
  three: [4, 4, 4, 6, 1],
  fullHouse: [3, 3, 3, 6, 6],
  four: [2, 2, 2, 2, 5],
  straight: [6, 5, 4, 3, 2],
  five: [1, 1, 1, 1, 1],
};

/** The kinds of hands of dice, best first: a straight beats four of a kind (PRR-10.3). */
export function handRanks(): HandRank[] {
  const ranks: HandRank[] = [];
  for (const hand of [...HANDS].reverse()) {
    const dice = EXAMPLES[hand];
    ranks.push({ name: worthName(strengthOf(dice)), example: dice.join(" "), worth: "" });
  }
  return ranks;
}
