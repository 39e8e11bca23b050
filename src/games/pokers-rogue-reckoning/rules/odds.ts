import { hasTrait, totalOf } from "./board";
import { diceFor, valueOf, type Curse } from "./cards";
import { combatDice } from "./combat";
import { comparisonOf, strengthOf } from "./comparison";
import { WAYS } from "./dice-ways";
import type { CombatMode } from "./options";
import { PIPS, type OpenState, type Roll } from "./state";

/** The chances from 0 to 1 that the player hits, that the enemy does, and that a tie is left, Focus counted in. */
export interface Odds {
  win: number;
  lose: number;
  tie: number;
}

/** What the dice of a side can be worth, rising, and in how many of all `total` ways they are worth that. */
interface Spread {
  worths: readonly number[];
  ways: readonly number[];
  total: number;
  /** In how many ways they are worth at most so much, once that has been asked for. */
  upTo?: readonly number[];
}

/** In how many of all ways a roll wins, and in how many it ties. */
interface Ways {
  wins: number;
  ties: number;
  all: number;
}

/** The cache, by the mode, and then by dice and ATK as one number. */
const KNOWN_DUELS: Record<CombatMode, Record<number, Ways | undefined>> = { poker: {}, points: {} };

/** The chances of the next roll of all dice (PRR-10, PRR-11), undefined where there is no enemy. */
export function rollOdds(open: OpenState): Odds | undefined {
  const { enemy, options } = open;
  if (enemy === undefined) return undefined;
  const dice = combatDice(options.combat, enemy.tier);
  const known = KNOWN_DUELS[options.combat];
  const place = dice + 10 * (open.atk + 100 * enemy.atk);
  let ways = known[place];
  if (ways === undefined) {
    const mine = spreadOf(open, dice, open.atk);
    const theirs = spreadOf(open, dice, enemy.atk);
    if (mine === undefined || theirs === undefined) return undefined;
    ways = duel(mine, theirs);
    known[place] = ways;
  }
  return withFocus(open, ways.wins, ways.ties, ways.all);
}

/**
 * The chances if all white dice of a roll are thrown again and the enemy's stay (PRR-11.4, PRR-13.6). Undefined for more
 * poker dice than a combat begins with, which only Elevate before Tradeoff leads to: those are not counted beforehand.
 */
export function rethrowOdds(open: OpenState, roll: Roll): Odds | undefined {
  const mine = spreadOf(open, roll.white.length, open.atk);
  return mine === undefined ? undefined : against(open, mine, comparisonOf(open, roll).enemy);
}

/** The chances if one more white die joins a roll (PRR-15.3). */
export function oneMoreOdds(open: OpenState, roll: Roll): Odds {
  const their = comparisonOf(open, roll).enemy;
  let wins = 0;
  let ties = 0;
  for (const own of worthsWithOneMore(open, roll.white)) {
    if (own > their) wins++;
    else if (own === their) ties++;
  }
  return withFocus(open, wins, ties, PIPS);
}

/** What the white dice and one more are worth, face by face (PRR-10.1, PRR-11.1, PRR-11.6). */
function worthsWithOneMore({ options, atk }: OpenState, white: readonly number[]): number[] {
  const worths: number[] = [];
  const points = totalOf(white) + atk;
  const dice = white.concat([Math.min(atk, PIPS), 0]);
  for (let face = 1; face <= PIPS; face++) {
    dice[dice.length - 1] = face;
    if (options.combat === "poker") worths.push(strengthOf(dice));
    else worths.push(Math.min(points + face, PIPS * (white.length + 1)));
  }
  return worths;
}

/** The chance to win a potion without a price when it is revealed (PRR-5.1). */
export const POTION_CHANCE = 1 / PIPS;

/** The chances of a curse that is revealed: it is avoided, it joins the player, or it joins the enemy (PRR-6.2, PRR-6.3). */
export function curseOdds(curse: Curse): { avoided: number; converted: number; joins: number } {
  if (diceFor(curse) === 1) return { avoided: 1 / PIPS, converted: 0, joins: (PIPS - 1) / PIPS };
  const ways = sumWays(2);
  const value = valueOf(curse);
  let lower = 0;
  for (let sum = 0; sum < value; sum++) lower += ways[sum] ?? 0;
  const all = PIPS * PIPS;
  const equal = ways[value] ?? 0;
  return { avoided: (all - lower - equal) / all, converted: equal / all, joins: lower / all };
}

/** One spread against another of as many dice, so both have the same worths. */
function duel(mine: Spread, theirs: Spread): Ways {
  let wins = 0;
  let ties = 0;
  let theirLower = 0;
  let place = 0;
  for (const own of mine.ways) {
    const their = theirs.ways[place] ?? 0;
    wins += own * theirLower;
    ties += own * their;
    theirLower += their;
    place++;
  }
  return { wins, ties, all: mine.total * theirs.total };
}

/** The chances of a spread against dice that are there. */
function against(open: OpenState, mine: Spread, worth: number): Odds {
  const upTo = waysUpTo(mine, worth);
  return withFocus(open, mine.total - upTo, upTo - waysUpTo(mine, worth - 1), mine.total);
}

/** In how many ways dice are worth at most so much, found by halving. */
function waysUpTo(spread: Spread, worth: number): number {
  const { worths } = spread;
  const upTo = spread.upTo ?? sumsOf(spread.ways);
  spread.upTo = upTo;
  let low = 0;
  let high = worths.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((worths[middle] ?? 0) <= worth) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? 0 : (upTo[low - 1] ?? 0);
}

/** Each number with all those before it. */
function sumsOf(numbers: readonly number[]): number[] {
  const sums: number[] = [];
  let sum = 0;
  for (const number of numbers) {
    sum += number;
    sums.push(sum);
  }
  return sums;
}

/** The player who alone has Focus wins the ties (PRR-13.9). */
function withFocus(open: OpenState, wins: number, ties: number, all: number): Odds {
  const isOurs = hasTrait(open, "equip", "winsTies");
  if (isOurs === hasTrait(open, "curses", "winsTies")) {
    return { win: wins / all, lose: (all - wins - ties) / all, tie: ties / all };
  }
  const win = isOurs ? wins + ties : wins;
  return { win: win / all, lose: (all - win) / all, tie: 0 };
}

/** What this many dice with an ATK can be worth: hands of dice, or points. */
function spreadOf({ options }: OpenState, dice: number, atk: number): Spread | undefined {
  return options.combat === "poker" ? handSpread(dice, Math.min(atk, PIPS)) : pointSpread(dice, atk);
}

/** The spreads of hands that have been asked for, by the number of dice and the ATK. */
const HAND_SPREADS: Record<number, Spread | undefined> = {};

function handSpread(dice: number, atk: number): Spread | undefined {
  const key = dice * (PIPS + 1) + atk;
  const known = HAND_SPREADS[key];
  if (known !== undefined) return known;
  const ways = WAYS[dice]?.[atk - 1]?.();
  const worths = HANDS_OF[Math.min(dice + 1, MOST_IN_HAND)];
  if (ways === undefined || worths === undefined) return undefined;
  const spread: Spread = { worths, ways, total: PIPS ** dice };
  HAND_SPREADS[key] = spread;
  return spread;
}

/** A hand has this many dice at most, whatever is thrown (PRR-10.2). */
const MOST_IN_HAND = 5;

/** By all totals from 0 to the cap; those above it count as the cap (PRR-11.1). */
function pointSpread(dice: number, atk: number): Spread {
  const sums = sumWays(dice);
  const total = PIPS ** dice;
  const worths: number[] = [];
  const ways: number[] = [];
  let rest = total;
  for (let worth = 0; worth < PIPS * dice; worth++) {
    const own = sums[worth - atk] ?? 0;
    worths.push(worth);
    ways.push(own);
    rest -= own;
  }
  worths.push(PIPS * dice);
  ways.push(rest);
  return { worths, ways, total };
}

/** In how many ways dice show each sum, by the number of dice and the sum; what was counted once is kept. */
const SUM_WAYS: number[][] = [[1]];

function sumWays(dice: number): readonly number[] {
  const known = SUM_WAYS[dice];
  if (known !== undefined || dice === 0) return known ?? [];
  const fewer = sumWays(dice - 1);
  const ways: number[] = [];
  for (let sum = 0; sum <= PIPS * dice; sum++) {
    let count = 0;
    for (let face = 1; face <= Math.min(PIPS, sum); face++) count += fewer[sum - face] ?? 0;
    ways.push(count);
  }
  SUM_WAYS[dice] = ways;
  return ways;
}

/** The strengths of all hands of three, four and five dice, rising (PRR-10.3, PRR-10.4). */
export const HANDS_OF: Record<number, readonly number[]> = {
  3: [
    32100, 42100, 43100, 43200, 52100, 53100, 53200, 54100, 54200, 54300, 62100, 63100, 63200, 64100, 64200,
    64300, 65100, 65200, 65300, 65400, 111200, 111300, 111400, 111500, 111600, 122100, 122300, 122400, 122500,
    122600, 133100, 133200, 133400, 133500, 133600, 144100, 144200, 144300, 144500, 144600, 155100, 155200,
    155300, 155400, 155600, 166100, 166200, 166300, 166400, 166500, 311100, 322200, 333300, 344400, 355500,
    366600,
  ],
  4: [
    43210, 53210, 54210, 54310, 54320, 63210, 64210, 64310, 64320, 65210, 65310, 65320, 65410, 65420, 65430,
    111320, 111420, 111430, 111520, 111530, 111540, 111620, 111630, 111640, 111650, 122310, 122410, 122430,
    122510, 122530, 122540, 122610, 122630, 122640, 122650, 133210, 133410, 133420, 133510, 133520, 133540,
    133610, 133620, 133640, 133650, 144210, 144310, 144320, 144510, 144520, 144530, 144610, 144620, 144630,
    144650, 155210, 155310, 155320, 155410, 155420, 155430, 155610, 155620, 155630, 155640, 166210, 166310,
    166320, 166410, 166420, 166430, 166510, 166520, 166530, 166540, 222110, 233110, 233220, 244110, 244220,
    244330, 255110, 255220, 255330, 255440, 266110, 266220, 266330, 266440, 266550, 311120, 311130, 311140,
    311150, 311160, 322210, 322230, 322240, 322250, 322260, 333310, 333320, 333340, 333350, 333360, 344410,
    344420, 344430, 344450, 344460, 355510, 355520, 355530, 355540, 355560, 366610, 366620, 366630, 366640,
    366650, 511110, 522220, 533330, 544440, 555550, 566660,
  ],
  5: [
    64321, 65321, 65421, 65431, 111432, 111532, 111542, 111543, 111632, 111642, 111643, 111652, 111653,
    111654, 122431, 122531, 122541, 122543, 122631, 122641, 122643, 122651, 122653, 122654, 133421, 133521,
    133541, 133542, 133621, 133641, 133642, 133651, 133652, 133654, 144321, 144521, 144531, 144532, 144621,
    144631, 144632, 144651, 144652, 144653, 155321, 155421, 155431, 155432, 155621, 155631, 155632, 155641,
    155642, 155643, 166321, 166421, 166431, 166432, 166521, 166531, 166532, 166541, 166542, 166543, 222113,
    222114, 222115, 222116, 233112, 233114, 233115, 233116, 233221, 233224, 233225, 233226, 244112, 244113,
    244115, 244116, 244221, 244223, 244225, 244226, 244331, 244332, 244335, 244336, 255112, 255113, 255114,
    255116, 255221, 255223, 255224, 255226, 255331, 255332, 255334, 255336, 255441, 255442, 255443, 255446,
    266112, 266113, 266114, 266115, 266221, 266223, 266224, 266225, 266331, 266332, 266334, 266335, 266441,
    266442, 266443, 266445, 266551, 266552, 266553, 266554, 311132, 311142, 311143, 311152, 311153, 311154,
    311162, 311163, 311164, 311165, 322231, 322241, 322243, 322251, 322253, 322254, 322261, 322263, 322264,
    322265, 333321, 333341, 333342, 333351, 333352, 333354, 333361, 333362, 333364, 333365, 344421, 344431,
    344432, 344451, 344452, 344453, 344461, 344462, 344463, 344465, 355521, 355531, 355532, 355541, 355542,
    355543, 355561, 355562, 355563, 355564, 366621, 366631, 366632, 366641, 366642, 366643, 366651, 366652,
    366653, 366654, 411122, 411133, 411144, 411155, 411166, 422211, 422233, 422244, 422255, 422266, 433311,
    433322, 433344, 433355, 433366, 444411, 444422, 444433, 444455, 444466, 455511, 455522, 455533, 455544,
    455566, 466611, 466622, 466633, 466644, 466655, 511112, 511113, 511114, 511115, 511116, 522221, 522223,
    522224, 522225, 522226, 533331, 533332, 533334, 533335, 533336, 544441, 544442, 544443, 544445, 544446,
    555551, 555552, 555553, 555554, 555556, 566661, 566662, 566663, 566664, 566665, 654321, 665432, 711111,
    722222, 733333, 744444, 755555, 766666,
  ],
};
