import { isRecord } from "../../../kit/data/data";
import type { Bench, Check } from "../check";
import { benchMemo, blockData, over } from "../workshop";

/** The function of Global by which scripts of the checks tell what they have heard. */
const HEARD = "offsuitSelfTestHeard";

const LISTENER = `
function onObjectSpawn(object)
  if object.memo == "${benchMemo("news")}" then Global.call("${HEARD}", {what = "object"}) end
end
`;

const FALLER = `
function onCollisionEnter() Global.call("${HEARD}", {what = "own"}) end
function onObjectCollisionEnter(object)
  if object == self then Global.call("${HEARD}", {what = "general"}) end
end
`;

const MORTAL = `
function begin() Wait.frames(function() Global.call("${HEARD}", {what = "wait"}) end, 20) end
`;

/** Stops a wait of another script by its number: `Wait.stopAll` would end those of every mod at the table. */
const STOPPER = `
function stop(order) Wait.stop(order.wait) end
`;

/** Collects what scripts of the check tell, in the order in which they do. */
function collect(bench: Bench): string[] {
  const heard: string[] = [];
  scriptGlobals[HEARD] = (news: unknown): void => {
    if (isRecord(news)) heard.push(tostring(news["what"]));
  };
  bench.afterwards(() => {
    scriptGlobals[HEARD] = undefined;
  });
  return heard;
}

/** Has Global hear of an event beside its own handler, which continues hearing of everything. */
function overhear(bench: Bench, event: string, hear: (this: void, object: GObject) => void): void {
  const usual = scriptGlobals[event];
  bench.afterwards(() => {
    scriptGlobals[event] = usual;
  });
  scriptGlobals[event] = (object: GObject, details: unknown): void => {
    hear(object);
    if (isHandler(usual)) usual(object, details);
  };
}

function isHandler(value: unknown): value is (this: void, object: GObject, details: unknown) => void {
  return typeof value === "function";
}

/** Which scripts hear of an event, and in which order. */
export const EVENTS: readonly Check[] = [
  {
    name: "Global and the objects",
    fact: "doubt globalHandlerFirst",
    run: (bench) => {
      const heard = collect(bench);
      const data = blockData("listener", over(-4, 0, 2));
      data.LuaScript = LISTENER;
      bench.spawn(data, () => {
        overhear(bench, "onObjectSpawn", (object) => {
          if (object.memo === benchMemo("news")) heard.push("global");
        });
        bench.spawn(blockData("news", over(4, 0, 2)), () => {
          bench.expect("scripts that hear of a new object", 2, heard.length);
          bench.doubt("globalHandlerFirst", heard[0] === "global");
          bench.done();
        });
      });
    },
  },
  {
    name: "Collisions",
    fact: "doubts collisionEventReachesObjects, ownHandlerFirst",
    run: collisions,
  },
  {
    name: "The script of a destroyed object",
    fact: "doubt scriptsOutliveObjects",
    run: (bench) => {
      const heard = collect(bench);
      const data = blockData("mortal", over(0, 0, 2));
      data.LuaScript = MORTAL;
      bench.spawn(data, (object) => {
        object.call("begin");
        bench.frames(5, () => {
          object.destruct();
          bench.frames(30, () => {
            bench.doubt("scriptsOutliveObjects", heard.length > 0);
            bench.done();
          });
        });
      });
    },
  },
  {
    name: "Waits of other scripts",
    fact: "doubt waitsAreShared",
    run: (bench) => {
      const data = blockData("stopper", over(0, 0, 2));
      data.LuaScript = STOPPER;
      bench.spawn(data, (object) => {
        let hasRun = false;
        const wait = Wait.frames(
          bench.step(() => {
            hasRun = true;
          }),
          5,
        );
        object.call("stop", { wait });
        bench.frames(15, () => {
          bench.doubt("waitsAreShared", !hasRun);
          bench.done();
        });
      });
    },
  },
];

function collisions(bench: Bench): void {
  const heard = collect(bench);
  const data = blockData("faller", over(0, 0, 2));
  data.LuaScript = FALLER;
  bench.spawn(data, (faller) => {
    overhear(bench, "onObjectCollisionEnter", (object) => {
      if (object === faller) heard.push("global");
    });
    faller.registerCollisions(false);
    faller.setLock(false);
    bench.until(
      () => heard.includes("own") && heard.includes("global"),
      4,
      (complete) => {
        bench.frames(3, () => {
          bench.expect("Global and the object hear of a collision", true, complete);
          bench.note("order", heard.join(" "));
          bench.doubt("collisionEventReachesObjects", heard.includes("general"));
          if (complete) bench.doubt("ownHandlerFirst", heard.indexOf("own") < heard.indexOf("global"));
          bench.done();
        });
      },
    );
  });
}
