import type { Choice } from "../../../kit/rules/rules";
import { openShifts, usedTokens } from "./board";
import { rerollBar, scoreBar, shiftBar, swapBar } from "./legality";
import { DICE_CHOICES, NUMBERS, type Action, type OpenState } from "./state";
import { countMarked, fitsHand } from "./turn";

/** Every legal action of the seat that has to decide, with the rule that allows it; none where nobody decides. */
export function choices(open: OpenState): Choice<Action>[] {
  const { phase } = open;
  switch (phase.kind) {
    case "turn":
      return turnChoices(open);
    case "mustRoll":
      return [{ action: { kind: "roll" }, rule: "RF-6.1" }];
    case "rolled":
      return rolledChoices(open, phase.first + phase.second);
    case "push":
      return pushChoices(open);
    case "keep":
      return keepChoices(phase.marked);
    case "join":
      return [
        { action: { kind: "score" }, rule: "RF-7.2" },
        { action: { kind: "pass" }, rule: "RF-7.2" },
      ];
    case "refresh":
      return usedTokens(open, phase.seat).map((token) => ({
        action: { kind: "refresh", token },
        rule: "RF-9.3",
      }));
    default:
      return [];
  }
}

function turnChoices(open: OpenState): Choice<Action>[] {
  const list: Choice<Action>[] = [{ action: { kind: "roll" }, rule: "RF-5.1" }];
  if (scoreBar(open) === undefined) list.push({ action: { kind: "score" }, rule: "RF-7.1" });
  return list.concat(swapChoices(open));
}

function pushChoices(open: OpenState): Choice<Action>[] {
  const list: Choice<Action>[] = [
    { action: { kind: "roll" }, rule: "RF-5.6" },
    { action: { kind: "stop" }, rule: "RF-5.7" },
  ];
  return list.concat(swapChoices(open));
}

function swapChoices(open: OpenState): Choice<Action>[] {
  if (swapBar(open) !== undefined) return [];
  const list: Choice<Action>[] = [];
  for (const first of NUMBERS) {
    for (const second of NUMBERS) {
      if (first < second) list.push({ action: { kind: "swap", first, second }, rule: "RF-6.1" });
    }
  }
  return list;
}

function rolledChoices(open: OpenState, number: number): Choice<Action>[] {
  const list: Choice<Action>[] = [{ action: { kind: "accept" }, rule: "RF-5.3" }];
  if (shiftBar(open) === undefined) {
    for (const by of openShifts(open, number)) list.push({ action: { kind: "shift", by }, rule: "RF-6.3" });
  }
  if (rerollBar(open) === undefined) {
    for (const dice of DICE_CHOICES) list.push({ action: { kind: "reroll", dice }, rule: "RF-6.2" });
  }
  return list;
}

function keepChoices(marked: readonly boolean[]): Choice<Action>[] {
  const list: Choice<Action>[] = [];
  if (fitsHand(countMarked(marked))) list.push({ action: { kind: "keep" }, rule: "RF-5.8" });
  for (let index = 0; index < marked.length; index++) {
    list.push({ action: { kind: marked[index] === true ? "unmark" : "mark", index }, rule: "RF-5.8" });
  }
  return list;
}
