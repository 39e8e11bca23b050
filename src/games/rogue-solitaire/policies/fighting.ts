import { ACE, LOWEST } from "../rules/cards";

/** What the cards that nobody sees promise. */
export interface Forecast {
  mostJokers: number;
  hands: readonly Hand[];
  /** The chance that the drawn card is lower than each value, up to one above the Ace. */
  below: readonly number[];
}

/** The forecast for these chances of every value to be drawn. */
export function forecastOf(draw: readonly number[], mostJokers: number, hands: readonly Hand[]): Forecast {
  const below: number[] = [];
  let sum = 0;
  for (let value = 0; value <= ACE + 1; value++) {
    below.push(sum);
    sum += draw[value] ?? 0;
  }
  return { mostJokers, hands, below };
}

/** The chance that a card of this value is drawn. */
function chanceOf({ below }: Forecast, value: number): number {
  return (below[value + 1] ?? 1) - (below[value] ?? 0);
}

/** One fight after another for a cell. */
interface Struggle {
  enemy: number;
  /** What it is worth to stand in the cell. */
  entered: Worths;
  /** What it is worth to go elsewhere instead. */
  elsewhere: Worths;
  /** What it is worth to fight on against this enemy, for the hands that are filled in. */
  fighting: Worths;
}

/** What it is worth to attack an enemy that lies face up, and to attack it again or go elsewhere if that fails. */
export function enemyWorths(forecast: Forecast, enemy: number, entered: Worths, elsewhere: Worths): Worths {
  const fighting = newWorths(forecast.mostJokers);
  const struggle = { enemy, entered, elsewhere, fighting };
  for (const hand of forecast.hands) fighting[hand.place] = attackWorth(forecast, struggle, hand);
  return fighting;
}

/** What it is worth to turn up a card and, if it is an enemy, to attack it. */
export function unknownWorths(
  forecast: Forecast,
  aceChance: number,
  entered: Worths,
  elsewhere: Worths,
): Worths {
  const worths = newWorths(forecast.mostJokers);
  for (const hand of forecast.hands) worths[hand.place] = aceChance * aceWorth(forecast, entered, hand);
  const enemies = 1 - chanceOf(forecast, ACE);
  for (let enemy = LOWEST; enemy < ACE; enemy++) {
    const share = ((1 - aceChance) * chanceOf(forecast, enemy)) / enemies;
    const fighting = enemyWorths(forecast, enemy, entered, elsewhere);
    for (let place = 0; place < worths.length; place++) {
      worths[place] = (worths[place] ?? 0) + share * (fighting[place] ?? 0);
    }
  }
  return worths;
}

/** An Ace heals, or is kept, or wasted (RS-6.2 to RS-6.4). */
function aceWorth({ mostJokers }: Forecast, entered: Worths, { jokers, held, place }: Hand): number {
  if (jokers < mostJokers) return entered[place + JOKER] ?? 0;
  return entered[held === 0 ? place + ACE : place] ?? 0;
}

/** What an attack is worth: won, won with the held card, drawn or lost (RS-5.2 to RS-5.10). */
function attackWorth({ below }: Forecast, struggle: Struggle, { held, place }: Hand): number {
  const { enemy, entered, elsewhere } = struggle;
  const lower = below[enemy] ?? 0;
  const notHigher = below[enemy + 1] ?? 1;
  const kept = entered[place] ?? 0;
  const won = held === 0 ? Math.max(kept, entered[place + enemy] ?? 0) : kept;
  const lost = lossWorth(struggle, held, place);
  let decided = (1 - notHigher) * won;
  let afterDraw = elsewhere[place] ?? 0;
  if (held === 0 || held === ACE) decided += lower * lost;
  else {
    const aidedWin = entered[place - held] ?? 0;
    const aidedDraw = continuedWorth(struggle, place - held);
    const notSaved = below[Math.max(0, enemy - held)] ?? 0;
    const notWon = below[Math.max(0, enemy - held + 1)] ?? 0;
    decided +=
      notSaved * lost +
      (notWon - notSaved) * Math.max(lost, aidedDraw) +
      (lower - notWon) * Math.max(lost, aidedWin);
    afterDraw = Math.max(afterDraw, aidedWin);
  }
  const draw = notHigher - lower;
  // A draw changes nothing: the same attack again is worth what this one is, unless it can only end in draws.
  return Math.max(draw < 1 ? decided / (1 - draw) : 0, decided + draw * afterDraw);
}

/** What is left after a lost hit point, paid in the better way (RS-5.10). */
function lossWorth(struggle: Struggle, held: number, place: number): number {
  const joker = continuedWorth(struggle, place - JOKER);
  return held === ACE ? Math.max(joker, continuedWorth(struggle, place - ACE)) : joker;
}

/** After a fight that was not won: the same enemy again, or elsewhere; nothing if the last hit point is lost. */
function continuedWorth({ fighting, elsewhere }: Struggle, place: number): number {
  return Math.max(fighting[place] ?? 0, elsewhere[place] ?? 0);
}

/** What is in hand: the Jokers, and the value of the held card, 0 for none. `place`: where its worth stands. */
interface Hand {
  jokers: number;
  held: number;
  place: number;
}

/** The floors that are still expected to be cleared, by what is in hand. */
export type Worths = number[];

const NO_CARD = 0;
/** The places of all hands with the same number of Jokers. */
const JOKER = ACE + 1;

/** Where the worth of a hand stands among the others: a Joker less is so many places before it, no held card `held`. */
function placeOf(jokers: number, held: number): number {
  return jokers * JOKER + held;
}

/** Every hand of a living player, worse ones before those that they can follow from by losing a hit point or a card. */
export function everyHand(mostJokers: number): Hand[] {
  const hands: Hand[] = [];
  const add = (jokers: number, held: number): void => {
    hands.push({ jokers, held, place: placeOf(jokers, held) });
  };
  for (let jokers = 0; jokers <= mostJokers; jokers++) {
    if (jokers > 0) add(jokers, NO_CARD);
    for (let held = LOWEST; jokers > 0 && held < ACE; held++) add(jokers, held);
    add(jokers, ACE);
  }
  return hands;
}

/** Worths that are still to be found out. */
export function newWorths(mostJokers: number): Worths {
  const worths: Worths = [];
  for (let place = 0; place <= placeOf(mostJokers, ACE); place++) worths.push(0);
  return worths;
}

/** The worth of a hand; none if the last hit point is lost. */
export function worthOf(worths: Worths, jokers: number, held: number): number {
  return worths[placeOf(jokers, held)] ?? 0;
}

/** The higher worth for every hand. */
export function higher(worths: Worths, others: Worths): Worths {
  return worths.map((worth, place) => Math.max(worth, others[place] ?? 0));
}
