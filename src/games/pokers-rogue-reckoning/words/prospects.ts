import { fill, percent } from "../../../kit/words/words";
import { text } from "../catalogue";
import { damageOf, healOf, maxHp } from "../rules/board";
import type { RedPotion } from "../rules/cards";
import { comparisonOf } from "../rules/comparison";
import type { Odds } from "../rules/odds";
import type { Roll, Seen } from "../rules/state";
import type { ChoiceWords } from "../../../kit/game/game-words";

/** The effect of a choice: a `detail` if it is certain, `odds` if chance decides. */
export type Prospect = Pick<ChoiceWords, "detail" | "odds">;

/** A choice without a tab of its own: what continues the game, or answers a question. */
export function plain(label: string, detail: string): ChoiceWords {
  return { group: "", label, detail, odds: "" };
}

export function certain(detail: string): Prospect {
  return { detail, odds: "" };
}

/** The chances of a roll, as far as they are known. */
export function chances(odds: Odds | undefined): Prospect {
  if (odds === undefined) return certain("");
  if (odds.win === 1) return certain(text().CHOICES.sureWin);
  if (odds.lose === 1) return certain(text().CHOICES.sureLoss);
  const values = { win: percent(odds.win), lose: percent(odds.lose) };
  return { detail: "", odds: fill(text().CHOICES.odds, values) };
}

/** What a red potion restores of the HP (PRR-5.4). */
export function drinkDetail(seen: Seen, card: RedPotion): string {
  const hp = Math.min(maxHp(seen), seen.hp + healOf(seen, card));
  return fill(text().CHOICES.drinkDetail, { amount: hp - seen.hp, hp });
}

/** The gain from this much money (PRR-7.2). */
export function gainDetail({ money, options }: Seen, value: number): string {
  const amount = Math.max(0, Math.min(value, options.moneyCap - money));
  return fill(text().CHOICES.moneyDetail, { amount, money: money + amount });
}

/** The effect of resolving a roll. */
export function outcomeDetail(seen: Seen, roll: Roll): string {
  const { outcome } = comparisonOf(seen, roll);
  if (outcome === "playerHits" || outcome === "enemyHits") {
    const amount = damageOf(seen, outcome === "playerHits" ? "equip" : "curses");
    return fill(text().CHOICES[outcome], { amount });
  }
  return text().CHOICES[outcome];
}
