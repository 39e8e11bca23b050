import type { EmulatedTable } from "../../src/emulator";
import { COUNTS_INSTRUCTIONS, expectReadingsWithinBudget } from "../support/budget";
import { expectSame, expectTrue } from "../support/expect";
import { open } from "./support/self-test";
import { openShelf, pressAndRest, traces } from "./support/shelf-table";

/** What the card of `!offsuit look` is made of, by memo. */
function cardOf(table: EmulatedTable): string[] {
  return table
    .objects()
    .map(({ state }) => state.Memo ?? "")
    .filter((memo) => memo.startsWith("offsuit-look/"));
}

function looks(table: EmulatedTable): void {
  expectTrue(!table.player("White").says("!offsuit look"), "the command is shown to everybody");
  table.seconds(3);
}

describe("!offsuit look", () => {
  it("lays out a card on which each thing has its label, and takes it away again", () => {
    const table = openShelf({ seed: 1 });
    const before = traces(table);
    looks(table);
    const parts = cardOf(table);
    for (const part of [
      "board",
      "chess-board",
      "white-knight",
      "black-knight",
      "chips-10",
      "d20",
      "back",
      "lid",
    ])
      expectTrue(parts.includes(`offsuit-look/${part}`), `there is no ${part}`);
    const labels = table.sight("White").labels.map(({ text }) => text);
    for (const label of [
      "The square under the white rook, a1, is dark",
      "Spade, heart, diamond, club: ♠ ♥ ♦ ♣",
      "Chinese: 掷骰子，翻开一张牌。轮到你了！",
      "On a lid",
    ])
      expectTrue(labels.includes(label), labels.join(" | "));
    for (const piece of table
      .objects()
      .filter(({ state }) => (state.Memo ?? "").startsWith("offsuit-look/"))) {
      expectTrue(piece.state.Locked === true, `${piece.state.Memo} is loose`);
      expectTrue(piece.position.x < -40, `${piece.state.Memo} is on the table`);
    }
    looks(table);
    expectSame(cardOf(table), []);
    expectSame(traces(table), before);
    expectSame(table.errors(), []);
  });

  it("shows dice with the faces that the labels tell", () => {
    const table = open();
    looks(table);
    for (const sides of [4, 6, 8, 10, 12, 20])
      expectSame(table.execute(FACE.replace("SIDES", `${sides}`)), sides);
  });

  it("is taken away while it is laid out, by loading and by a rewind", () => {
    const table = open();
    table.player("White").says("!offsuit look");
    table.frames(35);
    table.player("White").says("!offsuit look");
    table.seconds(2);
    expectSame(cardOf(table), []);
    looks(table);
    const checkpoint = table.checkpoint();
    table.rewindTo(checkpoint);
    table.seconds(1);
    expectSame(cardOf(table), []);
    looks(table);
    const saved = table.save();
    table.load(saved);
    table.seconds(1);
    expectSame(cardOf(table), []);
  });

  it("is the host's, and games are opened beside it", () => {
    const table = openShelf({ seed: 2 });
    table.player("Blue").says("!offsuit look");
    table.seconds(2);
    expectSame(cardOf(table), []);
    looks(table);
    const parts = cardOf(table);
    pressAndRest(table, "pokerchess");
    expectSame(cardOf(table), parts);
    expectSame(table.errors(), []);
  });

  if (COUNTS_INSTRUCTIONS) {
    it("#budget is laid out in slices of a frame", () => {
      const table = open({ meter: true });
      looks(table);
      looks(table);
      const counted = table.meter().filter(({ script }) => script === "Global");
      expectReadingsWithinBudget(counted);
    });
  }
});

/** Lua that says which face a die of the card shows. */
const FACE = `
for _, object in ipairs(getObjects()) do
  if object.memo == "offsuit-look/dSIDES" then return object.getRotationValue() end
end
`;
