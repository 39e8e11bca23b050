import { isEmpty, neighboursOf, shownAt } from "../board";
import { ACE, LOWEST, valueOf } from "../cards";
import { aceChance } from "../odds";
import { CELLS, type Cell, type Seen } from "../state";
import { approaches } from "./approaches";
import { effortsToGoal, hasWayRound, type Efforts } from "./efforts";
import { enemyWorths, forecastOf, unknownWorths, type Forecast } from "./fighting";
import { everyHand, newWorths, placeOf, raise, worthOf, type Worths } from "./worths";

/** What the cells of a floor promise, each as the floors that are still expected to be cleared. */
export interface Prospects {
  /** By the cell, before its card is fought or a free walk enters it. */
  before: Partial<Record<Cell, Worths>>;
  /** By the cell, once YOU stands there. */
  entered: Partial<Record<Cell, Worths>>;
}

/** The share of a card's worth that is left after going round a strong enemy: inside, and along the edges of the goal. */
const ROUND_INSIDE = 1;
const ROUND_AT_EDGE = 0.85;

/** Values every cell, from the goal back along the ways that lead nearer to it. */
export function prospectsOf(seen: Seen): Prospects {
  const mostJokers = seen.options.startJokers;
  const hands = everyHand(mostJokers);
  const forecast = forecastOf(seen.odds.draw, mostJokers, hands);
  const efforts = effortsToGoal(seen);
  const farthest = farthestOf(seen, efforts);
  const ordered = CELLS.filter((cell) => (efforts[cell] ?? 0) <= farthest);
  ordered.sort((a, b) => {
    const difference = (efforts[a] ?? 0) - (efforts[b] ?? 0);
    return difference === 0 ? CELLS.indexOf(a) - CELLS.indexOf(b) : difference;
  });
  const prospects: Prospects = { before: {}, entered: {} };
  for (const cell of ordered) {
    const entered = cell === seen.goal ? clearedWorths(mostJokers) : newWorths(mostJokers);
    for (const next of cell === seen.goal ? [] : neighboursOf(seen, cell)) {
      const worths = prospects.before[next];
      if (worths !== undefined) raise(entered, worths);
    }
    prospects.entered[cell] = entered;
    prospects.before[cell] = worthsBefore(seen, forecast, cell, entered);
  }
  return prospects;
}

/** The effort from the farthest card that YOU can get at; what lies beyond does not matter yet. */
function farthestOf(seen: Seen, efforts: Efforts): number {
  let farthest = 0;
  for (const { cell } of approaches(seen)) farthest = Math.max(farthest, efforts[cell] ?? 0);
  return farthest;
}

function worthsBefore(seen: Seen, forecast: Forecast, cell: Cell, entered: Worths): Worths {
  if (isEmpty(seen, cell)) return entered;
  const enemy = shownAt(seen, cell);
  if (enemy !== undefined) return enemyWorths(forecast, valueOf(enemy), entered);
  const shareRound = hasWayRound(seen, cell) ? ROUND_INSIDE : ROUND_AT_EDGE;
  return unknownWorths(forecast, aceChance(seen, cell), entered, shareRound);
}

/** The cards of the shortest crossing (RS-14.1), the last ones along an edge. */
const CROSSING = 8;
const ALONG_EDGE = 3;
/** A game of more floors than these is too rare to matter. */
const FLOORS_AHEAD = 12;

/** By the number of Jokers at the start, as soon as it is needed. */
const CLEARED: Partial<Record<number, Worths>> = {};

/** What it is worth to clear a floor: that floor, and those that are expected to follow with a deck of every card. */
function clearedWorths(mostJokers: number): Worths {
  const known = CLEARED[mostJokers];
  if (known !== undefined) return known;
  const hands = everyHand(mostJokers);
  const draw: number[] = [];
  const each = 1 / (ACE - LOWEST + 1);
  for (let value = LOWEST; value <= ACE; value++) draw[value] = each;
  const forecast = forecastOf(draw, mostJokers, hands);
  let cleared = newWorths(mostJokers);
  for (let floor = 0; floor < FLOORS_AHEAD; floor++) {
    let worths = cleared;
    for (let cards = 1; floor > 0 && cards <= CROSSING; cards++) {
      worths = unknownWorths(forecast, each, worths, cards > ALONG_EDGE ? ROUND_INSIDE : ROUND_AT_EDGE);
    }
    cleared = newWorths(mostJokers);
    for (const { jokers, held } of hands) cleared[placeOf(jokers, held)] = 1 + worthOf(worths, jokers, held);
  }
  CLEARED[mostJokers] = cleared;
  return cleared;
}
