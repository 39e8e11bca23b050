import type { Bench, Check } from "../check";
import { benchMemo, blockData, over } from "../workshop";
import { countFrames } from "./counting";

const TINT = { r: 0.2, g: 0.4, b: 0.6 };
const SCRIPT = 'function onLoad() Global.call("offsuitSelfTestLoaded") end function answers() end';

/** How objects come and go, and what they keep. */
export const SPAWNING: readonly Check[] = [
  {
    name: "Order of events of a new object",
    fact: "behaviour 4: chunk, onLoad, callback, onObjectSpawn; doubts spawnEventBeforeCallback, loadsAfterSpawnEvent",
    run: orderOfEvents,
  },
  {
    name: "What a new object keeps",
    fact: "behaviour 4 and 5b: memo, names, tags, tint, lock and a free GUID as in its data",
    run: (bench) => {
      const data = blockData("kept", over(0, 0, 3));
      data.GUID = "0ff517";
      data.Nickname = "A name";
      data.Description = "A note";
      data.GMNotes = "A secret";
      data.Tags = ["offsuit-selftest"];
      data.ColorDiffuse = TINT;
      const free = getObjectFromGUID(data.GUID) === undefined;
      bench.spawn(data, (object) => {
        bench.expect("memo", benchMemo("kept"), object.memo);
        bench.expect("name", "A name", object.getName());
        bench.expect("description", "A note", object.getDescription());
        bench.expect("game master's notes", "A secret", object.getGMNotes());
        bench.expect("tag", true, object.hasTag("offsuit-selftest"));
        bench.expect("lock", true, object.getLock());
        bench.expect("kind", "BlockSquare", object.name);
        if (free) bench.expect("GUID", "0ff517", object.guid);
        bench.expect("touchable at first", true, object.interactable);
        bench.expect("held by nobody", undefined, object.held_by_color);
        const { r, g, b } = object.getColorTint();
        bench.expectNear("red of the tint", TINT.r, 0.01, r);
        bench.expectNear("green of the tint", TINT.g, 0.01, g);
        bench.expectNear("blue of the tint", TINT.b, 0.01, b);
        bench.done();
      });
    },
  },
  {
    name: "What is changed at once",
    fact: "behaviour 4 and 5b: name, memo, tint, lock and place of an object that is still being made",
    run: (bench) => {
      const object = bench.keep(spawnObjectData({ data: blockData("fresh", over(0, 0, 3)) }));
      object.memo = benchMemo("changed");
      object.setName("Changed");
      object.setColorTint(TINT);
      object.interactable = false;
      bench.until(
        () => !object.spawning,
        3,
        () => {
          bench.frames(2, () => {
            bench.expect("memo", benchMemo("changed"), object.memo);
            bench.expect("name", "Changed", object.getName());
            bench.expectNear("green of the tint", TINT.g, 0.01, object.getColorTint().g);
            bench.expect("touchable", false, object.interactable);
            bench.done();
          });
        },
      );
    },
  },
  {
    name: "How an object goes",
    fact: "behaviour 5: isDestroyed() at once, gone from the scene a frame later",
    run: (bench) => {
      bench.spawn(blockData("goes", over(0, 0, 3)), (object) => {
        const { guid } = object;
        object.destruct();
        bench.expect("isDestroyed", true, object.isDestroyed());
        bench.note(
          "getObjects() still lists it in this frame",
          getObjects().some((other) => !other.isDestroyed() && other.guid === guid),
        );
        bench.frames(2, () => {
          bench.expect("found by its GUID", undefined, getObjectFromGUID(guid));
          bench.done();
        });
      });
    },
  },
];

function orderOfEvents(bench: Bench): void {
  const memo = benchMemo("events");
  const data = blockData("events", over(0, 0, 3));
  data.LuaScript = SCRIPT;
  let events = "";
  const passed = countFrames(bench);
  // Global's own handler goes on hearing of everything.
  const usual = scriptGlobals.onObjectSpawn;
  bench.afterwards(() => {
    scriptGlobals.onObjectSpawn = usual;
    scriptGlobals.offsuitSelfTestLoaded = undefined;
  });
  scriptGlobals.offsuitSelfTestLoaded = bench.step(() => {
    events += "onLoad ";
  });
  scriptGlobals.onObjectSpawn = (object: GObject): void => {
    if (object.memo === memo) {
      events += "onObjectSpawn ";
      bench.note("its script can be asked in onObjectSpawn", object.getVar("answers") !== undefined);
    } else if (isHandler(usual)) usual(object);
  };
  const object = spawnObjectData({
    data,
    callback_function: bench.step(() => {
      events += "callback ";
      bench.note("frames until the callback", passed());
    }),
  });
  bench.keep(object);
  bench.expect("spawning at first", true, object.spawning);
  bench.until(
    () => events.includes("callback") && events.includes("onLoad") && events.includes("onObjectSpawn"),
    4,
    (complete) => {
      bench.expect("all three come, also to a handler that was set late", true, complete);
      bench.note("order", events);
      bench.doubt("spawnEventBeforeCallback", comesBefore(events, "onObjectSpawn", "callback"));
      bench.doubt("loadsAfterSpawnEvent", comesBefore(events, "onObjectSpawn", "onLoad"));
      bench.expect("spawning in the end", false, object.spawning);
      bench.done();
    },
  );
}

function comesBefore(events: string, first: string, second: string): boolean {
  const words = events.split(" ");
  return words.indexOf(first) < words.indexOf(second);
}

function isHandler(value: unknown): value is (this: void, object: GObject) => void {
  return typeof value === "function";
}
