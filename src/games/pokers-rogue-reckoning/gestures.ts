import type { Gesture } from "../../kit/scene";
import { ABILITIES } from "./abilities";
import { targetsOf } from "./ability-legality";
import { isBlue, isCurse, isPotion, isRed, type Potion } from "./cards";
import { curseAction } from "./handling";
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
import { BLACK_DICE, MONEY_HP, WHITE_DICE, type Action, type Aim, type State } from "./state";

/**
 * What a person does by hand stands for:
 * - A face-down room turned over is revealed (PRR-4.2); a potion on sale put with those held is bought (PRR-5.2); a money
 *   card put with the money is money, put on the HP it heals as much as it can (PRR-7).
 * - A red potion put on the HP is drunk (PRR-5.4). A potion put under the dice is equipped (PRR-5.5). Put on a curse, on a
 *   black die, on the enemy or on the discard, it is used for its ability (PRR-13.2).
 * - A curse turned over or put on the discard is to be cleansed; then potions are put on it, and once more it is put
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

/** The room in which a card lies. */
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

/** What the combat goes on with. */
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
