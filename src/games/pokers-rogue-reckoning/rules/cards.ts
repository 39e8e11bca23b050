import { SUITS, type Suit } from "../../../kit/data/cards";
import { missing } from "../../../kit/data/must";

const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const COURT = ["J", "Q", "K"] as const;

/** The rank of a potion, a curse or a money card (PRR-1.3). */
type Value = (typeof VALUES)[number];

export type RedPotion = `H${Value}`;
export type BluePotion = `S${Value}`;
export type Curse = `C${Value}`;
export type MoneyCard = `D${Value}`;
export type Sword = `A${Suit}`;
export type Heart = (typeof HEARTS)[number];
export type EnemyCard = `${(typeof COURT)[number]}${Suit}`;

export type Potion = RedPotion | BluePotion;
/** A card with an ability (PRR-1.5). */
export type Item = Potion | Curse;
/** A card of the game by its id (PRR-1.2). */
export type CardId = Item | MoneyCard | Sword | Heart | EnemyCard;

export type CardKind = "red" | "blue" | "curse" | "money" | "sword" | "heart" | "enemy";

export const HEARTS = ["X1", "X2"] as const;

const KINDS: Record<string, CardKind> = {};
const VALUE_OF: Record<string, number> = {};
const ALL: CardId[] = [];

function add(card: CardId, kind: CardKind, value: number): void {
  KINDS[card] = kind;
  VALUE_OF[card] = value;
  ALL.push(card);
}

const reds: RedPotion[] = [];
const blues: BluePotion[] = [];
const curses: Curse[] = [];
const money: MoneyCard[] = [];
for (const value of VALUES) {
  reds.push(`H${value}`);
  blues.push(`S${value}`);
  curses.push(`C${value}`);
  money.push(`D${value}`);
  add(`H${value}`, "red", value);
  add(`S${value}`, "blue", value);
  add(`C${value}`, "curse", value);
  add(`D${value}`, "money", value);
}
for (const suit of SUITS) {
  add(`A${suit}`, "sword", 0);
  for (const figure of COURT) add(`${figure}${suit}`, "enemy", 0);
}
for (const heart of HEARTS) add(heart, "heart", 0);

/** The 54 cards (PRR-1.1). */
export const EVERY_CARD: readonly CardId[] = ALL;

/** Potions, curses and money cards in rising rank. */
export const RED_POTIONS: readonly RedPotion[] = reds;
export const BLUE_POTIONS: readonly BluePotion[] = blues;
export const CURSES: readonly Curse[] = curses;
export const MONEY_CARDS: readonly MoneyCard[] = money;

/** The lowest value that has a price on a potion, and that asks for two dice on a curse (PRR-1.3). */
const YELLOW = 5;

/** Whether a text from outside (a shuffled deck, a damaged save) names a card of this game. */
export function isCardId(text: string): text is CardId {
  return KINDS[text] !== undefined;
}

/** What kind of card it is; a text that is no card of this game is none. */
export function kindOf(card: string): CardKind | undefined {
  return KINDS[card];
}

/** The value of a potion, a curse or a money card (PRR-1.3); 0 for any other card. */
export function valueOf(card: CardId): number {
  return VALUE_OF[card] ?? missing("a card of the game");
}

export function isRed(card: string): card is RedPotion {
  return KINDS[card] === "red";
}

export function isBlue(card: string): card is BluePotion {
  return KINDS[card] === "blue";
}

export function isPotion(card: string): card is Potion {
  return isRed(card) || isBlue(card);
}

export function isCurse(card: string): card is Curse {
  return KINDS[card] === "curse";
}

export function isMoney(card: string): card is MoneyCard {
  return KINDS[card] === "money";
}

export function isEnemy(card: string): card is EnemyCard {
  return KINDS[card] === "enemy";
}

/** Whether a potion is bought with money; the others are won with a die (PRR-5.1, PRR-5.2). */
export function hasPrice(potion: Potion): boolean {
  return valueOf(potion) >= YELLOW;
}

/** How many dice decide about a card when it is revealed (PRR-5.1, PRR-6.2, PRR-6.3). */
export function diceFor(card: CardId): number {
  if (isCurse(card)) return valueOf(card) < YELLOW ? 1 : 2;
  return isPotion(card) && !hasPrice(card) ? 1 : 0;
}
