import {
  openContest,
  tableEffort,
  isTakenBack,
  verdictOf,
  type TrialFinding,
} from "../../src/kit/advice/contest";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { rollFlush } from "../../src/games/roll-flush";
import type { Action } from "../../src/games/cards-vs-dice/rules/state";
import { thoughtOut } from "../../src/kit/rules/policy";
import { below, seeded } from "../../src/kit/data/random";
import { acquitted, openLedger } from "../../src/kit/advice/review-ledger";
import { trying } from "../../src/kit/advice/trial";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { slippingGame } from "../support/slipping-game";

/** How many contests are held that chance alone decides, and how many of them may be told apart. */
const CONTESTS = 300;
const MISTAKEN = 9;

/** What comes of a contest of two choices with these chances in percent. */
function held(seed: number, one: number, other: number): TrialFinding {
  const random = seeded(seed);
  const contest = openContest({ first: 16, most: 128 });
  for (;;) {
    const won = below(random, 100) < one ? 1 : 0;
    const finding = contest.enter(won, below(random, 100) < other ? 1 : 0);
    if (finding !== undefined) return finding;
  }
}

/** The step of a long game of Roll Flush in which its first player rolled and could have stopped. */
const LATE_ROLL = 567;
type Kind = "roll" | "stop";

describe("A contest of two choices", () => {
  it("ends early where one is clearly better", () => {
    const finding = held(5, 90, 20);
    expectSame(verdictOf(finding), "better");
    expectTrue(finding.games < 64, `${finding.games} games`);
    expectSame(verdictOf(held(5, 20, 90)), "worse");
  });

  it("hardly ever tells apart what is the same, however often it looks", () => {
    let told = 0;
    for (let seed = 1; seed <= CONTESTS; seed++) if (verdictOf(held(seed, 40, 40)) !== "close") told++;
    expectTrue(told <= MISTAKEN, `${told} of ${CONTESTS}`);
  });

  it("is close where no game differs, or none could be played", () => {
    const contest = openContest({ first: 2, most: 4 });
    for (let game = 0; game < 3; game++) expectSame(contest.enter(1, 1), undefined);
    expectSame(verdictOf(expectPresent(contest.enter(undefined, 1))), "close");
    expectSame(contest.finding().games, 3);
  });
});

describe("A trial of a decision", () => {
  const { rules } = cardsVsDice;
  const hints = expectPresent(cardsVsDice.hints);
  const deeper = expectPresent(hints.deeper);
  const record = slippingGame(cardsVsDice, 31);

  it("finds nothing between a choice and itself: both meet the same luck", () => {
    let steps = 0;
    for (const [at, step] of record.steps.entries())
      if (step.kind === "act" && step.action.kind === "face") steps = at;
    const step = record.steps[steps];
    const made: Action = step?.kind === "act" ? step.action : { kind: "end" };
    const accused = { seat: 0, steps, made, best: made };
    const finding = thoughtOut(trying(rules, hints, deeper, record, accused, tableEffort()).next);
    expectTrue(finding.games > 16, `${finding.games} games`);
    expectSame([finding.better, finding.worse, finding.difference], [0, 0, 0]);
    expectSame(verdictOf(finding), "close");
    expectTrue(isTakenBack(finding), "what is the same is held against somebody");
    expectTrue(!isTakenBack({ ...finding, games: 7 }), "few games take it back");
    expectTrue(!isTakenBack({ ...finding, difference: 0.01 }), "a little better takes it back");
  });

  it("confirms what is clearly better, and contradicts the opposite", () => {
    const game = slippingGame(rollFlush, 31);
    const critic = expectPresent(rollFlush.hints);
    const at = (best: Kind, made: Kind): TrialFinding => {
      const accused = { seat: 0, steps: LATE_ROLL, made: { kind: made }, best: { kind: best } };
      const playing = expectPresent(critic.deeper);
      return thoughtOut(trying(rollFlush.rules, critic, playing, game, accused, tableEffort()).next);
    };
    const step = game.steps[LATE_ROLL];
    expectSame(step?.kind === "act" ? step.action : undefined, { kind: "roll" });
    const finding = at("roll", "stop");
    expectSame(verdictOf(finding), "better");
    expectTrue(finding.better > finding.games / 2, `better in ${finding.better} of ${finding.games}`);
    expectSame(verdictOf(at("stop", "roll")), "worse");
  });
});

describe("A review that is looked into", () => {
  it("holds nothing against what games do not confirm, and still adds up", () => {
    const plain = { action: "a", best: "b", motive: { reason: "r" }, whole: 1, follows: false };
    const ledger = openLedger<string>(0.02);
    ledger.add({ ...plain, steps: 0, value: 0.5, lost: 0.2 });
    ledger.add({ ...plain, steps: 3, value: 0.6, lost: 0.1 });
    const review = ledger.close(1);
    const cleared = acquitted(review, [0], 0.02);
    expectTrue(Math.abs(cleared.skill + 0.1) < 1e-9, `${cleared.skill}`);
    expectTrue(Math.abs(cleared.start + cleared.luck + cleared.skill - cleared.end) < 1e-9);
    expectTrue((cleared.accuracy ?? 0) > (review.accuracy ?? 0));
    expectSame(
      cleared.costliest.map(({ steps }) => steps),
      [3],
    );
    expectSame(acquitted(review, [], 0.02).skill, review.skill);
  });
});
