import type { EmulatedTable, PlayerVerbs } from "../../../src/emulator";
import { playOut } from "../../../src/commands/playout";
import { copy } from "../../../src/kit/data";
import type { Game } from "../../../src/kit/game";
import { openHands } from "../../../src/kit/open-hands";
import type { Step } from "../../../src/kit/record";
import type { GameAction, GameEvent } from "../../../src/kit/rules";
import { pictureOf } from "../../../src/kit/scene";
import { fill } from "../../../src/kit/words";
import { say } from "../../../src/table/languages/sentences";
import { expectPresent, expectSame, expectTrue } from "../../support/expect";
import { english } from "../../support/english";
import type { GameTable } from "../game-table";
import { notebookPage } from "./hosting";
import { clicks, shown } from "./panel-text";
import { expectScene } from "./picture";
import { briefReportOf, isAtRest } from "./report";
import { isTurnedAt } from "./turned";

const { SENTENCES } = english.table;
/** Among this many games of chance the shortest one is watched that has so many steps. */
const SEEDS = 30;
const LEAST_STEPS = 30;
/** How long a button that has just come takes no click, in seconds. */
const HASTE = 0.6;

/** The shortest of some games that somebody has played who chooses anything. */
function shortGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  seats: number,
): Step<Action>[] {
  const decide = expectPresent(game.policies["random"]);
  const policies = [decide].concat(seats > 1 ? [decide] : []);
  let shortest: Step<Action>[] | undefined;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const steps: Step<Action>[] = [];
    const { kind } = playOut(game, { options: {}, policies, seed }, (_state, step) => {
      if (step !== undefined) steps.push(copy(step));
    });
    const isLong = kind === "over" && steps.length >= LEAST_STEPS;
    if (isLong && (shortest === undefined || steps.length < shortest.length)) shortest = steps;
  }
  return expectPresent(shortest);
}

/** A table at which such a game has just ended. */
export function endedGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  at: GameTable<State, Action>,
  settings: { meter?: boolean } = {},
): { table: EmulatedTable; white: PlayerVerbs; steps: Step<Action>[] } {
  const table = at.open({ seed: 8, ...settings }, {}, { speed: "instant" });
  const white = table.player("White");
  at.deal(table, white);
  const steps = shortGame(game, at.reportOf(table).seats.length);
  at.continueWith(table, steps);
  // The record is written, and what the click of somebody would touch has come to rest.
  const page = fill(SENTENCES.recordTitle, { title: game.words.title() });
  expectTrue(
    table.until(() => notebookPage(table, page) !== undefined, 120),
    "no record",
  );
  table.seconds(3);
  return { table, white, steps };
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
