import { same } from "../data/data";
import type { Options } from "../rules/options";
import type { Outcome } from "../rules/chance";
import type { Step } from "../record/record";
import type { Seat } from "../rules/rules";

/*
 * A tutorial is a game of the real rules whose first steps are known beforehand, and commented. How far a table has come in
 * it follows from the record of the game, so undo, saving and rewinding need know nothing of tutorials.
 */

/** A sentence in the language that is spoken now. */
export type Saying = (this: void) => string;

/** One step of a tutorial: what chance brings, what the learner is advised to choose, or what another seat chooses. */
export type TutorialStep<Action> =
  | { kind: "rolled"; faces: readonly number[] }
  /** The cards that a shuffle brings to the top of its pile, the first one on top; the others come as they may. */
  | { kind: "shuffled"; top: readonly string[] }
  | { kind: "seen" }
  /** `says`: what the coach says before it. */
  | { kind: "advice"; action: Action; says: Saying }
  | { kind: "reply"; seat: Seat; action: Action };

/** A guided first game. */
export interface Tutorial<Action> {
  /** What differs from the designer's options. */
  options: Options;
  seats: number;
  /** The seat of the learner. */
  learner: Seat;
  steps: readonly TutorialStep<Action>[];
  /** What the coach says after the last step, before the game continues by itself. */
  farewell: Saying;
}

/** Where a game is in its tutorial. The coach's last sentence stays until the learner chooses next. */
export type Standing<Action> =
  | { kind: "guided"; next: TutorialStep<Action>; taken: number }
  /** `ended`: its last step has been taken; otherwise the game has gone another way before. */
  | { kind: "free"; ended: boolean; lastWord: boolean };

/** What follows the record of one table; it looks at every step once. */
export type Follower<Action> = (this: void, steps: readonly Step<Action>[]) => Standing<Action>;

/** A follower of a tutorial. */
export function following<Action>({ steps: tutorial, learner }: Tutorial<Action>): Follower<Action> {
  let followed: readonly Step<Action>[] | undefined;
  let seen = 0;
  let taken = 0;
  /** How many choices of the learner's since the game went its own way. */
  let own = 0;

  function look(step: Step<Action>): void {
    const planned = tutorial[taken];
    const isFree = taken < seen || planned === undefined;
    if (isFree) {
      if (step.kind === "act" && step.seat === learner) own++;
    } else if (isAsPlanned(planned, step, learner)) taken++;
  }

  return (steps) => {
    if (steps !== followed || steps.length < seen) {
      followed = steps;
      seen = 0;
      taken = 0;
      own = 0;
    }
    for (const step of steps.slice(seen)) {
      look(step);
      seen++;
    }
    const next = tutorial[taken];
    if (next !== undefined && taken === seen) return { kind: "guided", next, taken };
    return { kind: "free", ended: next === undefined, lastWord: own === 0 };
  };
}

/** Whether a step of a record is the one that a tutorial has there. */
function isAsPlanned<Action>(planned: TutorialStep<Action>, step: Step<Action>, learner: Seat): boolean {
  switch (planned.kind) {
    case "advice":
      return step.kind === "act" && step.seat === learner && same(step.action, planned.action);
    case "reply":
      return step.kind === "act" && step.seat === planned.seat && same(step.action, planned.action);
    default:
      return step.kind === "chance" && isOutcome(planned, step.outcome);
  }
}

function isOutcome<Action>(planned: TutorialStep<Action>, outcome: Outcome): boolean {
  switch (planned.kind) {
    case "rolled":
      return outcome.kind === "rolled" && same(outcome.faces, planned.faces);
    case "shuffled":
      return outcome.kind === "shuffled" && planned.top.every((card, index) => outcome.order[index] === card);
    default:
      return outcome.kind === planned.kind;
  }
}

/** How chance decides in a tutorial: the cards that the tutorial wants are on top of those that a real deck has shuffled. */
export function topped(order: readonly string[], top: readonly string[]): string[] {
  const isTop: Record<string, boolean> = {};
  for (const card of top) isTop[card] = true;
  return top.concat(order.filter((card) => isTop[card] !== true));
}
