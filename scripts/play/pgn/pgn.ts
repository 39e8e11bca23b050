import { pokerchess } from "../../../src/games/pokerchess";
import { copyPosition } from "../../../src/games/pokerchess/rules/chess/playing";
import {
  shapeOf,
  SIDES,
  squareName,
  squareOf,
  type Move,
  type Position,
  type Side,
} from "../../../src/games/pokerchess/rules/chess/position";
import type { Event } from "../../../src/games/pokerchess/rules/events";
import type { Action, Promotion, State } from "../../../src/games/pokerchess/rules/state";
import { rosterOf } from "../../../src/games/pokerchess/rules/teams/roster";
import type { Step } from "../../../src/kit/record";
import type { Seat } from "../../../src/kit/rules";
import { withSeatNames } from "../../../src/kit/seat-names";
import type { PlayedGame } from "../record-file";
import { misfitLines } from "../replay";
import { walk } from "../walk";
import { algebraic, fenOf, isChess } from "./algebraic";
import { beginHistory, type HandHistory } from "./hand-history";
import { movetext, type Ply } from "./movetext";

/** A game of chess that programs can follow: it ends where a move of Pokerchess is none of chess. */
interface Part {
  fen: string;
  /** What is said before its first move, and after its last. */
  opening: string[];
  plies: Ply[];
  closing: string[];
}

/** A turn under way. */
interface Turn {
  number: number;
  position: Position;
  move: Move | undefined;
  isAttack: boolean;
  hasWon: boolean;
  retreat: Move | undefined;
  promotion: Promotion | undefined;
  history: HandHistory | undefined;
  /** What was said of it besides. */
  told: string[];
}

/** A game of Pokerchess as PGN, and whether every step fits that was to be played. */
export interface PgnText {
  text: string;
  fits: boolean;
}

/** What the moves say themselves. */
const SILENT: ReadonlySet<Event["kind"]> = new Set([
  "turnBegan",
  "moved",
  "castled",
  "attacked",
  "promoted",
  "retreated",
  "gameOver",
]);

/**
 * A game of Pokerchess in Portable Game Notation: each battle is a comment, and a piece that falls back has moved to where it is. Where
 * a turn is no move of chess, because nothing has moved or a king is left to be taken, the game goes on in a further game (a "round")
 * that begins with the position: chess.js and others read no null moves.
 */
export function pgnOf(played: PlayedGame, last: number): PgnText {
  const { names } = played;
  const { rules, words } = withSeatNames(pokerchess, () => names);
  const nameOf = (seat: Seat): string => names[seat] ?? "?";
  const writer = partWriter();

  function look(state: State, step: Step<Action>): (events: readonly Event[]) => void {
    const turn = writer.turnAt(state);
    if (step.kind === "act" && state.phase.kind === "move" && step.action.kind === "move") {
      const { from, to } = step.action;
      turn.move = { from, to };
    }
    return (events) => {
      for (const event of events) addEvent(turn, state, event);
      if (state.turn > turn.number || state.phase.kind === "over") writer.close(state);
    };
  }

  function addEvent(turn: Turn, state: State, event: Event): void {
    note(turn, event);
    if (event.kind === "attacked" && state.battle !== undefined)
      turn.history = beginHistory(state.battle, state.counts.battles, nameOf);
    if (turn.history?.add(event, state) === true || SILENT.has(event.kind)) return;
    const sentence = words.event(event);
    if (sentence !== undefined) turn.told.push(sentence);
  }

  const { state, steps, misfit } = walk(rules, played, last, look);
  const { headline, sentence } = words.result(rules.seen(state, "spectator"));
  const complaint = misfit === undefined ? [] : misfitLines(words, steps + 1, misfit);
  const parts = writer.parts(state, [`${headline} ${sentence}`, ...complaint]);
  const result = resultOf(state);
  const texts = parts.map((part, index) =>
    partText(part, {
      players: SIDES.map((side) => playersOf(state, side, nameOf)),
      round: index + 1,
      result: index === parts.length - 1 ? result : "*",
    }),
  );
  return { text: texts.join("\n\n"), fits: misfit === undefined };
}

/** Notes what a turn comes to on the chess board. */
function note(turn: Turn, event: Event): void {
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
      turn.promotion = PROMOTED[event.shape];
      break;
    default:
  }
}

const PROMOTED: Readonly<Record<string, Promotion | undefined>> = {
  queen: "queen",
  rook: "rook",
  bishop: "bishop",
  knight: "knight",
};

/** Puts turns into the games of chess that they are. */
interface PartWriter {
  /** The turn that is under way in this state. */
  turnAt: (state: State) => Turn;
  /** The turn is over. */
  close: (state: State) => void;
  /** All of them, with what is to be said of the end. */
  parts: (state: State, ending: readonly string[]) => readonly Part[];
}

function partWriter(): PartWriter {
  const parts: Part[] = [];
  let turn: Turn | undefined;

  function begin(state: State, number: number, opening: string[]): Part {
    const part = {
      fen: fenOf(state.position, state.options, Math.max(1, number)),
      opening,
      plies: [],
      closing: [],
    };
    parts.push(part);
    return part;
  }

  function close(state: State): void {
    if (turn === undefined) return;
    const part = parts.at(-1) ?? begin(state, 1, []);
    const { number, position } = turn;
    const comments = commentsOf(turn);
    const made = madeIn(turn, state);
    const tried = `${Math.ceil(number / 2)}${number % 2 === 1 ? "." : "..."} ${triedIn(turn, state)}`;
    turn = undefined;
    if (number === 0) part.opening.push(...comments);
    else if (made !== undefined && isChess(position, state.options, made.move)) {
      part.plies.push({ number, text: made.text, comments });
    } else if (state.phase.kind === "over" && made === undefined) part.closing.push(tried, ...comments);
    else {
      part.closing.push(tried, ...comments, "No move of chess: the next round goes on with the position.");
      begin(state, number + 1, [`After ${tried}`]);
    }
  }

  return {
    turnAt: (state) => {
      if (parts.length === 0) begin(state, 1, []);
      turn ??= newTurn(state);
      return turn;
    },
    close,
    parts: (state, ending) => {
      // A turn that was broken off.
      if (turn !== undefined) parts.at(-1)?.closing.push(...commentsOf(turn));
      if (parts.length === 0) begin(state, 1, []);
      parts.at(-1)?.closing.push(...ending);
      return parts;
    },
  };
}

function newTurn({ turn, position }: State): Turn {
  return {
    number: turn,
    position: copyPosition(position),
    ...{ move: undefined, isAttack: false, hasWon: false },
    ...{ retreat: undefined, promotion: undefined, history: undefined },
    told: [],
  };
}

/** What there is to say of a turn, the hand of poker first. */
function commentsOf({ history, told }: Turn): string[] {
  return history === undefined ? told : [history.lines().join("\n"), ...told];
}

/** The move of chess that a turn comes to: none if nothing has moved, a king was taken, or the game ended before a promotion. */
function madeIn(turn: Turn, state: State): { text: string; move: Move } | undefined {
  const { position, isAttack, hasWon, retreat, promotion } = turn;
  const move = isAttack && !hasWon ? retreat : turn.move;
  if (move === undefined || move.from === move.to || isBeyondChess(state)) return undefined;
  return { text: algebraic(position, state.options, move, promotion), move };
}

/** Whether a king was taken, or the game has ended before a pawn was promoted that has arrived (PC-8.1). */
function isBeyondChess({ taken, position: { board } }: State): boolean {
  const isUnpromoted = board.some((man, square) => shapeOf(man) === "pawn" && (square < 8 || square >= 56));
  return isUnpromoted || taken.some(({ man }) => shapeOf(man) === "king");
}

/** What was played in a turn, as players of Pokerchess would write it. */
function triedIn({ position, move, promotion, isAttack, hasWon, retreat }: Turn, { options }: State): string {
  if (move === undefined) return "no move";
  const tried = algebraic(position, options, move, promotion);
  if (!isAttack || hasWon) return tried;
  const rest = retreat === undefined ? move.from : retreat.to;
  return `${tried} fails, and the piece is on ${squareName(rest)}`;
}

/** How a game ended, in PGN. */
function resultOf({ phase }: State): string {
  if (phase.kind !== "over") return "*";
  if (phase.winner === undefined) return "1/2-1/2";
  return phase.winner === "white" ? "1-0" : "0-1";
}

/** Who plays a side; PGN has a colon between the members of a team. */
function playersOf(state: State, side: Side, nameOf: (seat: Seat) => string): string {
  const players = state.turn === 0 ? [] : rosterOf(state, side).map((seat) => nameOf(seat));
  return players.length === 0 ? "?" : players.join(":");
}

/** What the tags of a game say. */
interface Tags {
  players: readonly string[];
  round: number;
  result: string;
}

function partText({ fen, opening, plies, closing }: Part, { players, round, result }: Tags): string {
  const [white = "?", black = "?"] = players;
  const tags = [
    ["Event", "Pokerchess"],
    ["Site", "Offsuit, Tabletop Simulator"],
    ["Date", "????.??.??"],
    ["Round", `${round}`],
    ["White", white],
    ["Black", black],
    ["Result", result],
    ["SetUp", "1"],
    ["FEN", fen],
  ].map(([name = "", value = ""]) => `[${name} "${value}"]`);
  return `${tags.join("\n")}\n\n${movetext(opening, plies, closing, result)}`;
}
