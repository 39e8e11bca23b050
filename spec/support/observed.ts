import type { GameAction, GameEvent, Rules } from "../../src/kit/rules/rules";
import type { Refusal } from "../../src/kit/rules/refusal";
import type { Done } from "../../src/kit/rules/rules";
import { formsByName } from "../../src/languages/sentences";
import { expectSame } from "./expect";

/** How often something of each kind has occurred. */
export type Counts = Record<string, number>;

/** What play under some rules has come to. */
export interface Reached {
  phases: Counts;
  actions: Counts;
  events: Counts;
  /** By their reasons, also of what was only asked about. */
  refusals: Counts;
}

/** Rules as they are, and what everybody who plays by them has come to so far. */
export function observed<
  State extends { phase: { kind: string } },
  Action extends GameAction,
  Event extends GameEvent,
  Seen,
>(rules: Rules<State, Action, Event, Seen>): { rules: Rules<State, Action, Event, Seen>; reached: Reached } {
  const reached: Reached = { phases: {}, actions: {}, events: {}, refusals: {} };
  const noted = (answer: Done<Event> | Refusal): Done<Event> | Refusal => {
    if (answer.kind === "refusal") note(reached.refusals, answer.reason);
    else for (const { kind } of answer.events) note(reached.events, kind);
    return answer;
  };
  const { clock } = rules;
  const watched: Rules<State, Action, Event, Seen> = {
    ...rules,
    waiting: (state) => {
      note(reached.phases, state.phase.kind);
      return rules.waiting(state);
    },
    check: (state, seat, action) => {
      const refusal = rules.check(state, seat, action);
      if (refusal !== undefined) note(reached.refusals, refusal.reason);
      return refusal;
    },
    act: (state, seat, action) => {
      const answer = rules.act(state, seat, action);
      if (answer.kind === "done") note(reached.actions, action.kind);
      return noted(answer);
    },
    resolve: (state, outcome) => noted(rules.resolve(state, outcome)),
  };
  if (clock === undefined) return { rules: watched, reached };
  const pass: typeof clock.pass = (state, elapsed) => noted(clock.pass(state, elapsed));
  return { rules: { ...watched, clock: { ...clock, pass } }, reached };
}

function note(counts: Counts, kind: string): void {
  counts[kind] = (counts[kind] ?? 0) + 1;
}

/** Fails unless something of every kind has occurred; `elsewhere` are the kinds that other specs bring about. */
function expectEvery(counts: Counts, kinds: readonly string[], elsewhere: readonly string[] = []): void {
  const missing = kinds.filter((kind) => counts[kind] === undefined && !elsewhere.includes(kind));
  expectSame(missing, [], "something never occurred");
}

/**
 * Fails unless play has come to every action, every event and every refusal.
 * @param actions one action of each kind
 * @param words the sentences of each event and each refusal, by their kinds
 * @param elsewhere the events and refusals that other specs bring about
 */
export function expectAllReached(
  { actions: taken, events, refusals }: Reached,
  actions: readonly GameAction[],
  words: { EVENTS: object; REFUSALS: object },
  elsewhere: { events?: readonly string[]; refusals: readonly string[] },
): void {
  expectEvery(
    taken,
    actions.map(({ kind }) => kind),
  );
  expectEvery(events, namesIn(words.EVENTS), elsewhere.events);
  expectEvery(refusals, namesIn(words.REFUSALS), elsewhere.refusals);
}

/** The kinds that a group has sentences for, each once whatever plural forms its sentence has. */
function namesIn(sentences: object): string[] {
  return Object.keys(formsByName(sentences));
}
