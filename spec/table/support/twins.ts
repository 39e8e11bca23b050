import { openTable, type EmulatedTable, type SaveState, type SettingsChoice } from "../../../src/emulator";
import { awaited } from "../../../src/kit/rules/choices";
import type { TableGame } from "../../../src/kit/game/game";
import { apply } from "../../../src/kit/record/record";
import { below, seeded } from "../../../src/kit/data/random";
import type { Choice, GameAction, GameEvent, Viewer } from "../../../src/kit/rules/rules";
import { copy, same } from "../../support/data";
import { expectPresent, expectSame, expectTrue } from "../../support/expect";
import type { GameTable } from "../game-table";
import { firstDifference, reaching } from "./reaches";
import { isAtRest, type Report, reportOf, stepOf } from "./report";
import { exchangeCards, markSaved } from "./saved-board";
import { expectSound } from "./soundness";

/** How many frames pass between two looks at what reaches people, and how many looks between asking the boards. */
const FRAMES_A_LOOK = 5;
const LOOKS_A_QUESTION = 2;
/** How long the twins are watched at most until they wait for somebody, in seconds. */
const TIMEOUT = 60;

/** Somebody who watches both tables: from which colour, and for whom the rules say what that person may know. */
export interface Watcher {
  colour: string;
  viewer: Viewer;
}

/**
 * Two tables that differ in hidden cards only, are played alike, and are watched while time passes. For those whom the
 * rules let know the same of both, everything has to be the same, at the same moment.
 * @noSelf
 */
export interface Twins {
  /** Does the same at both tables. */
  both: (act: (table: EmulatedTable) => void) => void;
  /**
   * Watches until both tables wait for a person, or until everybody may know which is which. Fails if somebody can tell
   * who may not.
   */
  rest: () => void;
  /** Whether anybody still watches who has not learnt by the game which table is which. */
  isWatched: () => boolean;
  /** How many steps of the game somebody has watched without learning which table is which. */
  stepsSeen: (colour: string) => number;
}

/** Who is at a table, and what each of them may know. */
export interface Company {
  people: NonNullable<SettingsChoice["players"]>;
  watchers: readonly Watcher[];
}

const PEOPLE = [{ color: "White" }, { color: "Blue" }, { color: "Grey", name: "Anna" }];
/** At a game for one: who plays, who sits beside, and who looks on. */
export const ONE_PLAYS: Company = {
  people: PEOPLE,
  watchers: [
    { colour: "White", viewer: 0 },
    { colour: "Blue", viewer: "spectator" },
    { colour: "Grey", viewer: "spectator" },
  ],
};
/** Two who play, and one who looks on. */
export const [WHITE, BLUE, GREY]: readonly [Watcher, Watcher, Watcher] = [
  { colour: "White", viewer: 0 },
  { colour: "Blue", viewer: 1 },
  { colour: "Grey", viewer: "spectator" },
];
export const TWO_PLAY: Company = { people: PEOPLE, watchers: [WHITE, BLUE, GREY] };

/** Two tables from one save of a game; at one of them two cards have changed places. */
export function twinTables(
  save: SaveState,
  game: string,
  cards: readonly [string, string],
  players: NonNullable<SettingsChoice["players"]>,
): [EmulatedTable, EmulatedTable] {
  const [plain, exchanged] = [copy(save), copy(save)];
  markSaved(plain, game);
  exchangeCards(exchanged, game, ...cards);
  const settings = { seed: 42, players };
  const tables: [EmulatedTable, EmulatedTable] = [openTable(plain, settings), openTable(exchanged, settings)];
  // Nobody can look under a card while the table is still being loaded, and the board reads its save in the frames after that.
  for (const table of tables) table.frames(5);
  return tables;
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
  /** What each watcher has seen differ since the rules were last asked. */
  let differences: Record<string, string> = {};
  let known = 0;
  let states: readonly [State, State] | undefined;

  function look(): void {
    for (const { colour } of ignorant) {
      if (differences[colour] !== undefined) continue;
      const difference = firstDifference(reaching(first, colour), reaching(second, colour));
      if (difference === undefined) continue;
      differences[colour] = `${colour} after step ${known}, ${first.time()} s:\n${difference}`;
    }
  }

  /** Plays the new steps of both records, and lets go of the watchers who have learnt something by them. */
  function catchUp(one: Report, other: Report): void {
    expectSame(one.steps.length, other.steps.length, "the tables have taken different numbers of steps");
    // What was known before the tables became two does not count.
    const isNew = states === undefined;
    states ??= [rules.start(one.options, one.seats.length), rules.start(other.options, other.seats.length)];
    const [here, there] = states;
    while (known < one.steps.length) {
      apply(rules, here, stepOf(one.steps[known] ?? "", rules));
      apply(rules, there, stepOf(other.steps[known] ?? "", rules));
      known++;
      if (isNew && known < one.steps.length) continue;
      ignorant = ignorant.filter(({ viewer }) => same(rules.seen(here, viewer), rules.seen(there, viewer)));
      for (const { colour } of ignorant) steps[colour] = known;
    }
    for (const { colour } of ignorant) expectSame(differences[colour], undefined, differences[colour]);
    differences = {};
  }

  function waitsForPerson(table: EmulatedTable, report: Report): boolean {
    if (!isAtRest(report) || states === undefined || !table.isSettled()) return false;
    const waiting = rules.waiting(states[0]);
    if (waiting.kind !== "decisions") return true;
    return report.seats[awaited(waiting.decisions)?.seat ?? 0]?.kind === "person";
  }

  function watch(): boolean {
    for (let i = 0; i < LOOKS_A_QUESTION; i++) {
      for (const table of tables) table.frames(FRAMES_A_LOOK);
      look();
    }
    const [one, other] = [reportOf(first, rules.id), reportOf(second, rules.id)];
    if (one.busy !== "resuming") catchUp(one, other);
    return ignorant.length === 0 || (waitsForPerson(first, one) && waitsForPerson(second, other));
  }

  return {
    both: (act) => {
      for (const table of tables) act(table);
    },
    rest: () => {
      const end = first.time() + TIMEOUT;
      let rests = watch();
      while (!rests && first.time() < end) rests = watch();
      expectTrue(rests, `the tables do not wait for anybody after ${TIMEOUT} s`);
    },
    isWatched: () => ignorant.length > 0,
    stepsSeen: (colour) => steps[colour] ?? 0,
  };
}

/** What of a game's table is needed to play on at twins. */
type Playing<State, Action> = Pick<
  GameTable<State, Action>,
  "stateOf" | "decidingSeat" | "choicesOf" | "take"
>;

/**
 * Lets people decide at both tables, by what does not depend on any card.
 * @param may which choices may be taken; all of them if it is not given
 */
export function playOn<State, Action>(
  { stateOf, decidingSeat, choicesOf, take }: Playing<State, Action>,
  twins: Twins,
  table: EmulatedTable,
  decisions: number,
  may: (this: void, choice: Choice<Action>) => boolean = () => true,
): void {
  const random = seeded(43);
  for (let i = 0; i < decisions; i++) {
    twins.rest();
    if (!twins.isWatched()) return;
    const state = stateOf(table);
    const seat = decidingSeat(state);
    if (seat === undefined) return;
    const choices = choicesOf(state, seat).filter((choice) => may(choice));
    const { action } = expectPresent(choices[below(random, choices.length)]);
    twins.both((each) => {
      take(each, action, seat);
    });
  }
  twins.rest();
}

/** Fails unless everybody has watched this many steps without telling the tables apart, and both tables are sound. */
export function expectUnnoticed(
  twins: Twins,
  steps: number,
  tables: readonly EmulatedTable[],
  { watchers }: Company,
): void {
  for (const { colour } of watchers) {
    const seen = twins.stepsSeen(colour);
    expectTrue(seen >= steps, `${colour} has watched ${seen} steps`);
  }
  for (const table of tables) expectSound(table);
}
