import type { Advice, Advisor, Critic, Rated } from "../game/advice";

/** How the values of an advisor are read in a position, such as by a curve that turns them into chances to win. */
export type Reading<Seen> = (this: void, seen: Seen) => (this: void, value: number) => number;

/**
 * An advisor whose values say what they mean: each is read by a curve that was fitted to simulated games (docs/figures.md), in a
 * slice of its own. What it recommends stays the same.
 */
export function calibrated<Seen, Action, Reason extends string>(
  advisor: Advisor<Seen, Action, Reason>,
  readingIn: Reading<Seen>,
): Advisor<Seen, Action, Reason> {
  return (seen, choices) => {
    const think = advisor(seen, choices);
    let advice: Advice<Action, Reason> | undefined;
    return () => {
      if (advice === undefined) {
        advice = think();
        return undefined;
      }
      const { ranking, rated } = advice;
      // What rates nothing is not read: before there are teams, say, there are no chips either.
      if ((rated ?? ranking).every(({ value }) => value === undefined)) return advice;
      const read = readingIn(seen);
      const told = { ...advice, ranking: ranking.map((each) => readBy(read, each)) };
      return rated === undefined ? told : { ...told, rated: rated.map((each) => readBy(read, each)) };
    };
  };
}

/** The same for what rates single choices. */
export function calibratedAssess<Seen, Action>(
  assess: NonNullable<Critic<Seen, Action>["assess"]>,
  readingIn: Reading<Seen>,
): NonNullable<Critic<Seen, Action>["assess"]> {
  return (seen, action) => {
    const think = assess(seen, action);
    return () => {
      const rated = think();
      return rated && readBy(readingIn(seen), rated);
    };
  };
}

/** No value counts as more certain than this. */
const SURE = 0.9999;

/**
 * The curve that turns a value from 0 to 1 into a chance: a line in log-odds, as a logistic regression fits it.
 * @param base the log-odds where the value is a half
 * @param slope what a value's own log-odds count
 */
export function logisticCurve(base: number, slope: number): (this: void, value: number) => number {
  const against = Math.exp(-base);
  return (value) => {
    const limited = Math.min(SURE, Math.max(1 - SURE, value));
    return 1 / (1 + against * ((1 - limited) / limited) ** slope);
  };
}

/** The same choice, with its value calibrated. */
function readBy<Action>(
  read: (this: void, value: number) => number,
  { action, value }: Rated<Action>,
): Rated<Action> {
  return { action, value: value === undefined ? undefined : read(value) };
}
