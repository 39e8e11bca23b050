import type { EmulatedTable, PlayerVerbs } from "../../../src/emulator";
import { same } from "../../../src/kit/data";
import type { TableGame } from "../../../src/kit/game";
import type { GameAction, GameEvent } from "../../../src/kit/rules";
import { pictureOf, type Gesture, type Scene } from "../../../src/kit/scene";
import { expectPresent } from "../../support/expect";
import { pieceOf } from "./report";

/** How long a table takes to understand a gesture, in seconds. */
const GESTURE_TIME = 0.3;

/** A gesture that stands for this action now, or undefined if none does. */
export function gestureFor<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  state: State,
  action: Action,
): Gesture | undefined {
  return gesturesIn(pictureOf(game, state)).find((made) => same(game.gesture(state, made), action));
}

/** All that hands can do in a scene: pieces that can be moved on to each spot, such tokens over, such dice rolled. */
function gesturesIn({ pieces, spots }: Scene): Gesture[] {
  const gestures: Gesture[] = [];
  for (const piece of pieces) {
    if (piece.kind === "pile" || piece.kind === "pawn" || !piece.movable) continue;
    if (piece.kind === "token") gestures.push({ kind: "flip", piece: piece.id });
    if (piece.kind === "die") gestures.push({ kind: "roll", piece: piece.id });
    for (const spot of spots) gestures.push({ kind: "drop", piece: piece.id, spot: spot.id });
  }
  return gestures;
}

/** Makes a gesture: drags a piece to the middle of a spot, turns it over, or rolls it. */
export function makeGesture<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  table: EmulatedTable,
  state: State,
  gesture: Gesture,
  player: PlayerVerbs,
): void {
  const piece = pieceOf(table, game.rules.id, gesture.piece);
  switch (gesture.kind) {
    case "drop": {
      const board = pieceOf(table, game.rules.id, "board").position;
      const spot = expectPresent(pictureOf(game, state).spots.find(({ id }) => id === gesture.spot));
      player.drags(piece).to(board.x + spot.x, board.z + spot.z);
      break;
    }
    case "flip":
      player.flips(piece);
      break;
    case "roll":
      player.rolls(piece);
      break;
  }
  table.seconds(GESTURE_TIME);
}
