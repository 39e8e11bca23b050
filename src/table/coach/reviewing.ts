import { choiceFor } from "../../kit/choices";
import type { Hints } from "../../kit/advice";
import type { TableGame } from "../../kit/game";
import { reviewing } from "../../kit/review";
import { reviewFigures } from "../../kit/review-figures";
import type { Appraisal, Review } from "../../kit/review-ledger";
import type { Choice, GameAction, GameEvent, Seat } from "../../kit/rules";
import { refused, type Handlers } from "../command/answers";
import type { Sync } from "../command/sync";
import { say } from "../languages/words";
import type { Glances } from "../panel/glances";
import { seatOf, type Desk } from "../state/desk";
import { beginPractice, leavePractice, mayPractise } from "../state/practice";
import type { CostlyChoice, ReviewResult, ReviewSight } from "./review-sight";
import { inTurns } from "../time/tasks";
import type { Resuming } from "../play/resuming";

/**
 * Reviews finished games, and takes players back into them to practise.
 * @noSelf
 */
export interface Reviews {
  /** The review of the person at a colour, if one was asked for in this game. */
  sight: (viewer: ColorLiteral) => ReviewSight | undefined;
  handlers: Handlers<"review" | "practise" | "endPractice">;
}

/** What reviews work with. */
interface Surroundings {
  glances: Pick<Glances, "openSheet">;
  sync: Pick<Sync, "mark">;
  resuming: Pick<Resuming, "follow">;
}

/** A review of a seat, of the game that has these steps. */
interface Ordered {
  seat: Seat;
  lines: readonly string[];
  steps: number;
  sight: ReviewSight;
  /** Who waits for it. */
  viewers: ColorLiteral[];
}

/** How far it has to come for panels to tell so, in percent. */
const TOLD_EVERY = 10;
/** How many positions a curve shows at most. */
const MOST_POSITIONS = 30;

/** The reviews of the games on a desk. They are thought of in slices, and never saved. */
export function createReviews<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { glances, sync, resuming }: Surroundings,
): Reviews {
  const { rules, words, hints } = game;
  let ordered: Ordered[] = [];

  /** The steps of the game that counts, whether somebody practises or not. */
  function lines(): readonly string[] {
    return desk.practice?.lines ?? desk.lines;
  }

  function isStill({ lines: own, steps }: Ordered): boolean {
    return own === lines() && own.length === steps;
  }

  function reviewOf(seat: Seat): Ordered | undefined {
    return ordered.find((order) => order.seat === seat && isStill(order));
  }

  function named(seen: Seen, choices: readonly Choice<Action>[], action: Action): string {
    const { group, label } = words.choice(seen, choiceFor(choices, action) ?? { action, rule: "" });
    return group === "" ? label : say("inGroup", { group, label });
  }

  function begin(order: Ordered, advising: Hints<Seen, Action>): void {
    const { seat, steps } = order;
    const figures = reviewFigures(advising.points !== undefined);
    const told: CostlyChoice[] = [];
    const tell = (
      seen: Seen,
      choices: readonly Choice<Action>[],
      { steps: at, action, best, reason, lost = 0 }: Appraisal<Action>,
      isCostly: boolean,
    ): void => {
      if (!isCostly || best === undefined || reason === undefined) return;
      const better = { choice: named(seen, choices, best), reason: advising.reason(reason) };
      told.push({ steps: at, lost: figures.loss(lost), made: named(seen, choices, action), better });
    };
    const work = reviewing(rules, advising, desk.playthrough.record, seat, tell);
    const slice = (): boolean => {
      // A game that continues after all, or that somebody practises in, has other steps.
      if (!isStill(order) || desk.lines !== order.lines) {
        ordered = ordered.filter((other) => other !== order);
        return true;
      }
      const review = work.next();
      const percent = Math.floor(((work.stepsDone() / steps) * 100) / TOLD_EVERY) * TOLD_EVERY;
      const isNews = review !== undefined || percent !== order.sight.percent;
      order.sight =
        review === undefined
          ? { percent, result: undefined }
          : { percent: 100, result: resultOf(review, told, advising) };
      if (isNews) for (const viewer of order.viewers) sync.mark("panel", viewer);
      return review !== undefined;
    };
    inTurns(slice);
  }

  return {
    sight: (viewer) => {
      const seat = seatOf(desk, viewer);
      return seat === undefined ? undefined : reviewOf(seat)?.sight;
    },
    handlers: {
      review: ({ color: colour }) => {
        const seat = seatOf(desk, colour);
        const isOver = desk.result !== undefined && !desk.lesson && desk.practice === undefined;
        if (!isOver || seat === undefined || hints === undefined) return refused({ kind: "cannotNow" });
        glances.openSheet(colour, { kind: "review" });
        const known = reviewOf(seat);
        if (known !== undefined) {
          if (!known.viewers.includes(colour)) known.viewers.push(colour);
          return "panel";
        }
        const sight: ReviewSight = { percent: 0, result: undefined };
        const order = { seat, lines: desk.lines, steps: desk.lines.length, sight, viewers: [colour] };
        ordered = ordered.filter((other) => isStill(other)).concat([order]);
        begin(order, hints);
        return "panel";
      },
      practise: ({ color: colour }, { steps }) => {
        if (!mayPractise(desk) || steps >= desk.lines.length) return refused({ kind: "cannotNow" });
        glances.openSheet(colour, undefined);
        beginPractice(desk, steps);
        resuming.follow(steps);
        return "nothing";
      },
      endPractice: ({ color: colour }) => {
        if (!leavePractice(desk)) return refused({ kind: "cannotNow" });
        glances.openSheet(colour, undefined);
        resuming.follow(0);
        return "nothing";
      },
    },
  };
}

/** A finished review in words; those of the costliest decisions were found on the way. */
function resultOf<Seen, Action>(
  { accuracy, start, luck, skill, costliest, decisions }: Review<Action>,
  told: readonly CostlyChoice[],
  advising: Hints<Seen, Action>,
): ReviewResult {
  const figures = reviewFigures(advising.points !== undefined);
  const gaveUp = (steps: number, lost: number): CostlyChoice => ({
    ...{ steps, lost: figures.loss(lost), made: say("reviewGaveUp") },
    better: undefined,
  });
  const values: number[] = [];
  if (advising.points === undefined) {
    const apart = Math.max(1, Math.ceil(decisions.length / MOST_POSITIONS));
    for (let index = 0; index < decisions.length; index += apart) {
      const value = decisions[index]?.value;
      if (value !== undefined) values.push(value);
    }
  }
  return {
    ...{ accuracy, curve: values },
    start: advising.worth(start),
    luck: figures.change(luck),
    skill: figures.change(skill),
    costliest: costliest.map(
      ({ steps, lost = 0 }) => told.find((each) => each.steps === steps) ?? gaveUp(steps, lost),
    ),
  };
}
