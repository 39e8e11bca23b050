import { ACE, LOWEST } from "../cards";
import { newWorths, placeOf, worthOf, type Hand, type Worths } from "./worths";

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
export function chanceOf({ below }: Forecast, value: number): number {
  return (below[value + 1] ?? 1) - (below[value] ?? 0);
}

/** One fight after another for a cell. */
interface Struggle {
  enemy: number;
  /** What it is worth to stand in the cell. */
  entered: Worths;
  /** What it is worth to fight on against this enemy, for the hands that are filled in. */
  fighting: Worths;
  /** What another card there would be worth, likewise, and the share of it that is left after going round the enemy. */
  other: Worths;
  shareRound: number;
}

/** What it is worth to attack an enemy that lies face up, and to attack it again if that fails. */
export function enemyWorths(forecast: Forecast, enemy: number, entered: Worths): Worths {
  const fighting = newWorths(forecast.mostJokers);
  const struggle = { enemy, entered, fighting, other: fighting, shareRound: 1 };
  for (const hand of forecast.hands) {
    fighting[placeOf(hand.jokers, hand.held)] = attackWorth(forecast, struggle, hand);
  }
  return fighting;
}

/**
 * What it is worth to turn up a card and, if it is an enemy, to attack it. `shareRound`: how much of that is left if the
 * enemy turns out too strong and YOU goes round it, to a card that nobody knows.
 */
export function unknownWorths(
  forecast: Forecast,
  aceChance: number,
  entered: Worths,
  shareRound: number,
): Worths {
  const worths = newWorths(forecast.mostJokers);
  const struggles: Struggle[] = [];
  const shares: number[] = [];
  const enemies = 1 - chanceOf(forecast, ACE);
  for (let enemy = LOWEST; enemy < ACE; enemy++) {
    const fighting = newWorths(forecast.mostJokers);
    struggles.push({ enemy, entered, fighting, other: worths, shareRound });
    shares.push(((1 - aceChance) * chanceOf(forecast, enemy)) / enemies);
  }
  for (const hand of forecast.hands) {
    const place = placeOf(hand.jokers, hand.held);
    let worth = aceChance === 0 ? 0 : aceChance * aceWorth(forecast, entered, hand);
    for (let i = 0; i < struggles.length; i++) {
      const struggle = struggles[i];
      if (struggle === undefined) continue;
      const attack = attackWorth(forecast, struggle, hand);
      struggle.fighting[place] = attack;
      worth += (shares[i] ?? 0) * attack;
    }
    worths[place] = worth;
  }
  return worths;
}

/** An Ace heals, or is kept, or wasted (RS-6.2 to RS-6.4). */
function aceWorth({ mostJokers }: Forecast, entered: Worths, { jokers, held }: Hand): number {
  if (jokers < mostJokers) return worthOf(entered, jokers + 1, held);
  return worthOf(entered, jokers, held === 0 ? ACE : held);
}

/** What an attack is worth: won, won with the held card, drawn or lost (RS-5.2 to RS-5.10). */
function attackWorth({ below }: Forecast, struggle: Struggle, { jokers, held }: Hand): number {
  const { enemy, entered } = struggle;
  const win = 1 - (below[enemy + 1] ?? 1);
  const lower = below[enemy] ?? 0;
  const tie = 1 - win - lower;
  const kept = worthOf(entered, jokers, held);
  const won = held === 0 ? Math.max(kept, worthOf(entered, jokers, enemy)) : kept;
  const lost = lossWorth(struggle, jokers, held);
  // A draw changes nothing, so that the attack is made again.
  if (held === 0 || held === ACE) return (win * won + lower * lost) / (1 - tie);
  const aidedWin = worthOf(entered, jokers, 0);
  const aidedTie = continuedWorth(struggle, jokers, 0);
  const notSaved = below[Math.max(0, enemy - held)] ?? 0;
  const notWon = below[Math.max(0, enemy - held + 1)] ?? 0;
  const decided =
    win * won +
    notSaved * lost +
    (notWon - notSaved) * Math.max(lost, aidedTie) +
    (lower - notWon) * Math.max(lost, aidedWin);
  return Math.max(decided / (1 - tie), decided + tie * aidedWin);
}

/** What is left after a lost hit point, paid in the better way (RS-5.10). */
function lossWorth(struggle: Struggle, jokers: number, held: number): number {
  const joker = jokers > 0 ? continuedWorth(struggle, jokers - 1, held) : 0;
  return held === ACE ? Math.max(joker, continuedWorth(struggle, jokers, 0)) : joker;
}

/** After a fight that was not won: the same enemy again, or another card. */
function continuedWorth(struggle: Struggle, jokers: number, held: number): number {
  const { fighting, other, shareRound } = struggle;
  return Math.max(worthOf(fighting, jokers, held), shareRound * worthOf(other, jokers, held));
}
