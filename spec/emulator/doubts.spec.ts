import { DOUBTS, type Doubts, type EmulatedTable, unusualAnswers } from "../../src/emulator";
import { expectNear, expectSame, expectTrue } from "../support/expect";
import { card, deck, object, tableOf } from "./tables";

/** Whether Lua that uses pcall gets to its end: an error that pcall does not catch ends the whole call. */
function isCaught(table: EmulatedTable, code: string): boolean {
  const [succeeded] = pcall(() => table.execute(`pcall(function() ${code} end) return true`));
  return succeeded;
}

/** What is seen at two tables, one that answers the doubt with yes and one with no. */
function under<T>(name: keyof Doubts, seen: (doubts: Partial<Doubts>) => T): [yes: T, no: T] {
  return [seen({ [name]: true }), seen({ [name]: false })];
}

describe("doubts about the game", () => {
  it("each have a name of their own, a question, and two answers that differ", () => {
    expectSame(new Set(DOUBTS.map(({ name }) => name)).size, DOUBTS.length);
    for (const { question, yes, no } of DOUBTS)
      expectTrue(question.endsWith("?") && new Set<string>([yes, no]).size === 2, question);
  });

  it("are answered as chosen, else as usual, and seeded ones otherwise from seed to seed", () => {
    const seen = new Set<boolean>();
    for (let seed = 1; seed <= 12; seed++) {
      const { doubts } = tableOf([], "", { seed, doubts: { greySeatRaises: true } }).world.settings;
      seen.add(doubts.ownHandlerFirst);
      expectTrue(doubts.greySeatRaises && !doubts.putObjectLingers && doubts.coroutineStartsAtOnce);
    }
    expectSame(seen.size, 2);
  });

  it("can be gone through one by one, both answers where the seed decides", () => {
    const answers = unusualAnswers();
    for (const { name, usual } of DOUBTS)
      expectSame(answers.filter((answer) => answer.name === name).length, usual === "seeded" ? 2 : 1);
    expectTrue(answers.every(({ name, answer, doubts }) => doubts[name] === answer));
  });

  it("a dead object's members raise what pcall catches, or not", () => {
    const [yes, no] = under("deadObjectsEscapePcall", (doubts) => {
      const table = tableOf([object("BlockSquare", { GUID: "dead01" })], "", { doubts });
      table.execute("block = getObjectFromGUID('dead01') block.destruct()");
      table.frames(2);
      return isCaught(table, "return block.getName()");
    });
    expectSame([yes, no], [false, true]);
  });

  it("a UI element that is not there raises, or the game only complains", () => {
    const [yes, no] = under("missingInterfaceIdRaises", (doubts) => {
      const table = tableOf([object("BlockSquare", { GUID: "b10c06" })], "", { doubts });
      return [
        isCaught(table, "UI.setAttribute('nobody', 'text', 'x')"),
        isCaught(table, "getObjectFromGUID('b10c06').UI.show('nobody')"),
        isCaught(table, "UI.getAttribute('nobody', 'text')"),
      ];
    });
    expectSame(yes, [false, false, true]);
    expectSame(no, [true, true, true]);
  });

  it("an element that goes before its change takes effect raises nothing outside scripts", () => {
    const table = tableOf(
      [],
      "function onLoad() UI.setAttribute('a', 'text', 'x') UI.setXml('<Panel/>') end",
      { doubts: { missingInterfaceIdRaises: true }, interfaceLatency: 1 },
      { XmlUI: '<Text id="a"/>' },
    );
    table.frames(10);
    expectSame(table.errors(), []);
  });

  it("Player.Grey raises, or is a Player", () => {
    const [yes, no] = under("greySeatRaises", (doubts) => {
      const table = tableOf([], "", { doubts });
      return [isCaught(table, "return Player.Grey.seated"), isCaught(table, "return Player.White.seated")];
    });
    expectSame(yes, [false, true]);
    expectSame(no, [true, true]);
  });

  it("putObject leaves the card on the table for some frames, for good, or not at all", () => {
    const seen = (doubts: Partial<Doubts>): unknown[] => {
      const table = tableOf([deck([1, 2, 3]), card(4, { GUID: "cafe04" }, 5)], "", { doubts });
      table.execute(
        "pile = nil for _, o in ipairs(getObjects()) do if o.type == 'Deck' then pile = o end end",
      );
      table.execute("pile.putObject(getObjectFromGUID('cafe04'))");
      const count = table.execute("return pile.getQuantity()");
      table.frames(2);
      const soon = table.find("cafe04") !== undefined;
      table.frames(60);
      return [count, soon, table.find("cafe04") !== undefined];
    };
    expectSame(seen({}), [4, false, false]);
    expectSame(seen({ putObjectLingers: true }), [4, true, false]);
    expectSame(seen({ putObjectCopies: true }), [4, true, true]);
  });

  describe("a hand", () => {
    const inHand = "return #Player.White.getHandObjects()";

    function withCardInside(doubts: Partial<Doubts>, unlock: string): EmulatedTable {
      const table = tableOf([card(1, { GUID: "cafe01", Locked: true, Hands: false })], "", { doubts });
      table.execute(
        `c = getObjectFromGUID('cafe01') c.setPosition(Player.White.getHandTransform().position)`,
      );
      table.seconds(1);
      expectSame(table.execute(inHand), 0);
      table.execute(unlock);
      table.seconds(1);
      return table;
    }

    it("takes up what is unlocked inside it, or only what comes in", () => {
      const unlock = "c.use_hands = true c.setLock(false)";
      const [yes, no] = under("handAdoptsOnEntryOnly", (doubts) =>
        withCardInside(doubts, unlock).execute(inHand),
      );
      expectSame([yes, no], [0, 1]);
    });

    it("takes up what is dealt to it, dropped into it or comes in, under either answer", () => {
      for (const handAdoptsOnEntryOnly of [true, false]) {
        const doubts = { handAdoptsOnEntryOnly };
        const dealt = withCardInside(doubts, "c.use_hands = true c.setLock(false) c.deal(1, 'White')");
        expectSame(dealt.execute(inHand), 1);
        const dropped = tableOf([card(2, { Nickname: "two" })], "", { doubts });
        dropped.player("White").drags("two").toHand();
        dropped.seconds(1);
        expectSame(dropped.execute(inHand), 1);
      }
    });

    it("lets go what is locked, under either answer", () => {
      for (const handAdoptsOnEntryOnly of [true, false]) {
        const table = tableOf([card(2, { Nickname: "two", GUID: "cafe02" })], "", {
          doubts: { handAdoptsOnEntryOnly },
        });
        table.player("White").drags("two").toHand();
        table.seconds(1);
        table.execute("c = getObjectFromGUID('cafe02') c.setLock(true) c.setPositionSmooth({0, 2, 0})");
        table.seconds(2);
        expectSame(table.execute(inHand), 0);
        expectNear(table.object("two").position.x, 0, 0.01);
      }
    });

    it("lists what is not interactable, or not", () => {
      const [yes, no] = under("uninteractableLeavesHandList", (doubts) => {
        const table = tableOf([card(2, { Nickname: "two", GUID: "cafe02" })], "", { doubts });
        table.player("White").drags("two").toHand();
        table.seconds(1);
        table.execute("getObjectFromGUID('cafe02').interactable = false");
        return table.execute(inHand);
      });
      expectSame([yes, no], [0, 1]);
    });
  });

  it("a script's shuffle asks tryRandomize, or does not", () => {
    const [yes, no] = under("shuffleAsksTryRandomize", (doubts) => {
      const script = "asked = 0 function tryRandomize() asked = asked + 1 return false end";
      const table = tableOf([deck([1, 2, 3, 4, 5], { GUID: "dec001", LuaScript: script })], "", { doubts });
      return [
        table.execute("return getObjectFromGUID('dec001').shuffle()"),
        table.execute("return getObjectFromGUID('dec001').getVar('asked')"),
      ];
    });
    expectSame(yes, [false, 1]);
    expectSame(no, [true, 0]);
  });

  it("a spawned object loads after onObjectSpawn and the callback, or before", () => {
    const [yes, no] = under("loadsAfterSpawnEvent", (doubts) => {
      const table = tableOf(
        [],
        `seen = {}
         function note(what) table.insert(seen, what) end
         function onObjectSpawn(o) note("spawn") end`,
        { doubts: { ...doubts, spawnEventBeforeCallback: true } },
      );
      table.execute(`spawnObjectData({
        data = {Name = "BlockSquare", LuaScript = "function onLoad() Global.call('note', 'load') end"},
        callback_function = function() note("callback") end,
      })`);
      table.seconds(1);
      return table.execute("return table.concat(seen, ' ')");
    });
    expectSame([yes, no], ["spawn callback load", "load spawn callback"]);
  });

  it("a glide goes on when its object is locked, or ends", () => {
    const [yes, no] = under("lockLetsGlide", (doubts) => {
      const table = tableOf([object("BlockSquare", { GUID: "b10c07" })], "", { doubts });
      table.execute("b = getObjectFromGUID('b10c07') b.setPositionSmooth({8, 2, 0})");
      table.frames(5);
      table.execute("b.setLock(true)");
      table.seconds(2);
      return Math.abs(table.object("b10c07").position.x - 8) < 0.01;
    });
    expectSame([yes, no], [true, false]);
  });

  it("the remainder of a locked deck is unlocked, or locked", () => {
    const [yes, no] = under("remainderIsUnlocked", (doubts) => {
      const table = tableOf([deck([1, 2], { GUID: "dec002", Locked: true })], "", { doubts });
      table.execute(
        "d = getObjectFromGUID('dec002') d.takeObject({position = {5, 2, 5}}) rest = d.remainder",
      );
      table.seconds(1);
      return table.execute("return rest.getLock()");
    });
    expectSame([yes, no], [false, true]);
  });
});
