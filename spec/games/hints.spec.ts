import { MOST_RATED } from "../../src/kit/game/advice";
import { drawOutcome } from "../../src/kit/rules/chance";
import { awaited, choiceFor } from "../../src/kit/rules/choices";
import { copy } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import { LANGUAGES, speak } from "../../src/kit/words/language";
import { standardOptions } from "../../src/kit/rules/options";
import { randomPolicy, thoughtOut } from "../../src/kit/rules/policy";
import { below, seeded } from "../../src/kit/data/random";
import { apply } from "../../src/kit/record/record";
import type { Decision, GameAction, GameEvent } from "../../src/kit/rules/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { SCALE } from "../support/scale";
import { GAMES_UNDER_TEST } from "../support/games-under-test";

/** The policy that is the strongest of each game. */
const STRONGEST: Readonly<Record<string, string>> = {
  "cards-vs-dice": "foresighted",
  "rogue-solitaire": "expert",
  "pokers-rogue-reckoning": "sensible",
  "roll-flush": "strong",
  pokerchess: "strong",
  "high-card": "sensible",
};
/** How many decisions of each game are compared. */
const DECISIONS = 150 * SCALE;

/** How many games of a full table are played by chance, and how far. */
const CROWDED_GAMES = 4;
const CROWDED_STEPS = 150;

/** Visits decisions with an alternative in games that the strongest policy plays. */
function eachDecision<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, policies }: Game<State, Action, Event, Seen>,
  visit: (state: State, decision: Decision<Action>, taken: Action, number: number) => void,
): void {
  const policy = expectPresent(policies[STRONGEST[rules.id] ?? ""]);
  let decisions = 0;
  for (let seed = 1; decisions < DECISIONS; seed++) {
    const chance = seeded(seed);
    const luck = seeded(seed + 1);
    const state = rules.start(standardOptions(rules.options), rules.seats.min);
    for (;;) {
      const waiting = rules.waiting(state);
      if (waiting.kind === "over" || decisions >= DECISIONS) break;
      if (waiting.kind === "chance") {
        apply(rules, state, { kind: "chance", outcome: drawOutcome(waiting.chance, chance) });
        continue;
      }
      const decision = expectPresent(awaited(waiting.decisions));
      const { seat, choices } = decision;
      const action = policy(rules.seen(state, seat), choices, luck);
      if (choices.length > 1) {
        decisions++;
        visit(state, decision, action, decisions);
      }
      expectSame(apply(rules, state, { kind: "act", seat, action }).kind, "done");
    }
  }
}

describe("the hints of every game", () => {
  for (const entry of GAMES_UNDER_TEST) {
    entry.visit((game) => {
      const { rules, hints } = game;
      if (hints === undefined) return;

      it(`${entry.id}: are there at every decision of as many people as can play`, () => {
        for (let seed = 1; seed <= CROWDED_GAMES; seed++) {
          const random = seeded(seed);
          const state = rules.start(standardOptions(rules.options), rules.seats.max);
          for (let step = 0; step < CROWDED_STEPS; step++) {
            const waiting = rules.waiting(state);
            if (waiting.kind === "over") break;
            if (waiting.kind === "chance") {
              apply(rules, state, { kind: "chance", outcome: drawOutcome(waiting.chance, random) });
              continue;
            }
            for (const { seat, choices } of waiting.decisions) {
              // A look ahead takes long: one in four is enough.
              if (below(random, 4) > 0) continue;
              const { ranking } = thoughtOut(hints.advisor(rules.seen(state, seat), choices));
              expectTrue(ranking.length > 0);
            }
            const { seat, choices } = expectPresent(awaited(waiting.decisions));
            const action = expectPresent(randomPolicy(rules.seen(state, seat), choices, random));
            expectSame(apply(rules, state, { kind: "act", seat, action }).kind, "done");
          }
        }
      });

      it(`${entry.id}: recommend what the strongest policy does, and legal choices besides, in order`, () => {
        eachDecision(game, (state, { seat, choices }, taken, number) => {
          const advice = thoughtOut(hints.advisor(rules.seen(state, seat), choices));
          const { ranking } = advice;
          expectSame(ranking[0]?.action, taken, `decision ${number}`);
          expectTrue(ranking.length <= MOST_RATED, `${ranking.length} choices`);
          let before: number | undefined;
          for (const { action, value } of ranking) {
            expectSame(rules.check(state, seat, action), undefined);
            expectTrue(choiceFor(choices, action) !== undefined, `${action.kind} is not offered`);
            if (value !== undefined) {
              expectTrue(before === undefined || value <= before, `${value} comes after ${before}`);
              expectTrue(hints.points !== undefined || (value >= 0 && value <= 1), `${value} is no chance`);
              expectTrue(hints.worth(value) !== "");
              before = value;
            }
          }
          for (const language of LANGUAGES) {
            speak(language);
            expectTrue(hints.reason(advice) !== "", `${language}: ${advice.reason}`);
          }
          speak("en");
        });
      });

      it(`${entry.id}: leave what they see as it was, and are the same twice`, () => {
        const { advisor } = hints;
        eachDecision(game, (state, { seat, choices }, _taken, number) => {
          if (number % 5 > 0) return;
          const seen = rules.seen(state, seat);
          const before = copy(seen);
          const first = thoughtOut(advisor(seen, choices));
          expectSame(seen, before);
          expectSame(thoughtOut(advisor(rules.seen(state, seat), choices)), first);
        });
      });
    });
  }
});
