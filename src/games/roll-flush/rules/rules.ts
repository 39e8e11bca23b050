import { isCard } from "../../../kit/data/cards";
import type { Chance, DieRoll, Outcome } from "../../../kit/rules/chance";
import { courseOf } from "../../../kit/rules/course";
import { count, oneOf, variants } from "../../../kit/data/decode";
import { must } from "../../../kit/data/must";
import type { Decision, Result, Rules, Seat } from "../../../kit/rules/rules";
import { chooseRefresh, proceed, shuffled } from "./agenda";
import { actorOf } from "./board";
import { choices } from "./choices";
import { check, type AnyReason, type Reason } from "./legality";
import { OPTIONS, readOptions } from "./options";
import { answer, declare } from "./scoring";
import { newGame, rollOff } from "./setup";
import {
  DICE,
  DICE_CHOICES,
  NUMBERS,
  seen,
  SHIFTS,
  TOKENS,
  type Action,
  type DiceChoice,
  type Event,
  type Seen,
  type State,
} from "./state";
import { accept, keep, mark, reroll, rerolled, roll, rolled, settle, shift, stop, swap } from "./turn";

const slot = oneOf(NUMBERS);

/** An action from outside, or undefined if it is none. `check` knows how many cards there are to mark. */
const parse = variants<Action>({
  roll: {},
  accept: {},
  reroll: { dice: oneOf(DICE_CHOICES) },
  shift: { by: oneOf(SHIFTS) },
  swap: { first: slot, second: slot },
  stop: {},
  mark: { index: count },
  unmark: { index: count },
  keep: {},
  score: {},
  pass: {},
  refresh: { token: oneOf(TOKENS) },
});

const SEATS = { min: 2, max: 4 };

/** The rules of Roll Flush, after docs/rules/roll-flush.md; comments name its rules, such as RF-5.2. */
export const rules: Rules<State, Action, Event, Seen, AnyReason> = {
  id: "roll-flush",
  seats: SEATS,
  options: OPTIONS,
  start: (options, seats) =>
    newGame(readOptions(options), Math.max(SEATS.min, Math.min(SEATS.max, Math.floor(seats)))),
  parse,
  ...courseOf<State, Action, Event, Reason>({
    result,
    chance,
    decisions,
    check,
    perform,
    resolve,
  }),
  seen,
  summary,
  seatSummary: (state, seat) => ({
    score: must(state.scores[seat], "a seat with a score"),
    ...state.counts[seat],
  }),
  seatRates: [
    { name: "bustRate", count: "busts", of: "rollTurns" },
    { name: "showdownWinRate", count: "won", of: "scored" },
  ],
};

function result({ phase }: State): Result | undefined {
  return phase.kind === "over" ? { name: phase.ending, winners: phase.winners } : undefined;
}

function decisions(state: State): Decision<Action>[] {
  const seat = actorOf(state);
  return seat === undefined ? [] : [{ seat, choices: choices(state) }];
}

/** What the state waits for that no player decides; undefined in the phases where somebody acts. */
function chance(state: State): Chance | undefined {
  const { phase } = state;
  switch (phase.kind) {
    case "setup":
    case "shuffle":
      return { kind: "shuffle", pile: "deck", cards: state.deck };
    case "rollOff":
    case "roll":
      return { kind: "roll", dice: diceOf("both") };
    case "reroll":
      return { kind: "roll", dice: diceOf(phase.dice) };
    case "showdown":
      return { kind: "pause", length: "long" };
    default:
      return undefined;
  }
}

/** The dice of a roll, the first one first (RF-0.4). */
function diceOf(choice: DiceChoice): DieRoll[] {
  const dice: DieRoll[] = [];
  if (choice !== "second") dice.push({ die: DICE[0], sides: 6 });
  if (choice !== "first") dice.push({ die: DICE[1], sides: 6 });
  return dice;
}

function perform(state: State, _seat: Seat, action: Action, events: Event[]): void {
  take(state, action, events);
  proceed(state, events);
}

function take(state: State, action: Action, events: Event[]): void {
  switch (action.kind) {
    case "roll":
      roll(state);
      break;
    case "accept":
      accept(state, events);
      break;
    case "reroll":
      reroll(state, action.dice);
      break;
    case "shift":
      shift(state, action.by, events);
      break;
    case "swap":
      swap(state, action.first, action.second, events);
      break;
    case "stop":
      stop(state, events);
      break;
    case "mark":
    case "unmark":
      mark(state, action.index, action.kind === "mark");
      break;
    case "keep":
      keep(state, events);
      break;
    case "score":
      if (state.phase.kind === "join") answer(state, true, events);
      else declare(state, events);
      break;
    case "pass":
      answer(state, false, events);
      break;
    case "refresh":
      chooseRefresh(state, action.token, events);
      break;
  }
}

function resolve(state: State, outcome: Outcome, events: Event[]): void {
  switch (outcome.kind) {
    case "shuffled":
      state.deck = outcome.order.filter((card) => isCard(card));
      shuffled(state, events);
      break;
    case "rolled":
      fallen(state, outcome.faces, events);
      break;
    case "seen":
      settle(state, []);
      break;
  }
  proceed(state, events);
}

/** The dice have come to rest. */
function fallen(state: State, faces: readonly number[], events: Event[]): void {
  const [first = 0, second = 0] = faces;
  if (state.phase.kind === "rollOff") rollOff(state, first, second, events);
  else if (state.phase.kind === "roll") rolled(state, first, second, events);
  else rerolled(state, faces, events);
}

/** The figures by which a game is remembered. */
function summary(state: State): Record<string, number> {
  const figures = { turns: state.turn, rollTurns: 0, busts: 0, showdowns: 0, highestScore: 0, meanScore: 0 };
  for (const { rollTurns, busts, declared } of state.counts) {
    figures.rollTurns += rollTurns;
    figures.busts += busts;
    figures.showdowns += declared;
  }
  for (const score of state.scores) {
    figures.highestScore = Math.max(figures.highestScore, score);
    figures.meanScore += score / state.scores.length;
  }
  return figures;
}
