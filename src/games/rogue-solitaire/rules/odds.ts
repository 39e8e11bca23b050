import { NO_CARDS, outcomeOf, seenPlace } from "./board";
import { ACE, LOWEST, valueOf } from "./cards";
import { TURNED_DOWN, type Cell, type FightOdds, type Odds, type OpenState, type Seen } from "./state";

/**
 * The cards that nobody sees, sorted by where they can be. A card that went from the discard back into the deck can only
 * are on cells dealt since then. `deals`: the shuffles, in order, with which face-down cells were dealt; `cells`: how many
 * of each. A card of class i can be on cells of deal i and later ones, or in the deck; the last class is in the deck for
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

/** How likely a card of each class is the top card of the deck: no cell it could be on, deal by deal, has taken it. */
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

/** How likely the top card of the deck has each value, by how likely each card of a class is that card. */
function valueChances(top: readonly number[], cards: readonly (readonly number[])[]): number[] {
  const chances = [...NO_CARDS];
  for (let i = 0; i < top.length; i++) {
    const chance = top[i] ?? 0;
    const counts = cards[i] ?? NO_CARDS;
    if (chance === 0) continue;
    for (let value = LOWEST; value <= ACE; value++) {
      chances[value] = (chances[value] ?? 0) + chance * (counts[value] ?? 0);
    }
  }
  return chances;
}

/** The exact odds of the next draw and of every face-down card, for the player who remembers all that lay open. */
export function oddsOf(open: OpenState): Odds {
  const unseen = unseenOf(open);
  const draw = valueChances(topChances(unseen.sizes, unseen.cells), unseen.cards);
  return { draw, aces: unseen.deals.map((dealt, deal) => ({ dealt, chance: aceOdds(unseen, deal) })) };
}

/**
 * The chances that a face-down card of a deal is an enemy and that the fight with it ends so, with `help` added to what is drawn.
 * That no card fights itself is averaged over all cards: exact on the first floor, and later to about a tenth of a per cent.
 */
function hiddenFightOdds(
  { unseen, top }: Hidden,
  draw: readonly number[],
  deal: number,
  help: number,
): FightOdds {
  const enemies = [...NO_CARDS];
  let itself = 0;
  let all = 0;
  for (let i = 0; i <= deal; i++) {
    const lies = chanceToLie(unseen, i, deal);
    const counts = unseen.cards[i] ?? NO_CARDS;
    const share = lies * ((unseen.sizes[i] ?? 0) - (counts[ACE] ?? 0));
    itself += share * (top[i] ?? 0);
    all += share;
    for (let value = LOWEST; value < ACE; value++) {
      enemies[value] = (enemies[value] ?? 0) + lies * (counts[value] ?? 0);
    }
  }
  let tied = 0;
  let lost = 0;
  let lower = 0;
  for (let value = LOWEST; value < ACE; value++) {
    const equal = draw[value - help] ?? 0;
    tied += (enemies[value] ?? 0) * equal;
    lost += (enemies[value] ?? 0) * lower;
    lower += equal;
  }
  const scale = all > itself ? all / (all - itself) : 0;
  // A card would tie with itself, or with help beat itself.
  const won = all - tied - lost;
  return help > 0
    ? { win: (won - itself) * scale, draw: tied * scale, loss: lost * scale }
    : { win: won * scale, draw: (tied - itself) * scale, loss: lost * scale };
}

/** The chance that a face-down card of a deal is an Ace. */
function aceOdds(unseen: Unseen, deal: number): number {
  let ace = 0;
  for (let i = 0; i <= deal; i++) {
    const aces = unseen.cards[i]?.[ACE] ?? 0;
    if (aces > 0) ace += aces * chanceToLie(unseen, i, deal);
  }
  return ace;
}

/** The chance of a certain card of a class to be on a certain cell of a deal: spared by earlier deals, taken by it. */
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

/** The chances of the next draw against an enemy of this value, with `help` added to what is drawn (RS-5.2, RS-5.4). */
export function drawOdds({ odds }: Pick<Seen, "odds">, enemy: number, help: number): FightOdds {
  const chances: FightOdds = { win: 0, draw: 0, loss: 0 };
  for (let value = LOWEST; value <= ACE; value++) {
    chances[outcomeOf(value + help, enemy)] += odds.draw[value] ?? 0;
  }
  return chances;
}

/**
 * The chances that flipping a face-down card beside YOU leads to a fight that ends so (RS-4.2); the rest is for an Ace.
 * @param help what a captured card adds to the draw (RS-5.4)
 */
export function flipOdds(seen: Seen, cell: Cell, help = 0): FightOdds {
  const place = seenPlace(seen, cell);
  const dealt = place.kind === "empty" ? TURNED_DOWN : place.dealt;
  if (dealt === TURNED_DOWN) return turnedDownOdds(seen, help);
  if (latest?.seen !== seen) {
    const unseen = unseenOf(seen);
    latest = { seen, unseen, top: topChances(unseen.sizes, unseen.cells) };
  }
  return hiddenFightOdds(latest, seen.odds.draw, latest.unseen.deals.indexOf(dealt), help);
}

/** The cards that nobody sees, and how likely a card of each class is the top card of the deck. */
interface Hidden {
  unseen: Unseen;
  top: readonly number[];
}

/** The hidden cards at the last moment asked for: its choices are put into words one after the other. */
let latest: (Hidden & { seen: Seen }) | undefined;

/** The enemies that were turned down again are known; which of them is where is not (option `revealedOnClear`). */
function turnedDownOdds(seen: Seen, help: number): FightOdds {
  const odds: FightOdds = { win: 0, draw: 0, loss: 0 };
  const { turnedDown } = seen.memory;
  for (const enemy of turnedDown) {
    const { win, draw, loss } = drawOdds(seen, valueOf(enemy), help);
    odds.win += win / turnedDown.length;
    odds.draw += draw / turnedDown.length;
    odds.loss += loss / turnedDown.length;
  }
  return odds;
}

/** The chance that a face-down card is an Ace (RS-6.1); an enemy that was turned down again is none. */
export function aceChance(seen: Seen, cell: Cell): number {
  const place = seenPlace(seen, cell);
  if (place.kind === "empty") return 0;
  return seen.odds.aces.find(({ dealt }) => dealt === place.dealt)?.chance ?? 0;
}
