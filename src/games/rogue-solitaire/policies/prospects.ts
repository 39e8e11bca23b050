import { isEmpty, neighboursOf, shownAt } from "../rules/board";
import { ACE, LOWEST, valueOf } from "../rules/cards";
import { aceChance } from "../rules/odds";
import { CELLS, type Cell, type Seen } from "../rules/state";
import { approaches, effortsToGoal } from "./approaches";
import {
  enemyWorths,
  everyHand,
  forecastOf,
  higher,
  newWorths,
  unknownWorths,
  worthOf,
  type Forecast,
  type Worths,
} from "./fighting";

/** What a cell promises, each as the floors that are still expected to be cleared. */
interface Prospect {
  cell: Cell;
  /** Before its card is fought or a free walk enters it, with no other cell to turn to. */
  alone: Worths;
  /** Once YOU stands there. */
  entered: Worths;
}

/** What the cells of a floor promise, as far as that matters yet. */
export interface Prospects {
  seen: Seen;
  forecast: Forecast;
  byCell: Partial<Record<Cell, Prospect>>;
}

/** Several cells to choose from: what they are worth together, and which of them is the best for the hand of now. */
export interface Selection {
  worths: Worths;
  best: Cell | undefined;
}

/** Values the cells, from the goal back along the ways that lead nearer to it. */
export function prospectsOf(seen: Seen): Prospects {
  const mostJokers = seen.options.startJokers;
  const forecast = forecastOf(seen.odds.draw, mostJokers, everyHand(mostJokers));
  const prospects: Prospects = { seen, forecast, byCell: {} };
  const nowhere = newWorths(mostJokers);
  for (const cell of fromGoal(seen)) {
    const entered =
      cell === seen.goal
        ? clearedWorths(mostJokers)
        : selectionOf(prospects, neighboursOf(seen, cell)).worths;
    const alone = worthsBefore(prospects, cell, entered, nowhere);
    prospects.byCell[cell] = { cell, alone, entered };
  }
  return prospects;
}

/** The cells from the goal to the farthest card that YOU can get at; what lies beyond does not matter yet. */
function fromGoal(seen: Seen): Cell[] {
  const efforts = effortsToGoal(seen);
  let farthest = 0;
  for (const { cell } of approaches(seen)) farthest = Math.max(farthest, efforts[cell] ?? 0);
  const cells = CELLS.filter((cell) => (efforts[cell] ?? 0) <= farthest);
  cells.sort((a, b) => {
    const difference = (efforts[a] ?? 0) - (efforts[b] ?? 0);
    return difference === 0 ? CELLS.indexOf(a) - CELLS.indexOf(b) : difference;
  });
  return cells;
}

/**
 * Values cells to choose from. Where one enemy resists, YOU can turn to the next best cell; so they are taken from the
 * worst to the best, and each has those before it to fall back on.
 */
export function selectionOf(prospects: Prospects, cells: readonly Cell[]): Selection {
  const { seen, forecast } = prospects;
  let worths = newWorths(forecast.mostJokers);
  let best: Cell | undefined;
  for (const { cell, alone, entered } of fromWorst(prospects, cells)) {
    const before = best === undefined ? alone : worthsBefore(prospects, cell, entered, worths);
    if (best === undefined || worthNow(seen, before) > worthNow(seen, worths)) best = cell;
    worths = higher(before, worths);
  }
  return { worths, best };
}

/** Equals go by their cells, not by how near YOU is: or a walk could turn the choice round, and so on for ever. */
function fromWorst({ seen, byCell }: Prospects, cells: readonly Cell[]): Prospect[] {
  const list: Prospect[] = [];
  for (const cell of cells) {
    const prospect = byCell[cell];
    if (prospect !== undefined) list.push(prospect);
  }
  list.sort((a, b) => {
    const difference = worthNow(seen, a.alone) - worthNow(seen, b.alone);
    return difference === 0 ? CELLS.indexOf(b.cell) - CELLS.indexOf(a.cell) : difference;
  });
  return list;
}

/** What it is worth to try a cell first, if YOU can turn elsewhere where it resists. */
export function worthAfterAttempt(prospects: Prospects, cell: Cell, elsewhere: Worths): number {
  const entered = prospects.byCell[cell]?.entered;
  if (entered === undefined) return 0;
  return worthNow(prospects.seen, worthsBefore(prospects, cell, entered, elsewhere));
}

/** What worths come to with the Jokers and the card in hand. */
export function worthNow({ jokers, held }: Seen, worths: Worths): number {
  return worthOf(worths, jokers, held === undefined ? 0 : valueOf(held));
}

function worthsBefore({ seen, forecast }: Prospects, cell: Cell, entered: Worths, elsewhere: Worths): Worths {
  if (isEmpty(seen, cell)) return entered;
  const enemy = shownAt(seen, cell);
  if (enemy !== undefined) return enemyWorths(forecast, valueOf(enemy), entered, elsewhere);
  return unknownWorths(forecast, aceChance(seen, cell), entered, elsewhere);
}

/** The cards of the shortest crossing (RS-14.1). */
const CROSSING = 8;
/** A game of more floors than these is too rare to matter. */
const FLOORS_AHEAD = 12;

/** By the number of Jokers at the start, as soon as it is needed. */
const CLEARED: Partial<Record<number, Worths>> = {};

/** What it is worth to clear a floor: that floor, and those that are expected to follow with a deck of every card. */
function clearedWorths(mostJokers: number): Worths {
  const known = CLEARED[mostJokers];
  if (known !== undefined) return known;
  let cleared = newWorths(mostJokers);
  for (let floor = 0; floor < FLOORS_AHEAD; floor++) {
    const crossing = floor === 0 ? cleared : crossingWorths(mostJokers, cleared);
    cleared = newWorths(mostJokers);
    for (const { place } of everyHand(mostJokers)) cleared[place] = 1 + (crossing[place] ?? 0);
  }
  CLEARED[mostJokers] = cleared;
  return cleared;
}

/** What it is worth to start on a floor of unknown cards, where each but the goal's has another that leads on as well. */
function crossingWorths(mostJokers: number, cleared: Worths): Worths {
  const each = 1 / (ACE - LOWEST + 1);
  const draw: number[] = [];
  for (let value = 0; value <= ACE; value++) draw.push(value < LOWEST ? 0 : each);
  const forecast = forecastOf(draw, mostJokers, everyHand(mostJokers));
  const nowhere = newWorths(mostJokers);
  let worths = unknownWorths(forecast, each, cleared, nowhere);
  for (let cards = 2; cards <= CROSSING; cards++) {
    const other = unknownWorths(forecast, each, worths, nowhere);
    worths = unknownWorths(forecast, each, worths, other);
  }
  return worths;
}
