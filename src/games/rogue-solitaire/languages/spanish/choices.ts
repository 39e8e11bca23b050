import type { Translation } from "../../../../kit/language";
import type * as english from "../english/choices";

export const CHOICES: Translation<typeof english.CHOICES> = {
  walk: "Ir {way}",
  travel: "Ir a {cell}",
  flip: "Voltear la carta {side}",
  attack: "Atacar {enemy} {side}",
  besideGroup: "Junto a ti",
  farGroup: "Ir a la fila {row}",
  free: "gratis",
  clears: "supera el piso",
  odds: "ganas {win} %, pierdes {loss} %",
  oddsAided: "{win} %, con ayuda {aided} %",
  flipOdds: "ganas {win} %",
  flipOddsOrAce: "ganas {win} %, As {ace} %",
  noAce: "ningún As",
  sureWin: "ganas seguro",
  sureLoss: "pierdes seguro",
  aid: "Añadir {held}",
  decline: "No añadirla",
  outcomes: { win: "ganas", draw: "empate", loss: "pierdes una vida" },
  payJoker: "Pagar con un comodín",
  payJokerDetail: "quedan {jokers}",
  payAce: "Pagar con el As",
  payAceDetail: "libera tu mano",
  capture: "Capturar {enemy}",
  captureDetail: "suma {value} a un combate",
  leave: "Dejar {enemy}",
  leaveDetail: "tu mano sigue libre",
  keep: "Guardar el As",
  keepDetail: "un punto de vida más",
  discard: "Descartar el As",
  discardDetail: "tu mano sigue libre",
};

export const CONFIRM: Translation<typeof english.CONFIRM> = {
  decline: "Sin ayuda pierdes tu último punto de vida. ¿La rechazas de todos modos?",
};
