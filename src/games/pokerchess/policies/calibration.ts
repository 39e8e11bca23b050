import type { Reading } from "../../../kit/calibrated";
import { sideOfRole } from "../rules/battle/roles";
import type { Seen } from "../rules/state";
import { duelChips } from "./duel";
import { balanceOf, chanceOf, logOddsOf } from "./worth";

/*
 * What the bots take for chances orders their choices, but is none. The chance to win was fitted to 300 games of two, each of whom
 * slipped in one choice of ten (docs/figures.md). Between battles it is that of the chips alone: neither pieces and places nor what the
 * bots foresee told anything more of who won. In a battle it is what a bet is rated at, without the pieces and without the bots'
 * trust in themselves.
 */

/** What an advantage in chips counts between battles, in log-odds. */
const CHIPS = 0.93;
/** In a battle: what each is short of, and what the rating, the pieces and the chips count, in log-odds. */
const IN_BATTLE = { base: -1.08, rating: 1.06, pieces: -1.21, chips: 0.095 };
/** No bet is more certain than this, which is what the fit was limited to. */
const SURE = 0.999;

/** The chance to win by what a bot rates a choice at: between battles the same for all. */
export const readingIn: Reading<Seen> = (seen) => {
  const { battle, phase, position } = seen;
  if (battle === undefined || phase.kind !== "bet") {
    const chance = chanceOf(CHIPS * duelChips(seen, position.side));
    return () => chance;
  }
  const side = sideOfRole(seen, battle.toAct);
  const chips = duelChips(seen, side);
  const balance = balanceOf(position.board);
  const pieces = side === "white" ? balance : -balance;
  const fixed = IN_BATTLE.base + IN_BATTLE.pieces * pieces + IN_BATTLE.chips * chips;
  return (rating) => {
    const limited = Math.min(SURE, Math.max(1 - SURE, rating));
    return chanceOf(fixed + IN_BATTLE.rating * logOddsOf(limited));
  };
};
