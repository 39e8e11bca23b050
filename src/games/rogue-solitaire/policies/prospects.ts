import type { Thinking } from "../../../kit/rules/policy";
import { isEmpty, neighboursOf, positionOf, shownAt } from "../rules/board";
import { ACE, valueOf } from "../rules/cards";
import { aceChance } from "../rules/odds";
import { CELLS, type Cell, type Seen } from "../rules/state";
import { approaches, effortsToGoal, type Efforts } from "./approaches";
import { clearedWorths } from "./cleared";
import {
  costOf,
  everyHand,
  forecastOf,
  handsFrom,
  higher,
  meet,
  meetingKnown,
  meetingUnknown,
  newWorths,
  worthOf,
  type Forecast,
  type Hands,
  type Meeting,
  type Worths,
} from "./fighting";

/** The prospects of a cell, each in floors still expected. */
interface Prospect {
  cell: Cell;
  /** Once YOU is there. */
  entered: Worths;
  /** Before its card is fought or a free walk enters it, with no other cell to turn to; for the hand of now. */
  aloneNow: number;
  /** The same for every hand, as soon as it was needed. */
  alone: Worths | undefined;
}

/** The prospects of the cells of a floor that still matter. */
export interface Prospects {
  seen: Seen;
  forecast: Forecast;
  everything: Hands;
  byCell: Partial<Record<Cell, Prospect>>;
  /** About how many instructions of Lua were spent on them. */
  spent: number;
}

/** Several cells to choose from: what they are worth together, and which of them is the best for the hand of now. */
export interface Selection {
  worths: Worths;
  best: Cell | undefined;
}

/** How many instructions of Lua a slice of a frame is for. */
const SLICE = 8_900;
/** The cost of making and comparing lists of values, as a share of the cost of an enemy. */
const LISTS = 0.6;

/** Thinks on until there is no room in the slice for more. */
export function packed<Result>(prospects: Prospects, think: Thinking<Result>): Thinking<Result> {
  return () => {
    const end = prospects.spent + SLICE - costOf(prospects.everything, ACE);
    let result = think();
    while (result === undefined && prospects.spent < end) result = think();
    return result;
  };
}

/** Values the cells, from the goal back along the ways that lead nearer to it, in slices of a frame. */
export function prospecting(seen: Seen): Thinking<Prospects> {
  const mostJokers = seen.options.startJokers;
  const prospects: Prospects = {
    seen,
    forecast: forecastOf(seen.odds.draw, mostJokers),
    everything: everyHand(mostJokers),
    spent: 0,
    byCell: {},
  };
  const nowhere = newWorths(mostJokers);
  let efforts: Efforts | undefined;
  let cells: Cell[] | undefined;
  let next = 0;
  let select: Thinking<Selection> | undefined;
  let entered: Worths | undefined;
  let rate: Thinking<number> | undefined;

  /** Finds the value of being in a cell, and then of going there. */
  function value(cell: Cell): void {
    if (entered === undefined) {
      if (cell === seen.goal) entered = clearedWorths(mostJokers);
      else {
        if (select !== undefined) entered = select()?.worths;
        else select = selecting(prospects, neighboursOf(seen, cell));
      }
      return;
    }
    rate ??= rating(prospects, cell, entered, nowhere);
    const aloneNow = rate();
    if (aloneNow === undefined) return;
    prospects.byCell[cell] = { cell, entered, aloneNow, alone: undefined };
    select = undefined;
    entered = undefined;
    rate = undefined;
    next++;
  }

  const work = packed(prospects, () => {
    const cell = cells?.[next];
    if (cell === undefined) return prospects;
    value(cell);
    return undefined;
  });
  return () => {
    if (efforts === undefined) efforts = effortsToGoal(seen);
    else if (cells === undefined) cells = fromGoal(seen, efforts);
    else return work();
    return undefined;
  };
}

/** The cells from the goal to the farthest card that YOU can get at; what is beyond does not matter yet. */
function fromGoal(seen: Seen, efforts: Efforts): Cell[] {
  let farthest = 0;
  for (const { cell } of approaches(seen)) farthest = Math.max(farthest, efforts[cell] ?? 0);
  const cells: Cell[] = [];
  for (const cell of CELLS) {
    const effort = efforts[cell] ?? 0;
    if (effort > farthest) continue;
    let place = cells.length;
    cells.push(cell);
    // Of equals the earlier cell stays the first.
    for (; place > 0; place--) {
      const other = cells[place - 1] ?? cell;
      if ((efforts[other] ?? 0) <= effort) break;
      cells[place] = other;
    }
    cells[place] = cell;
  }
  return cells;
}

/**
 * Values cells to choose from. Where one enemy resists, YOU can turn to the next best cell; so they are taken from the
 * worst to the best, and each has those before it to fall back on.
 */
function selecting(prospects: Prospects, cells: readonly Cell[]): Thinking<Selection> {
  const { seen, forecast, everything } = prospects;
  const list = fromWorst(prospects, cells);
  let worths = newWorths(forecast.mostJokers);
  let best: Cell | undefined;
  let next = 0;
  let meeting: Meeting | undefined;
  prospects.spent += LISTS * costOf(everything, ACE);

  /** The value of trying a cell before those examined so far; undefined if that takes longer. */
  function before(prospect: Prospect): Worths | undefined {
    if (best === undefined && prospect.alone !== undefined) return prospect.alone;
    if (meeting === undefined) {
      meeting = meetingAt(prospects, prospect.cell, everything, prospect.entered, worths);
      return undefined;
    }
    if (!meet(forecast, meeting)) return undefined;
    if (best === undefined) prospect.alone = meeting.worths;
    return meeting.worths;
  }

  return () => {
    const prospect = list[next];
    if (prospect === undefined) return { worths, best };
    prospects.spent += costOf(everything, meeting?.next ?? 0);
    const found = before(prospect);
    if (found === undefined) return undefined;
    if (best === undefined || worthNow(seen, found) > worthNow(seen, worths)) best = prospect.cell;
    worths = higher(worths, found);
    prospects.spent += LISTS * costOf(everything, ACE);
    meeting = undefined;
    next++;
    return next === list.length ? { worths, best } : undefined;
  };
}

/** All that YOU can go for now. */
export function selectingHere(prospects: Prospects): Thinking<Selection> {
  const cells = approaches(prospects.seen).map(({ cell }) => cell);
  return packed(prospects, selecting(prospects, cells));
}

/** Equals go by their cells, not by how near YOU is: or a walk could turn the choice round, and so on for ever. */
function fromWorst({ byCell }: Prospects, cells: readonly Cell[]): Prospect[] {
  const list: Prospect[] = [];
  for (const cell of cells) {
    const prospect = byCell[cell];
    if (prospect !== undefined) list.push(prospect);
  }
  list.sort((a, b) => {
    const difference = a.aloneNow - b.aloneNow;
    return difference === 0 ? orderOf(b.cell) - orderOf(a.cell) : difference;
  });
  return list;
}

/** More than there are columns. */
const ROW = 10;

function orderOf(cell: Cell): number {
  const { row, column } = positionOf(cell);
  return row * ROW + column;
}

/** The value of trying a cell first, if YOU can turn elsewhere when it resists. */
export function worthOfAttempt(prospects: Prospects, cell: Cell, elsewhere: Worths): Thinking<number> {
  const entered = prospects.byCell[cell]?.entered;
  return entered === undefined ? () => 0 : rating(prospects, cell, entered, elsewhere);
}

/** The sum of values with the Jokers and the card in hand. */
export function worthNow({ jokers, held }: Seen, worths: Worths): number {
  return worthOf(worths, jokers, held === undefined ? 0 : valueOf(held));
}

/** The value of trying a cell, with the current hand only. */
function rating(prospects: Prospects, cell: Cell, entered: Worths, elsewhere: Worths): Thinking<number> {
  const { seen, forecast } = prospects;
  const hands = handsFrom(seen.jokers, seen.held === undefined ? 0 : valueOf(seen.held));
  const meeting = meetingAt(prospects, cell, hands, entered, elsewhere);
  prospects.spent += LISTS * costOf(prospects.everything, ACE);
  return () => {
    prospects.spent += costOf(hands, meeting.next);
    return meet(forecast, meeting) ? worthNow(seen, meeting.worths) : undefined;
  };
}

function meetingAt(
  { seen, forecast }: Prospects,
  cell: Cell,
  hands: Hands,
  entered: Worths,
  elsewhere: Worths,
): Meeting {
  const enemy = shownAt(seen, cell);
  if (enemy !== undefined || isEmpty(seen, cell))
    return meetingKnown(enemy === undefined ? undefined : valueOf(enemy), hands, entered, elsewhere);
  return meetingUnknown(forecast, aceChance(seen, cell), hands, entered, elsewhere);
}
