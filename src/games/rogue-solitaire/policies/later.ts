import { ACE, LOWEST } from "../cards";
import { forecastOf, unknownWorths } from "./fighting";
import { everyHand, newWorths, type Worths } from "./worths";

/** The cards of the shortest crossing (RS-14.1). */
const CROSSING = 8;
/** A game of more floors than these is too rare to matter. */
const FLOORS_AHEAD = 12;

/** By the number of Jokers at the start, as soon as it is needed. */
const CLEARED: Partial<Record<number, Worths>> = {};

/** What it is worth to clear a floor: that floor, and those that are expected to follow with a deck of every card. */
export function clearedWorths(mostJokers: number): Worths {
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
