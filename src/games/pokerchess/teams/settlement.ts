import type { Seat } from "../../../kit/rules";
import { must } from "../../../kit/must";
import { otherSide, type Side } from "../chess/position";
import type { OpenState, State } from "../state";
import type { Event } from "../events";
import { equalShares } from "./chips";
import { rosterOf } from "./roster";

/** What the members of the two teams have after one has lost, from what they had; in roster order (PC-12.16). */
export function shareSpoils(
  losers: readonly number[],
  winners: readonly number[],
): { losers: number[]; winners: number[] } {
  const paid = losers.map((chips, place) => (place === 0 ? chips : Math.floor(chips / 2)));
  const [ransom = 0] = paid;
  let pool = 0;
  for (const [place, chips] of paid.entries()) if (place > 0) pool += chips;
  const shares = equalShares(pool, winners.length);
  return {
    losers: losers.map((chips, place) => chips - must(paid[place], "what a loser pays")),
    winners: winners.map(
      (chips, place) => chips + must(shares[place], "a winner's share") + (place === 0 ? ransom : 0),
    ),
  };
}

/**
 * The chips change hands after a king is captured, or a side forfeits or is blocked and loses: to the winning General go
 * all of the losing General's, to the whole winning team half of everybody else's (PC-9.4, PC-12.16).
 */
export function settleKing(state: State, loser: Side, events: Event[]): void {
  const losers = rosterOf(state, loser);
  const winners = rosterOf(state, otherSide(loser));
  const after = shareSpoils(chipsOf(state, losers), chipsOf(state, winners));
  setChips(state, losers, after.losers, events);
  setChips(state, winners, after.winners, events);
}

/** After the settlement a team of which every member wants it shares its chips equally (PC-12.19). */
export function shareEqually(state: State, events: Event[]): void {
  for (const roster of state.teams) {
    if (roster.length === 1 || !roster.every((seat) => state.sharing[seat] === true)) continue;
    let total = 0;
    for (const chips of chipsOf(state, roster)) total += chips;
    setChips(state, roster, equalShares(total, roster.length), events);
  }
}

function chipsOf({ stacks }: OpenState, roster: readonly Seat[]): number[] {
  return roster.map((seat) => must(stacks[seat], "a seat with a stack"));
}

function setChips(state: State, roster: readonly Seat[], chips: readonly number[], events: Event[]): void {
  for (const [place, seat] of roster.entries()) {
    const after = must(chips[place], "the chips of a member");
    if (state.stacks[seat] === after) continue;
    state.stacks[seat] = after;
    events.push({ kind: "settled", seat, chips: after });
  }
}
