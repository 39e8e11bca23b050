import { upright, type Caption, type DiePiece, type Piece, type Place } from "../../../kit/game/scene";
import { text, type english } from "../catalogue";
import { combatDice } from "../rules/combat";
import { check } from "../rules/legality";
import { BLACK_DICE, PIPS, WHITE_DICE, type State, type Throw } from "../rules/state";
import * as layout from "./layout";
import type { DiceRow } from "./layout";
import { BLUE_DICE, ENEMY_BLUE_DICE, ENEMY_RED_DICE, EVERY_DIE, RED_DICE, YELLOW_DICE } from "./pieces";

/** Where every die is while it is not in use. */
const HOMES: Record<string, Place> = {};
EVERY_DIE.forEach((id, i) => (HOMES[id] = upright(layout.trayPoint(i))));

/** Dice of one kind: which, and what they are for. */
interface DiceKind {
  ids: readonly string[];
  purpose: keyof typeof english.DICE_CAPTIONS;
}

/** Dice that count, and where the first of them is that is in use. */
interface Counter extends DiceKind {
  first: DiceRow;
}

const HP: Counter = { ids: RED_DICE, first: layout.HP, purpose: "hp" };
const ATK: Counter = { ids: BLUE_DICE, first: layout.ATK, purpose: "atk" };
const MONEY: Counter = { ids: YELLOW_DICE, first: layout.MONEY, purpose: "money" };
const ENEMY_HP: Counter = { ids: ENEMY_RED_DICE, first: layout.ENEMY_HP, purpose: "enemyHp" };
const ENEMY_ATK: Counter = { ids: ENEMY_BLUE_DICE, first: layout.ENEMY_ATK, purpose: "enemyAtk" };
const WHITE: DiceKind = { ids: WHITE_DICE, purpose: "white" };
const BLACK: DiceKind = { ids: BLACK_DICE, purpose: "black" };

/** PRR-1.4: the dice that count, as far as there are dice; the board says what they cannot show. */
export function countingDice(this: void, state: State): Piece[] {
  const pieces: Piece[] = [];
  addCounter(pieces, HP, state.hp, state.hpDice);
  addCounter(pieces, ATK, state.atk, 0);
  addCounter(pieces, MONEY, state.money, 0);
  addCounter(pieces, ENEMY_HP, state.enemy?.hp ?? 0, 0);
  addCounter(pieces, ENEMY_ATK, state.enemy?.atk ?? 0, 0);
  return pieces;
}

/**
 * Shows points: six on each die but the last. Every other die goes back to the tray, for a die shows no 0; those that are
 * `owned` are set aside there empty (PRR-2.3).
 */
function addCounter(pieces: Piece[], kind: Counter, points: number, owned: number): void {
  const { ids, first, purpose } = kind;
  const caption = text().DICE_CAPTIONS[purpose];
  const spare: Caption = { name: caption.name, note: text().SPARE_DIE_NOTE };
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i];
    if (id === undefined) continue;
    const left = points - i * PIPS;
    if (left > 0) pieces.push(die(id, first, i, Math.min(PIPS, left), false, caption));
    else pieces.push(spareDie(id, i < owned ? text().DICE_CAPTIONS.emptyHp : spare));
  }
}

/** PRR-9.4: the dice that are thrown; in a combat those are ready that will be thrown next. */
export function combatPieces(this: void, state: State): Piece[] {
  const pieces: Piece[] = [];
  const { white, black } = inUse(state);
  const mayRoll = check(state, 0, { kind: "roll" }) === undefined;
  const mayCounter = mayRoll || check(state, 0, { kind: "counter" }) === undefined;
  const mayReroll = mayRoll || check(state, 0, { kind: "rerollAll" }) === undefined;
  addThrown(pieces, WHITE, whiteRow(state, white.count), white, mayCounter);
  addThrown(pieces, BLACK, layout.blackRow(black.count), black, mayReroll);
  return pieces;
}

/** Where white dice are: those that are thrown for a room are beside it. */
function whiteRow({ phase, rooms }: State, count: number): DiceRow {
  if (phase.kind === "shown") return layout.roomDice(phase.room, rooms.length);
  if (phase.kind === "throw" && phase.throw.kind === "reveal")
    return layout.roomDice(phase.throw.room, rooms.length);
  return layout.whiteRow(count);
}

/** The dice of a side that are in use: how many, and what the first of them show; the others may show anything. */
interface Dice {
  count: number;
  faces: readonly number[];
}

interface BothDice {
  white: Dice;
  black: Dice;
}

function inUse(state: State): BothDice {
  const { phase } = state;
  switch (phase.kind) {
    case "postRoll":
    case "compared":
    case "tie":
      return { white: lying(phase.roll.white), black: lying(phase.roll.black) };
    case "shown":
      return { white: lying(phase.faces), black: NONE };
    case "throw":
      return inThrow(state, phase.throw);
    case "over":
      // The card that shows how the game has ended is where they were.
      return { white: NONE, black: NONE };
    default:
      return nextRound(state);
  }
}

function inThrow(state: State, thrown: Throw): BothDice {
  switch (thrown.kind) {
    case "reveal":
      return { white: ready(thrown.dice), black: NONE };
    case "round":
      return nextRound(state);
    case "whiteAgain":
      return { white: ready(thrown.roll.white.length), black: lying(thrown.roll.black) };
    case "oneMore": {
      const { white, black } = thrown.roll;
      return { white: { count: white.length + 1, faces: white }, black: lying(black) };
    }
    case "restart":
      return { white: ready(state.enemy?.tier ?? 1), black: NONE };
  }
}

/** The dice of the next round, while there is an enemy (PRR-8.1). */
function nextRound({ enemy, options }: State): BothDice {
  const each = enemy === undefined ? NONE : ready(combatDice(options.combat, enemy.tier));
  return { white: each, black: each };
}

const NONE: Dice = { count: 0, faces: [] };

function lying(faces: readonly number[]): Dice {
  return { count: faces.length, faces };
}

function ready(count: number): Dice {
  return { count, faces: [] };
}

function addThrown(
  pieces: Piece[],
  { ids, purpose }: DiceKind,
  row: DiceRow,
  { count, faces }: Dice,
  movable: boolean,
): void {
  const caption = text().DICE_CAPTIONS[purpose];
  const spare: Caption = { name: caption.name, note: text().SPARE_DIE_NOTE };
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i];
    if (id === undefined) continue;
    if (i < count) pieces.push(die(id, row, i, faces[i], movable, caption));
    else pieces.push(spareDie(id, spare));
  }
}

function die(
  id: string,
  row: DiceRow,
  index: number,
  face: number | undefined,
  movable: boolean,
  caption: Caption,
): DiePiece {
  const place = upright(layout.diePoint(row, index));
  return { kind: "die", id, place, size: row.size, face, movable, caption };
}

/** A die that is not in use, in the size of the box. */
function spareDie(id: string, caption: Caption): DiePiece {
  return { kind: "die", id, place: HOMES[id] ?? upright(layout.TRAY), movable: false, caption };
}
