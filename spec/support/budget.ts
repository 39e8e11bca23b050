import type { EmulatedTable } from "../../src/emulator";
import { pictureOf, type Spot } from "../../src/kit/game/scene";
import { countFrom, startCounting, stopCounting } from "../../src/emulator/counting";
import type { AnyTable } from "../../src/emulator/lua/host";
import { orderedPairs } from "../../src/emulator/lua/iteration";
import {
  bookRun,
  CHUNK,
  createMeter,
  markOf,
  readings,
  type Meter,
  type Reading,
} from "../../src/emulator/meter";
import { awaited } from "../../src/kit/rules/choices";
import { drawOutcome } from "../../src/kit/rules/chance";
import { FRESH_BOARD, type Bot, type TableGame } from "../../src/kit/game/game";
import type { Options } from "../../src/kit/rules/options";
import type { Thinker } from "../../src/kit/rules/policy";
import { seeded, type Random } from "../../src/kit/data/random";
import { apply, type Step } from "../../src/kit/record/record";
import type { Choice, Decision, GameAction, GameEvent, Seat } from "../../src/kit/rules/rules";
import { SPOTS_PER_SLICE } from "../../src/table/input/gestures";
import { CHOICES_PER_SLICE } from "../../src/table/game/decisions";
import { expectPresent, expectSame, expectTrue } from "./expect";
import { expectWithin, limitOf, tellAboveGoal } from "./limits";
import { strictEnvironment } from "./strict";

/** Whether this Lua counts instructions; LuaJIT does not count what it has compiled. */
export const COUNTS_INSTRUCTIONS = _VERSION === "Lua 5.2";

/**
 * Measures what runs in slices of a frame. It counts the instructions that PUC Lua's virtual machine takes in the code
 * that ships, the library of TypeScriptToLua among it (src/emulator/meter.ts). Functions of the
 * host, such as `table.insert`, count as the one call that they are; MoonSharp's own instructions are others.
 */
export interface Budget {
  meter: Meter;
}

/** A budget before anything is spent. */
export function newBudget(): Budget {
  const meter = createMeter();
  // Lua's own order differs from run to run, and with it what a slice of a longer work holds.
  strictEnvironment.set("pairs", orderedPairs);
  countFrom(meter.counting, strictEnvironment as unknown as AnyTable);
  return { meter };
}

/** Does the work of one slice and books it under a name. */
export function slice<Result>({ meter }: Budget, name: string, work: () => Result): Result {
  const start = markOf(meter);
  startCounting(meter.counting);
  const result = work();
  stopCounting(meter.counting);
  bookRun(meter, "", name, start);
  return result;
}

/** Fails if any slice took more than its budget, or if nothing was counted at all. */
export function expectWithinBudget({ meter }: Budget): void {
  expectReadingsWithinBudget(readings(meter));
}

/**
 * The same for what an emulated table has counted. The chunk of a script, which runs behind the loading screen, may take
 * longer.
 */
export function expectReadingsWithinBudget(all: readonly Reading[]): void {
  const slices = all.filter(({ handler }) => handler !== CHUNK);
  expectTrue(
    slices.some(({ count }) => count > 0),
    "nothing was counted",
  );
  const heaviest = Math.max(...slices.map(({ count }) => count));
  tellAboveGoal("slice", heaviest);
  io.write(`# counted ${heaviest}\n`);
  const over = slices.filter(({ count }) => count > limitOf("slice"));
  expectSame(
    over.map(({ script, handler, count }) => `${script} ${handler}: ${count} instructions`),
    [],
  );
}

/**
 * Fails if a slice of what is played takes more than its budget, or what scripts do in a frame: its tasks
 * (src/tts/scheduler.ts), and what timers and events do by themselves.
 * @param play plays at a metered table, and answers it
 */
export function expectPlayWithinBudget(play: () => EmulatedTable): void {
  const table = play();
  expectReadingsWithinBudget(table.meter());
  const { count = 0, runs = [] } = table.heaviestFrame() ?? {};
  expectWithin("frame", count, runs.join(", "));
}

/** What a bot decides; beginning to think is a slice of its own, as at the table. */
export function thinkWithin<Seen, Action>(
  budget: Budget,
  name: string,
  thinker: Thinker<Seen, Action>,
  see: () => Seen,
  choices: readonly Choice<Action>[],
  random: Random,
): Action {
  const think = slice(budget, `${name} begins to think`, () => thinker(see(), choices, random));
  let action = slice(budget, `${name} thinks`, think);
  while (action === undefined) action = slice(budget, `${name} thinks`, think);
  return action;
}

/** How a game is played that is measured, with a bot at every seat. */
export interface MeasuredGame<Seen, Action> {
  options: Options;
  players: readonly Bot<Seen, Action>[];
  seed: number;
}

/** Plays a whole game and measures what a table does with its functions, slice by slice as the table does it. */
export function playWithin<State, Action extends GameAction, Event extends GameEvent, Seen>(
  budget: Budget,
  game: TableGame<State, Action, Event, Seen>,
  { options, players, seed }: MeasuredGame<Seen, Action>,
): void {
  const { rules } = game;
  const chance = seeded(seed * 2);
  const judgement = seeded(seed * 2 + 1);
  const state = rules.start(options, players.length);
  for (let steps = 0; ; steps++) {
    const waiting = slice(budget, "what the game waits for", () => rules.waiting(state));
    measureShowing(budget, game, state, players.length);
    if (waiting.kind === "over") return;
    let step: Step<Action>;
    if (waiting.kind === "chance") step = { kind: "chance", outcome: drawOutcome(waiting.chance, chance) };
    else {
      const decision = expectPresent(awaited(waiting.decisions));
      const { seat, choices } = decision;
      measureChoosing(budget, game, state, decision, steps);
      const { level, thinker } = expectPresent(players[seat]);
      const see = (): Seen => rules.seen(state, seat);
      step = { kind: "act", seat, action: thinkWithin(budget, level, thinker, see, choices, judgement) };
    }
    playStep(budget, game, state, step);
  }
}

function nameOf<Action extends GameAction>(step: Step<Action>): string {
  switch (step.kind) {
    case "act":
      return step.action.kind;
    case "chance":
      return step.outcome.kind;
    case "time":
      return step.kind;
  }
}

function playStep<State, Action extends GameAction, Event extends GameEvent, Seen>(
  budget: Budget,
  { rules, words }: TableGame<State, Action, Event, Seen>,
  state: State,
  step: Step<Action>,
): void {
  const kind = nameOf(step);
  const done = slice(budget, `playing the step ${kind}`, () => apply(rules, state, step));
  expectSame(done.kind, "done");
  const events = done.kind === "done" ? done.events : [];
  slice(budget, `telling of the step ${kind}`, () => {
    for (const event of events) words.event(event);
  });
}

/** The picture of a state and what the panels tell of it. */
function measureShowing<State, Action extends GameAction, Event extends GameEvent, Seen>(
  budget: Budget,
  game: TableGame<State, Action, Event, Seen>,
  state: State,
  seats: number,
): void {
  const { rules, words } = game;
  for (const part of game.scene) slice(budget, "a part of the scene", () => part(state));
  slice(budget, "the spots", () => game.spots(state));
  slice(budget, "the labels", () => game.labels(rules.seen(state, "spectator"), FRESH_BOARD));
  for (let seat = 0; seat < seats; seat++) {
    const viewer = seat;
    slice(budget, "the words of a panel", () => {
      const seen = rules.seen(state, viewer);
      return [words.status(seen), words.prompt(seen, viewer), words.hints(seen)];
    });
  }
}

/** The words of all choices, and one piece that is picked up and dropped or turned over; over the steps all have their turn. */
function measureChoosing<State, Action extends GameAction, Event extends GameEvent, Seen>(
  budget: Budget,
  game: TableGame<State, Action, Event, Seen>,
  state: State,
  { seat, choices }: Decision<Action>,
  steps: number,
): void {
  const { rules, words } = game;
  const seen = rules.seen(state, seat);
  const study = slice(budget, "what the words tell is to be studied", () => words.study?.(seen));
  for (let isStudied = study === undefined; !isStudied;)
    isStudied = slice(budget, "what the words tell is studied", () => study?.() !== false);
  for (let from = 0; from < choices.length; from += CHOICES_PER_SLICE) {
    const some = choices.slice(from, from + CHOICES_PER_SLICE);
    slice(budget, "the words of some choices", () => {
      for (const choice of some) words.choice(seen, choice);
    });
  }
  const movable = pictureOf(game, state).pieces.filter((piece) => "movable" in piece && piece.movable);
  const held = movable[steps % Math.max(1, movable.length)];
  if (held === undefined) return;
  const spots = game.spots(state);
  for (let from = 0; from < spots.length; from += SPOTS_PER_SLICE) {
    const some = spots.slice(from, from + SPOTS_PER_SLICE);
    slice(budget, "a piece picked up", () => spotFor(game, state, seat, held.id, some));
  }
  const spot = spotFor(game, state, seat, held.id, spots);
  slice(budget, "a piece dropped", () => {
    const action =
      spot === undefined
        ? game.gesture(state, { kind: "flip", piece: held.id })
        : game.gesture(state, { kind: "drop", piece: held.id, spot });
    if (action === undefined || rules.check(state, seat, action) !== undefined) return;
    words.confirm(rules.seen(state, seat), action);
  });
}

/** The last spot on to which a piece may be dropped, after asking of every spot whether it may. */
function spotFor<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  state: State,
  seat: Seat,
  piece: string,
  spots: readonly Spot[],
): string | undefined {
  let last: string | undefined;
  for (const { id } of spots) {
    const action = game.gesture(state, { kind: "drop", piece, spot: id });
    if (action !== undefined && game.rules.check(state, seat, action) === undefined) last = id;
  }
  return last;
}
