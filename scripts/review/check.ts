import { playOut, slipping } from "../../src/commands/playout";
import { obeying, type Critic } from "../../src/kit/game/advice";
import { verdictOf, type TrialFinding } from "../../src/kit/advice/contest";
import type { Game } from "../../src/kit/game/game";
import { standardOptions } from "../../src/kit/rules/options";
import { thoughtOut, withoutPause } from "../../src/kit/rules/policy";
import type { Step } from "../../src/kit/record/record";
import { reviewing } from "../../src/kit/advice/review";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { trying } from "../../src/kit/advice/trial";
import type { Progress } from "../terminal/progress";

/** What is checked: the costliest decisions of some games of people who slip, each by up to this many games that are played on. */
export interface CheckPlan {
  games: number;
  seed: number;
  /** Which share of the choices is a slip, in percent. */
  slips: number;
  most: number;
}

/** After how many games a trial is looked at first. */
const FIRST_LOOK = 64;

/** A costly decision, and what games say of it; of none where the hidden cards can't be dealt again. */
interface Checked {
  kind: string;
  best: string;
  lost: number;
  finding: TrialFinding;
}

/** Plays games in which somebody slips, reviews the first seat, and has the costliest decisions played on: a table in Markdown. */
export function checkedReviews<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  critic: Critic<Seen, Action>,
  plan: CheckPlan,
  progress: Progress,
): string[] {
  const { rules } = game;
  const options = standardOptions(rules.options);
  const seats = rules.seats.min;
  const policy = slipping(withoutPause(obeying(critic.advisor)), plan.slips);
  // Nothing has to fit a frame.
  const strongest = { player: obeying(critic.advisor), costs: { look: 0, begin: 0, think: 0, play: 0 } };
  const effort = { first: FIRST_LOOK, most: plan.most, work: Infinity };
  const policies = Array.from({ length: seats }, () => policy);
  const checked: Checked[] = [];
  for (let number = 0; number < plan.games; number++) {
    const steps: Step<Action>[] = [];
    playOut(game, { options, policies, seed: plan.seed * 1_000_003 + number }, (_state, step) => {
      if (step !== undefined) steps.push(step);
    });
    const record = { options, seats, steps };
    const { costliest } = thoughtOut(reviewing(rules, critic, record, 0).next);
    for (const { steps: before, action: made, best, lost = 0 } of costliest) {
      if (best === undefined) continue;
      const accused = { seat: 0, steps: before, made, best };
      const finding = thoughtOut(trying(rules, critic, strongest, record, accused, effort).next);
      checked.push({ kind: made.kind, best: best.kind, lost, finding });
      progress.show(`${number + 1} of ${plan.games} games, ${checked.length} decisions ...`);
    }
  }
  return [...rows(checked), "", summary(checked)];
}

function rows(checked: readonly Checked[]): string[] {
  const lines = [
    "| made | better | said | games say | error | games |",
    "| --- | --- | --- | --- | --- | --- |",
  ];
  for (const { kind, best, lost, finding } of checked) {
    const found =
      finding.games === 0
        ? ["?", "?", "0"]
        : [hundredths(finding.difference), hundredths(finding.error), `${finding.games}`];
    lines.push(`| ${[kind, best, hundredths(lost), ...found].join(" | ")} |`);
  }
  return lines;
}

/** In hundredths of a game, or of a point. */
function hundredths(value: number): string {
  return (value * 100).toFixed(1);
}

function summary(checked: readonly Checked[]): string {
  const outcomes = checked.map(({ finding }) => outcomeOf(finding));
  const count = (outcome: Outcome): number => outcomes.filter((other) => other === outcome).length;
  return (
    `Of ${checked.length} costly decisions games confirm ${count("right")} and contradict ${count("wrong")}; ` +
    `in ${count("probable")} the better choice won more, in ${count("doubtful")} it did not, but either may be chance; ` +
    `${count("unknown")} can't be played on.`
  );
}

type Outcome = "right" | "wrong" | "probable" | "doubtful" | "unknown";

function outcomeOf(finding: TrialFinding): Outcome {
  if (finding.games === 0) return "unknown";
  switch (verdictOf(finding)) {
    case "better":
      return "right";
    case "worse":
      return "wrong";
    case "close":
      return finding.difference > 0 ? "probable" : "doubtful";
  }
}
