import type { ObjectView } from "../../protocol";
import { createBlock, createPrism } from "./blocks";
import { createChequeredBoard, createWoodenBoard } from "./boards";
import type { Body, BodyMaker } from "./body";
import { createCard } from "./cards/card";
import { createDeck } from "./cards/deck";
import { createChessPiece } from "./chess/pieces";
import { createChip, createChipStack } from "./chips";
import { createClock, createCounter } from "./counter";
import { createDie } from "./dice/dice";
import { createBackgammonPiece, createChecker, createCoin, createReversiChip } from "./discs";
import { createPawn, createStandee } from "./figures";
import { createMonster } from "./monsters";
import { createNotecard } from "./notecard";
import { createDomino, createPicturedSlab } from "./slabs";
import { createMarble, createStone } from "./stones";
import { createText } from "./text";
import { createBag, createBowl } from "./vessels";
import { createHandZone, createHiddenZone } from "./zones";

/** The width of a square in units, as resting pieces and snap points of published saves show it. */
const CHESS_SQUARE = 1.7;
const CHECKERS_SQUARE = 1.92;

/** Bodies of single kinds, by their names in a save. */
const BY_NAME: Readonly<Record<string, BodyMaker>> = {
  BlockTriangle: createPrism,
  Bowl: createBowl,
  Checker_Board: (view) => createChequeredBoard(view, CHECKERS_SQUARE),
  Chess_Board: (view) => createChequeredBoard(view, CHESS_SQUARE),
  Chinese_Checkers_Piece: createMarble,
  ChipStack: createChipStack,
  Custom_Board: createPicturedSlab,
  Figurine_Custom: createStandee,
  "Metal Ball": createStone,
  go_game_bowl_black: createBowl,
  go_game_bowl_white: createBowl,
  reversi_chip: createReversiChip,
};

/** Bodies of all the other kinds, by the type that scripts see. */
const BY_TYPE: Readonly<Record<string, BodyMaker>> = {
  "3D Text": createText,
  "Backgammon Piece": createBackgammonPiece,
  Bag: createBag,
  Board: createWoodenBoard,
  Card: createCard,
  Checker: createChecker,
  Chess: createChessPiece,
  Chip: createChip,
  Clock: createClock,
  Coin: createCoin,
  Counter: createCounter,
  Deck: createDeck,
  Dice: createDie,
  Domino: createDomino,
  Figurine: createPawn,
  Fog: createHiddenZone,
  FogOfWar: createHiddenZone,
  GoPiece: createStone,
  Hand: createHandZone,
  Infinite: createBag,
  Layout: createHiddenZone,
  Notecard: createNotecard,
  Randomize: createHiddenZone,
  Scripting: createHiddenZone,
  Tile: createPicturedSlab,
  rpgFigurine: createMonster,
};

/** Makes the body of any object. What the page has no shape for becomes a box of its size and tint. */
export function createBody(view: ObjectView): Body {
  const make = BY_NAME[view.name] ?? BY_TYPE[view.type] ?? createBlock;
  return make(view);
}
