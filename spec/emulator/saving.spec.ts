import { openTable, readJson, writeJson, type EmulatedTable, type SaveState } from "../../src/emulator";
import { expectAbsent, expectNear, expectSame, expectTrue } from "../support/expect";
import { card, deck, object, saveOf, tableOf } from "./tables";

const COUNTER = `n = 0
  function onLoad(s) n = tonumber(s) or 0 loads = (loads or 0) + 1 end
  function onSave() saves = (saves or 0) + 1 return tostring(n) end`;

/** A save as it comes back from a file. */
function throughFile(save: SaveState): SaveState {
  const reading = readJson(writeJson(save));
  return reading.kind === "read" ? (reading.value as SaveState) : error(reading.reason, 0);
}

function count(table: EmulatedTable): unknown {
  return table.execute("return n");
}

describe("saving", () => {
  it("asks every script and writes the whole table, which loads again", () => {
    const table = tableOf(
      [
        object("BlockSquare", { Nickname: "block", GUID: "b10d01", LuaScript: COUNTER }),
        deck([1, 2, 3], { GUID: "dec101" }, 6, 0),
      ],
      COUNTER,
    );
    table.execute("n = 7");
    table.execute("n = 8", "block");
    table.execute(
      `local b = getObjectFromGUID("b10d01") b.setLock(true) b.setPosition({4, 5, 6}) getObjectFromGUID("dec101").takeObject({position = {12, 2, 0}})`,
    );
    table.settles();
    const again = openTable(throughFile(table.save()), { seed: 3 });
    expectSame(again.execute("return n"), 7);
    expectSame(again.execute("return n", "block"), 8);
    const block = again.object("b10d01");
    expectNear(block.position.z, 6, 1e-9);
    expectSame(block.state.Locked, true);
    expectSame(again.object("dec101").state.DeckIDs?.length, 2);
    expectSame(again.objects().length, table.objects().length);
    expectSame(again.errors(), []);
  });

  it("keeps the last state of a script whose onSave returns nothing", () => {
    const table = openTable(saveOf([], "function onSave() end", { LuaScriptState: "old" }));
    expectSame(table.save().LuaScriptState, "old");
  });

  it("happens every ten seconds", () => {
    const table = tableOf([], COUNTER);
    const before = table.execute("return saves or 0") as number;
    table.seconds(31);
    expectSame(table.execute("return saves"), before + 3);
    expectSame(table.checkpoints().length, 4);
  });

  it("keeps Notes, turns, lights and the grid", () => {
    const table = tableOf([]);
    table.execute(
      `Notes.setNotes("n") Notes.addNotebookTab({title = "t", body = "b"}) Turns.enable = true Lighting.light_intensity = 2 Lighting.apply() Grid.sizeX = 3 Info.name = "x"`,
    );
    const again = openTable(throughFile(table.save()));
    expectSame(
      again.execute(
        `return Notes.getNotes() .. Notes.getNotebookTabs()[1].title .. tostring(Turns.enable) .. Lighting.light_intensity .. Grid.sizeX .. Info.name`,
      ),
      "nttrue23x",
    );
  });
});

describe("rewinding", () => {
  it("destroys and recreates everything with the state of the checkpoint; the people stay", () => {
    const table = tableOf(
      [object("BlockSquare", { GUID: "b10d02", Nickname: "block" }, 0, 0, 1.46)],
      `${COUNTER}
      function onChat(m) kept = getObjectFromGUID("b10d02") Wait.time(function() n = 1000 end, 20) end`,
    );
    table.execute("n = 1");
    table.seconds(11);
    table.execute("n = 2");
    const white = table.player("White");
    white.says("go");
    const before = table.object("block");
    table.execute(`getObjectFromGUID("b10d02").destruct()`);
    table.frames(1);
    expectAbsent(table.find("block"));
    white.rewinds(1);
    expectSame(count(table), 1);
    const after = table.object("block");
    expectSame(after.guid, "b10d02");
    expectTrue(after !== before);
    expectSame(table.execute("return kept"), undefined);
    table.seconds(30);
    expectSame(count(table), 1);
    expectSame(white.color(), "White");
    expectSame(table.errors(), []);
  });

  it("goes back further when more seconds are asked for", () => {
    const table = tableOf([], COUNTER);
    for (let i = 1; i <= 4; i++) {
      table.execute(`n = ${i}`);
      table.seconds(10);
    }
    table.player("White").rewinds(15);
    expectSame(count(table), 2);
    table.player("White").rewinds(1000);
    expectSame(count(table), 0);
  });

  it("is the host's alone", () => {
    const table = tableOf([]);
    const [succeeded, message] = pcall(() => table.player("Red").rewinds(1));
    expectTrue(!succeeded && tostring(message).includes("only the host"));
  });

  it("works from any frame of a movement, a spawn or a roll", () => {
    const table = tableOf(
      [
        object("Die_6", { GUID: "d1ce31" }),
        card(1, { GUID: "ca0061" }, 5, 0),
        deck([2, 3], { GUID: "dec102" }, 9, 0),
      ],
      `function go() getObjectFromGUID("d1ce31").roll() getObjectFromGUID("ca0061").flip() getObjectFromGUID("dec102").takeObject({position = {12, 2, 5}}) end`,
    );
    const start = table.checkpoint();
    for (let frame = 0; frame < 60; frame += 3) {
      table.execute("go()");
      table.frames(frame);
      const checkpoint = table.checkpoint();
      table.rewindTo(checkpoint);
      expectTrue(table.settles());
      expectTrue(table.find("d1ce31") !== undefined);
      table.rewindTo(start);
    }
    expectSame(table.errors(), []);
    expectSame(table.object("dec102").state.DeckIDs, [2, 3]);
  });

  it("can be asked for and held back by a script", () => {
    const table = tableOf(
      [],
      `${COUNTER} function hold() storeRewindState(function(ok, stored) told = tostring(ok) .. tostring(stored) end, true) end`,
    );
    table.execute("hold()");
    table.frames(1);
    expectSame(table.execute("return told"), "truetrue");
    const stored = table.checkpoints().length;
    table.seconds(45);
    expectSame(table.checkpoints().length, stored);
    table.execute("allowRewindStore()");
    table.seconds(11);
    expectSame(table.checkpoints().length, stored + 1);
  });

  it("hundreds of times takes seconds, not minutes", () => {
    const objects = [];
    for (let i = 0; i < 60; i++)
      objects.push(object("BlockSquare", { LuaScript: i < 8 ? COUNTER : "" }, i % 10, i / 10));
    const table = tableOf(objects, COUNTER);
    const checkpoint = table.checkpoint();
    const start = os.clock();
    for (let i = 0; i < 100; i++) {
      table.rewindTo(checkpoint);
      table.frames(10);
    }
    expectTrue(os.clock() - start < 5, `${os.clock() - start} seconds`);
  });
});

describe("a checkpoint", () => {
  it("is not touched by anything that happens afterwards", () => {
    const table = tableOf([
      deck([1, 2, 3, 4], { GUID: "dec401", Tags: ["a"] }),
      object("Counter", { GUID: "c00401" }, 8, 0),
    ]);
    const checkpoint = table.checkpoint();
    table.execute(`Turns.enable = true Turns.order = {"Red"} Notes.setNotes("x") Notes.addNotebookTab({title = "t"}) Lighting.light_intensity = 9 Lighting.apply() Lighting.ambient_intensity = 3
      Hands.hiding = 3 Global.setSnapPoints({{position = {1, 1, 1}}})
      local d = getObjectFromGUID("dec401") d.shuffle() d.addTag("b") d.setColorTint("Red") d.takeObject({position = {4, 2, 4}})
      getObjectFromGUID("c00401").Counter.setValue(5)`);
    table.settles();
    table.rewindTo(checkpoint);
    expectSame(
      table.execute(`return tostring(Turns.enable) .. #Turns.order .. Notes.getNotes() .. #Notes.getNotebookTabs() .. Lighting.light_intensity .. Lighting.ambient_intensity .. Hands.hiding ..
        #Global.getSnapPoints() .. #getObjectFromGUID("dec401").getTags() .. getObjectFromGUID("c00401").getValue()`),
      "false000.541.31010",
    );
    expectSame(table.object("dec401").state.DeckIDs, [1, 2, 3, 4]);
  });
});
