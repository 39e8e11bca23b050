import type { EmulatedTable } from "../../src/emulator";
import { readClimbed, withClimbed } from "../../src/features/ranks";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { fill } from "../../src/kit/words/words";
import { english } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { gameTable } from "./game-table";
import { expectNotShown, expectShown, heard, shown } from "./support/hosting";
import { boardIn } from "./support/saved-board";
import { expectSound } from "./support/soundness";

const at = gameTable(rogueSolitaire);
const { SENTENCES } = english.table;
const { RANKS } = english.rogue;
const FIRST = fill(SENTENCES.rankName, { number: 1, name: RANKS.cellar });
const SECOND = fill(SENTENCES.rankName, { number: 2, name: RANKS.vault });
const ladder = expectPresent(rogueSolitaire.ladder);

function button(number: number): string {
  return fill(SENTENCES.ladder, { number, all: 10 });
}

/** Plays the game on the table to its end. */
function plays(table: EmulatedTable, seed: number): void {
  at.playOn(table, { policy: "expert", seed });
  table.seconds(8);
}

/** Clicks the button whose label begins so. */
function clicks(table: EmulatedTable, beginning: string): void {
  const found = table.sight("White").panels.find(({ text }) => text.startsWith(beginning));
  table.player("White").clicks(expectPresent(found, `${beginning} in ${shown(table, "White")}`).text);
  table.seconds(1);
}

function hasWon(table: EmulatedTable): boolean {
  const { waiting } = rogueSolitaire.rules;
  const waits = waiting(at.stateOf(table));
  return waits.kind === "over" && waits.result.winners.length > 0;
}

/** A table on which White has won the first rank. */
function climbed(): EmulatedTable {
  const table = at.open({ seed: 92 }, {}, { speed: "instant" });
  clicks(table, button(1));
  clicks(table, `□ ${FIRST}`);
  expectShown(table, "White", FIRST);
  at.deal(table, table.player("White"));
  plays(table, 1);
  expectTrue(hasWon(table), "this seed wins nothing");
  return table;
}

describe("The ladder at a table", () => {
  it("opens the next rank with a win, offers it, and keeps that in the save, for who has won", () => {
    const table = climbed();
    expectShown(table, "White", `★ ${FIRST}`);
    clicks(table, SECOND);
    expectShown(table, "White", SECOND);
    expectShown(table, "White", button(2));
    expectShown(table, "Blue", button(1));
    at.deal(table, table.player("White"));
    const { targetFloors, startJokers } = at.stateOf(table).options;
    expectSame([targetFloors, startJokers], [2, 8]);
    table.player("White").says("!offsuit statistics");
    table.seconds(1);
    expectTrue(shown(table, "White").includes(`: ★ ${FIRST}`), shown(table, "White"));
    expectSound(table);

    const again = at.open({ seed: 93 });
    again.load(table.save());
    again.seconds(5);
    again.player("White").says("!offsuit statistics");
    again.seconds(1);
    expectTrue(shown(again, "White").includes(`: ★ ${FIRST}`), shown(again, "White"));
    expectSound(again);
  });

  it("keeps a rank locked until the one before is won, whoever asks for it", () => {
    const table = at.open({ seed: 92 }, {}, { speed: "instant" });
    clicks(table, button(1));
    clicks(table, SECOND);
    const said = `${shown(table, "White")}\n${heard(table, "White")}`;
    expectTrue(said.includes(fill(SENTENCES.rankLocked, { name: RANKS.cellar })), said);
    // Another script can no more than click, too.
    const { guid } = at.piece(table, "board");
    table.execute(
      `pcall(function() getObjectFromGUID("${guid}").call("takeAction", {colour = "White", kind = "rank", number = 5}) end)`,
    );
    table.seconds(1);
    table.player("White").clicks(SENTENCES.back);
    table.seconds(1);
    expectNotShown(table, "White", SECOND);
    at.deal(table, table.player("White"));
    expectSame(at.stateOf(table).options, rogueSolitaire.rules.start({}, 1).options);
    expectSound(table);
  });

  it("counts no win with the options of a rank that is locked", () => {
    const table = at.open({ seed: 92 }, { targetFloors: 2, startJokers: 8 }, { speed: "instant" });
    at.deal(table, table.player("White"));
    plays(table, 1);
    expectTrue(hasWon(table), "this seed wins nothing");
    expectNotShown(table, "White", `★ ${SECOND}`);
    table.player("White").clicks(SENTENCES.changeOptions);
    table.seconds(2);
    expectShown(table, "White", button(1));
    expectSound(table);
  });

  it("leaves out what is damaged in a save", () => {
    const save = at.save();
    boardIn(save, "rogue-solitaire").LuaScriptState =
      'offsuit 2 0\n{"ranks": [{"id": 5}, "x", {"id": "a", "colour": "White", "rank": 77}]}';
    const table = at.open({ seed: 6 });
    table.load(save);
    table.seconds(2);
    expectShown(table, "White", button(1));
    expectSound(table);
  });
});

describe("The ranks that were won", () => {
  const WON = { id: "a", colour: "White", rank: 3 };

  it("are the highest of everybody", () => {
    expectSame(withClimbed([WON], { ...WON, rank: 2 }), [WON]);
    expectSame(withClimbed([WON], { ...WON, rank: 4 }), [{ ...WON, rank: 4 }]);
    expectSame(withClimbed([WON], { ...WON, id: "b" }).length, 2);
  });

  it("are read from a save, and from a damaged one", () => {
    expectSame(readClimbed([WON], ladder), [WON]);
    const damaged = [
      { ...WON, rank: 11 },
      { ...WON, rank: 1.5 },
      { ...WON, id: "" },
      { ...WON, colour: 5 },
      7,
    ];
    expectSame(readClimbed(damaged, ladder), []);
    expectSame(readClimbed("rubbish", ladder), []);
  });
});
