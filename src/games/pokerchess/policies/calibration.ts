import { logisticCurve, type Reading } from "../../../kit/advice/calibrated";
import { sideOfRole } from "../rules/battle/roles";
import type { Side } from "../rules/chess/position";
import type { Seen } from "../rules/state";
import { duelChips } from "./duel";
import { balanceOf, chanceOf } from "./worth";

/*
 * The bots' estimates order their choices, but are no chances. The chance to win was fitted to 1,000 games of two, each of whom
 * slipped in one choice of ten (docs/figures.md). Between battles it is that of the chips and, a little, of the pieces: the bots'
 * forecasts predicted the winner no better. In a battle it is what a bet is rated at, with most of the pieces and of the bots'
 * trust in themselves taken away.
 */

/** The weight of an advantage in chips and pieces between battles, in log-odds. */
const CHIPS = 0.72;
const PIECES = 0.15;
/** In a battle: what each is short of, and what the rating, the pieces and the chips count, in log-odds. */
const IN_BATTLE = { base: -0.74, rating: 0.74, pieces: -0.72, chips: 0.07 };

/** The chance to win from a bot's rating of a choice: between battles the same for all. */
export const readingIn: Reading<Seen> = (seen) => {
  const { battle, phase, position } = seen;
  if (battle === undefined || phase.kind !== "bet") {
    const chance = chanceBetween(seen, position.side);
    return () => chance;
  }
  const side = sideOfRole(seen, battle.toAct);
  const [chips, pieces] = [duelChips(seen, side), piecesOf(seen, side)];
  return logisticCurve(
    IN_BATTLE.base + IN_BATTLE.pieces * pieces + IN_BATTLE.chips * chips,
    IN_BATTLE.rating,
  );
};

/** The chance of a side to win between battles. */
export function chanceBetween(seen: Seen, side: Side): number {
  return chanceOf(CHIPS * duelChips(seen, side) + PIECES * piecesOf(seen, side));
}

/** How much better the pieces of a side are, in log-odds. */
function piecesOf({ position }: Seen, side: Side): number {
  const balance = balanceOf(position.board);
  return side === "white" ? balance : -balance;
}
