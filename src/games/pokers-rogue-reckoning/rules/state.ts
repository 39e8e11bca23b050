import { SCOUTED, type Zone } from "./abilities";
import type {
  BluePotion,
  CardId,
  Curse,
  EnemyCard,
  Heart,
  Item,
  MoneyCard,
  Potion,
  RedPotion,
  Sword,
} from "./cards";
import type { GameOptions } from "./options";

/** The points of a red die, and what a combat die shows at most (PRR-1.4, PRR-2.3). */
export const PIPS = 6;
/** How many enemies there are (PRR-1.1); the player who has defeated them all has won (PRR-18.1). */
export const ENEMIES = 12;
/** What the revival pill costs on top of two potions (PRR-18.4). */
export const PILL_PRICE = 10;
/** The most HP that a money card restores (PRR-7.3). */
export const MONEY_HP = 3;
/** What a bribe costs in tiers 1, 2 and 3; in tier 4 nobody takes one (PRR-16.3). */
export const BRIBES: readonly number[] = [10, 15, 20];

/**
 * The dice in the order in which they are thrown (PRR-1.4). White ones: five, and one for each Elevate in a single roll
 * (by itself, by Miracle, and once more when Recover has brought one of them back).
 */
export const WHITE_DICE: readonly string[] = dice("white", 8);
export const BLACK_DICE: readonly string[] = dice("black", 5);

function dice(colour: string, count: number): string[] {
  const ids: string[] = [];
  for (let number = 1; number <= count; number++) ids.push(`${colour}-${number}`);
  return ids;
}

/** A room as everybody sees it; `card` is missing where nobody knows it (PRR-2.7). */
export type SeenRoom = { kind: "empty" } | { kind: "card"; card?: CardId | undefined; up: boolean };
/** A room as the rules know it (PRR-2.1). */
export type Room = { kind: "empty" } | { kind: "card"; card: CardId; up: boolean };

/** The enemy of the running combat, with the values of its tier (PRR-8.1). */
export interface Enemy {
  card: EnemyCard;
  tier: number;
  final: boolean;
  hp: number;
  maxHp: number;
  atk: number;
}

/** The dice on the table (PRR-2.5). `shield`: what is taken off the enemy's total; `counter`: a counterattack (PRR-11.4). */
export interface Roll {
  white: number[];
  black: number[];
  shield: number;
  counter: boolean;
}

/** How a roll is decided. `tie` asks the player (PRR-11.4), `again` means a new round (PRR-10.5, PRR-11.5). */
export type Outcome = "playerHits" | "enemyHits" | "tie" | "again";

/** An exchange that Scout has made: the card looked at, 0 for the top one, and the room (PRR-13.7). */
export interface Swap {
  peek: number;
  room: number;
}

/** What an ability is used on, where there is something to choose. `die` is an index of the black dice. */
export type Target =
  | { kind: "none" }
  | { kind: "die"; die: number }
  | { kind: "curse"; curse: Curse }
  | { kind: "card"; card: Potion | MoneyCard };

/** As `Target`; Miracle names a red potion to heal with or to use (PRR-13.10). */
export type Aim =
  Target | { kind: "heal"; potion: RedPotion } | { kind: "use"; potion: RedPotion; target: Target };

/**
 * What the player may do (PRR-4.1). A curse is cleansed in steps: `cleanse` names it, each `pour` adds a potion, `finish`
 * does it (PRR-5.7). Scout goes in steps too: each `swap` exchanges two cards, `finish` ends it (PRR-13.7). So every step
 * has few choices, and every set of potions and every exchange can be reached.
 */
export type Action =
  | { kind: "reveal"; room: number }
  | { kind: "buy"; room: number }
  | { kind: "heal"; card: RedPotion }
  | { kind: "cleanse"; curse: Curse }
  | { kind: "pour"; card: BluePotion }
  | { kind: "craft"; blue: BluePotion; red: RedPotion }
  | { kind: "endLevel" }
  | { kind: "money" }
  | { kind: "hp"; amount: number }
  | { kind: "equip"; card: Potion }
  | { kind: "bribe" }
  | { kind: "flee" }
  | { kind: "fight" }
  | { kind: "misplace"; card: Potion }
  | { kind: "misplaceEnemy"; card: Curse }
  | { kind: "swap"; peek: number; room: number }
  | { kind: "finish" }
  | { kind: "roll" }
  | { kind: "ability"; card: Potion; aim: Aim }
  | { kind: "resolve" }
  | { kind: "counter" }
  | { kind: "rerollAll" }
  | { kind: "trade" }
  | { kind: "pill" }
  | { kind: "accept" };

/** How a game ended (PRR-18). */
export type Ending = "win" | "loss";

/**
 * Dice that are being thrown (PRR-21.1): for a revealed card, for a round, all white dice once more (Tradeoff and
 * counterattacks), one more white die (Elevate), the player's HP (Time Travel).
 */
export type Throw =
  | { kind: "reveal"; room: number; dice: number }
  | { kind: "round" }
  | { kind: "whiteAgain"; roll: Roll }
  | { kind: "oneMore"; roll: Roll }
  | { kind: "restart" };

/**
 * The phase machine of PRR-4.1, and where it waits for chance: `setup` and `shuffle` for the deck, `throw` for dice.
 * `setup` of a sparse deck shuffles the enemies while the others are `apart`, then the others while the enemies are
 * (PRR-3.5). In `shown` everybody looks at a revealed card and the faces thrown for it, in `compared` at both sides'
 * dice, before they go away. In `cleanse` and `scout` a choice is made in steps. `step` says with which step of
 * `START_QUEUE` the start of the combat continues; past the last one the next round begins.
 */
export type Phase =
  | { kind: "setup"; stage: "all" | "enemies" | "others"; apart: CardId[] }
  | { kind: "explore" }
  | { kind: "shown"; room: number; faces: number[] }
  | { kind: "money"; room: number; card: MoneyCard }
  | { kind: "cleanse"; curse: Curse; potions: BluePotion[] }
  | { kind: "prep" }
  | { kind: "misplace"; step: number }
  | { kind: "misplaceEnemy"; step: number }
  | { kind: "scout"; step: number; cards: CardId[]; swaps: Swap[] }
  | { kind: "preRoll" }
  | { kind: "postRoll"; roll: Roll }
  | { kind: "compared"; roll: Roll; outcome: Outcome }
  | { kind: "tie"; roll: Roll }
  | { kind: "death"; step: number }
  | { kind: "throw"; throw: Throw }
  | { kind: "shuffle"; next: "explore" | "deal" }
  | { kind: "over"; ending: Ending };

/** All that the player may know (PRR-2.7). Whatever is legal follows from it alone. */
export interface OpenState {
  options: GameOptions;
  phase: Phase;
  level: number;
  rooms: SeenRoom[];
  atk: number;
  /** The start ATK and all swords, which trades do not lower (PRR-2.2). */
  fullAtk: number;
  hpDice: number;
  hp: number;
  money: number;
  pill: "none" | "ready" | "used";
  hand: Potion[];
  /** The cards under the player's dice, and those under the enemy's, in the order in which they were placed. */
  equip: Item[];
  curses: Curse[];
  enemy?: Enemy | undefined;
  killed: number;
  /** The last card is on top. */
  discard: CardId[];
  aside: (Sword | Heart)[];
  slain: EnemyCard[];
}

/** A game of Poker's Rogue Reckoning. The deck is top first (PRR-2.1). */
export interface State extends OpenState {
  rooms: Room[];
  deck: CardId[];
  /** The hidden cards that Scout has shown and that have not moved since (PRR-13.7). */
  known: CardId[];
}

/** What reaches the player and every spectator (PRR-2.7): Scout's cards are shown where they are. */
export interface Seen extends OpenState {
  deckSize: number;
  /** The top cards of the deck, as many as Scout looks at. */
  top: { card?: CardId }[];
}

/** What happened, with its numbers; `amount` is what changed, the other numbers are what there is now. */
export type Event =
  | { kind: "dealt"; level: number; cards: number }
  | { kind: "revealed"; card: CardId; room: number; reveals: true }
  | { kind: "swordFound"; card: Sword; atk: number }
  | { kind: "heartFound"; card: Heart; hp: number; maxHp: number }
  | { kind: "potionWon"; card: Potion; total: number }
  | { kind: "potionMissed"; card: Potion; total: number }
  | { kind: "potionBought"; card: Potion; price: number; money: number }
  | { kind: "curseAvoided"; card: Curse; total: number }
  | { kind: "curseConverted"; card: Curse; total: number }
  | { kind: "curseJoined"; card: Curse; total: number }
  | { kind: "moneyGained"; amount: number; money: number }
  | { kind: "moneyLost"; amount: number; money: number }
  | { kind: "healed"; amount: number; hp: number }
  | { kind: "drunk"; card: RedPotion; amount: number; hp: number }
  | { kind: "cleansed"; card: Curse; potions: BluePotion[] }
  | { kind: "pillCrafted"; blue: BluePotion; red: RedPotion; money: number }
  | { kind: "levelEnded"; level: number }
  | { kind: "leftBehind"; card: CardId }
  | { kind: "recycled"; cards: number }
  | { kind: "shuffled"; cards: number }
  | { kind: "enemyMet"; card: EnemyCard; tier: number; final: boolean; hp: number; atk: number }
  | { kind: "equipped"; card: Potion }
  | { kind: "fightBegan"; card: EnemyCard }
  | { kind: "started"; card: Item; zone: Zone }
  | { kind: "cardLost"; card: Item }
  | { kind: "curseRecharged"; card: Curse }
  | { kind: "peeked"; cards: CardId[]; reveals: true }
  | { kind: "swapped"; card: CardId; room: number }
  | { kind: "rolled"; white: number[]; black: number[] }
  | { kind: "whiteRolled"; white: number[]; counter: boolean }
  | { kind: "dieAdded"; white: number[] }
  | { kind: "dieRemoved"; face: number }
  | { kind: "rollWeakened"; points: number }
  | { kind: "compared"; player: number; enemy: number; outcome: Outcome }
  | { kind: "enemyHurt"; amount: number; hp: number }
  | { kind: "playerHurt"; amount: number; hp: number }
  | { kind: "abilityUsed"; card: Potion }
  | { kind: "recovered"; card: Potion | MoneyCard }
  | { kind: "restarted"; hp: number; enemyHp: number }
  | { kind: "traded"; atk: number; hp: number }
  | { kind: "revived"; atk: number; hp: number }
  | { kind: "bribed"; price: number; money: number }
  | { kind: "playerFled"; card: EnemyCard }
  | { kind: "enemyFled"; card: EnemyCard }
  | { kind: "enemySlain"; card: EnemyCard; killed: number }
  | { kind: "gameOver"; ending: Ending; killed: number; level: number };

/** All that is open, and what Scout has shown (PRR-2.7): other face-down cards are blank, and the deck is a number. */
export function seen(state: State): Seen {
  return {
    options: state.options,
    phase: state.phase,
    level: state.level,
    rooms: state.rooms.map((room) => shownRoom(state, room)),
    atk: state.atk,
    fullAtk: state.fullAtk,
    hpDice: state.hpDice,
    hp: state.hp,
    money: state.money,
    pill: state.pill,
    hand: state.hand,
    equip: state.equip,
    curses: state.curses,
    enemy: state.enemy,
    killed: state.killed,
    discard: state.discard,
    aside: state.aside,
    slain: state.slain,
    deckSize: state.deck.length,
    top: state.deck.slice(0, SCOUTED).map((card) => shownCard(state, card)),
  };
}

/** What is in a room as everybody sees it (PRR-2.7). */
function shownRoom(state: State, room: Room): SeenRoom {
  if (room.kind === "empty" || room.up || state.known.includes(room.card)) return room;
  return FACE_DOWN;
}

const FACE_DOWN: SeenRoom = { kind: "card", up: false };

function shownCard({ known }: State, card: CardId): { card?: CardId } {
  return known.includes(card) ? { card } : {};
}
