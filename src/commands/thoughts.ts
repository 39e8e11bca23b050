import { drawOutcome } from "../kit/chance";
import { awaited } from "../kit/choices";
import type { Bot, Game } from "../kit/game";
import { standardOptions } from "../kit/options";
import type { Policy, Thinking } from "../kit/policy";
import { seeded } from "../kit/random";
import { apply } from "../kit/record";
import type { Decision, GameAction, GameEvent } from "../kit/rules";
import { roughInstructionsOf } from "./instructions";

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
  const state = rules.start(standardOptions(rules.options), rules.seats.min);
  const thoughts: Thought[] = [];

  function decide({ seat, choices }: Decision<Action>, counts: boolean): Action {
    const seen = rules.seen(state, seat);
    if (!counts) return policy(seen, choices, judgement);
    const { thought, action } = measured(() => thinker(seen, choices, judgement));
    thoughts.push(thought);
    return action;
  }

  for (let decisions = 0; thoughts.length < MOST;) {
    const waiting = rules.waiting(state);
    if (waiting.kind === "over") break;
    if (waiting.kind === "chance") {
      apply(rules, state, { kind: "chance", outcome: drawOutcome(waiting.chance, chance) });
      continue;
    }
    const decision = awaited(waiting.decisions);
    if (decision === undefined) break;
    decisions++;
    const action = decide(decision, decision.choices.length > 1 && decisions % EVERY === 0);
    const done = apply(rules, state, { kind: "act", seat: decision.seat, action });
    if (done.kind === "refusal") break;
  }
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
