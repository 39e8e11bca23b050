import { clearedWorths } from "../../src/games/rogue-solitaire/policies/cleared";
import {
  everyHand,
  forecastOf,
  meet,
  meetingUnknown,
  newWorths,
  type Forecast,
  type Worths,
} from "../../src/games/rogue-solitaire/policies/fighting";
import { ACE, LOWEST } from "../../src/games/rogue-solitaire/rules/cards";
import { expectSame } from "../support/expect";

/** The cards of the shortest crossing (RS-14.1). */
const CROSSING = 8;
/** A game of more floors than these is too rare to matter. */
const FLOORS_AHEAD = 12;

/** What it is worth to start on a floor of unknown cards, where each but the goal's has another that leads on as well. */
function crossingWorths(forecast: Forecast, cleared: Worths): Worths {
  const nowhere = newWorths(forecast.mostJokers);
  let worths = unknownWorths(forecast, cleared, nowhere);
  for (let cards = 2; cards <= CROSSING; cards++)
    worths = unknownWorths(forecast, worths, unknownWorths(forecast, worths, nowhere));
  return worths;
}

function unknownWorths(forecast: Forecast, entered: Worths, elsewhere: Worths): Worths {
  const hands = everyHand(forecast.mostJokers);
  const meeting = meetingUnknown(forecast, 1 / (ACE - LOWEST + 1), hands, entered, elsewhere);
  while (!meet(forecast, meeting));
  return meeting.worths;
}

/** The table of what it is worth to clear a floor, reckoned floor by floor from a deck of every card. */
function reckoned(mostJokers: number): number[] {
  const draw: number[] = [];
  for (let value = 0; value <= ACE; value++) draw.push(value < LOWEST ? 0 : 1 / (ACE - LOWEST + 1));
  const forecast = forecastOf(draw, mostJokers);
  let cleared: Worths = [];
  for (let floor = 0; floor < FLOORS_AHEAD; floor++) {
    const crossing = floor === 0 ? newWorths(mostJokers) : crossingWorths(forecast, cleared);
    cleared = newWorths(mostJokers);
    for (const held of everyHand(mostJokers).held) {
      for (let jokers = held === ACE ? 0 : 1; jokers <= mostJokers; jokers++) {
        const place = jokers * (ACE + 1) + held;
        cleared[place] = 1 + (crossing[place] ?? 0);
      }
    }
  }
  return cleared.map((worth) => Math.floor(worth * 1000 + 0.5));
}

describe("What it is worth to clear a floor", () => {
  for (const mostJokers of [1, 3, 5, 9]) {
    it(`with ${mostJokers} Jokers at the start: the table holds what is reckoned`, () => {
      const table = clearedWorths(mostJokers).map((worth) => Math.floor(worth * 1000 + 0.5));
      expectSame(table, reckoned(mostJokers));
    });
  }
});
