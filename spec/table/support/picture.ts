import type { EmulatedTable, Piece } from "../../../src/emulator";
import type { Box } from "../../../src/kit/rules/box";
import type { Seat } from "../../../src/kit/rules/rules";
import type {
  CardPiece,
  ChessPiece,
  ChipsPiece,
  DiePiece,
  PawnPiece,
  PilePiece,
  Place,
  Scene,
  TokenPiece,
} from "../../../src/kit/game/scene";
import { columnPlace, columnsOf } from "../../../src/tts/chips";
import {
  BOARD_TOP,
  CHESS_BOARD,
  CHESS_BOARD_YAW,
  CHESS_FRONT,
  CHESS_NAME,
  CHESS_REST,
  CHESS_WOOD,
} from "../../../src/tts/constants";
import { angleBetween } from "../../../src/tts/geometry";
import { columnName, pieceMemo, travellerName } from "../../../src/tts/piece-ids";
import { MOVABLE_TOLERANCE } from "../../../src/tts/set-object";
import { expectNear, expectPresent, expectSame, expectTrue } from "../../support/expect";
import { pieceOf, reportOf } from "./report";

/** How far a piece may be from its place that the table puts there, in inches. */
const PLACED = 0.1;
/** How far a die may be from its place that can be picked up: it has rolled there. */
const ROLLED = 0.6;
/** How far the scale of a piece may be from the wanted one: Tabletop Simulator keeps it as a fraction. */
const SCALED = 0.01;
/** How far a piece may be turned from how it should be, in degrees. */
const TURNED = 2;
/** The yaw of a card whose picture is upright for the reader, and the roll of what is on its face. */
const CARD_YAW = 180;
const OVER = 180;

/** A table with the game whose piece is looked for. */
interface Where {
  table: EmulatedTable;
  game: string;
}

/**
 * Fails unless the real objects are as a scene wants them, and every card of the box is on the table once. What
 * somebody holds is that person's to put down.
 */
export function expectScene(table: EmulatedTable, game: string, box: Box, scene: Scene): void {
  const where = { table, game };
  for (const wanted of scene.pieces) {
    switch (wanted.kind) {
      case "card":
        expectCard(where, wanted);
        expectSize(where, wanted.id, wanted.size ?? box.cardSize);
        break;
      case "pile":
        expectPile(where, wanted);
        break;
      case "die":
        expectDie(where, wanted);
        expectSize(where, wanted.id, wanted.size ?? box.dice.find(({ id }) => id === wanted.id)?.size ?? 1);
        break;
      case "token":
        expectToken(where, wanted);
        break;
      case "pawn":
        expectPawn(where, wanted);
        break;
      case "chess":
        expectChess(where, box, wanted);
        break;
      case "chessBoard":
        expectStanding(where, wanted.id, wanted.place, CHESS_BOARD_YAW);
        break;
      case "chips":
        expectChips(where, wanted);
        break;
    }
  }
  expectSame(ownCards(table).length, box.cards.length, "cards on the table, in decks too");
  const shown = scene.pieces.map(({ id }) => pieceMemo(game, id));
  const owned = [...box.tokens, ...box.pawns].map(({ id }) => pieceMemo(game, id));
  for (const { state } of table.objects())
    if (owned.includes(state.Memo ?? ""))
      expectTrue(shown.includes(state.Memo ?? ""), `nobody has ${state.Memo}`);
  const chips = table.objects().filter(({ state }) => state.Memo === pieceMemo(game, travellerName(0)));
  expectSame(chips.length, 0, "chips that are still on their way");
}

type LyingCard = Pick<CardPiece, "id" | "place" | "faceUp" | "movable" | "hand">;

/** The colour in whose hand the cards of a seat belong: its person's, who has it alone, or is to decide for it or shown it. */
function holderOf({ table, game }: Where, seat: Seat): string | undefined {
  const { seats, deciding, hotSeat } = reportOf(table, game);
  const { player, person } = seats[seat] ?? {};
  const isThere = table.world.people.some(
    ({ color, steamId }) => color === player && (person ?? steamId) === steamId,
  );
  if (player === undefined || !isThere) return undefined;
  const isOnly = seats.filter((tableSeat) => tableSeat.player === player).length === 1;
  const held = hotSeat.on ? hotSeat.open : deciding;
  return isOnly || held.includes(seat) ? player : undefined;
}

function expectCard(where: Where, { id, place, faceUp, movable, hand }: LyingCard): void {
  const card = pieceOf(where.table, where.game, id);
  const holder = hand === undefined ? undefined : holderOf(where, hand);
  if (!isHeld(card)) expectSame(card.hand?.state.FogColor, holder, `in whose hand ${id} is`);
  if (holder !== undefined) return;
  if (movable && isHeld(card)) return;
  expectLock(card, id, !movable);
  expectNearTo(where, card, id, place, movable ? MOVABLE_TOLERANCE : PLACED);
  expectTurned(card, id, place.yaw + CARD_YAW, faceUp ? 0 : OVER);
}

function expectPile(where: Where, { id, cards, place, faceUp }: PilePiece): void {
  const only = cards[0];
  if (only === undefined) return;
  if (cards.length === 1) {
    expectCard(where, { id: only, place, faceUp, movable: false });
    return;
  }
  const deck = pieceOf(where.table, where.game, `pile:${id}`);
  expectLock(deck, id, true);
  expectNearTo(where, deck, id, place, PLACED);
  expectTurned(deck, id, place.yaw + CARD_YAW, faceUp ? 0 : OVER);
  const content = (deck.state.ContainedObjects ?? []).map((card) => idOf(card.Memo));
  expectSame(faceUp ? [...content].reverse() : content, [...cards], `the cards of the pile ${id}`);
}

function expectDie(where: Where, { id, place, face, movable }: DiePiece): void {
  const die = pieceOf(where.table, where.game, id);
  if (movable && isHeld(die)) return;
  expectLock(die, id, !movable);
  expectNearTo(where, die, id, place, movable ? ROLLED : PLACED);
  if (face === undefined) return;
  const shown = where.table.execute(`return tostring(getObjectFromGUID("${die.guid}").getRotationValue())`);
  expectSame(shown, `${face}`, `the face of ${id}`);
}

function expectToken(where: Where, { id, place, side, movable }: TokenPiece): void {
  const token = pieceOf(where.table, where.game, id);
  if (movable && isHeld(token)) return;
  expectLock(token, id, !movable);
  expectNearTo(where, token, id, place, movable ? MOVABLE_TOLERANCE : PLACED);
  expectTurned(token, id, place.yaw, side === "front" ? 0 : OVER);
}

function expectPawn(where: Where, { id, place }: PawnPiece): void {
  const pawn = pieceOf(where.table, where.game, id);
  expectLock(pawn, id, true);
  expectNearTo(where, pawn, id, place, PLACED);
  expectTurned(pawn, id, place.yaw, 0);
}

function expectChess(
  where: Where,
  box: Box,
  { id, shape, place, onChessBoard, movable, size = 1 }: ChessPiece,
): void {
  const object = pieceOf(where.table, where.game, id);
  const colour = expectPresent(box.chess?.find((item) => item.id === id)?.colour, `the box has no ${id}`);
  if (movable && isHeld(object)) return;
  expectSame(object.state.Name, CHESS_NAME[shape], `what ${id} is`);
  expectSame(object.state.MaterialIndex, CHESS_WOOD[colour].material, `the colour of ${id}`);
  for (const scale of [object.scale.x, object.scale.y, object.scale.z]) expectNear(scale, size, SCALED);
  expectLock(object, id, !movable);
  expectNearTo(where, object, id, place, movable ? MOVABLE_TOLERANCE : PLACED);
  const height =
    object.position.y - BOARD_TOP - CHESS_REST[shape] * size - (onChessBoard ? CHESS_BOARD.top : 0);
  // What another piece has lifted a little may hover when that is gone: nothing wakes it.
  expectTrue(Math.abs(height) <= (movable ? MOVABLE_TOLERANCE : PLACED), `${id} stands ${height} too high`);
  expectTurned(object, id, place.yaw + (colour === "white" ? 0 : 180) - CHESS_FRONT[shape], 0);
}

/** Fails unless there are exactly the chips of a place, in columns that nobody can touch. */
function expectChips(where: Where, { id, count, place }: ChipsPiece): void {
  const { table, game } = where;
  let found = 0;
  for (const { state, interactable } of table.objects()) {
    if (state.Memo?.startsWith(`offsuit/${game}/${id}/`) !== true) continue;
    found += state.Number ?? 1;
    expectSame(interactable, false, `whether somebody can touch chips of ${id}`);
  }
  expectSame(found, count, `the chips of ${id}`);
  for (const column of columnsOf(count)) {
    const name = columnName(id, column.index);
    expectStanding(where, name, columnPlace(place, column.index), 0);
    expectSame(pieceOf(table, game, name).state.Number ?? 1, column.count, `the chips of ${name}`);
  }
}

/** Fails unless an object is where nobody moves it, turned by so much more than its place. */
function expectStanding(where: Where, id: string, place: Place, yaw: number): void {
  const object = pieceOf(where.table, where.game, id);
  expectLock(object, id, true);
  expectNearTo(where, object, id, place, PLACED);
  expectTurned(object, id, place.yaw + yaw, 0);
}

/** Fails unless a piece is as large as the scene has it. */
function expectSize({ table, game }: Where, id: string, size: number): void {
  const object = pieceOf(table, game, id);
  const isRight = Math.abs(object.scale.x - size) <= SCALED;
  expectTrue(isRight || isHeld(object), `${id} has size ${object.scale.x}, not ${size}`);
}

function isHeld(piece: Piece): boolean {
  return piece.heldBy !== undefined;
}

/** Fails unless players can pick a piece up exactly if the scene lets them. */
function expectLock({ state }: Piece, id: string, isLocked: boolean): void {
  expectSame(state.Locked, isLocked, `whether ${id} is locked`);
}

/** Fails unless an object is where the scene has it, which counts from the middle of the board. */
function expectNearTo({ table, game }: Where, object: Piece, id: string, at: Place, tolerance: number): void {
  const board = pieceOf(table, game, "board").position;
  const [x, z] = [object.position.x - board.x, object.position.z - board.z];
  expectTrue(
    Math.max(Math.abs(x - at.x), Math.abs(z - at.z)) <= tolerance,
    `${id} lies at ${x}, ${z} and not at ${at.x}, ${at.z}`,
  );
}

/** Fails unless an object is flat or stands upright, turned as the scene has it, with the right side up. */
function expectTurned({ rotation }: Piece, id: string, yaw: number, roll: number): void {
  const isTurned =
    angleBetween(rotation.x, 0) < TURNED &&
    angleBetween(rotation.y, yaw) < TURNED &&
    angleBetween(rotation.z, roll) < TURNED;
  expectTrue(
    isTurned,
    `${id} is turned by ${rotation.x}, ${rotation.y}, ${rotation.z}, not 0, ${yaw}, ${roll}`,
  );
}

/** Every card of ours wherever it is, by id. */
function ownCards(table: EmulatedTable): string[] {
  const cards: string[] = [];
  for (const { state } of table.objects()) {
    for (const { Name, Memo } of [state].concat(state.ContainedObjects ?? [])) {
      if (Name === "Card") cards.push(idOf(Memo));
    }
  }
  return cards;
}

/** The piece that a memo names. */
function idOf(memo: string | undefined): string {
  return (memo ?? "").split("/")[2] ?? "";
}
