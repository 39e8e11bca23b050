import type { Policy } from "../../../kit/policy";
import { below } from "../../../kit/random";
import type { Action, Seen } from "../state";

/** Picks any legal action, each with the same chance. */
export const randomly: Policy<Seen, Action> = (_seen, choices, random) => {
  const choice = choices[below(random, choices.length)];
  return choice === undefined ? { kind: "endLevel" } : choice.action;
};
