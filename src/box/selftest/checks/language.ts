import type { Ascii } from "../../../kit/data/ascii";
import type { Check } from "../check";

/** What Lua itself does in the game: numbers as text, patterns, sorting, coroutines, the clock. */
export const LANGUAGE: readonly Check[] = [
  {
    name: "Numbers as text",
    fact: "behaviour 2 and moonsharp: as .NET writes them, 15 digits, a decimal point everywhere",
    run: (bench) => {
      const zero = 0;
      bench.expect("tostring(3)", "3", tostring(3));
      bench.expect("tostring(6 / 2)", "3", tostring(6 / 2));
      bench.expect("tostring(0.5)", "0.5", tostring(0.5));
      bench.expect("tostring(1 / 3)", "0.333333333333333", tostring(1 / 3));
      bench.expect("tostring(2147483647)", "2147483647", tostring(2147483647));
      bench.expect("tostring(1e15)", "1E+15", tostring(1e15));
      bench.expect("tostring(0 / 0)", "NaN", tostring(zero / zero));
      bench.expect("in a text", "a 0.25", `a ${1 / 4}`);
      bench.expect("list joined", "1,0.5", [1, 0.5].join(","));
      bench.done();
    },
  },
  {
    name: "string.format",
    fact: "toolchain: fractions with a point, %d cuts, %s takes text and numbers",
    run: (bench) => {
      bench.expect("%.2f of 0.5", "0.50", string.format("%.2f", 0.5));
      bench.expect("%d of 3", "3", string.format("%d", 3));
      bench.expect("%02d of 7", "07", string.format("%02d", 7));
      bench.expect("%s of a text", "<a>", string.format("<%s>", "a"));
      bench.expect("%s of 2", "<2>", string.format("<%s>", 2));
      bench.done();
    },
  },
  {
    name: "Numbers from text",
    fact: "behaviour 2: a decimal point, thousands in commas, no hexadecimal; nil for words",
    run: (bench) => {
      bench.expect('tonumber("12")', 12, tonumber("12"));
      bench.expect('tonumber("0.5")', 0.5, tonumber("0.5"));
      bench.expect('tonumber("-3")', -3, tonumber("-3"));
      bench.expect('tonumber("1,000")', 1000, tonumber("1,000"));
      bench.expect('tonumber("0x10")', undefined, tonumber("0x10"));
      bench.expect('tonumber("abc")', undefined, tonumber("abc"));
      bench.done();
    },
  },
  {
    name: "Patterns and texts",
    fact: "behaviour 2: patterns as in Lua 5.1",
    run: (bench) => {
      let words = "";
      for (const [word, digits] of string.gmatch("a1 bc23", "(%a+)(%d+)")) words += `${word}=${digits};`;
      bench.expect("string.gmatch", "a=1;bc=23;", words);
      bench.expect("string.gsub", "heLLo", string.gsub("hello", "l", "L")[0]);
      bench.expect("string.match", "7", string.match("x 7 y", "%d")[0]);
      bench.expect("split", "a|b|", "a,b,".split(",").join("|"));
      bench.expect("trim", "x", "  x ".trim());
      bench.expect("rest of a text", "table", "offsuit/table".substring(8));
      // eslint-disable-next-line offsuit/letters -- that it differs is what is asked
      bench.note("length of one e with an accent (the emulator: 2)", "é".length);
      bench.done();
    },
  },
  {
    name: "Arithmetic, order and chance",
    fact: "behaviour 2 and toolchain: positive divisors are safe, table.sort wants a strict comparator",
    run: (bench) => {
      bench.expect("-1 % 5", 4, -1 % 5);
      bench.expect("math.floor(-0.5)", -1, Math.floor(-0.5));
      const sorted = [5, 3, 4, 1, 2].sort((a, b) => a - b);
      bench.expect("sorted", "1,2,3,4,5", sorted.join(","));
      const die = math.random(6);
      bench.expect("math.random(6) is a whole number of 1 to 6", true, [1, 2, 3, 4, 5, 6].includes(die));
      bench.done();
    },
  },
  {
    name: "Coroutines and pcall",
    fact: "behaviour 2: errors of our own are caught; a coroutine may yield inside pcall",
    run: (bench) => {
      const [caught, message] = pcall(() => assert(false, "on purpose"));
      bench.expect("an error is caught", false, caught);
      bench.expect("its message is a text", "string", typeof message);
      const body = coroutine.create(() => {
        pcall(() => {
          coroutine.yield();
        });
      });
      coroutine.resume(body);
      bench.expect("a yield inside pcall waits", "suspended", coroutine.status(body));
      coroutine.resume(body);
      bench.expect("and then goes on to the end", "dead", coroutine.status(body));
      bench.done();
    },
  },
  {
    name: "Clock and calendar",
    fact: "behaviour 2: os.time and os.date exist",
    run: (bench) => {
      bench.expect("os.time() is later than 2024", true, os.time() > 1704067200);
      const today: Ascii = os.date("!%Y-%m-%d");
      const [date] = string.match(today, "^%d%d%d%d%-%d%d%-%d%d$");
      bench.expect("os.date in Greenwich looks like a date", true, date !== undefined);
      bench.done();
    },
  },
];
