import { compileStrictly, strictEnvironment } from "../support/strict";
import { expectAbsent, expectSame, expectTrue } from "../support/expect";

/** What a text answers when it runs as code that ships. */
function answer(body: string): unknown {
  return compileStrictly(body, "under-test")();
}

/** The error that a text ends with when it runs as code that ships. */
function failure(body: string): string {
  const [succeeded, problem] = pcall(compileStrictly(body, "under-test"));
  expectTrue(!succeeded, `no error: ${body}`);
  return typeof problem === "string" ? problem : "an error that no pcall of a script catches";
}

function expectFailure(body: string, part: string): void {
  const problem = failure(body);
  expectTrue(problem.includes(part), problem);
}

const upvalueOf = debug.getupvalue as (
  this: void,
  callee: unknown,
  place: number,
) => LuaMultiReturn<[string | undefined, unknown]>;

/** The globals that a function of a module sees: LuaJIT tells them, in Lua 5.2 they are the upvalue _ENV. */
function environmentOf(moduleName: string, functionName: string): unknown {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- it is the loading that is under test
  const callee = (require(moduleName) as Record<string, () => void>)[functionName];
  if (callee === undefined) return undefined;
  const tell = (debug as unknown as Record<string, ((this: void, callee: unknown) => unknown) | undefined>)
    .getfenv;
  if (tell !== undefined) return tell(callee);
  let place = 1;
  for (;;) {
    const [name, value] = upvalueOf(callee, place);
    if (name === undefined || name === "_ENV") return value;
    place++;
  }
}

describe("the strict prelude", () => {
  it("hides what TTS does not have", () => {
    const absent = [
      "io",
      "debug",
      "load",
      "loadstring",
      "loadfile",
      "dofile",
      "package",
      "setfenv",
      "getfenv",
      "utf8",
    ];
    for (const name of absent) expectAbsent(answer(`return ${name}`), name);
    for (const name of ["exit", "getenv", "remove", "rename", "tmpname", "execute"]) {
      expectAbsent(answer(`return os.${name}`), name);
    }
    expectAbsent(answer("return string.dump"));
    expectAbsent(answer("return jit or bit or newproxy"));
  });

  it("lets error take strings only", () => {
    expectFailure("error({message = 'x'})", "string expected, got table");
    expectFailure("error(nil)", "string expected, got nil");
    expectFailure("error(true)", "string expected, got boolean");
  });

  it("always says where an error was raised, even at level 0", () => {
    expectSame(failure("local x = 1\nerror('broken', 0)"), "under-test:(2,0-0): broken");
  });

  it("lets string.format take strings and numbers only", () => {
    expectFailure("local s = string.format('%s', true) return s", "string expected, got boolean");
    expectFailure("local s = string.format('%s', {}) return s", "string expected, got table");
    expectFailure("local s = string.format('%s', nil) return s", "string expected, got nil");
    expectSame(answer("return string.format('%s %d %5.1f', 'a', 2.9, 1.26)"), "a 2   1.3");
  });

  it("reads numbers as .NET does", () => {
    expectAbsent(answer("return tonumber('0x10')"));
    expectSame(answer("return tonumber('1,5')"), 15);
    expectSame(answer("return tonumber('(5)')"), -5);
  });

  it("lets nothing catch what tonumber raises over bad digits", () => {
    expectSame(
      failure("pcall(function() return tonumber('abc', 10) end) return 'caught'"),
      "an error that no pcall of a script catches",
    );
  });

  it("writes numbers as .NET does", () => {
    expectSame(answer("return tostring(1e15)"), "1E+15");
    expectSame(answer("return tostring(0/0)"), "NaN");
    expectSame(answer("return tostring(3.0)"), "3");
    expectSame(answer("return tostring(math.huge)"), "1.79769313486232E+308");
  });

  it("raises where the result of a function that has none is made a text", () => {
    expectFailure("local function nothing() end local s = tostring(nothing()) return s", "value expected");
    expectFailure("local function nothing() end local s = type(nothing()) return s", "value expected");
  });

  it("takes nothing out of the first place of an empty list", () => {
    expectFailure("return table.remove({}, 1)", "position out of bounds");
    expectFailure("return table.remove({1}, 2)", "position out of bounds");
    expectAbsent(answer("return table.remove({})"));
    expectSame(answer("return table.remove({1, 2}, 1)"), 1);
  });

  it("refuses to sort strings without a comparator", () => {
    expectFailure("table.sort({'b', 'a'})", "order of strings");
  });

  it("refuses a comparator that calls an element smaller than itself", () => {
    expectFailure("table.sort({1, 2, 3}, function(a, b) return a <= b end)", "invalid order function");
    expectFailure("table.sort({1, 2, 3}, function(a, b) return a - b end)", "invalid order function");
  });

  it("sorts without keeping the order of what is equal", () => {
    const orders = new Set<string>();
    for (let run = 0; run < 20; run++) {
      const order = answer(`local t = {{1, "a"}, {1, "b"}, {1, "c"}, {0, "d"}}
        table.sort(t, function(x, y) return x[1] < y[1] end)
        return t[1][2] .. t[2][2] .. t[3][2] .. t[4][2]`);
      expectTrue(String(order).startsWith("d"), String(order));
      orders.add(String(order));
    }
    expectTrue(orders.size > 1);
  });

  it("visits tables in ever other orders, and passes over what was removed on the way", () => {
    const orders = new Set<string>();
    for (let run = 0; run < 20; run++) {
      const keys = String(
        answer("local s = '' for k in pairs({a = 1, b = 2, c = 3, d = 4}) do s = s .. k end return s"),
      );
      expectSame(keys.length, 4);
      orders.add(keys);
    }
    expectTrue(orders.size > 1);
    expectSame(
      answer(`local t, n = {a = 1, b = 2, c = 3}, 0
        for k in pairs(t) do n = n + 1 for other in pairs(t) do if other ~= k then t[other] = nil end end end
        return n`),
      1,
    );
  });

  it("raises where table.concat would stop silently", () => {
    expectFailure("local s = table.concat({1, nil, 3}, ',', 1, 3) return s", "invalid value");
  });

  it("refuses bit operations that TTS gets wrong, and empty intervals", () => {
    expectFailure("local n = bit32.band(4294967295, 1) return n", "0x7FFFFFFF");
    expectFailure("local n = math.random(0) return n", "interval is empty");
  });

  it("counts no values at all as one, as MoonSharp does", () => {
    expectSame(answer('local function count(...) return select("#", ...) end return count()'), 1);
    expectSame(answer('local function count(...) return select("#", ...) end return count(nil, nil)'), 2);
  });

  it("has the time with a fraction and no wall clock", () => {
    expectSame(answer("return os.time()"), 1795000000.25);
    expectSame(answer("return os.clock()"), 0);
  });

  it("holds for modules that ship and for TypeScriptToLua's library, not for the emulator", () => {
    expectTrue(environmentOf("src.kit.data.random", "below") === strictEnvironment);
    expectTrue(environmentOf("src.kit.data.data", "copy") === strictEnvironment);
    expectTrue(environmentOf("lualib_bundle", "__TS__ArraySort") !== strictEnvironment);
    const strictLibrary = compileStrictly('return require("lualib_bundle")', "strict-library")();
    const outside = _G as unknown as { require: (this: void, name: string) => unknown };
    expectTrue(strictLibrary !== outside.require("lualib_bundle"), "the emulator's library is strict too");
    expectTrue(environmentOf("src.emulator.ui.xml", "readXml") !== strictEnvironment);
  });

  it("shows what a spec puts into _G, because that stands for TTS's own globals", () => {
    const globals = _G as unknown as Record<string, unknown>;
    globals.MadeUpForThisSpec = 7;
    expectSame(strictEnvironment.get("MadeUpForThisSpec"), 7);
    delete globals.MadeUpForThisSpec;
    expectAbsent(strictEnvironment.get("MadeUpForThisSpec"));
  });
});
