import type { ChessShape } from "../../../../kit/scene";
import type { Man, Side } from "../../chess/position";
import type { Street } from "../../state";

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

/** The chess pieces of both sides by their letters: capitals are white. */
export const MAN_NAMES: Record<Man, string> = {
  K: "White king",
  Q: "White queen",
  R: "White rook",
  B: "White bishop",
  N: "White knight",
  P: "White pawn",
  k: "Black king",
  q: "Black queen",
  r: "Black rook",
  b: "Black bishop",
  n: "Black knight",
  p: "Black pawn",
};

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
export const PAYS_NOTHING = "everybody keeps their chips, and nobody wins";
