import { count, oneOf, text, variants, whole } from "../../../src/kit/data/decode";
import type { Game } from "../../../src/kit/game/game";
import { must } from "../../../src/kit/data/must";
import { refuse, type Refusal } from "../../../src/kit/rules/refusal";
import { PLAIN_FACE } from "../../support/plain-face";
import type { Choice, GameEvent, Rules, Seat } from "../../../src/kit/rules/rules";
import type { ChessShape, ChessPiece, Piece, Place, Spot } from "../../../src/kit/game/scene";

/*
 * A toy that has every piece of a game of chess and poker and next to no rules, to see at a table what the stage does with
 * them: men step to a neighbouring square, chips go from one place to another, cards go into hands.
 */

export type Action =
  | { kind: "step"; man: string; square: number }
  | { kind: "promote"; man: string; shape: ChessShape }
  | { kind: "pay"; from: string; to: string; chips: number }
  | { kind: "hold"; card: string; seat: Seat }
  | { kind: "pass" };

export interface State {
  seats: number;
  turn: Seat;
  /** The square of each man, from 0; -1 off the board. */
  squares: Record<string, number>;
  shapes: Record<string, ChessShape>;
  chips: Record<string, number>;
  /** The seat that holds each card; -1 if none does. */
  holders: Record<string, Seat>;
}

export const MEN = ["white-king", "white-pawn", "white-knight", "black-king", "black-bishop"] as const;
export const PLACES = ["stack1", "stack2", "pot"] as const;
export const CARDS = ["KH", "2C", "7D"] as const;

const SQUARE = 1.7;
const FILES = 8;
/** The squares on which the men begin. */
const BEGIN: Record<string, number> = {
  "white-king": 4,
  "white-pawn": 12,
  "white-knight": 13,
  "black-king": 60,
  "black-bishop": 20,
};
const SHAPES: Record<string, ChessShape> = {
  "white-king": "king",
  "white-pawn": "pawn",
  "white-knight": "knight",
  "black-king": "king",
  "black-bishop": "bishop",
};
const CHIPS_PLACES: Record<string, Place> = {
  stack1: { x: -16, z: -6, yaw: 0, layer: 0 },
  stack2: { x: -16, z: 4, yaw: 0, layer: 0 },
  pot: { x: -16, z: -1, yaw: 0, layer: 0 },
};

/** Where the middle of a square of the toy's chess board is, in inches from the middle of its board. */
export function squareAt(square: number): { x: number; z: number } {
  const rank = Math.floor(square / FILES);
  return { x: (square - rank * FILES - 3.5) * SQUARE, z: (rank - 3.5) * SQUARE };
}

function isWhite(man: string): boolean {
  return man.startsWith("white");
}

function check(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (seat !== state.turn) return refuse("T-1", "turn");
  switch (action.kind) {
    case "step": {
      const from = state.squares[action.man] ?? -1;
      if (from < 0 || isWhite(action.man) !== (seat === 0)) return refuse("T-2", "man");
      const [here, there] = [squareAt(from), squareAt(action.square)];
      const steps = Math.abs(here.x - there.x) + Math.abs(here.z - there.z);
      if (Math.abs(steps - SQUARE) > 0.01) return refuse("T-3", "far");
      const own = MEN.some(
        (man) => state.squares[man] === action.square && isWhite(man) === isWhite(action.man),
      );
      return own ? refuse("T-4", "own") : undefined;
    }
    case "pay":
      return (state.chips[action.from] ?? 0) < action.chips ? refuse("T-5", "chips") : undefined;
    default:
      return undefined;
  }
}

function act(state: State, action: Action): void {
  switch (action.kind) {
    case "step":
      for (const man of MEN) if (state.squares[man] === action.square) state.squares[man] = -1;
      state.squares[action.man] = action.square;
      return;
    case "promote":
      state.shapes[action.man] = action.shape;
      return;
    case "pay":
      state.chips[action.from] = (state.chips[action.from] ?? 0) - action.chips;
      // For a place that there is not this comes too late, as a bug of ours would: the chips are gone.
      state.chips[action.to] = must(state.chips[action.to], "a place for chips") + action.chips;
      return;
    case "hold":
      state.holders[action.card] = action.seat;
      return;
    case "pass":
      state.turn = (state.turn + 1) % state.seats;
      return;
  }
}

const rules: Rules<State, Action, GameEvent, State> = {
  id: "toy-chess",
  seats: { min: 1, max: 2 },
  options: [],
  start: (_options, seats) => ({
    seats,
    turn: 0,
    squares: { ...BEGIN },
    shapes: { ...SHAPES },
    chips: { stack1: 32, stack2: 32, pot: 0 },
    holders: { KH: -1, "2C": -1, "7D": -1 },
  }),
  parse: variants<Action>({
    step: { man: text, square: count },
    promote: { man: text, shape: oneOf<ChessShape>(["king", "queen", "rook", "bishop", "knight", "pawn"]) },
    pay: { from: text, to: text, chips: count },
    hold: { card: text, seat: whole(-1, 1) },
    pass: {},
  }),
  waiting: (state) => {
    const choices: Choice<Action>[] = [{ action: { kind: "pass" }, rule: "T-1" }];
    return { kind: "decisions", decisions: [{ seat: state.turn, choices }] };
  },
  check,
  act: (state, seat, action) => {
    const refusal = check(state, seat, action);
    if (refusal !== undefined) return refusal;
    act(state, action);
    return { kind: "done", events: [] };
  },
  resolve: () => refuse("T-0", "chance"),
  seen: (state) => state,
  summary: () => ({}),
};

function manPiece(state: State, man: string, index: number): ChessPiece {
  const square = state.squares[man] ?? -1;
  const at = square < 0 ? { x: 9 + index * 1.5, z: 8 } : squareAt(square);
  return {
    kind: "chess",
    id: man,
    shape: state.shapes[man] ?? "pawn",
    place: { ...at, yaw: 0, layer: 0 },
    onChessBoard: square >= 0,
    movable: square >= 0 && isWhite(man) === (state.turn === 0),
    caption: { name: man, note: "" },
  };
}

function pieces(state: State): Piece[] {
  const list: Piece[] = [
    {
      kind: "chessBoard",
      id: "chess-board",
      place: { x: 0, z: 0, yaw: 0, layer: 0 },
      caption: { name: "Chess board", note: "" },
    },
  ];
  MEN.forEach((man, index) => list.push(manPiece(state, man, index)));
  for (const id of PLACES) {
    const count = state.chips[id] ?? 0;
    const place = CHIPS_PLACES[id] ?? { x: 0, z: 0, yaw: 0, layer: 0 };
    list.push({ kind: "chips", id, count, place, caption: { name: `${id}: ${count} chips`, note: "" } });
  }
  CARDS.forEach((card, index) => {
    const holder = state.holders[card] ?? -1;
    list.push({
      kind: "card",
      id: card,
      place: { x: 12, z: index * 4 - 6, yaw: 0, layer: 0 },
      hand: holder < 0 ? undefined : holder,
      faceUp: false,
      sight: holder < 0 ? "nobody" : [holder],
      movable: false,
      caption: { name: "A card", note: "" },
    });
  });
  return list;
}

/** All squares without anything on them, made once: a scene must not cost more than a frame. */
const BOARD: Spot[] = [];
for (let square = 0; square < FILES * FILES; square++)
  BOARD.push({ id: `${square}`, ...squareAt(square), width: SQUARE, depth: SQUARE, pieces: [] });

function spots(state: State): Spot[] {
  const list = BOARD.slice();
  for (const man of MEN) {
    const square = state.squares[man] ?? -1;
    const spot = list[square];
    if (spot !== undefined) list[square] = { ...spot, pieces: [man] };
  }
  return list;
}

function labelOf(action: Action): string {
  return action.kind === "step" ? `${action.man} to ${action.square}` : action.kind;
}

/** The toy. */
export const toyChess: Game<State, Action, GameEvent, State> = {
  rules,
  words: {
    title: () => "Toy chess",
    hook: () => "",
    prompt: () => "What now?",
    status: ({ turn }) => `Seat ${turn} is to play`,
    choice: (_seen, { action }) => ({ group: "", label: labelOf(action), detail: "", odds: "" }),
    confirm: () => undefined,
    refusal: ({ reason }) => `Refused: ${reason}`,
    event: () => undefined,
    hints: () => [],
    option: () => ({ label: "", detail: "" }),
    optionValue: () => "",
    figures: () => "",
    when: () => "",
    ruleExample: "T-1",
    result: () => ({ headline: "", sentence: "" }),
  },
  box: {
    board: { width: 44, depth: 28, print: [] },
    cards: CARDS.map((id) => ({ id, card: id })),
    cardSize: 1,
    dice: [],
    tokens: [],
    pawns: [],
    chessBoard: { id: "chess-board" },
    chess: MEN.map((id) => ({ id, colour: isWhite(id) ? "white" : "black" })),
    chips: PLACES.map((id) => ({ id })),
  },
  scene: [pieces],
  spots,
  labels: () => [],
  keys: { isRoll: () => false, isPass: () => false },
  presets: [],
  bots: [],
  gesture: (_state, gesture) =>
    gesture.kind === "drop" && MEN.some((man) => man === gesture.piece)
      ? { kind: "step", man: gesture.piece, square: tonumber(gesture.spot) ?? -1 }
      : undefined,
  policies: {},
  face: PLAIN_FACE,
};
