import { puzzleMark } from "../../src/features/puzzles";
import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import type { Game } from "../../src/kit/game/game";
import { fill } from "../../src/kit/words/words";
import { isFree, numberOfDay, readPuzzle, settingUp, type Puzzle } from "../../src/kit/game/puzzle";
import { same } from "../../src/kit/data/data";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { english } from "../../src/table/languages/table-texts";
import { say } from "../../src/table/languages/sentences";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { GAMES_OF_TODAY } from "../support/rotation";
import { gameTable } from "./game-table";
import { clicks, shown } from "./support/panel-text";
import { expectSound } from "./support/soundness";

const { SENTENCES } = english;
const DAY = 86_400;
/** A day at noon in Greenwich, in seconds. */
const NOON = 1795003200 + DAY / 2 - (1795003200 % DAY);

for (const entry of GAMES_OF_TODAY) {
  entry.visit((game) => {
    if (game.puzzles !== undefined && game.puzzles.puzzles.length > 0) describePuzzles(game);
  });
}

function describePuzzles<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const { rules } = game;
  const at = gameTable(game);
  const book = expectPresent(game.puzzles);
  const { free = [] } = book;
  const all = book.puzzles.length;
  const number = numberOfDay(all, Math.floor(NOON / DAY));
  const puzzle = puzzleAt(number);
  const asked = puzzleMark({ number, all });
  const better = fill(game.words.puzzle?.().better ?? SENTENCES.puzzleBetter, { margin: puzzle.margin });

  function puzzleAt(place: number): Puzzle {
    return expectPresent(readPuzzle(book.puzzles[place - 1] ?? ""));
  }

  function headline(table: EmulatedTable, player: PlayerVerbs): string {
    return shown(player, at.piece(table, "board").guid, "turn");
  }

  /** Whether anything in front of somebody tells the odds of a choice. */
  function showsOdds(table: EmulatedTable, player: PlayerVerbs): boolean {
    const seen = rules.seen(at.stateOf(table), book.seat);
    const all = at
      .choicesOf(at.stateOf(table), book.seat)
      .map((choice) => game.words.choice(seen, choice).odds);
    const told = all.filter((odds) => odds !== "");
    return player.sees().panels.some(({ text }) => told.some((odds) => text.includes(odds)));
  }

  function offers(player: PlayerVerbs, label: string): boolean {
    return player.sees().panels.some(({ text }) => text === label);
  }

  /** Whether something free can be done in the position of a puzzle. */
  function hasFree(each: Puzzle): boolean {
    const work = settingUp(rules, book, each);
    while (work.next() === "on");
    return work.choices().some(({ action }) => isFree(action, free));
  }

  /** A table with the puzzle of the day on it; of another day it is another one. */
  function puzzled(place = number): EmulatedTable {
    const table = at.open({ seed: 5, beginning: NOON + DAY * (place - number) });
    table.seconds(2);
    const white = table.player("White");
    clicks(table, white, SENTENCES.puzzle);
    const came = table.until(() => headline(table, white) === puzzleMark({ number: place, all }), 20);
    expectTrue(came, `${rules.id}: ${headline(table, white)}`);
    at.waitForPeople(table);
    return table;
  }

  /** What the game says of its position, or of what the viewer holds. */
  function statusOf(table: EmulatedTable): string {
    const seen = rules.seen(at.stateOf(table), book.seat);
    return game.words.own?.(seen) ?? game.words.status(seen);
  }

  function answer(): Action {
    const work = settingUp(rules, book, puzzle);
    while (work.next() === "on");
    return expectPresent(work.answer()).action;
  }

  function otherThan(table: EmulatedTable, best: Action): Action {
    const choices = at.choicesOf(at.stateOf(table), book.seat);
    return expectPresent(choices.find(({ action }) => !same(action, best) && !isFree(action, free))).action;
  }

  describe(`The puzzle of the day of ${rules.id}`, () => {
    it("asks for the best choice, tells only who has found it, or wants to be told, why, and can be tried again", () => {
      const table = puzzled();
      const white = table.player("White");
      const { guid } = at.piece(table, "board");
      const position = at.reportOf(table).steps;
      const best = answer();
      expectSame(shown(white, guid, "prompt"), game.words.puzzle?.().asks ?? "");
      // What the game tells stays: life, bosses, the own hidden cards.
      expectTrue(shown(white, guid, "status").includes(statusOf(table)), shown(white, guid, "status"));
      expectTrue(!showsOdds(table, white), "the odds would be the answer");
      expectTrue(!offers(white, SENTENCES.undo) && !offers(white, SENTENCES.puzzleAgain));
      expectTrue(offers(white, SENTENCES.puzzleEnd), "no way out");
      expectTrue(!offers(white, SENTENCES.hint), "a hint would be the answer");
      white.says("!offsuit hint");
      table.seconds(1);
      expectTrue(white.sees().lines.some(({ text }) => text === SENTENCES.hintNone));

      at.take(table, otherThan(table, best), book.seat);
      at.waitForPeople(table);
      expectSame([shown(white, guid, "turn"), shown(white, guid, "prompt")], [asked, SENTENCES.puzzleMissed]);
      expectSame(shown(white, guid, "choice0"), SENTENCES.puzzleAgain);
      expectTrue(!shownAnywhere(table, white).includes(better), "the answer is told");
      clicks(table, white, SENTENCES.puzzleAgain);
      at.waitForPeople(table);
      expectSame(at.reportOf(table).steps, position);
      expectSame(headline(table, white), asked);
      at.take(table, otherThan(table, best), book.seat);
      at.waitForPeople(table);
      clicks(table, white, SENTENCES.puzzleAnswer);
      expectTrue(shownAnywhere(table, white).includes(better), shownAnywhere(table, white));

      clicks(table, white, SENTENCES.puzzleAgain);
      at.waitForPeople(table);
      at.take(table, best, book.seat);
      at.waitForPeople(table);
      expectSame(headline(table, white), SENTENCES.puzzleSolved);
      const { missed } = puzzle;
      for (const told of [better, say("puzzleCount", { missed, solved: 1, all })])
        expectTrue(shownAnywhere(table, white).includes(told), shownAnywhere(table, white));
      expectSame(shown(white, guid, "choice0"), SENTENCES.puzzleOther);
      expectSound(table);
    });

    it("is remembered once solved, in the save as well, and then another one is offered", () => {
      const table = puzzled();
      const white = table.player("White");
      at.take(table, answer(), book.seat);
      at.waitForPeople(table);
      clicks(table, white, SENTENCES.puzzleOther);
      const next = (number % all) + 1;
      const then = puzzleMark({ number: next, all });
      expectTrue(
        table.until(() => headline(table, white) === then, 20),
        headline(table, white),
      );
      at.waitForPeople(table);
      expectSound(table);

      const other = at.open({ seed: 6, beginning: NOON });
      other.load(table.save());
      other.seconds(3);
      const again = other.player("White");
      clicks(other, again, SENTENCES.puzzle);
      at.waitForPeople(other);
      at.take(other, answer(), book.seat);
      at.waitForPeople(other);
      const { missed } = puzzle;
      const solved = say("puzzleCount", { missed, solved: 1, all });
      expectTrue(shownAnywhere(other, again).includes(solved), "solved twice, counted once");
      expectSound(other);
    });

    if (free.length > 0) {
      it("waits while players do only what is free", () => {
        const places = book.puzzles.map((_line, place) => place + 1);
        const place = expectPresent(places.find((each) => hasFree(puzzleAt(each))));
        const table = puzzled(place);
        const white = table.player("White");
        const choices = at.choicesOf(at.stateOf(table), book.seat);
        const walk = expectPresent(choices.find(({ action }) => isFree(action, free)));
        at.take(table, walk.action, book.seat);
        at.waitForPeople(table);
        expectSame(headline(table, white), puzzleMark({ number: place, all }));
        expectTrue(!offers(white, SENTENCES.puzzleAgain));
        expectSound(table);
      });
    }

    it("counts nowhere, is in no save, and leads back to the lobby", () => {
      const table = puzzled();
      const white = table.player("White");
      const before = at.reportOf(table);
      table.save();
      const other = at.open({ seed: 6, beginning: NOON });
      other.load(table.save());
      other.seconds(3);
      expectTrue(!at.reportOf(other).playing);
      expectSame(at.reportOf(other).steps, []);
      expectTrue(offers(other.player("White"), SENTENCES.puzzle), "the lobby");
      expectSound(other);

      expectTrue(before.steps.length > 0);
      at.take(table, answer(), book.seat);
      at.waitForPeople(table);
      clicks(table, white, SENTENCES.tableTab);
      clicks(table, white, SENTENCES.puzzleEnd);
      at.waitForPeople(table);
      expectTrue(!at.reportOf(table).playing);
      expectTrue(offers(white, SENTENCES.puzzle), "no lobby");
      expectSound(table);
    });
  });

  function shownAnywhere(table: EmulatedTable, player: PlayerVerbs): string {
    const { guid } = at.piece(table, "board");
    return `${shown(player, guid, "prompt")} ${shown(player, guid, "coach")}`;
  }
}
