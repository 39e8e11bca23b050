import { openTable, writeJson, type EmulatedTable } from "../../src/emulator";
import { LANGUAGES } from "../../src/kit/words/language";
import { findBoard, pressAndRest, rest, traces } from "../box/support/shelf-table";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { copy } from "../support/data";
import { bundledScript, longText } from "../table/support/bundled-script";
import { shippedSave } from "../table/support/save";
import { expectSound } from "../table/support/soundness";
import { highCardBoard, highCardTable } from "./high-card-table";

const GAME = "high-card";
const { clickAction, choicesOf, deal, expectPicture, reportOf, stateOf, waitForPeople } = highCardTable;

/** What is on the box, the same in every language, in Lua. */
const WORDS = `{ ${LANGUAGES.map(
  (language) => `${language} = { title = "High Card", hook = "Higher scores.", numbers = "2 players" }`,
).join(", ")} }`;

/** The script of the box, with the board in it as a build would put it there. */
function boxScript(): string {
  const { LuaScript, ...board } = highCardBoard();
  return `${bundledScript('require("src.box.scripts.box")')}
attachedBox = { game = "${GAME}", words = ${WORDS}, board = JSON.decode(${longText(writeJson(board))}) }
attachedBox.script = { ${longText(LuaScript)} }`;
}

/** The shelf that ships, on which a box of High Card is with the others. */
function shelfWithHighCard(): EmulatedTable {
  const save = shippedSave("offsuit");
  const [head, code] = (save.LuaScript ?? "").split("attachedShelf = {");
  save.LuaScript = `${expectPresent(head)}attachedShelf = {{ game = "${GAME}", words = ${WORDS} }, ${expectPresent(code)}`;
  const lent = copy(expectPresent(save.ObjectStates.find(({ Memo }) => Memo === "offsuit/shelf/roll-flush")));
  save.ObjectStates.push({
    ...lent,
    GUID: "abc123",
    Memo: `offsuit/shelf/${GAME}`,
    GMNotes: "",
    LuaScript: boxScript(),
  });
  const table = openTable(save, { players: [{ color: "White" }, { color: "Blue" }], fussy: true, seed: 8 });
  rest(table);
  return table;
}

describe("a box of High Card on the shelf", () => {
  it("brings the game on to the table as it was put away, and nothing of it stays in between", () => {
    const table = shelfWithHighCard();
    const before = traces(table);
    pressAndRest(table, GAME);
    deal(table, table.player("White"));
    for (const seat of [0, 1, 0]) {
      const state = stateOf(table);
      clickAction(table, state, expectPresent(choicesOf(state, seat)[0]).action, seat);
      waitForPeople(table);
    }
    const [state, { steps }] = [stateOf(table), reportOf(table)];
    pressAndRest(table, GAME);
    expectTrue(findBoard(table, GAME) === undefined, "the board is still there");
    expectSame(traces(table), before);
    pressAndRest(table, "roll-flush");
    pressAndRest(table, GAME);
    waitForPeople(table);
    expectSame(reportOf(table).steps, steps);
    expectSame(stateOf(table), state);
    expectPicture(table);
    expectSound(table);
  });
});
