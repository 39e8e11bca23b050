import type { Game } from "../../src/kit/game/game";
import { anyAction, awaited } from "../../src/kit/rules/choices";
import { checkOutcome, drawOutcome, type Chance, type Outcome } from "../../src/kit/rules/chance";
import { isRecord } from "../../src/kit/data/data";
import { standardOptions, type Options } from "../../src/kit/rules/options";
import { below, seeded, type Random } from "../../src/kit/data/random";
import { apply, stepFrom, type Step } from "../../src/kit/record/record";
import type { GameAction, GameEvent, Seat } from "../../src/kit/rules/rules";
import { copy } from "../support/data";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { randomOptions } from "../support/random-options";
import { damaged, NOT_A_NUMBER, pick, RUBBISH } from "../support/rubbish";
import { SCALE } from "../support/scale";
import { show } from "../vectors/values";
import { GAMES_UNDER_TEST } from "../support/games-under-test";

/** How many games of each kind are played, for how many steps each at most, and how often each action is damaged. */
const GAMES_EACH = 2 * SCALE;
const MOST_STEPS = 250;
const DAMAGES_EACH = 4;

/** Where a game is, and what a seat may do there. */
interface Moment<State, Action> {
  state: State;
  seat: Seat;
  actions: readonly Action[];
}

/** How a game is played, and who looks when chance decides. */
interface Setting<State> {
  seats: number;
  options?: Options;
  watchChance?: (this: void, state: State, point: Chance, outcome: Outcome) => void;
}

/** Plays a game at random, and shows every moment in which somebody decides. */
function play<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules }: Game<State, Action, Event, Seen>,
  { seats, options = {}, watchChance }: Setting<State>,
  random: Random,
  watch: (moment: Moment<State, Action>) => void,
): void {
  const state = rules.start({ ...standardOptions(rules.options), ...options }, seats);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const waiting = rules.waiting(state);
    if (waiting.kind === "over") return;
    let step: Step<Action>;
    if (waiting.kind === "chance") {
      const outcome = drawOutcome(waiting.chance, random);
      watchChance?.(state, waiting.chance, outcome);
      step = { kind: "chance", outcome };
    } else {
      for (const { seat, choices, asides = [] } of waiting.decisions) {
        watch({ state, seat, actions: choices.concat(asides).map(({ action }) => action) });
      }
      const { seat, choices } = expectPresent(awaited(waiting.decisions));
      step = { kind: "act", seat, action: expectPresent(anyAction(choices, random)) };
    }
    expectSame(stepFrom(copy(step), rules), step);
    expectSame(apply(rules, state, step).kind, "done");
  }
}

/** Any number of seats, and every other time any options. */
function anySetting<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules: { seats, options } }: Game<State, Action, Event, Seen>,
  seed: number,
): { seats: number; options: Options } {
  const random = seeded(seed * 13);
  const count = seats.min + below(random, seats.max - seats.min + 1);
  return { seats: count, options: seed % 2 === 0 ? {} : randomOptions(options, random) };
}

/** Plays a game, and shows it outcomes and times that fit there or do not; answers how many were refused. */
function judgedOutcomes<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  seed: number,
): number {
  const { rules } = game;
  const random = seeded(seed * 11);
  const earlier: Outcome[] = [{ kind: "rolled", faces: [1, 6] }, { kind: "seen" }];
  let refused = 0;
  const judge = (state: State, written: unknown, point?: Chance): void => {
    const step = stepFrom(written, rules);
    if (step === undefined) return;
    const after = copy(state);
    const { kind } = apply(rules, after, step);
    if (step.kind === "chance") {
      const fits = point !== undefined && checkOutcome(point, step.outcome) === undefined;
      expectSame(kind, fits ? "done" : "refusal", show(step));
    }
    if (kind === "done") return;
    expectSame(after, state, "what is refused changes something");
    refused++;
  };
  const watchChance = (state: State, point: Chance, outcome: Outcome): void => {
    earlier.push(outcome);
    for (let time = 0; time < DAMAGES_EACH; time++)
      judge(state, { kind: "chance", outcome: damaged(outcome, earlier, random) }, point);
    judge(state, { kind: "time", elapsed: 1e9 });
  };
  play(game, { ...anySetting(game, seed), watchChance }, seeded(seed), ({ state }) => {
    judge(state, { kind: "chance", outcome: pick(earlier, random) });
    for (const elapsed of [0, 0.5, 1e9]) judge(state, { kind: "time", elapsed });
  });
  return refused;
}

for (const entry of GAMES_UNDER_TEST) {
  entry.visit((game) => {
    const { rules } = game;

    describe(`The border of ${entry.id}`, () => {
      it("lets every action pass unchanged, without what does not belong to it", () => {
        const tally = { seen: 0 };
        for (let seed = 1; seed <= GAMES_EACH; seed++) {
          play(game, { seats: rules.seats.max }, seeded(seed), ({ actions }) => {
            for (const action of actions) {
              const parsed = expectPresent(rules.parse(action), show(action));
              expectSame(parsed, action);
              expectTrue(parsed !== action, "the table is the stranger's");
              expectSame(rules.parse({ ...action, stranger: { kind: "x" } }), action);
              tally.seen++;
            }
          });
        }
        expectTrue(tally.seen > 50, `${tally.seen} actions`);
      });

      it("makes of a damaged action one that the rules can judge, or nothing", () => {
        const tally = { passed: 0, stopped: 0 };
        for (let seed = 1; seed <= GAMES_EACH; seed++) {
          const random = seeded(seed * 7);
          play(game, anySetting(game, seed), seeded(seed), ({ state, seat, actions }) => {
            for (const action of actions.slice(0, 6)) {
              for (let time = 0; time < DAMAGES_EACH; time++) {
                const parsed = rules.parse(damaged(action, actions, random));
                if (parsed === undefined) {
                  tally.stopped++;
                  continue;
                }
                tally.passed++;
                expectSame(rules.parse(parsed), parsed);
                const after = copy(state);
                const refusal = rules.check(after, seat, parsed);
                expectSame(after, state, "to check changes something");
                const answer = rules.act(after, seat, parsed);
                expectSame(answer.kind, refusal === undefined ? "done" : "refusal", show(parsed));
                if (answer.kind !== "refusal") continue;
                expectSame(after, state, "what is refused changes something");
                const sentence = game.words.refusal(answer);
                expectTrue(sentence.includes(`(${answer.rule})`), sentence);
              }
            }
          });
        }
        expectTrue(
          tally.passed > 20 && tally.stopped > 20,
          `${tally.passed} passed, ${tally.stopped} did not`,
        );
      });

      it("judges every outcome and every time, whatever the game waits for", () => {
        let refused = 0;
        for (let seed = 1; seed <= GAMES_EACH; seed++) refused += judgedOutcomes(game, seed);
        expectTrue(refused > 10, `${refused} refused`);
      });

      it("stops whatever is no table of a known kind", () => {
        for (const value of RUBBISH) {
          if (!isRecord(value)) expectSame(rules.parse(value), undefined);
          expectSame(rules.parse({ kind: value }), undefined);
        }
        expectSame(rules.parse(undefined), undefined);
      });

      it("stops steps that are none", () => {
        const steps: unknown[] = [
          ...[
            7,
            "act",
            {},
            [],
            { kind: "act" },
            { kind: "act", seat: 0 },
            { kind: "act", seat: 0, action: {} },
          ],
          ...[
            { kind: "chance" },
            { kind: "chance", outcome: {} },
            { kind: "chance", outcome: { kind: "rolled" } },
          ],
          { kind: "chance", outcome: { kind: "rolled", faces: [0.5] } },
          { kind: "chance", outcome: { kind: "rolled", faces: ["1"] } },
          { kind: "chance", outcome: { kind: "shuffled", order: [1] } },
          ...[-1, NOT_A_NUMBER, math.huge, "30", {}].map((elapsed) => ({ kind: "time", elapsed })),
        ];
        expectSame(stepFrom(undefined, rules), undefined);
        for (const step of steps) expectSame(stepFrom(step, rules), undefined, show(step));
        const { state, seat, action } = firstDecision(game);
        for (const bad of [-1, 0.5, NOT_A_NUMBER, "0"]) {
          expectSame(stepFrom({ kind: "act", seat: bad, action }, rules), undefined);
        }
        expectSame(stepFrom({ kind: "act", seat, action }, rules), { kind: "act", seat, action });
        const time = { kind: "time", elapsed: 30 };
        expectSame(stepFrom(time, rules), rules.clock === undefined ? undefined : time);
        expectTrue(rules.check(state, seat, action) === undefined);
      });
    });
  });
}

/** Something that a seat may do, early in a game. */
function firstDecision<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): { state: State; seat: Seat; action: Action } {
  let first: { state: State; seat: Seat; action: Action } | undefined;
  play(game, { seats: game.rules.seats.min }, seeded(3), ({ state, seat, actions: [action] }) => {
    if (action !== undefined) first ??= { state: copy(state), seat, action };
  });
  return expectPresent(first);
}
