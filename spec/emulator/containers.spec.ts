import { expectAbsent, expectNear, expectSame, expectTrue } from "../support/expect";
import { card, deck, hand, listOf, object, tableOf } from "./tables";

describe("decks", () => {
  it("list their cards from 0 and give the top card of a face-down deck first", () => {
    const table = tableOf([deck([7, 8, 9], { GUID: "dec001" })]);
    expectSame(
      table.execute(
        `d = getObjectFromGUID("dec001") local rows = d.getObjects() return rows[1].index .. rows[1].nickname .. #rows .. d.getQuantity()`,
      ),
      "0card 733",
    );
    table.execute(`taken = d.takeObject({position = {5, 2, 0}})`);
    expectSame(table.execute("return taken.spawning"), true);
    table.settles();
    expectSame(table.execute("return taken.getName() .. d.getQuantity()"), "card 72");
    expectSame(table.execute("return taken.is_face_down"), true);
    expectNear(table.object("card 7").position.x, 5, 1e-9);
  });

  it("give by guid, by index, from the bottom, flipped, at once", () => {
    const table = tableOf([deck([1, 2, 3, 4, 5, 6], { GUID: "dec002" })]);
    table.execute(`d = getObjectFromGUID("dec002")
      local rows = d.getObjects()
      a = d.takeObject({guid = rows[3].guid, position = {4, 2, 0}, smooth = false})
      b = d.takeObject({index = 1, position = {8, 2, 0}, smooth = false})
      c = d.takeObject({top = false, flip = true, position = {12, 2, 0}, smooth = false})
      at = a.getPosition().x`);
    expectSame(table.execute("return at"), 4);
    table.settles();
    expectSame(
      table.execute("return a.getName() .. b.getName() .. c.getName() .. tostring(c.is_face_down)"),
      "card 3card 2card 6false",
    );
    expectSame(table.execute(`return (pcall(function() return d.takeObject({guid = "nobody"}) end))`), false);
    expectSame(
      table.execute(`return (pcall(function() return d.takeObject({guid = "x", index = 1}) end))`),
      false,
    );
  });

  it("of two leave a remainder in their place, and are gone", () => {
    const table = tableOf([deck([1, 2], { GUID: "dec003" }, 3, 4)]);
    table.execute(`d = getObjectFromGUID("dec003") local rows = d.getObjects() guid = rows[2].guid
      d.takeObject({position = {8, 2, 0}}) last = d.remainder`);
    expectSame(table.execute("return d.isDestroyed() and not last.isDestroyed()"), true);
    table.settles();
    expectSame(table.execute("return last.getGUID() == guid and last.getName()"), "card 2");
    const piece = table.object("card 2");
    expectSame(piece.type, "Card");
    expectNear(piece.position.x, 3, 1e-9);
    expectAbsent(table.find("dec003"));
  });

  it("tell of what leaves and enters", () => {
    const table = tableOf(
      [deck([1, 2, 3], { GUID: "dec004" }), card(9, { GUID: "ca0009" }, 8, 0)],
      `log = {}
       function onObjectLeaveContainer(c, o) log[#log + 1] = "-" .. o.getName() end
       function onObjectEnterContainer(c, o) log[#log + 1] = "+" .. o.getName() end
       function onObjectDestroy(o) log[#log + 1] = "x" .. o.getName() end`,
    );
    table.execute(
      `d = getObjectFromGUID("dec004") d.takeObject({position = {5, 2, 5}}) d.putObject(getObjectFromGUID("ca0009"))`,
    );
    table.settles();
    expectSame(listOf(table, "log"), "-card 1 +card 9 xcard 9");
    expectSame(table.object("dec004").state.DeckIDs, [2, 3, 9]);
  });

  it("take what is put above them on top and what is put below at the bottom", () => {
    const table = tableOf([
      deck([1, 2, 3], { GUID: "dec005" }),
      card(9, { GUID: "ca0010", Locked: true }, 8, 0),
      card(10, { GUID: "ca0011" }, 12, 0),
    ]);
    table.execute(`d = getObjectFromGUID("dec005") local a = getObjectFromGUID("ca0010") a.setPosition({8, 6, 0}) d.putObject(a)
      d.putObject(getObjectFromGUID("ca0011"))`);
    table.settles();
    expectSame(table.object("dec005").state.DeckIDs, [9, 1, 2, 3, 10]);
  });

  it("form out of two cards under a new GUID, unless a script refuses", () => {
    const script = "allow = true function tryObjectEnterContainer(c, o) return allow end";
    const cards = [card(1, { GUID: "ca0021" }, 0, 0), card(2, { GUID: "ca0022" }, 4, 0)];
    const table = tableOf(cards, script);
    table.execute(`made = getObjectFromGUID("ca0021").putObject(getObjectFromGUID("ca0022"))`);
    table.settles();
    expectSame(table.execute("return made.type .. made.getQuantity()"), "Deck2");
    expectTrue(table.execute("return made.getGUID()") !== "ca0021");
    const refusing = tableOf(cards, script);
    refusing.execute(
      `allow = false made = getObjectFromGUID("ca0021").putObject(getObjectFromGUID("ca0022"))`,
    );
    refusing.settles();
    expectSame(refusing.execute("return made"), undefined);
    expectSame(refusing.object("ca0021").type, "Card");
  });

  it("form when a player drops a card on another, facing the same way", () => {
    const cards = [card(1, { GUID: "ca0031" }, 0, 0), card(2, { GUID: "ca0032" }, 6, 0)];
    const table = tableOf(cards);
    table.player("White").drags("ca0032").onto("ca0031");
    table.settles();
    const [made] = table.objects().filter(({ type }) => type === "Deck");
    expectSame(made?.state.DeckIDs, [1, 2]);
    const other = tableOf(cards);
    other.player("White").flips("ca0032");
    other.settles();
    other.player("White").drags("ca0032").onto("ca0031");
    other.settles();
    expectSame(other.objects().filter(({ type }) => type === "Deck").length, 0);
    const vetoed = tableOf(cards, "function tryObjectEnterContainer() return false end");
    vetoed.player("White").drags("ca0032").onto("ca0031");
    vetoed.settles();
    expectSame(vetoed.objects().filter(({ type }) => type === "Card").length, 2);
  });

  it("do not form with locked cards or beside each other", () => {
    const table = tableOf([
      card(1, { GUID: "ca0041", Locked: true }, 0, 0),
      card(2, { GUID: "ca0042" }, 6, 0),
      card(3, { GUID: "ca0043" }, 9, 0),
    ]);
    table.execute(
      `getObjectFromGUID("ca0042").setPosition({0, 2, 0}) getObjectFromGUID("ca0043").setPosition({1.9, 2, 0})`,
    );
    table.settles();
    expectSame(table.objects().filter(({ type }) => type === "Card").length, 3);
  });

  it("shuffle at once, ids and cards alike, and nothing is lost", () => {
    const ids: number[] = [];
    for (let id = 0; id < 52; id++) ids.push(id);
    const table = tableOf([deck(ids, { GUID: "dec006" })], "function onObjectRandomize(o, c) by = c end");
    table.execute(`getObjectFromGUID("dec006").shuffle()`);
    const { DeckIDs = [], ContainedObjects = [] } = table.object("dec006").state;
    expectTrue(DeckIDs.join() !== ids.join());
    expectSame(
      [...DeckIDs].sort((a, b) => a - b),
      ids,
    );
    expectSame(
      ContainedObjects.map(({ CardID }) => CardID),
      DeckIDs,
    );
    table.player("White").rolls("dec006");
    expectSame(table.execute("return by"), "White");
  });

  it("are cut, split and spread", () => {
    const table = tableOf([deck([1, 2, 3, 4, 5, 6, 7], { GUID: "dec007" })]);
    table.execute(`piles = getObjectFromGUID("dec007").cut(3)`);
    table.settles();
    expectSame(table.execute("return piles[1].getQuantity() .. piles[2].getQuantity()"), "34");
    table.execute(`piles = piles[2].split(2)`);
    table.settles();
    expectSame(table.execute("return piles[1].getQuantity() .. piles[2].getQuantity()"), "22");
    table.execute(`cards = piles[1].spread(3)`);
    table.settles();
    expectSame(table.execute("return #cards"), 2);
    expectSame(table.objects().filter(({ type }) => type === "Card").length, 2);
  });

  it("deal into hands, which hold the cards", () => {
    const table = tableOf([deck([1, 2, 3, 4, 5, 6, 7], { GUID: "dec008" })]);
    table.execute(`getObjectFromGUID("dec008").deal(2)`);
    expectSame(table.execute("return #Player.White.getHandObjects()"), 0);
    table.settles();
    expectSame(table.execute("return #Player.White.getHandObjects() .. #Player.Red.getHandObjects()"), "22");
    expectSame(table.execute("return Player.White.getHandObjects()[1].is_face_down"), false);
    expectSame(table.execute(`return getObjectFromGUID("dec008").getQuantity()`), 3);
  });

  it("of the built-in cards spawn with 52 of them, shuffled", () => {
    const table = tableOf([]);
    table.execute(`spawnObject({type = "Deck", position = {0, 3, 0}})`);
    table.settles();
    const [made] = table.objects().filter(({ type }) => type === "Deck");
    expectSame(made?.state.DeckIDs?.length, 52);
    expectTrue(made?.state.DeckIDs?.[0] !== 0 || made.state.DeckIDs[1] !== 1);
  });

  it("recall their cards with reset", () => {
    const table = tableOf([deck([1, 2, 3, 4], { GUID: "dec009" })]);
    table.execute(
      `d = getObjectFromGUID("dec009") d.takeObject({position = {6, 2, 0}}) d.takeObject({position = {9, 2, 0}})`,
    );
    table.settles();
    table.execute("d.reset()");
    table.settles();
    expectSame(table.execute("return d.getQuantity()"), 4);
  });
});

describe("bags and stacks", () => {
  it("take what is dropped on them and give it back with its state", () => {
    const table = tableOf(
      [
        object("Bag", { GUID: "ba0001", Nickname: "bag" }, 0, 0),
        object(
          "BlockSquare",
          {
            GUID: "b10c51",
            Nickname: "block",
            LuaScript: "function onSave() return 'kept' end function onLoad(s) got = s end",
          },
          6,
          0,
        ),
      ],
      "",
    );
    table.player("White").drags("block").onto("bag");
    table.settles();
    expectAbsent(table.find("block"));
    expectSame(table.execute(`return #getObjectFromGUID("ba0001").getObjects()`), 1);
    table.execute(`getObjectFromGUID("ba0001").takeObject({position = {6, 2, 0}})`);
    table.settles();
    expectSame(table.object("block").guid, "b10c51");
    expectSame(table.execute("return got", "block"), "kept");
  });

  it("raise when they are empty", () => {
    const table = tableOf([object("Bag", { GUID: "ba0002" })]);
    expectSame(
      table.execute(`return (pcall(function() getObjectFromGUID("ba0002").takeObject({}) end))`),
      false,
    );
  });

  it("without end give copies with new GUIDs", () => {
    const table = tableOf([
      object("Infinite_Bag", {
        GUID: "ba0003",
        ContainedObjects: [object("BlockSquare", { GUID: "b10c52" })],
      }),
    ]);
    table.execute(
      `b = getObjectFromGUID("ba0003") b.takeObject({position = {4, 2, 0}}) b.takeObject({position = {8, 2, 0}})`,
    );
    table.settles();
    const guids = table
      .objects()
      .filter(({ type }) => type === "Block")
      .map(({ guid }) => guid);
    expectSame(guids.length, 2);
    expectTrue(guids[0] !== guids[1]);
  });

  it("of chips form, count and dissolve", () => {
    const table = tableOf([
      object("ChipStack", { GUID: "c41b01", MeshIndex: 10, Number: 2 }, 0, 0),
      object("Chip_10", { GUID: "c41b02" }, 6, 0),
    ]);
    table.player("White").drags("c41b02").onto("c41b01");
    table.settles();
    expectSame(table.execute(`return getObjectFromGUID("c41b01").getQuantity()`), 3);
    table.execute(
      `s = getObjectFromGUID("c41b01") s.takeObject({position = {4, 2, 0}}) s.takeObject({position = {7, 2, 0}})`,
    );
    table.settles();
    expectSame(table.objects().filter(({ type }) => type === "Chip").length, 3);
  });

  it("of chips have what their stack is called, and take up nothing while they are locked", () => {
    const table = tableOf([
      object("ChipStack", { GUID: "c41b03", MeshIndex: 50, Number: 5, Memo: "m", Locked: true }, 0, 0),
      object("Chip_50", { GUID: "c41b04" }, 6, 0),
      object("Chip_10", { GUID: "c41b05" }, 9, 0),
    ]);
    const white = table.player("White");
    white.drags("c41b04").onto("c41b03");
    table.settles();
    expectSame(table.object("c41b03").state.Number, 5);
    table.execute(`s = getObjectFromGUID("c41b03") s.locked = false s.takeObject({position = {3, 2, 0}})`);
    table.settles();
    const [taken] = table.objects().filter(({ state }) => state.Name === "Chip_50" && state.Memo === "m");
    expectTrue(taken !== undefined, "the chip is not what its stack was");
    expectSame(table.object("c41b03").state.Number, 4);
    // Chips of another worth make no stack with these.
    white.drags("c41b05").onto("c41b03");
    table.settles();
    expectSame(table.object("c41b03").state.Number, 4);
  });
});

describe("hands", () => {
  it("hold cards that are dropped there, side by side and facing the owner", () => {
    const table = tableOf([
      card(1, { Nickname: "a" }),
      card(2, { Nickname: "b" }, 4, 0),
      object("BlockSquare", { Nickname: "block" }, 8, 0),
    ]);
    const white = table.player("White");
    white.drags("a").toHand();
    white.drags("b").toHand();
    white.drags("block").toHand();
    table.settles();
    expectSame(white.hand().length, 2);
    expectSame(table.execute("return #Player.White.getHandObjects()"), 2);
    const [left, right] = white.hand();
    expectTrue((left?.position.x ?? 0) < (right?.position.x ?? 0));
    expectNear(left?.rotation.y ?? 0, 180, 1e-6);
  });

  it("let go of cards that are moved out, and pull back what is moved inside", () => {
    const table = tableOf([card(1, { GUID: "ca0051" })]);
    table.player("White").drags("ca0051").toHand();
    table.settles();
    table.execute(`getObjectFromGUID("ca0051").setPositionSmooth({0, 2, 0})`);
    table.settles();
    expectSame(table.player("White").hand().length, 0);
    expectNear(table.object("ca0051").position.y, 1.03, 0.01);
  });

  it("hold nothing while they are switched off or the card may not", () => {
    const table = tableOf([card(1, { GUID: "ca0052", Hands: false })]);
    table.player("White").drags("ca0052").toHand();
    table.frames(3);
    expectSame(table.player("White").hand().length, 0);
    table.execute(`getObjectFromGUID("ca0052").use_hands = true`);
    table.settles();
    expectSame(table.player("White").hand().length, 1);
  });

  it("take up what is let loose in them, and let go of what is locked or meant for no hand any more", () => {
    const table = tableOf([card(1, { GUID: "ca0053", Locked: true })]);
    const held = (): number => table.player("White").hand().length;
    table.execute(
      `c = getObjectFromGUID("ca0053") c.setPositionSmooth(Player.White.getHandTransform().position, false, false)`,
    );
    table.settles();
    expectSame(held(), 0);
    table.execute("c.locked = false");
    table.settles();
    expectSame(held(), 1);
    expectSame(table.execute("return c.is_face_down"), false);
    table.execute("c.locked = true");
    table.frames(3);
    expectSame(held(), 0);
    table.execute("c.locked = false");
    table.settles();
    expectSame(held(), 1);
    table.execute("c.use_hands = false");
    table.frames(3);
    expectSame(held(), 0);
  });

  it("tell where they are", () => {
    const table = tableOf([hand("Pink", 0)]);
    expectSame(
      table.execute(
        `local t = Player.White.getHandTransform() return string.format("%.1f %.1f %.0f", t.position.x, t.scale.x, t.forward.z) .. Player.White.getHandCount() .. tostring(Player.Teal.getHandTransform())`,
      ),
      "15.2 11.8 11nil",
    );
  });
});
