import type { Advice, Advisor, Rated } from "./advice";

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
      const read = readingIn(seen);
      const { ranking, rated } = advice;
      const told = { ...advice, ranking: ranking.map((each) => readBy(read, each)) };
      return rated === undefined ? told : { ...told, rated: rated.map((each) => readBy(read, each)) };
    };
  };
}

/** The same choice with what its value means. */
export function readBy<Action>(
  read: (this: void, value: number) => number,
  { action, value }: Rated<Action>,
): Rated<Action> {
  return { action, value: value === undefined ? undefined : read(value) };
}
