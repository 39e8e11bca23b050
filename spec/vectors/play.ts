import { copy, same } from "../../src/kit/data/data";
import type { GameAction, GameEvent, Rules, Seat } from "../../src/kit/rules/rules";
import { actAsParsed, type Parsed } from "./border";
import { listOf, mapOf } from "./decoded";
import type { Mismatch } from "./values";

/** How the actions of a case are played. */
interface Course {
  /** Does what is written as one action; answers why the rules refuse it, or undefined. */
  act: (this: void, written: unknown, field: string) => string | undefined;
  /** Decides every chance point that the state waits at; false if the case gives no outcome that fits. */
  settle: (this: void) => boolean;
}

/** What a game's cases write in their own way. */
interface Notation<Action> {
  /** The actions that one entry of a case stands for. */
  actionsOf: (this: void, written: readonly unknown[]) => readonly Parsed<Action>[];
  /** The seat that acts. */
  seat: (this: void) => Seat;
  /** Decides every chance point that the state waits at by the next outcomes; false if they don't fit. */
  settle: (this: void, outcomes: unknown[]) => boolean;
}

/** Plays a case with `actions`, the outcomes of its `chance`, and perhaps an `illegal` last action. */
export function playCase<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  state: State,
  vector: Record<string, unknown>,
  { actionsOf, seat, settle }: Notation<Action>,
  mismatches: Mismatch[],
): void {
  const outcomes = [...listOf(vector["chance"])];
  const act = (written: unknown, field: string): string | undefined => {
    for (const action of actionsOf(listOf(written))) {
      const refused = refusalOf(rules, state, { seat: seat(), action }, field, mismatches);
      if (refused !== undefined) return refused;
    }
    return undefined;
  };
  const isLastIllegal = mapOf(vector["expect"])["illegal"] === true;
  const course = { act, settle: () => settle(outcomes) };
  playActions("actions", listOf(vector["actions"]), isLastIllegal, course, mismatches);
}

/**
 * Plays the actions of a case: the rules have to accept them all, but refuse the last one of a case that is illegal.
 * @param field what the case calls its list of actions
 * @returns whether every action was played
 */
export function playActions(
  field: string,
  actions: readonly unknown[],
  isLastIllegal: boolean,
  { act, settle }: Course,
  mismatches: Mismatch[],
): boolean {
  for (const [index, written] of actions.entries()) {
    const place = `${field}[${index}]`;
    const mustBeRefused = isLastIllegal && index === actions.length - 1;
    const refused = act(written, place);
    if (refused !== undefined) {
      if (!mustBeRefused) mismatches.push({ field: place, expected: "legal", found: refused });
      return false;
    }
    if (mustBeRefused) mismatches.push({ field: place, expected: "illegal", found: "accepted" });
    if (!settle()) return false;
  }
  return true;
}

/** Has a seat act; answers why the rules refuse, which must change nothing, or undefined. */
export function refusalOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  state: State,
  { seat, action }: { seat: Seat; action: Parsed<Action> },
  field: string,
  mismatches: Mismatch[],
): string | undefined {
  const before = copy(state);
  const answer = actAsParsed(rules, state, seat, action);
  if (answer.kind === "done") return undefined;
  if (!same(before, state)) mismatches.push({ field, expected: "the same state", found: "a changed one" });
  return `refused by ${answer.rule} (${answer.reason})`;
}
