import { puzzleMark } from "../../src/features/puzzles";
import { GAMES } from "../../src/games";
import type { Game } from "../../src/kit/game/game";
import { numberOfDay, readPuzzle, type PuzzleBook } from "../../src/kit/game/puzzle";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { english } from "../../src/table/languages/table-texts";
import { COUNTS_INSTRUCTIONS, expectPlayWithinBudget } from "../support/budget";
import { expectTrue } from "../support/expect";
import { gameTable } from "./game-table";
import { clicks, shown } from "./support/panel-text";

const DAY = 86_400;
/** The first day on which a puzzle is asked for here, counted as the table counts days. */
const FIRST_DAY = 20_775;

/** The line of the puzzle of a day. */
function lineOf({ puzzles }: PuzzleBook, day: number): string {
  return puzzles[numberOfDay(puzzles.length, day) - 1] ?? "";
}

/** A day on which the puzzle with the most decisions before it is that of the day. */
function longestDay(book: PuzzleBook): number {
  const decisionsOn = (day: number): number => readPuzzle(lineOf(book, day))?.decisions ?? 0;
  let longest = FIRST_DAY;
  for (let day = FIRST_DAY; day < FIRST_DAY + book.puzzles.length; day++)
    if (decisionsOn(day) > decisionsOn(longest)) longest = day;
  return longest;
}

/** Sets up the longest puzzle of a game by clicks, and holds what each slice takes to the budget. */
function measureSettingUp<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  book: PuzzleBook,
): void {
  const { id } = game.rules;
  const at = gameTable(game);
  const day = longestDay(book);

  it(`${id}: #budget the puzzle with the most decisions before it is set up in slices of a frame`, () => {
    expectPlayWithinBudget(() => {
      const table = at.open({ seed: 5, beginning: (day + 0.5) * DAY, meter: true });
      table.seconds(2);
      table.clearMeter();
      const white = table.player("White");
      const { guid } = at.piece(table, "board");
      clicks(table, white, english.SENTENCES.puzzle);
      const all = book.puzzles.length;
      const asked = puzzleMark({ number: numberOfDay(all, day), all });
      expectTrue(table.until(() => shown(white, guid, "turn") === asked, 20));
      at.waitForPeople(table);
      table.seconds(1);
      return table;
    });
  });
}

describe("Setting up a puzzle", () => {
  if (!COUNTS_INSTRUCTIONS) return;
  for (const entry of GAMES) {
    entry.visit((game) => {
      if (game.puzzles !== undefined) measureSettingUp(game, game.puzzles);
    });
  }
});
