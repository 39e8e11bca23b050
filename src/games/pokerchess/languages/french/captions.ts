import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CAPTIONS: Translation<typeof english.CAPTIONS> = {
  chessBoard: {
    name: "Échiquier",
    note: "Pour prendre une pièce, il faut d’abord gagner un coup de poker (PC-4.4).",
  },
  deck: {
    name: "Paquet",
    note: "Mélangé au début de chaque tour et à chaque combat (PC-3.3). En combat, la touche F fait parole ou suit.",
  },
  burnt: { name: "Cartes brûlées", note: "Personne n’a le droit de les voir (PC-4.6)." },
};

export const HOLE_CAPTIONS: Translation<typeof english.HOLE_CAPTIONS> = {
  private: {
    white: {
      name: "Carte privée",
      note: "Seuls ceux qui décident pour les Blancs la connaissent (PC-4.1, PC-12.13).",
    },
    black: {
      name: "Carte privée",
      note: "Seuls ceux qui décident pour les Noirs la connaissent (PC-4.1, PC-12.13).",
    },
  },
  down: {
    white: { name: "Carte cachée", note: "Connue seulement de qui combat pour les Blancs (PC-12.13)." },
    black: { name: "Carte cachée", note: "Connue seulement de qui combat pour les Noirs (PC-12.13)." },
  },
};

export const MATCH_NOTES: Translation<typeof english.MATCH_NOTES> = {
  white: "La carte assortie des Blancs (PC-6.4).",
  black: "La carte assortie des Noirs (PC-6.4).",
};
export const SHOWN_NOTES: Translation<typeof english.SHOWN_NOTES> = {
  white: "La carte cachée des Blancs, montrée à l’abattage (PC-7.11).",
  black: "La carte cachée des Noirs, montrée à l’abattage (PC-7.11).",
};
export const CARD_NOTES: Translation<typeof english.CARD_NOTES> = {
  flip: "Retournée pendant la recherche des cartes assorties (PC-6.4).",
  community: "Une carte commune : elle compte pour les deux mains (PC-7.1).",
  draw: "Tirée pour les Blancs : la plus forte les obtient (PC-3.2).",
};

export const MAN_ON_SQUARE = "{man}, {square}";
export const MAN_NOTES: Translation<typeof english.MAN_NOTES> = {
  owned: "{player} livre ses combats (PC-12.12).",
  attacks: "Attaque {square}.",
  attacked: "Sous l’attaque de {square}.",
  retreats: "Attaque repoussée, doit se replier (PC-8.3).",
  promotes: "Va être promu (PC-8.4).",
  taken: "Hors de l’échiquier.",
  both: "{doing} {owned}",
};

export const CHIP_NAME = "Jetons : {count}";
export const CHIP_NOTES: Translation<typeof english.CHIP_NOTES> = {
  stack: "À {player}.",
  freeStack: "Hors de cette partie.",
  pot: "Le pot, sans les mises de ce tour d’enchères (PC-7.5).",
};
export const BET_NOTES: Translation<typeof english.BET_NOTES> = {
  attacker: "Ce que l’attaque a misé à ce tour d’enchères (PC-7.3).",
  defender: "Ce que la défense a misé à ce tour d’enchères (PC-7.3).",
};
