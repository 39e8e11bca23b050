import { expectAbsent, expectSame, expectTrue } from "../support/expect";
import type { LuaFunction } from "../../src/emulator/lua/sandbox";
import { script } from "./lua-script";

/** Fails unless a script ends with an error that holds this part. */
function expectFailure(text: string, part: string, fussy = false): void {
  const problem = script({ fussy }).failure(text);
  expectTrue(string.find(problem, part, 1, true)[0] !== undefined, `"${problem}" from ${text}`);
}

/** Fails unless an expression is true (or has this value). */
function expectAnswer(expression: string, value: unknown = true): void {
  expectSame(script().answer(`return ${expression}`), value, expression);
}

/** Fails unless methods of texts are the host's own again. */
function expectHostStrings(): void {
  expectTrue((getmetatable("") as unknown as { __index: unknown }).__index === string);
}

describe("a script's standard library", () => {
  it("has what TTS has", () => {
    const present = [
      "assert collectgarbage error print select type tonumber tostring pcall xpcall setmetatable getmetatable rawget",
      "rawset rawequal rawlen next ipairs pairs _G _VERSION _MOONSHARP bit32 coroutine dynamic math os.clock os.difftime",
      "os.time os.date string table unpack pack table.pack table.unpack math.pow string.unicode string.startsWith",
    ].join(" ");
    for (const [name] of string.gmatch(present, "%S+")) expectAnswer(`${name} ~= nil`);
  });

  it("lacks what TTS lacks", () => {
    const absent = [
      "load loadstring loadfile dofile require io debug os.execute os.exit os.getenv os.remove os.rename os.tmpname",
      "package utf8 setfenv getfenv table.move string.dump jit bit newproxy module arg",
    ].join(" ");
    for (const [name] of string.gmatch(absent, "%S+")) expectAnswer(`${name} == nil`);
  });

  it("is each script's own", () => {
    const [one, other] = [script(), script()];
    one.answer("shared = 1; string.format = nil; table.insert = nil");
    expectSame(
      other.answer("return tostring(shared) .. string.format('%d', 3) .. type(table.insert)"),
      "nil3function",
    );
    expectAbsent((_G as unknown as Record<string, unknown>).shared);
  });

  it("keeps its globals in _G and nothing of the host's", () => {
    expectAnswer("_G._G == _G");
    expectSame(script().answer("value = 5 return _G.value"), 5);
    expectAnswer("describe == nil and it == nil");
  });

  it("says what interpreter it is", () => {
    expectAnswer("_VERSION", "MoonSharp 2.0.0.0");
    expectAnswer("_MOONSHARP.version", "2.0.0.0");
  });
});

describe("errors in a script", () => {
  it("are strings, never tables, nil or booleans", () => {
    expectFailure("error({})", "bad argument #1 to 'error' (string expected, got table)");
    expectFailure("error(nil)", "bad argument #1 to 'error' (string expected, got nil)");
    expectFailure("error(false)", "bad argument #1 to 'error' (string expected, got boolean)");
  });

  it("never reach the catcher as the thrown table", () => {
    expectSame(
      script().answer("local _, e = pcall(function() error({code = 1}) end) return type(e)"),
      "string",
    );
  });

  it("always carry their position, whatever the level", () => {
    expectSame(script().failure("\n\nerror('gone')"), "Test:(3,0-0): gone");
    expectSame(script().failure("error('gone', 0)"), "Test:(1,0-0): gone");
    expectSame(
      script().answer("local _, e = pcall(function() error('gone', 0) end) return e"),
      "Test:(1,0-0): gone",
    );
  });

  it("are told with script, line and call stack", () => {
    const { sandbox } = script();
    const compiled = sandbox.compile(
      "local function inner()\n  local x\n  x.y = 1\nend\ninner()",
      "Card (abc123)",
    );
    expectSame(compiled.kind, "compiled");
    if (compiled.kind !== "compiled") return;
    const result = sandbox.call(compiled.chunk);
    expectSame(result.kind, "failed");
    if (result.kind !== "failed") return;
    expectSame(result.error.source, "Card (abc123)");
    expectSame(result.error.line, 3);
    expectTrue(result.error.traceback.includes("Card (abc123):3"));
  });

  it("in the syntax are told with their line", () => {
    const compiled = script().sandbox.compile("x = 1\nx = = 2", "Global");
    expectSame(compiled.kind, "failed");
    if (compiled.kind === "failed") expectSame([compiled.error.source, compiled.error.line], ["Global", 2]);
  });

  it("of assert are its message, or a standard one", () => {
    expectSame(script().failure("assert(false, 'no card')"), "Test:(1,0-0): no card");
    expectSame(script().failure("assert(nil)"), "Test:(1,0-0): assertion failed!");
    expectAnswer("select('#', assert(1, nil, nil))", 3);
  });

  it("go to the handler of xpcall", () => {
    expectSame(
      script().answer(
        "local _, e = xpcall(function(a) error(a) end, function(m) return 'handled ' .. m end, 'x') return e",
      ),
      "handled Test:(1,0-0): x",
    );
  });

  it("lose their position when they leave a coroutine", () => {
    expectSame(
      script().answer(
        "local c = coroutine.create(function() error('inside') end) local _, e = coroutine.resume(c) return e",
      ),
      "inside",
    );
  });
});

describe("what no pcall of a script catches", () => {
  it("is tonumber with a base and text that is no such number", () => {
    for (const text of ["'abc', 10", "'', 16", "'-12', 10", "'9', 8", "'zz', 16", "'99999999999', 10"]) {
      expectFailure(`pcall(function() return tonumber(${text}) end) return 'caught'`, "Exception");
    }
  });

  it("is endless recursion", () => {
    expectFailure("local function f(n) return 1 + f(n) end pcall(f, 1)", "stack overflow");
  });

  it("is an error of a comparator when table.sort is called by pcall itself", () => {
    expectFailure("pcall(table.sort, {1, 2}, function() error('bad comparator') end)", "bad comparator");
    expectSame(
      script().answer("return pcall(function() table.sort({1, 2}, function() error('bad') end) end)"),
      false,
    );
  });

  it("is an error of a wrapped coroutine that pcall itself calls", () => {
    expectFailure("pcall(coroutine.wrap(function() error('deep') end))", "deep");
    expectSame(
      script().answer("return pcall(function() coroutine.wrap(function() error('deep') end)() end)"),
      false,
    );
  });

  it("passes through coroutines too", () => {
    expectFailure(
      "local c = coroutine.create(function() return tonumber('x', 10) + 1 end) coroutine.resume(c)",
      "Exception",
    );
  });

  it("still ends in the emulator's hands, and the next call works", () => {
    const one = script();
    expectTrue(one.failure("tonumber('x', 10)") !== "");
    expectSame(one.answer("return 1"), 1);
  });
});

describe("numbers and texts in a script", () => {
  it("print as .NET prints them", () => {
    expectAnswer("tostring(3.0)", "3");
    expectAnswer("tostring(-7)", "-7");
    expectAnswer("tostring(0.1)", "0.1");
    expectAnswer("tostring(1e15)", "1E+15");
    expectAnswer("tostring(123456789012345)", "123456789012345");
    expectAnswer("tostring(2^53)", "9.00719925474099E+15");
    expectAnswer("tostring(1e-7)", "1E-07");
    expectAnswer("tostring(0/0)", "NaN");
    expectAnswer("tostring(1/0)", "Infinity");
    expectAnswer("tostring(-1/0)", "-Infinity");
    expectAnswer("tostring(-0.0)", "0");
    expectAnswer("tostring(math.huge)", "1.79769313486232E+308");
  });

  it("cannot be made of what a function without a result answers", () => {
    expectFailure("local function nothing() end local s = tostring(nothing())", "value expected");
    expectFailure("local function nothing() end local s = type(nothing())", "value expected");
    expectAnswer("tostring(nil)", "nil");
  });

  it("have a math.huge that is not infinity", () => {
    expectAnswer("math.huge == 1/0", false);
    expectAnswer("math.huge < 1/0");
  });

  it("are read as .NET reads them", () => {
    expectAnswer("tonumber('12')", 12);
    expectAnswer("tonumber('  -1.5e3 ')", -1500);
    expectAnswer("tonumber('.5')", 0.5);
    expectAnswer("tonumber('0x10') == nil");
    expectAnswer("tonumber('1,5')", 15);
    expectAnswer("tonumber('(5)')", -5);
    expectAnswer("tonumber('5-')", -5);
    expectAnswer("tonumber('') == nil");
    expectAnswer("tonumber('1 2') == nil");
    expectAnswer("tonumber('abc') == nil");
    expectAnswer("tonumber({}) == nil");
    expectAnswer("tonumber(7)", 7);
  });

  it("are read in the bases that .NET knows", () => {
    expectAnswer("tonumber('ff', 16)", 255);
    expectAnswer("tonumber('101', 2)", 5);
    expectAnswer("tonumber('17', 8)", 15);
    expectAnswer("tonumber('12', 3)", 5);
    expectFailure("tonumber('12', 36)", "base out of range");
  });

  it("are put into texts by a format that takes nothing else", () => {
    expectAnswer("string.format('%s-%s', 'a', 1e15)", "a-1E+15");
    expectAnswer("string.format('%d%%', 12.9)", "12%");
    expectAnswer("string.format('%d', -12.9)", "-12");
    expectAnswer("string.format('%03d|%-4s|%.2f|%x', 7, 'ab', 1.5, 255)", "007|ab  |1.50|ff");
    expectAnswer("string.format('%q', 'a\"b')", '"a\\"b"');
    expectFailure(
      "local s = string.format('%s', true)",
      "bad argument #2 to 'format' (string expected, got boolean)",
    );
    expectFailure("local s = string.format('%s', {})", "string expected, got table");
    expectFailure(
      "local s = string.format('%s %s', 'x')",
      "bad argument #3 to 'format' (string expected, got nil)",
    );
    expectFailure("local s = string.format('%d', 'x')", "number expected, got string");
    expectFailure("local s = string.format('%y', 1)", "invalid option '%y'");
  });

  it("have methods of the script's own, and the host's stay as they are", () => {
    expectAnswer("('abc'):startsWith('ab') and ('abc'):endsWith('bc') and ('abc'):contains('b')");
    expectAnswer("('abc'):endsWith('') and not ('abc'):startsWith('b')");
    expectFailure("local s = ('%s'):format(true)", "string expected, got boolean");
    expectHostStrings();
    script().failure("error('x')");
    expectHostStrings();
    const thread = script().answer(
      "return function() coroutine.yield(('x'):len()) error('y') end",
    ) as LuaFunction;
    const running = script().sandbox.thread(thread);
    expectSame(running.resume(), { kind: "yielded", value: 1 });
    expectHostStrings();
    expectSame(running.resume().kind, "failed");
    expectHostStrings();
  });
});

describe("tables in a script", () => {
  it("are sorted by a comparator that must be a strict order", () => {
    expectSame(script().answer("local t = {3, 1, 2} table.sort(t) return table.concat(t, ' ')"), "1 2 3");
    expectSame(
      script().answer(
        "local t = {3, 1, 2} table.sort(t, function(a, b) return a > b end) return table.concat(t, ' ')",
      ),
      "3 2 1",
    );
    expectFailure(
      "table.sort({3, 1}, function(a, b) return a <= b end)",
      "invalid order function for sorting",
    );
    expectFailure(
      "table.sort({3, 1}, function(a, b) return a - b end)",
      "invalid order function for sorting",
    );
    expectFailure("table.sort({5}, function(a, b) return true end)", "invalid order function for sorting");
    expectFailure("table.sort({3, 'x'})", "attempt to compare");
  });

  it("come out in order whatever their size", () => {
    expectSame(
      script().answer(`for n = 0, 60 do
        local t = {}
        for i = 1, n do t[i] = (i * 37) % 61 end
        table.sort(t, function(a, b) return a < b end)
        for i = 2, n do if t[i - 1] > t[i] then return n end end
      end
      return 'sorted'`),
      "sorted",
    );
  });

  it("sort texts as a culture does", () => {
    expectSame(
      script().answer(
        "local t = {'B', '9', 'a', '_', 'b', 'A', '10', '-'} table.sort(t) return table.concat(t, ' ')",
      ),
      "- _ 10 9 a A b B",
    );
  });

  it("are joined up to the first hole", () => {
    expectAnswer("table.concat({'a', 1, 'b'}, '-')", "a-1-b");
    expectAnswer("table.concat({'a', nil, 'b'}, '-', 1, 3)", "a");
    expectAnswer("table.concat({}, ',')", "");
    expectFailure("local s = table.concat({'a', {}})", "invalid value (table) at index 2");
  });

  it("are packed and unpacked with their holes", () => {
    expectAnswer("table.pack(1, nil, 3, nil).n", 4);
    expectAnswer("select('#', table.unpack({1, nil, 3}, 1, 4))", 4);
    expectAnswer("select(2, unpack({5, 6}))", 6);
  });

  it("have a raw length, and so have texts", () => {
    expectAnswer("rawlen({1, 2, 3})", 3);
    expectAnswer("rawlen('abcd')", 4);
  });

  it("are visited by pairs, with __pairs if they have it", () => {
    for (const order of ["ordered", "shuffled"] as const) {
      const one = script({ pairs: order });
      expectSame(one.answer("local n = 0 for k, v in pairs({4, 5, x = 6}) do n = n + v end return n"), 15);
      expectSame(one.answer("local n = 0 for k in pairs({}) do n = n + 1 end return n"), 0);
      expectSame(
        one.answer(`local t = setmetatable({}, {__pairs = function(t) return function(_, k) if not k then return 'only', 9 end end, t end})
          for k, v in pairs(t) do return k .. v end`),
        "only9",
      );
    }
    expectFailure("for k in pairs(nil) do end", "bad argument #1 to 'pairs' (table expected, got nil)");
  });

  it("are visited in the same order in every run where that is asked for", () => {
    const text = `local t = {7, 8, z = 1, b = 2, [0] = 3, a = 4}
      local s = '' for k in pairs(t) do s = s .. k; if k == 'a' then t.b = nil end end return s`;
    for (const seed of [1, 2]) expectSame(script({ pairs: "ordered", seed }).answer(text), "012az");
  });

  it("are visited in an order that the seed decides", () => {
    const text =
      "local s = '' for k in pairs({a = 1, b = 2, c = 3, d = 4, e = 5}) do s = s .. k end return s";
    const orders = new Set<unknown>();
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const order = script({ pairs: "shuffled", seed }).answer(text);
      expectSame(script({ pairs: "shuffled", seed }).answer(text), order);
      orders.add(order);
    }
    expectTrue(orders.size > 2, `${orders.size} orders`);
  });
});

describe("chance, time and bits in a script", () => {
  it("come from a generator of its own", () => {
    const text = "local s = '' for i = 1, 10 do s = s .. math.random(6) end return s";
    expectSame(script({ seed: 3 }).answer(text), script({ seed: 3 }).answer(text));
    expectTrue(script({ seed: 3 }).answer(text) !== script({ seed: 4 }).answer(text));
    expectSame(
      script().answer(
        `math.randomseed(5) local a = math.random(1000) math.randomseed(5) return a == math.random(1000)`,
      ),
      true,
    );
  });

  it("keep to the interval that was asked for", () => {
    expectSame(
      script().answer(`for i = 1, 200 do
        local a, b, c = math.random(), math.random(6), math.random(-2, 2)
        if a < 0 or a >= 1 or b < 1 or b > 6 or c < -2 or c > 2 or b % 1 ~= 0 then return i end
      end
      return 'inside'`),
      "inside",
    );
  });

  it("answer 1 for an empty interval, and raise an error when fussy", () => {
    expectAnswer("math.random(0)", 1);
    expectAnswer("math.random(5, 1)", 1);
    expectFailure("local n = math.random(0)", "interval is empty", true);
  });

  it("overflow beyond 2^31", () => {
    expectAnswer("math.random(1, 2^31)", 1);
  });

  it("tell the virtual time, with a fraction", () => {
    expectAnswer("os.time()", 1000.25);
    let now = 50.5;
    const one = script({ clock: () => now });
    now = 53;
    expectSame(one.answer("return os.clock()"), 2.5);
  });

  it("reckon dates in UTC", () => {
    expectAnswer("os.time({year = 1970, month = 1, day = 1, hour = 0})", 0);
    expectAnswer("os.time({year = 2024, month = 2, day = 29})", 1709208000);
    expectAnswer("os.date('%Y-%m-%d %H:%M:%S', 1709208000)", "2024-02-29 12:00:00");
    expectAnswer("os.date('*t', 1709208000).month", 2);
    expectAnswer("os.difftime(10, 4)", 6);
  });

  it("reckon with 32 bits as MoonSharp does", () => {
    expectAnswer("bit32.lshift(1, 32)", 1);
    expectAnswer("bit32.arshift(-16, 2)", -4);
    expectAnswer("bit32.band(1.5, 3)", 1);
    expectAnswer("bit32.band(12, 10)", 8);
    expectAnswer("bit32.bor(12, 10)", 14);
    expectAnswer("bit32.bxor(12, 10)", 6);
    expectAnswer("bit32.bnot(0)", 4294967295);
    expectAnswer("bit32.btest(4, 6)");
    expectAnswer("bit32.rshift(256, 4)", 16);
    expectAnswer("bit32.lrotate(1, 31)", 2147483648);
    expectAnswer("bit32.rrotate(1, 1)", 2147483648);
    expectAnswer("bit32.extract(0xABCD, 4, 8)", 0xbc);
    expectAnswer("bit32.replace(0xABCD, 0x12, 4, 8)", 0xa12d);
    expectFailure("local n = bit32.band(4294967295, 1)", "0x7FFFFFFF", true);
  });

  it("have no memory figure", () => {
    expectAnswer("collectgarbage('count') == nil");
  });
});

describe("output and evaluation in a script", () => {
  it("prints to the chat, values separated by tabs", () => {
    const one = script();
    one.answer("print('a', 1e15, nil, true, nil)");
    expectSame(one.printed, ["a\t1E+15\tnil\ttrue\tnil"]);
  });

  it("evaluates expressions over the script's globals", () => {
    expectSame(script().answer("x = 20 return dynamic.eval('x + 1')"), 21);
    expectTrue(script().failure("dynamic.eval('x +')") !== "");
  });
});

describe("a script's coroutine", () => {
  it("runs step by step from outside", () => {
    const one = script();
    const body = one.answer("return function() steps = 1 coroutine.yield(0) steps = 2 return 1 end");
    const thread = one.sandbox.thread(body as () => unknown);
    expectSame(thread.resume(), { kind: "yielded", value: 0 });
    expectSame(one.answer("return steps"), 1);
    expectSame(thread.resume(), { kind: "returned", value: 1 });
    expectSame(one.answer("return steps"), 2);
  });

  it("ends with its error", () => {
    const one = script();
    const body = one.answer("return function()\n  error('in a coroutine')\nend");
    const step = one.sandbox.thread(body as () => unknown).resume();
    expectSame(step.kind, "failed");
    if (step.kind !== "failed") return;
    expectSame(step.error.message, "Test:(2,0-0): in a coroutine");
    expectSame(step.error.line, 2);
  });

  it("does not let a call from outside yield", () => {
    const [one, other] = [script(), script()];
    const handler = other.answer(
      "return function(n) coroutine.yield(n) return 'unreachable' end",
    ) as LuaFunction;
    let inner = "";
    one.sandbox.environment.set("callOther", () => {
      const result = other.sandbox.call(handler, 1);
      inner = result.kind === "failed" ? result.error.message : "it yielded";
      return 7;
    });
    const body = one.answer("return function() return callOther() end") as LuaFunction;
    expectSame(one.sandbox.thread(body).resume(), { kind: "returned", value: 7 });
    expectSame(inner, "attempt to yield across a CLR-call boundary");
  });

  it("hands results and errors of calls from outside through", () => {
    const [one, other] = [script(), script()];
    const handler = other.answer(
      "return function(n) if n < 0 then error('negative') end return n * 2 end",
    ) as LuaFunction;
    const results: unknown[] = [];
    one.sandbox.environment.set("callOther", (n: unknown) => {
      const result = other.sandbox.call(handler, n);
      results.push(result.kind === "returned" ? result.value : result.error.message);
    });
    one.sandbox
      .thread(one.answer("return function() callOther(4) callOther(-1) end") as LuaFunction)
      .resume();
    expectSame(results, [8, "Test:(1,0-0): negative"]);
  });

  it("yields across pcall and iterators", () => {
    expectSame(
      script().answer(`local co = coroutine.wrap(function()
          pcall(function() coroutine.yield('first') end)
          for k in pairs({a = 1}) do coroutine.yield(k) end
          return 'done'
        end)
        return co() .. co() .. co()`),
      "firstadone",
    );
  });
});

describe("MoonSharp's own spellings", () => {
  it("are understood: != and \\u{...}", () => {
    expectAnswer("1 != 2");
    expectSame(script().answer("local a = 'x != y' -- a != b\nreturn a"), "x != y");
    expectSame(script().answer("return [[1 != 2]] .. [==[ != ]==]"), "1 != 2 != ");
    expectSame(script().answer("return '\\u{e9}\\u{41}' .. \"\\\\u{41}\""), "éA\\u{41}");
    expectSame(script().answer("--[[ != \n ]] return 1 != 1"), false);
  });

  it("leave line numbers as they are", () => {
    expectSame(script().failure("local a = 1 != 2\n--[[\n]]\nerror('here')"), "Test:(4,0-0): here");
  });

  it("may begin with a byte order mark", () => {
    expectSame(script().answer("\ufeffreturn 4"), 4);
  });
});
