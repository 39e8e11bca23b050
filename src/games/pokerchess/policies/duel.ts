import { toCall } from "../rules/battle/betting";
import { behind, otherRole, sideOfRole } from "../rules/battle/roles";
import { otherSide, type Side } from "../rules/chess/position";
import type { HeldCards, ShowdownOdds } from "../rules/odds";
import type { Battle, Seen } from "../rules/state";
import { stackOf } from "../rules/teams/chips";
import { rosterOf } from "../rules/teams/roster";
import { chanceOf, chipsWorth } from "./worth";

/** What is at stake in a battle for one of its contestants. Chips are counted outside the pot. */
export interface Duel {
  /** The chips of both sides; those behind the two contestants limit what can be bet. */
  own: number;
  theirs: number;
  behind: number;
  theirBehind: number;
  pot: number;
  toCall: number;
  /** The log-odds of the positions after the battle, without the chips; `CERTAIN` if a king has fallen. */
  won: number;
  lost: number;
  tied: number;
}

/** The duel of the player to act, given the log-odds of the positions if this side wins and if it loses. */
export function duelOf(seen: Seen, battle: Battle, won: number, lost: number): Duel {
  const role = battle.toAct;
  const holds = (role === "defender") === (seen.options.tieRule === "hold");
  return {
    own: chipsOf(seen, sideOfRole(seen, role)),
    theirs: chipsOf(seen, sideOfRole(seen, otherRole(role))),
    behind: behind(seen, battle, role),
    theirBehind: behind(seen, battle, otherRole(role)),
    pot: battle.pot,
    toCall: toCall(battle, role),
    won,
    lost,
    tied: holds ? won : lost,
  };
}

/** What the chips of both sides are worth to one of them, in log-odds. */
export function duelChips(seen: Seen, side: Side): number {
  return chipsWorth(chipsOf(seen, side), chipsOf(seen, otherSide(side)));
}

/** The chips of all members of a side. */
function chipsOf(seen: Seen, side: Side): number {
  let chips = 0;
  for (const seat of rosterOf(seen, side)) chips += stackOf(seen, seat);
  return chips;
}

/** In log-odds, how much better than the opponent a bot trusts itself to play on: it avoids a throw of the dice. */
const CONFIDENCE = 1;

function chanceWith(position: number, own: number, theirs: number): number {
  if (own <= 0) return 0;
  return theirs <= 0 ? 1 : chanceOf(position + chipsWorth(own, theirs) + CONFIDENCE);
}

/** The chance to win the game after a fold. */
export function chanceOfFold({ lost, own, theirs, pot }: Duel): number {
  return chanceWith(lost, own, theirs + pot);
}

/** The chance to win the game if the opponent folds, now or to a raise. */
export function chanceIfTheyFold({ won, own, theirs, pot }: Duel): number {
  return chanceWith(won, own + pot, theirs);
}

/**
 * The chance to win the game if the rest of the board decides, after this side has put in what it has to call and the
 * other side has called a raise.
 */
export function chanceOfShowdown(duel: Duel, raise: number, { win, tie }: ShowdownOdds): number {
  const { toCall: missing, behind: most, theirBehind, won, lost, tied } = duel;
  const called = Math.min(missing, most);
  const raised = Math.min(raise, theirBehind);
  // What this side cannot match goes back to the other one.
  const theirs = duel.theirs + missing - called - raised;
  const own = duel.own - called - raised;
  const pot = duel.pot - (missing - called) + called + 2 * raised;
  return (
    win * chanceWith(won, own + pot, theirs) +
    tie * chanceWith(tied, own + pot / 2, theirs + pot / 2) +
    (1 - win - tie) * chanceWith(lost, own, theirs + pot)
  );
}

/** The cards of the player to act in a battle; undefined for somebody who does not know them. */
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

/** How good a hand the latest bet suggests for the opponent of the player to act: 0 if it suggests nothing. */
export function eagernessIn(battle: Battle): number {
  const { street, toAct, pot, attacker } = battle;
  const missing = toCall(battle, toAct);
  if (missing === 0) return battle[otherRole(toAct)].acted ? CHECKED : 0;
  // The blind is no bet.
  if (street === "preflop" && toAct === "defender" && attacker.street === 1) return 0;
  return Math.min(MOST_EAGER, (BET_POT * missing) / (pot - missing));
}
