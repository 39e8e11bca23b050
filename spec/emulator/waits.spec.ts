import type { LaterCall } from "../../src/emulator";
import { expectNear, expectSame, expectTrue } from "../support/expect";
import { listOf, object, tableOf } from "./tables";

describe("waiting", () => {
  it("counts frames and seconds on the virtual clock", () => {
    const table = tableOf(
      [],
      `log = {}
       function onLoad()
         Wait.frames(function() log[#log + 1] = "frame" end)
         Wait.frames(function() log[#log + 1] = "five" end, 5)
         Wait.time(function() log[#log + 1] = Time.time end, 1)
       end`,
    );
    table.frames(1);
    expectSame(listOf(table, "log"), "frame");
    table.frames(4);
    expectSame(listOf(table, "log"), "frame five");
    table.seconds(2);
    expectSame(listOf(table, "log"), "frame five 1");
  });

  it("repeats, stops by id, and forgets everything with stopAll", () => {
    const table = tableOf(
      [],
      "n = 0 m = 0 function onLoad() Wait.time(function() n = n + 1 end, 0.5, 3) forever = Wait.time(function() m = m + 1 end, 0.5, -1) end",
    );
    table.seconds(5);
    expectSame(table.execute("return n"), 3);
    expectSame(table.execute("return m"), 10);
    expectSame(table.execute("return Wait.stop(forever)"), true);
    table.seconds(5);
    expectSame(table.execute("return m"), 10);
    expectSame(table.execute("return Wait.stop(forever)"), false);
  });

  it("can be stopped by other scripts, unless the doubt says that they cannot", () => {
    for (const waitsAreShared of [true, false])
      for (const stop of ["Wait.stopAll()", "for number = 1, 100 do Wait.stop(number) end"]) {
        const block = object(
          "BlockSquare",
          { Nickname: "stopper", LuaScript: `function stop() ${stop} end` },
          0,
          0,
          1.5,
        );
        const table = tableOf([block], "n = 0 function onLoad() Wait.frames(function() n = 1 end, 20) end", {
          doubts: { waitsAreShared },
        });
        table.frames(5);
        table.execute("stop()", "stopper");
        table.frames(30);
        expectSame(table.execute("return n"), waitsAreShared ? 0 : 1);
      }
  });

  it("loses one wait, coroutine or callback where a test wants that", () => {
    const script = `log = {}
      local function note(what) return function() log[#log + 1] = what end end
      function steps() for step = 1, 3 do log[#log + 1] = "step" coroutine.yield(0) end return 1 end
      function begin()
        log = {}
        Wait.frames(note("frames"), 2)
        Wait.time(note("time"), 0.1, 2)
        Wait.condition(note("condition"), function() return Time.time > 1.5 end)
        startLuaCoroutine(Global, "steps")
        spawnObject({ type = "BlockSquare", callback_function = note("spawned") })
      end`;
    const lost: readonly [LaterCall, number, string][] = [
      ["wait", 1, "condition spawned step step step time time"],
      ["wait", 2, "condition frames spawned step step step"],
      ["wait", 4, "frames spawned step step step time time"],
      ["coroutine", 3, "condition frames spawned step step time time"],
      ["callback", 1, "condition frames step step step time time"],
      ["callback", 2, "condition frames spawned step step step time time"],
    ];
    for (const [kind, number, left] of lost) {
      const table = tableOf([], script);
      table.seconds(1);
      table.faults.losesCall(kind, number);
      table.execute("begin()");
      table.seconds(1);
      expectSame(table.execute("table.sort(log) return table.concat(log, ' ')"), left, `${kind} ${number}`);
      expectTrue(table.faults.calls(kind) >= 1);
    }
  });

  it("for seconds knows of a time in which the process stood still, or not; for frames it does not", () => {
    for (const counted of [true, false]) {
      const table = tableOf(
        [],
        `n = 0 m = 0
         function onLoad()
           Wait.time(function() n = n + 1 end, 30)
           Wait.frames(function() m = m + 1 end, 1800)
           Wait.condition(function() end, function() return false end, 30, function() n = n + 1 end)
         end`,
      );
      table.seconds(1);
      const before = table.execute("return os.time()") as number;
      table.faults.pauses(60, counted);
      expectSame(table.execute("return os.time()"), before + 60);
      expectNear(table.time(), counted ? 61 : 1, 0.01);
      table.frames(2);
      expectSame(table.execute("return n"), counted ? 2 : 0);
      expectSame(table.execute("return m"), 0);
      table.seconds(30);
      expectSame(table.execute("return n"), 2);
      expectSame(table.execute("return m"), 1);
    }
  });

  it("for a condition runs once it holds, or times out", () => {
    const table = tableOf(
      [],
      `function onLoad()
         Wait.condition(function() met = Time.time end, function() return Time.time > 1.5 end)
         Wait.condition(function() never = true end, function() return false end, 1, function() late = Time.time end)
         Wait.condition(function() never = true end, function() error("no") end)
       end`,
    );
    table.seconds(3);
    expectNear(table.execute("return met") as number, 1.53, 0.03);
    expectNear(table.execute("return late") as number, 1, 0.03);
    expectSame(table.execute("return never"), undefined);
    expectSame(table.errors().length, 1);
  });

  it("continues after an error in a callback", () => {
    const table = tableOf(
      [],
      "function onLoad() Wait.frames(function() error('a') end, 2) Wait.frames(function() done = true end, 2) end",
    );
    table.frames(3);
    expectSame(table.execute("return done"), true);
    expectSame(table.errors().length, 1);
    expectSame(table.errors()[0]?.handler, "Wait.frames");
  });

  it("ends with the object whose script waits", () => {
    const table = tableOf([
      object("BlockSquare", {
        Nickname: "block",
        LuaScript: "function onLoad() Wait.time(function() Global.setVar('late', true) end, 1) end",
      }),
    ]);
    table.faults.loses("block");
    table.seconds(2);
    expectSame(table.execute("return late"), undefined);
  });

  it("costs nothing while nothing is due", () => {
    const table = tableOf([], "function onLoad() Wait.time(function() done = true end, 7200) end", {
      checkpointSeconds: 3600,
    });
    const start = os.clock();
    table.seconds(7201);
    expectTrue(os.clock() - start < 0.5, `${os.clock() - start} seconds of work for an idle hour`);
    expectSame(table.execute("return done"), true);
  });

  it("runs coroutines a step a frame", () => {
    const table = tableOf(
      [],
      `steps = 0
       function work() for i = 1, 5 do steps = steps + 1 coroutine.yield(0) end return 1 end
       function onLoad() startLuaCoroutine(self, "work") end`,
      { doubts: { coroutineStartsAtOnce: true } },
    );
    expectSame(table.execute("return steps"), 1);
    table.frames(2);
    expectSame(table.execute("return steps"), 3);
    table.frames(10);
    expectSame(table.execute("return steps"), 5);
  });

  it("collects what several waits bring", () => {
    const table = tableOf(
      [],
      `function onLoad()
         local all = Wait.collect({"a", "b"}, function(results) sum = results.a + results.b end)
         Wait.frames(function() all:add("a", 1) end, 1)
         Wait.frames(function() all:add("b", 2) end, 2)
       end`,
    );
    table.frames(3);
    expectSame(table.execute("return sum"), 3);
  });

  it("calls onUpdate every frame", () => {
    const table = tableOf([], "n = 0 function onUpdate() n = n + 1 end");
    table.frames(30);
    expectSame(table.execute("return n"), 30);
  });
});

describe("the waits of an object's script", () => {
  const KEEPER = `function onLoad() Wait.time(function() Global.call("note") end, 1) end`;
  const GLOBAL = `noted = 0 function note() noted = noted + 1 end`;

  it("end with their object, or go on without it where a test wants to see that", () => {
    for (const scriptsOutliveObjects of [false, true]) {
      const table = tableOf([object("BlockSquare", { GUID: "abcdef", LuaScript: KEEPER })], GLOBAL, {
        doubts: { scriptsOutliveObjects },
      });
      table.faults.loses("abcdef");
      table.seconds(2);
      expectSame(table.execute("return noted"), scriptsOutliveObjects ? 1 : 0);
      expectSame(table.errors(), []);
    }
  });
});
