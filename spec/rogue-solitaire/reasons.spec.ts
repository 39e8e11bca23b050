import type { HintReason } from "../../src/games/rogue-solitaire/policies/reasons";
import {
  hitPoints,
  isEmpty,
  neighboursOf,
  placeAt,
  shownAt,
} from "../../src/games/rogue-solitaire/rules/board";
import { isAce, valueOf, type DungeonCard } from "../../src/games/rogue-solitaire/rules/cards";
import { rules } from "../../src/games/rogue-solitaire/rules/rules";
import {
  CELLS,
  TURNED_DOWN,
  type Action,
  type Cell,
  type Event,
  type State,
} from "../../src/games/rogue-solitaire/rules/state";
import { hints } from "../../src/games/rogue-solitaire/words/hint-words";
import { choicesIn } from "../../src/kit/rules/choices";
import { below, seeded, shuffled, type Random } from "../../src/kit/data/random";
import { copy } from "../support/data";
import { expectPresent } from "../support/expect";
import { randomOptions } from "../support/random-options";
import { isChance, isMost, reasonCheck, type Said, type Truths } from "../support/reasons";
import { SCALE } from "../support/scale";
import { CORNER, stateOf } from "./cases";
import { question } from "./questions";

/** How many decisions have their reasons checked: of games with the standard options and as many of games with any; and how many questions. */
const POSITIONS = 150 * SCALE;
const QUESTIONS = 250 * SCALE;
/** On later floors chances are compared with so many ways the hidden cards may be, within six standard errors. */
const ARRANGEMENTS = 150;
const TOLERANCE = (6 * 0.4) / Math.sqrt(ARRANGEMENTS);
const TOLERANCE_UP = (6 * 0.05) / Math.sqrt(ARRANGEMENTS);

type Position = Said<State, Action, HintReason>;

function hiddenCells(state: State): Cell[] {
  return CELLS.filter((cell) => {
    const place = placeAt(state, cell);
    return place.kind === "card" && !place.up;
  });
}

/** The deck and the card on a cell, as they may be: a card that went back into the deck is on no cell that was dealt before. */
function anyWay(state: State, cell: Cell, random: Random): { deck: DungeonCard[]; card: DungeonCard } {
  const { memory } = state;
  const known = shuffled(random, memory.turnedDown);
  let pool = state.deck.concat();
  const hidden: { at: Cell; dealt: number }[] = [];
  for (const at of hiddenCells(state)) {
    const place = placeAt(state, at);
    if (place.kind === "empty") continue;
    hidden.push({ at, dealt: place.dealt });
    if (place.dealt !== TURNED_DOWN) pool.push(place.card);
  }
  hidden.sort((a, b) => a.dealt - b.dealt);
  let card = shownAt(state, cell);
  for (const { at, dealt } of hidden) {
    let taken = known.pop();
    if (dealt !== TURNED_DOWN) {
      const fitting = pool.filter((each) => (memory.returned[each] ?? 1) <= dealt);
      taken = expectPresent(fitting[below(random, fitting.length)]);
      pool = pool.filter((other) => other !== taken);
    }
    if (at === cell) card = taken;
  }
  return { deck: pool, card: expectPresent(card) };
}

function enters(drawn: DungeonCard, card: DungeonCard, help: number, isUp: boolean): boolean {
  return (isAce(card) && !isUp) || valueOf(drawn) + help > valueOf(card);
}

/** Whether this is the chance that one draw, or an Ace, brings YOU into a cell. */
function isEntering(said: number | undefined, state: State, cell: Cell, help: number): boolean {
  const place = placeAt(state, cell);
  if (said === undefined || place.kind === "empty") return false;
  if (state.shuffles > 1) {
    const random = seeded(5);
    let share = 0;
    for (let way = 0; way < ARRANGEMENTS; way++) {
      const { deck, card } = anyWay(state, cell, random);
      share += deck.filter((drawn) => enters(drawn, card, help, place.up)).length / deck.length;
    }
    return Math.abs(said - share / ARRANGEMENTS) < (place.up ? TOLERANCE_UP : TOLERANCE);
  }
  // On the first floor every two hidden cards are as likely as any others.
  const hidden = state.deck.concat();
  for (const each of hiddenCells(state)) {
    const other = placeAt(state, each);
    if (other.kind === "card") hidden.push(other.card);
  }
  let pairs = 0;
  let entered = 0;
  for (const card of place.up ? [place.card] : hidden) {
    for (const drawn of hidden) {
      if (drawn === card) continue;
      pairs++;
      if (enters(drawn, card, help, place.up)) entered++;
    }
  }
  return isChance(said, entered / pairs);
}

function helpOf({ held }: State): number {
  return held === undefined || isAce(held) ? 0 : valueOf(held);
}

/** Whether the chance without help, and if it is told with it, are those to enter this cell. */
function isTold({ state, advice }: Position, cell: Cell, isHelped: boolean): boolean {
  const help = helpOf(state);
  if (!isHelped) return isEntering(advice.odds, state, cell, 0);
  const { odds = 0, without = 0 } = advice;
  return (
    help > 0 && odds > without && isEntering(odds, state, cell, help) && isEntering(without, state, cell, 0)
  );
}

function isMove(said: Position, kind: "flip" | "attack", isHelped: boolean): boolean {
  const { best } = said;
  return best.kind === kind && isMost(said) && isTold(said, best.cell, isHelped);
}

/** Whether no hidden card is lower than the enemy, and so none loses. */
function isSafe({ state, best }: Position): boolean {
  const enemy = best.kind === "attack" ? shownAt(state, best.cell) : undefined;
  return enemy !== undefined && state.deck.every((card) => valueOf(card) >= valueOf(enemy));
}

function isWalk(said: Position, isHelped: boolean): boolean {
  const { state, best } = said;
  if ((best.kind !== "walk" && best.kind !== "travel") || !isEmpty(state, best.cell) || !isMost(said))
    return false;
  return neighboursOf(state, best.cell).some((cell) => isTold(said, cell, isHelped));
}

/** What happens by the rules after an action, as long as nobody decides and nothing is shuffled. */
function eventsAfter(state: State, action: Action): Event[] {
  const next = copy(state);
  const answer = rules.act(next, 0, action);
  const events = answer.kind === "done" ? [...answer.events] : [];
  const waiting = rules.waiting(next);
  if (waiting.kind === "chance" && waiting.chance.kind === "pause") {
    const shown = rules.resolve(next, { kind: "seen" });
    return events.concat(shown.kind === "done" ? [...shown.events] : []);
  }
  return events;
}

/** How the fight ends by the rules with the captured card and without it. */
function endsOf({ state }: Position): { alone: string; helped: string } {
  const endOf = (kind: "aid" | "decline"): string => {
    const events = eventsAfter(state, { kind });
    return expectPresent(
      events.find((event) => event.kind === "won" || event.kind === "tied" || event.kind === "lost"),
    ).kind;
  };
  return { alone: endOf("decline"), helped: endOf("aid") };
}

function isAid(said: Position, kind: "aid" | "decline", alone: string, helped: string): boolean {
  const ends = endsOf(said);
  return said.best.kind === kind && ends.alone === alone && ends.helped === helped;
}

/** The cell of the fight that a question is about. */
function cellOf({ state: { phase } }: Position): Cell {
  return "cell" in phase ? phase.cell : "r1c1";
}

function enemyOf(said: Position): number {
  const place = placeAt(said.state, cellOf(said));
  return place.kind === "card" ? valueOf(place.card) : 0;
}

function paid({ state }: Position, kind: "payAce" | "payJoker"): State {
  const next = copy(state);
  rules.act(next, 0, { kind });
  return next;
}

/** When each reason is true. */
const TRUE: Truths<State, Action, HintReason> = {
  goal: ({ state, best }) => eventsAfter(state, best).some(({ kind }) => kind === "floorCleared"),
  walk: (said) => isWalk(said, false),
  walkHelped: (said) => isWalk(said, true),
  flip: (said) => isMove(said, "flip", false),
  flipHelped: (said) => isMove(said, "flip", true),
  attack: (said) => isMove(said, "attack", false),
  attackSafe: (said) => isMove(said, "attack", false) && isSafe(said),
  attackHelped: (said) => isMove(said, "attack", true),
  aidSurvives: (said) =>
    said.best.kind === "aid" &&
    eventsAfter(said.state, { kind: "decline" }).some(({ kind }) => kind === "gameOver"),
  aidWins: (said) => isAid(said, "aid", "lost", "won"),
  aidDraws: (said) => isAid(said, "aid", "lost", "tied"),
  aidBeatsDraw: (said) =>
    isAid(said, "aid", "tied", "won") &&
    isEntering(said.advice.odds, said.state, cellOf(said), helpOf(said.state)),
  aidEmpties: (said) => {
    const { alone, helped } = endsOf(said);
    return said.best.kind === "aid" && alone === helped && isMost(said);
  },
  aidAhead: (said) =>
    said.best.kind === "aid" &&
    isEntering(said.advice.odds, said.state, cellOf(said), helpOf(said.state)) &&
    isEntering(said.advice.without, said.state, cellOf(said), 0),
  vain: (said) => {
    const { alone, helped } = endsOf(said);
    return said.best.kind === "decline" && alone === helped;
  },
  drawAgain: (said) =>
    isAid(said, "decline", "tied", "won") &&
    isEntering(said.advice.odds, said.state, cellOf(said), helpOf(said.state)),
  payAce: (said) => {
    const next = paid(said, "payAce");
    const isAlike = hitPoints(next) === hitPoints(paid(said, "payJoker"));
    return said.best.kind === "payAce" && isMost(said) && isAlike && next.held === undefined;
  },
  capture: (said) => {
    const { amount, odds, without } = said.advice;
    const { state } = said;
    const near = hiddenCells(state).filter((cell) => neighboursOf(state, cellOf(said)).includes(cell));
    return (
      said.best.kind === "capture" &&
      amount === enemyOf(said) &&
      near.some((cell) => isEntering(odds, state, cell, amount) && isEntering(without, state, cell, 0))
    );
  },
  captureLater: (said) =>
    said.best.kind === "capture" && said.advice.amount === enemyOf(said) && isMost(said),
  leave: (said) => said.best.kind === "leave" && said.advice.amount === enemyOf(said) && isMost(said),
  keep: (said) =>
    said.best.kind === "keep" && said.advice.amount === hitPoints(said.state) + 1 && isMost(said),
  most: (said) => isMost(said),
};

describe("The reasons of the hints of Rogue: The Solitaire-Like", () => {
  it("are true where they are given", () => {
    const check = reasonCheck({ rules, hints, truths: TRUE });
    const random = seeded(12);
    check.games(POSITIONS, random, () => rules.start({}, 1));
    check.games(POSITIONS, random, () => rules.start(randomOptions(rules.options, random), 1));
    for (let each = 0; each < QUESTIONS; each++) {
      const state = question(random);
      check.decision(state, 0, choicesIn(rules, state, 0));
    }
    for (const grid of [{ r3c1: "(7Sa)" }, { ...CORNER, r3c1: "2Sa" }]) {
      const state = stateOf({ grid });
      check.decision(state, 0, choicesIn(rules, state, 0));
    }
    check.expectAllGiven();
  });
});
