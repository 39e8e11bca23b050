import type { Ascii } from "../../../kit/data/ascii";
import type { Bench, Check } from "../check";
import { blockData, over } from "../workshop";

/** About as much XML as the panels of a game for four. */
const LINES = 400;
const LINE =
  '<Text text="A line of a panel, as long as most of them are" width="200" height="50" fontSize="20" active="true" />';

/** About as much text as the script of a board; nothing of it is called. */
const FUNCTIONS = 120;
const FUNCTION_LINES = 60;
const FUNCTION_LINE =
  'do local answer = function(number) return number + 1 end local kept = { answer(1), "a line" } end\n';

/** What the game takes time for. It is host to all players, so a long frame is a hitch for everybody. */
export const COSTS: readonly Check[] = [
  {
    name: "Rewinding",
    fact: "behaviour 3: storeRewindState and allowRewindStore since version 14",
    run: (bench) => {
      bench.note("storeRewindState", typeof storeRewindState);
      bench.note("allowRewindStore", typeof allowRewindStore);
      if (storeRewindState === undefined) {
        bench.done();
        return;
      }
      const told = timed(bench, "storeRewindState");
      const start = os.clock();
      const stored = bench.step(() => {
        told();
        bench.done();
      });
      storeRewindState(stored, false);
      bench.note("milliseconds of storeRewindState itself", milliseconds(os.clock() - start));
    },
  },
  {
    name: "A large interface",
    fact: "behaviour 11: setXml is slow with long XML",
    run: (bench) => {
      bench.spawn(blockData("panel", over(0, 0, 1)), (object) => {
        const xml: Ascii = string.rep(LINE, LINES);
        const told = timed(bench, `setXml of ${Math.floor(xml.length / 1000)} kB`);
        const start = os.clock();
        object.UI.setXml(xml);
        bench.note("milliseconds of setXml itself", milliseconds(os.clock() - start));
        bench.frames(1, () => {
          bench.until(
            () => !object.UI.loading,
            6,
            () => {
              told();
              bench.done();
            },
          );
        });
      });
    },
  },
  {
    name: "A long script",
    fact: "no source: how long the script of a board takes to load",
    run: (bench) => {
      const data = blockData("long", over(0, 0, 2));
      const lines = string.rep(FUNCTION_LINE, FUNCTION_LINES);
      const script: Ascii = string.rep(`function never()\n${lines}end\n`, FUNCTIONS);
      data.LuaScript = script;
      const told = timed(bench, `spawning a script of ${Math.floor(script.length / 1000)} kB`);
      bench.spawn(data, () => {
        told();
        bench.done();
      });
    },
  },
];

function milliseconds(seconds: number): number {
  return Math.round(seconds * 1000);
}

/** Watches the frames from now on; the function that it answers reports how long it took, and the longest frame of it. */
function timed(bench: Bench, what: string): (this: void) => void {
  const start = os.clock();
  let last = start;
  let longest = 0;
  let over = false;
  const watch = (): void => {
    if (over) return;
    longest = Math.max(longest, os.clock() - last);
    last = os.clock();
    bench.frames(1, watch);
  };
  bench.frames(1, watch);
  return () => {
    over = true;
    const now = os.clock();
    longest = Math.max(longest, now - last);
    bench.note(`milliseconds of ${what}, by os.clock`, milliseconds(now - start));
    bench.note("milliseconds of the longest frame of it", milliseconds(longest));
  };
}
