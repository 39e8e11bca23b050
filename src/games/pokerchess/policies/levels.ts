import { obeying } from "../../../kit/game/advice";
import type { Bot } from "../../../kit/game/game";
import { insteadOf, mistaken, type Mistake } from "../../../kit/advice/mistakes";
import { below } from "../../../kit/data/random";
import type { Action, Seen } from "../rules/state";
import { attackIn } from "./replies";
import { CHIPS, sensible } from "./sensible";
import { weighing } from "./weighing";

/** Attacks the greatest piece that can be attacked, whatever the cards and whatever answers. */
const takes: Mistake<Seen, Action> = ({ position }, choices, { kind }) => {
  let greatest = 0;
  let best: Action | undefined;
  if (kind !== "move") return undefined;
  for (const { action } of choices) {
    const attack = action.kind === "move" ? attackIn(position, action) : undefined;
    if (attack === undefined || CHIPS[attack.target] <= greatest) continue;
    greatest = CHIPS[attack.target];
    best = action;
  }
  return best;
};

/** Moves anything, and so leaves pieces hanging. */
const hangs: Mistake<Seen, Action> = (_seen, choices, { kind }, random) =>
  kind === "move" ? choices[below(random, choices.length)]?.action : undefined;

/** Takes what it can, leaves pieces hanging, calls with anything, and never raises. */
const MISTAKES = [
  takes,
  hangs,
  insteadOf<Action>(["fold"], ["call", "check"]),
  insteadOf<Action>(["raise"], ["call", "check"]),
];

/** The bots of Pokerchess, where no slice of their thinking may hold up a frame. */
export const bots: readonly Bot<Seen, Action>[] = [
  { level: "beginner", rating: 1000, thinker: mistaken(sensible, MISTAKES, 60) },
  { level: "casual", rating: 1090, thinker: mistaken(sensible, MISTAKES, 28) },
  { level: "regular", rating: 1180, thinker: sensible },
  { level: "expert", rating: 1320, thinker: obeying(weighing) },
];
