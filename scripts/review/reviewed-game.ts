import { choiceFor } from "../../src/kit/rules/choices";
import { tableEffort, verdictOf, type TrialFinding } from "../../src/kit/advice/contest";
import type { Game } from "../../src/kit/game/game";
import { thoughtOut } from "../../src/kit/rules/policy";
import type { GameRecord, Step, StepRules } from "../../src/kit/record/record";
import { reviewing } from "../../src/kit/advice/review";
import type { Choice, GameAction, GameEvent, Seat } from "../../src/kit/rules/rules";
import { withSeatNames } from "../../src/kit/game/seat-names";
import { trying } from "../../src/kit/advice/trial";
import type { PlayedGame } from "../play/record-file";
import { stepIn } from "../play/walk";
import { Complaint } from "../terminal/complaint";
import { reviewLines, type Told } from "./review-lines";
import type { GameWords } from "../../src/kit/game/game-words";

/** The end of a bot's name (scripts/play/record-file.ts). */
const BOT = "(computer)";

/**
 * The reviews of a game in lines of text: of one seat, or of every person. Raises a `Complaint` if there is none.
 * @param times how many times as often as at a table each of the costliest decisions is played on; undefined: not at all
 */
export function reviewedGame(played: PlayedGame, name: string | undefined, times?: number): string[] {
  const seats = seatsNamed(played, name);
  return played.game.visit((game) => seats.flatMap((seat) => reviewed(game, played, seat, times)));
}

function seatsNamed({ names }: PlayedGame, name: string | undefined): Seat[] {
  const all = [...names.keys()];
  const isMeant = (seat: Seat): boolean =>
    name === undefined
      ? names[seat]?.endsWith(BOT) !== true
      : (names[seat] ?? "").toLowerCase().startsWith(name.toLowerCase());
  const seats = all.filter(isMeant);
  if (seats.length > 0) return seats;
  const list = names.join(", ");
  if (name !== undefined) throw new Complaint(`"${name}" did not play this game. Its players were: ${list}.`);
  return all;
}

function reviewed<State, Action extends GameAction, Event extends GameEvent, Seen>(
  nameless: Game<State, Action, Event, Seen>,
  played: PlayedGame,
  seat: Seat,
  times: number | undefined,
): string[] {
  const { options, seats, names } = played;
  const game = withSeatNames(nameless, () => names);
  const { rules } = game;
  const critic = game.hints;
  if (critic === undefined) throw new Complaint(`${rules.id} has nobody who could review it.`);
  const record: GameRecord<Action> = { game: rules.id, options, seats, steps: stepsOf(played.steps, rules) };
  const told: Told[] = [];
  const work = reviewing(rules, critic, record, seat, (seen, choices, { steps, action, best }) => {
    told.push({
      steps,
      made: named(game, seen, choices, action),
      best: best && named(game, seen, choices, best),
    });
  });
  const review = thoughtOut(work.next);
  const fits = work.stepsDone() === played.steps.length;
  const lines = reviewLines(game, review, told, {
    name: names[seat] ?? "?",
    steps: work.stepsDone(),
    isForSeveral: seats > 1,
    critic,
  });
  const { deeper } = critic;
  if (times !== undefined && deeper !== undefined)
    for (const { steps, action: made, best } of review.costliest) {
      if (best === undefined) continue;
      const { next } = trying(rules, critic, deeper, record, { seat, steps, made, best }, tableEffort(times));
      lines.push(playedOn(steps, thoughtOut(next)));
    }
  const note = `Step ${work.stepsDone() + 1} of ${played.steps.length} does not fit, and ends the review.`;
  return fits ? lines : [...lines, note];
}

/** The result of playing on from a costly decision many times. */
function playedOn(steps: number, finding: TrialFinding): string {
  const { games, better, worse, difference, error } = finding;
  if (games === 0) return `Step ${steps + 1} can't be played on: its hidden cards can't be dealt again.`;
  const [more, about] = [difference, error].map((value) => Math.round(value * 1000) / 10);
  const isChance = verdictOf(finding) === "close";
  return (
    `Step ${steps + 1}, played on ${games} times each way: the better choice is worth ${more} more in a hundred, ` +
    `give or take ${about}${isChance ? ", which may be chance" : ""}; better in ${better} games, worse in ${worse}.`
  );
}

function named<Seen, Action extends GameAction, Event>(
  { words }: { words: GameWords<Seen, Action, Event> },
  seen: Seen,
  choices: readonly Choice<Action>[],
  action: Action,
): string {
  const { group, label } = words.choice(seen, { action, rule: choiceFor(choices, action)?.rule ?? "" });
  return (group === "" ? label : `${group}: ${label}`).replaceAll("\n", " ");
}

/** The steps up to the first line that is none. */
function stepsOf<Action>(lines: readonly string[], rules: StepRules<Action>): Step<Action>[] {
  const steps: Step<Action>[] = [];
  for (const line of lines) {
    const step = stepIn(line, rules);
    if (step === undefined) break;
    steps.push(step);
  }
  return steps;
}
