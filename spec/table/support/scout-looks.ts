import { playOut } from "../../../src/commands/playout";
import { pokersRogueReckoning } from "../../../src/games/pokers-rogue-reckoning";
import type { Action } from "../../../src/games/pokers-rogue-reckoning/rules/state";
import { copy } from "../../../src/kit/data/data";
import type { Step } from "../../../src/kit/record/record";
import { expectPresent } from "../../support/expect";

/** Games enough for Scout to look in one of them while a room is face down. */
const MOST_GAMES = 100;

/** The steps of a game, played under the standard options, up to where Scout's cards can be exchanged (PRR-13.7). */
export function scoutLooks(): Step<Action>[] {
  let found: Step<Action>[] | undefined;
  for (let seed = 1; seed <= MOST_GAMES && found === undefined; seed++) found = lookFor(seed);
  return expectPresent(found, "no game was found in which Scout looks");
}

function lookFor(seed: number): Step<Action>[] | undefined {
  const policy = expectPresent(pokersRogueReckoning.policies["naive"]);
  const steps: Step<Action>[] = [];
  let found: Step<Action>[] | undefined;
  playOut(pokersRogueReckoning, { options: {}, policies: [policy], seed }, ({ phase, rooms }, step) => {
    if (step !== undefined) steps.push(copy(step));
    const isHidden = rooms.some((room) => room.kind === "card" && !room.up);
    if (found === undefined && phase.kind === "scout" && isHidden) found = copy(steps);
  });
  return found;
}
