import { anyAction } from "../../../kit/choices";
import type { Policy } from "../../../kit/policy";
import type { Action, Seen } from "../state";

/** Picks any legal action, each choice with the same chance, and any amount where it is open. */
export const randomly: Policy<Seen, Action> = (_seen, choices, random) =>
  anyAction(choices, random) ?? { kind: "fold" };
