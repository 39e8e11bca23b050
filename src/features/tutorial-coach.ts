import type { Action } from "../table/model/game";
import type { Chance, Outcome } from "../kit/chance";
import { following, topped, type TutorialStep, type Standing } from "../kit/tutorial";
import type { Decision, Seat } from "../kit/rules";
import { say } from "../table/languages/sentences";
import { seatOf } from "../table/model/desk";
import { hintFor } from "../table/model/given-hints";
import type { Table } from "../table/table";

/** What the coach tells a learner. */
export interface Coaching {
  says: string;
  /** Which piece of advice it is, of how many; the coach's last word is none. */
  part: { number: number; count: number } | undefined;
}

/**
 * The coach of a table, who has a say while the game on it is a tutorial and follows it, and gives hints to those who ask.
 * @noSelf
 */
export interface TutorialCoach {
  /** How the tutorial decides a chance point for which nothing need be thrown. */
  faces: (point: Chance) => Outcome | undefined;
  /** How the tutorial wants what a real deck has shuffled. */
  arranged: (outcome: Outcome) => Outcome;
  /** The decisions that the tutorial does not put off: it has one seat decide after the other. */
  due: (decisions: readonly Decision<Action>[]) => readonly Decision<Action>[];
  /** What the tutorial has a seat choose now; that of another version may not fit the game. */
  planned: (this: void, seat: Seat) => Action | undefined;
  /** The same where the coach says so to the player of the seat, and what a hint recommends. */
  advised: (this: void, seat: Seat) => Action | undefined;
  /** What the person at a colour is told. */
  coaching: (viewer: ColorLiteral) => Coaching | undefined;
}

/** How many pieces of advice are among some steps of a tutorial. */
function adviceIn(steps: readonly TutorialStep<Action>[]): number {
  return steps.filter(({ kind }) => kind === "advice").length;
}

/** The coach at a desk. */
export function createTutorialCoach({
  game: { tutorial },
  desk,
}: Pick<Table, "game" | "desk">): TutorialCoach {
  const follow = tutorial === undefined ? undefined : following(tutorial);
  const learner = tutorial?.learner;

  function standing(): Standing<Action> | undefined {
    return desk.tutorial ? follow?.(desk.playthrough.record.steps) : undefined;
  }

  /** The seat that decides next in the tutorial, and what. */
  function act(): { seat: Seat; action: Action } | undefined {
    const now = standing();
    if (now?.kind !== "guided" || learner === undefined) return undefined;
    switch (now.next.kind) {
      case "advice":
        return { seat: learner, action: now.next.action };
      case "reply":
        return now.next;
      default:
        return undefined;
    }
  }

  function planned(seat: Seat): Action | undefined {
    const next = act();
    return next?.seat === seat ? next.action : undefined;
  }

  return {
    faces: (point) => {
      const now = standing();
      if (point.kind !== "roll" || now?.kind !== "guided" || now.next.kind !== "rolled") return undefined;
      return { kind: "rolled", faces: [...now.next.faces] };
    },
    arranged: (outcome) => {
      const now = standing();
      if (outcome.kind !== "shuffled" || now?.kind !== "guided" || now.next.kind !== "shuffled")
        return outcome;
      return { kind: "shuffled", order: topped(outcome.order, now.next.top) };
    },
    due: (decisions) => {
      const next = act();
      return next === undefined ? decisions : decisions.filter(({ seat }) => seat === next.seat);
    },
    planned,
    advised: (seat) => {
      const tutorial = seat === learner ? planned(seat) : undefined;
      return tutorial ?? hintFor(desk, seat)?.advice?.action;
    },
    coaching: (viewer) => {
      const seat = seatOf(desk, viewer);
      const hint = seat === undefined ? undefined : hintFor(desk, seat);
      if (hint !== undefined) return { says: hint.advice?.says ?? say("hintThinking"), part: undefined };
      const now = standing();
      if (tutorial === undefined || now === undefined || seat !== learner) return undefined;
      if (now.kind === "free") {
        if (!now.lastWord) return undefined;
        const says = now.ended ? tutorial.farewell() : say("coachLeaves");
        return { says, part: undefined };
      }
      const { next, taken } = now;
      if (next.kind !== "advice") return undefined;
      const count = adviceIn(tutorial.steps);
      const number = adviceIn(tutorial.steps.slice(0, taken + 1));
      return { says: next.says(), part: { number, count } };
    },
  };
}
