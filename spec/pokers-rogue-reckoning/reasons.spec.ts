import type { HintReason } from "../../src/games/pokers-rogue-reckoning/policies/reasons";
import { cleansingPotions, isBuff, sumOf } from "../../src/games/pokers-rogue-reckoning/rules/board";
import { valueOf, type Potion } from "../../src/games/pokers-rogue-reckoning/rules/cards";
import { comparisonOf } from "../../src/games/pokers-rogue-reckoning/rules/comparison";
import { rules } from "../../src/games/pokers-rogue-reckoning/rules/rules";
import type { Action, Event, Roll, State } from "../../src/games/pokers-rogue-reckoning/rules/state";
import { hints } from "../../src/games/pokers-rogue-reckoning/words/hint-words";
import { choicesIn } from "../../src/kit/rules/choices";
import type { Options } from "../../src/kit/rules/options";
import { thoughtOut } from "../../src/kit/rules/policy";
import { below, seeded } from "../../src/kit/data/random";
import { copy } from "../support/data";
import { expectPresent } from "../support/expect";
import { isChance, isMost, reasonCheck, type Said, type Truths } from "../support/reasons";
import { SCALE } from "../support/scale";
import { facesOf, lastBlows, nextBlow, nextRoll, sharesOf, victory } from "./fights";

/** How many decisions of games have their reasons checked, and how many of fights that are nearly over. */
const POSITIONS = 3000 * SCALE;
const FIGHTS = 1500 * SCALE;
/** The options of these games, in turn. */
const OPTIONS: readonly Options[] = [
  {},
  { startHp: 18, startAtk: 3, trade: "MAX" },
  { combat: "points" },
  { pill: true, pillAtDeath: true, bribe: true, flee: "free" },
  { lateEquip: true, abilitiesOutsideCombat: true, healImmediate: true },
];

type Position = Said<State, Action, HintReason>;

/** A position after some actions, none of which asks chance. */
function after(state: State, ...actions: Action[]): { state: State; events: Event[] } {
  const next = copy(state);
  let events: Event[] = [];
  for (const action of actions) {
    const answer = rules.act(next, 0, action);
    if (answer.kind === "done") events = events.concat(answer.events);
  }
  const waiting = rules.waiting(next);
  if (waiting.kind === "chance" && waiting.chance.kind === "pause") {
    const answer = rules.resolve(next, { kind: "seen" });
    if (answer.kind === "done") events = events.concat(answer.events);
  }
  return { state: next, events };
}

/** What the best choice makes happen by the rules. */
function eventOf<Kind extends Event["kind"]>(
  { state, best }: Position,
  kind: Kind,
): Extract<Event, { kind: Kind }> | undefined {
  return after(state, best).events.find(
    (event): event is Extract<Event, { kind: Kind }> => event.kind === kind,
  );
}

function isAmount({ advice }: Position, amount: number | undefined): boolean {
  return amount !== undefined && advice.amount === amount;
}

/** Whether the start of the fight changes nothing but the phase. */
function isUnchanged(state: State): boolean {
  if (state.phase.kind === "preRoll") return true;
  if (state.phase.kind !== "prep") return false;
  const { events } = after(state, { kind: "fight" });
  return events.every(({ kind }) => kind === "fightBegan");
}

/** Whether the chance that is told is that to win the fight by rolls alone. */
function isVictory(said: number | undefined, state: State): boolean {
  return isUnchanged(state) && isChance(said, victory(state));
}

/** Whether these are the chances to win the fight in a changed position, which is higher, and as it is. */
function isBetter({ state, advice }: Position, changed: State): boolean {
  const { odds = 0, without = 1 } = advice;
  return odds > without && isVictory(odds, changed) && isVictory(without, state);
}

/** All sets of so many of these cards. */
function setsOf(cards: readonly Potion[], size: number): Potion[][] {
  if (size === 0) return [[]];
  const sets: Potion[][] = [];
  cards.forEach((card, place) => {
    for (const rest of setsOf(cards.slice(place + 1), size - 1)) sets.push([card].concat(rest));
  });
  return sets;
}

/** The position once the advisor has cleansed the curse that it recommends to. */
function cleansed({ state, best }: Position): State {
  const { state: next } = after(state, best);
  while (next.phase.kind === "cleanse") {
    const advice = thoughtOut(hints.advisor(rules.seen(next, 0), choicesIn(rules, next, 0)));
    rules.act(next, 0, expectPresent(advice.ranking[0]).action);
  }
  return next;
}

function missingOf({ state: { phase } }: Position): number {
  return phase.kind === "cleanse" ? valueOf(phase.curse) - sumOf(phase.potions) : 0;
}

/** The values of the potions that can still be poured. */
function valuesLeft({ state }: Position): number[] {
  const { phase } = state;
  const poured: readonly Potion[] = phase.kind === "cleanse" ? phase.potions : [];
  return cleansingPotions(state)
    .filter((card) => !poured.includes(card))
    .map((card) => valueOf(card));
}

/** The outcome of the roll on the table after an action, or as it is. */
function outcomeAfter(state: State, ...actions: Action[]): string {
  const next = after(state, ...actions).state;
  return next.phase.kind === "postRoll" ? comparisonOf(next, next.phase.roll).outcome : next.phase.kind;
}

/** All ways that the white dice of a roll may fall which an action throws. */
function thrownBy(state: State, action: Action): { state: State; rolls: Roll[] } {
  const next = after(state, action).state;
  const rolls: Roll[] = [];
  if (next.phase.kind !== "throw" || !("roll" in next.phase.throw)) return { state: next, rolls };
  const { kind, roll } = next.phase.throw;
  if (kind === "oneMore")
    for (const [face = 0] of facesOf(1)) rolls.push({ ...roll, white: roll.white.concat([face]) });
  else for (const white of facesOf(roll.white.length)) rolls.push({ ...roll, white });
  return { state: next, rolls };
}

/** The chance that the next blow is the player's after a counterattack. */
function counterBlow(state: State): number {
  const thrown = thrownBy(state, { kind: "counter" });
  const { win, tie } = sharesOf(thrown.state, thrown.rolls);
  return win + tie * nextBlow(state);
}

function isGain({ kind }: Action): boolean {
  return kind === "buy" || kind === "craft" || kind === "ability";
}

/** When each reason is true. */
const TRUE: Truths<State, Action, HintReason> = {
  nothingElse: ({ choices }) => choices.every(({ action }) => !isGain(action)),
  onward: (said) => isMost(said) && said.choices.some(({ action }) => isGain(action)),
  buy: (said) => isMost(said) && isAmount(said, eventOf(said, "potionBought")?.price),
  craft: (said) => isMost(said) && after(said.state, said.best).state.pill === "ready",
  money: (said) => isMost(said) && isAmount(said, eventOf(said, "moneyGained")?.amount),
  hp: (said) => isMost(said) && isAmount(said, eventOf(said, "healed")?.amount),
  healSurvives: (said) => {
    const { events } = after(said.state, { kind: "resolve" });
    const hurt = events.find((event) => event.kind === "playerHurt");
    const { state } = after(said.state, said.best, { kind: "resolve" });
    return hurt?.kind === "playerHurt" && isAmount(said, hurt.amount) && hurt.hp === 0 && state.hp > 0;
  },
  healFight: (said) => said.best.kind === "heal" && isBetter(said, after(said.state, said.best).state),
  equip: (said) => {
    const { state, best, advice } = said;
    if (best.kind !== "equip") return false;
    const buffs = state.hand.filter((card) => isBuff(state, card));
    const sets = setsOf(buffs, advice.amount ?? 0).filter((set) => set.includes(best.card));
    return sets.some((set) =>
      isBetter(said, after(state, ...set.map((card): Action => ({ kind: "equip", card }))).state),
    );
  },
  cleanse: (said) => said.best.kind === "cleanse" && isBetter(said, cleansed(said)),
  pourAlone: (said) => {
    const missing = missingOf(said);
    const value = said.best.kind === "pour" ? valueOf(said.best.card) : 0;
    return (
      isAmount(said, missing) &&
      value >= missing &&
      valuesLeft(said).every((other) => other >= value || other < missing)
    );
  },
  pourGreatest: (said) => {
    const missing = missingOf(said);
    const value = said.best.kind === "pour" ? valueOf(said.best.card) : 0;
    return isAmount(said, missing) && missing > value && valuesLeft(said).every((other) => other <= value);
  },
  poured: (said) =>
    said.best.kind === "finish" && missingOf(said) <= 0 && eventOf(said, "cleansed") !== undefined,
  scout: ({ state, best }) =>
    best.kind === "finish" &&
    state.phase.kind === "scout" &&
    state.phase.cards.every((card) => state.known.includes(card)),
  fight: (said) => said.best.kind === "fight" && isMost(said) && isVictory(said.advice.odds, said.state),
  escape: (said) => {
    const { state } = said;
    return isMost(said) && isVictory(said.advice.odds, state) && eventOf(said, "playerFled") !== undefined;
  },
  roll: (said) =>
    said.best.kind === "roll" && isMost(said) && isChance(said.advice.odds, nextRoll(said.state).win),
  hit: (said) =>
    said.best.kind === "resolve" &&
    isAmount(said, eventOf(said, "enemyHurt")?.amount) &&
    eventOf(said, "enemySlain") === undefined,
  slay: (said) => said.best.kind === "resolve" && eventOf(said, "enemySlain") !== undefined,
  blow: (said) =>
    said.best.kind === "resolve" && isMost(said) && isAmount(said, eventOf(said, "playerHurt")?.amount),
  again: (said) => {
    const outcome = outcomeAfter(said.state);
    return said.best.kind === "resolve" && isMost(said) && (outcome === "tie" || outcome === "again");
  },
  counter: (said) =>
    said.best.kind === "counter" &&
    isChance(said.advice.odds, counterBlow(said.state)) &&
    isChance(said.advice.without, nextBlow(said.state)),
  rerollAll: (said) =>
    said.best.kind === "rerollAll" &&
    isChance(said.advice.odds, nextBlow(said.state)) &&
    isChance(said.advice.without, counterBlow(said.state)),
  trade: (said) => isMost(said) && isAmount(said, eventOf(said, "traded")?.hp),
  pill: (said) => {
    const revived = eventOf(said, "revived");
    return isMost(said) && isAmount(said, revived?.hp) && revived?.atk === said.state.fullAtk;
  },
  abilityThrow: (said) => {
    const thrown = thrownBy(said.state, said.best);
    return (
      outcomeAfter(said.state) !== "playerHits" &&
      isChance(said.advice.odds, sharesOf(thrown.state, thrown.rolls).win)
    );
  },
  abilityTurns: ({ state, best }) =>
    outcomeAfter(state) !== "playerHits" && outcomeAfter(state, best) === "playerHits",
  abilityParries: (said) => {
    const { state, best } = said;
    const hurt = after(state, { kind: "resolve" }).events.find((event) => event.kind === "playerHurt");
    const { events } = after(state, best, { kind: "resolve" });
    return (
      isAmount(said, hurt?.kind === "playerHurt" ? hurt.amount : undefined) &&
      events.every(({ kind }) => kind !== "playerHurt")
    );
  },
  abilityWounds: (said) => isMost(said) && isAmount(said, eventOf(said, "enemyHurt")?.amount),
  abilitySlays: (said) => said.best.kind === "ability" && eventOf(said, "enemySlain") !== undefined,
  abilityMoney: (said) =>
    isMost(said) && isAmount(said, after(said.state, said.best).state.money - said.state.money),
  most: (said) => isMost(said),
};

describe("The reasons of the hints of Poker's Rogue Reckoning", () => {
  it("are true where they are given", () => {
    const check = reasonCheck({ rules, hints, truths: TRUE });
    const random = seeded(12);
    check.games(POSITIONS, random, () => rules.start(OPTIONS[below(random, OPTIONS.length)] ?? {}, 1));
    for (let each = 0; each < FIGHTS; each++) {
      const state = lastBlows(random);
      check.decision(state, 0, choicesIn(rules, state, 0));
    }
    check.expectAllGiven();
  });
});
