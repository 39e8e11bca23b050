import { expectAbsent, expectNear, expectSame, expectTrue } from "../support/expect";
import { card, listOf, object, tableOf, zone } from "./tables";

describe("objects", () => {
  it("spawn with a reference at once, and are there some frames later", () => {
    const table = tableOf(
      [],
      `function onLoad()
         made = spawnObject({type = "BlockSquare", position = {1, 5, 2}, callback_function = function(o)
           called = (called or 0) + 1
           guid = o.getGUID()
         end})
         atOnce = made.spawning
         early = made.getGUID()
         made.setName("mine")
       end
       spawned = {}
       function onObjectSpawn(o) spawned[#spawned + 1] = o.getName() end`,
      { spawnLatency: [4, 4] },
    );
    expectSame(table.execute("return atOnce"), true);
    expectSame(table.execute("return early"), "-1");
    table.frames(3);
    expectSame(table.execute("return made.spawning"), true);
    expectSame(table.execute("return called"), undefined);
    table.frames(1);
    expectSame(table.execute("return made.spawning"), false);
    expectSame(table.execute("return called"), 1);
    expectSame(table.execute("return getObjectFromGUID(guid) == made"), true);
    expectSame(listOf(table, "spawned"), "mine");
    table.settles();
    expectNear(table.object("mine").position.y, 1.46, 0.001);
  });

  it("keep the GUID they ask for if it is free", () => {
    const table = tableOf([object("BlockSquare", { GUID: "abc123" })]);
    table.execute(`
      local data = getObjectFromGUID("abc123").getData()
      data.Nickname = "copy" copy1 = spawnObjectData({data = data, position = {5, 2, 0}})
      data.GUID = "fffff1" data.Nickname = "other" spawnObjectData({data = data, position = {8, 2, 0}})`);
    expectSame(table.execute("return copy1.getGUID()"), "abc123");
    table.settles();
    expectTrue(table.object("copy").guid !== "abc123");
    expectSame(table.object("other").guid, "fffff1");
  });

  it("run their script when they have spawned: chunk, onLoad, then the callback", () => {
    const table = tableOf([], "order = {} function note(w) order[#order + 1] = w end");
    table.execute(`spawnObjectData({data = {Name = "BlockSquare", LuaScript =
      "Global.call('note', 'chunk') function onLoad(s) Global.call('note', 'load' .. s) end", LuaScriptState = "5"},
      callback_function = function() note("callback") end})`);
    table.settles();
    expectSame(listOf(table, "order"), "chunk load5 callback");
  });

  it("are destroyed with events while they are still usable, and gone at the end of the frame", () => {
    const table = tableOf(
      [
        object("BlockSquare", {
          GUID: "abc124",
          Nickname: "block",
          LuaScript: "function onDestroy() Global.call('note', 'own ' .. self.getName()) end",
        }),
      ],
      "order = {} function note(w) order[#order + 1] = w end function onObjectDestroy(o) note('any ' .. o.getName()) end",
    );
    table.execute(`destroyObject(getObjectFromGUID("abc124"))`);
    expectSame(listOf(table, "order"), "any block own block");
    expectSame(table.execute(`return getObjectFromGUID("abc124")`), undefined);
    table.frames(1);
    expectAbsent(table.find("abc124"));
  });

  it("turn back into themselves through getJSON and clone", () => {
    const table = tableOf([
      object("BlockSquare", {
        GUID: "abc125",
        Nickname: "block",
        Memo: "m",
        LuaScript:
          "n = 0 function onLoad(s) n = tonumber(s) or 0 end function onSave() return tostring(n + 1) end",
      }),
    ]);
    table.execute(`spawnObjectJSON({json = getObjectFromGUID("abc125").getJSON(), position = {4, 2, 0}})
      getObjectFromGUID("abc125").clone({position = {8, 2, 0}})`);
    table.settles();
    const copies = table.objects().filter(({ state }) => state.Nickname === "block");
    expectSame(copies.length, 3);
    for (const copy of copies) expectSame(copy.state.Memo, "m");
    expectSame(copies.map((copy) => table.execute("return n", copy)).join(), "0,1,1");
  });

  it("reload with the same GUID and a new reference", () => {
    const table = tableOf([
      object("BlockSquare", {
        GUID: "abc126",
        LuaScript: "function onLoad(s) got = s end function onSave() return 'kept' end",
      }),
    ]);
    table.execute(`old = getObjectFromGUID("abc126") new = old.reload()`);
    table.settles();
    expectSame(table.execute("return old.isDestroyed() and not new.isDestroyed()"), true);
    expectSame(table.execute("return new.getGUID()"), "abc126");
    expectSame(table.execute("return got", "abc126"), "kept");
  });

  it("change states into objects of their own", () => {
    const table = tableOf(
      [
        object("BlockSquare", {
          GUID: "abc127",
          Nickname: "one",
          States: { "2": object("Card", { GUID: "abc128", Nickname: "two", CardID: 3 }) },
        }),
      ],
      "function onObjectStateChange(o, old) changed = old .. ' ' .. o.getName() end",
    );
    expectSame(table.execute(`return getObjectFromGUID("abc127").getStateId()`), 1);
    table.execute(`getObjectFromGUID("abc127").setState(2)`);
    table.settles();
    expectSame(table.execute("return changed"), "abc127 two");
    const two = table.object("two");
    expectSame(two.guid, "abc128");
    expectSame(table.execute("return getObjectFromGUID('abc128').getStateId()"), 2);
    expectSame(two.state.States?.["1"]?.Nickname, "one");
  });

  it("hold their properties, tags and notes", () => {
    const table = tableOf([object("BlockSquare", { GUID: "abc129" })]);
    const value = table.execute(`local o = getObjectFromGUID("abc129")
      o.setName("n") o.setDescription("d") o.setGMNotes("g") o.memo = "m" o.addTag("Piece") o.setColorTint("Red") o.value = 4
      local c = o.getColorTint()
      return table.concat({o.getName(), o.getDescription(), o.getGMNotes(), o.memo, tostring(o.hasTag("piece")), #o.getTags(), o.value,
        string.format("%.2f", c.r), o.type, o.name}, " ")`);
    expectSame(value, "n d g m true 1 4 0.86 Block BlockSquare");
    expectSame(table.object("abc129").state.Memo, "m");
  });

  it("have behaviours only where they belong", () => {
    const table = tableOf([
      object("Counter", { GUID: "abc12a" }),
      object("BlockSquare", { GUID: "abc12b" }),
      object("3DText", { GUID: "abc12c" }),
    ]);
    expectSame(
      table.execute(`local c = getObjectFromGUID("abc12a") c.Counter.setValue(4) c.Counter.increment()
        local t = getObjectFromGUID("abc12c") t.TextTool.setValue("hi")
        return c.getValue() .. t.getValue() .. tostring(getObjectFromGUID("abc12b").Counter)`),
      "5hinil",
    );
  });

  it("can be found by tag", () => {
    const table = tableOf([
      object("BlockSquare", { Tags: ["A", "B"] }),
      object("BlockSquare", { Tags: ["b"] }),
    ]);
    expectSame(
      table.execute(
        `return #getObjectsWithTag("a") .. #getObjectsWithAnyTags({"A", "B"}) .. #getObjectsWithAllTags({"A", "B"})`,
      ),
      "121",
    );
  });
});

describe("motion", () => {
  it("is smooth for some time, then over", () => {
    const table = tableOf([object("BlockSquare", { GUID: "abc130" }, 0, 0, 1.46)]);
    table.execute(`o = getObjectFromGUID("abc130") o.setPositionSmooth({4, 3, 0}, false, false)`);
    expectSame(table.execute("return o.isSmoothMoving()"), true);
    expectSame(table.execute("return o.getPosition().x"), 0);
    expectSame(table.execute("return o.getPositionSmooth().x"), 4);
    table.frames(10);
    const x = table.execute("return o.getPosition().x") as number;
    expectTrue(x > 0.5 && x < 3, `${x}`);
    expectSame(table.execute("return o.resting"), false);
    table.settles();
    expectNear(table.object("abc130").position.y, 1.46, 0.001);
    expectSame(
      table.execute("return o.resting and not o.isSmoothMoving() and o.getPositionSmooth() == nil"),
      true,
    );
  });

  it("of a locked object ends where it was told", () => {
    const table = tableOf([object("BlockSquare", { GUID: "abc131", Locked: true }, 0, 0, 1.46)]);
    table.execute(`getObjectFromGUID("abc131").setPositionSmooth({4, 3, 0})`);
    table.settles();
    expectNear(table.object("abc131").position.y, 3, 1e-9);
  });

  it("falls on to what is below, and further when that goes", () => {
    const table = tableOf([
      object("BlockSquare", { GUID: "abc132" }, 0, 0, 1.46),
      object("BlockSquare", { GUID: "abc133" }, 0.2, 0, 6),
    ]);
    table.execute(`getObjectFromGUID("abc133").setPosition({0.2, 5, 0})`);
    table.settles();
    expectNear(table.object("abc133").position.y, 2.46, 0.001);
    table.faults.loses("abc132");
    table.settles();
    expectNear(table.object("abc133").position.y, 1.46, 0.001);
  });

  it("off the table ends on the floor", () => {
    const table = tableOf([object("BlockSquare", { GUID: "abc134" }, 0, 0, 1.46)]);
    table.execute(`getObjectFromGUID("abc134").setPosition({60, 3, 0})`);
    table.settles();
    expectTrue(table.object("abc134").position.y < 0);
  });

  it("turns with angles from 0 to 360", () => {
    const table = tableOf([object("BlockSquare", { GUID: "abc135" }, 0, 0, 1.46)]);
    expectSame(
      table.execute(
        `local o = getObjectFromGUID("abc135") o.setRotation({0, -90, 0}) return o.getRotation().y`,
      ),
      270,
    );
  });

  it("flips over and keeps the yaw", () => {
    const table = tableOf([card(3, { GUID: "abc136" })]);
    table.execute(`o = getObjectFromGUID("abc136") o.flip()`);
    table.settles();
    expectSame(table.execute("return o.is_face_down and o.getRotation().y"), 180);
    expectNear(table.object("abc136").position.y, 1.03, 0.01);
  });

  it("converts between local and world coordinates with scale and rotation", () => {
    const table = tableOf([object("BlockSquare", { GUID: "abc137" }, 3, 4, 1)]);
    expectSame(
      table.execute(`local o = getObjectFromGUID("abc137") o.setLock(true) o.setPosition({3, 1, 4}) o.setRotation({0, 90, 0}) o.setScale({2, 1, 1})
        local w = o.positionToWorld({1, 0, 0})
        local l = o.positionToLocal(w)
        local f = o.getTransformForward()
        return string.format("%.2f %.2f %.2f / %.2f %.2f / %.2f %.2f", w.x, w.y, w.z, l.x, math.abs(l.z), f.x, math.abs(f.z))`),
      "3.00 1.00 2.00 / 1.00 0.00 / 1.00 0.00",
    );
  });

  it("reports bounds that follow scale and rotation", () => {
    const table = tableOf([object("BlockRectangle", { GUID: "abc138", Locked: true }, 0, 0, 2)]);
    expectSame(
      table.execute(`local o = getObjectFromGUID("abc138") o.setRotation({0, 90, 0}) o.setScale({1, 1, 2})
        local b, n = o.getBounds(), o.getBoundsNormalized()
        return string.format("%.1f %.1f %.1f / %.1f %.1f", b.size.x, b.size.y, b.size.z, n.size.x, n.size.z)`),
      "4.0 1.0 1.0 / 1.0 4.0",
    );
  });

  it("can be stuck by a fault", () => {
    const table = tableOf([object("BlockSquare", { GUID: "abc139" }, 0, 0, 1.46)]);
    table.faults.sticks("abc139");
    table.execute(`o = getObjectFromGUID("abc139") o.setPositionSmooth({4, 3, 0})`);
    table.seconds(10);
    expectSame(table.execute("return o.isSmoothMoving()"), true);
    table.faults.sticks("abc139", false);
    table.settles();
    expectNear(table.object("abc139").position.x, 4, 1e-9);
  });

  it("of a slowed spawn takes longer", () => {
    const table = tableOf([], "", { spawnLatency: [1, 1] });
    table.faults.slowsSpawns(30);
    table.execute(`o = spawnObject({type = "BlockSquare"})`);
    table.frames(29);
    expectSame(table.execute("return o.spawning"), true);
    table.frames(5);
    expectSame(table.execute("return o.spawning"), false);
  });

  it("tells registered objects what they touch", () => {
    const table = tableOf(
      [
        object("BlockSquare", { GUID: "abc13a" }, 0, 0, 1.46),
        object("BlockSquare", { GUID: "abc13b" }, 5, 0, 1.46),
      ],
      `hits = {}
       function onLoad() getObjectFromGUID("abc13a").registerCollisions() end
       function onObjectCollisionEnter(o, info) hits[#hits + 1] = "+" .. info.collision_object.getGUID() end
       function onObjectCollisionExit(o, info) hits[#hits + 1] = "-" .. info.collision_object.getGUID() end`,
    );
    table.settles();
    table.execute(`getObjectFromGUID("abc13a").setPosition({5, 3, 0})`);
    table.settles();
    expectSame(listOf(table, "hits"), "+abc13b");
    table.execute(`getObjectFromGUID("abc13a").setPosition({0, 3, 0})`);
    table.settles();
    expectSame(listOf(table, "hits"), "+abc13b -abc13b");
  });
});

describe("dice", () => {
  const die = object("Die_6", { GUID: "d1ce06", Nickname: "die" }, 0, 0, 1.29);

  it("tumble for a while and end on a face; resting is still true in the frame of the roll", () => {
    const table = tableOf([die]);
    table.nextFaces([5]);
    expectSame(table.execute(`o = getObjectFromGUID("d1ce06") o.roll() return o.resting`), true);
    table.frames(1);
    expectSame(table.execute("return o.resting"), false);
    table.seconds(0.7);
    expectSame(table.execute("return o.resting"), false);
    table.settles();
    expectSame(table.execute("return o.resting and o.getRotationValue()"), 5);
    const { position } = table.object("die");
    expectNear(position.y, 1.29, 0.01);
    expectTrue(Math.sqrt(position.x ** 2 + position.z ** 2) <= 1.51);
  });

  it("show every face of every built-in die by rotation", () => {
    for (const [name, sides] of [
      ["Die_4", 4],
      ["Die_6", 6],
      ["Die_6_Rounded", 6],
      ["Die_8", 8],
      ["Die_10", 10],
      ["Die_12", 12],
      ["Die_20", 20],
    ] as const) {
      const table = tableOf([object(name, { GUID: "d1ce07" })]);
      for (let face = 1; face <= sides; face++) {
        table.nextFaces([face]);
        table.execute(`getObjectFromGUID("d1ce07").roll()`);
        table.settles();
        expectSame(table.execute(`return getObjectFromGUID("d1ce07").getValue()`), face, `${name} ${face}`);
      }
    }
  });

  it("roll every face sooner or later", () => {
    const table = tableOf([die]);
    const seen = new Set<unknown>();
    for (let i = 0; i < 60; i++) {
      table.execute(`getObjectFromGUID("d1ce06").randomize()`);
      table.settles();
      seen.add(table.execute(`return getObjectFromGUID("d1ce06").getRotationValue()`));
    }
    expectSame(seen.size, 6);
  });

  it("use their own rotation values, numbers or texts", () => {
    const table = tableOf([
      object("Die_6", {
        GUID: "d1ce08",
        RotationValues: [
          { Value: "yes", Rotation: { x: 0, y: 0, z: 0 } },
          { Value: "no", Rotation: { x: 180, y: 0, z: 0 } },
        ],
      }),
    ]);
    table.execute(`o = getObjectFromGUID("d1ce08") o.setRotationValue("no")`);
    table.settles();
    expectSame(table.execute("return o.getRotationValue()"), "no");
    expectSame(table.execute("return o.getRotationValues()[1].value"), "yes");
  });

  it("can end cocked, or never rest", () => {
    const table = tableOf([die]);
    table.faults.cocks("die");
    table.execute(`o = getObjectFromGUID("d1ce06") o.roll()`);
    table.settles();
    const tilt = table.execute("local r = o.getRotation() return math.abs(o.getTransformUp().y)") as number;
    expectTrue(tilt < 0.97, `${tilt}`);
    table.faults.neverRests("die");
    table.execute("o.roll()");
    table.seconds(20);
    expectSame(table.execute("return o.resting"), false);
    table.faults.neverRests("die", false);
    table.settles();
    expectSame(table.execute("return o.resting"), true);
  });
});

describe("zones", () => {
  it("notice what comes and goes a frame or more later", () => {
    const table = tableOf(
      [
        zone("ScriptingTrigger", 0, 0, 4, { GUID: "20ae01" }),
        object("BlockSquare", { GUID: "abc140", Nickname: "block" }, 10, 0, 1.46),
      ],
      `log = {}
       function onObjectEnterZone(z, o) log[#log + 1] = "+" .. o.getName() end
       function onObjectLeaveZone(z, o) log[#log + 1] = "-" .. o.getName() end`,
    );
    table.settles();
    table.execute(`getObjectFromGUID("abc140").setPosition({0, 1.5, 0})`);
    expectSame(table.execute(`return #getObjectFromGUID("20ae01").getObjects()`), 0);
    table.frames(2);
    expectSame(table.execute(`return #getObjectFromGUID("20ae01").getObjects()`), 1);
    expectSame(table.execute(`return #getObjectFromGUID("abc140").getZones()`), 1);
    table.settles();
    table.faults.loses("block");
    table.frames(2);
    expectSame(listOf(table, "log"), "+block -block");
  });

  it("take only objects with a tag of theirs", () => {
    const table = tableOf([
      zone("ScriptingTrigger", 0, 0, 6, { GUID: "20ae02", Tags: ["card"] }),
      object("BlockSquare", { Tags: ["CARD"] }, 1, 0, 1.46),
      object("BlockSquare", {}, -1, 0, 1.46),
    ]);
    table.settles();
    expectSame(table.execute(`return #getObjectFromGUID("20ae02").getObjects()`), 1);
  });

  it("lay out what is dropped into a layout zone", () => {
    const table = tableOf([
      zone("LayoutZone", 0, 0, 12, { GUID: "20ae03" }),
      card(1, { Nickname: "a" }, 12, 0),
    ]);
    table.settles();
    table.player("White").drags("a").to(1, 1);
    table.settles();
    const { position } = table.object("a");
    expectNear(position.x, -4.9, 0.01);
    expectNear(position.z, 4.4, 0.01);
  });
});

describe("many dice", () => {
  it("rolled together end beside each other on the table, for any seed", () => {
    for (let seed = 1; seed <= 5; seed++) {
      const dice = [];
      for (let i = 0; i < 8; i++)
        dice.push(object("Die_6", { Nickname: `die ${i}` }, (i % 4) * 1.2, Math.floor(i / 4) * 1.2, 1.29));
      const table = tableOf(dice, "", { seed });
      table.execute(`for _, o in ipairs(getObjects()) do if o.type == "Dice" then o.roll() end end`);
      expectTrue(table.settles());
      const low = table.objects().filter(({ type, position }) => type === "Dice" && position.y < 1.4);
      expectTrue(low.length >= 7, `${low.length} of 8 lie on the table with seed ${seed}`);
    }
  });
});
