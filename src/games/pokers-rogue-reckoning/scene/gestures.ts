import type { GameKeys } from "../../../kit/game/game";
import type { Gesture } from "../../../kit/game/scene";
import { ABILITIES } from "../rules/abilities";
import { targetsOf, useBar } from "../rules/ability-legality";
import { priceIn } from "../rules/board";
import { isBlue, isCurse, isPotion, isRed, type Curse, type Item, type Potion } from "../rules/cards";
import { check } from "../rules/legality";
import {
  BLACK_DICE,
  MONEY_HP,
  WHITE_DICE,
  type Action,
  type Aim,
  type OpenState,
  type State,
} from "../rules/state";
import {
  DECK_SPOT,
  DISCARD_SPOT,
  ENEMY_SPOT,
  EQUIP_SPOT,
  HAND_SPOT,
  HP_SPOT,
  MONEY_SPOT,
  ROOM_OF_SPOT,
  SCOUTED_OF_SPOT,
} from "./pieces";

/**
 * What gestures do:
 * - A face-down room turned over is revealed (PRR-4.2); a potion on sale put with those held is bought (PRR-5.2); a money
 *   card put with the money is money, put on the HP it heals as much as it can (PRR-7).
 * - A red potion put on the HP is drunk (PRR-5.4). A potion put under the dice is equipped (PRR-5.5). Put on a curse, on a
 *   black die, on the enemy or on the discard, it is used for its ability (PRR-13.2).
 * - A curse turned over or put on the discard has to be cleansed; then potions are put on it, and once more it is put
 *   away (PRR-5.7). What is misplaced is put on the discard (PRR-14.5).
 * - The enemy's card turned over goes on: to the fight, to the roll, to the comparison (PRR-9); put back on the deck, the
 *   player flees (PRR-16).
 * - Any combat die rolled rolls them all (PRR-9.4); after a tie a white one counterattacks (PRR-11.4).
 * - A card that Scout looks at and that of a room are exchanged by putting one on the other (PRR-13.7).
 *
 * Whether it is legal is for the rules to say. All else is chosen on the panel.
 */
export function gesture(state: State, made: Gesture): Action | undefined {
  switch (made.kind) {
    case "drop":
      return dropped(state, made.piece, made.spot);
    case "flip":
      return flipped(state, made.piece);
    case "roll":
      return rolled(state, made.piece);
    case "click":
      return undefined;
  }
}

function dropped(state: State, piece: string, spot: string): Action | undefined {
  const { phase, enemy } = state;
  if (phase.kind === "money" && phase.card === piece) return decided(spot);
  if (piece === enemy?.card) return spot === DECK_SPOT ? fledFrom(state) : undefined;
  switch (spot) {
    case HAND_SPOT:
      return bought(state, piece);
    case DISCARD_SPOT:
      return putAway(state, piece);
    case HP_SPOT:
    case EQUIP_SPOT:
    case ENEMY_SPOT:
      return isPotion(piece) ? served(state, piece, spot) : undefined;
    default:
      return aimed(state, piece, spot);
  }
}

/** A card put with those held. */
function bought(state: State, piece: string): Action | undefined {
  const room = roomOf(state, piece);
  return room === undefined ? undefined : { kind: "buy", room };
}

/** A potion put on the HP, under the dice, or on the enemy. */
function served(
  state: State,
  card: Potion,
  spot: typeof HP_SPOT | typeof EQUIP_SPOT | typeof ENEMY_SPOT,
): Action | undefined {
  switch (spot) {
    case HP_SPOT:
      return isRed(card) ? { kind: "heal", card } : undefined;
    case EQUIP_SPOT:
      return state.hand.includes(card) ? { kind: "equip", card } : undefined;
    case ENEMY_SPOT:
      return used(state, card);
  }
}

/** A money card put where it is to go. */
function decided(spot: string): Action | undefined {
  if (spot === MONEY_SPOT) return { kind: "money" };
  return spot === HP_SPOT ? { kind: "hp", amount: MONEY_HP } : undefined;
}

/** The enemy put back on the deck. */
function fledFrom({ options }: State): Action {
  return { kind: options.flee === "free" ? "flee" : "bribe" };
}

/** The room in which a card is. */
function roomOf({ rooms }: State, piece: string): number | undefined {
  const room = rooms.findIndex((lying) => lying.kind === "card" && lying.card === piece);
  return room < 0 ? undefined : room;
}

/** A card put on the discard. */
function putAway(state: State, piece: string): Action | undefined {
  if (isCurse(piece)) return state.curses.includes(piece) ? curseAction(state, piece) : undefined;
  if (!isPotion(piece)) return undefined;
  if (state.phase.kind === "misplace") return { kind: "misplace", card: piece };
  return used(state, piece);
}

/** A potion used for its ability; what it is used on need not be told where there is no choice. */
function used(state: State, card: Potion): Action {
  const { use } = ABILITIES[card];
  const [only, other] = use === undefined ? [] : targetsOf(state, use.effect);
  return { kind: "ability", card, aim: only === undefined || other !== undefined ? { kind: "none" } : only };
}

/** A card put on a room, on a card that Scout looks at, on a curse, or on a black die. */
function aimed(state: State, piece: string, spot: string): Action | undefined {
  const { phase } = state;
  if (phase.kind === "scout") return exchanged(state, piece, spot);
  if (!isPotion(piece)) return undefined;
  if (phase.kind === "cleanse") {
    return isBlue(piece) && spot === phase.curse ? { kind: "pour", card: piece } : undefined;
  }
  const aim = aimAt(spot);
  return aim === undefined ? undefined : { kind: "ability", card: piece, aim };
}

function aimAt(spot: string): Aim | undefined {
  if (isCurse(spot)) return { kind: "curse", curse: spot };
  const die = BLACK_DICE.indexOf(spot);
  return die < 0 ? undefined : { kind: "die", die };
}

function exchanged(state: State, piece: string, spot: string): Action | undefined {
  const [onRoom, onScouted] = [ROOM_OF_SPOT[spot], SCOUTED_OF_SPOT[spot]];
  if (onScouted !== undefined) {
    const room = roomOf(state, piece);
    return room === undefined ? undefined : { kind: "swap", peek: onScouted, room };
  }
  const peek = state.deck.findIndex((card) => card === piece);
  return peek < 0 || onRoom === undefined ? undefined : { kind: "swap", peek, room: onRoom };
}

function flipped(state: State, piece: string): Action | undefined {
  if (piece === state.enemy?.card) return wentOn(state);
  if (isCurse(piece) && state.curses.includes(piece)) return curseAction(state, piece);
  const room = roomOf(state, piece);
  return room === undefined ? undefined : { kind: "reveal", room };
}

/** What the combat continues with. */
function wentOn({ phase }: State): Action | undefined {
  switch (phase.kind) {
    case "prep":
      return { kind: "fight" };
    case "preRoll":
      return { kind: "roll" };
    case "postRoll":
      return { kind: "resolve" };
    default:
      return undefined;
  }
}

function rolled({ phase }: State, piece: string): Action | undefined {
  const isWhite = WHITE_DICE.includes(piece);
  if (!isWhite && !BLACK_DICE.includes(piece)) return undefined;
  if (phase.kind === "tie") return { kind: isWhite ? "counter" : "rerollAll" };
  return { kind: "roll" };
}

/*
 * Which cards the player can pick up: those with which a gesture makes a choice (gestures.ts).
 */

/** A room's card can be turned over, bought, or exchanged with one that Scout looks at. */
export function isRoomMovable(open: OpenState, room: number): boolean {
  const lying = open.rooms[room];
  if (lying === undefined || lying.kind === "empty") return false;
  const { phase } = open;
  switch (phase.kind) {
    case "explore":
      return isLegal(open, { kind: priceIn(lying) === undefined ? "reveal" : "buy", room });
    case "scout":
      return phase.cards.some((_card, peek) => isLegal(open, { kind: "swap", peek, room }));
    default:
      return false;
  }
}

/** A card that Scout looks at can be exchanged with a face-down room, if one is left. */
export function isScoutedMovable(open: OpenState, peek: number): boolean {
  return open.rooms.some((_lying, room) => isLegal(open, { kind: "swap", peek, room }));
}

/** The enemy's card continues with the combat, or is sent back into the deck. */
export function isEnemyMovable({ phase }: OpenState): boolean {
  return phase.kind === "prep" || phase.kind === "preRoll" || phase.kind === "postRoll";
}

/** A potion can be drunk, put under the dice, spent on a curse, given up, or used for its ability. */
export function isPotionMovable(open: OpenState, card: Item): boolean {
  if (!isPotion(card)) return false;
  switch (open.phase.kind) {
    case "misplace":
      return true;
    case "cleanse":
      return isBlue(card) && isLegal(open, { kind: "pour", card });
    case "prep":
      return (isRed(card) && isLegal(open, { kind: "heal", card })) || isLegal(open, { kind: "equip", card });
    case "explore":
    case "preRoll":
    case "postRoll":
      if (isRed(card) && isLegal(open, { kind: "heal", card })) return true;
      return isUsable(open, card) || isLegal(open, { kind: "equip", card });
    default:
      return false;
  }
}

/**
 * Whether a gesture can use the ability of a potion now. What Miracle borrows and what Recover takes, where there is more
 * than one card, are named on the panel.
 */
function isUsable(open: OpenState, card: Potion): boolean {
  const { use } = ABILITIES[card];
  if (use === undefined || useBar(open, use) !== undefined || use.effect.kind === "borrow") return false;
  const targets = targetsOf(open, use.effect).length;
  return use.effect.kind === "recover" ? targets === 1 : targets > 0;
}

/** A curse can be cleansed, or taken from the enemy. */
export function isCurseMovable(open: OpenState, curse: Curse): boolean {
  const action = curseAction(open, curse);
  return action !== undefined && isLegal(open, action);
}

/** What putting a curse away does: to cleanse it, to do so now, or to have the enemy lose it. */
function curseAction({ phase }: OpenState, curse: Curse): Action | undefined {
  switch (phase.kind) {
    case "cleanse":
      return phase.curse === curse ? { kind: "finish" } : undefined;
    case "misplaceEnemy":
      return { kind: "misplaceEnemy", card: curse };
    default:
      return { kind: "cleanse", curse };
  }
}

function isLegal(open: OpenState, action: Action): boolean {
  return check(open, 0, action) === undefined;
}

/** What the keys for rolling and passing do. */
export const keys: GameKeys<Action> = { isRoll, isPass };

/** A round of combat (PRR-9.4), and what may follow a tie (PRR-11.4). */
function isRoll({ kind }: Action): boolean {
  return kind === "roll" || kind === "counter" || kind === "rerollAll";
}

/** The end of a level (PRR-4.7), the end of an action in steps, and a roll kept as it is (PRR-9). */
function isPass({ kind }: Action): boolean {
  return kind === "endLevel" || kind === "finish" || kind === "resolve";
}
