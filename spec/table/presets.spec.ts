import type { EmulatedTable } from "../../src/emulator";
import { expectSame, expectTrue } from "../support/expect";
import { deal, openRollFlush, reportOf, stateOf, waitForPeople } from "./roll-flush";
import { rogue } from "./rogue-solitaire";
import { boardIn } from "./support/saved-board";

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

describe("the options of a game", () => {
  it("go from preset to preset, and come to one's own last", () => {
    const table = rogue.open({ seed: 1 });
    press(table, "White", "Options", "Preset: standard");
    expectShown(table, "White", "Preset: easy");
    press(table, "White", "Preset: easy");
    expectShown(table, "White", "Preset: quick");
    press(table, "White", "Diagonal moves: no");
    expectShown(table, "White", "Preset: custom");
    press(table, "White", "Preset: custom", "Preset: standard", "Preset: easy", "Preset: quick");
    expectShown(table, "White", "Preset: custom");
    expectShown(table, "White", "Diagonal moves: yes");
  });

  it("tell what an option does when it is touched, and go back to the designer's in a game for one", () => {
    const table = rogue.open({ seed: 2 });
    press(table, "White", "Options", "Diagonal moves: no");
    const notes = table.sight("White").panels.find(({ id }) => `${id}`.includes("White.notes"));
    expectTrue((notes?.text ?? "").length > 30, "nothing tells what the option does");
    press(table, "White", "Standard rules");
    expectShown(table, "White", "Preset: standard");
    expectShown(table, "White", "Diagonal moves: no");
  });

  it("are remembered with the preset, also one's own", () => {
    const table = rogue.open({ seed: 3 });
    press(
      table,
      "White",
      "Options",
      "Diagonal moves: no",
      "Preset: custom",
      "Preset: standard",
      "Preset: easy",
    );
    table.load(table.save());
    table.seconds(2);
    expectShown(table, "White", "Preset: quick");
    press(table, "White", "Options", "Preset: quick");
    expectShown(table, "White", "Diagonal moves: yes");
    expectShown(table, "White", "Preset: custom");
  });

  it("are the game's once it is dealt", () => {
    const table = rogue.open({ seed: 4 });
    press(table, "White", "Options", "Preset: standard", "Preset: easy");
    rogue.deal(table, table.player("White"));
    expectSame(rogue.stateOf(table).options.targetFloors, 1);
    expectSame(rogue.stateOf(table).options.startJokers, 3);
  });

  it("are everybody's affair in a game of several", () => {
    const table = openRollFlush({ seed: 5 });
    press(table, "White", "Options", "Preset: standard", "Preset: easy", "Back", "Deal the cards");
    expectSame(reportOf(table).playing, false);
    press(table, "Blue", "Options");
    expectShown(table, "Blue", "Preset: quick");
    press(table, "Blue", "Accept these options");
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
    expectShown(table, "White", "Preset: standard");
  });
});
