import { isRecord } from "../../../kit/data/data";
import type { Bench, Check } from "../check";
import { blockData, over } from "../workshop";

/** The script of an object that says how it is treated. */
const PROBE = `
loaded = false
function onLoad() loaded = true end
function keep(value) kept = value; return value end
function first() return kept.list[1] end
function catchMissing() local caught = not pcall(function() self.noSuchMember() end); return caught end
`;

function withProbe(bench: Bench, next: (this: void, probe: GObject) => void): void {
  const data = blockData("probe", over(0, 0, 2));
  data.LuaScript = PROBE;
  bench.spawn(data, next);
}

/** What scripts of different objects can say to each other, and which errors can be caught. */
export const SCRIPTS: readonly Check[] = [
  {
    name: "Calls between scripts",
    fact: "behaviour 1: one value each way, tables are copied",
    run: (bench) => {
      withProbe(bench, (probe) => {
        bench.expect("onLoad has run", true, probe.getVar("loaded"));
        const given = { list: ["a", "b"], number: 3 };
        const answer: unknown = probe.call("keep", given);
        given.list[0] = "changed";
        bench.expect("a table that was passed is a copy", "a", probe.call("first"));
        bench.expect("a table comes back", 3, isRecord(answer) ? answer["number"] : undefined);
        bench.expect("getTable", 3, fieldOf(probe.getTable("kept"), "number"));
        bench.expect("a variable that is not there", undefined, probe.getVar("noSuchVariable"));
        bench.done();
      });
    },
  },
  {
    name: "A member that does not exist",
    fact: "behaviour 1: pcall catches it",
    run: (bench) => {
      withProbe(bench, (probe) => {
        bench.expect("caught", true, probe.call("catchMissing"));
        bench.done();
      });
    },
  },
  {
    name: "A function that does not exist",
    fact: "behaviour 1: call raises an error in the caller, and pcall catches it",
    run: (bench) => {
      withProbe(bench, (probe) => {
        const [called] = pcall(() => {
          probe.call("noSuchFunction");
        });
        bench.expect("called", false, called);
        bench.done();
      });
    },
  },
];

function fieldOf(table: unknown, field: string): unknown {
  return isRecord(table) ? table[field] : undefined;
}
