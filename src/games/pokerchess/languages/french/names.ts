import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CHIPS: Translation<typeof english.CHIPS> = { one: "1 jeton", many: "{count} jetons" };
export const NO_CARD = "aucune carte";

/** With their articles, so that they fit into any sentence. */
export const SHAPE_NAMES: Translation<typeof english.SHAPE_NAMES> = {
  king: "le roi",
  queen: "la dame",
  rook: "la tour",
  bishop: "le fou",
  knight: "le cavalier",
  pawn: "le pion",
};
export const SHAPE_TITLES: Translation<typeof english.SHAPE_TITLES> = {
  king: "Roi",
  queen: "Dame",
  rook: "Tour",
  bishop: "Fou",
  knight: "Cavalier",
  pawn: "Pion",
};

export const SIDE_NAMES: Translation<typeof english.SIDE_NAMES> = { white: "les Blancs", black: "les Noirs" };
export const SIDE_TITLES: Translation<typeof english.SIDE_TITLES> = { white: "Blancs", black: "Noirs" };

export const MAN_NAMES: Translation<typeof english.MAN_NAMES> = {
  K: "Roi blanc",
  Q: "Dame blanche",
  R: "Tour blanche",
  B: "Fou blanc",
  N: "Cavalier blanc",
  P: "Pion blanc",
  k: "Roi noir",
  q: "Dame noire",
  r: "Tour noire",
  b: "Fou noir",
  n: "Cavalier noir",
  p: "Pion noir",
};

export const STREET_NAMES: Translation<typeof english.STREET_NAMES> = {
  preflop: "Avant le flop",
  flop: "Le flop",
  turn: "Le turn",
  river: "La river",
};
export const STREET_TITLES: Translation<typeof english.STREET_TITLES> = {
  preflop: "Préflop",
  flop: "Flop",
  turn: "Turn",
  river: "River",
};

export const TEAM_OF = "l’équipe {player}";
export const PAYS = "{player} paie {amount}, et personne ne gagne";
export const PAYS_NOTHING = "chacun garde ses jetons, et personne ne gagne";
