import { seeded, shuffled, type Random } from "../../src/kit/random";
import { same } from "../../src/kit/data";
import { must } from "../../src/kit/must";
import type { Options } from "../../src/kit/options";
import { apply, type Step } from "../../src/kit/record";
import type { GameAction, GameEvent, Rules, Seat } from "../../src/kit/rules";

/** A position: how the game began, and what has been played. */
export interface Position<Action> {
  options: Options;
  seats: number;
  steps: readonly Step<Action>[];
}

/** A shuffle of a record, and those of its cards that somebody has not seen. */
interface HiddenCards {
  step: number;
  order: readonly string[];
  hidden: readonly string[];
}

/**
 * Deals the cards again that a seat does not know in a position. What it answers makes a state for each number, in which the
 * seat sees what it sees in the position; undefined where those cards cannot be mixed so.
 *
 * Two cards of a shuffle are both hidden if the seat sees the same with one in the place of the other.
 */
export function redealing<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  { options, seats, steps }: Position<Action>,
  seat: Seat,
): (this: void, number: number) => State | undefined {
  const seenNow = rules.seen(must(replayed(steps), "steps that fit"), seat);

  function replayed(those: readonly Step<Action>[]): State | undefined {
    const state = rules.start(options, seats);
    for (const step of those) if (apply(rules, state, step).kind === "refusal") return undefined;
    return state;
  }

  function looksTheSame(state: State | undefined): state is State {
    return state !== undefined && same(rules.seen(state, seat), seenNow);
  }

  function hiddenIn(order: readonly string[], step: number): HiddenCards {
    const last = order[order.length - 1];
    const hidden = order.filter((card) => {
      if (last === undefined || card === last) return true;
      const exchanged = order.map((other) => (other === card ? last : other === last ? card : other));
      return looksTheSame(replayed(withOrder(steps, step, exchanged)));
    });
    return { step, order, hidden };
  }

  const shuffles: HiddenCards[] = [];
  steps.forEach((step, index) => {
    if (step.kind !== "chance" || step.outcome.kind !== "shuffled") return;
    const found = hiddenIn(step.outcome.order, index);
    if (found.hidden.length > 1) shuffles.push(found);
  });

  return (number) => {
    const random = seeded(number);
    let those = steps;
    for (const { step, order, hidden } of shuffles) {
      those = withOrder(those, step, mixed(order, hidden, random));
    }
    const state = replayed(those);
    return looksTheSame(state) ? state : undefined;
  };
}

/** The order with some of its cards in each other's places. */
function mixed(order: readonly string[], cards: readonly string[], random: Random): string[] {
  const others = shuffled(random, cards);
  let next = 0;
  return order.map((card) => (cards.includes(card) ? (others[next++] ?? card) : card));
}

/** The steps with another order of the cards in one of them. */
function withOrder<Action>(
  steps: readonly Step<Action>[],
  at: number,
  order: string[],
): readonly Step<Action>[] {
  return steps.map((step, index) =>
    index === at ? { kind: "chance", outcome: { kind: "shuffled", order } } : step,
  );
}
