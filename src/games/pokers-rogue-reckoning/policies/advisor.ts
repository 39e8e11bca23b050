import { bestRated, type Advice, type Advisor, type Rated } from "../../../kit/game/advice";
import type { Thinking } from "../../../kit/rules/policy";
import type { Choice } from "../../../kit/rules/rules";
import { isBuff } from "../rules/board";
import { valueOf } from "../rules/cards";
import type { Action, OpenState, Phase, Seen } from "../rules/state";
import { cleansed, equipped } from "./changes";
import { missingPotions } from "./cleansing";
import { prospectAfter } from "./consequences";
import { findOutlookAhead, learnOdds, prospectOf } from "./prospect";
import { motiveOf, type HintReason } from "./reasons";
import { potionWorth } from "./worth";

/** What an advisor of this game answers; values are chances to win the simpler game of the outlook. */
type Answer = Advice<Action, HintReason>;
type Choices = readonly Choice<Action>[];

/**
 * Judges every choice by the chance to win afterwards, estimated from a simpler game: the outlook. It spends nothing that does
 * not raise this chance.
 */
export const advisor: Advisor<Seen, Action, HintReason> = (seen, choices) => {
  const { phase } = seen;
  switch (phase.kind) {
    case "explore":
      return exploring(seen, choices);
    case "prep":
      return preparing(seen, choices);
    case "cleanse":
      return () => plainly(seen, pouring(seen, phase));
    case "scout":
      // Every card comes up sooner or later: which comes first matters little.
      return () => plainly(seen, { kind: "finish" });
    default:
      return rating(
        seen,
        choices.map(({ action }) => action),
        (action) => ({ action, value: prospectAfter(seen, action) }),
      );
  }
};

/**
 * The value of an action that the advisor does not rate, by its outlook for this very position; nothing where it decides by a
 * rule.
 */
export function assess(seen: Seen, action: Action): Thinking<Rated<Action>> {
  const { kind } = seen.phase;
  const isRuled = kind === "cleanse" || kind === "scout";
  return () => ({ action, value: isRuled ? undefined : prospectAfter(seen, action) });
}

/** A decision by a rule, so nothing is rated. */
function plainly(seen: Seen, action: Action): Answer {
  return { ranking: [{ action, value: undefined }], ...motiveOf(seen, action, { choices: 1, buffed: seen }) };
}

/** The odds of a fight are found beforehand with the ATK of now, and with that after one trade. */
const ODDS_LEARNT = 2;

/**
 * Finds the outlook, and then rates one thing in each slice. Of equal ones the first is the best: the one that continues without
 * spending anything.
 * @param buffed the player with all that the best set of buffs puts under the dice, once it is rated
 */
function rating<Item>(
  seen: Seen,
  items: readonly Item[],
  rate: (item: Item) => Rated<Action> | undefined,
  buffed: () => OpenState = () => seen,
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
    const motive = motiveOf(seen, best, { choices: rated.length, buffed: buffed() });
    return ranking.length > 0
      ? { ranking, rated, ...motive }
      : { ranking: [{ action: best, value: 0 }], ...motive };
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
  let buffed: OpenState = seen;
  const equips = equipPlan(seen, (open) => {
    buffed = open;
  });
  return rating(
    seen,
    rates.concat(equips, cleansePlans(seen)),
    (rate) => rate(),
    () => buffed,
  );
}

/**
 * The first card of the best set of buffs: the cheapest ones, as many as it takes to save a blow.
 * @param found called with each set that is better than those before
 */
function equipPlan(seen: Seen, found: (open: OpenState) => void): (() => Rated<Action> | undefined)[] {
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
    const prospect = prospectOf(open);
    if (prospect > highest) {
      highest = prospect;
      found(open);
    }
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

function pouring(seen: Seen, { curse, potions }: Extract<Phase, { kind: "cleanse" }>): Action {
  const card = missingPotions(seen, curse, potions)?.[0];
  return card === undefined ? { kind: "finish" } : { kind: "pour", card };
}
