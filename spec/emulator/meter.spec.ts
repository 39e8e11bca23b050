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
    table.close();
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
    table.close();
    if (_VERSION !== "Lua 5.2") return;
    const { count, runs } = expectPresent(table.heaviestFrame());
    expectTrue(quiet > 15000 && quiet < 50000, `${quiet}`);
    expectTrue(count > 1.1 * quiet && count < 1.5 * quiet, `${count} after ${quiet}`);
    expectSame(runs.filter((run) => run.includes("onPlayerPing")).length, 1);
    expectSame(runs.filter((run) => run.includes("work")).length, 1);
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
    table.close();
    if (_VERSION !== "Lua 5.2") return;
    const told = table
      .meter()
      .filter(({ handler, count }) => handler === "onChat" && count > 0)
      .map(({ where, runs }) => `${where.join(" ")}: ${runs}`);
    expectSame(told, ["@Global:1 @Global:2 @Global:4: 2", "@Global:3 @Global:4: 1"]);
  });
});
