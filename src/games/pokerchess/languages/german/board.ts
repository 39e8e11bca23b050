import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const BOARD: Translation<typeof english.BOARD> = {
  turn: "Zug {turn}",
  whiteToMove: "Weiße am Zug",
  blackToMove: "Schwarze am Zug",
  forming: "Teams bilden",
  drawing: "Auslosung um Weiß",
  assigning: "Figuren verteilen",
  over: "Spiel vorbei",
  battle: "{shape} von {attacker} greift {target} von {defender} auf {square} an",
  late: "{late} ist zu spät: {player} darf wählen",
  deck: "Stapel {count}",
  burnt: "Verbrannt {count}",
  flips: "Aufgedeckt für die Figurenkarten",
  pot: "Pot {count}",
  bet: "Einsatz {count}",
  odds: "Mitgehen lohnt sich über {chance} %",
  team: "Team {team}: {player}",
  person: "{player}, {chips}",
  side: "{side} Figuren: {player}, {chips}",
  teamSide: "{side} Figuren: General {player}, {chips}",
  member: "{player}\n{chips}",
  draws: "zieht {card}",
  fighter: "{player}: {shape}, {square}",
  taken: "{side}: geschlagen",
  lastTaken: "Zuletzt: {shape} von {attacker} schlug {target} von {defender} auf {square}",
  lastHeld: "Zuletzt: {target} von {defender} auf {square} hielt gegen {shape} von {attacker}",
  lastHands: "{attackerHand} – {defenderHand}",
  lastFold: "Durch Passen, Pot {pot}",
  match: "Figurenkarte",
  hole: "Verdeckt",
};

export const ROLE_NAMES: Translation<typeof english.ROLE_NAMES> = {
  attacker: "Angriff",
  defender: "Verteidigung",
};
