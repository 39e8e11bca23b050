import { playOut } from "../../src/commands/playout";
import { copy } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import type { Options } from "../../src/kit/rules/options";
import type { Policy } from "../../src/kit/rules/policy";
import type { GameRecord, Step } from "../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { FIXTURES, readFixture } from "../vectors/fixture";
import { expectPresent, expectSame, expectTrue } from "./expect";
import { writeText } from "./files";
import { transcribe } from "./transcript";
import { show } from "../vectors/values";

/** Whether the golden games have to be played and written again, which `OFFSUIT_GOLDEN=write` asks for. */
const WRITES = os.getenv("OFFSUIT_GOLDEN") === "write";

/** How a golden game was played: by this policy at every seat, from this seed. */
export interface Plan {
  policy: string;
  seed: number;
  seats: number;
  options: Options;
}

/** A whole game as it was played once, step by step and in words. */
interface GoldenGame<Action> {
  record: GameRecord<Action>;
  transcript: string[];
}

/**
 * Fails unless a recorded game (spec/fixtures/playthroughs) still goes as it went and reads word for word as it did.
 * Where that is meant to change, run the spec with `OFFSUIT_GOLDEN=write`, then prettier over the fixture, and read what
 * has changed. The record stands for itself: a policy may get better without a new one.
 */
export function expectGolden<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  name: string,
  plan: Plan,
): void {
  const path = `playthroughs/${name}.json`;
  if (WRITES) writeText(`${FIXTURES}/${path}`, goldenText(game, plan));
  const golden = readFixture(path) as GoldenGame<Action>;
  const transcript = transcribe(game, golden.record);
  for (let i = 0; i < transcript.length; i++)
    expectSame(transcript[i], golden.transcript[i], `line ${i + 1}`);
  expectSame(transcript.length, golden.transcript.length);
}

function goldenText<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  plan: Plan,
): string {
  const record = played(game, plan);
  const transcript = transcribe(game, record);
  return `{
  "record": {
    "game": ${show(record.game)},
    "options": ${Object.keys(record.options).length === 0 ? "{}" : show(record.options)},
    "seats": ${record.seats},
    "steps": [
${list(record.steps)}
    ]
  },
  "transcript": [
${list(transcript)}
  ]
}
`;
}

/** The items of a list as JSON, one a line. */
function list(items: readonly unknown[]): string {
  return items.map((item) => show(item)).join(",\n");
}

function played<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  { policy, seed, seats, options }: Plan,
): GameRecord<Action> {
  const policies: Policy<Seen, Action>[] = [];
  for (let seat = 0; seat < seats; seat++) policies.push(expectPresent(game.policies[policy]));
  const steps: Step<Action>[] = [];
  const ending = playOut(game, { options, policies, seed }, (_state, step) => {
    if (step !== undefined) steps.push(copy(step));
  });
  expectTrue(ending.kind === "over", "the game does not end");
  return { game: game.rules.id, options, seats, steps };
}
