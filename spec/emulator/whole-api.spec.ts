import {
  BEHAVIOUR_MEMBERS,
  CLASS_MEMBERS,
  EVENT_NAMES,
  GLOBAL_FUNCTIONS,
  OBJECT_FUNCTIONS,
  OBJECT_VARIABLES,
  PLAYER_FUNCTIONS,
  PLAYER_VARIABLES,
  TABLE_MEMBERS,
  WEB_REQUEST_MEMBERS,
} from "../../src/emulator/api-names";
import { handlersNeverCalled, namesWithoutEffect } from "../../src/emulator/without-effect";
import type { EmulatedTable, ObjectState } from "../../src/emulator";
import { expectSame } from "../support/expect";
import { card, deck, object, tableOf, zone } from "./tables";

/** An object that has each behaviour, by the label of its members. */
const BEARERS: Readonly<Record<string, ObjectState>> = {
  AssetBundle: object("Custom_Assetbundle"),
  Book: object("Custom_PDF"),
  Browser: object("Tablet"),
  Clock: object("Digital_Clock"),
  Container: object("Bag"),
  Counter: object("Counter"),
  LayoutZone: zone("LayoutZone", 0, 0, 5),
  RPGFigurine: object("rpg_BEAR"),
  TextTool: object("3DText"),
};

/** What is read of these is nil as long as nothing is set, or nobody has done anything. */
const NIL_AT_REST: ReadonlySet<string> = new Set([
  ...["held_by_color", "held_position_offset", "held_rotation_offset", "memo", "remainder"],
  ...["onAttack", "onHit", "error"],
]);

/** The members that a thing lacks: nil, or on record as unsupported. `expression` is the thing in Lua. */
function lackingOf(table: EmulatedTable, expression: string, names: Iterable<string>, on: string): string[] {
  const lacking: string[] = [];
  for (const name of names) {
    if (name === "LayoutZone_options") continue;
    const kind = table.execute(`return type((${expression})["${name}"])`, on);
    if (kind === "nil" && !NIL_AT_REST.has(name) && !BEHAVIOUR_MEMBERS[name]) lacking.push(name);
  }
  return lacking;
}

describe("every member of the game's API", () => {
  const bearers = Object.values(BEARERS);
  const table = tableOf([
    object("BlockSquare", { GUID: "b10f01", Nickname: "block", LuaScript: "function nothing() end" }),
    ...bearers,
  ]);
  const lacks = (expression: string, names: Iterable<string>): string[] =>
    lackingOf(table, expression, names, "b10f01");

  it("is there: of objects, players, the global tables, the classes and what web requests answer", () => {
    expectSame(lacks("self", [...OBJECT_FUNCTIONS, ...OBJECT_VARIABLES]), []);
    expectSame(lacks("Player.White", [...PLAYER_FUNCTIONS, ...PLAYER_VARIABLES]), []);
    expectSame(lacks("_G", GLOBAL_FUNCTIONS), []);
    for (const [label, names] of Object.entries(TABLE_MEMBERS)) expectSame(lacks(label, names), [], label);
    for (const label of ["Vector", "Color", "JSON"])
      expectSame(lacks(label, CLASS_MEMBERS[label] ?? []), [], label);
    expectSame(lacks(`WebRequest.get("https://example.org", function() end)`, WEB_REQUEST_MEMBERS), []);
  });

  it("is there: of behaviours, components and game objects", () => {
    for (const [label, { GUID }] of Object.entries(BEARERS))
      expectSame(lacks(`getObjectFromGUID("${GUID}").${label}`, BEHAVIOUR_MEMBERS[label] ?? []), [], label);
    const renderer = `self.getComponent("MeshRenderer")`;
    expectSame(lacks(renderer, CLASS_MEMBERS["Component"] ?? []), []);
    expectSame(lacks(`${renderer}.game_object`, CLASS_MEMBERS["GameObject"] ?? []), []);
    const material = `${renderer}.game_object.getMaterials()[1]`;
    // Nobody knows what the game's own materials are called.
    expectSame(lacks(material, CLASS_MEMBERS["Material"] ?? []), ["shader"]);
    expectSame(
      table.misuses().map(({ kind, name }) => `${kind} ${name}`),
      ["unsupported Material.shader"],
    );
  });

  it("has an effect, or its use is on record", () => {
    const uses = tableOf(
      [object("BlockSquare", { GUID: "b10f01" })],
      `function onLoad()
         local block = getObjectFromGUID("b10f01")
         block.mass = block.drag + 1
         block.addTorque({0, 1, 0})
         block.setName("block")
         block.getComponent("BoxCollider").set("enabled", false)
         Player.White.lookAt({position = {0, 0, 0}})
         Physics.setGravity({0, -1, 0})
         flipTable()
       end
       function onZoneGroupSort() end`,
    );
    expectSame(
      uses
        .misuses("withoutEffect")
        .map(({ name, line }) => `${name} ${line}`)
        .sort((a, b) => (a < b ? -1 : 1)),
      [
        "Component.set 6",
        "Object.addTorque 4",
        "Object.mass 3",
        "Physics.setGravity 8",
        "Player.lookAt 7",
        "flipTable 9",
        "onZoneGroupSort 0",
      ],
    );
    expectSame(uses.misuses(), []);
  });

  it("that is said to have no effect is a name of the game", () => {
    const unknown = namesWithoutEffect().filter((name) => {
      const [owner = "", member] = name.split(".");
      if (member === undefined) return !GLOBAL_FUNCTIONS.has(owner) && !EVENT_NAMES.has(owner);
      if (owner === "Object") return !OBJECT_FUNCTIONS.has(member) && !OBJECT_VARIABLES.has(member);
      if (owner === "Player") return !PLAYER_FUNCTIONS.has(member) && !PLAYER_VARIABLES.has(member);
      const names = TABLE_MEMBERS[owner] ?? BEHAVIOUR_MEMBERS[owner] ?? CLASS_MEMBERS[owner];
      return names?.has(member) !== true;
    });
    expectSame(unknown, []);
  });
});

/** What some events were called before. */
const OLD_NAMES = ["onload", "onObjectDropped", "onObjectPickedUp", "onObjectRandomized"];

/** Handlers of these names in a script, which note in Global's `heard` that they were called. */
function handlersOf(names: Iterable<string>): string {
  const lines: string[] = [];
  for (const name of names) lines.push(`function ${name}() Global.call("hear", "${name}") end`);
  return lines.join("\n");
}

describe("every event of the game", () => {
  it("comes, in the script of Global or of the object that it happens to", () => {
    const own = handlersOf(EVENT_NAMES);
    const states = { "2": object("BlockSquare", { Nickname: "other", LuaScript: own }) };
    const table = tableOf(
      [
        object("BlockSquare", { GUID: "b10f01", Nickname: "block", LuaScript: own, States: states }),
        object("BlockSquare", { GUID: "b10f02", Nickname: "second" }, 6, 0),
        object("Die_6", { GUID: "d1e001", Nickname: "die", LuaScript: own }, 9, 0),
        object("Bag", { GUID: "ba6001", Nickname: "bag", LuaScript: own }, -6, 0),
        object("Custom_PDF", { GUID: "b00001", Nickname: "book", LuaScript: own }, -9, 0),
        object("Custom_Assetbundle", { GUID: "a55001", Nickname: "bundle", LuaScript: own }, -9, 6),
        card(1, { Nickname: "card", LuaScript: own }, 3, 6),
        deck([2, 3, 4], { Nickname: "deck" }, 6, 6),
        zone("ScriptingTrigger", 0, -6, 4, { LuaScript: own }),
      ],
      `heard = {}
       function hear(name) heard[name] = true end
       ${handlersOf(EVENT_NAMES)}
       function onSave() hear("onSave") return "" end`,
    );
    const white = table.player("White");
    table.execute(`getObjectFromGUID("b10f01").registerCollisions(true)
      Turns.enable = true
      getObjectFromGUID("b00001").Book.setPage(2)
      getObjectFromGUID("a55001").AssetBundle.playTriggerEffect(0)
      getObjectFromGUID("a55001").AssetBundle.playLoopingEffect(0)`);
    table.frames(2);
    white.endsTurn();
    white.says("hello");
    table.receives({ hello: 1 });
    white.pings(0, 0);
    white.hovers("block");
    white.pressesScriptingButton(1);
    white.peeks("card");
    white.typesNumber("die", 3);
    white.flips("block");
    white.rotates("block", 15);
    table.settles();
    white.flicks("block", 1, 0);
    white.rolls("die");
    table.settles();
    // Onto another object, away from it, and through a zone.
    white.drags("block").to(6, 0);
    table.settles();
    white.drags("block").to(0, -6);
    table.settles();
    white.drags("block").to(0, 9);
    table.settles();
    white.drags("second").onto("bag");
    table.settles();
    const search = white.searches("bag");
    search.takes(table.object("bag").state.ContainedObjects?.[0]?.GUID ?? "").to(-6, 9);
    search.ends();
    table.settles();
    white.changesState("block", 2);
    table.settles();
    table.execute(`chooseInHand("choice", 0, 1, "", {"White"})
      Player.White.blindfolded = true
      Player.Red.team = "Hearts"`);
    const guest = table.joins("Anna", "Blue");
    table.frames(2);
    white.choosesFromHand();
    guest.leaves();
    table.save();
    table.frames(2);
    expectSame(table.errors(), []);
    const silent = [...EVENT_NAMES].filter((name) => table.execute(`return heard["${name}"]`) !== true);
    expectSame(
      silent.filter((name) => !OLD_NAMES.includes(name)).sort((a, b) => (a < b ? -1 : 1)),
      [...handlersNeverCalled()],
    );
  });

  it("comes under its old name where a script has no other", () => {
    const table = tableOf(
      [object("Die_6", { Nickname: "die" })],
      `heard = {} function hear(name) heard[name] = true end ${handlersOf(OLD_NAMES)}`,
    );
    const white = table.player("White");
    white.drags("die").to(3, 3);
    table.settles();
    white.rolls("die");
    table.settles();
    expectSame(
      OLD_NAMES.filter((name) => table.execute(`return heard["${name}"]`) !== true),
      [],
    );
  });
});
