import { openTable } from "../../src/emulator";
import { expectSame, expectTrue } from "../support/expect";
import { listOf, object, saveOf, tableOf } from "./tables";

describe("scripts at an emulated table", () => {
  it("have globals of their own, self and Global", () => {
    const table = tableOf(
      [
        object("BlockSquare", {
          Nickname: "block",
          LuaScript: "secret = 'block'; function onLoad() mine = self.getName() end",
        }),
      ],
      "secret = 'global'",
    );
    expectSame(table.execute("return secret"), "global");
    expectSame(table.execute("return secret .. ' ' .. mine", "block"), "block block");
    expectSame(table.execute("return self == Global"), true);
    expectSame(table.execute("return type(self) .. ' ' .. type(Wait)", "block"), "userdata userdata");
  });

  it("call each other with one argument, copied at the border", () => {
    const table = tableOf(
      [
        object("BlockSquare", {
          Nickname: "block",
          LuaScript: "function double(p) p.n = p.n * 2; given = p; return {n = p.n, who = p.who} end",
        }),
      ],
      `function try(block)
         local mine = {n = 4, who = self}
         local answer = block.call("double", mine)
         return mine.n, answer.n, answer.who == Global
       end`,
    );
    expectSame(
      table.execute(
        "local b for _, o in ipairs(getObjects()) do if o.getName() == 'block' then b = o end end local a, c, d = try(b) return a .. ' ' .. c .. ' ' .. tostring(d)",
      ),
      "4 8 true",
    );
  });

  it("fail in the caller when the called function is missing or a function is passed", () => {
    const table = tableOf(
      [object("BlockSquare", { GUID: "b10c01", LuaScript: "function f() end" })],
      `function a() getObjectFromGUID("b10c01").call("nothing") end
       function b() getObjectFromGUID("b10c01").call("f", {g = function() end}) end
       function onChat(message) _G[message]() end`,
    );
    const white = table.player("White");
    white.says("a");
    white.says("b");
    expectSame(table.errors().length, 2);
    expectTrue(table.errors()[0]?.message.includes("nothing") ?? false);
    expectSame(table.errors()[0]?.line, 1);
  });

  it("reach each other's variables with getVar, setVar, getTable and setTable", () => {
    const table = tableOf([object("BlockSquare", { GUID: "b10c02", LuaScript: "n = 3; t = {1, 2}" })], "");
    expectSame(
      table.execute(`local o = getObjectFromGUID("b10c02")
        o.setVar("n", o.getVar("n") + 1)
        local t = o.getTable("t") t[3] = 9
        local before = #o.getTable("t")
        o.setTable("t", t)
        return o.getVar("n") .. " " .. before .. " " .. #o.getTable("t")`),
      "4 2 3",
    );
  });

  it("fail alone: an error ends one handler and is reported with script and line", () => {
    const table = tableOf(
      [
        object("BlockSquare", {
          Nickname: "bad",
          GUID: "b10c03",
          LuaScript: "\nfunction onChat()\n  local x = nil + 1\nend",
        }),
      ],
      "heard = 0 function onChat() heard = heard + 1 end",
    );
    table.player("White").says("hello");
    expectSame(table.execute("return heard"), 1);
    expectSame(table.errors().length, 1);
    const [error] = table.errors();
    expectSame(error?.line, 3);
    expectSame(error?.handler, "onChat");
    expectSame(error?.guid, "b10c03");
    expectTrue(error?.script.startsWith("bad") ?? false, error?.script);
    expectTrue(table.sight("White").lines.some(({ kind }) => kind === "error"));
    expectTrue(!table.sight("Red").lines.some(({ kind }) => kind === "error"));
  });

  it("lose their handlers when the chunk fails", () => {
    const table = tableOf([], "function onChat() heard = true end\nerror('no')");
    table.player("White").says("hello");
    expectSame(table.execute("return heard"), undefined);
    expectSame(table.errors().length, 1);
  });

  it("load objects first, Global last, or the other way round", () => {
    const objects = [
      object("BlockSquare", {
        GUID: "b10c04",
        LuaScript: "function onLoad() Global.call('note', 'object') end",
      }),
    ];
    const script =
      "order = {} function note(w) order[#order + 1] = w end function onLoad() note('global') end";
    const first = tableOf(objects, script, { doubts: { objectsLoadFirst: true } });
    expectSame(listOf(first, "order"), "object global");
    const last = tableOf(objects, script, { doubts: { objectsLoadFirst: false } });
    expectSame(listOf(last, "order"), "global object");
  });

  it("raise and count members that the game does not have", () => {
    const table = tableOf(
      [object("BlockSquare", { GUID: "b10c05" })],
      `function onChat(m)
         local o = getObjectFromGUID("b10c05")
         if m == "read" then local x = o.getNmae end
         if m == "write" then o.colour = 1 end
         if m == "global" then Wait.foo() end
         if m == "player" then return Player.White.colour end
         if m == "seat" then return Player.white end
         if m == "only" then o.is_face_down = true end
       end`,
    );
    const white = table.player("White");
    for (const message of ["read", "write", "global", "player", "seat", "only"]) white.says(message);
    expectSame(table.errors().length, 6);
    const missing = table.misuses("missing").map(({ name, line }) => `${name}:${line}`);
    expectSame(missing, ["Object.getNmae:3", "Object.colour:4", "Wait.foo:5", "Player.colour:6"]);
    expectSame(
      table.misuses("readOnly").map(({ name }) => name),
      ["Object.is_face_down"],
    );
  });

  it("may call with a colon, which is reported", () => {
    const table = tableOf([object("BlockSquare", { GUID: "b10c06", Nickname: "block" })]);
    expectSame(table.execute(`return getObjectFromGUID("b10c06"):getName()`), "block");
    expectSame(
      table.misuses("colonCall").map(({ name }) => name),
      ["Object:getName"],
    );
  });

  it("raise on a reference to an object that is gone, except for isDestroyed", () => {
    const table = tableOf([object("BlockSquare", { GUID: "b10c07" })], "");
    table.execute(`kept = getObjectFromGUID("b10c07") kept.destruct()`);
    expectSame(table.execute("return kept.isDestroyed()"), true);
    expectSame(table.execute("return kept.getGUID()"), "b10c07");
    table.frames(1);
    expectSame(table.execute("return kept.isDestroyed()"), true);
    expectSame(table.execute("return (pcall(function() return kept.getName() end))"), false);
    expectSame(table.misuses("dead").length, 1);
  });

  it("run the same from the same seed", () => {
    const run = (seed: number): string => {
      const table = openTable(
        saveOf(
          [object("Die_6", { GUID: "d1ce01" })],
          "function onLoad() getObjectFromGUID('d1ce01').roll() end",
        ),
        { seed },
      );
      table.settles();
      const piece = table.object("d1ce01");
      return `${piece.position.x} ${piece.rotation.y} ${table.time()}`;
    };
    expectSame(run(5), run(5));
    expectTrue(run(5) !== run(6));
  });
});
