import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import type { Game } from "../../src/kit/game/game";
import { recordWriter } from "../../src/kit/record/record-text";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { stepOf } from "../../src/features/game-replay";
import { CURVE_BARS } from "../../src/kit/advice/review-figures";
import { partId } from "../../src/table/panel/layout";
import { say } from "../../src/table/languages/sentences";
import { COUNTS_INSTRUCTIONS, expectPlayWithinBudget } from "../support/budget";
import { english } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { GAMES_OF_TODAY } from "../support/rotation";
import { cardsVsDiceTable } from "./cards-vs-dice";
import { gameTable } from "./game-table";
import { expectNotShown, expectShown, heard } from "./support/hosting";
import { clicks, shown } from "./support/panel-text";
import { expectSound } from "./support/soundness";
import { endedGame, watching } from "./support/watched-games";

const { SENTENCES } = english.table;
for (const entry of GAMES_OF_TODAY) {
  entry.visit((game) => {
    describeReplay(game);
  });
}

function describeReplay<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const { id } = game.rules;
  const at = gameTable(game);
  const { rests, goes, expectStep } = watching(game, at);

  /** Asks in the chat for the game of the record in the Notebook. */
  function watchesRecord(table: EmulatedTable, player: PlayerVerbs): void {
    player.says("!offsuit replay");
    table.until(() => shown(player, at.piece(table, "board").guid, "page") !== "", 60);
    rests(table);
    expectShown(table, player.color(), SENTENCES.replayNext);
  }

  describe(`A replay of ${id}`, () => {
    it("goes to the end and back, and leaves the table as it was", () => {
      const { table, white, steps } = endedGame(game, at);
      const before = at.reportOf(table);
      const count = steps.length;
      clicks(table, white, SENTENCES.watchAgain);
      rests(table);
      expectStep(table, 0, count);
      for (let step = 1; step <= Math.min(6, count); step++) {
        goes(table, white, SENTENCES.replayNext);
        expectStep(table, step, count);
      }
      goes(table, white, SENTENCES.replayPrevious);
      expectStep(table, Math.min(6, count) - 1, count);
      goes(table, white, SENTENCES.replayLast);
      expectStep(table, count, count);
      goes(table, white, SENTENCES.replayPrevious);
      goes(table, white, SENTENCES.replayPrevious);
      expectStep(table, count - 2, count);
      // Every bar is a place of the game.
      for (const bar of [CURVE_BARS - 1, 5, 0]) {
        white.clicks(partId(at.piece(table, "board").guid, "White", `column${bar}`));
        rests(table);
        const clicked = at.reportOf(table).steps.length;
        expectSame(clicked, stepOf(bar, count));
        expectStep(table, clicked, count);
      }
      goes(table, white, SENTENCES.replayFirst);
      expectStep(table, 0, count);
      // By itself.
      clicks(table, white, say("replayPace", { pace: SENTENCES.replayNormal }));
      clicks(table, white, SENTENCES.replayPlay);
      table.until(() => at.reportOf(table).steps.length >= Math.min(4, count), 30);
      goes(table, white, SENTENCES.replayHold);
      const held = at.reportOf(table).steps.length;
      expectTrue(held >= Math.min(4, count), `${held} steps`);
      table.seconds(5);
      expectStep(table, held, count);
      goes(table, white, SENTENCES.replayLeave);
      expectSame(at.reportOf(table), before);
      at.expectPicture(table);
      expectShown(table, "White", SENTENCES.watchAgain);
      expectShown(table, "White", SENTENCES.help);
      expectNotShown(table, "White", SENTENCES.back);
      expectSound(table);
    });

    it("is left by a save, and by somebody who plays on from it and comes back", () => {
      const { table, white, steps } = endedGame(game, at);
      const before = at.reportOf(table);
      clicks(table, white, SENTENCES.watchAgain);
      rests(table);
      for (let step = 1; step <= 3; step++) goes(table, white, SENTENCES.replayNext);
      const saved = table.save();
      // Closed and opened again, it is where it was.
      goes(table, white, SENTENCES.back);
      expectShown(table, "White", SENTENCES.replayReturn);
      goes(table, white, SENTENCES.replayReturn);
      expectStep(table, 3, steps.length);
      goes(table, white, SENTENCES.replayPlayOn);
      at.waitForPeople(table, 120);
      expectTrue(at.reportOf(table).steps.length >= 3);
      const state = at.stateOf(table);
      const seat = expectPresent(at.decidingSeat(state), "nobody is asked");
      at.take(table, at.decider("random", 2)(state, seat), seat);
      at.waitForPeople(table, 120);
      at.expectPicture(table);
      goes(table, white, SENTENCES.tableTab);
      goes(table, white, SENTENCES.replayReturn);
      expectStep(table, 3, steps.length);
      goes(table, white, SENTENCES.replayLeave);
      expectSame(at.reportOf(table), before);
      at.expectPicture(table);
      expectSound(table);

      table.load(saved);
      table.seconds(2);
      rests(table);
      expectSame(at.reportOf(table).steps, before.steps);
      at.expectPicture(table);
      expectShown(table, "White", SENTENCES.watchAgain);
      expectSound(table);
    });

    it("is of a record in the Notebook, and leads back to the lobby", () => {
      const { table, white, steps } = endedGame(game, at);
      goes(table, white, SENTENCES.changeOptions);
      expectShown(table, "White", SENTENCES.start);
      const session = shown(white, at.piece(table, "board").guid, "status");
      watchesRecord(table, white);
      expectStep(table, 0, steps.length);
      for (const step of [1, 2]) {
        goes(table, white, SENTENCES.replayNext);
        expectStep(table, step, steps.length);
      }
      const saved = table.save();
      goes(table, white, SENTENCES.replayLast);
      expectStep(table, steps.length, steps.length);
      goes(table, white, SENTENCES.replayLeave);
      expectShown(table, "White", SENTENCES.start);
      expectSame(shown(white, at.piece(table, "board").guid, "status"), session);
      expectSound(table);

      table.load(saved);
      table.seconds(2);
      rests(table);
      expectShown(table, "White", SENTENCES.start);
      expectSame(at.reportOf(table).steps, []);
      expectSound(table);
    });

    it("is of no game that is under way, and nothing is chosen in it", () => {
      const table = at.open({ seed: 9 }, {}, { speed: "instant" });
      const white = table.player("White");
      at.deal(table, white);
      const before = at.reportOf(table);
      white.says("!offsuit replay");
      rests(table);
      expectTrue(heard(table, "White").includes(SENTENCES.replayLater), heard(table, "White"));
      expectNotShown(table, "White", SENTENCES.watchAgain);
      expectSame(at.reportOf(table).steps, before.steps);
    });

    if (!COUNTS_INSTRUCTIONS) return;
    it("#budget goes on and back in slices of a frame", () => {
      expectPlayWithinBudget(() => {
        const { table, white } = endedGame(game, at, { meter: true });
        table.clearMeter();
        clicks(table, white, SENTENCES.watchAgain);
        rests(table);
        for (const way of [
          "replayNext",
          "replayNext",
          "replayLast",
          "replayPrevious",
          "replayLeave",
        ] as const)
          goes(table, white, SENTENCES[way]);
        goes(table, white, SENTENCES.changeOptions);
        watchesRecord(table, white);
        return table;
      });
    });
  });
}

describe("A record in the Notebook", () => {
  const at = cardsVsDiceTable;

  /** What White is told who asks for a replay while this is in the Notebook. */
  function told(body: string): string {
    const table = at.open({ seed: 6 });
    const white = table.player("White");
    table.execute(`Notes.addNotebookTab({ title = "From Anna", color = "Grey", body = [[${body}]] })`);
    white.says("!offsuit replay");
    table.seconds(4);
    expectShown(table, "White", SENTENCES.start);
    expectNotShown(table, "White", SENTENCES.replayNext);
    expectSound(table);
    return heard(table, "White") + shown(white, at.piece(table, "board").guid, "notes");
  }

  function record(lines: readonly string[]): string {
    const writer = recordWriter();
    for (const line of lines) writer.add(`${line}\n`);
    while (!writer.finish());
    return writer.text();
  }

  it("that cannot be watched is told from others, with the reason", () => {
    const own = `{"game":"${cardsVsDice.rules.id}","chairs":[{}]}`;
    const cases: [string, string][] = [
      ["Hello", SENTENCES.replayNone],
      [record([own]).split("0").join("1"), SENTENCES.replayDamaged],
      [record([own, "{}"]), SENTENCES.replayDamaged],
      [record([own, '{"kind":"act","seat":0,"action":{"kind":"calm"}}']), SENTENCES.replayDamaged],
      [record([own]).split(" 2 ").join(" 3 "), SENTENCES.replayOtherVersion],
      [record(['{"game":"chess","chairs":[{}]}']), SENTENCES.replayOtherGame],
    ];
    for (const [body, reason] of cases) {
      const answer = told(body);
      expectTrue(answer.includes(reason), `${body}: ${answer}`);
    }
  });
});
