import { must } from "../../../kit/data/must";
import { upright, type Piece } from "../../../kit/game/scene";
import { text } from "../catalogue";
import { occupantOf, otherSide, shapeOf, sideOf, squareAt, type Side } from "../rules/chess/position";
import type { State } from "../rules/state";
import { manCaption, takenCaption } from "../words/captions";
import * as layout from "./layout";
import { CHESS_BOARD } from "./pieces";

/** What is on some rows of the chess board, the first one included and the last one not; with the first row the board itself. */
export function chessPieces(state: State, first: number, last: number, turned: boolean): Piece[] {
  const pieces: Piece[] = [];
  if (first === 0) {
    pieces.push({
      kind: "chessBoard",
      id: CHESS_BOARD,
      place: upright(layout.CHESS_BOARD),
      size: layout.CHESS_SIZE,
      caption: text().CAPTIONS.chessBoard,
    });
  }
  const { board } = state.position;
  const moving = movingSide(state);
  for (let row = first; row < last; row++) {
    for (let file = 0; file < 8; file++) {
      const square = must(squareAt(file, row), "a square of the chess board");
      const man = occupantOf(board, square);
      const id = must(state.men[square], "a square of the chess board");
      const shape = shapeOf(man);
      if (man === "" || shape === undefined) continue;
      pieces.push({
        kind: "chess",
        id,
        shape,
        place: upright(layout.squarePoint(file, row, turned)),
        onChessBoard: true,
        size: layout.CHESS_SIZE,
        movable: sideOf(man) === moving || isRetreating(state, square),
        caption: manCaption(state, id, man, square),
      });
    }
  }
  return pieces;
}

/** The side whose pieces may be picked up: the one that has to move (PC-4.2). */
function movingSide({ phase, position }: State): Side | undefined {
  return phase.kind === "move" ? position.side : undefined;
}

/** Whether here is an attacker that may be put where it retreats to (PC-8.3). */
function isRetreating({ phase, battle }: State, square: number): boolean {
  return phase.kind === "retreat" && battle?.from === square;
}

/** The pieces that were taken, with the side that took them, in the order of the captures. */
export function takenPieces(this: void, { taken }: State, turned = false): Piece[] {
  const pieces: Piece[] = [];
  const lost: Record<Side, number> = { white: 0, black: 0 };
  for (const { id, man } of taken) {
    const side = must(sideOf(man), "the side of a piece that was taken");
    const shape = must(shapeOf(man), "the type of a piece that was taken");
    pieces.push({
      kind: "chess",
      id,
      shape,
      place: upright(layout.takenPoint(layout.endOf(otherSide(side), turned), lost[side])),
      onChessBoard: false,
      movable: false,
      caption: takenCaption(man),
    });
    lost[side]++;
  }
  return pieces;
}
