import { GAMES } from "../../src/games";
import { drawOutcome, type Chance, type Outcome } from "../../src/kit/rules/chance";
import { choiceFor } from "../../src/kit/rules/choices";
import type { TableGame } from "../../src/kit/game/game";
import { LANGUAGES, speak } from "../../src/kit/words/language";
import { topped, type Tutorial, type TutorialStep } from "../../src/kit/game/tutorial";
import { standardOptions } from "../../src/kit/rules/options";
import { seeded, type Random } from "../../src/kit/data/random";
import { apply, type Step } from "../../src/kit/record/record";
import type { Choice, GameAction, GameEvent, Rules, Seat } from "../../src/kit/rules/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { GAMES_UNDER_TEST } from "../support/games-under-test";
import { lettersIn } from "../support/spoken";

/** A tutorial lists only the cards that it shows, so every tutorial is tried with some decks. */
const DECKS = [1, 2, 3];
/** How much a beginner is told: in pieces of advice, and in words. */
const ADVICE = { least: 8, most: 14 };
const WORDS = { least: 230, most: 420 };

/** How many letters have room in the coach's box at a size that is read with ease: 14 pixels, in 7 lines of 440. */
const LETTERS_IN_BOX = 390;
const CHINESE_LETTERS_IN_BOX = 200;

/** How chance decides in a tutorial; undefined where the tutorial expects something else. */
function outcomeOf<Action>(chance: Chance, step: TutorialStep<Action>, random: Random): Outcome | undefined {
  const drawn = drawOutcome(chance, random);
  if (step.kind === "rolled" && drawn.kind === "rolled") return { kind: "rolled", faces: [...step.faces] };
  if (step.kind === "shuffled" && drawn.kind === "shuffled") {
    return { kind: "shuffled", order: topped(drawn.order, step.top) };
  }
  return step.kind === "seen" && drawn.kind === "seen" ? drawn : undefined;
}

/** Plays a tutorial by the rules alone; fails where a step of it is not what the game waits for. */
function play<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  { options, seats, learner, steps }: Tutorial<Action>,
  random: Random,
): State {
  const state = rules.start({ ...standardOptions(rules.options), ...options }, seats);
  for (let index = 0; index < steps.length; index++) {
    const step = expectPresent(steps[index]);
    const where = `${rules.id}, step ${index} of the tutorial (${step.kind})`;
    const done = apply(rules, state, expectPresent(stepOf(rules, state, step, learner, random), where));
    expectSame(done.kind, "done", where);
  }
  return state;
}

function stepOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  state: State,
  step: TutorialStep<Action>,
  learner: Seat,
  random: Random,
): Step<Action> | undefined {
  const waiting = rules.waiting(state);
  if (waiting.kind === "over") return undefined;
  if (waiting.kind === "chance") {
    const outcome = outcomeOf(waiting.chance, step, random);
    return outcome && { kind: "chance", outcome };
  }
  if (step.kind !== "advice" && step.kind !== "reply") return undefined;
  const seat = step.kind === "advice" ? learner : step.seat;
  const choices: Choice<Action>[] =
    waiting.decisions.find((decision) => decision.seat === seat)?.choices ?? [];
  const choice = choiceFor(choices, step.action);
  // The panel marks a choice of its list: none that leaves an amount open.
  if (choice === undefined || (step.kind === "advice" && choice.amounts !== undefined)) return undefined;
  return { kind: "act", seat, action: step.action };
}

/** All that a coach says, in the language that is spoken. */
function sayings<Action>({ steps, farewell }: Tutorial<Action>): string[] {
  const texts: string[] = [];
  for (const step of steps) if (step.kind === "advice") texts.push(step.says());
  return texts.concat([farewell()]);
}

function tutorialOf<State, Action extends GameAction, Event extends GameEvent, Seen>({
  rules,
  tutorial,
}: TableGame<State, Action, Event, Seen>): Tutorial<Action> {
  return expectPresent(tutorial, `${rules.id} has no tutorial`);
}

describe("the tutorial of every game", () => {
  it("is a game by the rules, from its first step to its last, whatever the other cards are", () => {
    for (const entry of GAMES_UNDER_TEST) {
      entry.visit((game) => {
        for (const seed of DECKS) {
          const state = play(game.rules, tutorialOf(game), seeded(seed));
          expectTrue(game.rules.waiting(state).kind !== "over", `${entry.id} is over with its tutorial`);
        }
      });
    }
  });

  it("takes two minutes: some decisions, and words enough to explain them", () => {
    for (const entry of GAMES) {
      entry.visit((game) => {
        const texts = sayings(tutorialOf(game));
        const advice = texts.length - 1;
        expectTrue(
          advice >= ADVICE.least && advice <= ADVICE.most,
          `${entry.id}: ${advice} pieces of advice`,
        );
        const words = texts.join(" ").split(" ").length;
        expectTrue(words >= WORDS.least && words <= WORDS.most, `${entry.id}: ${words} words`);
      });
    }
  });

  it("says in every language what has room in the coach's box", () => {
    for (const language of LANGUAGES) {
      speak(language);
      for (const entry of GAMES_UNDER_TEST) {
        entry.visit((game) => {
          for (const saying of sayings(tutorialOf(game))) {
            const letters = lettersIn(saying);
            // A Chinese letter has three bytes, and is twice as wide as a Latin one.
            const most = saying.length > 2 * letters ? CHINESE_LETTERS_IN_BOX : LETTERS_IN_BOX;
            expectTrue(letters <= most, `${entry.id}, ${language}, ${letters}: ${saying}`);
          }
        });
      }
    }
    speak("en");
  });
});
