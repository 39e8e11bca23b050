import { pictureOf } from "../../src/kit/game/scene";
import { drawOutcome } from "../../src/kit/rules/chance";
import type { Game } from "../../src/kit/game/game";
import { anyAction, awaited, choiceFor, withAmount } from "../../src/kit/rules/choices";
import { seeded, type Random } from "../../src/kit/data/random";
import { apply, type Step } from "../../src/kit/record/record";
import type {
  Choice,
  Decision,
  GameAction,
  GameEvent,
  Rules,
  Seat,
  Viewer,
  Waiting,
} from "../../src/kit/rules/rules";
import { copy, same } from "../support/data";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { decode } from "../vectors/json";
import { show } from "../vectors/values";
import { GAMES_UNDER_TEST } from "../support/games-under-test";

/** How many games of each kind are played, and for how many steps each at the most. */
const GAMES_EACH = 3;
const MOST_STEPS = 400;

/** A next step by chance alone; nothing once the game is over. */
function randomStep<Action extends GameAction>(
  waiting: Waiting<Action>,
  random: Random,
): Step<Action> | undefined {
  switch (waiting.kind) {
    case "over":
      return undefined;
    case "chance":
      return { kind: "chance", outcome: drawOutcome(waiting.chance, random) };
    case "decisions": {
      const { seat, choices } = expectPresent(awaited(waiting.decisions), "nobody is to decide");
      const action = expectPresent(anyAction(choices, random));
      return { kind: "act", seat, action };
    }
  }
}

/** A value as it comes back from a save, which is JSON. */
function throughJson<T>(value: T): T {
  const decoded = decode(show(value));
  expectTrue(decoded.kind === "value", `no JSON: ${show(value)}`);
  return (decoded.kind === "value" ? decoded.value : undefined) as T;
}

/** Plays a game at random, `watch`ed before each step; answers its steps and its last state. */
function playRandomly<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules }: Game<State, Action, Event, Seen>,
  seats: number,
  seed: number,
  watch: (state: State, waiting: Waiting<Action>) => void,
): { steps: Step<Action>[]; state: State } {
  const random = seeded(seed);
  const state = rules.start({}, seats);
  const steps: Step<Action>[] = [];
  while (steps.length < MOST_STEPS) {
    const waiting = rules.waiting(state);
    watch(state, waiting);
    const step = randomStep(waiting, random);
    if (step === undefined) break;
    steps.push(copy(step));
    expectSame(apply(rules, state, step).kind, "done", show(step));
  }
  return { steps, state };
}

/** All that a seat may do, whether the game waits for it or not. */
function offersOf<Action>({ choices, asides = [] }: Decision<Action>): Choice<Action>[] {
  return choices.concat(asides);
}

/** The actions of choices; where the amount is open, the ends and what is just outside. */
function actionsOf<Action extends GameAction>(choices: readonly Choice<Action>[]): Action[] {
  let actions: Action[] = [];
  for (const choice of choices) {
    const { amounts } = choice;
    if (amounts === undefined) actions.push(choice.action);
    else {
      const { min, max } = amounts;
      actions = actions.concat([min - 1, min, max, max + 1].map((amount) => withAmount(choice, amount)));
    }
  }
  return actions;
}

/** Fails unless each seat may do exactly what it is offered, of all that any seat is offered. */
function expectOwnChoices<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  state: State,
  waiting: Waiting<Action>,
  seats: number,
): void {
  const decisions = waiting.kind === "decisions" ? waiting.decisions : [];
  const isOffered = (seat: Seat, action: Action): boolean =>
    decisions.some(
      (decision) => decision.seat === seat && choiceFor(offersOf(decision), action) !== undefined,
    );
  for (const decision of decisions) {
    for (const action of actionsOf(offersOf(decision))) {
      const parsed = rules.parse(action);
      for (let seat = 0; seat < seats; seat++) {
        const isLegal = parsed !== undefined && rules.check(state, seat, parsed) === undefined;
        expectSame(isLegal, isOffered(seat, action), `${show(action)} at seat ${seat}`);
      }
    }
  }
}

for (const entry of GAMES_UNDER_TEST) {
  entry.visit((game) => {
    const { rules } = game;
    const viewers: Viewer[] = ["spectator"];
    for (let seat = 0; seat < rules.seats.max; seat++) viewers.push(seat);

    describe(`The contract of a game, kept by ${entry.id}`, () => {
      for (let seats = rules.seats.min; seats <= rules.seats.max; seats++) {
        const players = seats;

        it(`a record leads to the same state again, from a save too (${seats} seats)`, () => {
          for (let seed = 1; seed <= GAMES_EACH; seed++) {
            const { steps, state } = playRandomly(game, players, seed, () => undefined);
            for (const record of [steps, throughJson(steps)]) {
              const again = rules.start({}, players);
              for (const step of record) expectSame(apply(rules, again, step).kind, "done", show(step));
              expectSame(again, state);
            }
          }
        });

        it(`every state is plain data, and looking at it changes nothing (${seats} seats)`, () => {
          playRandomly(game, players, 11, (state) => {
            const before = copy(state);
            expectTrue(same(throughJson(state), state), "the state does not survive JSON");
            for (const viewer of viewers.slice(0, players + 1)) rules.seen(state, viewer);
            rules.waiting(state);
            rules.summary(state);
            pictureOf(game, state);
            expectTrue(same(state, before), "looking changed the state");
          });
        });

        it(`what is thrown are dice of the box that are no counters, each once (${seats} seats)`, () => {
          const throwable = game.box.dice.filter(({ isCounter }) => isCounter !== true);
          for (let seed = 1; seed <= GAMES_EACH; seed++) {
            playRandomly(game, players, seed + 20, (_, waiting) => {
              if (waiting.kind !== "chance" || waiting.chance.kind !== "roll") return;
              const { dice } = waiting.chance;
              for (const { die, sides } of dice) {
                expectTrue(
                  throwable.some((item) => item.id === die && item.sides === sides),
                  `${die} with ${sides} sides`,
                );
                expectSame(dice.filter((other) => other.die === die).length, 1, die);
              }
            });
          }
        });

        it(`a seat may do what it is offered, and no other seat may (${seats} seats)`, () => {
          let states = 0;
          playRandomly(game, players, 12, (state, waiting) => {
            if (states++ % 5 === 0) expectOwnChoices(rules, state, waiting, players);
          });
        });
      }
    });
  });
}
