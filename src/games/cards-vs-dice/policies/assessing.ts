import type { Rated } from "../../../kit/game/advice";
import type { Thinking } from "../../../kit/rules/policy";
import { fatalOdds } from "../rules/odds";
import type { Action, Seen } from "../rules/state";
import { attemptOf, isLearnt, leavesOf, lookAtSome, promiseOf } from "./attempts";
import { endgameOf } from "./endgame";
import { canStrike, chanceAtEnd, EXACT } from "./plan";
import { situationOf, type Situation } from "./situation";

/**
 * What any action is worth, also one that the advisor has not rated: the mean value of the best plan after each result of its
 * roll.
 */
export function assess(seen: Seen, action: Action): Thinking<Rated<Action>> {
  const situation = situationOf(seen);
  switch (action.kind) {
    case "end":
      return () => ({ action, value: chanceAtEnd(situation, EXACT) });
    case "fatal":
      return () => ({ action, value: canStrike(situation) ? fatalOdds(seen, action.boss) : 0 });
    case "face":
    case "cleave":
      return afterwards(() => attempted(situation, action));
    default:
      return () => ({ action, value: undefined });
  }
}

/** To begin takes a slice of its own. */
function afterwards<Result>(begin: (this: void) => Thinking<Result>): Thinking<Result> {
  let think: Thinking<Result> | undefined;
  return () => {
    if (think !== undefined) return think();
    think = begin();
    return undefined;
  };
}

function attempted(situation: Situation, action: Action): Thinking<Rated<Action>> {
  const endgame = endgameOf(situation);
  if (endgame !== undefined) {
    return () => {
      const value = endgame.look() ? endgame.after(action) : undefined;
      return value === undefined ? undefined : { action, value };
    };
  }
  const attempt = attemptOf(situation, action);
  if (attempt === undefined) return () => ({ action, value: undefined });
  const leaves = leavesOf(attempt);
  return () => {
    if (!isLearnt()) return undefined;
    if (leaves.length === 0) return { action, value: promiseOf(attempt) };
    lookAtSome(leaves);
    return undefined;
  };
}
