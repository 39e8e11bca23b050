import { seeded, shuffled, type Random } from "../../src/kit/random";
import { copy, same } from "../../src/kit/data";
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
  const shuffled = shufflesOf(steps);
  // What comes before the first shuffle that may still hide something is the same in every state.
  const first = shuffled[0] ?? steps.length;
  const base = must(replayed(rules.start(options, seats), steps.slice(0, first)), "steps that fit");
  const later = steps.slice(first);
  const seenNow = rules.seen(must(replayed(copy(base), later), "steps that fit"), seat);

  function replayed(state: State, those: readonly Step<Action>[]): State | undefined {
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
      return looksTheSame(replayed(copy(base), withOrder(later, step, exchanged)));
    });
    return { step, order, hidden };
  }

  const shuffles: HiddenCards[] = [];
  for (const step of shuffled) {
    const found = hiddenIn(orderOf(steps[step]) ?? [], step - first);
    if (found.hidden.length > 1) shuffles.push(found);
  }

  return remembered((number) => {
    const random = seeded(number);
    let those: readonly Step<Action>[] = later;
    for (const { step, order, hidden } of shuffles) {
      those = withOrder(those, step, mixed(order, hidden, random));
    }
    const state = replayed(copy(base), those);
    return looksTheSame(state) ? state : undefined;
  });
}

/** The same, but nothing is made twice. */
export function remembered<Value>(make: (number: number) => Value): (this: void, number: number) => Value {
  const known: { value: Value }[] = [];
  return (number) => (known[number] ??= { value: make(number) }).value;
}

/** Which steps are shuffles whose cards were not all shuffled again later; what those told is forgotten. */
function shufflesOf<Action>(steps: readonly Step<Action>[]): number[] {
  const list: number[] = [];
  for (let index = steps.length - 1; index >= 0; index--) {
    const order = orderOf(steps[index]);
    if (order === undefined) continue;
    const isForgotten = list.some((later) => {
      const again = new Set(orderOf(steps[later]));
      return order.every((card) => again.has(card));
    });
    if (!isForgotten) list.unshift(index);
  }
  return list;
}

/** The order of the cards after a step that is a shuffle; undefined after any other. */
function orderOf<Action>(step: Step<Action> | undefined): readonly string[] | undefined {
  return step?.kind === "chance" && step.outcome.kind === "shuffled" ? step.outcome.order : undefined;
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
