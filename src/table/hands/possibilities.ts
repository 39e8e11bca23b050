import { same } from "../../kit/data";
import type { ChoiceWords, TableGame } from "../../kit/game";
import type { GameAction, GameEvent, Seat } from "../../kit/rules";
import type { Gesture, Piece, Spot } from "../../kit/scene";
import { gesturesOf, isMovable } from "../objects/whereabouts";

/** Of how many gestures is asked in one frame whether they are legal: each may cost a way over the board. */
const GESTURES_PER_FRAME = 3;

/** Something that a player can do with a piece. */
export interface Possibility<Action> {
  action: Action;
  words: ChoiceWords;
}

/** Who asks, and about what. */
export interface Question<State> {
  state: State;
  seat: Seat;
  piece: Piece;
  /** All pieces and spots of the picture of the state. */
  pieces: readonly Piece[];
  spots: readonly Spot[];
}

/**
 * Finds out what a seat can do with a piece by hand, slice by slice: whether a gesture is legal may cost a way over the
 * board, and its words an exact chance. Each call does a slice, and the last one answers.
 */
export function possibilitiesOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  { state, seat, piece, pieces, spots }: Question<State>,
): (this: void) => readonly Possibility<Action>[] | undefined {
  const { rules, words } = game;
  const legal: Action[] = [];
  const possibilities: Possibility<Action>[] = [];
  let gestures: readonly Gesture[] | undefined;
  let next = 0;
  let seen: Seen | undefined;

  function tryOut(gesture: Gesture): void {
    const action = game.gesture(state, gesture);
    if (action === undefined || legal.some((other) => same(other, action))) return;
    if (rules.check(state, seat, action) === undefined) legal.push(action);
  }

  return () => {
    const action = legal[possibilities.length];
    if (gestures === undefined) gestures = gesturesWith(piece, pieces, spots);
    else if (next < gestures.length) {
      for (const gesture of gestures.slice(next, next + GESTURES_PER_FRAME)) tryOut(gesture);
      next += GESTURES_PER_FRAME;
    } else if (action === undefined) return possibilities;
    else if (seen === undefined) seen = rules.seen(state, seat);
    else possibilities.push({ action, words: words.choice(seen, { action, rule: "" }) });
    return undefined;
  };
}

/** Every gesture that has to do with a piece: those made with it, and those that put another one where it is. */
function gesturesWith(piece: Piece, pieces: readonly Piece[], spots: readonly Spot[]): Gesture[] {
  const { id } = piece;
  const lying = piece.kind === "pile" ? piece.cards : [id];
  const away: Spot[] = [];
  const here: Spot[] = [];
  for (const spot of spots) (spot.pieces.some((other) => lying.includes(other)) ? here : away).push(spot);
  const gestures = gesturesOf(piece, away);
  for (const spot of here) {
    for (const other of pieces) {
      if (other.id !== id && isMovable(other))
        gestures.push({ kind: "drop", piece: other.id, spot: spot.id });
    }
  }
  return gestures;
}
