import { isRecord } from "../../../kit/data/data";
import type { Check } from "../check";

const TEXT = 'é "♠"\n';

/** The game's own JSON, in which the table saves what has been played. */
export const JSON_TEXT: readonly Check[] = [
  {
    name: "JSON.encode",
    fact: "behaviour 13: lists and objects by their keys, keys sorted, numbers as tostring writes them",
    run: (bench) => {
      const zero = 0;
      bench.expect("an empty table", "[]", JSON.encode({}));
      bench.expect("a list", "[1,2]", JSON.encode([1, 2]));
      bench.expect("whole numbers and fractions", "[3,0.5,-2]", JSON.encode([6 / 2, 0.5, -2]));
      bench.expect("keys in order", '{"a":2,"b":1}', JSON.encode({ b: 1, a: 2 }));
      bench.expect("a truth value", '{"a":true}', JSON.encode({ a: true }));
      bench.expect("a quotation mark and a new line", '["a\\"b\\nc"]', JSON.encode(['a"b\nc']));
      bench.expect("not a number", '{"a":null}', JSON.encode({ a: zero / zero }));
      bench.done();
    },
  },
  {
    name: "JSON.decode",
    fact: "behaviour 13: what was encoded comes back; keys stay texts; null is nil",
    run: (bench) => {
      const back: unknown = JSON.decode(JSON.encode({ list: [1, 0.5], text: TEXT, none: [] }));
      const record = isRecord(back) ? back : {};
      bench.expect("a text beyond ASCII comes back", true, record["text"] === TEXT);
      bench.expect("a list", "1,0.5", Array.isArray(record["list"]) ? record["list"].join(",") : "");
      bench.expect("an empty list is a table", true, isRecord(record["none"]));
      const keyed: unknown = JSON.decode('{"1":"one","gone":null}');
      bench.expect("a key of digits is a text", "one", isRecord(keyed) ? keyed["1"] : undefined);
      bench.expect("null", undefined, isRecord(keyed) ? keyed["gone"] : "no table");
      bench.expect("a whole number has no point", "3", tostring(JSON.decode("3")));
      bench.done();
    },
  },
];
