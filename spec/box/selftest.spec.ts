import type { EmulatedTable, Piece, PlayerVerbs, SettingsChoice } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { fill } from "../../src/kit/words/words";
import { COUNTS_INSTRUCTIONS, expectReadingsWithinBudget } from "../support/budget";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { rollFlushTable } from "../table/roll-flush";
import { gameTable } from "../table/game-table";
import {
  begin,
  differences,
  expectNothingLeft,
  finish,
  heard,
  open,
  reports,
  selfTest,
  tabs,
  TITLE,
  unexpectedErrors,
  waitsOfGlobal,
} from "./support/self-test";
import { findBoard, openShelf, pressAndRest } from "./support/shelf-table";
import { english, longestPart, startOf } from "../support/english";
import { expectWithin } from "../support/limits";

const { clickAction, deal, decider, decidingSeat, expectPicture, stateOf, waitForPeople } = rollFlushTable;

const cards = gameTable(cardsVsDice);

/** Everything in the scene, by what it is, where it is and how it is turned. */
function sceneOf(table: EmulatedTable): string[] {
  return table.objects().map(({ guid, state, position: { x, y, z }, rotation }) => {
    const place = string.format("%.3f %.3f %.3f %.1f", x, y, z, rotation.y);
    return `${guid} ${state.Name} ${state.Memo ?? ""} ${place}`;
  });
}

/** The cards in each hand. */
function handsOf(table: EmulatedTable): string[] {
  return table.objects().flatMap(({ guid, hand }) => (hand === undefined ? [] : [`${guid} ${hand.guid}`]));
}

/** Lua that keeps what Global's variables are, and Lua that names those that are others now. */
const KEEP_GLOBALS = "kept = {} for name, value in pairs(_G) do kept[name] = value end";
const CHANGED_GLOBALS = `
local changed = {}
for name, value in pairs(_G) do if name ~= "kept" and kept[name] ~= value then changed[#changed + 1] = name end end
for name in pairs(kept) do if _G[name] == nil then changed[#changed + 1] = name end end
return table.concat(changed, " ")
`;

describe("the self-test at the emulated table", () => {
  for (const seed of [1, 2]) {
    it(`finds what it expects, whatever order the game chooses (seed ${seed})`, () => {
      const table = open({ seed });
      const report = selfTest(table);
      expectSame(differences(report), "");
      expectTrue(report.includes(" as expected, 0 different, 0 without an answer"), report);
      expectSame(unexpectedErrors(table), []);
    });
  }

  it("takes less than two minutes", () => {
    const table = open();
    const start = table.time();
    selfTest(table);
    expectWithin("selfTest", table.time() - start);
  });

  it("leaves the table as it was, but for its tab in the notebook, and a game is played on it", () => {
    const doubts = {
      deadObjectsEscapePcall: true,
      missingInterfaceIdRaises: true,
      greySeatRaises: true,
      figureCallsRaise: true,
    };
    const table = openShelf({ seed: 1, doubts });
    const before = {
      scene: sceneOf(table),
      tabs: tabs(table),
      hands: handsOf(table),
      interface: table.world.screen.functions.getXml(),
      people: heard(table, "Blue").length,
    };
    table.execute(KEEP_GLOBALS);
    const report = selfTest(table);
    expectSame(sceneOf(table), before.scene);
    expectSame(
      tabs(table),
      before.tabs.concat([{ ...expectPresent(tabs(table).at(-1)), title: TITLE, body: report }]),
    );
    expectSame(handsOf(table), before.hands);
    expectSame(table.world.screen.functions.getXml(), before.interface);
    expectSame(heard(table, "Blue").length, before.people);
    // What looks after waits goes on for a moment after the last of them.
    table.seconds(1);
    expectSame(waitsOfGlobal(table), 0);
    expectSame(table.world.coroutines.length, 0);
    expectSame(table.execute(CHANGED_GLOBALS), "");
    pressAndRest(table, "cards-vs-dice");
    cards.deal(table, table.player("White"));
    const state = cards.stateOf(table);
    cards.clickAction(table, state, expectPresent(cards.choicesOf(state)[0]).action);
    cards.waitForPeople(table);
    expectTrue(cards.reportOf(table).steps.length > 1, "no step was played");
    cards.expectPicture(table);
  });

  it("leaves the shelf as it was: a game can be opened after it, and while it runs", () => {
    const table = openShelf({ seed: 1 });
    selfTest(table);
    pressAndRest(table, "cards-vs-dice");
    expectPresent(findBoard(table, "cards-vs-dice"), "the board after a self-test");
    begin(table);
    table.seconds(1);
    pressAndRest(table, "cards-vs-dice");
    pressAndRest(table, "roll-flush");
    expectPresent(findBoard(table, "roll-flush"), "the board beside a self-test");
    finish(table);
    expectSame(unexpectedErrors(table), []);
  });

  it("writes into the same tab when it is run again, and runs once at a time", () => {
    const table = open();
    begin(table);
    table.seconds(2);
    begin(table);
    expectTrue(heard(table, "White").some((line) => line.includes(english.box.SENTENCES.selfTestRunning)));
    finish(table);
    begin(table);
    finish(table);
    expectNothingLeft(table);
  });

  it("lets a game continue beside it", () => {
    const table = openShelf({ seed: 1 });
    pressAndRest(table, "roll-flush");
    deal(table, table.player("White"));
    begin(table);
    const decide = decider("sensible", 1);
    for (let decisions = 0; decisions < 6; decisions++) {
      const state = stateOf(table);
      const seat = decidingSeat(state);
      if (seat === undefined) break;
      clickAction(table, state, decide(state, seat), seat);
      waitForPeople(table);
    }
    expectSame(differences(finish(table)), "");
    expectPicture(table);
    expectSame(unexpectedErrors(table), []);
  });

  it("is swept away by a rewind and by loading", () => {
    const table = open();
    begin(table);
    table.seconds(12);
    const checkpoint = table.checkpoint();
    const saved = table.save();
    table.rewindTo(checkpoint);
    table.seconds(1);
    expectNothingLeft(table);
    table.load(saved);
    table.seconds(1);
    expectNothingLeft(table);
    expectSame(differences(selfTest(table)), "");
  });

  if (COUNTS_INSTRUCTIONS) {
    it("#budget works in slices of a frame", () => {
      const table = open({ meter: true });
      selfTest(table);
      // The chunk itself is loaded behind the loading screen.
      const counted = table.meter().filter(({ script }) => script === "Global");
      expectReadingsWithinBudget(counted);
    });
  }
});

describe("the self-test at a table that behaves otherwise", () => {
  /** Runs it with other settings, and expects the report to name what differs. */
  function expectDifference(settings: SettingsChoice, ...lines: string[]): void {
    const table = open(settings);
    const report = selfTest(table);
    for (const line of lines) expectTrue(differences(report).includes(line), report);
    expectNothingLeft(table);
    expectSame(waitsOfGlobal(table), 0);
  }

  it("notices cards that do not merge", () => {
    expectDifference(
      { mergeOnContact: false },
      "unlocked cards are gone into a deck: expected true, found false",
    );
  });

  it("notices dice that come to rest nowhere and glides that take too long", () => {
    expectDifference(
      { rollSeconds: [40, 40], smoothSeconds: [20, 20] },
      "it comes to rest: expected true, found false",
      "it stops: expected true, found false",
    );
  });

  it("gives up what does not answer, and continues", () => {
    const table = open();
    begin(table);
    const isProbe = ({ state }: Piece): boolean => state.Memo === "offsuit-selftest/probe";
    table.until(() => table.world.pieces.some((piece) => isProbe(piece)), 60);
    table.faults.slowsSpawns(5000);
    table.seconds(20);
    table.faults.slowsSpawns(0);
    const report = finish(table);
    expectTrue(differences(report).includes("no answer within 8 s"), report);
    expectTrue(report.includes("height of a king: 1.910"), report);
    expectNothingLeft(table);
  });

  it("notices what is not where the constants say", () => {
    const table = open();
    begin(table);
    const isKing = ({ Memo }: { Memo?: string }): boolean => Memo === "offsuit-selftest/king";
    table.until(() => table.objects().some(({ state }) => isKing(state)), 60);
    const king = expectPresent(table.objects().find(({ state }) => isKing(state)));
    king.body = { ...king.body, rest: 1.5 };
    expectTrue(
      differences(finish(table)).includes("height of a king: expected 1.910 (+-0.060), found 1.500"),
    );
  });
});

describe("commands in the chat", () => {
  function answerTo(table: EmulatedTable, player: PlayerVerbs, line: string): string[] {
    const before = heard(table, player.color()).length;
    expectTrue(!player.says(line), `${line} is shown to everybody`);
    return heard(table, player.color()).slice(before);
  }

  it("are explained, and who types nothing more is told of the game", () => {
    const table = open();
    expectTrue(
      answerTo(table, table.player("Blue"), "!offsuit replay")
        .join()
        .includes(startOf(fill(english.box.SENTENCES.commandWithoutGame, { command: "!offsuit replay" }))),
    );
    pressAndRest(table, "roll-flush");
    const blue = table.player("Blue");
    const help = answerTo(table, blue, "!offsuit help");
    expectTrue(help.some((line) => line.includes("!offsuit selftest - ")));
    expectTrue(help.some((line) => line.includes("!offsuit hands off - ")));
    blue.says(" !Offsuit ");
    table.seconds(1);
    const told = blue.sees().lines.map(({ text }) => text);
    expectTrue(
      told.some((line) => line.includes(english.table.SENTENCES.start)),
      told.join(),
    );
    expectTrue(
      answerTo(table, blue, "!offsuit dance")
        .join()
        .includes(startOf(fill(english.box.SENTENCES.unknownCommand, { command: "!offsuit dance" }))),
    );
  });

  it("leave all other talk alone", () => {
    const table = open();
    expectTrue(table.player("Blue").says("I like offsuit cards!"));
    expectTrue(table.player("Blue").says("!offsuited"));
  });

  it("of the host are for the host and the promoted", () => {
    const table = open();
    const blue = table.player("Blue");
    const objects = table.objects().length;
    expectSame(answerTo(table, blue, "!offsuit selftest"), [english.box.SENTENCES.onlyTheHost]);
    table.seconds(1);
    expectSame(table.objects().length, objects);
    expectAbsent(reports(table)[0]);
    table.player("White").promotes(blue);
    expectTrue(
      answerTo(table, blue, "!offsuit selftest")
        .join()
        .includes(longestPart(english.box.SENTENCES.selfTestBegins)),
    );
  });
});
