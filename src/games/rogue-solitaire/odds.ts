import { outcomeOf, seenPlace } from "./board";
import { ACE, LOWEST, valueOf } from "./cards";
import { NO_CARDS } from "./memory";
import { TURNED_DOWN, type Cell, type Odds, type OpenState, type Outcome, type Seen } from "./state";

/** The chances, from 0 to 1, of how a fight ends. */
export type FightOdds = Record<Outcome, number>;

/** The chances that a face-down card is an Ace, or an enemy that the next draw beats. */
export interface FlipOdds {
  ace: number;
  win: number;
}

/**
 * The cards that nobody sees, sorted by where they can be. A card that went from the discard back into the deck can only
 * lie on cells dealt since then. `deals`: the shuffles, in order, with which face-down cells were dealt; `cells`: how many
 * of each. A card of class i can lie on cells of deal i and later ones, or in the deck; the last class is in the deck for
 * sure. `cards`: of each class, how many there are of each value; `sizes`: and in all.
 */
interface Unseen {
  deals: number[];
  cells: number[];
  cards: number[][];
  sizes: number[];
}

/** What is hidden, by what everybody remembers: every arrangement that fits it is equally likely. */
function unseenOf(open: OpenState): Unseen {
  const { deals, cells } = hiddenDeals(open);
  const cards: number[][] = [];
  const sizes: number[] = [];
  for (let i = 0; i <= deals.length; i++) {
    cards.push([...NO_CARDS]);
    sizes.push(0);
  }
  let index = 0;
  for (let shuffle = 1; shuffle <= open.shuffles; shuffle++) {
    const counts = open.memory.unseen[shuffle - 1] ?? NO_CARDS;
    const sum = cards[index] ?? [];
    let size = sizes[index] ?? 0;
    for (let value = LOWEST; value <= ACE; value++) {
      const count = counts[value] ?? 0;
      sum[value] = (sum[value] ?? 0) + count;
      size += count;
    }
    sizes[index] = size;
    if (deals[index] === shuffle) index++;
  }
  return { deals, cells, cards, sizes };
}

/** The shuffles with which face-down cells were dealt, and how many cells each. */
function hiddenDeals(open: OpenState): Pick<Unseen, "deals" | "cells"> {
  const counts: number[] = [];
  for (let dealt = 0; dealt <= open.shuffles; dealt++) counts.push(0);
  for (const place of open.grid) {
    if (place.kind === "card" && !place.up) counts[place.dealt] = (counts[place.dealt] ?? 0) + 1;
  }
  const deals: number[] = [];
  const cells: number[] = [];
  for (let dealt = 1; dealt <= open.shuffles; dealt++) {
    const count = counts[dealt] ?? 0;
    if (count === 0) continue;
    deals.push(dealt);
    cells.push(count);
  }
  return { deals, cells };
}

/** How likely a card of each class is the top card of the deck: no cell it could lie on, deal by deal, has taken it. */
function topChances(sizes: readonly number[], cells: readonly number[]): number[] {
  const chances = sizes.map(() => 1);
  let available = 0;
  for (let deal = 0; deal < cells.length; deal++) {
    const count = cells[deal] ?? 0;
    available += sizes[deal] ?? 0;
    const spared = available > count ? 1 - count / available : 0;
    for (let i = 0; i <= deal; i++) chances[i] = (chances[i] ?? 0) * spared;
    available -= count;
  }
  let inDeck = 0;
  for (let i = 0; i < sizes.length; i++) inDeck += (chances[i] ?? 0) * (sizes[i] ?? 0);
  return inDeck > 0 ? chances.map((chance) => chance / inDeck) : chances.map(() => 0);
}

/** The exact odds of the next draw and of every face-down card, for whoever remembers all that lay open. */
export function oddsOf(open: OpenState): Odds {
  const unseen = unseenOf(open);
  const top = topChances(unseen.sizes, unseen.cells);
  const draw = [...NO_CARDS];
  for (let i = 0; i < top.length; i++) {
    const chance = top[i] ?? 0;
    const counts = unseen.cards[i] ?? [];
    for (let value = LOWEST; value <= ACE; value++) {
      draw[value] = (draw[value] ?? 0) + chance * (counts[value] ?? 0);
    }
  }
  const flips = unseen.deals.map((dealt, deal) => ({ dealt, ...dealOdds(unseen, deal) }));
  if (open.memory.turnedDown.length > 0) flips.push({ dealt: TURNED_DOWN, ...turnedDownOdds(open, draw) });
  return { draw, flips };
}

/** The odds of a face-down card of one deal. */
function dealOdds(unseen: Unseen, deal: number): FlipOdds {
  const odds: FlipOdds = { ace: 0, win: 0 };
  for (let i = 0; i <= deal; i++) {
    const counts = unseen.cards[i] ?? [];
    const lies = chanceToLie(unseen, i, deal);
    if (lies === 0 || unseen.sizes[i] === 0) continue;
    odds.ace += lies * (counts[ACE] ?? 0);
    // What may be on top of the deck when one card of this class is known to lie on the cell.
    const sizes = unseen.sizes.map((size, j) => (j === i ? size - 1 : size));
    const cells = unseen.cells.map((count, j) => (j === deal ? count - 1 : count));
    const top = topChances(sizes, cells);
    for (let j = 0; j < top.length; j++) {
      const chance = top[j] ?? 0;
      if (chance > 0) odds.win += lies * chance * pairsWon(counts, unseen.cards[j] ?? []);
    }
  }
  return odds;
}

/** The chance of a certain card of a class to lie on a certain cell of a deal: spared by earlier deals, taken by it. */
function chanceToLie({ sizes, cells }: Unseen, index: number, deal: number): number {
  let chance = 1;
  let available = sizes[deal] ?? 0;
  let spare = 0;
  for (let i = 0; i < deal; i++) {
    spare += sizes[i] ?? 0;
    const count = cells[i] ?? 0;
    if (i >= index) chance *= spare > count ? 1 - count / spare : 0;
    spare -= count;
  }
  available += spare;
  return available > 0 ? chance / available : 0;
}

/** How many pairs of an enemy of the first cards and a higher one of the second there are. */
function pairsWon(enemies: readonly number[], drawn: readonly number[]): number {
  let pairs = 0;
  let higher = drawn[ACE] ?? 0;
  for (let value = ACE - 1; value >= LOWEST; value--) {
    pairs += (enemies[value] ?? 0) * higher;
    higher += drawn[value] ?? 0;
  }
  return pairs;
}

/** Of the enemies that were turned down again, any may lie there; none is an Ace. */
function turnedDownOdds({ memory }: OpenState, draw: readonly number[]): FlipOdds {
  const { turnedDown } = memory;
  let win = 0;
  for (const card of turnedDown) {
    for (let value = valueOf(card) + 1; value <= ACE; value++) win += draw[value] ?? 0;
  }
  return { ace: 0, win: win / turnedDown.length };
}

/** The chances of the next draw against an enemy of this value, with `help` added to what is drawn (RS-5.2, RS-5.4). */
export function drawOdds({ odds }: Pick<Seen, "odds">, enemy: number, help: number): FightOdds {
  const chances: FightOdds = { win: 0, draw: 0, loss: 0 };
  for (let value = LOWEST; value <= ACE; value++) {
    chances[outcomeOf(value + help, enemy)] += odds.draw[value] ?? 0;
  }
  return chances;
}

const NO_ODDS: FlipOdds = { ace: 0, win: 0 };

/** The chances of turning up a face-down card and drawing against it (RS-4.2). */
export function flipOdds(seen: Seen, cell: Cell): FlipOdds {
  const place = seenPlace(seen, cell);
  if (place.kind === "empty") return NO_ODDS;
  return seen.odds.flips.find(({ dealt }) => dealt === place.dealt) ?? NO_ODDS;
}
