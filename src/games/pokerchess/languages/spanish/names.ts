import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CHIPS: Translation<typeof english.CHIPS> = { one: "1 ficha", many: "{count} fichas" };
export const NO_CARD = "ninguna carta";

export const SHAPE_NAMES: Translation<typeof english.SHAPE_NAMES> = {
  king: "rey",
  queen: "dama",
  rook: "torre",
  bishop: "alfil",
  knight: "caballo",
  pawn: "peón",
};

export const SHAPE_TITLES: Translation<typeof english.SHAPE_TITLES> = {
  king: "Rey",
  queen: "Dama",
  rook: "Torre",
  bishop: "Alfil",
  knight: "Caballo",
  pawn: "Peón",
};

export const SIDE_NAMES: Translation<typeof english.SIDE_NAMES> = {
  white: "blancas",
  black: "negras",
};
export const SIDE_TITLES: Translation<typeof english.SIDE_TITLES> = {
  white: "Blancas",
  black: "Negras",
};

export const MAN_NAMES: Translation<typeof english.MAN_NAMES> = {
  K: "Rey blanco",
  Q: "Dama blanca",
  R: "Torre blanca",
  B: "Alfil blanco",
  N: "Caballo blanco",
  P: "Peón blanco",
  k: "Rey negro",
  q: "Dama negra",
  r: "Torre negra",
  b: "Alfil negro",
  n: "Caballo negro",
  p: "Peón negro",
};

export const STREET_NAMES: Translation<typeof english.STREET_NAMES> = {
  preflop: "Antes del flop",
  flop: "El flop",
  turn: "La cuarta carta (turn)",
  river: "La quinta carta (river)",
};

export const STREET_TITLES: Translation<typeof english.STREET_TITLES> = {
  preflop: "Preflop",
  flop: "Flop",
  turn: "Turn",
  river: "River",
};

export const TEAM_OF = "el equipo de {player}";
export const PAYS = "{player} paga {amount} y nadie gana";
export const PAYS_NOTHING = "cada cual conserva sus fichas y nadie gana";
