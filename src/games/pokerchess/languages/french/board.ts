import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const BOARD: Translation<typeof english.BOARD> = {
  turn: "Tour {turn}",
  whiteToMove: "Trait aux Blancs",
  blackToMove: "Trait aux Noirs",
  forming: "Choix des équipes",
  drawing: "Tirage des Blancs",
  assigning: "Partage des pièces",
  over: "Partie finie",
  battle: "{attacker} : {shape} attaque {target} ({defender}) en {square}",
  late: "{late} est en retard : {player} peut choisir",
  deck: "Paquet {count}",
  burnt: "Brûlées {count}",
  flips: "Cartes retournées",
  pot: "Pot : {count}",
  bet: "Mise {count}",
  odds: "Suivre paie dès {chance} %",
  team: "Équipe {team} : {player}",
  person: "{player} : {chips}",
  side: "{side} : {player}, {chips}",
  teamSide: "{side} : Général {player}, {chips}",
  member: "{player} :\n{chips}",
  draws: "tire {card}",
  fighter: "{player} : {shape}, {square}",
  taken: "{side} pris",
  lastTaken: "Avant : {shape} ({attacker}) prend {target} ({defender}) en {square}",
  lastHeld: "Avant : {target} ({defender}) en {square} tient contre {shape} ({attacker})",
  lastHands: "{attackerHand} – {defenderHand}",
  lastFold: "Sans abattage, pot {pot}",
  match: "Assortie",
  hole: "Cachée",
};

export const ROLE_NAMES: Translation<typeof english.ROLE_NAMES> = {
  attacker: "À l’attaque",
  defender: "En défense",
};
