import { must } from "../../kit/must";
import { buffTotal } from "./board";
import { hurtEnemy } from "./combat";
import { comparisonOf } from "./comparison";
import { hurtPlayer } from "./player";
import { AFTER_START } from "./start";
import type { Event, Outcome, Roll, State } from "./state";

/** All dice of a round have been thrown: the white ones first (PRR-9.4, PRR-21.1). */
export function beginRoll(state: State, faces: readonly number[], events: Event[]): void {
  const each = faces.length / 2;
  const white = faces.slice(0, each);
  const black = faces.slice(each);
  events.push({ kind: "rolled", white, black });
  state.phase = { kind: "postRoll", roll: { white, black, shield: 0, counter: false } };
}

/** All white dice have been thrown again (PRR-11.4, PRR-13.6). */
export function rerollWhite(state: State, roll: Roll, faces: readonly number[], events: Event[]): void {
  const white = [...faces];
  events.push({ kind: "whiteRolled", white, counter: roll.counter });
  state.phase = { kind: "postRoll", roll: { ...roll, white } };
}

/** One more white die has been thrown (PRR-15.3). */
export function addWhite(state: State, roll: Roll, faces: readonly number[], events: Event[]): void {
  const white = roll.white.concat(faces);
  events.push({ kind: "dieAdded", white });
  state.phase = { kind: "postRoll", roll: { ...roll, white } };
}

/** Compares both sides; everybody looks at the dice, unless they stay for the player's answer to a tie (PRR-9.4). */
export function resolveRoll(state: State, events: Event[]): void {
  if (state.phase.kind !== "postRoll") return;
  const { roll } = state.phase;
  const comparison = comparisonOf(state, roll);
  const { outcome } = comparison;
  events.push({ kind: "compared", ...comparison });
  state.phase = outcome === "tie" ? { kind: "tie", roll } : { kind: "compared", roll, outcome };
}

/** The loser of the comparison is hurt, and the next round begins unless that ends the combat (PRR-9.5). */
export function strike(state: State, outcome: Outcome, events: Event[]): void {
  state.phase = { kind: "preRoll" };
  if (outcome === "playerHits") hurtEnemy(state, state.atk + buffTotal(state, "equip"), events);
  else if (outcome === "enemyHits") {
    const { atk } = must(state.enemy, "an enemy that hits");
    hurtPlayer(state, atk + buffTotal(state, "curses"), AFTER_START, events);
  }
}

/** Answers a tie: a counterattack with the white dice, or a new round (PRR-11.4). */
export function answerTie(state: State, counters: boolean): void {
  if (state.phase.kind !== "tie") return;
  const { roll } = state.phase;
  if (counters)
    state.phase = { kind: "throw", throw: { kind: "whiteAgain", roll: { ...roll, counter: true } } };
  else state.phase = { kind: "preRoll" };
}
