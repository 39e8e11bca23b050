import { openTable, type EmulatedTable, type SaveState } from "../../src/emulator";
import type { Game } from "../../src/kit/game/game";
import { standardOptions } from "../../src/kit/rules/options";
import { seeded } from "../../src/kit/data/random";
import { apply } from "../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { unmarked } from "../../src/saved/figures";
import { stepReader } from "../../src/saved/steps";
import { fill } from "../../src/kit/words/words";
import { copy } from "../support/data";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { SCALE, seeds } from "../support/scale";
import { gameTable } from "../table/game-table";
import { endsGame, notebookPage, shown } from "../table/support/hosting";
import { longGame, type Length } from "../table/support/long-game";
import { boardIn } from "../table/support/saved-board";
import { expectSound } from "../table/support/soundness";
import { DAMAGES, damagedText, LENGTHS, type DamagedText } from "./support/damaged-texts";
import { english, startOf } from "../support/english";
import { GAMES_OF_TODAY } from "../support/rotation";

const TOLD = english.table.SENTENCES.damagedTurn;

function putsUpWithDamage<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  length: Length,
): void {
  const at = gameTable(game);
  const { rules, words } = game;
  const page = fill(english.table.SENTENCES.damagedTitle, { title: words.title() });
  let played: { save: SaveState; text: string } | undefined;

  /** A save of a game under way, and what its board keeps. */
  function whole(): { save: SaveState; text: string } {
    if (played !== undefined) return played;
    const table = at.open({ seed: 7 });
    at.deal(table, table.player("White"));
    at.continueWith(table, longGame(game, length));
    const save = table.save();
    played = { save, text: expectPresent(boardIn(save, rules.id).LuaScriptState) };
    return played;
  }

  /** The steps of the first ones of these lines that are as they were written, one after the other. */
  function fitting(lines: readonly string[]): string[] {
    const read = stepReader(rules);
    const state = rules.start(standardOptions(rules.options), rules.seats.min);
    const fit: string[] = [];
    let before: string | undefined;
    for (const line of lines) {
      const found = read(line, before);
      if (found === undefined || apply(rules, state, found.step).kind === "refusal") break;
      before = found.line;
      fit.push(unmarked(found.line));
    }
    return fit;
  }

  function loaded(text: string): EmulatedTable {
    const save = copy(whole().save);
    boardIn(save, rules.id).LuaScriptState = text;
    const table = openTable(save, { seed: 8, players: [{ color: "White" }, { color: "Blue" }] });
    table.until(() => at.busyOf(table) !== "resuming", 60);
    return table;
  }

  /** Whether a button gives a seat to somebody who is there. */
  function isOffer(label: string): boolean {
    return [
      startOf(english.table.SENTENCES.takeSeat),
      startOf(english.table.SENTENCES.seatNewcomer),
      startOf(fill(english.table.SENTENCES.giveSeat, { player: "White" })),
      startOf(fill(english.table.SENTENCES.giveSeat, { player: "Blue" })),
    ].some((offer) => label.startsWith(offer));
  }

  /** The host gives away every seat whose player is not there. */
  function giveSeats(table: EmulatedTable): void {
    const white = table.player("White");
    for (let seat = 0; seat < at.reportOf(table).seats.length; seat++) {
      const free = white.sees().panels.find(({ tag, text }) => tag === "Button" && isOffer(text));
      if (free === undefined) return;
      white.clicks(free.text);
      table.seconds(1);
    }
  }

  /** Fails unless people can play on, or begin again. */
  function expectPlayable(table: EmulatedTable): void {
    if (!at.reportOf(table).playing) {
      at.deal(table, table.player("White"));
      expectTrue(at.reportOf(table).steps.length > 0, "no new game can be dealt");
      return;
    }
    // What was found when the last choice was told comes first.
    at.waitForPeople(table);
    giveSeats(table);
    at.waitForPeople(table);
    const { steps } = at.reportOf(table);
    const state = at.stateOf(table);
    const seat = at.decidingSeat(state);
    if (seat === undefined) return;
    at.take(table, expectPresent(at.choicesOf(state, seat)[0]).action, seat);
    at.waitForPeople(table);
    expectTrue(at.reportOf(table).steps.length > steps.length, "no choice is taken");
  }

  /** Fails unless the whole text is in the Notebook, or comes into it when nothing in it is secret any more. */
  function expectKept(table: EmulatedTable, text: string, goesOn: boolean): void {
    if (rules.seats.max > 1 && goesOn) {
      expectTrue(notebookPage(table, page) === undefined, "the page tells what is hidden");
      expectTrue((boardIn(table.save(), rules.id).LuaScriptState ?? "").endsWith(text), "the text is gone");
      endsGame(table, table.player("White"));
      table.seconds(1);
      at.waitForPeople(table);
    }
    expectTrue(notebookPage(table, page) === text, "the page holds another text");
  }

  function putsUpWith({ text, steps, told }: DamagedText): void {
    const expected = fitting(steps);
    const table = loaded(text);
    const report = at.reportOf(table);
    expectSame(report.steps.slice(0, expected.length), expected);
    if (expected.length > 0) expectTrue(report.playing, "the game is in the lobby");
    at.waitForPeople(table);
    const isTold = shown(table, "White").includes(TOLD);
    const isLost = text !== "" && (told || expected.length < steps.length);
    expectTrue(isTold || !isLost, `nobody is told:\n${shown(table, "White")}`);
    if (isTold) {
      const saved = table.save();
      table.load(saved);
      at.waitForPeople(table);
      expectTrue(shown(table, "Blue").includes(TOLD), "a save forgets to tell it");
      table.player("White").clicks(english.table.SENTENCES.acknowledgeLoss);
      table.seconds(1);
      expectTrue(!shown(table, "White").includes(TOLD), "it is told again and again");
    }
    expectPlayable(table);
    if (isTold) expectKept(table, text, report.playing);
    expectSound(table);
  }

  for (const damage of DAMAGES) {
    it(`${rules.id}: ${damage} (${SCALE} times)`, () => {
      // Where a letter changes, or the text ends, is tried some hundred times in random-damages.spec.ts.
      for (const seed of seeds()) {
        putsUpWith(damagedText(whole().text, damage, seeded(seed * 31 + DAMAGES.indexOf(damage))));
      }
    });
  }
}

describe("A damaged save", () => {
  for (const entry of GAMES_OF_TODAY) {
    entry.visit((game) => {
      putsUpWithDamage(game, expectPresent(LENGTHS[entry.id]));
    });
  }
});
