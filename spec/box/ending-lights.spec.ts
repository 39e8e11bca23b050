import { openTable, type EmulatedTable } from "../../src/emulator";
import { expectSame, expectTrue } from "../support/expect";
import { CALM, pokerchess } from "../table/pokerchess";
import { expectSound } from "../table/support/soundness";
import { box, openShelf, pressAndRest } from "./support/shelf-table";

const { deal, open: openPokerchess, take, waitForPeople } = pokerchess;

const LOOK = `local c = Lighting.getLightColor()
  return table.concat({Lighting.light_intensity, Lighting.ambient_intensity, c.r, c.g, c.b}, " ")`;

/** What a host has set. */
const SET = `Lighting.light_intensity = 0.7 Lighting.ambient_intensity = 1.1
  Lighting.setLightColor({r = 0.9, g = 0.8, b = 0.7}) Lighting.apply()`;

function lights(table: EmulatedTable): unknown {
  return table.execute(LOOK);
}

function tell(table: EmulatedTable, tone: string): void {
  table.execute(`Global.call("tellByLights", {tone = "${tone}"})`);
}

/** A shelf with lights of the host's own, and how they are. */
function lit(): { table: EmulatedTable; before: unknown } {
  const table = openShelf({ seed: 4 });
  table.execute(SET);
  return { table, before: lights(table) };
}

describe("the lights at the end of a game", () => {
  for (const tone of ["gain", "harm"])
    it(`change for less than three seconds and are just as before (${tone})`, () => {
      const { table, before } = lit();
      tell(table, tone);
      expectTrue(lights(table) !== before, "nothing has changed");
      expectTrue(table.save()["Lighting"] !== undefined);
      table.seconds(2);
      expectTrue(lights(table) !== before, "they are back too soon");
      table.seconds(0.9);
      expectSame(lights(table), before);
      expectSound(table);
    });

  it("are just as before after two ends in one moment", () => {
    const { table, before } = lit();
    tell(table, "gain");
    table.seconds(1.5);
    tell(table, "harm");
    table.seconds(1.5);
    expectTrue(lights(table) !== before, "the second is cut short");
    table.seconds(1.4);
    expectSame(lights(table), before);
  });

  for (const [what, change, expected] of [
    ["lamp", "Lighting.light_intensity = 2", "2 1.1 0.9 0.8 0.7"],
    ["room", "Lighting.ambient_intensity = 0.25", "0.7 0.25 0.9 0.8 0.7"],
    ["colour", "Lighting.setLightColor({r = 0, g = 0.5, b = 1})", "0.7 1.1 0 0.5 1"],
  ] as const)
    it(`keep what the host changes meanwhile (${what})`, () => {
      const { table } = lit();
      tell(table, "gain");
      table.seconds(1);
      table.execute(`${change} Lighting.apply()`);
      const save = table.save();
      table.seconds(0.5);
      tell(table, "harm");
      table.seconds(3);
      expectSame(lights(table), expected);
      const again = openTable(save, { players: [{ color: "White" }] });
      again.frames(2);
      expectSame(lights(again), expected, "after loading");
    });

  it("are back at once if somebody opens a box, or takes up a piece", () => {
    const { table, before } = lit();
    tell(table, "harm");
    table.player("White").clicks("open", undefined, box(table, "roll-flush"));
    table.frames(2);
    expectSame(lights(table), before, "after a click");
    tell(table, "gain");
    table.execute("onObjectPickUp('White', nil)");
    expectSame(lights(table), before, "after a piece");
  });

  it("are as before in a save, and after a rewind, made in the middle", () => {
    const { table, before } = lit();
    const quiet = table.save().LuaScriptState;
    tell(table, "harm");
    const [save, checkpoint] = [table.save(), table.checkpoint()];
    expectTrue(save.LuaScriptState !== quiet, "the save knows nothing of it");
    table.seconds(5);
    expectSame(table.save().LuaScriptState, quiet, "what is saved afterwards");
    table.rewindTo(checkpoint);
    table.frames(2);
    expectSame(lights(table), before, "after a rewind");
    const again = openTable(save, { players: [{ color: "White" }] });
    again.frames(2);
    expectSame(lights(again), before, "after loading");
    again.seconds(5);
    expectSame(lights(again), before, "later");
  });

  it("are as before where the game is put away in the middle", () => {
    const { table, before } = lit();
    pressAndRest(table, "cards-vs-dice");
    tell(table, "gain");
    pressAndRest(table, "cards-vs-dice");
    expectSame(lights(table), before);
    expectSound(table);
  });

  it("come back although a call on them fails in between", () => {
    const { table, before } = lit();
    table.execute(`local apply = Color Color = function() Color = apply error("broken") end`);
    tell(table, "harm");
    expectSame(lights(table), before);
    table.seconds(3);
    expectSame(lights(table), before);
  });

  it("leave out what makes no sense", () => {
    const { table, before } = lit();
    tell(table, "party");
    expectSame(lights(table), before);
  });
});

describe("a game that ends", () => {
  function ended(speed: "calm" | "instant"): { table: EmulatedTable; before: unknown } {
    const table = openPokerchess({ seed: 61 }, CALM, { speed });
    const before = lights(table);
    deal(table, table.player("White"));
    take(table, { kind: "forfeit" }, 0);
    return { table, before };
  }

  it("changes the lights, until somebody clicks", () => {
    const { table, before } = ended("calm");
    expectTrue(
      table.until(() => lights(table) !== before, 6),
      "the lights have not changed",
    );
    table.player("White").says("!offsuit undo");
    table.frames(5);
    expectSame(lights(table), before);
    waitForPeople(table);
    expectSound(table);
  });

  it("changes nothing at a table whose Global is somebody else's", () => {
    const save = openPokerchess({ seed: 61 }, CALM).save();
    save.LuaScript = "function tellByLight() end";
    const table = openTable(save, { players: [{ color: "White" }, { color: "Blue" }] });
    table.seconds(1.5);
    const before = lights(table);
    deal(table, table.player("White"));
    take(table, { kind: "forfeit" }, 0);
    expectTrue(!table.until(() => lights(table) !== before, 6), "the lights have changed");
    expectSound(table);
  });

  it("changes nothing at the speed instant", () => {
    const { table, before } = ended("instant");
    expectTrue(!table.until(() => lights(table) !== before, 6), "the lights have changed");
  });
});
