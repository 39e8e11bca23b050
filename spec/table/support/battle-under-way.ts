import { playOut, type Setting } from "../../../src/commands/playout";
import { pokerchess } from "../../../src/games/pokerchess";
import type { Action, Seen, State } from "../../../src/games/pokerchess/rules/state";
import { copy } from "../../../src/kit/data/data";
import type { Options } from "../../../src/kit/rules/options";
import type { Policy } from "../../../src/kit/rules/policy";
import { below } from "../../../src/kit/data/random";
import type { Step } from "../../../src/kit/record/record";
import { expectPresent } from "../../support/expect";

/** A game of Pokerchess up to where it was looked for. */
export interface GameSoFar {
  steps: Step<Action>[];
  state: State;
}

/** Games enough for one of them to come there. */
const MOST_GAMES = 50;

/** Attacks where it can, never folds and never risks more than it must, so that battles continue. */
const quarrelsome: Policy<Seen, Action> = (seen, choices, random) => {
  const calm = choices.filter(({ action }) => action.kind === "check" || action.kind === "call");
  const wanted = calm.length > 0 ? calm : choices.filter(({ action }) => isAttack(seen, action));
  const among = wanted.length > 0 ? wanted : choices;
  return expectPresent(among[below(random, among.length)]).action;
};

function isAttack({ position }: Seen, action: Action): boolean {
  return action.kind === "move" && position.board[action.to] !== "";
}

/** The steps of a game of this many people up to the first state in which this holds. */
export function gameUpTo(
  isThere: (this: void, state: State) => boolean,
  options: Options = {},
  people = 2,
): GameSoFar {
  const policies: Policy<Seen, Action>[] = [];
  for (let seat = 0; seat < people; seat++) policies.push(quarrelsome);
  let found: GameSoFar | undefined;
  for (let seed = 1; seed <= MOST_GAMES && found === undefined; seed++) {
    found = lookFor(isThere, { options: { turnLimit: 200, ...options }, policies, seed });
  }
  return expectPresent(found, "no such state was found");
}

function lookFor(
  isThere: (this: void, state: State) => boolean,
  setting: Setting<Seen, Action>,
): GameSoFar | undefined {
  const steps: Step<Action>[] = [];
  let found: GameSoFar | undefined;
  playOut(pokerchess, setting, (state, step) => {
    if (step !== undefined) steps.push(copy(step));
    if (found === undefined && isThere(state)) found = { steps: steps.slice(), state: copy(state) };
  });
  return found;
}
