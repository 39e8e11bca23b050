import type { ChessShape } from "../../../kit/scene";
import type { Side } from "../chess/position";
import type { Street } from "../state";

/** How the last two of several names are joined. */
export const AND = "{others} and {last}";
/** A number of chips. */
export const CHIPS = { one: "1 chip", many: "{count} chips" };
export const NO_CARD = "no card";

export const SHAPE_NAMES: Record<ChessShape, string> = {
  king: "king",
  queen: "queen",
  rook: "rook",
  bishop: "bishop",
  knight: "knight",
  pawn: "pawn",
};

/** As `SHAPE_NAMES`, where one begins a line. */
export const SHAPE_TITLES: Record<ChessShape, string> = {
  king: "King",
  queen: "Queen",
  rook: "Rook",
  bishop: "Bishop",
  knight: "Knight",
  pawn: "Pawn",
};

/** A side by the colour of its pieces, since a player may be called by a colour too. */
export const SIDE_NAMES: Record<Side, string> = { white: "white", black: "black" };
/** As `SIDE_NAMES`, where one begins a line. */
export const SIDE_TITLES: Record<Side, string> = { white: "White", black: "Black" };
export const SIDE_PIECES = "the {side} pieces";

export const STREET_NAMES: Record<Street, string> = {
  preflop: "Before the flop",
  flop: "The flop",
  turn: "The turn card",
  river: "The river card",
};

/** A street as a caption. */
export const STREET_TITLES: Record<Street, string> = {
  preflop: "Preflop",
  flop: "Flop",
  turn: "Turn",
  river: "River",
};

/** A side that is a team, by its General. */
export const TEAM_OF = "{player}'s team";
/** What an offer to end the game comes to (PC-9.6). */
export const PAYS = "{player} pays {amount}, and nobody wins";
export const PAYS_NOTHING = "everybody keeps the chips, and nobody wins";
