import type { EmulatedTable } from "../../src/emulator";
import { fill } from "../../src/kit/words/words";
import { expectSame, expectTrue } from "../support/expect";
import { rollFlushTable } from "./roll-flush";
import { rogue } from "./rogue-solitaire";
import { boardIn } from "./support/saved-board";
import { english } from "../support/english";

const { deal, open: openRollFlush, reportOf, stateOf, waitForPeople } = rollFlushTable;

function shown(table: EmulatedTable, color: string): string {
  return table
    .sight(color)
    .panels.map((panel) => panel.text)
    .join("\n");
}

function expectShown(table: EmulatedTable, color: string, text: string): void {
  expectTrue(
    shown(table, color).includes(text),
    `${color} does not read "${text}" in:\n${shown(table, color)}`,
  );
}

function press(table: EmulatedTable, color: string, ...buttons: string[]): void {
  for (const button of buttons) {
    table.player(color).clicks(button);
    table.seconds(0.5);
  }
}

/** The button of the presets, with the one that is chosen. */
function preset(name: "presetDesigned" | "presetEasy" | "presetQuick" | "presetOwn"): string {
  return fill(english.table.SENTENCES.preset, { preset: english.table.SENTENCES[name] });
}

/** The button of the option Diagonal moves, with its value. */
function diagonal(value: "true" | "false"): string {
  const { OPTION_VALUES, OPTION_WORDS } = english.rogue;
  return fill(english.table.SENTENCES.option, {
    label: OPTION_WORDS.diagonal.label,
    value: OPTION_VALUES[value],
  });
}

describe("the options of a game", () => {
  it("go from preset to preset, and come to one's own last", () => {
    const table = rogue.open({ seed: 1 });
    press(table, "White", english.table.SENTENCES.optionsTab, preset("presetDesigned"));
    expectShown(table, "White", preset("presetEasy"));
    press(table, "White", preset("presetEasy"));
    expectShown(table, "White", preset("presetQuick"));
    press(table, "White", diagonal("false"));
    expectShown(table, "White", preset("presetOwn"));
    press(
      table,
      "White",
      preset("presetOwn"),
      preset("presetDesigned"),
      preset("presetEasy"),
      preset("presetQuick"),
    );
    expectShown(table, "White", preset("presetOwn"));
    expectShown(table, "White", diagonal("true"));
  });

  it("tell what an option does when it is touched, and go back to the designer's in a game for one", () => {
    const table = rogue.open({ seed: 2 });
    press(table, "White", english.table.SENTENCES.optionsTab, diagonal("false"));
    const notes = table.sight("White").panels.find(({ id }) => `${id}`.includes("White.notes"));
    expectTrue((notes?.text ?? "").length > 30, "nothing tells what the option does");
    press(table, "White", english.table.SENTENCES.standardOptions);
    expectShown(table, "White", preset("presetDesigned"));
    expectShown(table, "White", diagonal("false"));
  });

  it("are remembered with the preset, also one's own", () => {
    const table = rogue.open({ seed: 3 });
    press(
      table,
      "White",
      english.table.SENTENCES.optionsTab,
      diagonal("false"),
      preset("presetOwn"),
      preset("presetDesigned"),
      preset("presetEasy"),
    );
    table.load(table.save());
    table.seconds(2);
    expectShown(table, "White", preset("presetQuick"));
    press(table, "White", english.table.SENTENCES.optionsTab, preset("presetQuick"));
    expectShown(table, "White", diagonal("true"));
    expectShown(table, "White", preset("presetOwn"));
  });

  it("are the game's once it is dealt", () => {
    const table = rogue.open({ seed: 4 });
    press(table, "White", english.table.SENTENCES.optionsTab, preset("presetDesigned"), preset("presetEasy"));
    rogue.deal(table, table.player("White"));
    expectSame(rogue.stateOf(table).options.targetFloors, 1);
    expectSame(rogue.stateOf(table).options.startJokers, 3);
  });

  it("are everybody's affair in a game of several", () => {
    const table = openRollFlush({ seed: 5 });
    press(
      table,
      "White",
      english.table.SENTENCES.optionsTab,
      preset("presetDesigned"),
      preset("presetEasy"),
      english.table.SENTENCES.back,
      `${english.table.SENTENCES.start}\n${fill(english.table.SENTENCES.dealWaits, { players: "Blue" })}`,
    );
    expectSame(reportOf(table).playing, false);
    press(table, "Blue", english.table.SENTENCES.optionsTab);
    expectShown(table, "Blue", preset("presetQuick"));
    press(table, "Blue", english.table.SENTENCES.acceptOptions);
    deal(table, table.player("White"));
    waitForPeople(table);
    expectSame(stateOf(table).options.target, 10);
  });

  it("that are damaged in a save are the designer's", () => {
    const save = rogue.save();
    boardIn(save, "rogue-solitaire").LuaScriptState =
      'offsuit 2 0\n{"options": {"startJokers": 77, "diagonal": "yes"}, "ownOptions": 5}';
    const table = rogue.open({ seed: 6 });
    table.load(save);
    table.seconds(2);
    expectShown(table, "White", preset("presetDesigned"));
  });
});
