import type { Seat } from "../../../kit/rules/rules";
import type { Event, ScoredHand, State } from "./state";

/** The seats with the strongest of these hands, in their order; several if they are tied (RF-7.7, RF-10.3). */
export function strongestOf(hands: readonly ScoredHand[]): Seat[] {
  let strongest = 0;
  for (const { strength } of hands) strongest = Math.max(strongest, strength);
  return hands.filter(({ strength }) => strength === strongest).map(({ seat }) => seat);
}

/** Ends the game if somebody has more than the target after a showdown (RF-11.1); true if it has ended. */
export function endIfWon(state: State, hands: readonly ScoredHand[], events: Event[]): boolean {
  if (highestScore(state) <= state.options.target) return false;
  const leaders = leadersOf(state);
  // All leaders scored in this showdown (RF-11.2), unless a state was set up by hand.
  const winners = strongestOf(hands.filter(({ seat }) => leaders.includes(seat)));
  finish(state, winners.length > 0 ? winners : leaders, events);
  return true;
}

/** Ends the game after the last turn that the option `maxTurns` allows: the highest score wins (RF-13). */
export function finishByTurns(state: State, events: Event[]): void {
  finish(state, leadersOf(state), events);
}

/** Ends the game for one winner or as a draw (RF-11.2); what was still to be done is dropped (RF-9.4). */
function finish(state: State, winners: Seat[], events: Event[]): void {
  const ending = winners.length === 1 ? "win" : "draw";
  state.agenda = [];
  state.shuffles = 0;
  state.phase = { kind: "over", ending, winners };
  events.push({ kind: "gameOver", ending, winners, score: highestScore(state) });
}

function highestScore(state: State): number {
  let highest = 0;
  for (const score of state.scores) highest = Math.max(highest, score);
  return highest;
}

/** The seats with the highest score, in their order. */
function leadersOf(state: State): Seat[] {
  const highest = highestScore(state);
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.scores.length; seat++) if (state.scores[seat] === highest) seats.push(seat);
  return seats;
}
