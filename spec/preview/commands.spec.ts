import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { card, deck, object } from "../emulator/tables";
import { pageOf } from "./pages";

const BUTTONS = `
clicked = {}
function hit(player, value, id) clicked[#clicked + 1] = player.color .. value .. (id or "") end
function typed(player, value) clicked[#clicked + 1] = value end
`;

describe("what the page asks for", () => {
  it("reaches an element by its way through the tree", () => {
    const page = pageOf([], BUTTONS, {
      XmlUI: `<Panel><Button id="one" onClick="hit">same</Button><Button id="two" onClick="hit">same</Button></Panel>
        <InputField id="field" onEndEdit="typed"/>`,
    });
    page.tick([{ kind: "click", element: { path: "0.1" }, button: "right" }]);
    page.tick([{ kind: "type", element: { path: "1" }, text: "hello" }]);
    expectSame(page.table.execute("return clicked[1] .. clicked[2]"), "White-2twohello");
  });

  it("reaches the interface and the buttons of an object", () => {
    const page = pageOf([
      object("BlockSquare", {
        GUID: "b10001",
        XmlUI: `<Button onClick="hit">here</Button>`,
        LuaScript: `${BUTTONS}
          function onLoad() self.createButton({click_function = "press", function_owner = self, label = "x"}) end
          function press(_, color, alternate) clicked[#clicked + 1] = color .. tostring(alternate) end`,
      }),
    ]);
    page.quiet();
    page.tick([{ kind: "click", element: { guid: "b10001", path: "0" }, button: "left" }]);
    page.tick([{ kind: "press", guid: "b10001", index: 0, button: "left" }]);
    expectSame(page.table.execute("return clicked[1] .. clicked[2]", "b10001"), "White-1Whitefalse");
    expectSame(page.object("b10001")?.buttons?.[0]?.label, "x");
  });

  it("carries things about", () => {
    const page = pageOf([card(12, { GUID: "ca0001" })]);
    page.quiet();
    page.tick([
      { kind: "pickUp", guid: "ca0001" },
      { kind: "carry", x: 7, z: -2 },
    ]);
    expectSame(page.object("ca0001")?.heldBy, "White");
    page.tick([{ kind: "drop" }]);
    page.quiet();
    const view = expectPresent(page.object("ca0001"));
    expectAbsent(view.heldBy);
    expectSame([view.position.x, view.position.z], [7, -2]);
  });

  it("clicks on things, which picks them up and lets them go, or selects them where they are locked", () => {
    const page = pageOf(
      [card(12, { GUID: "ca0001" }), card(13, { GUID: "ca0002", Locked: true }, 5)],
      `told = ""
      function onObjectDrop(color, object) told = told .. color .. " drops " .. object.guid .. " " end
      function onPlayerAction(player, action, targets)
        if action == Player.Action.Select then told = told .. player.color .. " selects " .. targets[1].guid end
        return true
      end`,
    );
    page.quiet();
    page.tick([{ kind: "clickOn", guid: "ca0001" }]);
    page.tick([{ kind: "clickOn", guid: "ca0002" }]);
    page.quiet();
    expectSame(page.table.execute("return told"), "White drops ca0001 White selects ca0002");
    expectAbsent(expectPresent(page.object("ca0001")).heldBy);
  });

  it("draws the top card of a deck", () => {
    const page = pageOf([deck([1, 2, 3], { GUID: "de0001" })]);
    page.quiet();
    page.tick([{ kind: "draw", guid: "de0001" }, { kind: "carry", x: 9, z: 0 }, { kind: "drop" }]);
    page.quiet();
    expectSame(page.object("de0001")?.count, 2);
  });

  it("throws dice and answers with a face", () => {
    const page = pageOf([object("Die_6", { GUID: "d60001" })]);
    page.quiet();
    page.table.nextFaces([5]);
    page.tick([{ kind: "roll", guid: "d60001" }]);
    page.quiet();
    expectSame(page.object("d60001")?.tooltip?.value, "5");
  });

  it("shows the face under a card, but not to those from whom it is hidden", () => {
    const page = pageOf([card(12, { GUID: "ca0001" })], "function onObjectPeek(o, c) peeked = c end");
    page.quiet();
    page.tick([{ kind: "flip", guid: "ca0001" }]);
    page.quiet();
    expectAbsent(page.object("ca0001")?.card);
    expectSame(page.tick([{ kind: "peek", guid: "ca0001" }]).peeked?.card, 12);
    expectSame(page.table.execute("return peeked"), "White");
    expectAbsent(page.tick().peeked);
    page.table.execute(`getObjectFromGUID("ca0001").setHiddenFrom({"White"})`);
    expectAbsent(page.tick([{ kind: "peek", guid: "ca0001" }]).peeked);
  });

  it("seats another person, and lets them go", () => {
    const page = pageOf([]);
    page.tick([{ kind: "look", colour: "Green" }]);
    expectSame(page.people.viewer().color(), "Green");
    expectTrue(page.table.world.people.some(({ connected, color }) => connected && color === "Green"));
    page.tick([{ kind: "leave", colour: "Green" }]);
    expectSame(page.people.viewer().color(), "Grey");
    expectTrue(!page.table.world.people.some(({ connected, color }) => connected && color === "Green"));
    page.tick([{ kind: "look", colour: "White" }]);
    page.tick([{ kind: "leave", colour: "White" }]);
    expectSame(page.people.viewer().color(), "Grey");
  });

  it("seats anyone who has left a seat there again, as the same person", () => {
    const page = pageOf([]);
    for (const colour of ["White", "Green"]) {
      page.tick([{ kind: "look", colour }]);
      const { steamId } = page.people.viewer().person;
      page.tick([{ kind: "leave", colour }]);
      page.tick([{ kind: "look", colour: colour === "White" ? "Green" : "White" }]);
      page.tick([{ kind: "look", colour }]);
      expectSame(page.people.viewer().color(), colour);
      expectSame(page.people.viewer().person.steamId, steamId);
    }
  });

  it("goes back to a checkpoint, and the page is told everything again", () => {
    const page = pageOf([card(12, { GUID: "ca0001" })]);
    page.quiet();
    page.table.player("White").drags("ca0001").to(8, 8);
    page.quiet();
    const change = page.tick([{ kind: "rewind", seconds: 1000 }]);
    expectTrue(change.anew === true);
    expectSame(page.object("ca0001")?.position.x, 0);
  });
});
