import { garbageOf, microsecondsOf, type Work } from "../../src/emulator/moonsharp-cost";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { object, tableOf } from "./tables";

describe("the meter", () => {
  it("counts what each handler costs, and the heaviest run", () => {
    const table = tableOf(
      [
        object("BlockSquare", {
          GUID: "b10f01",
          LuaScript: "function work() local x = 0 for i = 1, 2000 do x = x + i end end",
        }),
      ],
      `function onChat(message) local x = 0 for i = 1, tonumber(message) do x = x + i end end
       function onPlayerPing() getObjectFromGUID("b10f01").call("work") end
       function background() for i = 1, 3 do local x = 0 for j = 1, 5000 do x = x + j end coroutine.yield(0) end return 1 end
       function onLoad() startLuaCoroutine(self, "background") end`,
      { meter: true },
    );
    const white = table.player("White");
    white.says("100");
    white.says("10000");
    white.says("10");
    white.pings(0, 0);
    table.frames(5);
    const reading = (handler: string): { count: number; runs: number } =>
      expectPresent(table.meter().find((candidate) => candidate.handler === handler));
    expectSame(reading("onChat").runs, 3);
    // LuaJIT does not count what it has compiled: there only the runs mean something.
    if (_VERSION !== "Lua 5.2") return;
    expectTrue(
      reading("onChat").count > 15000 && reading("onChat").count < 60000,
      `${reading("onChat").count}`,
    );
    expectTrue(reading("work").count > 3000, `${reading("work").count}`);
    expectTrue(reading("onPlayerPing").count < 1000, `${reading("onPlayerPing").count}`);
    expectTrue(reading("background").count > 8000, `${reading("background").count}`);
  });

  it("counts every instruction of a script and none of the emulator's", () => {
    const table = tableOf(
      [],
      `function loops(count) for i = 1, count do end end
       function asks(count) for i = 1, count do getObjects() end end
       function sorts() table.sort({ 1, 2 }, function(a, b) for i = 1, 1000 do end return a < b end) end
       function fails() pcall(function() for i = 1, 1000 do end error("no") end) end
       function onChat(message) local name, count = message:match("(%a+) (%d+)") _G[name](tonumber(count)) end
       function background() for i = 1, 1000 do end coroutine.yield(0) for i = 1, 500 do end return 1 end
       function onPlayerPing() startLuaCoroutine(self, "background") end`,
      { meter: true },
    );
    const white = table.player("White");
    const countOf = (said: string): number => {
      table.clearMeter();
      white.says(said);
      return expectPresent(table.meter().find(({ handler }) => handler === "onChat")).count;
    };
    const none = countOf("loops 0");
    for (const count of [1, 10, 63, 64, 65, 1000, 9999]) expectSame(countOf(`loops ${count}`) - none, count);
    // To ask for the objects and call: two instructions, one for the end of what is called, and the loop's own.
    for (const count of [1, 10, 100]) expectSame(countOf(`asks ${count}`) - countOf("asks 0"), 4 * count);
    expectSame(countOf("sorts 0") > none + 1000, true);
    expectSame(countOf("fails 0") > none + 1000, true);
    table.clearMeter();
    white.pings(0, 0);
    table.frames(5);
    const { sum, count } = expectPresent(table.meter().find(({ handler }) => handler === "background"));
    expectTrue(count >= 1000 && count < 1025 && sum >= 1500 && sum < 1540, `${count} of ${sum}`);
  });

  it("adds up what runs in a frame, with what people did before it, but not twice what one script asks of another", () => {
    const table = tableOf(
      [
        object("BlockSquare", {
          GUID: "b10f01",
          LuaScript: "function work() local x = 0 for i = 1, 5000 do x = x + i end end",
        }),
      ],
      `function onChat() Wait.frames(function() getObjectFromGUID("b10f01").call("work") end, 1)
         Wait.frames(function() local x = 0 for i = 1, 5000 do x = x + i end end, 1) end
       function onPlayerPing() local x = 0 for i = 1, 2000 do x = x + i end end`,
      { meter: true },
    );
    const white = table.player("White");
    white.says("go");
    table.frames(1);
    const quiet = table.heaviestFrame()?.count ?? 0;
    table.clearMeter();
    white.says("go");
    white.pings(0, 0);
    table.frames(3);
    if (_VERSION !== "Lua 5.2") return;
    const { count, runs } = expectPresent(table.heaviestFrame());
    expectTrue(quiet > 15000 && quiet < 50000, `${quiet}`);
    expectTrue(count > 1.1 * quiet && count < 1.5 * quiet, `${count} after ${quiet}`);
    expectSame(runs.filter((run) => run.includes("onPlayerPing")).length, 1);
    expectSame(runs.filter((run) => run.includes("work")).length, 1);
  });

  it("counts calls of the API, and what text functions leave, in the run that they belong to", () => {
    const table = tableOf(
      [
        object("BlockSquare", {
          GUID: "b10f01",
          LuaScript: `function find() return string.find(string.rep("x", 100), "y") end`,
        }),
      ],
      `local block, long = nil, string.rep("a", 1000)
       function onLoad() block = getObjectFromGUID("b10f01") end
       function onChat(said)
         if said == "calls" then for i = 1, 10 do block.getPosition() end block.locked = false getObjects()
         elseif said == "asks" then block.call("find")
         elseif said == "copies" then long:find("b")
         elseif said == "reads" then long:gsub("b", "") end
       end`,
      { meter: true },
    );
    table.frames(2);
    const workOf = (said: string): Work => {
      table.clearMeter();
      table.player("White").says(said);
      return table.work();
    };
    // getPosition ten times, locked, and getObjects.
    expectSame([workOf("calls").calls, workOf("nothing").calls], [12, 0]);
    // The copy of a thousand letters, of four bytes each; of a hundred besides the text that was made.
    expectSame([workOf("copies").textBytes, workOf("asks").textBytes], [4000, 600]);
    const asked = table.meter().map(({ handler, textBytes, calls }) => `${handler} ${textBytes} ${calls}`);
    expectTrue(asked.includes("find 600 0") && asked.includes("onChat 0 1"), asked.join("; "));
    // Each letter is passed as well.
    expectSame(workOf("reads").textBytes, 4000 + 32000);
  });

  it("says what that is on MoonSharp", () => {
    // A look at six pieces: 8,200 of MoonSharp's instructions and 222 calls took 1.0 to 2.3 ms, and left 430 kB.
    const look: Work = { instructions: 8200 / 2.36, calls: 222, textBytes: 0 };
    const time = microsecondsOf(look) / 1000;
    expectTrue(time > 1 && time < 2.3, `${time} ms`);
    const garbage = garbageOf(look) / 1000;
    expectTrue(garbage > 400 && garbage < 460, `${garbage} kB`);
  });

  it("tells the function that most of the heaviest run went into, and keeps a reading for each", () => {
    const table = tableOf(
      [],
      `function add(x) local sum = 0 for i = 1, x do sum = sum + i end return sum end
       function half(x) local sum = add(x) return sum end
       function other(x) local sum = 0 for i = 1, x do sum = sum + i end return sum end
       function onChat(message) if message == "other" then other(3000) else half(tonumber(message)) end end`,
      { meter: true, sampled: true },
    );
    const white = table.player("White");
    for (const said of ["2000", "5000", "other"]) white.says(said);
    if (_VERSION !== "Lua 5.2") return;
    const told = table
      .meter()
      .filter(({ handler, count }) => handler === "onChat" && count > 0)
      .map(({ where, runs }) => `${where.join(" ")}: ${runs}`);
    expectSame(told, ["@Global:1 @Global:2 @Global:4: 2", "@Global:3 @Global:4: 1"]);
  });
});
