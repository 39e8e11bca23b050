import type { EmulatedTable, Piece } from "../../../src/emulator";
import { same } from "../../../src/kit/data";
import type { TableGame } from "../../../src/kit/game";
import { apply } from "../../../src/kit/record";
import type { GameAction, GameEvent, Viewer } from "../../../src/kit/rules";
import { expectSame, expectTrue } from "../../support/expect";
import { firstDifference, reaching } from "./reaches";
import { reportOf, stepOf } from "./report";

/** How many frames pass between two looks at what reaches people, and how many looks between asking for rest. */
const FRAMES_A_LOOK = 3;
const LOOKS_A_QUESTION = 3;

/** Somebody who watches both tables: from which colour, and what the rules let that person know. */
export interface Watcher {
  colour: string;
  viewer: Viewer;
}

/**
 * Two tables that differ in hidden cards only and are played alike, watched frame by frame. For a watcher whom the rules
 * let know the same of both, everything has to be the same, and at the same moment.
 * @noSelf
 */
export interface Twins {
  /** Does the same at both tables. */
  both: (act: (table: EmulatedTable) => void) => void;
  /** Watches until both tables wait for people. Fails if a watcher can tell them apart without being allowed to. */
  rest: (timeout?: number) => void;
  /** The same until a condition holds at both tables, which it has to do in the same frame. */
  watch: (until: (table: EmulatedTable) => boolean, timeout: number) => void;
  /** Whether a watcher may still not know which table is which. */
  isIgnorant: (colour: string) => boolean;
  /** How many steps of the game a watcher has seen without learning which table is which. */
  stepsSeen: (colour: string) => number;
}

/** Watches two tables of a game. */
export function twinsOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules }: TableGame<State, Action, Event, Seen>,
  tables: readonly [EmulatedTable, EmulatedTable],
  watchers: readonly Watcher[],
): Twins {
  const [first, second] = tables;
  const steps: Record<string, number> = {};
  let ignorant = watchers;
  /** What each watcher has seen differ since the tables were compared by the rules. */
  let differences: Record<string, string> = {};
  let known = 0;
  let states: readonly [State, State] | undefined;

  function look(): void {
    for (const { colour } of ignorant) {
      if (differences[colour] !== undefined) continue;
      const difference = firstDifference(reaching(first, colour), reaching(second, colour));
      if (difference !== undefined)
        differences[colour] = `${colour}, step ${known}, ${first.time()} s:\n${difference}`;
    }
  }

  /** Plays the new steps of both records, and lets go of the watchers who have learnt something by them. */
  function catchUp(): void {
    const [one, other] = [reportOf(first, rules.id), reportOf(second, rules.id)];
    expectSame(one.steps.length, other.steps.length, "steps of both records");
    const [now, then] = states ?? [
      rules.start(one.options, one.chairs.length),
      rules.start(other.options, other.chairs.length),
    ];
    states = [now, then];
    while (known < one.steps.length) {
      apply(rules, now, stepOf<Action>(one.steps[known] ?? ""));
      apply(rules, then, stepOf<Action>(other.steps[known] ?? ""));
      known++;
      ignorant = ignorant.filter(({ viewer }) => same(rules.seen(now, viewer), rules.seen(then, viewer)));
      for (const { colour } of ignorant) steps[colour] = known;
    }
    for (const { colour } of ignorant) expectSame(differences[colour], undefined, differences[colour]);
    differences = {};
  }

  function watch(until: (table: EmulatedTable) => boolean, timeout: number): void {
    const end = first.time() + timeout;
    let met = false;
    while (!met && first.time() < end) {
      for (let i = 0; i < LOOKS_A_QUESTION; i++) {
        for (const table of tables) table.frames(FRAMES_A_LOOK);
        look();
      }
      const [one, other] = [until(first), until(second)];
      if (one !== other) catchUp();
      met = one && other;
    }
    expectTrue(met, `the tables are not ready after ${timeout} s`);
    catchUp();
  }

  return {
    both: (act) => {
      for (const table of tables) act(table);
      look();
    },
    watch,
    rest: (timeout = 60) => {
      watch((table) => isAtRest(table, rules.id), timeout);
    },
    isIgnorant: (colour) => ignorant.some((watcher) => watcher.colour === colour),
    stepsSeen: (colour) => steps[colour] ?? 0,
  };
}

function isAtRest(table: EmulatedTable, game: string): boolean {
  const { busy, drawing } = reportOf(table, game);
  return busy === "" && !drawing && table.isSettled();
}

/** The loose objects that are cards. */
export function cardsOf(table: EmulatedTable): Piece[] {
  return table.objects().filter(({ type }) => type === "Card");
}
