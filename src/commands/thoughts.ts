import { drawOutcome } from "../kit/rules/chance";
import type { Bot, Game } from "../kit/game/game";
import { standardOptions } from "../kit/rules/options";
import type { Deciders } from "../kit/record/playing-on";
import type { Policy, Thinking } from "../kit/rules/policy";
import { seeded } from "../kit/data/random";
import type { Decision, GameAction, GameEvent } from "../kit/rules/rules";
import { roughInstructionsOf } from "./instructions";
import { playThrough } from "./playout";

/** What one decision cost a bot: its slices, each with a frame of its own, and instructions. */
export interface Thought {
  slices: number;
  instructions: number;
  /** Those of its heaviest slice. */
  heaviest: number;
}

/** Of how many decisions one is measured, and how many are at most; between them the game continues without. */
const EVERY = 4;
const MOST = 40;

/** What the decisions of a bot cost in a game in which a policy plays; including all that can be long. */
export function thoughtsOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules }: Game<State, Action, Event, Seen>,
  { thinker }: Bot<Seen, Action>,
  policy: Policy<Seen, Action>,
  seed: number,
): Thought[] {
  const chance = seeded(seed * 2);
  const judgement = seeded(seed * 2 + 1);
  const thoughts: Thought[] = [];
  let decisions = 0;

  function decide(seen: Seen, { choices }: Decision<Action>): Thinking<Action> | undefined {
    if (thoughts.length >= MOST) return undefined;
    decisions++;
    if (choices.length < 2 || decisions % EVERY > 0) return () => policy(seen, choices, judgement);
    const { thought, action } = measured(() => thinker(seen, choices, judgement));
    thoughts.push(thought);
    return () => action;
  }

  const draw: Deciders<Seen, Action>["draw"] = (point) => drawOutcome(point, chance);
  playThrough(rules, { decide, draw }, rules.start(standardOptions(rules.options), rules.seats.min));
  return thoughts;
}

/** Thinks until there is a decision; beginning to think is a slice of its own, as at the table. */
function measured<Action>(begin: () => Thinking<Action>): { thought: Thought; action: Action } {
  const thought: Thought = { slices: 0, instructions: 0, heaviest: 0 };
  let think: Thinking<Action> | undefined;
  let action: Action | undefined;
  const slice = (): void => {
    if (think === undefined) think = begin();
    else action = think();
  };
  const measureSlice = (): Action | undefined => {
    const count = roughInstructionsOf(slice);
    thought.slices++;
    thought.instructions += count;
    thought.heaviest = Math.max(thought.heaviest, count);
    return action;
  };
  let decided = measureSlice();
  while (decided === undefined) decided = measureSlice();
  return { thought, action: decided };
}
