import type { Chance, Outcome } from "../../../kit/rules/chance";
import { courseOf } from "../../../kit/rules/course";
import { oneOf, variants } from "../../../kit/data/decode";
import type { Result, Rules, Seat } from "../../../kit/rules/rules";
import { isDungeonCard } from "./cards";
import {
  answerAce,
  answerAid,
  answerCapture,
  attack,
  drawAgainst,
  pay,
  settleFight,
  turnUp,
  useAce,
} from "./fights";
import { deal, newGame, nextFloor, walk } from "./floors";
import { check, choices, type AnyReason, type Reason } from "./legality";
import { OPTIONS, readOptions } from "./options";
import { seen } from "./sight";
import { CELLS, type Action, type Event, type Seen, type State } from "./state";

const cell = oneOf(CELLS);

/** An action from outside (RS-10), or undefined if it is none. */
const parse = variants<Action>({
  walk: { cell },
  travel: { cell },
  flip: { cell },
  attack: { cell },
  aid: {},
  decline: {},
  payJoker: {},
  payAce: {},
  capture: {},
  leave: {},
  keep: {},
  discard: {},
});

/** The rules of Rogue: The Solitaire-Like, after docs/rules/rogue-solitaire.md; comments name its rules, such as RS-5.2. */
export const rules: Rules<State, Action, Event, Seen, AnyReason> = {
  id: "rogue-solitaire",
  seats: { min: 1, max: 1 },
  options: OPTIONS,
  start: (options) => newGame(readOptions(options)),
  heavyActions: { travel: 3500, walk: 700 },
  parse,
  ...courseOf<State, Action, Event, Reason>({
    result,
    chance,
    decisions: (state) => [{ seat: 0, choices: choices(state) }],
    check,
    perform,
    resolve,
  }),
  seen,
  summary: (state) => ({
    floors: state.floors,
    clearedFirst: state.floors > 0 ? 1 : 0,
    ...state.counts,
  }),
};

function result({ phase }: State): Result | undefined {
  if (phase.kind !== "over") return undefined;
  return { name: phase.ending, winners: phase.ending === "target" ? [0] : [] };
}

/** What the state waits for that the player does not decide (RS-10); undefined in the phases where the player acts. */
function chance(state: State): Chance | undefined {
  switch (state.phase.kind) {
    case "setup":
    case "reshuffle":
    case "clear":
      return { kind: "shuffle", pile: "deck", cards: state.deck };
    case "fight":
    case "ace":
      return { kind: "pause", length: "short" };
    default:
      return undefined;
  }
}

function perform(state: State, _seat: Seat, action: Action, events: Event[]): void {
  switch (action.kind) {
    case "walk":
    case "travel":
      walk(state, action.cell, events);
      break;
    case "flip":
      turnUp(state, action.cell, events);
      break;
    case "attack":
      attack(state, action.cell, events);
      break;
    case "aid":
    case "decline":
      answerAid(state, action.kind === "aid", events);
      break;
    case "payJoker":
    case "payAce":
      pay(state, action.kind === "payAce", events);
      break;
    case "capture":
    case "leave":
      answerCapture(state, action.kind === "capture", events);
      break;
    case "keep":
    case "discard":
      answerAce(state, action.kind === "keep", events);
      break;
  }
}

function resolve(state: State, outcome: Outcome, events: Event[]): void {
  if (outcome.kind === "shuffled") {
    state.deck = outcome.order.filter((card) => isDungeonCard(card));
    shuffled(state, events);
  } else shown(state, events);
}

/** The deck is shuffled: the cards are dealt, or the draw continues that found the deck empty (RS-8.2). */
function shuffled(state: State, events: Event[]): void {
  const { phase } = state;
  if (phase.kind === "setup") deal(state, events);
  else if (phase.kind === "clear") nextFloor(state, events);
  else if (phase.kind === "reshuffle") {
    events.push({ kind: "reshuffled", cards: state.deck.length });
    drawAgainst(state, phase.cell, phase.aided, events);
  }
}

/** Everybody has seen the cards of a fight, or the Ace that was turned up. */
function shown(state: State, events: Event[]): void {
  const { phase } = state;
  if (phase.kind === "fight") settleFight(state, phase.fight, events);
  else if (phase.kind === "ace") useAce(state, phase.cell, phase.use, events);
}
