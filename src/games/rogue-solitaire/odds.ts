import { outcomeOf, seenPlace, shownAt } from "./board";
import { ACE, EVERY_CARD, LOWEST, valueOf, type DungeonCard } from "./cards";
import { CELLS, TURNED_DOWN, type Cell, type OpenState, type Outcome } from "./state";

/** The exact chances, from 0 to 1, of how a fight ends. */
export type FightOdds = Record<Outcome, number>;

/** The exact chances that a face-down card is an Ace, or an enemy that the next draw beats. */
export interface FlipOdds {
  ace: number;
  win: number;
}

/**
 * The cards that nobody sees, sorted by what is remembered of them. A card that went from the discard back into the deck
 * can only lie on cells dealt since then. `deals`: the shuffles, in order, with which face-down cells were dealt;
 * `cells`: how many of each. A card of class i can lie on cells of deal i and later ones, or in the deck; the last class
 * is in the deck for sure. `cards`: of each class, how many there are of each value; `sizes`: and in all.
 */
interface Unseen {
  deals: number[];
  cells: number[];
  cards: number[][];
  sizes: number[];
}

/** A count for every value up to the Ace's; there are no cards of 0 and 1. */
const NO_CARDS: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** All that the player can know of what is hidden: every arrangement that fits is equally likely. */
function unseenOf(open: OpenState): Unseen {
  const { deals, cells } = hiddenDeals(open);
  const cards: number[][] = [];
  const sizes: number[] = [];
  for (let i = 0; i <= deals.length; i++) {
    cards.push(NO_CARDS.map(() => 0));
    sizes.push(0);
  }
  const located = locatedCards(open);
  const { returned } = open.memory;
  for (const card of EVERY_CARD) {
    if (located[card] === true) continue;
    const index = classOf(deals, returned[card] ?? 1);
    const byValue = cards[index] ?? [];
    const value = valueOf(card);
    byValue[value] = (byValue[value] ?? 0) + 1;
    sizes[index] = (sizes[index] ?? 0) + 1;
  }
  return { deals, cells, cards, sizes };
}

/** The shuffles with which face-down cells were dealt, and how many cells each. */
function hiddenDeals(open: OpenState): Pick<Unseen, "deals" | "cells"> {
  const counts: number[] = [];
  for (let dealt = 0; dealt <= open.shuffles; dealt++) counts.push(0);
  for (const cell of CELLS) {
    const place = seenPlace(open, cell);
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

/** The first deal that a card can lie in which went back into the deck with this shuffle. */
function classOf(deals: readonly number[], since: number): number {
  let index = 0;
  for (const dealt of deals) if (dealt < since) index++;
  return index;
}

/** The cards that are known not to be in the deck or on a cell that was never seen. */
function locatedCards(open: OpenState): Partial<Record<DungeonCard, boolean>> {
  const located: Partial<Record<DungeonCard, boolean>> = {};
  for (const card of open.discard) located[card] = true;
  for (const card of open.memory.turnedDown) located[card] = true;
  if (open.held !== undefined) located[open.held] = true;
  const { phase } = open;
  if (phase.kind === "aid" && phase.drawn !== undefined) located[phase.drawn] = true;
  if (phase.kind === "fight") located[phase.fight.drawn] = true;
  for (const cell of CELLS) {
    const card = shownAt(open, cell);
    if (card !== undefined) located[card] = true;
  }
  return located;
}

/** The chance of a card of each class to be in the deck: that no cell it could lie on, deal by deal, has taken it. */
function inDeck(sizes: readonly number[], cells: readonly number[]): number[] {
  const chances = sizes.map(() => 1);
  let available = 0;
  for (let deal = 0; deal < cells.length; deal++) {
    const count = cells[deal] ?? 0;
    available += sizes[deal] ?? 0;
    const spared = available > count ? 1 - count / available : 0;
    for (let i = 0; i <= deal; i++) chances[i] = (chances[i] ?? 0) * spared;
    available -= count;
  }
  return chances;
}

/** How likely the top card of the deck has each value; all 0 where no card is left that could be there. */
function valueChances({ cards, sizes, cells }: Unseen): number[] {
  const chances = inDeck(sizes, cells);
  let total = 0;
  for (let i = 0; i < sizes.length; i++) total += (chances[i] ?? 0) * (sizes[i] ?? 0);
  const values = NO_CARDS.map(() => 0);
  if (total <= 0) return values;
  for (let i = 0; i < cards.length; i++) {
    const share = (chances[i] ?? 0) / total;
    const counts = cards[i] ?? [];
    for (let value = LOWEST; value <= ACE; value++) {
      values[value] = (values[value] ?? 0) + share * (counts[value] ?? 0);
    }
  }
  return values;
}

/** The chances of an attack on an enemy of this value, with `help` added to the card that is drawn. */
function fightChances(values: readonly number[], enemy: number, help: number): FightOdds {
  const odds: FightOdds = { win: 0, draw: 0, loss: 0 };
  for (let value = LOWEST; value <= ACE; value++) {
    odds[outcomeOf(value + help, enemy)] += values[value] ?? 0;
  }
  return odds;
}

/** The chances of the next draw against an enemy of this value, with `help` added to what is drawn (RS-5.2, RS-5.4). */
export function drawOdds(open: OpenState, enemy: number, help: number): FightOdds {
  return fightChances(valueChances(unseenOf(open)), enemy, help);
}

/** The chances of turning up a face-down card and drawing against it (RS-4.2). */
export function flipOdds(open: OpenState, cell: Cell): FlipOdds {
  const place = seenPlace(open, cell);
  const odds: FlipOdds = { ace: 0, win: 0 };
  if (place.kind === "empty") return odds;
  const unseen = unseenOf(open);
  if (place.dealt === TURNED_DOWN) return turnedDownOdds(open, unseen);
  const deal = unseen.deals.indexOf(place.dealt);
  for (let i = 0; i <= deal; i++) {
    const lies = chanceToLie(unseen, i, deal);
    const others = valueChances(without(unseen, i, deal));
    const counts = unseen.cards[i] ?? [];
    odds.ace += lies * (counts[ACE] ?? 0);
    for (let value = LOWEST; value < ACE; value++) {
      const count = counts[value] ?? 0;
      if (count > 0) odds.win += lies * count * fightChances(others, value, 0).win;
    }
  }
  return odds;
}

/** Of the enemies that were turned down again, any may lie there; none is an Ace. */
function turnedDownOdds(open: OpenState, unseen: Unseen): FlipOdds {
  const values = valueChances(unseen);
  const { turnedDown } = open.memory;
  let win = 0;
  for (const card of turnedDown) win += fightChances(values, valueOf(card), 0).win / turnedDown.length;
  return { ace: 0, win };
}

/** The chance that a certain card of a class lies on a certain cell of a deal: spared by the earlier deals, taken by it. */
function chanceToLie({ sizes, cells }: Unseen, index: number, deal: number): number {
  let chance = 1;
  let available = 0;
  for (let i = 0; i <= deal; i++) {
    available += sizes[i] ?? 0;
    if (i === deal) return available > 0 ? chance / available : 0;
    const count = cells[i] ?? 0;
    if (i >= index) chance *= available > count ? 1 - count / available : 0;
    available -= count;
  }
  return 0;
}

/**
 * What is still unseen when a card of a class lies open on a cell of a deal. One card less of its value makes no
 * difference to what is higher, so only its class gets smaller.
 */
function without(unseen: Unseen, index: number, deal: number): Unseen {
  const sizes = unseen.sizes.map((size, i) => (i === index ? size - 1 : size));
  const cells = unseen.cells.map((count, i) => (i === deal ? count - 1 : count));
  return { ...unseen, sizes, cells };
}
