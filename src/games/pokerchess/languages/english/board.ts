import type { Role } from "../../state";

/** The texts on the board. */
export const BOARD = {
  turn: "Turn {turn}",
  whiteToMove: "White pieces to move",
  blackToMove: "Black pieces to move",
  forming: "Forming teams",
  drawing: "Draw for white",
  assigning: "Assigning pieces",
  over: "Game over",
  battle: "{attacker}'s {shape} attacks {defender}'s {target} on {square}",
  late: "{late} is out of time: {player} may choose",
  deck: "Deck {count}",
  burnt: "Burnt {count}",
  flips: "Dealt for the match cards",
  pot: "Pot {count}",
  bet: "Bet {count}",
  odds: "Call pays above {chance} %",
  team: "Team {team}: {player}",
  person: "{player}, {chips}",
  side: "{side} pieces: {player}, {chips}",
  teamSide: "{side} pieces: General {player}, {chips}",
  member: "{player}\n{chips}",
  draws: "draws {card}",
  fighter: "{player}: {shape}, {square}",
  taken: "Captured {side} pieces",
  lastTaken: "Last: {attacker}'s {shape} captured {defender}'s {target} on {square}",
  lastHeld: "Last: {defender}'s {target} on {square} held against {attacker}'s {shape}",
  lastHands: "{attackerHand} – {defenderHand}",
  lastFold: "Fold, pot {pot}",
  match: "Match card",
  hole: "Hidden",
};

export const ROLE_NAMES: Record<Role, string> = { attacker: "Attacker", defender: "Defender" };
