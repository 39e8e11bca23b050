import type { EmulatedTable, PlayerVerbs } from "../../../src/emulator";
import type { TableGame } from "../../../src/kit/game/game";
import type { GameAction, GameEvent, Seat } from "../../../src/kit/rules/rules";
import { pictureOf, type Gesture, type Scene } from "../../../src/kit/game/scene";
import { same } from "../../support/data";
import { expectPresent } from "../../support/expect";
import { pieceOf } from "./report";
import { isTurnedAt } from "./turned";

/** How long a table takes to understand a gesture, in seconds. */
const GESTURE_TIME = 0.3;

/** The gestures that stand for this action now; for some actions there is none. */
export function gesturesFor<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  state: State,
  action: Action,
): Gesture[] {
  return gesturesIn(pictureOf(game, state)).filter((made) => same(game.gesture(state, made), action));
}

/** The gestures that a seat can make now and that are no choice of it. */
export function mistakesOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  state: State,
  seat: Seat,
): Gesture[] {
  return gesturesIn(pictureOf(game, state)).filter((made) => {
    const action = game.gesture(state, made);
    return action === undefined || game.rules.check(state, seat, action) !== undefined;
  });
}

/** All that hands can do in a scene: pieces that can be moved on to each spot or turned over, such dice rolled. */
function gesturesIn({ pieces, spots }: Scene): Gesture[] {
  const gestures: Gesture[] = [];
  for (const piece of pieces) {
    if (!("movable" in piece) || !piece.movable) continue;
    if (piece.kind === "token") gestures.push({ kind: "flip", piece: piece.id });
    if (piece.kind === "die") gestures.push({ kind: "roll", piece: piece.id });
    for (const spot of spots) gestures.push({ kind: "drop", piece: piece.id, spot: spot.id });
    if (piece.kind === "card") gestures.push({ kind: "flip", piece: piece.id });
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
      const { spots } = pictureOf(game, state, isTurnedAt(game, table, state));
      const spot = expectPresent(spots.find(({ id }) => id === gesture.spot));
      player.drags(piece).to(board.x + spot.x, board.z + spot.z);
      break;
    }
    case "flip":
      player.flips(piece);
      break;
    case "roll":
      player.rolls(piece);
      break;
    case "click":
      player.clicksOn(piece);
      break;
  }
  table.seconds(GESTURE_TIME);
}
