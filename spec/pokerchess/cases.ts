import { writeMove } from "../../src/games/pokerchess/rules/chess/notation";
import { legalMoves } from "../../src/games/pokerchess/rules/chess/moves";
import { holderOf } from "../../src/games/pokerchess/rules/clock";
import { rules } from "../../src/games/pokerchess/rules/rules";
import type { Action, State } from "../../src/games/pokerchess/rules/state";
import type { Event } from "../../src/games/pokerchess/rules/events";
import { copy } from "../../src/kit/data/data";
import type { Seat } from "../../src/kit/rules/rules";
import { expectSame, expectTrue } from "../support/expect";
import { pokerchess } from "../vectors/pokerchess";
import { actionOf, actOut, passChance, startPlay, type Play } from "../vectors/pokerchess-script";
import { sortedText, type Mismatch } from "../vectors/values";

/** A game as the vectors describe one: only what is not as at the start. */
export type Given = Record<string, unknown>;

/** Runs a case of the vectors' format (PC-16); fails if anything differs from what is expected. */
export function expectCase(kind: string, given: Given, expect: unknown): void {
  expectSame(pokerchess({ kind, given, expect }), []);
}

/** Plays the actions and compares the public facts that are named. */
export function expectGame(given: Given, actions: readonly string[], expected: Given): void {
  expectCase("game", { ...given, actions }, expected);
}

/** A game after these actions; chance falls as the case scripts it, in canonical order where it says nothing. */
export function played(given: Given, actions: readonly string[] = []): Play {
  const problems: Mismatch[] = [];
  const play = startPlay(given, problems);
  expectSame(problems, []);
  passChance(play);
  for (const action of actions) actIn(play, action);
  return play;
}

/** Does what the vectors call an action, and lets chance decide; answers what happened. */
export function actIn(play: Play, action: string): Event[] {
  const before = play.events.length;
  expectSame(actOut(play, action), undefined, action);
  passChance(play);
  return play.events.slice(before);
}

/** As `actIn`, but chance has not decided yet. */
export function actOnly(play: Play, action: string): Event[] {
  const before = play.events.length;
  expectSame(actOut(play, action), undefined, action);
  return play.events.slice(before);
}

/** Fails unless this is refused by this rule for this reason, and changes nothing. */
export function expectRefused({ state }: Play, action: string, rule: string, reason: string): void {
  const parsed = actionOf(action);
  if (parsed === "none") expectSame("no action of the game", action);
  else expectActRefused(state, holderOf(state) ?? 0, parsed, rule, reason);
}

/** Fails unless this is no action of the game at all, so that the rules are not even asked. */
export function expectNoAction(action: unknown): void {
  expectSame(rules.parse(action), undefined);
}

/** As `expectRefused`, for an action of any seat. */
export function expectActRefused(
  state: State,
  seat: Seat,
  action: Action,
  rule: string,
  reason: string,
): void {
  const before = copy(state);
  const answer = rules.act(state, seat, action);
  expectTrue(answer.kind === "refusal", "the action was accepted");
  if (answer.kind === "refusal") expectSame([answer.rule, answer.reason], [rule, reason]);
  expectSame(state, before);
}

/** Does something that the vectors have no name for, and answers what happened. */
export function perform(state: State, seat: Seat, action: Action): Event[] {
  const answer = rules.act(state, seat, action);
  expectSame(answer.kind, "done");
  return answer.kind === "done" ? answer.events : [];
}

/** The legal moves of the side to move in notation (PC-5.7), in alphabetical order. */
export function movesOf({ position, options }: State): string[] {
  return sortedText(legalMoves(position, options).map((move) => writeMove(position, move)));
}

/** The kinds of events, in order. */
export function kindsOf(events: readonly Event[]): string[] {
  return events.map(({ kind }) => kind);
}
