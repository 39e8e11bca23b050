import { toCall } from "../battle/betting";
import { behind, otherRole, sideOfRole } from "../battle/roles";
import { otherSide, type Side } from "../chess/position";
import { stackOf } from "../chips";
import type { ShowdownOdds } from "../odds";
import type { Battle, Seen } from "../state";
import { rosterOf } from "../teams/roster";
import { chanceOf, chipsWorth } from "./worth";

/** What is at stake in a battle for one of its contestants. Chips are counts of what lies outside the pot. */
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

/** The duel of whoever is to act, given the log-odds of the positions if this side wins and if it loses. */
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

/** In log-odds, how much better than the opponent a computer player trusts itself to play on: it avoids a throw of the dice. */
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
