import { isEmpty, neighboursOf, shownAt } from "../board";
import { valueOf } from "../cards";
import { aceChance } from "../odds";
import { CELLS, type Cell, type Seen } from "../state";
import { approaches } from "./approaches";
import { effortsToGoal } from "./efforts";
import { enemyWorths, forecastOf, unknownWorths, type Forecast } from "./fighting";
import { clearedWorths } from "./later";
import { everyHand, higher, newWorths, worthOf, type Worths } from "./worths";

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

function worthNow({ jokers, held }: Seen, worths: Worths): number {
  return worthOf(worths, jokers, held === undefined ? 0 : valueOf(held));
}

function worthsBefore({ seen, forecast }: Prospects, cell: Cell, entered: Worths, elsewhere: Worths): Worths {
  if (isEmpty(seen, cell)) return entered;
  const enemy = shownAt(seen, cell);
  if (enemy !== undefined) return enemyWorths(forecast, valueOf(enemy), entered, elsewhere);
  return unknownWorths(forecast, aceChance(seen, cell), entered, elsewhere);
}
