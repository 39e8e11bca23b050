import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Vector3 } from "three";
import {
  readAlignment,
  readLength,
  readNumbers,
  readPadding,
} from "../../src/preview/page/interface/attributes";
import { multiply, readColour, readColourBlock, toCss } from "../../src/preview/page/interface/colours";
import { layOut, type Box } from "../../src/preview/page/interface/layout";
import { letteringOf, shownText, textPadding } from "../../src/preview/page/interface/layout/letters";
import type { Rectangle } from "../../src/preview/page/interface/layout/rectangle";
import { plainText, readRichText } from "../../src/preview/page/interface/rich-text";
import { breakLines, measureWith } from "../../src/preview/page/interface/text-lines";
import { drawingsOf, type Drawing } from "../../src/preview/page/interface/surface/drawings";
import type { ElementView } from "../../src/preview/protocol";
import { inLanguage } from "../../scripts/build/translations";
import { LANGUAGES } from "../../src/kit/words/language";
import { fill } from "../../src/kit/words/words";
import { GAMES } from "../../src/games";
import { english } from "../support/english";
import { levelLabels } from "../support/levels";
import { text } from "../../src/table/languages/table-texts";
import { say } from "../../src/table/languages/sentences";
import {
  choiceAreas,
  END,
  choicesPlace,
  groupAreas,
  groupsPlace,
  PANEL,
  PANEL_FROM_EDGE,
  roomFor,
} from "../../src/table/panel/layout";
import { panelsXml } from "../../src/table/panel/markup";
import { CURVE_BARS } from "../../src/kit/advice/review-figures";
import { ROOM, type Entry } from "../../src/table/panel/view";

/** Every letter is half a font size wide, a bold one a little more. */
const measure = measureWith((piece, fontSize, bold) => piece.length * fontSize * (bold ? 0.55 : 0.5));

const SCREEN = { width: 1920, height: 1080 };

/** An element with attributes as they arrive: names in lower case, values as texts. */
function element(
  tag: string,
  attributes: Record<string, string> = {},
  ...children: ElementView[]
): ElementView {
  const lowered: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) lowered[name.toLowerCase()] = value;
  const text = attributes["text"];
  return {
    path: "0",
    tag: tag.toLowerCase(),
    attributes: lowered,
    ...(text === undefined ? {} : { text }),
    ...(children.length === 0 ? {} : { children }),
  };
}

/** The only box of an interface of one element. */
function only(view: ElementView, size = SCREEN): Box {
  const [box] = layOut([view], size, measure);
  assert.ok(box !== undefined);
  return box;
}

/** Left, top, width and height of a box, rounded to a hundredth. */
function place({ left, top, width, height }: Box): number[] {
  return [left, top, width, height].map((value) => Math.round(value * 100) / 100);
}

function places(boxes: readonly Box[]): number[][] {
  return boxes.map(place);
}

/** The elements of an XML text without text between its tags, as the panel's is. */
function readElements(xml: string): ElementView[] {
  const root: ElementView = { path: "", tag: "", attributes: {}, children: [] };
  const open = [root];
  for (const [, slash, tag = "", rest = "", closed] of xml.matchAll(
    /<(\/?)(\w+)((?:\s+\w+="[^"]*")*)\s*(\/?)>/g,
  )) {
    if (slash === "/") {
      open.pop();
      continue;
    }
    const attributes: Record<string, string> = {};
    for (const [, name = "", value = ""] of rest.matchAll(/(\w+)="([^"]*)"/g)) attributes[name] = value;
    const parent = open.at(-1) ?? root;
    const view = element(tag, attributes);
    view.path = `${parent.path}.${parent.children?.length ?? 0}`;
    (parent.children ??= []).push(view);
    if (closed === "") open.push(view);
  }
  return root.children ?? [];
}

describe("readers of attributes", () => {
  it("read numbers, lengths, padding and alignments", () => {
    assert.deepEqual(readNumbers(" 1, -2.5 (3) x "), [1, -2.5, 3]);
    assert.equal(readLength("50%", 300), 150);
    assert.equal(readLength("120px", 300), 120);
    assert.equal(readLength("auto", 300), undefined);
    assert.deepEqual(readPadding("1 2 3 4"), { left: 1, right: 2, top: 3, bottom: 4 });
    assert.deepEqual(readPadding("5"), { left: 5, right: 5, top: 5, bottom: 5 });
    assert.deepEqual(readAlignment("upperRIGHT"), { x: 1, y: 0 });
    assert.deepEqual(readAlignment("somewhere"), { x: 0.5, y: 0.5 });
  });

  it("read colours by name, code and parts", () => {
    assert.deepEqual(readColour("#F00"), { r: 1, g: 0, b: 0, a: 1 });
    assert.deepEqual(readColour("#00ff0000"), { r: 0, g: 1, b: 0, a: 0 });
    assert.deepEqual(readColour("rgba(1, 0.5, 0, 0.25)"), { r: 1, g: 0.5, b: 0, a: 0.25 });
    assert.deepEqual(readColour("White"), { r: 1, g: 1, b: 1, a: 1 });
    assert.equal(readColour("clear")?.a, 0);
    assert.equal(readColour("nil"), undefined);
    assert.equal(readColour("#12345"), undefined);
    assert.equal(toCss({ r: 1, g: 0.5, b: 0 }), "rgba(255, 128, 0, 1)");
  });

  it("read the four colours of a control, and derive those that are missing", () => {
    const whole = readColourBlock("#FF0000|#00FF00|#0000FF|clear");
    assert.deepEqual(whole.pressed, { r: 0, g: 0, b: 1, a: 1 });
    const { normal, pressed } = readColourBlock("#FF0000");
    assert.deepEqual(pressed, multiply(normal, { r: 0.78, g: 0.78, b: 0.78 }));
  });
});

describe("rich text", () => {
  it("is cut into runs that look the same", () => {
    assert.deepEqual(readRichText("a<b>b<color=#F00>c</color></b>d"), [
      { text: "a", bold: false, italic: false },
      { text: "b", bold: true, italic: false },
      { text: "c", bold: true, italic: false, colour: "#F00" },
      { text: "d", bold: false, italic: false },
    ]);
    assert.deepEqual(readRichText('<size size="20"><i>x</i></size>'), [
      { text: "x", bold: false, italic: true, size: 20 },
    ]);
  });

  it("keeps what is no formatting tag, and breaks lines at \\n", () => {
    assert.equal(plainText(readRichText("2 < 3 <x> \\n4</b>")), "2 < 3 <x> \n4");
  });

  it("breaks lines between words only", () => {
    const width = (piece: string): number => piece.length;
    assert.deepEqual(breakLines("one two three\nfour", 7, width), ["one two", "three", "four"]);
    assert.deepEqual(breakLines("a unbreakable b", 3, width), ["a", "unbreakable", "b"]);
    assert.deepEqual(breakLines("  a  b ", 4, width), ["  a ", "b "]);
  });
});

describe("an element that places itself", () => {
  it("fills its parent unless told otherwise", () => {
    assert.deepEqual(place(only(element("Panel"))), [0, 0, 1920, 1080]);
  });

  it("has its anchor and its pivot at rectAlignment, and counts offsets to the right and up", () => {
    const at = (rectAlignment: string): number[] =>
      place(only(element("Panel", { rectAlignment, offsetXY: "-10 20", width: "100", height: "50" })));
    assert.deepEqual(at("UpperLeft"), [-10, -20, 100, 50]);
    assert.deepEqual(at("MiddleCenter"), [900, 495, 100, 50]);
    assert.deepEqual(at("LowerRight"), [1810, 1010, 100, 50]);
    assert.deepEqual(only(element("Panel", { rectAlignment: "LowerRight" })).pivot, { x: 1, y: 1 });
  });

  it("takes sizes in per cent of its parent", () => {
    const inner = element("Panel", { width: "50%", height: "25%", rectAlignment: "UpperRight" });
    const box = only(element("Panel", { width: "200", height: "100" }, inner));
    assert.deepEqual(places(box.children), [[100, 0, 100, 25]]);
  });

  it("goes by its pivot from its parent's with `position`", () => {
    const box = only(
      element("Panel", {
        width: "20",
        height: "10",
        position: "40 30 -60",
        rotation: "0 0 90",
        scale: "2 3 1",
      }),
      { width: 100, height: 100 },
    );
    assert.deepEqual(place(box), [80, 15, 20, 10]);
    assert.equal(box.depth, -60);
    assert.deepEqual(box.rotation, { x: 0, y: 0, z: 90 });
    assert.deepEqual(box.scale, { x: 2, y: 3 });
  });

  it("is between its anchors", () => {
    const anchors = { anchorMin: "0 0.5", anchorMax: "0.5 1", offsetMin: "10 20", offsetMax: "-30 -40" };
    const box = only(element("Panel", anchors), { width: 400, height: 200 });
    assert.deepEqual(place(box), [10, 40, 160, 40]);
  });

  it("shrinks around its text where a content size fitter says so", () => {
    const text = element("Text", { text: "four", fontSize: "20", contentSizeFitter: "both" });
    assert.deepEqual(place(only(text, { width: 100, height: 100 })), [30, 38.5, 40, 23]);
  });
});

describe("layouts", () => {
  const size = { width: 300, height: 100 };

  it("share a row between their children, whatever width these ask for", () => {
    const row = element(
      "HorizontalLayout",
      { spacing: "10", padding: "5 5 10 10" },
      element("Panel", { width: "7" }),
      element("Panel"),
    );
    assert.deepEqual(places(only(row, size).children), [
      [5, 10, 140, 80],
      [155, 10, 140, 80],
    ]);
  });

  it("give children what they prefer, and align them, where nothing expands", () => {
    const settings = {
      childForceExpandWidth: "false",
      childForceExpandHeight: "false",
      childAlignment: "LowerRight",
    };
    const row = element(
      "HorizontalLayout",
      settings,
      element("Panel", { preferredWidth: "50", preferredHeight: "20" }),
      element("Panel", { preferredWidth: "30", preferredHeight: "40" }),
    );
    assert.deepEqual(places(only(row, size).children), [
      [220, 80, 50, 20],
      [270, 60, 30, 40],
    ]);
  });

  it("give what is left to the flexible ones", () => {
    const row = element(
      "HorizontalLayout",
      { childForceExpandWidth: "false" },
      element("Panel", { preferredWidth: "60" }),
      element("Panel", { flexibleWidth: "1" }),
      element("Panel", { flexibleWidth: "3" }),
    );
    const widths = only(row, size).children.map(({ width }) => width);
    assert.deepEqual(widths, [60, 60, 180]);
  });

  it("shrink children towards their least where there is not enough", () => {
    const child = element("Panel", { minWidth: "100", preferredWidth: "250" });
    const widths = only(element("HorizontalLayout", {}, child, child), size).children.map(
      ({ width }) => width,
    );
    assert.deepEqual(widths, [150, 150]);
  });

  it("stack down, as high as wrapped texts need", () => {
    const text = element("Text", { text: "aaaa bbbb cccc", fontSize: "20", horizontalOverflow: "Wrap" });
    const column = element(
      "VerticalLayout",
      { childForceExpandHeight: "false" },
      text,
      element("Panel", { preferredHeight: "9" }),
    );
    assert.deepEqual(places(only(column, { width: 100, height: 200 }).children), [
      [0, 0, 100, 46],
      [0, 46, 100, 9],
    ]);
  });

  it("leave children with ignoreLayout to themselves", () => {
    const loose = element("Panel", {
      ignoreLayout: "true",
      rectAlignment: "LowerRight",
      width: "10",
      height: "10",
    });
    const row = element("HorizontalLayout", {}, loose, element("Panel"));
    assert.deepEqual(places(only(row, size).children), [
      [290, 90, 10, 10],
      [0, 0, 300, 100],
    ]);
  });

  it("stretch what a panel with padding holds", () => {
    const box = only(element("Panel", { padding: "10 20 30 40" }, element("Text", { text: "x" })), size);
    assert.deepEqual(places(box.children), [[10, 30, 270, 30]]);
  });
});

describe("grids and tables", () => {
  const cells = [element("Panel"), element("Panel"), element("Panel")];

  it("fill a grid row by row with cells of one size", () => {
    const grid = element("GridLayout", { cellSize: "100 40", spacing: "10 5" }, ...cells);
    assert.deepEqual(places(only(grid, { width: 250, height: 200 }).children), [
      [0, 0, 100, 40],
      [110, 0, 100, 40],
      [0, 45, 100, 40],
    ]);
  });

  it("fill it from another corner, along the other axis, in a fixed number of rows", () => {
    const settings = {
      cellSize: "10 10",
      constraint: "FixedRowCount",
      constraintCount: "2",
      startAxis: "Vertical",
      startCorner: "LowerRight",
    };
    const grid = element("GridLayout", settings, ...cells);
    assert.deepEqual(places(only(grid, { width: 100, height: 100 }).children), [
      [10, 10, 10, 10],
      [10, 0, 10, 10],
      [0, 10, 10, 10],
    ]);
  });

  it("give a table's columns their width, and share the rest", () => {
    const cell = (attributes: Record<string, string> = {}): ElementView =>
      element("Cell", attributes, element("Text", { text: "x" }));
    const table = element(
      "TableLayout",
      { columnWidths: "0 50 30", cellPadding: "4", cellSpacing: "2" },
      element("Row", { preferredHeight: "40" }, cell(), cell(), cell()),
      element("Row", {}, cell({ columnSpan: "2" }), cell()),
    );
    const [first, second] = only(table, { width: 204, height: 100 }).children;
    assert.deepEqual(place(first ?? assert.fail()), [0, 0, 204, 40]);
    assert.deepEqual(places(first?.children ?? []), [
      [0, 0, 120, 40],
      [122, 0, 50, 40],
      [174, 0, 30, 40],
    ]);
    assert.deepEqual(place(second ?? assert.fail()), [0, 42, 204, 58]);
    assert.deepEqual(places(second?.children ?? []), [
      [0, 0, 172, 58],
      [174, 0, 30, 58],
    ]);
    assert.deepEqual(places(first?.children[1]?.children ?? []), [[4, 4, 42, 32]]);
  });

  it("let a table grow with its rows", () => {
    const row = element("Row", { preferredHeight: "30" }, element("Cell"));
    const table = element(
      "TableLayout",
      { autoCalculateHeight: "true", rectAlignment: "UpperLeft" },
      row,
      row,
    );
    assert.equal(only(table).height, 60);
  });
});

describe("best fit", () => {
  const fitted = (text: string, more: Record<string, string> = {}): number =>
    only(
      element("Text", {
        text,
        width: "100",
        height: "50",
        fontSize: "14",
        resizeTextForBestFit: "true",
        resizeTextMinSize: "8",
        resizeTextMaxSize: "30",
        horizontalOverflow: "Wrap",
        ...more,
      }),
    ).fontSize;

  it("takes the largest letters that fit, within its limits", () => {
    assert.equal(fitted("abc"), 30);
    assert.equal(fitted("abcdefghij"), 20);
    // Two lines of ten letters: 20 pixels wide letters would fit across and 21 down.
    assert.equal(fitted("abcdefghij abcdefghij"), 20);
    assert.equal(fitted("a\nb\nc\nd"), 10);
    assert.equal(
      fitted("much too long to fit into so small a box, whatever size the letters have ".repeat(3)),
      8,
    );
  });

  it("does not look at a side that the text may run over", () => {
    assert.equal(fitted("abcdefghij", { horizontalOverflow: "Overflow" }), 30);
    assert.equal(fitted("a\nb\nc\nd", { verticalOverflow: "Overflow" }), 30);
  });

  it("leaves the size alone where it is not asked for", () => {
    assert.equal(only(element("Button", { text: "x".repeat(99), width: "10", height: "5" })).fontSize, 14);
  });
});

describe("an interface on an object", () => {
  const canvas = { width: 100, height: 100 };

  function drawings(...views: ElementView[]): Drawing[] {
    return drawingsOf(layOut(views, canvas, measure), canvas);
  }

  /** Where the upper left and the lower right corner of a drawing are: x right, y up, z to the reader. */
  function corners(drawing: Drawing | undefined): number[][] {
    assert.ok(drawing !== undefined);
    const { left, top, width, height } = drawing.rectangle;
    return [
      [left, -top, 0],
      [left + width, -top - height, 0],
    ].map(([x = 0, y = 0, z = 0]) =>
      new Vector3(x, y, z)
        .applyMatrix4(drawing.matrix)
        .toArray()
        .map((value) => Math.round(value * 1000) / 1000 + 0),
    );
  }

  it("is flat, 100 pixels to a unit, x to the right, y away, negative z up", () => {
    const panel = element("Panel", { position: "160 70 -11", width: "20", height: "40", color: "#FFF" });
    assert.deepEqual(corners(drawings(panel)[0]), [
      [1.5, 0.11, -0.9],
      [1.7, 0.11, -0.5],
    ]);
  });

  it("is turned and scaled about its pivot, and all in it with it", () => {
    const inner = element("Panel", { rectAlignment: "UpperLeft", width: "10", height: "10", color: "#FFF" });
    const outer = element("Panel", { width: "40", height: "20", scale: "2 1 1", rotation: "0 0 180" }, inner);
    assert.deepEqual(corners(drawings(outer)[0]), [
      [0.4, 0, 0.1],
      [0.2, 0, 0],
    ]);
  });

  it("stands upright when it is turned by 270 degrees about x", () => {
    const panel = element("Panel", { rotation: "270 0 0", width: "40", height: "20", color: "#FFF" });
    assert.deepEqual(corners(drawings(panel)[0]), [
      [-0.2, 0.1, 0],
      [0.2, -0.1, 0],
    ]);
  });

  it("draws areas and texts in the order of the document", () => {
    const button = element("Button", { text: "go", width: "50", height: "20" });
    const kinds = drawings(element("Panel", { color: "#000" }, button), element("Text", { text: "x" })).map(
      ({ kind, element: { tag } }) => `${tag} ${kind}`,
    );
    assert.deepEqual(kinds, ["panel area", "button area", "button text", "text text"]);
    assert.deepEqual(drawings(element("Panel", { color: "clear" })), []);
  });
});

describe("the mod's own panel", () => {
  const { CHOICES, EVENTS, HINTS, PROMPTS, STATUS } = english.cardsVsDice;
  /** A text of about the length that each part gets at its longest. */
  const SENTENCES: Record<string, string> = {
    turn: "Orange has left the table",
    status: fill(STATUS, { life: 12, battle: 12, bosses: 4, spawn: 36 }),
    prompt: fill(PROMPTS.split, { value: 18 }),
    notes: fill(HINTS.shielded, { mobs: "Queen of hearts, 10 of diamonds, Queen of clubs" }),
    log: fill(EVENTS.spawned, { card: "Queen of diamonds", mob: "mob 2" }),
    news: "…",
    group: "d20: 20",
    choice: `${fill(CHOICES.cleave, { first: "Queen of hearts", second: "10 of diamonds" })}  35 %`,
    footer: english.table.SENTENCES.hint,
    clock: "! 10 s +10:00",
  };

  function filled(views: readonly ElementView[]): ElementView[] {
    return views.map((view) => {
      const part = /\.([a-z]+)\d*$/.exec(view.attributes["id"] ?? "")?.[1] ?? "";
      const text = SENTENCES[part] ?? view.text;
      const { children = [] } = view;
      return { ...view, ...(text === undefined ? {} : { text }), children: filled(children) };
    });
  }

  /** The elements with the attributes that their classes give them, as they arrive at the page. */
  function inForce(views: readonly ElementView[], rules: readonly ElementView[]): ElementView[] {
    return views.map((view) => {
      const { class: kind } = view.attributes;
      const rule = rules.find(({ tag, attributes }) => tag === view.tag && attributes["class"] === kind);
      const attributes = { ...rule?.attributes, ...view.attributes };
      const text = attributes["text"];
      const children = inForce(view.children ?? [], rules);
      return { ...view, attributes, ...(text === undefined ? {} : { text }), children };
    });
  }

  /** The same with groups and choices where a view with this many of them has them. */
  function placed(views: readonly ElementView[], count: number): ElementView[] {
    const view = { page: "", coach: "", groups: Array.from({ length: count }, () => ENTRY) };
    const areas: Record<string, Readonly<Record<string, string>> | undefined> = {
      groups: groupsPlace(view),
      choices: choicesPlace(view),
    };
    for (const [index, area] of groupAreas(count).entries()) areas[`group${index}`] = area;
    for (const [index, area] of choiceAreas("tiles").entries()) areas[`choice${index}`] = area;
    const unused = Object.keys(areas).filter(
      (part) => Number(/^choice(\d+)$/.exec(part)?.[1] ?? 0) >= ROOM_LEFT,
    );
    const kept = views.filter(
      ({ attributes }) => !unused.includes(attributes["id"]?.split(".").at(-1) ?? ""),
    );
    return kept.map((each) => {
      const area = areas[(each.attributes["id"] ?? "").split(".").at(-1) ?? ""] ?? {};
      const attributes: Record<string, string> = { ...each.attributes, active: "true" };
      for (const [name, value] of Object.entries(area)) attributes[name.toLowerCase()] = value;
      return { ...each, attributes, children: placed(each.children ?? [], count) };
    });
  }

  const GROUPS = 8;
  /** As many as the table itself has at most: then they are wider. */
  const FEW_GROUPS = 3;
  const ROOM_LEFT = roomFor("tiles", { page: "", coach: "", field: undefined, groups: GROUPS });
  const ENTRY: Entry = { label: "", tone: "plain", command: { kind: "closeSheet" } };
  const written = readElements(panelsXml("abc123", ["White"]));
  const rules = written.flatMap(({ tag, children = [] }) => (tag === "defaults" ? children : []));
  const unplaced = inForce(
    written.filter(({ tag }) => tag === "panel"),
    rules,
  );
  const elements = filled(placed(unplaced, GROUPS));

  /** Every box with its corner on the screen. */
  function everyBox(boxes: readonly Box[], left = 0, top = 0): (Rectangle & { box: Box })[] {
    return boxes.flatMap((box) => {
      const { width, height } = box;
      const here = { box, left: left + box.left, top: top + box.top, width, height };
      return [here, ...everyBox(box.children, here.left, here.top)];
    });
  }

  function overlap(one: Rectangle, other: Rectangle): boolean {
    const apart = 0.01;
    return (
      one.left + one.width > other.left + apart &&
      other.left + other.width > one.left + apart &&
      one.top + one.height > other.top + apart &&
      other.top + other.height > one.top + apart
    );
  }

  function nameOf({ element: { attributes, path } }: Box): string {
    return attributes["id"] ?? path;
  }

  /** The line to type in is there only where the choices leave room for it (spec/table/panel.spec.ts). */
  function isField(box: Box): boolean {
    return nameOf(box).endsWith(".field");
  }

  /** What stands in the place of others, which are empty then or make room for it. */
  function isLongText(box: Box): boolean {
    return /\.(page|coach|notes|question|answer\d)$/.test(nameOf(box));
  }

  function isOfChart(box: Box): boolean {
    return /\.(column|mark)\d+$/.test(nameOf(box));
  }

  function isChoice(box: Box): boolean {
    return /\.choice\d+$/.test(nameOf(box));
  }

  for (const size of [SCREEN, { width: 1280, height: 720 }]) {
    const boxes = layOut(elements, size, measure);
    const name = `on a screen of ${size.width} by ${size.height}`;

    it(`is at the right edge ${name}, and the card of the end in the middle beside it`, () => {
      const top = (size.height - PANEL.height) / 2 + PANEL_FROM_EDGE.down;
      const left = size.width - PANEL.width - PANEL_FROM_EDGE.left;
      const end = [(size.width - END.width) / 2 + END.x, (size.height - END.height) / 2];
      assert.deepEqual(places(boxes), [
        [left, top, PANEL.width, PANEL.height],
        [...end, END.width, END.height],
      ]);
    });

    it(`has nothing outside ${name}, and no text or button over another`, () => {
      const all = everyBox(boxes);
      for (const { box, left, top, width, height } of all) {
        assert.ok(left >= 0 && left + width <= size.width, nameOf(box));
        assert.ok(top >= 0 && top + height <= size.height, nameOf(box));
      }
      const leaves = all.filter(({ box }) => box.children.length === 0);
      assert.equal(leaves.length, 40 + CURVE_BARS + ROOM.marks);
      for (const [index, one] of leaves.entries()) {
        for (const other of leaves.slice(index + 1)) {
          if (isField(one.box) && isChoice(other.box)) continue;
          if (isChoice(one.box) && isField(other.box)) continue;
          if (isLongText(one.box) || isLongText(other.box)) continue;
          // A chart is there only with a page, and makes places for its parts (spec/table/panel.spec.ts).
          if (isOfChart(one.box) || isOfChart(other.box)) continue;
          assert.ok(!overlap(one, other), `${nameOf(one.box)} and ${nameOf(other.box)}`);
        }
      }
    });

    it(`has room for its texts ${name}`, () => {
      const texts = everyBox(boxes).filter(({ box }) => shownText(box.element) !== "");
      assert.ok(texts.length > 20);
      for (const { box } of texts) {
        const { element: view, width, height, fontSize } = box;
        const { left, right, top, bottom } = textPadding(view);
        const room = measure(shownText(view), fontSize, letteringOf(view).bold, width - left - right);
        const id = nameOf(box);
        assert.ok(room.width <= width - left - right + 0.5, `${id} is too wide`);
        assert.ok(room.height <= height - top - bottom + 0.5, `${id} is too high`);
        assert.ok(fontSize >= 12, `${id} is too small: ${fontSize}`);
      }
    });
  }

  for (const language of LANGUAGES) {
    it(`has room for the table's own buttons in the language ${language}`, () => {
      for (const [part, labels] of inLanguage(language, tableLabels)) {
        for (const label of labels) {
          const box = everyBox(
            layOut(withText(placed(unplaced, FEW_GROUPS), part, label), SCREEN, measure),
          ).find((each) => nameOf(each.box) === `abc123.White.${part}`)?.box;
          assert.ok(box !== undefined, part);
          const room = measure(label, box.fontSize, false, box.width);
          assert.ok(room.width <= box.width + 0.5 && room.height <= box.height + 0.5, `${part}: ${label}`);
          assert.ok(box.fontSize >= 11, `${part}: ${label}`);
        }
      }
    });
  }

  /** What the table's own buttons say in the language that is spoken, by the part of a panel. */
  function tableLabels(): (readonly [part: string, labels: readonly string[]])[] {
    const { SETTING_VALUES: values, SETTING_MEANINGS: meanings } = text();
    const names: Readonly<Record<string, string>> = text().SETTING_NAMES;
    const meant: Readonly<Record<string, string | Readonly<Record<string, string>>>> = meanings;
    const settings = Object.entries(values).flatMap(([name, all]) =>
      Object.entries(all).map(([value, called]) => {
        const meaning = meant[name] ?? "";
        const label = say("option", { label: names[name] ?? "", value: called });
        return `${label}\n${typeof meaning === "string" ? meaning : (meaning[value] ?? "")}`;
      }),
    );
    const tiles = [
      ...settings,
      ...(
        [
          "standardSettings",
          "newGame",
          "statistics",
          "swapSeats",
          "pauseGame",
          "handsOff",
          "putAway",
        ] as const
      ).map((sentence) => say(sentence)),
      ...(["addBot", "addSeat", "standardOptions", "realShuffle", "acceptOptions"] as const).map((sentence) =>
        say(sentence),
      ),
      ...GAMES.flatMap((entry) => entry.visit((game) => levelLabels(game))),
      say("preset", { preset: say("presetDesigned") }),
    ];
    const footers = (["help", "back", "undo", "tableTab", "hint", "handsOn"] as const).map((sentence) =>
      say(sentence),
    );
    const groups = (["back", "playersTab", "optionsTab", "gameTab", "settingsTab"] as const).map((sentence) =>
      say(sentence),
    );
    return [
      ["choice0", tiles],
      ["footer3", footers],
      ["group0", groups],
    ];
  }

  function withText(views: readonly ElementView[], part: string, label: string): ElementView[] {
    return views.map((view) => ({
      ...view,
      ...(view.attributes["id"]?.endsWith(`.${part}`) === true && { text: label }),
      children: withText(view.children ?? [], part, label),
    }));
  }
});
