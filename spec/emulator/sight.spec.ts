import { everyText, openTable } from "../../src/emulator";
import type { EmulatedTable, SeenObject } from "../../src/emulator";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { card, deck, object, saveOf, tableOf, zone } from "./tables";

function seen(table: EmulatedTable, color: string, guid: string): SeenObject | undefined {
  return table.sight(color).objects.find((candidate) => candidate.guid === guid);
}

function reads(table: EmulatedTable, color: string, text: string): boolean {
  return everyText(table.sight(color)).some((line) => line.includes(text));
}

describe("what somebody sees", () => {
  it("of a card is its face or its back, and its name only with the face", () => {
    const table = tableOf([card(12, { GUID: "ca0071", Nickname: "Joker" })]);
    expectSame(expectPresent(seen(table, "Red", "ca0071")).card, 12);
    expectTrue(reads(table, "Red", "Joker"));
    table.player("White").flips("ca0071");
    table.settles();
    const back = expectPresent(seen(table, "Red", "ca0071"));
    expectSame(back.shows, "back");
    expectSame(back.card, undefined);
    expectTrue(!reads(table, "Red", "Joker"));
  });

  it("of a hand is the owner's alone, and the game master's, and a team mate's", () => {
    const table = tableOf([card(12, { GUID: "ca0072", Nickname: "Joker" })]);
    table.player("White").drags("ca0072").toHand();
    table.settles();
    const shows = (color: string): string => expectPresent(seen(table, color, "ca0072")).shows;
    expectSame(shows("White"), "face");
    expectSame(shows("Red"), "back");
    expectSame(shows("Grey"), "back");
    expectSame(shows("Black"), "face");
    expectTrue(!reads(table, "Red", "Joker"));
    table.player("White").joinsTeam("Hearts");
    table.player("Red").joinsTeam("Hearts");
    expectSame(shows("Red"), "face");
    table.execute("Hands.hiding = 3");
    expectSame(shows("Grey"), "face");
  });

  it("of something hidden is a back, of something invisible nothing", () => {
    const table = tableOf([card(12, { GUID: "ca0073", Nickname: "Joker" })]);
    table.execute(`o = getObjectFromGUID("ca0073") o.setHiddenFrom({"Red", "Grey"})`);
    expectSame(seen(table, "Red", "ca0073")?.shows, "back");
    expectSame(seen(table, "White", "ca0073")?.shows, "face");
    table.execute(`o.setHiddenFrom({}) o.setInvisibleTo({"Red"})`);
    expectSame(seen(table, "Red", "ca0073"), undefined);
    expectSame(seen(table, "Grey", "ca0073")?.shows, "face");
    table.execute(`o.setInvisibleTo({}) o.attachHider("h", true) o.attachInvisibleHider("i", true, {"Red"})`);
    expectSame(seen(table, "White", "ca0073")?.shows, "back");
    expectSame(seen(table, "Red", "ca0073"), undefined);
    table.execute(`o.attachHider("h", false) o.attachInvisibleHider("i", false)`);
    expectSame(seen(table, "Red", "ca0073")?.shows, "face");
  });

  it("of a hidden zone is its owner's", () => {
    const table = tableOf([
      zone("FogOfWarTrigger", 0, 0, 6, { FogColor: "Red" }),
      object("BlockSquare", { GUID: "b10e01", Nickname: "thing" }),
    ]);
    expectTrue(seen(table, "Red", "b10e01") !== undefined);
    expectSame(seen(table, "White", "b10e01"), undefined);
    expectTrue(seen(table, "Black", "b10e01") !== undefined);
  });

  it("of a deck is its own name, and the top card only face up", () => {
    const table = tableOf([deck([1, 2, 3], { GUID: "dec201", Nickname: "Draw pile" })]);
    expectSame(seen(table, "Red", "dec201")?.card, undefined);
    expectTrue(reads(table, "Red", "Draw pile"));
    table.execute(`local o = getObjectFromGUID("dec201") o.setLock(true) o.setRotation({0, 180, 0})`);
    expectSame(seen(table, "Red", "dec201")?.card, 3);
    table.execute(`top = getObjectFromGUID("dec201").takeObject({position = {5, 2, 0}})`);
    table.settles();
    expectSame(table.execute("return top.getName()"), "card 3");
  });

  it("of labels and panels is what is meant for them", () => {
    const table = openTable(
      saveOf(
        [
          object("BlockSquare", { GUID: "b10e02", XmlUI: '<Text visibility="Red">for red</Text>' }),
          object("3DText", { Text: { Text: "sign" } }, 5, 0),
        ],
        `function onLoad() getObjectFromGUID("b10e02").createButton({click_function = "f", label = "press"}) end function f() end`,
        {
          XmlUI:
            '<Panel><Text visibility="Host">for the host</Text><Text>for all</Text><Text active="false">off</Text></Panel>',
        },
      ),
      { players: [{ color: "White" }, { color: "Red" }] },
    );
    for (const color of ["White", "Red", "Grey"])
      for (const text of ["sign", "press", "for all"])
        expectTrue(reads(table, color, text), `${color} ${text}`);
    expectTrue(reads(table, "White", "for the host") && !reads(table, "Red", "for the host"));
    expectTrue(reads(table, "Red", "for red") && !reads(table, "White", "for red"));
    expectTrue(!reads(table, "White", "off"));
  });

  it("under a card when peeking, but not what is hidden", () => {
    const table = tableOf([card(12, { GUID: "ca0074" })], "function onObjectPeek(o, c) peeked = c end");
    table.player("White").flips("ca0074");
    table.settles();
    expectSame(table.player("Red").peeks("ca0074"), 12);
    expectSame(table.execute("return peeked"), "Red");
    table.execute(`getObjectFromGUID("ca0074").setHiddenFrom({"Red"})`);
    expectSame(table.player("Red").peeks("ca0074"), undefined);
  });
});

describe("what only some may read", () => {
  it("are private tabs of the notebook and GM notes", () => {
    const table = tableOf([object("BlockSquare", { GMNotes: "for the master" })]);
    table.execute(
      `Notes.addNotebookTab({title = "all", body = "open"}) Notes.addNotebookTab({title = "mine", body = "private", color = "Red"})`,
    );
    expectTrue(
      reads(table, "Red", "private") && !reads(table, "White", "private") && !reads(table, "Grey", "private"),
    );
    expectTrue(reads(table, "White", "open"));
    expectTrue(reads(table, "Black", "for the master") && !reads(table, "White", "for the master"));
  });
});
