import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  pawnDoubleStep: { label: "Peones: paso doble", detail: "Desde su segunda fila." },
  enPassant: { label: "Captura al paso", detail: "Necesita el paso doble de los peones." },
  castling: { label: "Enroque", detail: "Las casillas atacadas no importan." },
  postflopFirst: {
    label: "Habla primero tras el flop",
    detail: "Antes del flop es quien defiende.",
  },
  tieRule: {
    label: "Duelo empatado",
    detail: "En ambos casos cada cual se lleva la mitad del bote.",
  },
  noMoveRule: {
    label: "Quien no puede mover",
    detail: "Dos turnos perdidos seguidos son tablas.",
  },
  quietLimit: {
    label: "Tablas sin ataques",
    detail: "Tras esos turnos seguidos. 0 es nunca.",
  },
  turnLimit: {
    label: "Tablas por duración",
    detail: "Tras esos turnos de ambos bandos. 0 es nunca.",
  },
  startingChips: { label: "Fichas de un bando", detail: "Al empezar. Las reglas dicen 32." },
  realMoney: {
    label: "Las fichas valen algo",
    detail: "Quien se queda sin ellas puede comprar más.",
  },
  teamChips: {
    label: "Fichas en un equipo",
    detail: "Las del bando se reparten, o cada cual recibe tantas.",
  },
  moveLimit: {
    label: "Tiempo para mover",
    detail: "También para coronar, retirarse y aportar. 0 es sin límite.",
  },
  battleLimit: {
    label: "Tiempo para apostar",
    detail: "Por decisión en una batalla. 0 es sin límite.",
  },
  clockMode: { label: "El reloj corre", detail: "Enseguida, o cuando lo pide el otro bando." },
  timeBank: { label: "Reserva de tiempo", detail: "De cada cual, para toda la partida." },
  bankStep: { label: "La reserva paga", detail: "Tanto cada vez." },
  lateChoice: {
    label: "Coronar o retirarse tarde",
    detail: "Una jugada tardía siempre la elige el rival.",
  },
  memberRebuy: {
    label: "El equipo puede recomprar",
    detail: "Necesita fichas que valgan algo.",
  },
};

export const OPTION_VALUES: Translation<typeof english.OPTION_VALUES> = {
  true: "sí",
  false: "no",
  attacker: "quien ataca",
  defender: "quien defiende",
  hold: "la defensa resiste",
  capture: "el ataque triunfa",
  pass: "pierde el turno",
  lose: "pierde la partida",
  perSide: "repartidas",
  perPerson: "completas por persona",
  always: "enseguida",
  called: "si se pide",
  default: "dama, o atrás",
  opponent: "elige el rival",
};

export const OPTION_NUMBERS: Translation<typeof english.OPTION_NUMBERS> = {
  quietLimit: { some: "tras {value} turnos", none: "nunca" },
  turnLimit: { some: "tras {value} turnos", none: "nunca" },
  moveLimit: { some: "{value} s", none: "sin límite" },
  battleLimit: { some: "{value} s", none: "sin límite" },
  timeBank: { some: "{value} s", none: "ninguna" },
  bankStep: { some: "{value} s", none: "" },
};
