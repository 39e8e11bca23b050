import { toCall } from "../battle/betting";
import { otherRole } from "../battle/roles";
import type { HeldCards } from "../odds";
import type { Battle, Seen } from "../state";

/** The cards of whoever is to act in a battle; undefined for somebody who does not know them. */
export function cardsToAct({ privateCard, downCard }: Seen, battle: Battle): HeldCards | undefined {
  const { toAct, community } = battle;
  const { match } = battle[toAct];
  const opposing = battle[otherRole(toAct)].match;
  const hidden = toAct === "attacker" ? privateCard : downCard;
  if (match === undefined || opposing === undefined || hidden === undefined) return undefined;
  return { match, hidden, opposing, community };
}

/** What a check, a bet by the pot and the greatest bet tell about a hand, as powers of its place among all hands. */
const CHECKED = -0.4;
const BET_POT = 1.2;
const MOST_EAGER = 3;

/** How good a hand the opponent of whoever is to act rather holds, by the latest bet: 0 if that tells nothing. */
export function eagernessIn(battle: Battle): number {
  const { street, toAct, pot, attacker } = battle;
  const missing = toCall(battle, toAct);
  if (missing === 0) return battle[otherRole(toAct)].acted ? CHECKED : 0;
  // The blind is no bet.
  if (street === "preflop" && toAct === "defender" && attacker.street === 1) return 0;
  return Math.min(MOST_EAGER, (BET_POT * missing) / (pot - missing));
}
