import type { Seat } from "../../../kit/rules";
import { otherRole } from "../rules/battle/roles";
import { holeOdds, type HeldCards } from "../rules/odds";
import { runouts } from "../rules/runouts";
import { ROLES, type Seen } from "../rules/state";

/** How many chances are remembered: more than both sides of a battle ever ask for. */
const MOST = 12;

/** The chances that have been found out, by the cards. */
let found: Record<string, number | undefined> = {};
let count = 0;

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

function nameOf({ match, hidden, opposing, community }: HeldCards): string {
  return `${match}${hidden}${opposing}${community.join("")}`;
}

/**
 * The chance, from 0 to 1, that a contestant wins the showdown if the other hidden card may be any: from a table before the flop,
 * later once `study` has found it out.
 */
export function battleOdds(seen: Seen, seat: Seat): number | undefined {
  const cards = heldBy(seen, seat);
  if (cards === undefined) return undefined;
  if (cards.community.length > 0) return found[nameOf(cards)];
  return holeOdds(cards.match, cards.hidden, cards.opposing).win;
}

/** Finds out the chance of the seat that bets, slice by slice; undefined: it is known, or nobody bets. */
export function study(seen: Seen): ((this: void) => boolean) | undefined {
  const { battle, phase } = seen;
  if (battle === undefined || phase.kind !== "bet" || battle.community.length === 0) return undefined;
  const cards = heldBy(seen, battle[battle.toAct].seat);
  if (cards === undefined || found[nameOf(cards)] !== undefined) return undefined;
  const think = runouts(cards);
  return () => {
    const odds = think();
    if (odds === undefined) return false;
    if (count === MOST) found = {};
    count = count === MOST ? 1 : count + 1;
    found[nameOf(cards)] = odds.win;
    return true;
  };
}
