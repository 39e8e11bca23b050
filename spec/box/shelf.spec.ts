import type { EmulatedTable } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { rollFlush } from "../../src/games/roll-flush";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { boardMemo } from "../../src/tts/piece-ids";
import { boxPlace } from "../../src/box/shelf/places";
import { fill } from "../../src/kit/words/words";
import { gameTable } from "../table/game-table";
import { shippedSave } from "../table/support/save";
import { expectSound } from "../table/support/soundness";
import {
  BOXED,
  box,
  face,
  findBoard,
  openShelf,
  press,
  pressAndRest,
  rest,
  traces,
} from "./support/shelf-table";
import { english, startOf } from "../support/english";

const cards = gameTable(cardsVsDice);
const dice = gameTable(rollFlush);

/** Where the row of boxes is. */
const ROW_Z = boxPlace(0, BOXED.length, undefined).pose.z;

/** Fails unless this game is on the table, and no other one. */
function expectOpen(table: EmulatedTable, open: string | undefined): void {
  const boards = BOXED.filter((game) => findBoard(table, game) !== undefined);
  expectSame(boards, open === undefined ? [] : [open]);
}

describe("the shelf", () => {
  it("has a box for every game, which says what it is, for how many, how long, and how it stands", () => {
    const table = openShelf();
    expectSame(face(table, "cards-vs-dice"), [
      english.cardsVsDice.TITLE,
      english.cardsVsDice.HOOK,
      fill(english.box.SENTENCES.onePlayer, { shortest: 10, longest: 30 }),
      english.box.SENTENCES.notPlayed,
      english.box.SENTENCES.open,
    ]);
    expectTrue(
      face(table, "pokerchess").includes(
        fill(english.box.SENTENCES.sidedPlayers, { least: 2, most: 8, shortest: 60, longest: 180 }),
      ),
      "the numbers of Pokerchess",
    );
    expectOpen(table, undefined);
    expectSound(table);
  });

  it("opens a game by one click and puts it away by another, and nothing of it stays", () => {
    const table = openShelf({ seed: 3 });
    const before = traces(table);
    for (const game of BOXED) {
      pressAndRest(table, game);
      expectOpen(table, game);
      expectTrue(
        face(table, game).includes(english.box.SENTENCES.putAway),
        `the box of ${game} does not offer to put it away`,
      );
      expectTrue(table.world.screen.elements().length > 0, `${game} shows no panel`);
      pressAndRest(table, game);
      expectOpen(table, undefined);
      expectSame(traces(table), before, game);
    }
    expectSound(table);
  });

  it("continues a game just as it was put away", () => {
    const table = openShelf({ seed: 5 });
    pressAndRest(table, "cards-vs-dice");
    cards.deal(table, table.player("White"));
    for (let step = 0; step < 4; step++) {
      const state = cards.stateOf(table);
      cards.clickAction(table, state, expectPresent(cards.choicesOf(state)[0]).action);
      cards.waitForPeople(table);
    }
    const state = cards.stateOf(table);
    const { steps } = cards.reportOf(table);
    pressAndRest(table, "cards-vs-dice");
    expectTrue(
      face(table, "cards-vs-dice").includes(english.box.SENTENCES.underWay),
      "the box does not tell of the game",
    );
    pressAndRest(table, "pokerchess");
    pressAndRest(table, "cards-vs-dice");
    expectOpen(table, "cards-vs-dice");
    cards.waitForPeople(table);
    expectSame(cards.reportOf(table).steps, steps);
    expectSame(cards.stateOf(table), state);
    cards.expectPicture(table);
    expectSound(table);
  });

  it("keeps in each box what was set for the game", () => {
    const table = openShelf({ seed: 5 });
    const shown = (): string[] => table.sight("White").panels.map(({ text }) => text);
    const shows = (beginning: string): boolean => shown().some((text) => text.startsWith(beginning));
    pressAndRest(table, "cards-vs-dice");
    for (const button of [
      english.table.SENTENCES.optionsTab,
      fill(english.table.SENTENCES.preset, { preset: english.table.SENTENCES.presetDesigned }),
    ]) {
      table.player("White").clicks(button);
      rest(table);
    }
    expectTrue(
      shows(fill(english.table.SENTENCES.preset, { preset: english.table.SENTENCES.presetEasy })),
      shown().join(" | "),
    );
    pressAndRest(table, "cards-vs-dice");
    pressAndRest(table, "rogue-solitaire");
    expectTrue(
      shows(fill(english.table.SENTENCES.preset, { preset: english.table.SENTENCES.presetDesigned })),
      "a preset went over to another game",
    );
    pressAndRest(table, "cards-vs-dice");
    expectTrue(
      shows(fill(english.table.SENTENCES.preset, { preset: english.table.SENTENCES.presetEasy })),
      shown().join(" | "),
    );
    expectSound(table);
  });

  it("makes the boxes lie beside the board of an open game, and in a row when none is open", () => {
    const table = openShelf({ seed: 6 });
    pressAndRest(table, "roll-flush");
    for (const game of BOXED)
      expectTrue(box(table, game).position.x > 18, `the box of ${game} is in the way`);
    pressAndRest(table, "roll-flush");
    for (const game of BOXED)
      expectTrue(Math.abs(box(table, game).position.z - ROW_Z) < 0.1, `${game} is not in the row`);
  });

  it("ends well no matter who clicks what, and when", () => {
    for (const frames of [0, 1, 3, 10, 40, 80, 130]) {
      const table = openShelf({ seed: 7 + frames });
      press(table, "roll-flush");
      table.frames(frames);
      press(table, "cards-vs-dice", "Blue");
      table.frames(frames);
      press(table, "roll-flush");
      rest(table);
      const open = BOXED.filter((game) => findBoard(table, game) !== undefined);
      expectTrue(open.length <= 1, `${open.join(" and ")} are open`);
      for (const game of BOXED) {
        if (open.includes(game)) pressAndRest(table, game);
      }
      expectOpen(table, undefined);
      expectSound(table);
    }
  });
});

describe("who may change the game on the table", () => {
  it("is anybody with a seat while nothing is being played, and nobody without one", () => {
    const table = openShelf({
      seed: 101,
      players: [{ color: "White" }, { color: "Blue" }, { color: "Grey" }],
    });
    press(table, "cards-vs-dice", "Grey");
    rest(table);
    expectOpen(table, undefined);
    press(table, "cards-vs-dice", "Blue");
    rest(table);
    expectOpen(table, "cards-vs-dice");
    press(table, "roll-flush", "Blue");
    rest(table);
    expectOpen(table, "roll-flush");
  });

  it("is only who plays, or the host, while a game is under way", () => {
    const table = openShelf({ seed: 102 });
    pressAndRest(table, "cards-vs-dice");
    cards.deal(table, table.player("White"));
    press(table, "roll-flush", "Blue");
    rest(table);
    expectOpen(table, "cards-vs-dice");
    expectTrue(
      table
        .said()
        .some(({ text }) =>
          text.startsWith(fill(english.box.SENTENCES.notTheirs, { title: english.cardsVsDice.TITLE })),
        ),
      "Blue is not told why",
    );
    press(table, "roll-flush", "White");
    rest(table);
    expectOpen(table, "roll-flush");
  });

  it("is asked whether it is sure where others play too, and an old answer is none", () => {
    const table = openShelf({ seed: 103 });
    const [white, blue] = [table.player("White"), table.player("Blue")];
    pressAndRest(table, "roll-flush");
    white.clicks(english.table.SENTENCES.start);
    rest(table);
    press(table, "roll-flush", "Blue");
    expectTrue(
      blue
        .sees()
        .dialog?.includes(fill(english.box.SENTENCES.confirmPutAway, { title: english.rollFlush.TITLE })) ===
        true,
      "Blue is not asked",
    );
    blue.cancels();
    rest(table);
    expectOpen(table, "roll-flush");
    press(table, "roll-flush", "Blue");
    pressAndRest(table, "roll-flush");
    expectOpen(table, undefined);
    blue.answers();
    rest(table);
    expectOpen(table, undefined);
    expectTrue(white.sees().dialog === undefined, "White is asked again");
    expectSound(table);
  });

  it("can do it by the panel and by the chat as well", () => {
    const table = openShelf({ seed: 104 });
    const white = table.player("White");
    white.says("!offsuit open rogue");
    rest(table);
    expectOpen(table, "rogue-solitaire");
    white.clicks(english.table.SENTENCES.tableTab);
    table.seconds(1);
    white.clicks(english.table.SENTENCES.putAway);
    rest(table);
    expectOpen(table, undefined);
    white.says("!offsuit open Poker's");
    rest(table);
    expectOpen(table, "pokers-rogue-reckoning");
    white.says("!offsuit put away");
    rest(table);
    expectOpen(table, undefined);
    white.says("!offsuit open whist");
    white.says("!offsuit games");
    const heard = white.sees().lines.map(({ text }) => text);
    expectTrue(
      heard.some((text) =>
        text.startsWith(startOf(fill(english.box.SENTENCES.unknownGame, { name: "whist" }))),
      ),
      "whist is not refused",
    );
    expectTrue(
      heard.some((text) =>
        text.startsWith(
          fill(english.box.SENTENCES.game, {
            title: english.pokerchess.TITLE,
            hook: english.pokerchess.HOOK,
          }),
        ),
      ),
      "the games are not listed",
    );
    expectSound(table);
  });
});

describe("the settings of the table", () => {
  it("hold for whatever game is opened, and the boxes speak their language", () => {
    const table = openShelf({ seed: 105 });
    pressAndRest(table, "cards-vs-dice");
    table.execute(
      `Global.call("settingsChanged", {settings = JSON.encode({language = "de", odds = false, undoRule = "never"})})`,
    );
    rest(table);
    expectTrue(face(table, "roll-flush").join().includes("30-60 Minuten"), face(table, "roll-flush").join());
    pressAndRest(table, "roll-flush");
    const { settings } = dice.reportOf(table);
    expectSame([settings.language, settings.odds, settings.undoRule], ["de", false, "never"]);
  });

  it("are read from the same texts on a board from its box and on that of a single game, which has the same script", () => {
    const table = openShelf({ seed: 106 });
    for (const game of BOXED) {
      pressAndRest(table, game);
      const single = shippedSave(game).ObjectStates?.find(({ Memo }) => Memo === boardMemo(game));
      const notes = findBoard(table, game)?.state.GMNotes ?? "";
      expectTrue(notes !== "" && notes === single?.GMNotes, `${game} has other notes from its box`);
      const script = findBoard(table, game)?.state.LuaScript ?? "";
      expectTrue(script !== "" && script === single?.LuaScript, `${game} has another script from its box`);
    }
  });
});
