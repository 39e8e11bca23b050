import { openTable } from "../../src/emulator";
import { expectNear, expectSame, expectTrue } from "../support/expect";
import { card, deck, listOf, object, saveOf, tableOf } from "./tables";

describe("the global tables", () => {
  it("Notes keep the notebook", () => {
    const table = tableOf([]);
    expectSame(
      table.execute(`local a = Notes.addNotebookTab({title = "Rules", body = "short"})
        local b = Notes.addNotebookTab({title = "More", body = "", color = "Red"})
        Notes.editNotebookTab({index = a, body = "long"})
        Notes.removeNotebookTab(b)
        local tabs = Notes.getNotebookTabs()
        return #tabs .. tabs[1].title .. tabs[1].body .. tabs[1].index .. tabs[1].color .. a .. b`),
      "1Ruleslong0Grey01",
    );
    expectSame(table.sight("Red").notebook[0]?.body, "long");
  });

  it("refuse what has the wrong type, and know what can only be read", () => {
    const table = tableOf([]);
    const raises = (code: string): boolean => !pcall(() => table.execute(code))[0];
    expectTrue(raises("Lighting.light_intensity = 'bright'"));
    expectTrue(raises("Time.time = 3"));
    expectTrue(raises("Wait.frames(nil, 3)"));
    expectTrue(raises("Wait.time(print())"));
    expectTrue(raises("printToAll()"));
    expectTrue(raises("spawnObject({})"));
    expectTrue(raises("getObjectFromGUID({})"));
    expectTrue(raises("destroyObject(nil)"));
  });

  it("Lighting changes nothing before it is applied", () => {
    const table = tableOf([]);
    table.execute(`Lighting.light_intensity = 2 Lighting.setLightColor({r = 1, g = 0.5, b = 0.25})`);
    expectSame(table.save()["Lighting"], undefined);
    expectSame(table.execute("return tostring(Lighting.apply())"), "true");
    expectSame(table.save()["Lighting"], { LightIntensity: 2, LightColor: { r: 1, g: 0.5, b: 0.25 } });
    expectSame(
      table.execute(
        "local c = Lighting.getLightColor() return Lighting.light_intensity .. c.r .. c.g .. c.b",
      ),
      "210.50.25",
    );
  });

  it("Physics casts rays through objects, nearest first", () => {
    const table = tableOf([
      object("BlockSquare", { GUID: "b10e21", Locked: true }, 0, 0, 2),
      object("BlockSquare", { GUID: "b10e22", Locked: true }, 0, 0, 5),
      object("BlockSquare", { GUID: "b10e23", Locked: true }, 4, 0, 5),
    ]);
    expectSame(
      table.execute(`local hits = Physics.cast({origin = {0, 10, 0}, direction = {0, -2, 0}})
        return #hits .. hits[1].hit_object.getGUID() .. hits[2].hit_object.getGUID() .. hits[1].distance`),
      "2b10e22b10e214.5",
    );
    expectSame(
      table.execute(
        `return #Physics.cast({origin = {0, 10, 0}, direction = {0, -1, 0}, type = 3, size = {8, 1, 1}, max_distance = 6})`,
      ),
      2,
    );
  });

  it("WebRequest fails a moment later: there is no network", () => {
    const table = tableOf([]);
    table.execute(
      `r = WebRequest.get("https://example.org", function(answer) told = tostring(answer.is_error) .. answer.text end)`,
    );
    expectSame(table.execute("return r.is_done"), false);
    table.seconds(1);
    expectSame(table.execute("return told .. tostring(r.is_done)"), "truetrue");
  });

  it("Timer, the old one, calls a named function", () => {
    const table = tableOf([], "n = 0 function tick(p) n = n + p.by end");
    table.execute(
      `Timer.create({identifier = "t", function_name = "tick", parameters = {by = 2}, delay = 0.5, repetitions = 2})`,
    );
    table.seconds(3);
    expectSame(table.execute("return n"), 4);
    table.execute(`Timer.create({identifier = "u", function_name = "tick", delay = 0.5}) Timer.destroy("u")`);
    table.seconds(1);
    expectSame(table.errors().length, 0);
  });

  it("group, copy and paste act on objects", () => {
    const table = tableOf([
      card(1, { GUID: "ca0091" }),
      card(2, { GUID: "ca0092" }, 4, 0),
      card(3, { GUID: "ca0093" }, 8, 0),
    ]);
    table.execute(`copy({getObjectFromGUID("ca0091")}) pasted = paste({position = {0, 2, 8}})[1]
      made = group({getObjectFromGUID("ca0091"), getObjectFromGUID("ca0092"), getObjectFromGUID("ca0093")})`);
    table.settles();
    expectSame(table.execute("return #made .. made[1].getQuantity() .. pasted.getName()"), "13card 1");
  });

  it("sendExternalMessage is recorded", () => {
    const table = tableOf([]);
    table.execute(`sendExternalMessage({hello = {1, 2}})`);
    expectSame(table.external(), [{ hello: [1, 2] }]);
  });
});

describe("undocumented orders", () => {
  it("differ between seeds, so that a script that leans on one is found out", () => {
    const objects = [1, 2, 3].map((n) =>
      object("BlockSquare", {
        Nickname: `${n}`,
        LuaScript: "function onLoad() Global.call('add', self.getName()) end",
      }),
    );
    const seen = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const table = openTable(saveOf(objects, "log = {} function add(w) log[#log + 1] = w end"), { seed });
      seen.add(listOf(table, "log"));
    }
    expectTrue(seen.size > 2, `${seen.size} orders`);
  });
});

describe("carrying", () => {
  it("takes along what is on the object, which falls on it again", () => {
    const table = tableOf([card(1, { Nickname: "card" }), object("Die_6", { Nickname: "die" }, 0.2, 0.3, 3)]);
    table.execute(
      `for _, o in ipairs(getObjects()) do if o.getName() == "die" then o.setPosition({0.2, 3, 0.3}) end end`,
    );
    table.settles();
    expectNear(table.object("die").position.y, 1.43, 0.01);
    table.player("White").drags("card").to(8, 5);
    table.settles();
    const { position } = table.object("die");
    expectNear(position.x, 8.2, 1e-6);
    expectNear(position.z, 5.3, 1e-6);
    expectNear(position.y, 1.43, 0.01);
  });

  it("ends when the object is lost while it is held", () => {
    const table = tableOf([
      card(1, { Nickname: "card" }),
      object("Die_6", { Nickname: "die" }, 0.2, 0.3, 1.43),
    ]);
    const white = table.player("White");
    white.picksUp("card");
    table.frames(2);
    table.faults.loses("card");
    table.settles();
    expectNear(table.object("die").position.y, 1.29, 0.01);
    white.drops();
    expectSame(table.errors(), []);
  });
});

describe("searching", () => {
  it("is announced and gives what was chosen", () => {
    const table = tableOf(
      [deck([1, 2, 3], { GUID: "dec301", Nickname: "deck" })],
      `log = {} function onObjectSearchStart(o, c) log[#log + 1] = "+" .. c end function onObjectSearchEnd(o, c) log[#log + 1] = "-" .. c end`,
    );
    const red = table.player("Red");
    const search = red.searches("deck");
    const guid = table.object("deck").state.ContainedObjects?.[1]?.GUID ?? "";
    search.takes(guid).to(6, 0);
    search.ends();
    table.settles();
    expectSame(listOf(table, "log"), "+Red -Red");
    expectSame(table.object("deck").state.DeckIDs, [1, 3]);
    expectNear(table.object("card 2").position.x, 6, 1e-6);
  });
});
