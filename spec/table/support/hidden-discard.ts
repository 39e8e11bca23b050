import { playOut } from "../../../src/commands/playout";
import { rollFlush } from "../../../src/games/roll-flush";
import type { Action, State } from "../../../src/games/roll-flush/rules/state";
import { copy } from "../../../src/kit/data/data";
import type { Options } from "../../../src/kit/rules/options";
import type { Step } from "../../../src/kit/record/record";
import { expectPresent } from "../../support/expect";

/** A game up to the choice that has the deck shuffled, with two cards in the discard that are hidden from all. */
export interface HiddenDiscard {
  steps: Step<Action>[];
  choice: Extract<Step<Action>, { kind: "act" }>;
  cards: [string, string];
}

/** Games enough for one of them to come to such a shuffle. */
const MOST_GAMES = 200;

/** Finds such a game of two, played under these options without thinking. */
export function hiddenDiscard(options: Options): HiddenDiscard {
  let found: HiddenDiscard | undefined;
  for (let seed = 1; seed <= MOST_GAMES && found === undefined; seed++) found = lookFor(options, seed);
  return expectPresent(found, "no shuffle of hidden cards was found");
}

function lookFor(options: Options, seed: number): HiddenDiscard | undefined {
  const policy = expectPresent(rollFlush.policies["random"]);
  const steps: Step<Action>[] = [];
  let found: HiddenDiscard | undefined;
  let hidden: string[] = [];
  playOut(rollFlush, { options, policies: [policy, policy], seed }, (state: State, step) => {
    if (step !== undefined) steps.push(copy(step));
    const [one, other] = hidden;
    const shuffles = state.phase.kind === "shuffle" && step?.kind === "act";
    if (found === undefined && shuffles && one !== undefined && other !== undefined) {
      found = { steps: steps.slice(0, -1), choice: copy(step), cards: [one, other] };
    }
    hidden = state.discard.filter(({ up }) => !up).map(({ card }) => card);
  });
  return found;
}
