import type { Seat } from "../../kit/rules";
import { otherRole } from "./battle/roles";
import { victimOf } from "./chess/moves";
import { shapeOf, type Move } from "./chess/position";
import { holeOdds, typeOdds } from "./odds";
import { ROLES, type Seen } from "./state";

/**
 * The chance, from 0 to 1, that an attack wins its showdown, by the types of the two pieces and the private card;
 * undefined for a move that is no attack, and for whoever does not know that card.
 */
export function attackOdds({ position, privateCard }: Seen, move: Move): number | undefined {
  const victim = victimOf(position, move);
  const attacker = shapeOf(position.board[move.from] ?? "");
  const defender = shapeOf(position.board[victim ?? move.to] ?? "");
  if (privateCard === undefined || attacker === undefined || defender === undefined) return undefined;
  return typeOdds(attacker, defender, privateCard).win;
}

/**
 * The chance, from 0 to 1, that a contestant wins the showdown if the other hidden card may be any, from a table: before the
 * flop only, since to count it takes longer than a frame. Undefined for whoever does not know the own hidden card.
 */
export function battleOdds({ battle, privateCard, downCard }: Seen, seat: Seat): number | undefined {
  const role = ROLES.find((each) => battle?.[each].seat === seat);
  if (battle?.street !== "preflop" || role === undefined) return undefined;
  const hidden = role === "attacker" ? privateCard : downCard;
  const { match } = battle[role];
  const opposing = battle[otherRole(role)].match;
  if (match === undefined || hidden === undefined || opposing === undefined) return undefined;
  return holeOdds(match, hidden, opposing).win;
}
