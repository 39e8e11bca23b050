import { ACE, LOWEST } from "../rules/cards";

/** The floors that are still expected to be cleared, by what is in hand; a dead player's are 0. */
export type Worths = number[];

/** The places of all hands with the same number of Jokers. */
const JOKER = ACE + 1;

/** Where the worth of a hand is among the others: a Joker less is this many places before it, no held card `held`. */
function placeOf(jokers: number, held: number): number {
  return jokers * JOKER + held;
}

/** The worth of a hand; none if the last hit point is lost. */
export function worthOf(worths: Worths, jokers: number, held: number): number {
  return worths[placeOf(jokers, held)] ?? 0;
}

/** Values still unknown. */
export function newWorths(mostJokers: number): Worths {
  const worths: Worths = [];
  const last = placeOf(mostJokers, ACE);
  for (let place = 0; place <= last; place++) worths[place] = 0;
  return worths;
}

/** The higher worth for every hand. */
export function higher(worths: Worths, others: Worths): Worths {
  const highest: Worths = [];
  for (let place = 0; place < worths.length; place++) {
    const worth = worths[place] ?? 0;
    const other = others[place] ?? 0;
    highest[place] = worth > other ? worth : other;
  }
  return highest;
}

/** Hands with up to this many Jokers and one of these cards held: 0 for none, which comes first, an Ace last. */
export interface Hands {
  mostJokers: number;
  held: readonly number[];
}

/** Every hand that there is with this many Jokers in the game. */
export function everyHand(mostJokers: number): Hands {
  const held = [0];
  for (let card = LOWEST; card <= ACE; card++) held.push(card);
  return { mostJokers, held };
}

/** This hand, and those that fights can leave of it. */
export function handsFrom(jokers: number, held: number): Hands {
  return { mostJokers: jokers, held: held === 0 ? [0] : [0, held] };
}

/** The prospects of the hidden cards. */
export interface Forecast {
  mostJokers: number;
  /** The chance that the drawn card is lower than each value, up to one above the Ace. */
  below: readonly number[];
}

/** The forecast for these chances of every value to be drawn. */
export function forecastOf(draw: readonly number[], mostJokers: number): Forecast {
  const below: number[] = [];
  let sum = 0;
  for (let value = 0; value <= ACE + 1; value++) {
    below.push(sum);
    sum += draw[value] ?? 0;
  }
  return { mostJokers, below };
}

/** The chance that a card of this value is drawn. */
function chanceOf({ below }: Forecast, value: number): number {
  return (below[value + 1] ?? 1) - (below[value] ?? 0);
}

/** A cell whose card is met, with one of some hands: what that is worth is added up, enemy by enemy that it may be. */
export interface Meeting {
  hands: Hands;
  /** The value of being in the cell. */
  entered: Worths;
  /** The value of going elsewhere instead. */
  elsewhere: Worths;
  /** The enemy that comes next, and the last one. */
  next: number;
  last: number;
  /** The chance of each enemy; undefined: there is but one. */
  share: number | undefined;
  /** Its value, if known. */
  worths: Worths;
}

/** An empty cell, or one whose enemy is face up, has to be entered. */
export function meetingKnown(
  enemy: number | undefined,
  hands: Hands,
  entered: Worths,
  elsewhere: Worths,
): Meeting {
  if (enemy === undefined)
    return { hands, entered, elsewhere, next: 1, last: 0, share: undefined, worths: entered };
  const worths = newWorths(hands.mostJokers);
  return { hands, entered, elsewhere, next: enemy, last: enemy, share: undefined, worths };
}

/** A card has to be turned up and, if it is an enemy, to be attacked. */
export function meetingUnknown(
  forecast: Forecast,
  aceChance: number,
  hands: Hands,
  entered: Worths,
  elsewhere: Worths,
): Meeting {
  const share = (1 - aceChance) / (1 - chanceOf(forecast, ACE));
  const worths = acesWorths(forecast, aceChance, hands, entered);
  return { hands, entered, elsewhere, next: LOWEST, last: ACE - 1, share, worths };
}

/** An Ace heals, or is kept, or wasted (RS-6.2 to RS-6.4). */
function acesWorths({ mostJokers }: Forecast, chance: number, hands: Hands, entered: Worths): Worths {
  const worths = newWorths(hands.mostJokers);
  for (const held of hands.held) {
    for (let jokers = held === ACE ? 0 : 1; jokers <= hands.mostJokers; jokers++) {
      const place = jokers * JOKER + held;
      let after = place;
      if (jokers < mostJokers) after += JOKER;
      else if (held === 0) after += ACE;
      worths[place] = chance * (entered[after] ?? 0);
    }
  }
  return worths;
}

/** How many instructions of Lua an enemy, a card that may be in hand, and a hand with it are about. */
const ENEMY_COST = 160;
const HELD_COST = 39;
const HAND_COST = 25;

/** About how many instructions of Lua it takes to look at an enemy with these hands: the higher it is, the more. */
export function costOf({ mostJokers, held }: Hands, enemy: number): number {
  return ENEMY_COST + held.length * (HELD_COST + (HAND_COST + enemy) * mostJokers);
}

/** Looks at the next enemy of a meeting, which takes `costOf` its hands; answers whether it was the last. */
export function meet(forecast: Forecast, meeting: Meeting): boolean {
  const enemy = meeting.next;
  if (enemy <= meeting.last) addFights(forecast, meeting, enemy);
  meeting.next = enemy + 1;
  return meeting.next > meeting.last;
}

/** The fights with an enemy, one after another, with the chances of each (RS-5.2). */
interface Fights extends Pick<Meeting, "entered" | "elsewhere" | "worths"> {
  below: readonly number[];
  share: number;
  enemy: number;
  mostJokers: number;
  lower: number;
  equal: number;
  higher: number;
  /** A draw changes nothing: the value of the same attack again, by its decisive results, unless it can only end in draws. */
  repeated: number;
  /** By the number of Jokers: what it is worth, with no card held, to fight on or to go elsewhere. */
  bare: number[];
}

/** Adds what it is worth to attack this enemy, and to attack it again or go elsewhere if that fails. */
function addFights(forecast: Forecast, meeting: Meeting, enemy: number): void {
  const { hands, entered, elsewhere, worths } = meeting;
  const { below } = forecast;
  const lower = below[enemy] ?? 0;
  const equal = (below[enemy + 1] ?? 1) - lower;
  const fights: Fights = {
    below,
    share: meeting.share === undefined ? 1 : meeting.share * equal,
    enemy,
    mostJokers: hands.mostJokers,
    entered,
    elsewhere,
    worths,
    lower,
    equal,
    higher: 1 - lower - equal,
    repeated: equal < 1 ? 1 / (1 - equal) : 0,
    bare: [0],
  };
  addBare(fights);
  addWithHelp(fights, hands.held);
  if (hands.held[hands.held.length - 1] === ACE) addWithAce(fights);
}

/*
 * What follows runs thousands of times for a hint: the loops go by places, and take no function and no list that they can do
 * without. A draw changes nothing, so to attack again after it is worth what the first attack is: `again`. To go elsewhere
 * after it is better only where that alone is worth more than `again`.
 */

/** With no card in hand: a winner may capture the enemy (RS-5.7). */
function addBare(fights: Fights): void {
  const { share, enemy, mostJokers, entered, elsewhere, worths, lower, equal, higher: above } = fights;
  const { repeated, bare } = fights;
  let lost = 0;
  let place = JOKER;
  for (let jokers = 1; jokers <= mostJokers; jokers++) {
    const other = elsewhere[place] ?? 0;
    let won = entered[place] ?? 0;
    const captured = entered[place + enemy] ?? 0;
    if (captured > won) won = captured;
    const decided = above * won + lower * lost;
    lost = decided * repeated;
    let worth = lost;
    if (other > lost) {
      worth = decided + equal * other;
      lost = other;
    }
    worths[place] = (worths[place] ?? 0) + share * worth;
    bare[jokers] = lost;
    place += JOKER;
  }
}

/** With an Ace in hand, which is a hit point: a loss is paid in the better way (RS-5.10). */
function addWithAce(fights: Fights): void {
  const { share, mostJokers, entered, elsewhere, worths, bare, lower, equal, higher: above } = fights;
  const { repeated } = fights;
  let lost = 0;
  let place = ACE;
  for (let jokers = 0; jokers <= mostJokers; jokers++) {
    const other = elsewhere[place] ?? 0;
    const paid = bare[jokers] ?? 0;
    if (paid > lost) lost = paid;
    const decided = above * (entered[place] ?? 0) + lower * lost;
    lost = decided * repeated;
    let worth = lost;
    if (other > lost) {
      worth = decided + equal * other;
      lost = other;
    }
    worths[place] = (worths[place] ?? 0) + share * worth;
    place += JOKER;
  }
}

/** With a captured enemy in hand, which may turn a loss into a draw or a win, and a draw into a win (RS-5.4). */
// eslint-disable-next-line complexity -- One loop in the other: a call for each hand would be a third of the work.
function addWithHelp(fights: Fights, hands: readonly number[]): void {
  const { below, share, enemy, mostJokers, entered, elsewhere, worths, lower, equal, higher: above } = fights;
  const { repeated, bare } = fights;
  for (const held of hands) {
    if (held === 0 || held === ACE) continue;
    const unsaved = enemy > held ? (below[enemy - held] ?? 0) : 0;
    const unwon = enemy >= held ? (below[enemy - held + 1] ?? 0) : 0;
    const tied = unwon - unsaved;
    const saved = lower - unwon;
    let lost = 0;
    let place = JOKER + held;
    for (let jokers = 1; jokers <= mostJokers; jokers++) {
      const won = entered[place - held] ?? 0;
      let other = elsewhere[place] ?? 0;
      let rescued = lost;
      if (won > lost) rescued = won;
      let decided = above * (entered[place] ?? 0) + saved * rescued;
      // A card that is higher than the enemy wins every fight.
      if (unwon > 0) {
        rescued = bare[jokers] ?? 0;
        if (rescued < lost) rescued = lost;
        decided += tied * rescued + unsaved * lost;
      }
      lost = decided * repeated;
      let worth = lost;
      if (won > lost || other > lost) {
        worth = won > other ? won : other;
        worth = decided + equal * worth;
        if (worth > other) other = worth;
        lost = other;
      }
      worths[place] = (worths[place] ?? 0) + share * worth;
      place += JOKER;
    }
  }
}
