import { bestRated, type Advice, type Advisor, type Rated } from "../../../kit/advice";
import type { Thinking } from "../../../kit/policy";
import type { Choice } from "../../../kit/rules";
import { cleansingPotions, isBuff, removeFrom, sumOf } from "../rules/board";
import { valueOf, type BluePotion, type Curse } from "../rules/cards";
import type { Action, OpenState, Phase, Seen } from "../rules/state";
import { cleansed, equipped } from "./changes";
import { prospectAfter } from "./consequences";
import { findOutlookAhead, learnOdds, prospectOf } from "./prospect";
import { potionWorth } from "./worth";

/** Why a choice is the best one. */
export type HintReason =
  | "reveal"
  | "buy"
  | "craft"
  | "ability"
  | "heal"
  | "money"
  | "hp"
  | "equip"
  | "cleanse"
  | "pour"
  | "fight"
  | "escape"
  | "roll"
  | "resolve"
  | "counter"
  | "trade"
  | "plain";

/** What an advisor of this game answers; values are chances to win the simpler game of the outlook. */
type Answer = Advice<Action, HintReason>;
type Choices = readonly Choice<Action>[];

/**
 * Judges whatever it may do by the chance to win afterwards, as far as a simpler game tells, the outlook. It spends
 * nothing that does not raise this chance.
 */
export const advisor: Advisor<Seen, Action, HintReason> = (seen, choices) => {
  const { phase } = seen;
  switch (phase.kind) {
    case "explore":
      return exploring(seen, choices);
    case "prep":
      return preparing(seen, choices);
    case "cleanse":
      return () => plainly(pouring(seen, phase));
    case "scout":
      // Every card comes up sooner or later: which comes first matters little.
      return () => plainly({ kind: "finish" });
    default:
      return rating(
        seen,
        choices.map(({ action }) => action),
        (action) => ({ action, value: prospectAfter(seen, action) }),
      );
  }
};

/**
 * What an action is worth that the advisor does not rate, by the outlook that it has found for this very position; nothing
 * where it decides by a rule.
 */
export function assess(seen: Seen, action: Action): Thinking<Rated<Action>> {
  const { kind } = seen.phase;
  const isRuled = kind === "cleanse" || kind === "scout";
  return () => ({ action, value: isRuled ? undefined : prospectAfter(seen, action) });
}

/** What is decided by a rule, so that nothing is rated. */
function plainly(action: Action): Answer {
  return { ranking: [{ action, value: undefined }], reason: reasonOf(action) };
}

/** The odds of a fight are found beforehand with the ATK of now, and with that after one trade. */
const ODDS_LEARNT = 2;

/**
 * Finds the outlook, and then rates one thing in each slice. Of equal ones the first is the best, which is the one that goes
 * on without spending anything.
 */
function rating<Item>(
  seen: Seen,
  items: readonly Item[],
  rate: (item: Item) => Rated<Action> | undefined,
): Thinking<Answer> {
  const find = findOutlookAhead(seen);
  const rated: Rated<Action>[] = [];
  let isFound = false;
  let learnt = 0;
  let next = 0;
  return () => {
    if (!isFound) {
      isFound = find() !== undefined;
      return undefined;
    }
    if (learnt < ODDS_LEARNT) {
      learnOdds(seen, learnt);
      learnt++;
      return undefined;
    }
    const item = items[next];
    next++;
    if (item !== undefined) {
      const each = rate(item);
      if (each !== undefined) rated.push(each);
      return undefined;
    }
    const ranking = bestRated(rated);
    const best = ranking[0]?.action ?? { kind: "endLevel" };
    const reason = reasonOf(best);
    return ranking.length > 0
      ? { ranking, rated, reason }
      : { ranking: [{ action: best, value: 0 }], reason };
  };
}

/** Buys, crafts or uses what is worth it, and turns up the next room. Potions are kept for the fights. */
function exploring(seen: Seen, choices: Choices): Thinking<Answer> {
  const reveal = choices.find((choice) => choice.action.kind === "reveal");
  const onward: Action = reveal?.action ?? { kind: "endLevel" };
  const gains = choices.map(({ action }) => action).filter((action) => isGain(action));
  return rating(seen, [onward].concat(gains), (action) => ({
    action,
    value: action === onward ? prospectOf(seen) : prospectAfter(seen, action),
  }));
}

function isGain({ kind }: Action): boolean {
  return kind === "buy" || kind === "craft" || kind === "ability";
}

/** Puts under the dice, pours over a curse or drinks what helps more now than later, and fights. */
function preparing(seen: Seen, choices: Choices): Thinking<Answer> {
  const rates: (() => Rated<Action> | undefined)[] = [];
  for (const { action } of choices) {
    if (action.kind !== "cleanse" && action.kind !== "equip")
      rates.push(() => ({ action, value: prospectAfter(seen, action) }));
  }
  return rating(seen, rates.concat(equipPlan(seen), cleansePlans(seen)), (rate) => rate());
}

/** The first card of the best set of buffs: the cheapest ones, as many as it takes to save a blow. */
function equipPlan(seen: Seen): (() => Rated<Action> | undefined)[] {
  const buffs = seen.hand.filter((card) => isBuff(seen, card));
  buffs.sort((a, b) => {
    const difference = potionWorth(seen, a) - potionWorth(seen, b);
    return difference === 0 ? valueOf(a) - valueOf(b) : difference;
  });
  const [first] = buffs;
  if (first === undefined) return [];
  let highest = 0;
  let open: OpenState = seen;
  return buffs.map((card, index) => () => {
    open = equipped(open, card);
    highest = Math.max(highest, prospectOf(open));
    const isLast = index === buffs.length - 1;
    return isLast ? { action: { kind: "equip", card: first }, value: highest } : undefined;
  });
}

/** The cleansing of every curse that can be. */
function cleansePlans(seen: Seen): (() => Rated<Action> | undefined)[] {
  return seen.curses.map((curse) => () => {
    const potions = missingPotions(seen, curse, []);
    if (potions === undefined) return undefined;
    return { action: { kind: "cleanse", curse }, value: prospectOf(cleansed(seen, curse, potions)) };
  });
}

/** The reasons of the actions that have one of their own. */
const REASONS: Readonly<Partial<Record<Action["kind"], HintReason>>> = {
  reveal: "reveal",
  buy: "buy",
  craft: "craft",
  ability: "ability",
  heal: "heal",
  money: "money",
  hp: "hp",
  equip: "equip",
  cleanse: "cleanse",
  pour: "pour",
  fight: "fight",
  roll: "roll",
  resolve: "resolve",
  trade: "trade",
  counter: "counter",
  rerollAll: "counter",
  bribe: "escape",
  flee: "escape",
};

function reasonOf({ kind }: Action): HintReason {
  return REASONS[kind] ?? "plain";
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
