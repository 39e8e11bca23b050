import { writeJson } from "../../src/emulator";
import { TURNS } from "../../src/preview/emulation/object-watch";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { card, deck, object } from "../emulator/tables";
import { pageOf } from "./pages";

describe("what the page is told", () => {
  it("is everything at first, and then only what has changed", () => {
    const page = pageOf([card(12, { GUID: "ca0001" }), object("Die_6", { GUID: "d60001" }, 4)]);
    const first = page.tick();
    expectTrue(first.anew === true);
    expectPresent(first.table);
    expectSame(expectPresent(page.object("ca0001")).card, 12);
    expectSame(expectPresent(page.object("d60001")).faces?.length, 6);
    page.quiet();
    const second = page.tick();
    expectSame(second.objects, undefined);
    expectSame(second.moves, undefined);
    expectSame(second.table, undefined);
    expectSame(second.screen, undefined);
  });

  it("of something that only moves is its place and its turn", () => {
    const page = pageOf([card(12, { GUID: "ca0001" })]);
    page.quiet();
    page.table.execute(`getObjectFromGUID("ca0001").setPositionSmooth({5, 2, 3})`);
    const change = page.tick();
    expectSame(change.objects, undefined);
    expectSame(change.moves?.length, 1);
    page.quiet();
    const { position } = expectPresent(page.object("ca0001"));
    expectSame([position.x, position.z], [5, 3]);
  });

  it("of a change of looks comes within a round of ticks", () => {
    const page = pageOf([card(12, { GUID: "ca0001" })]);
    page.quiet();
    page.table.execute(`getObjectFromGUID("ca0001").setName("Queen of nothing")`);
    for (let ticks = 0; ticks < TURNS; ticks++) page.tick();
    expectSame(page.object("ca0001")?.tooltip?.name, "Queen of nothing");
  });

  it("of something that is gone is that it is gone", () => {
    const page = pageOf([card(12, { GUID: "ca0001" })]);
    page.quiet();
    page.tick([{ kind: "delete", guid: "ca0001" }], 2);
    expectAbsent(page.object("ca0001"));
  });

  it("is never a card's number or name while only its back is seen", () => {
    const page = pageOf([
      card(12, { GUID: "ca0001", Nickname: "Joker" }),
      deck([1, 2, 3], { GUID: "de0001" }, 6),
    ]);
    page.tick([{ kind: "flip", guid: "ca0001" }]);
    page.quiet();
    const view = expectPresent(page.object("ca0001"));
    expectSame(view.shows, "back");
    expectAbsent(view.card);
    expectTrue(!writeJson(view).includes("Joker"));
    const pile = expectPresent(page.object("de0001"));
    expectSame(pile.count, 3);
    expectAbsent(pile.card);
    // Neither the cards in the deck nor their order: two decks of other cards look the same.
    const other = pageOf([deck([9, 8, 7], { GUID: "de0001" }, 6)]);
    other.tick();
    expectSame(writeJson(other.object("de0001")), writeJson(pile));
  });

  it("of a hand is the face to its owner and the back to the others", () => {
    const page = pageOf([card(12, { GUID: "ca0001", Nickname: "Joker" })]);
    page.table.player("White").drags("ca0001").toHand();
    page.quiet();
    expectSame(page.object("ca0001")?.card, 12);
    for (const colour of ["Red", "Grey", "Blue"]) {
      const change = page.tick([{ kind: "look", colour }]);
      expectTrue(change.anew === true);
      expectSame(change.viewer, colour);
      const view = expectPresent(page.object("ca0001"));
      expectSame(view.shows, "back");
      expectAbsent(view.card);
      expectTrue(!writeJson(change).includes("Joker"));
    }
    page.tick([{ kind: "look", colour: "White" }]);
    expectSame(page.object("ca0001")?.card, 12);
  });

  it("of what is invisible is nothing", () => {
    const page = pageOf([card(12, { GUID: "ca0001" })]);
    page.quiet();
    page.table.execute(`getObjectFromGUID("ca0001").setInvisibleTo({"White"})`);
    page.tick([{ kind: "look", colour: "White" }]);
    expectAbsent(page.object("ca0001"));
    page.tick([{ kind: "look", colour: "Red" }]);
    expectPresent(page.object("ca0001"));
  });

  it("of the screen is the viewer's own part, whole, whenever it has changed", () => {
    const page = pageOf([], "", {
      XmlUI: `<Defaults><Text fontSize="22"/></Defaults><Text id="a" visibility="White">mine</Text><Text visibility="Red">theirs</Text>`,
    });
    const { elements } = expectPresent(page.tick().screen);
    expectSame(
      elements.map(({ path, tag, text, attributes }) => [path, tag, text, attributes["fontsize"]]),
      [["1", "text", "mine", "22"]],
    );
    page.quiet();
    page.table.execute(`UI.setAttribute("a", "text", "new")`);
    page.table.frames(1);
    expectSame(page.tick().screen?.elements[0]?.text, "new");
  });

  it("of the notebook is what is open to the viewer, in its order", () => {
    const page = pageOf([], "", {
      TabStates: {
        "0": { title: "Rules", body: "r" },
        "1": { title: "White's", body: "w", color: "White" },
        "2": { title: "Red's", body: "x", color: "Red" },
      },
    });
    const titles = (colour: string): string[] => {
      const { table } = page.tick([{ kind: "look", colour }]);
      return (table?.notebook ?? []).map(({ title }) => title);
    };
    expectSame(titles("White"), ["Rules", "White's"]);
    expectSame(titles("Red"), ["Rules", "Red's"]);
  });

  it("of chat is what reached the viewer, each line once, and all of it again for other eyes", () => {
    const page = pageOf([]);
    page.quiet();
    page.table.execute(`printToColor("psst", "White", {1, 1, 1})`);
    const { chat = [] } = page.tick();
    expectSame(
      chat.map(({ text }) => text),
      ["psst"],
    );
    expectSame(page.tick().chat, undefined);
    expectTrue(!writeJson(page.tick([{ kind: "look", colour: "Red" }])).includes("psst"));
    expectTrue(writeJson(page.tick([{ kind: "look", colour: "White" }])).includes("psst"));
  });

  it("of an open window comes when it opens and when it closes", () => {
    const page = pageOf([]);
    page.quiet();
    page.table.execute(`Player.White.showConfirmDialog("Sure?", function() answered = true end)`);
    let change = page.tick();
    for (let ticks = 0; ticks < TURNS && change.dialog === undefined; ticks++) change = page.tick();
    expectSame(change.dialog?.open?.description, "Sure?");
    change = page.tick([{ kind: "answer" }]);
    expectSame(change.dialog, {});
    expectSame(page.table.execute("return answered"), true);
  });
});
