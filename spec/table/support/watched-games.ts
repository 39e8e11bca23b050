import {
  openTable,
  type EmulatedTable,
  type PlayerVerbs,
  type SaveState,
  type SettingsChoice,
} from "../../../src/emulator";
import { playOut } from "../../../src/commands/playout";
import { copy } from "../../../src/kit/data/data";
import type { Game } from "../../../src/kit/game/game";
import { openHands } from "../../../src/kit/game/open-hands";
import type { Options } from "../../../src/kit/rules/options";
import type { Step } from "../../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../../src/kit/rules/rules";
import { pictureOf } from "../../../src/kit/game/scene";
import { fill } from "../../../src/kit/words/words";
import { say } from "../../../src/table/languages/sentences";
import { SCALE } from "../../support/scale";
import { expectPresent, expectSame, expectTrue } from "../../support/expect";
import { english } from "../../support/english";
import type { GameTable } from "../game-table";
import { expectShown, notebookPage } from "./hosting";
import { clicks, shown } from "./panel-text";
import { expectScene } from "./picture";
import { briefReportOf, isAtRest } from "./report";
import { isTurnedAt } from "./turned";

const { SENTENCES } = english.table;
/** The first of this many games of chance is watched that has so many steps; in the soak it may be as long as any. */
const GAMES = 100;
const LEAST_STEPS = 30;
const MOST_STEPS = SCALE > 1 ? Infinity : 60;
/** Of a game that is long otherwise one is watched that somebody wins with a few points. */
const SHORT: Readonly<Record<string, Options>> = SCALE > 1 ? {} : { "roll-flush": { target: 1 } };
/** How long a button that has just come takes no click, in seconds. */
const HASTE = 0.6;

/** A short game that somebody has played who chooses anything. */
function shortGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  options: Options,
  seats: number,
): Step<Action>[] {
  const decide = expectPresent(game.policies["random"]);
  const policies = [decide].concat(seats > 1 ? [decide] : []);
  for (let seed = 1; seed <= GAMES; seed++) {
    const steps: Step<Action>[] = [];
    const { kind } = playOut(game, { options, policies, seed }, (_state, step) => {
      if (step !== undefined) steps.push(copy(step));
    });
    if (kind === "over" && steps.length >= LEAST_STEPS && steps.length <= MOST_STEPS) return steps;
  }
  error(`no game of ${game.rules.id} is short`, 0);
}

/** The tables of games that have just ended, as they were saved, by game: in a spec all come to the same. */
const ENDED: Record<string, SaveState | undefined> = {};

/** A table at which such a game has just ended. */
function endsNow<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  at: GameTable<State, Action>,
  settings: SettingsChoice,
): EmulatedTable {
  const options = SHORT[game.rules.id] ?? {};
  const table = at.open({ seed: 8, ...settings }, options, { speed: "instant" });
  at.deal(table, table.player("White"));
  at.continueWith(table, shortGame(game, options, at.reportOf(table).seats.length));
  // The record is written, and what the click of somebody would touch has come to rest.
  const page = fill(SENTENCES.recordTitle, { title: game.words.title() });
  expectTrue(
    table.until(() => notebookPage(table, page) !== undefined, 120),
    "no record",
  );
  table.seconds(3);
  return table;
}

/** The same from the save of an earlier one, if there was one in this process. */
function endedBefore<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  at: GameTable<State, Action>,
): EmulatedTable {
  const { id } = game.rules;
  const save = ENDED[id] ?? endsNow(game, at, {}).save();
  ENDED[id] = save;
  const players = [{ color: "White" }, { color: "Blue" }];
  const table = openTable(copy(save), { seed: 8, players, fussy: true });
  at.waitForPeople(table, 120);
  expectShown(table, "White", SENTENCES.watchAgain);
  table.seconds(3);
  return table;
}

/** A table at which such a game is over; one that is measured is that at which it has just ended. */
export function endedGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  at: GameTable<State, Action>,
  settings: { meter?: boolean } = {},
): { table: EmulatedTable; white: PlayerVerbs; steps: readonly string[] } {
  const table = settings.meter === true ? endsNow(game, at, settings) : endedBefore(game, at);
  return { table, white: table.player("White"), steps: at.reportOf(table).steps };
}

/**
 * What specs do and see while a game is watched again.
 * @noSelf
 */
export interface Watching {
  /** Waits until the table shows what was asked of it. */
  rests: (table: EmulatedTable) => void;
  /** Clicks a button of the replay, and waits for what it shows. */
  goes: (table: EmulatedTable, player: PlayerVerbs, label: string) => void;
  /** Fails unless this many steps are shown, the pieces are as they were then, and all hands are open. */
  expectStep: (table: EmulatedTable, steps: number, of: number, player?: PlayerVerbs) => void;
}

/** What is done and seen while a game is watched again at this table. */
export function watching<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  at: GameTable<State, Action>,
): Watching {
  const { id } = game.rules;

  function rests(table: EmulatedTable): void {
    table.seconds(HASTE);
    expectTrue(
      table.until(() => isAtRest(briefReportOf(table, id)), 60),
      "the table is still busy",
    );
    table.seconds(HASTE);
    table.settles();
  }

  function expectStep(table: EmulatedTable, steps: number, of: number, player = table.player("White")): void {
    expectSame(at.reportOf(table).steps.length, steps);
    const page = shown(player, at.piece(table, "board").guid, "page");
    expectSame(page.split("\n")[0], say("replayStep", { step: steps, count: of }));
    const state = at.stateOf(table);
    const { pieces, spots } = pictureOf(game, state, isTurnedAt(game, table, state));
    expectScene(table, id, game.box, { pieces: openHands(pieces), spots });
  }

  return {
    rests,
    goes: (table, player, label) => {
      clicks(table, player, label);
      rests(table);
    },
    expectStep,
  };
}
