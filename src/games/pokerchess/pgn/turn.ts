import type { Ascii } from "../../../kit/data/ascii";
import { copyPosition } from "../rules/chess/playing";
import { shapeOf, squareName, squareOf, type Move, type Position } from "../rules/chess/position";
import type { Event } from "../rules/events";
import { PROMOTIONS, type OpenState, type Promotion } from "../rules/state";
import { algebraic } from "./algebraic";
import type { HandHistory } from "./hand-history";

/** A turn under way. */
export interface Turn {
  number: number;
  position: Position;
  move: Move | undefined;
  isAttack: boolean;
  hasWon: boolean;
  retreat: Move | undefined;
  promotion: Promotion | undefined;
  history: HandHistory | undefined;
  /** What else was said about it. */
  told: string[];
}

/** The turn that has just begun. */
export function newTurn({ turn, position }: Pick<OpenState, "turn" | "position">): Turn {
  return {
    number: turn,
    position: copyPosition(position),
    move: undefined,
    isAttack: false,
    hasWon: false,
    retreat: undefined,
    promotion: undefined,
    history: undefined,
    told: [],
  };
}

/** Notes the result of a turn on the chess board. */
export function noteEvent(turn: Turn, event: Event): void {
  switch (event.kind) {
    case "attacked":
      turn.isAttack = true;
      break;
    case "captured":
      turn.hasWon = true;
      break;
    case "retreated":
      if (turn.move !== undefined)
        turn.retreat = { from: turn.move.from, to: squareOf(event.to) ?? turn.move.from };
      break;
    case "promoted":
      turn.promotion = PROMOTIONS.find((shape) => shape === event.shape);
      break;
    default:
  }
}

/** The comment on a turn, the hand of poker first. */
export function commentsOf({ history, told }: Turn): readonly string[] {
  return history === undefined ? told : [history.lines().join("\n")].concat(told);
}

/** The chess move of a turn: none if nothing has moved, a king was taken, or the game ended before a promotion. */
export function moveMade({ move, isAttack, hasWon, retreat }: Turn, open: OpenState): Move | undefined {
  const made = isAttack && !hasWon ? retreat : move;
  return made === undefined || made.from === made.to || isBeyondChess(open) ? undefined : made;
}

/** Whether a king was taken, or the game has ended before a pawn was promoted that has arrived (PC-8.1). */
function isBeyondChess({ taken, position: { board } }: OpenState): boolean {
  for (let file = 0; file < 8; file++) {
    if (shapeOf(board[file] ?? "") === "pawn" || shapeOf(board[file + 56] ?? "") === "pawn") return true;
  }
  return taken.some(({ man }) => shapeOf(man) === "king");
}

/** What was played in a turn, as players of Pokerchess would write it. */
export function triedIn(
  { number, position, move, promotion, isAttack, hasWon, retreat }: Turn,
  { options }: OpenState,
): Ascii {
  const at = `${Math.ceil(number / 2)}${number % 2 === 1 ? "." : "..."}`;
  if (move === undefined) return `${at} no move`;
  const tried = `${at} ${algebraic(position, options, move, promotion)}`;
  if (!isAttack || hasWon) return tried;
  const rest = retreat === undefined ? move.from : retreat.to;
  return `${tried} fails, and the piece is on ${squareName(rest)}`;
}
