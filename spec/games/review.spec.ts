import { choiceFor } from "../../src/kit/rules/choices";
import type { Game } from "../../src/kit/game/game";
import { thoughtOut } from "../../src/kit/rules/policy";
import { apply, type GameRecord } from "../../src/kit/record/record";
import { reviewing } from "../../src/kit/advice/review";
import { MOST_COSTLY, type Appraisal, type Review } from "../../src/kit/advice/review-ledger";
import type { GameAction, GameEvent, Seat } from "../../src/kit/rules/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { GAMES_UNDER_TEST } from "../support/games-under-test";
import { SCALE } from "../support/scale";
import { slippingGame } from "../support/slipping-game";

/** How many games of each kind are reviewed. */
const GAMES = SCALE > 1 ? 100 : 2;
/** What the sums of a game may differ by. */
const ROUNDING = 1e-9;
function reviewOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, hints }: Game<State, Action, Event, Seen>,
  record: GameRecord<Action>,
  seat: Seat,
): Review<Action> {
  return thoughtOut(reviewing(rules, expectPresent(hints), record, seat).next);
}

/** What a finished game came to for a seat, found without a review. */
function resultOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, hints }: Game<State, Action, Event, Seen>,
  record: GameRecord<Action>,
  seat: Seat,
): number {
  const state = rules.start(record.options, record.seats);
  for (const step of record.steps) apply(rules, state, step);
  const points = hints?.points?.of(rules.seen(state, seat), seat);
  if (points !== undefined) return points;
  const waiting = rules.waiting(state);
  const winners = waiting.kind === "over" ? waiting.result.winners : [];
  if (record.seats > 1 && (winners.length === 0 || winners.length === record.seats)) return 0.5;
  return winners.includes(seat) ? 1 : 0;
}

function expectNear(found: number, expected: number, what: string): void {
  expectTrue(Math.abs(found - expected) < ROUNDING, `${what}: ${found}, not ${expected}`);
}

/** That the parts of a review add up to the result, each decision of it too. */
function expectAddsUp<Action>(review: Review<Action>, result: number): void {
  const { start, luck, skill, end, decisions } = review;
  expectNear(start + luck + skill, end, "start, luck and skill");
  expectNear(end, result, "the end");
  let sum = start;
  for (const decision of decisions) {
    const lost = decision.lost ?? 0;
    expectTrue(lost >= 0, `a choice that was better than the best by ${-lost}`);
    sum += decision.luck - lost;
  }
  expectNear(sum, end, "what every decision lost, and its luck");
}

/** That the costliest decisions are those that lost most, in order. */
function expectCostliest<Action>({ decisions, costliest }: Review<Action>): void {
  expectTrue(costliest.length <= MOST_COSTLY);
  for (let i = 1; i < costliest.length; i++)
    expectTrue((costliest[i - 1]?.lost ?? 0) >= (costliest[i]?.lost ?? 0));
  const least = costliest[MOST_COSTLY - 1]?.lost;
  for (const { steps, lost = 0 } of decisions) {
    const isNamed = costliest.some((other) => other.steps === steps);
    expectTrue(isNamed || least === undefined || lost <= least, `a loss of ${lost} is left out`);
  }
}

/** That a review is the same where an earlier one has found what it says of the first half of the decisions. */
function expectContinues<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, hints }: Game<State, Action, Event, Seen>,
  record: GameRecord<Action>,
): void {
  const critic = expectPresent(hints);
  const found: Appraisal<Action>[] = [];
  const first = reviewing(rules, critic, record, 0, (_seen, _choices, decision) => {
    found.push(decision);
  });
  const whole = thoughtOut(first.next);
  const known = found.slice(0, Math.ceil(found.length / 2));
  let thoughts = 0;
  const second = reviewing(
    rules,
    critic,
    record,
    0,
    () => {
      thoughts++;
    },
    known,
  );
  expectSame(thoughtOut(second.next), whole);
  expectSame(thoughts, found.length - known.length);
  expectTrue(thoughts > 0, "nothing was left to find out");
}

describe("the review of a game", () => {
  for (const entry of GAMES_UNDER_TEST) {
    entry.visit((game) => {
      if (game.hints === undefined) return;

      it(`${entry.id}: start, luck and skill add up to the result`, () => {
        let costly = 0;
        for (let seed = 1; seed <= GAMES; seed++) {
          const record = slippingGame(game, seed);
          for (let seat = 0; seat < record.seats; seat++) {
            const review = reviewOf(game, record, seat);
            expectAddsUp(review, resultOf(game, record, seat));
            expectCostliest(review);
            expectTrue(review.decisions.length > 0);
            const accuracy = expectPresent(review.accuracy);
            expectTrue(accuracy >= 0 && accuracy <= 100, `accuracy ${accuracy}`);
            if (review.skill < 0) costly++;
          }
        }
        expectTrue(costly > 0, "nobody ever slipped");
      });

      it(`${entry.id}: goes on from what an earlier one has found`, () => {
        expectContinues(game, slippingGame(game, 72));
      });

      it(`${entry.id}: names legal choices, at the decisions of the seat`, () => {
        const record = slippingGame(game, 71);
        const { rules } = game;
        const { decisions } = reviewOf(game, record, 0);
        const state = rules.start(record.options, record.seats);
        let next = 0;
        for (const [at, step] of record.steps.entries()) {
          const decision = decisions[next];
          if (decision?.steps === at) {
            next++;
            const waiting = rules.waiting(state);
            const own = waiting.kind === "decisions" ? waiting.decisions : [];
            const choices = expectPresent(own.find(({ seat }) => seat === 0)).choices;
            const { best, lost } = decision;
            expectTrue(best === undefined || choiceFor(choices, best) !== undefined);
            expectTrue(best === undefined || rules.check(state, 0, best) === undefined);
            expectTrue(lost === undefined || lost < decision.whole * 2, `${lost} is more than a game`);
          }
          expectSame(apply(rules, state, step).kind, "done");
        }
        expectSame(next, decisions.length);
      });
    });
  }
});
