import type { Card } from "../../src/kit/data/cards";
import { same } from "../../src/kit/data/data";
import type { Options } from "../../src/kit/rules/options";
import type { Choice, Decision, Seat } from "../../src/kit/rules/rules";
import { rules } from "../../src/games/pokerchess/rules/rules";
import type { Action, State } from "../../src/games/pokerchess/rules/state";
import type { Event } from "../../src/games/pokerchess/rules/events";
import { expectPresent, expectSame } from "../support/expect";

/** Does something legal, and says what happened. */
export function act(state: State, seat: Seat, action: Action): Event[] {
  const answer = rules.act(state, seat, action);
  expectSame(answer.kind === "refusal" ? answer.reason : "", "", `seat ${seat}: ${action.kind}`);
  return answer.kind === "done" ? answer.events : [];
}

/** Fails unless this is refused by this rule for this reason. */
export function expectRefused(state: State, seat: Seat, action: Action, rule: string, reason: string): void {
  const answer = rules.act(state, seat, action);
  const found = answer.kind === "refusal" ? [answer.rule, answer.reason] : [answer.kind];
  expectSame(found, [rule, reason]);
}

/** Decides a shuffle: these cards on top, the others behind them. */
export function shuffle(state: State, top: readonly Card[] = []): Event[] {
  const waiting = rules.waiting(state);
  const cards = waiting.kind === "chance" && waiting.chance.kind === "shuffle" ? waiting.chance.cards : [];
  const onTop: readonly string[] = top;
  const order = onTop.concat(cards.filter((card) => !onTop.includes(card)));
  const answer = rules.resolve(state, { kind: "shuffled", order });
  expectSame(answer.kind, "done", `a shuffle in phase ${state.phase.kind}`);
  return answer.kind === "done" ? answer.events : [];
}

/** Everybody has seen what is open. */
export function look(state: State): Event[] {
  const answer = rules.resolve(state, { kind: "seen" });
  expectSame(answer.kind, "done", `a pause in phase ${state.phase.kind}`);
  return answer.kind === "done" ? answer.events : [];
}

/** What a seat may do now, if it is asked at all. */
export function decisionOf(state: State, seat: Seat): Decision<Action> | undefined {
  const waiting = rules.waiting(state);
  return waiting.kind === "decisions"
    ? waiting.decisions.find((decision) => decision.seat === seat)
    : undefined;
}

/** The seats that the game waits for. */
export function awaitedSeats(state: State): Seat[] {
  const waiting = rules.waiting(state);
  const decisions = waiting.kind === "decisions" ? waiting.decisions : [];
  return decisions.filter(({ choices }) => choices.length > 0).map(({ seat }) => seat);
}

/** Whether an action is among these choices. */
export function lists(choices: readonly Choice<Action>[] | undefined, action: Action): boolean {
  return choices?.some((choice) => same(choice.action, action)) === true;
}

/** A game for as many people as the rosters have, each team divided by consent and led by the first of its roster. */
export function formed(rosters: readonly (readonly Seat[])[], options: Options = {}): State {
  const people = rosters.reduce((sum, roster) => sum + roster.length, 0);
  const state = rules.start(options, people);
  if (people === 2) return state;
  divide(state, rosters);
  for (const roster of rosters) {
    const general = expectPresent(roster[0]);
    if (roster.length > 1) for (const seat of roster) act(state, seat, { kind: "nominate", seat: general });
  }
  return state;
}

/** Proposes this division and has everybody accept it (PC-12.2). */
export function divide(state: State, teams: readonly (readonly Seat[])[]): Event[] {
  // Nobody may leave a team empty, so some are placed in a second round.
  for (const team of [0, 1, 0, 1] as const) {
    for (const seat of teams[team] ?? []) {
      const action: Action = { kind: "place", seat, team };
      if (rules.check(state, 0, action) === undefined) act(state, 0, action);
    }
  }
  let events: Event[] = [];
  for (let seat = 0; seat < state.people; seat++) events = act(state, seat, { kind: "agree" });
  return events;
}

/** A game in which the pieces have to be assigned, or else the first turn's deck has to be shuffled; the first team is White. */
export function drawn(rosters: readonly (readonly Seat[])[], options: Options = {}): State {
  const state = formed(rosters, options);
  const [one = 0, other = 0] = rosters.map(([general = 0]) => general);
  shuffle(state, one < other ? ["2C", "AS", "KS"] : ["2C", "KS", "AS"]);
  look(state);
  return state;
}

/**
 * A game in which White is to move; the first team plays White, the pieces are owned as `owners` says, and `top` is the
 * top of the first turn's deck.
 */
export function begun(
  rosters: readonly (readonly Seat[])[],
  options: Options = {},
  owners: Record<string, Seat> = {},
  top: readonly Card[] = [],
): State {
  const state = drawn(rosters, options);
  for (const roster of rosters) {
    const general = expectPresent(roster[0]);
    if (roster.length === 1) continue;
    for (const man of Object.keys(owners)) {
      const seat = owners[man] ?? 0;
      if (seat !== general && roster.includes(seat)) act(state, general, { kind: "assign", man, seat });
    }
    act(state, general, { kind: "ready" });
  }
  shuffle(state, top);
  return state;
}
