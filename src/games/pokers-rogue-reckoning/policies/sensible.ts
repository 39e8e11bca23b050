import type { Policy } from "../../../kit/policy";
import type { Choice } from "../../../kit/rules";
import { cleansingPotions, isBuff, removeFrom, sumOf } from "../rules/board";
import { valueOf, type BluePotion, type Curse } from "../rules/cards";
import type { Action, OpenState, Phase, Seen } from "../rules/state";
import { cleansed, equipped } from "./changes";
import { prospectAfter } from "./consequences";
import { prospectOf } from "./prospect";
import { potionWorth } from "./worth";

type Choices = readonly Choice<Action>[];

/** An action, and the chance to win after it. */
interface Plan {
  action: Action;
  prospect: number;
}

/**
 * Judges whatever it may do by the chance to win afterwards, as far as a simpler game tells, the outlook. It spends
 * nothing that does not raise this chance.
 */
export const sensible: Policy<Seen, Action> = (seen, choices) => {
  const { phase } = seen;
  switch (phase.kind) {
    case "explore":
      return exploring(seen, choices);
    case "prep":
      return preparing(seen, choices);
    case "cleanse":
      return pouring(seen, phase);
    case "scout":
      // Every card comes up sooner or later: which comes first matters little.
      return { kind: "finish" };
    default:
      return best(seen, choices).action;
  }
};

/** The best of some choices; of equal ones the first, which is the one that goes on without spending anything. */
function best(seen: Seen, choices: Choices): Plan {
  let plan: Plan | undefined;
  for (const { action } of choices) {
    const prospect = prospectAfter(seen, action);
    if (plan === undefined || prospect > plan.prospect) plan = { action, prospect };
  }
  return plan ?? { action: { kind: "endLevel" }, prospect: 0 };
}

/** Buys, crafts or uses what is worth it, and turns up the next room. Potions are kept for the fights. */
function exploring(seen: Seen, choices: Choices): Action {
  const { action, prospect } = best(
    seen,
    choices.filter((choice) => isGain(choice.action)),
  );
  if (prospect > prospectOf(seen)) return action;
  const reveal = choices.find((choice) => choice.action.kind === "reveal");
  return reveal?.action ?? { kind: "endLevel" };
}

function isGain({ kind }: Action): boolean {
  return kind === "buy" || kind === "craft" || kind === "ability";
}

/** Puts under the dice, pours over a curse or drinks what helps more now than later, and fights. */
function preparing(seen: Seen, choices: Choices): Action {
  const others = choices.filter(({ action }) => action.kind !== "cleanse" && action.kind !== "equip");
  let plan = best(seen, others);
  for (const other of [equipPlan(seen), cleansePlan(seen)]) {
    if (other !== undefined && other.prospect > plan.prospect) plan = other;
  }
  return plan.action;
}

/** The first card of the best set of buffs: the cheapest ones, as many as it takes to save a blow. */
function equipPlan(seen: Seen): Plan | undefined {
  const buffs = seen.hand.filter((card) => isBuff(seen, card));
  buffs.sort((a, b) => {
    const difference = potionWorth(seen, a) - potionWorth(seen, b);
    return difference === 0 ? valueOf(a) - valueOf(b) : difference;
  });
  const [first] = buffs;
  if (first === undefined) return undefined;
  let highest = 0;
  let open: OpenState = seen;
  for (const card of buffs) {
    open = equipped(open, card);
    highest = Math.max(highest, prospectOf(open));
  }
  return { action: { kind: "equip", card: first }, prospect: highest };
}

/** The curse whose cleansing helps most. */
function cleansePlan(seen: Seen): Plan | undefined {
  let plan: Plan | undefined;
  for (const curse of seen.curses) {
    const potions = missingPotions(seen, curse, []);
    if (potions === undefined) continue;
    const prospect = prospectOf(cleansed(seen, curse, potions));
    if (plan === undefined || prospect > plan.prospect)
      plan = { action: { kind: "cleanse", curse }, prospect };
  }
  return plan;
}

function pouring(seen: Seen, { curse, potions }: Extract<Phase, { kind: "cleanse" }>): Action {
  const card = missingPotions(seen, curse, potions)?.[0];
  return card === undefined ? { kind: "finish" } : { kind: "pour", card };
}

/**
 * The potions to pour over a curse besides those that were poured: the smallest that is enough, or else the greatest and
 * so on. None where enough was poured; undefined where all are not enough (PRR-5.7).
 */
function missingPotions(
  open: OpenState,
  curse: Curse,
  poured: readonly BluePotion[],
): BluePotion[] | undefined {
  const left = cleansingPotions(open).filter((card) => !poured.includes(card));
  left.sort((a, b) => valueOf(a) - valueOf(b));
  const potions: BluePotion[] = [];
  let missing = valueOf(curse) - sumOf(poured);
  while (missing > 0) {
    const need = missing;
    const card = left.find((potion) => valueOf(potion) >= need) ?? left[left.length - 1];
    if (card === undefined) return undefined;
    removeFrom(left, card);
    potions.push(card);
    missing -= valueOf(card);
  }
  return potions;
}
