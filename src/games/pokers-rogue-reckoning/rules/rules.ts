import type { Chance, DieRoll, Outcome } from "../../../kit/rules/chance";
import { courseOf } from "../../../kit/rules/course";
import { count, oneOf, variants, whole, type Variants } from "../../../kit/data/decode";
import type { Result, Rules } from "../../../kit/rules/rules";
import { perform } from "./actions";
import {
  BLUE_POTIONS,
  CURSES,
  isCardId,
  MONEY_CARDS,
  RED_POTIONS,
  type MoneyCard,
  type Potion,
} from "./cards";
import { choices } from "./choices";
import { combatDice } from "./combat";
import { restart } from "./effects";
import { addWhite, beginRoll, rerollWhite, strike } from "./fight";
import { check } from "./legality";
import { deal, newGame, setUp } from "./levels";
import { OPTIONS, readOptions } from "./options";
import type { AnyReason, Reason } from "./reasons";
import { settle } from "./revealing";
import {
  BLACK_DICE,
  MONEY_HP,
  PIPS,
  seen,
  WHITE_DICE,
  type Action,
  type Aim,
  type Event,
  type Seen,
  type State,
  type Target,
  type Throw,
} from "./state";

const red = oneOf(RED_POTIONS);
const blue = oneOf(BLUE_POTIONS);
const curse = oneOf(CURSES);
const potion = oneOf<Potion>([...RED_POTIONS, ...BLUE_POTIONS]);
const recoverable = oneOf<Potion | MoneyCard>([...RED_POTIONS, ...BLUE_POTIONS, ...MONEY_CARDS]);

const TARGETS: Variants<Target> = {
  none: {},
  die: { die: count },
  curse: { curse },
  card: { card: recoverable },
};
const aim = variants<Aim>({
  ...TARGETS,
  heal: { potion: red },
  use: { potion: red, target: variants(TARGETS) },
});

/**
 * An action from outside (PRR-4.1), or undefined if it is none: with a card of a kind that it is never done with, too. `check`
 * knows how many rooms and dice there are.
 */
const parse = variants<Action>({
  reveal: { room: count },
  buy: { room: count },
  heal: { card: red },
  cleanse: { curse },
  pour: { card: blue },
  craft: { blue, red },
  endLevel: {},
  money: {},
  hp: { amount: whole(1, MONEY_HP) },
  equip: { card: potion },
  bribe: {},
  flee: {},
  fight: {},
  misplace: { card: potion },
  misplaceEnemy: { card: curse },
  swap: { peek: count, room: count },
  finish: {},
  roll: {},
  ability: { card: potion, aim },
  resolve: {},
  counter: {},
  rerollAll: {},
  trade: {},
  pill: {},
  accept: {},
});

/** The rules of Poker's Rogue Reckoning, after docs/rules/pokers-rogue-reckoning.md; comments name its rules, such as PRR-9.3. */
export const rules: Rules<State, Action, Event, Seen, AnyReason> = {
  id: "pokers-rogue-reckoning",
  seats: { min: 1, max: 1 },
  options: OPTIONS,
  heavyActions: { endLevel: 2500, fight: 700, resolve: 700, roll: 400 },
  start: (options) => newGame(readOptions(options)),
  parse,
  ...courseOf<State, Action, Event, Reason>({
    result,
    chance,
    decisions: (state) => [{ seat: 0, choices: choices(state) }],
    check,
    perform: (state, _seat, action, events) => {
      perform(state, action, events);
    },
    resolve,
  }),
  seen,
  summary: (state) => ({
    won: state.phase.kind === "over" && state.phase.ending === "win" ? 1 : 0,
    killed: state.killed,
    level: state.level,
    atk: state.atk,
    hp: state.hp,
    money: state.money,
  }),
};

function result({ phase }: State): Result | undefined {
  if (phase.kind !== "over") return undefined;
  return { name: phase.ending, winners: phase.ending === "win" ? [0] : [] };
}

/** What the state waits for that the player does not decide; undefined in the phases where the player acts (PRR-21.1). */
function chance(state: State): Chance | undefined {
  switch (state.phase.kind) {
    case "setup":
    case "shuffle":
      return { kind: "shuffle", pile: "deck", cards: state.deck };
    case "throw":
      return { kind: "roll", dice: diceOf(state, state.phase.throw) };
    case "shown":
    case "compared":
      return { kind: "pause", length: "short" };
    default:
      return undefined;
  }
}

/** The dice of a throw in the order of their faces (PRR-21.1). */
function diceOf({ options, enemy }: State, thrown: Throw): DieRoll[] {
  const tier = enemy?.tier ?? 1;
  switch (thrown.kind) {
    case "reveal":
      return rolls(WHITE_DICE, 0, thrown.dice);
    case "round": {
      const each = combatDice(options.combat, tier);
      return rolls(WHITE_DICE, 0, each).concat(rolls(BLACK_DICE, 0, each));
    }
    case "whiteAgain":
      return rolls(WHITE_DICE, 0, thrown.roll.white.length);
    case "oneMore":
      return rolls(WHITE_DICE, thrown.roll.white.length, 1);
    case "restart":
      return rolls(WHITE_DICE, 0, tier);
  }
}

function rolls(ids: readonly string[], first: number, count: number): DieRoll[] {
  return ids.slice(first, first + count).map((die) => ({ die, sides: PIPS }));
}

function resolve(state: State, outcome: Outcome, events: Event[]): void {
  switch (outcome.kind) {
    case "shuffled":
      state.deck = outcome.order.filter((card) => isCardId(card));
      shuffled(state, events);
      break;
    case "rolled":
      if (state.phase.kind === "throw") thrown(state, state.phase.throw, outcome.faces, events);
      break;
    case "seen":
      shown(state, events);
      break;
  }
}

/** The deck is shuffled, so nobody knows its cards any more: the game starts, continues, or the next level is dealt. */
function shuffled(state: State, events: Event[]): void {
  const { phase, deck } = state;
  events.push({ kind: "shuffled", cards: deck.length });
  state.known = state.known.filter((card) => !deck.includes(card));
  if (phase.kind === "setup") setUp(state, events);
  else if (phase.kind === "shuffle") {
    if (phase.next === "deal") deal(state, events);
    else state.phase = { kind: "explore" };
  }
}

/** The dice have come to rest (PRR-21.1). */
function thrown(state: State, what: Throw, faces: readonly number[], events: Event[]): void {
  switch (what.kind) {
    case "reveal":
      state.phase = { kind: "shown", room: what.room, faces: [...faces] };
      break;
    case "round":
      beginRoll(state, faces, events);
      break;
    case "whiteAgain":
      rerollWhite(state, what.roll, faces, events);
      break;
    case "oneMore":
      addWhite(state, what.roll, faces, events);
      break;
    case "restart":
      restart(state, faces, events);
      break;
  }
}

/** Everybody has seen the revealed card, or the dice that were compared. */
function shown(state: State, events: Event[]): void {
  const { phase } = state;
  if (phase.kind === "shown") settle(state, phase.room, phase.faces, events);
  else if (phase.kind === "compared") strike(state, phase.outcome, events);
}
