import { playOut } from "../../../src/commands/playout";
import { rogueSolitaire } from "../../../src/games/rogue-solitaire";
import type { Action, State } from "../../../src/games/rogue-solitaire/rules/state";
import { copy } from "../../../src/kit/data/data";
import type { Options } from "../../../src/kit/rules/options";
import type { Step } from "../../../src/kit/record/record";
import { expectPresent } from "../../support/expect";

/** A game up to the choice that clears its first floor, with enemies face up that are left behind. */
export interface FloorCleared {
  steps: Step<Action>[];
  choice: Action;
  /** The game before that choice. */
  state: State;
}

/** Games enough for one of them to come to such a choice. */
const MOST_GAMES = 100;

/** Finds such a game, played under these options. */
export function floorCleared(options: Options): FloorCleared {
  let found: FloorCleared | undefined;
  for (let seed = 1; seed <= MOST_GAMES && found === undefined; seed++) found = lookFor(options, seed);
  return expectPresent(found, "no game was found in which a floor is cleared");
}

function lookFor(options: Options, seed: number): FloorCleared | undefined {
  const policy = expectPresent(rogueSolitaire.policies["sensible"]);
  const steps: Step<Action>[] = [];
  let found: FloorCleared | undefined;
  let before: State | undefined;
  playOut(rogueSolitaire, { options, policies: [policy], seed }, (state, step) => {
    if (step !== undefined) steps.push(copy(step));
    if (found === undefined && before !== undefined && state.phase.kind === "clear" && step?.kind === "act") {
      const left = before.grid.filter((place) => place.kind === "card" && place.up);
      if (left.length > 2) found = { steps: steps.slice(0, -1), choice: step.action, state: before };
    }
    before = copy(state);
  });
  return found;
}
