import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const BOARD: Translation<typeof english.BOARD> = {
  turn: "Turno {turn}",
  whiteToMove: "Mueven las blancas",
  blackToMove: "Mueven las negras",
  forming: "Se forman los equipos",
  drawing: "Sorteo de las blancas",
  assigning: "Reparto de piezas",
  over: "Fin de la partida",
  battle: "{attacker}: {shape} ataca {square}, {target} de {defender}",
  late: "Se retrasa {late}: puede elegir {player}",
  deck: "Mazo {count}",
  burnt: "Quemadas {count}",
  flips: "Descubiertas al buscar las cartas afines",
  pot: "Bote {count}",
  bet: "Apuesta {count}",
  odds: "Igualar compensa desde {chance} %",
  team: "Equipo {team}: {player}",
  person: "{player}, {chips}",
  side: "{side}: {player}, {chips}",
  teamSide: "{side}: General {player}, {chips}",
  member: "{player}\n{chips}",
  draws: "saca {card}",
  fighter: "{player}: {shape}, {square}",
  taken: "{side} capturadas",
  lastTaken: "Último: {attacker}, {shape} captura {target} de {defender} en {square}",
  lastHeld: "Último: {defender}, {target} en {square} resiste ante {shape} de {attacker}",
  lastHands: "{attackerHand} – {defenderHand}",
  lastFold: "Por retirada, bote {pot}",
  match: "Carta afín",
  hole: "Oculta",
};

export const ROLE_NAMES: Translation<typeof english.ROLE_NAMES> = {
  attacker: "Ataca",
  defender: "Defiende",
};
