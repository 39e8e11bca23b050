import type { Seat } from "../../../kit/rules/rules";
import { otherRole } from "../rules/battle/roles";
import { knownOdds, oddsFinder } from "../policies/showdown-odds";
import type { HeldCards } from "../rules/odds";
import { ROLES, type Seen } from "../rules/state";

/** The cards of a contestant, as far as that seat knows them; undefined for somebody who does not know the own hidden card. */
function heldBy({ battle, privateCard, downCard }: Seen, seat: Seat): HeldCards | undefined {
  const role = ROLES.find((each) => battle?.[each].seat === seat);
  if (battle === undefined || role === undefined) return undefined;
  const hidden = role === "attacker" ? privateCard : downCard;
  const { match } = battle[role];
  const opposing = battle[otherRole(role)].match;
  if (match === undefined || hidden === undefined || opposing === undefined) return undefined;
  return { match, hidden, opposing, community: battle.community };
}

/**
 * The chance, from 0 to 1, that a contestant wins the showdown if the other hidden card may be any: from a table before the flop,
 * later once `study` has found it out.
 */
export function battleOdds(seen: Seen, seat: Seat): number | undefined {
  const cards = heldBy(seen, seat);
  return cards === undefined ? undefined : knownOdds(cards)?.win;
}

/** Finds out the chance of the seat that bets, slice by slice; undefined: it is known, or nobody bets. */
export function study(seen: Seen): ((this: void) => boolean) | undefined {
  const { battle, phase } = seen;
  if (battle === undefined || phase.kind !== "bet" || battle.community.length === 0) return undefined;
  const cards = heldBy(seen, battle[battle.toAct].seat);
  return cards === undefined || knownOdds(cards) !== undefined ? undefined : oddsFinder(cards);
}
