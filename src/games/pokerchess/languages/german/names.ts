import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CHIPS: Translation<typeof english.CHIPS> = { one: "1 Chip", many: "{count} Chips" };
export const NO_CARD = "keine Karte";

export const SHAPE_NAMES: Translation<typeof english.SHAPE_NAMES> = {
  king: "König",
  queen: "Dame",
  rook: "Turm",
  bishop: "Läufer",
  knight: "Springer",
  pawn: "Bauer",
};
export const SHAPE_TITLES: Translation<typeof english.SHAPE_TITLES> = {
  king: "König",
  queen: "Dame",
  rook: "Turm",
  bishop: "Läufer",
  knight: "Springer",
  pawn: "Bauer",
};

export const SIDE_NAMES: Translation<typeof english.SIDE_NAMES> = { white: "weiß", black: "schwarz" };
export const SIDE_TITLES: Translation<typeof english.SIDE_TITLES> = { white: "Weiße", black: "Schwarze" };

export const MAN_NAMES: Translation<typeof english.MAN_NAMES> = {
  K: "Weißer König",
  Q: "Weiße Dame",
  R: "Weißer Turm",
  B: "Weißer Läufer",
  N: "Weißer Springer",
  P: "Weißer Bauer",
  k: "Schwarzer König",
  q: "Schwarze Dame",
  r: "Schwarzer Turm",
  b: "Schwarzer Läufer",
  n: "Schwarzer Springer",
  p: "Schwarzer Bauer",
};

export const STREET_NAMES: Translation<typeof english.STREET_NAMES> = {
  preflop: "Vor dem Flop",
  flop: "Der Flop",
  turn: "Die Turn-Karte",
  river: "Die River-Karte",
};
export const STREET_TITLES: Translation<typeof english.STREET_TITLES> = {
  preflop: "Preflop",
  flop: "Flop",
  turn: "Turn",
  river: "River",
};

export const TEAM_OF = "Team von {player}";
export const PAYS = "{player} zahlt {amount}, und niemand gewinnt";
export const PAYS_NOTHING = "alle behalten ihre Chips, und niemand gewinnt";
