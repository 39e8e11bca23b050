import { tableEffort } from "../../src/kit/advice/contest";
import type { Game } from "../../src/kit/game/game";
import { choicesIn } from "../../src/kit/rules/choices";
import { same } from "../../src/kit/data/data";
import { sliceCost } from "../../src/kit/advice/sliced-play";
import { apply, type GameRecord } from "../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { trying, type Accused } from "../../src/kit/advice/trial";
import { FRAME_BUDGET } from "../../src/tts/scheduler";
import { COUNTS_INSTRUCTIONS, expectWithinBudget, newBudget, slice } from "../support/budget";
import { expectPresent, expectTrue } from "../support/expect";
import { GAMES_UNDER_TEST } from "../support/games-under-test";
import { expectWithin } from "../support/limits";
import { slippingGame } from "../support/slipping-game";

/** What of a game is a decision of the kind that costs, where most others cost nothing. */
const BETS = ["fold", "call", "check", "raise"];

/** Decisions of the first seat in a game, each with another choice that is said to have been better: an early, a middle, and a late one. */
function accusedIn<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules }: Pick<Game<State, Action, Event, Seen>, "rules">,
  { options, seats, steps }: GameRecord<Action>,
): Accused<Action>[] {
  const all: Accused<Action>[] = [];
  const state = rules.start(options, seats);
  const hasBets = steps.some((step) => step.kind === "act" && step.action.kind === "fold");
  for (const [before, step] of steps.entries()) {
    if (step.kind === "act" && step.seat === 0 && (!hasBets || BETS.includes(step.action.kind))) {
      const other = choicesIn(rules, state, 0).find(({ action }) => !same(action, step.action));
      if (other !== undefined) all.push({ seat: 0, steps: before, made: step.action, best: other.action });
    }
    apply(rules, state, step);
  }
  const last = all.length - 1;
  return [0.1, 0.5, 0.9].map((part) => expectPresent(all[Math.floor(part * last)]));
}

describe("What looking deeper costs in a slice of a frame", () => {
  if (!COUNTS_INSTRUCTIONS) return;
  for (const entry of GAMES_UNDER_TEST) {
    entry.visit((game) => {
      const { rules, hints } = game;
      const deeper = hints?.deeper;
      if (hints === undefined || deeper === undefined) return;
      it(`${entry.id}: stays within it, and so does each decision`, () => {
        const budget = newBudget();
        const record = slippingGame(game, 31);
        for (const accused of accusedIn(game, record)) {
          const trial = slice(budget, "a trial begins", () =>
            trying(rules, hints, deeper, record, accused, tableEffort()),
          );
          let frames = 1;
          let left = FRAME_BUDGET;
          let finding = slice(budget, "a trial", trial.next);
          while (finding === undefined) {
            left -= trial.spent();
            if (left < sliceCost(deeper.costs)) {
              frames++;
              left = FRAME_BUDGET;
            }
            finding = slice(budget, "a trial", trial.next);
          }
          expectTrue(finding.games > 3, `${finding.games} games`);
          expectWithin("deeperLook", frames);
        }
        expectWithinBudget(budget);
      });
    });
  }
});
