import type { ChoiceWords } from "../../kit/game";
import type { Amounts } from "../../kit/rules";
import { fill, percent } from "../../kit/words";
import { toCall } from "./battle/betting";
import { behind, otherRole } from "./battle/roles";
import { text } from "./languages";
import { battleOdds } from "./prospects";
import type { Action, Battle, Seen } from "./state";

type Bet = Extract<Action, { kind: "fold" | "check" | "call" | "raise" }>;

/** The words of what a contestant may do (PC-7.3), with the chance to win where nothing more is put in than is asked. */
export function betWords(seen: Seen, action: Bet, amounts: Amounts | undefined): ChoiceWords {
  const { battle } = seen;
  if (battle === undefined) return bet("", "");
  switch (action.kind) {
    case "fold":
      return bet(text().BETS.fold, lossOf(battle));
    case "check":
      return { ...bet(text().BETS.check, ""), odds: oddsOf(seen, battle) };
    case "call":
      return callWords(seen, battle);
    case "raise":
      return amounts === undefined ? raiseWords(seen, battle, action.amount) : openWords(battle, amounts);
  }
}

function bet(label: string, detail: string): ChoiceWords {
  return { group: text().GROUPS.bet, label, detail, odds: "" };
}

/** What a fold costs besides chips (PC-7.6, PC-8.1). */
function lossOf({ toAct, defender }: Battle): string {
  if (toAct === "attacker") return text().BETS.foldAttacker;
  return fill(text().BETS.foldDefender, { target: text().SHAPE_NAMES[defender.shape] });
}

function callWords(seen: Seen, battle: Battle): ChoiceWords {
  const stack = behind(seen, battle, battle.toAct);
  const chips = Math.min(toCall(battle, battle.toAct), stack);
  const left = stack - chips;
  const words =
    left === 0
      ? bet(fill(text().BETS.callAllIn, { chips }), "")
      : bet(fill(text().BETS.call, { chips }), fill(text().CHOICES.left, { left }));
  return { ...words, odds: oddsOf(seen, battle) };
}

/** A bet is an opening raise: nothing lies there to be raised (PC-7.3). */
function isOpening(battle: Battle): boolean {
  return battle[otherRole(battle.toAct)].street === 0;
}

function raiseWords(seen: Seen, battle: Battle, amount: number): ChoiceWords {
  const chips = toCall(battle, battle.toAct) + amount;
  const left = behind(seen, battle, battle.toAct) - chips;
  if (isOpening(battle)) {
    return left === 0
      ? bet(fill(text().BETS.betAllIn, { amount }), "")
      : bet(fill(text().BETS.bet, { amount }), fill(text().CHOICES.left, { left }));
  }
  const label = fill(left === 0 ? text().BETS.raiseAllIn : text().BETS.raise, { amount });
  return bet(label, fill(text().BETS.puts, { chips, left }));
}

function openWords(battle: Battle, amounts: Amounts): ChoiceWords {
  const label = isOpening(battle) ? text().BETS.betAnother : text().BETS.raiseAnother;
  return bet(label, fill(text().CHOICES.amounts, { ...amounts }));
}

function oddsOf(seen: Seen, battle: Battle): string {
  const chance = battleOdds(seen, battle[battle.toAct].seat);
  return chance === undefined ? "" : fill(text().BETS.odds, { chance: percent(chance) });
}
