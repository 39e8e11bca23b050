import type { EmulatedTable, Piece } from "../../../src/emulator";
import { lastChange } from "../../../src/commands/measured-table";
import type { Game } from "../../../src/kit/game/game";
import type { Choice, GameAction, GameEvent } from "../../../src/kit/rules/rules";
import { pictureOf, type CardPiece, type DiePiece, type Scene } from "../../../src/kit/game/scene";
import { angleBetween } from "../../../src/tts/geometry";
import { expectPresent } from "../../support/expect";
import type { GameTable } from "../game-table";
import { shown } from "./panel-text";
import { isAtRest, pieceOf } from "./report";

/** How far a piece may be from its place that has come to rest there, in inches, and how far turned, in degrees: what was beaten leans. */
const AWAY = 0.7;
const TURNED = 30;
/** For how many frames a table is watched at most after a choice, and after it waits again. */
const MOST_FRAMES = 60 * 40;
const AFTERWARDS = 20;

/** What was seen of the cards and dice that one choice has turned. */
export interface Watched {
  /** How many cards are open that did not, and how many dice show another face, when the log told of it. */
  revealed: number;
  /** Those of them that had not come to rest at their places yet. */
  early: string[];
  /** After how many frames the log told of the choice and of what followed from it first and last. */
  first: number;
  last: number;
}

/** What the log on White's panel says. */
export function logOf(table: EmulatedTable, game: string): string {
  return shown(table.player("White"), pieceOf(table, game, "board").guid, "log");
}

/** Takes a choice, and watches frame by frame what the log tells and how the cards are then. */
export function watchChoice<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  at: GameTable<State, Action>,
  table: EmulatedTable,
  choose: (this: void, choices: readonly Choice<Action>[]) => Action,
): Watched {
  const watched: Watched = { revealed: 0, early: [], first: 0, last: 0 };
  const state = at.stateOf(table);
  const seat = expectPresent(at.decidingSeat(state));
  const board = pieceOf(table, game.rules.id, "board").position;
  let open = shownBy(pictureOf(game, state));
  let log = logOf(table, game.rules.id);
  let changed = lastChange(table);
  at.take(table, choose(at.choicesOf(state, seat)), seat);
  let quiet = 0;
  for (let frame = 1; frame <= MOST_FRAMES && quiet < AFTERWARDS; frame++) {
    table.frames(1);
    quiet = isWaiting(at, table) ? quiet + 1 : 0;
    const now = lastChange(table);
    if (now <= changed) continue;
    changed = now;
    const told = logOf(table, game.rules.id);
    if (told === log) continue;
    log = told;
    if (watched.first === 0) watched.first = frame;
    watched.last = frame;
    const pieces = shownBy(pictureOf(game, at.stateOf(table)));
    for (const piece of Object.values(pieces)) {
      const before = open[piece.id];
      if (before !== undefined && faceOf(before) === faceOf(piece)) continue;
      watched.revealed++;
      if (!isSeen(pieceOf(table, game.rules.id, piece.id), piece, board))
        watched.early.push(`frame ${frame}: ${piece.id}`);
    }
    open = pieces;
  }
  return watched;
}

/** Whether a board waits for people and has nothing more to draw or to tell. */
export function isWaiting<State, Action>(at: GameTable<State, Action>, table: EmulatedTable): boolean {
  return isAtRest(at.reportOf(table));
}

type Shown = CardPiece | DiePiece;

/** The cards of a scene that are on the board with their faces up, and the dice that show something. */
function shownBy({ pieces }: Scene): Record<string, Shown> {
  const open: Record<string, Shown> = {};
  for (const piece of pieces) {
    if (piece.kind === "card" && piece.faceUp && piece.hand === undefined) open[piece.id] = piece;
    if (piece.kind === "die" && piece.face !== undefined) open[piece.id] = piece;
  }
  return open;
}

function faceOf(piece: Shown): number {
  return piece.kind === "die" ? (piece.face ?? 0) : 0;
}

/** Whether a card is open where the scene wants it, or a die rolls no more. */
function isSeen(
  { position, rotation, motion }: Piece,
  piece: Shown,
  board: Readonly<Record<"x" | "z", number>>,
): boolean {
  // Dice that have been thrown are read where they lie, and others only count what is told.
  if (piece.kind === "die") return motion?.body?.kind !== "roll";
  const x = board.x + piece.place.x;
  const z = board.z + piece.place.z;
  const away = Math.max(Math.abs(position.x - x), Math.abs(position.z - z));
  if (away > AWAY || motion?.slide !== undefined || motion?.turn !== undefined) return false;
  return angleBetween(rotation.z, 0) <= TURNED;
}
