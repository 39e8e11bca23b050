import { openTable, writeJson, type EmulatedTable, type SaveState } from "../../src/emulator";
import { pokerchess } from "../../src/games/pokerchess";
import { STANDARD_SETTINGS, type Settings } from "../../src/table/model/settings";
import { expectSame } from "../support/expect";
import { gameTable } from "./game-table";
import { boardIn } from "./support/saved-board";

const at = gameTable(pokerchess);
/** How many frames loading takes, and some more. */
const FRAMES = 6;

/** A save of a game that has been dealt. */
function dealt(): SaveState {
  const table = at.open({ seed: 1 });
  at.deal(table, table.player("White"));
  const save = table.save();
  return save;
}

/** The lines of the steps that the board of a save has. */
function stepsIn(save: SaveState): string[] {
  return (boardIn(save, pokerchess.rules.id).LuaScriptState ?? "").split("\n").slice(2);
}

describe("A board that is being loaded", () => {
  const save = dealt();
  const opened = (): EmulatedTable =>
    openTable(save, { seed: 2, players: [{ color: "White" }, { color: "Blue" }] });

  it("is saved whole in every frame", () => {
    const table = opened();
    const steps = stepsIn(save);
    expectSame(steps.length > 0, true);
    for (let frame = 0; frame < FRAMES; frame++) {
      expectSame(stepsIn(table.save()), steps, `in frame ${frame}`);
      table.frames(1);
    }
  });

  it("can be put away in every frame, whole", () => {
    for (let frame = 0; frame < FRAMES; frame++) {
      const table = opened();
      table.frames(frame);
      const board = at.piece(table, "board");
      const text = table.execute(`return putAway({receiver = "${board.guid}"})`, board);
      expectSame(`${text}`.split("\n").slice(2), stepsIn(save), `in frame ${frame}`);
    }
  });

  it("takes over the settings of the table in every frame", () => {
    const settings: Settings = { ...STANDARD_SETTINGS, odds: false };
    for (let frame = 0; frame < FRAMES; frame++) {
      const table = opened();
      table.frames(frame);
      table.execute(`adoptSettings({settings = [[${writeJson(settings)}]]})`, at.piece(table, "board"));
      at.waitForPeople(table);
      expectSame(at.reportOf(table).settings, settings, `in frame ${frame}`);
    }
  });
});
