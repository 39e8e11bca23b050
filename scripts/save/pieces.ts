import { boardPlace } from "../../saves/board";
import {
  printOf,
  type Box,
  type CardItem,
  type ChessItem,
  type DieItem,
  type PawnItem,
  type PrintItem,
  type TokenItem,
} from "../../src/kit/rules/box";
import type {
  CardPiece,
  ChessBoardPiece,
  ChessPiece,
  ChipsPiece,
  DiePiece,
  Label,
  PawnPiece,
  Piece,
  PilePiece,
  TokenPiece,
} from "../../src/kit/game/scene";
import { tintOf } from "../../src/kit/game/face";
import { nameSeats, type SeatNames } from "../../src/kit/game/seat-names";
import { boardXml } from "../../src/print/board-face";
import { chessBoardData, chessData } from "../../src/tts/piece-data";
import { chipsData, columnsOf } from "../../src/tts/chips";
import { BOARD_TOP } from "../../src/tts/constants";
import {
  boardFrame,
  cardPose,
  chessBoardPose,
  chessPose,
  columnPose,
  diePose,
  pawnPose,
  tokenPose,
} from "../../src/tts/geometry";
import { boardMemo, columnName, pieceMemo, pileMemo } from "../../src/tts/piece-ids";
import {
  boardData,
  boardPose,
  cardData,
  deckData,
  dieData,
  dieTurn,
  pawnData,
  tokenData,
  type CardArt,
  type ObjectData,
} from "../../src/tts/object-data";
import { phraseText } from "../build/phrases";
import type { SavedGame } from "./games";

/** The Lua texts that one game's objects carry. */
export interface GameScripts {
  board: string;
  deck: string;
  die: string;
}

/** Where a game's board is in the save. */
const FRAME = boardFrame(boardPlace.x, BOARD_TOP, boardPlace.z, 0);

/** A game whose box is being emptied on to the table. */
interface Unpacking {
  game: SavedGame;
  scripts: GameScripts;
  art: CardArt | undefined;
  /** The pieces not laid out yet. */
  cards: Map<string, CardItem>;
  dice: Map<string, DieItem>;
  tokens: Map<string, TokenItem>;
  pawns: Map<string, PawnItem>;
  chess: Map<string, ChessItem>;
  chessBoard: Map<string, { id: string }>;
  chips: Map<string, { id: string }>;
}

/**
 * All objects of one game as they are when it has just begun: the board, then every piece of its box exactly once, but for the tokens and pawns that nobody has. They are what the table itself would spawn, in the places to which it would bring them.
 */
export function gameObjects(game: SavedGame, scripts: GameScripts, art?: CardArt): ObjectData[] {
  const { id, box, opening } = game;
  const unpacking: Unpacking = {
    game,
    scripts,
    art,
    cards: byId(box.cards),
    dice: byId(box.dice),
    tokens: byId(box.tokens),
    pawns: byId(box.pawns),
    chess: byId(box.chess ?? []),
    chessBoard: byId(box.chessBoard === undefined ? [] : [box.chessBoard]),
    chips: byId(box.chips ?? []),
  };
  const mat = boardObject(game, scripts.board);
  const objects = [mat, ...opening.pieces.flatMap((piece) => pieceObjects(unpacking, piece))];
  // Tokens and pawns are there for those who play.
  const { cards, dice, chess, chessBoard, chips } = unpacking;
  const left = [cards, dice, chess, chessBoard, chips].flatMap((items) => [...items.keys()]);
  if (left.length > 0)
    throw new Error(`The opening scene of ${id} leaves pieces in the box: ${left.join(", ")}.`);
  return objects;
}

/** The board of a game on which nothing has been played yet. */
export function boardObject({ id, box, face, labels }: SavedGame, script: string): ObjectData {
  const board = { ...box.board, print: [() => labelled(box, labels)] };
  const pose = boardPose(FRAME.x, FRAME.z);
  const xml = boardXml(board, face);
  const data = boardData(board, tintOf(face.palette.mat), boardMemo(id), pose, xml, script);
  return { ...data, GMNotes: phraseText(id) };
}

/** The print of a board with the texts that its labels show. */
function labelled(box: Box, labels: readonly Label[]): PrintItem[] {
  const texts = new Map(labels.map(({ id, text }) => [id, text]));
  return printOf(box.board).map((item) => ({ ...item, text: texts.get(item.id) ?? item.text }));
}

/** The objects of a piece: one as a rule, none of a pile without a card, and a column each of many chips. */
function pieceObjects(unpacking: Unpacking, piece: Piece): ObjectData[] {
  switch (piece.kind) {
    case "card":
      return [cardObject(unpacking, piece)];
    case "pile":
      return piece.cards.length === 0 ? [] : [pileObject(unpacking, piece)];
    case "die":
      return [dieObject(unpacking, piece)];
    case "token":
      return [tokenObject(unpacking, piece)];
    case "pawn":
      return [pawnObject(unpacking, piece)];
    case "chess":
      return [chessObject(unpacking, piece)];
    case "chessBoard":
      return [chessBoardObject(unpacking, piece)];
    case "chips":
      return chipsObjects(unpacking, piece);
  }
}

function cardObject({ game, cards, art }: Unpacking, piece: CardPiece): ObjectData {
  const pose = cardPose(FRAME, piece.place, piece.faceUp, 1);
  const item = taken(cards, piece.id);
  return dressed(
    cardData(item, pieceMemo(game.id, piece.id), pose, piece.size ?? game.box.cardSize, art),
    piece,
    game.names,
    !piece.movable,
  );
}

function pileObject(unpacking: Unpacking, piece: PilePiece): ObjectData {
  const { game, scripts, cards, art } = unpacking;
  const [only, ...others] = piece.cards;
  if (only === undefined) throw new Error(`The pile ${piece.id} of ${game.id} holds no card.`);
  if (others.length === 0)
    return cardObject(unpacking, { ...piece, kind: "card", id: only, sight: "nobody", movable: false });
  const pose = cardPose(FRAME, piece.place, piece.faceUp, piece.cards.length);
  const { cardSize } = game.box;
  const content = piece.cards.map((id) =>
    cardData(taken(cards, id), pieceMemo(game.id, id), pose, cardSize, art),
  );
  const deck = deckData(content, pileMemo(game.id, piece.id), pose, cardSize, scripts.deck);
  return dressed(deck, piece, game.names, true);
}

function dieObject({ game, scripts, dice }: Unpacking, piece: DiePiece): ObjectData {
  const { size, ...rest } = taken(dice, piece.id);
  const item = { ...rest, size: piece.size ?? size };
  const pose = diePose(FRAME, piece.place, item);
  const turn = dieTurn(item.sides, piece.face ?? item.sides);
  const turned = { ...pose, pitch: turn.x, yaw: pose.yaw + turn.y, roll: turn.z };
  return dressed(
    dieData(item, pieceMemo(game.id, piece.id), turned, item.isCounter === true ? "" : scripts.die),
    piece,
    game.names,
    !piece.movable,
  );
}

function tokenObject({ game, tokens }: Unpacking, piece: TokenPiece): ObjectData {
  const item = taken(tokens, piece.id);
  const pose = tokenPose(FRAME, piece.place, piece.side, item);
  return dressed(tokenData(item, pieceMemo(game.id, piece.id), pose), piece, game.names, !piece.movable);
}

function pawnObject({ game, pawns }: Unpacking, piece: PawnPiece): ObjectData {
  const item = taken(pawns, piece.id);
  const pose = pawnPose(FRAME, piece.place, item);
  return dressed(pawnData(item, pieceMemo(game.id, piece.id), pose), piece, game.names, true);
}

function chessObject({ game, chess }: Unpacking, piece: ChessPiece): ObjectData {
  const item = taken(chess, piece.id);
  const pose = chessPose(FRAME, piece, item);
  const data = chessData(item, piece.shape, pieceMemo(game.id, piece.id), pose, piece.size);
  return dressed(data, piece, game.names, !piece.movable);
}

function chessBoardObject({ game, chessBoard }: Unpacking, piece: ChessBoardPiece): ObjectData {
  const { id } = taken(chessBoard, piece.id);
  const data = chessBoardData(pieceMemo(game.id, id), chessBoardPose(FRAME, piece.place), piece.size);
  return dressed(data, piece, game.names, true);
}

function chipsObjects({ game, chips }: Unpacking, piece: ChipsPiece): ObjectData[] {
  const { id } = taken(chips, piece.id);
  return columnsOf(piece.count).map(({ index, count }) => {
    const memo = pieceMemo(game.id, columnName(id, index));
    const data = chipsData(count, memo, columnPose(FRAME, piece.place, index));
    return dressed(data, piece, game.names, true);
  });
}

function byId<Item extends { id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

function taken<Item>(box: Map<string, Item>, id: string): Item {
  const item = box.get(id);
  if (item === undefined)
    throw new Error(`The opening scene lays out "${id}", which the box holds not at all or once.`);
  box.delete(id);
  return item;
}

/** An object with the name and the note that the scene gives its piece, locked as the table locks it. */
function dressed(data: ObjectData, { caption }: Piece, names: SeatNames, locked: boolean): ObjectData {
  const [Nickname, Description] = [nameSeats(caption.name, names), nameSeats(caption.note, names)];
  return { ...data, Nickname, Description, Locked: locked };
}
