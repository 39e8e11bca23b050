import { attributesOf, buildTree, visitTree, type UiNode } from "../../src/emulator/ui/tree";
import { readXml } from "../../src/emulator/ui/xml";
import { GAMES } from "../../src/games";
import { printOf, type Box, type PrintItem } from "../../src/kit/rules/box";
import { boardXml as facedBoardXml } from "../../src/print/board-face";
import { PLAIN_FACE } from "../support/plain-face";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { isSeenWith } from "../support/plan";

function item(fields: Partial<PrintItem>): PrintItem {
  return { id: "a", kind: "value", x: 0, z: 0, width: 4, depth: 1, text: "", ...fields };
}

function board(...print: PrintItem[]): Box["board"] {
  return { width: 30, depth: 8, print: [() => print] };
}

function boardXml(shown: Box["board"]): string {
  return facedBoardXml(shown, PLAIN_FACE);
}

/** Every element that is drawn, in the order in which they are. */
function drawn(xml: string): UiNode[] {
  const reading = readXml(xml);
  expectSame(reading.kind, "read");
  const [defaults, ...shown] = buildTree(reading.kind === "read" ? reading.elements : []);
  const nodes: UiNode[] = [];
  expectSame(defaults?.tag, "Defaults");
  visitTree(shown, (node) => nodes.push(node));
  return nodes;
}

/** The value of an attribute in force for the element with this id. */
function attribute(xml: string, id: string, name: string): string {
  const element = drawn(xml).find(({ own }) => own["id"] === id);
  return expectPresent(
    attributesOf(expectPresent(element, id))[name.toLowerCase()],
    `no attribute "${name}"`,
  );
}

describe("a board's print", () => {
  it("is on one panel over the whole board that undoes the board's stretching", () => {
    const xml = boardXml(board());
    const width = attribute(xml, "print", "width");
    const depth = attribute(xml, "print", "height");
    expectSame(width, "7500");
    expectSame(depth, "2000");
    // 7500 pixels, shrunk, are 100 pixels: one unit of the block, which is as wide as the board.
    expectSame(attribute(xml, "print", "scale"), "0.013333 0.050000 1");
    // The top of the block is 50 pixels up; 80 is 0.03 of the world above it, for a block 0.1 thick.
    expectSame(attribute(xml, "print", "position"), "0 0 -80.000000");
  });

  it("gives each text its id, its place and letters that fit its box", () => {
    const xml = boardXml(
      board(
        item({ id: "long", x: 2, z: -3, text: "twenty-four letters here" }),
        item({ id: "short", text: "12" }),
      ),
    );
    expectSame(attribute(xml, "long", "offsetXY"), "500 -750");
    expectSame(attribute(xml, "long", "text"), "twenty-four letters here");
    // Two lines of 0.425 each have room for it; one line has room for 0.303.
    expectSame(attribute(xml, "long", "fontSize"), "106");
    expectSame(attribute(xml, "short", "fontSize"), "213");
    expectSame(attribute(xml, "short", "resizeTextForBestFit"), "true");
  });

  it("writes text that means something in XML as text", () => {
    const xml = boardXml(board(item({ id: "odd", text: 'J & Q < "K" >\nA' })));
    expectTrue(xml.includes('text="J &amp; Q &lt; &quot;K&quot; &gt;&#xA;A"'));
    expectSame(attribute(xml, "odd", "text"), 'J & Q < "K" >\nA');
  });

  it("draws every kind of place in another shape, and takes no clicks but on the card of the end", () => {
    const shapes: string[] = [];
    for (const look of ["card", "pile", "enemy", "own", "tray", "area", "space"] as const) {
      const xml = boardXml(board(item({ id: "place", kind: "frame", width: 2, depth: 3, look })));
      expectSame(attribute(xml, "place", "width"), "500");
      expectSame(attribute(xml, "place", "height"), "750");
      const within = drawn(xml)
        .filter(({ parent }) => parent?.own["id"] === "place")
        .map((each) => attributesOf(each));
      // Without its colours, only a card's place and an area look alike, and an area has other places in it.
      const shape = within
        .map(({ width, height, offsetxy = "" }) => `${width} ${height} ${offsetxy}`)
        .join(", ");
      if (look !== "area") expectTrue(!shapes.includes(shape), `${look}: ${shape}`);
      shapes.push(shape);
    }
    const elements = drawn(
      boardXml(
        board(
          item({ id: "slot", kind: "frame", width: 2, depth: 3, look: "pile", sign: "skull" }),
          item({ id: "bar", kind: "bar" }),
          item({ id: "name" }),
        ),
      ),
    );
    expectTrue(elements.length > 10, "the sign is missing");
    const buttons = elements.filter(({ tag }) => tag === "Button");
    expectSame(buttons, []);
    for (const element of elements) expectSame(attributesOf(element)["raycasttarget"], "false");
  });

  it("draws a bar as a framed red panel without letters, under what is printed over it", () => {
    const xml = boardXml(
      board(
        item({ id: "tagged-bar", kind: "bar", x: 1, z: 2, width: 2, depth: 0.5, text: "never read" }),
        item({ id: "tagged", kind: "caption", x: 1, z: 2, width: 2, depth: 0.5, text: "TAGGED" }),
      ),
    );
    expectSame(attribute(xml, "tagged-bar", "offsetXY"), "250 500");
    expectSame(attribute(xml, "tagged-bar", "width"), "500");
    expectSame(attribute(xml, "tagged-bar", "height"), "125");
    const [red, green, blue] = [1, 3, 5].map((at) =>
      expectPresent(tonumber(attribute(xml, "tagged-bar", "color").substring(at, at + 2), 16)),
    );
    expectSame(attribute(xml, "tagged-bar", "color").length, 7, "a bar can be seen through");
    expectTrue((red ?? 0) > 2 * Math.max(green ?? 0, blue ?? 0), "a bar is not red");
    expectTrue(!xml.includes("never read"));
    const order = [xml.split('id="tagged-bar"')[0] ?? "", xml.split('id="tagged"')[0] ?? ""];
    expectTrue((order[0] ?? "").length < (order[1] ?? "").length, "the bar hides its text");
  });

  it("keeps letters readable from the seat when the box allows it", () => {
    const xml = boardXml(board(item({ id: "title", kind: "title", width: 10, depth: 1.5, text: "Offsuit" })));
    const size = expectPresent(tonumber(attribute(xml, "title", "fontSize")));
    expectTrue(size / 250 >= 1.1, "a title is at least 1.1 units high");
  });
});

describe("the boards of the games", () => {
  for (const game of GAMES) {
    const { board } = game.visit(({ box }) => box);
    const texts = printOf(board).filter(({ kind }) => kind !== "frame" && kind !== "bar");

    it(`${game.id}: print stays on the board`, () => {
      for (const { id, x, z, width, depth } of printOf(board)) {
        expectTrue(Math.abs(x) + width / 2 <= board.width / 2, `${id} reaches over a side`);
        expectTrue(Math.abs(z) + depth / 2 <= board.depth / 2, `${id} reaches over an end`);
      }
    });

    it(`${game.id}: no text is printed over another`, () => {
      for (const one of texts) {
        for (const other of texts) {
          if (one.id === other.id || !isSeenWith(one, other)) continue;
          const apartX = Math.abs(one.x - other.x) - (one.width + other.width) / 2;
          const apartZ = Math.abs(one.z - other.z) - (one.depth + other.depth) / 2;
          expectTrue(apartX > -0.001 || apartZ > -0.001, `${one.id} is printed over ${other.id}`);
        }
      }
    });

    it(`${game.id}: every item has an id of its own`, () => {
      const taken: Record<string, boolean> = {};
      for (const { id } of printOf(board)) {
        expectTrue(taken[id] !== true, `two items are called ${id}`);
        taken[id] = true;
      }
    });
  }
});
