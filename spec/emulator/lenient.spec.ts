import type { EmulatedTable, ObjectState } from "../../src/emulator";
import { expectNear, expectSame, expectTrue } from "../support/expect";
import { card, deck, hand, object, tableOf } from "./tables";

/** Idioms of published mods, and what a table makes of them that is not strict. */

const BLOCK = "b10c08";

function blockWith(script = "-- nothing", fields: Partial<ObjectState> = {}): ObjectState {
  return object("BlockSquare", { GUID: BLOCK, Nickname: "block", LuaScript: script, ...fields });
}

function lenientTable(objects: readonly ObjectState[], script = ""): EmulatedTable {
  return tableOf(objects, script, { strict: false });
}

/** What Lua answers in the script of the block at a lenient table without any error. */
function answered(code: string, script = "-- nothing", fields: Partial<ObjectState> = {}): unknown {
  const table = lenientTable([blockWith(script, fields)]);
  const answer = table.execute(code, BLOCK);
  table.seconds(1);
  expectSame(table.errors(), []);
  return answer;
}

/** Whether a strict table raises an error for the same. */
function isRefusedStrictly(code: string): boolean {
  const table = tableOf([blockWith()]);
  const [succeeded] = pcall(() => table.execute(code, BLOCK));
  return !succeeded;
}

const BUTTON = `self.createButton({click_function = "none", label = "a", `;

describe("a table that is not strict", () => {
  const idioms: { what: string; code: string; answer: unknown }[] = [
    {
      what: "leaves out parameters of buttons that there are not",
      code: `${BUTTON} index = 3, alignment = 2, visibility = "White", n = 1}) return self.getButtons()[1].label`,
      answer: "a",
    },
    {
      what: "removes and edits no button that is not there",
      code: `${BUTTON}}) for i = 1, 11 do self.removeButton(i) end self.removeButton(nil) self.editButton({label = "b"}) return #self.getButtons()`,
      answer: 1,
    },
    { what: "makes no button of nothing", code: "return self.createButton(nil)", answer: false },
    { what: "takes no input away that is not there", code: "return self.removeInput(0)", answer: false },
    {
      what: "has memos by functions",
      code: `self.setMemo("relicDeck") return self.getMemo() .. self.memo`,
      answer: "relicDeckrelicDeck",
    },
    {
      what: "locks by lock()",
      code: "self.lock() local was = self.getLock() self.unlock() return tostring(was) .. tostring(self.getLock())",
      answer: "truefalse",
    },
    {
      what: "finds members in MoonSharp's other spellings",
      code: "self.SetLock(true) self.set_name('x') self.Locked = true return self.GetName() .. tostring(self.get_lock()) .. tostring(self.Get_Position ~= nil)",
      answer: "xtruetrue",
    },
    {
      what: "has the old form of a hand",
      code: `local h = Player.White.getPlayerHand() return h.pos_x == 15.2 and h.rot_y == 0 and h.trigger_forward_z == 1`,
      answer: true,
    },
    {
      what: "has the notebook's functions as globals",
      code: `addNotebookTab({title = "a", body = "b"}) return #getNotebookTabs()`,
      answer: 1,
    },
    {
      what: "keeps what Global's script_state is set to",
      code: "Global.script_state = 'x' return Global.script_state",
      answer: "x",
    },
    { what: "knows the GUID of Global", code: "return Global.getGUID()", answer: "-1" },
    { what: "knows Vectors by a small letter, too", code: "return vector(1, 2, 3).y", answer: 2 },
    {
      what: "leaves out an attribute that is nil",
      code: "return UI.setAttribute('nobody', 'text', nil)",
      answer: false,
    },
  ];
  for (const { what, code, answer } of idioms) {
    it(what, () => {
      expectSame(answered(code), answer);
    });
    it(`${what}; a strict one objects`, () => {
      expectTrue(isRefusedStrictly(code));
    });
  }

  it("calls the handler that a web request names", () => {
    const script = `function came(request) seen = request.is_error end
      function onLoad() WebRequest.get("https://example.com", self, "came") end`;
    const table = lenientTable([blockWith(script)]);
    table.seconds(1);
    expectSame(table.errors(), []);
    expectSame(table.execute("return seen", BLOCK), true);
  });

  it("takes an object that is gone for nil, however it is compared", () => {
    const table = lenientTable(
      [blockWith()],
      "function alive() return block ~= nil and not (nil == block) end",
    );
    table.execute(`block = getObjectFromGUID("${BLOCK}") text = "x ~= nil" -- == nil`);
    expectSame(table.execute("return alive()"), true);
    table.execute("block.destruct()");
    table.frames(2);
    // LuaJIT cannot compare whatever a script has with a table, so there it stays as it is.
    const { _VERSION: lua } = _G as unknown as { _VERSION: string };
    if (lua !== "Lua 5.2") return;
    expectSame(table.execute("return alive()"), false);
    expectSame(table.execute("return block == nil, 1 == nil"), true);
    expectSame(table.execute("return nothing == nil and 1 ~= nil and not ('a' == nil) and text"), "x ~= nil");
  });

  it("notes a member that it does not know as a gap of its own, and errors in the same line with it", () => {
    const table = lenientTable([], "function go()\nlocal x = self.getMystery\nself.getSecret().find()\nend");
    pcall(() => table.execute("go()"));
    const names = table.misuses("unsupported").map(({ name, line }) => `${name}:${line}`);
    expectSame(names, ["Global.getMystery:2", "Global.getSecret:3"]);
    const caller = lenientTable([], "function onLoad()\nself.getSecret().find()\nend");
    expectSame(caller.errors()[0]?.gap, "Global.getSecret");
    expectSame(caller.misuses("missing").length, 0);
  });

  it("does not take the mod's own errors upon itself", () => {
    const table = lenientTable([], "function onLoad()\nlocal x = nil\nx.y = 1\nend");
    expectSame(table.errors().length, 1);
    expectSame(table.errors()[0]?.gap, undefined);
  });
});

describe("the lambdas of MoonSharp", () => {
  const lambdas: { code: string; answer: unknown }[] = [
    { code: "local f = |x| x + 1 return f(2)", answer: 3 },
    { code: "local f = || 7 return f()", answer: 7 },
    { code: "local add = |a, b| a + b * 2 return add(1, 2), 5", answer: 5 },
    { code: "local add = |a| |b| a - b return add(5)(3)", answer: 2 },
    { code: "local t = {|x| x, |x| -x} return t[2](4)", answer: -4 },
    { code: "local f = |t| #t > 1 and t[1].n or ({1, 2})[1] return f({})", answer: 1 },
    {
      code: "local call = function(f, v) return f(v) end return call(|o| o.get(function() return 3 end), {get = function(g) return g() end})",
      answer: 3,
    },
    { code: "local s = '|x| x' --|y| y\nreturn s .. [[|z| z]]", answer: "|x| x|z| z" },
    { code: "local f = |x| x .. 'a|b|c' local g = |n| 1e-2 * n return f('q') .. g(100)", answer: "qa|b|c1" },
    {
      code: "local n = 0 for _, v in ipairs({1, 2}) do local f = |x| x == v n = n + (f(2) and 1 or 0) end return n",
      answer: 1,
    },
  ];
  for (const { code, answer } of lambdas) {
    it(`are read: ${code}`, () => {
      const wrapped = `function go() ${code} end`;
      expectSame(answered("return go()", wrapped), answer);
    });
  }

  it("leave the lines of a script where they are", () => {
    const table = lenientTable([blockWith("f = |x|\n x\nfunction onLoad()\n error('here')\nend")]);
    expectSame(table.errors()[0]?.line, 4);
  });

  it("are no Lua for a mod of one's own", () => {
    expectSame(tableOf([blockWith("f = |x| x")]).errors().length, 1);
  });
});

describe("what TTS does and documents poorly holds at every table:", () => {
  for (const strict of [true, false]) {
    const where = strict ? "strict" : "lenient";
    const at = (objects: readonly ObjectState[], script = ""): EmulatedTable =>
      tableOf(objects, script, { strict });

    it(`a script may give itself functions (${where})`, () => {
      const script = `function onLoad()
        for i = 1, 2 do self.setVar("click" .. i, function() return i end) end
        self.setTable("both", {f = function() return 5 end})
      end`;
      const table = at([blockWith(script)]);
      expectSame(table.execute("return click2() + both.f()", BLOCK), 7);
      const give = `getObjectFromGUID("${BLOCK}").setVar("f", function() end)`;
      expectTrue(!pcall(() => table.execute(give))[0], "another script may not");
    });

    it(`call answers all results, and Vectors stay Vectors (${where})`, () => {
      const script = `function two() return nil, {at = Vector(1, 2, 3), tint = Color(1, 0, 0)} end
        function length(v) return v:magnitude() end`;
      const table = at([blockWith(script)]);
      const code = `local block = getObjectFromGUID("${BLOCK}")
        local none, row = block.call("two")
        return tostring(none) .. row.at:copy().y .. row.tint:toHex(false) .. block.call("length", Vector(0, 3, 4))`;
      expectSame(table.execute(code), "nil2ff00005");
    });

    it(`states have numbers for keys, there and back (${where})`, () => {
      const other = object("BlockSquare", { Nickname: "second" });
      const table = at([
        object("Bag", {
          GUID: "ba9001",
          ContainedObjects: [object("BlockSquare", { GUID: BLOCK, States: { "2": other } })],
        }),
      ]);
      table.execute(`data = getObjectFromGUID("ba9001").getData() key = type(next(data.ContainedObjects[1].States))
        copy = spawnObjectData({data = data.ContainedObjects[1], position = {5, 2, 5}})`);
      table.seconds(1);
      expectSame(table.execute("return key"), "number");
      expectSame(table.execute("return copy.setState(2).getName()"), "second");
    });

    it(`a card of an old save is held by hands and dealt to them (${where})`, () => {
      const old = card(1, { GUID: "cafe01" });
      delete old.Hands;
      const pile = deck([2, 3, 4], { GUID: "dec001" });
      for (const inside of pile.ContainedObjects ?? []) delete inside.Hands;
      const table = at([old, pile]);
      table.execute(
        `getObjectFromGUID("cafe01").deal(1, "White") getObjectFromGUID("dec001").deal(1, "White")`,
      );
      table.seconds(3);
      expectSame(table.execute("return #Player.White.getHandObjects()"), 2);
    });

    it(`numbers may be texts, letters any, and json is there (${where})`, () => {
      const table = at([]);
      expectSame(table.execute(`local n = math.random("6") return n >= 1 and n <= 6`), true);
      expectSame(table.execute("return string.char(65, 9744)"), "A☐");
      expectSame(
        table.execute(
          `local t = json.parse('{"a":[1,null,{"b":true}]}') return tostring(t.a[3].b) .. tostring(json.isnull(t.a[2])) .. json.serialize({x = 1})`,
        ),
        'truetrue{"x":1}',
      );
    });

    it(`every object has a collider (${where})`, () => {
      const table = at([blockWith()]);
      const code = `local c = self.getComponent("BoxCollider") c.set("enabled", false) return tostring(self.getComponent("BoxCollider").get("enabled")) .. c.name`;
      expectSame(table.execute(code, BLOCK), "falseBoxCollider");
      table.execute(`self.getComponent("Light") self.getChildren()`, BLOCK);
      expectSame(
        table.misuses("unsupported").map(({ name }) => name),
        ['Object.getComponent("Light")', "Object.getChildren"],
      );
    });
  }

  it("what an AssetBundle plays is told to all, and its loop is remembered", () => {
    const table = tableOf(
      [object("Custom_Assetbundle", { Nickname: "bundle", LuaScript: "heard = {}" }, 0, 0, 1.5)],
      `heard = ""
       function onObjectTriggerEffect(object, index) heard = heard .. "trigger " .. index .. " of " .. object.getName() .. " " end
       function onObjectLoopingEffect(object, index) heard = heard .. "loop " .. index .. " of " .. object.getName() .. " " end`,
    );
    const bundle = "getObjectFromGUID('" + table.object("bundle").guid + "').AssetBundle";
    expectSame(table.execute(`return #${bundle}.getTriggerEffects() + #${bundle}.getLoopingEffects()`), 0);
    expectSame(table.execute(`return ${bundle}.getLoopingEffectIndex()`), 0);
    table.execute(`${bundle}.playTriggerEffect(1) ${bundle}.playLoopingEffect(2)`);
    expectSame(table.execute("return heard"), "trigger 1 of bundle loop 2 of bundle ");
    expectSame(table.execute(`return ${bundle}.getLoopingEffectIndex()`), 2);
    expectSame(table.misuses(), []);
  });

  it("collisions are told to Global, and to objects only where the doubt has it", () => {
    for (const collisionEventReachesObjects of [true, false]) {
      const table = tableOf(
        [
          blockWith("heard = 0 function onObjectCollisionEnter() heard = heard + 1 end"),
          object("BlockSquare", { Nickname: "other" }, 5, 0, 1.46),
        ],
        `heard = 0 function onObjectCollisionEnter(o, info) heard = heard + 1 end
         function onLoad() getObjectFromGUID("${BLOCK}").registerCollisions() end`,
        { doubts: { collisionEventReachesObjects } },
      );
      table.execute("self.setPosition({5, 3, 0})", BLOCK);
      table.settles();
      expectTrue((table.execute("return heard") as number) > 0);
      expectSame((table.execute("return heard", BLOCK) as number) > 0, collisionEventReachesObjects);
    }
  });

  it("a hand that is elsewhere is told of there", () => {
    const table = tableOf([hand("Teal", 40)], "", { strict: false });
    expectNear(table.execute("return Player.Teal.getPlayerHand().pos_x") as number, 40, 0.001);
  });
});
