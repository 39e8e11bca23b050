import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CAPTIONS: Translation<typeof english.CAPTIONS> = {
  chessBoard: {
    name: "Tablero de ajedrez",
    note: "Quien quiera capturar tiene que ganar antes una mano de póker (PC-4.4).",
  },
  deck: {
    name: "Mazo",
    note: "Se baraja al empezar cada turno y en cada batalla (PC-3.3). En una batalla, la tecla F pasa o iguala.",
  },
  burnt: { name: "Cartas quemadas", note: "Nadie puede mirarlas (PC-4.6)." },
};

export const HOLE_CAPTIONS: Translation<typeof english.HOLE_CAPTIONS> = {
  private: {
    white: {
      name: "Carta privada",
      note: "Solo la conoce quien decide por las blancas (PC-4.1, PC-12.13).",
    },
    black: {
      name: "Carta privada",
      note: "Solo la conoce quien decide por las negras (PC-4.1, PC-12.13).",
    },
  },
  down: {
    white: {
      name: "Carta oculta",
      note: "Solo la conoce quien lucha por las blancas (PC-12.13).",
    },
    black: {
      name: "Carta oculta",
      note: "Solo la conoce quien lucha por las negras (PC-12.13).",
    },
  },
};

export const MATCH_NOTES: Translation<typeof english.MATCH_NOTES> = {
  white: "La carta afín de las blancas (PC-6.4).",
  black: "La carta afín de las negras (PC-6.4).",
};
export const SHOWN_NOTES: Translation<typeof english.SHOWN_NOTES> = {
  white: "La carta oculta de las blancas, enseñada en el duelo final (PC-7.11).",
  black: "La carta oculta de las negras, enseñada en el duelo final (PC-7.11).",
};
export const CARD_NOTES: Translation<typeof english.CARD_NOTES> = {
  flip: "Descubierta al buscar las cartas afines (PC-6.4).",
  community: "Una carta común: parte de las dos manos (PC-7.1).",
  draw: "Sacada en el sorteo de las blancas: la más alta se las lleva (PC-3.2).",
};

export const MAN_ON_SQUARE = "{man}, {square}";
export const MAN_NOTES: Translation<typeof english.MAN_NOTES> = {
  owned: "{player} lucha sus batallas (PC-12.12).",
  attacks: "Ataca {square}.",
  attacked: "Atacada desde {square}.",
  retreats: "Rechazada, se retira (PC-8.3).",
  promotes: "Va a coronar (PC-8.4).",
  taken: "Capturada.",
  both: "{doing} {owned}",
};

export const CHIP_NAME = "Fichas: {count}";
export const CHIP_NOTES: Translation<typeof english.CHIP_NOTES> = {
  stack: "De {player}.",
  freeStack: "No se usan en esta partida.",
  pot: "El bote sin las apuestas de esta ronda (PC-7.5).",
};
export const BET_NOTES: Translation<typeof english.BET_NOTES> = {
  attacker: "Lo que ha puesto quien ataca en esta ronda (PC-7.3).",
  defender: "Lo que ha puesto quien defiende en esta ronda (PC-7.3).",
};
