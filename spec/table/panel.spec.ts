import { CURVE_BARS } from "../../src/kit/advice/review-figures";
import { barAttributes, markPlace, pagePlace } from "../../src/table/panel/chart";
import { attributeOf, buildTree, type UiNode } from "../../src/emulator/ui/tree";
import { readXml } from "../../src/emulator/ui/xml";
import {
  choiceAreas,
  choicesPlace,
  fieldPlace,
  groupAreas,
  groupsPlace,
  PANEL,
  PANEL_FROM_EDGE,
  partId,
  partOf,
  roomFor,
  TONES,
  AREAS,
} from "../../src/table/panel/layout";
import { panelsXml } from "../../src/table/panel/markup";
import { SCALES } from "../../src/table/panel/layout";
import { ROOM, type Entry, type Field, type Shape } from "../../src/table/panel/view";
import { TEXT_SIZES } from "../../src/table/model/settings";
import { expectPresent, expectSame, expectTrue } from "../support/expect";

/** The line to type in. */
const FIELD = partId("abc123", "White", "field");
/** The text of a sheet. */
const PAGE = partId("abc123", "White", "page");
const COACH = partId("abc123", "White", "coach");
const LOG = partId("abc123", "White", "log");
const NOTES = partId("abc123", "White", "notes");

/** Something to type. */
const TYPED: Field = { placeholder: "", text: "", command: (typed) => ({ kind: "amountTyped", typed }) };

function someGroups(count: number): Entry[] {
  const groups: Entry[] = [];
  for (let i = 0; i < count; i++) {
    groups.push({ label: `${i}`, tone: "plain", command: { kind: "closeSheet" } });
  }
  return groups;
}

interface Box {
  id: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function panelOf(colour: string): UiNode {
  const reading = readXml(panelsXml("abc123", [colour]));
  expectSame(reading.kind, "read");
  const nodes = reading.kind === "read" ? buildTree(reading.elements) : [];
  return expectPresent(nodes.find(({ tag }) => tag === "Panel"));
}

function boxOf(element: UiNode): Box {
  const [x, y] = (attributeOf(element, "offsetXY") ?? "0 0").split(" ");
  const left = tonumber(x) ?? 0;
  const top = -(tonumber(y) ?? 0);
  const width = tonumber(attributeOf(element, "width")) ?? 0;
  const height = tonumber(attributeOf(element, "height")) ?? 0;
  const id = attributeOf(element, "id") ?? element.tag;
  return { id, left, top, right: left + width, bottom: top + height };
}

/** Whether a part is of the chart, which is there only with a page that makes way for it. */
function isOfChart(id: string): boolean {
  return id.includes(".column") || id.includes(".mark");
}

/** Every element below a panel that has no elements in it, with the panel it is in; both from the panel's corner. */
function eachLeaf(parent: UiNode, visit: (leaf: Box, parent: Box) => void): void {
  visitLeaves(parent, { ...boxOf(parent), left: 0, top: 0 }, visit);
}

function visitLeaves(parent: UiNode, around: Box, visit: (leaf: Box, parent: Box) => void): void {
  for (const child of parent.children) {
    const box = boxOf(child);
    const placed: Box = {
      id: box.id,
      left: around.left + box.left,
      top: around.top + box.top,
      right: around.left + box.right,
      bottom: around.top + box.bottom,
    };
    if (child.children.length > 0) visitLeaves(child, placed, visit);
    else visit(placed, around);
  }
}

/** Fails unless every part says itself who sees it: children do not inherit it reliably, and no class is to decide it. */
function expectAllSeenBy(node: UiNode, viewers: string): void {
  expectSame(node.own["visibility"], viewers, node.own["id"]);
  for (const child of node.children) expectAllSeenBy(child, viewers);
}

describe("the prompt panel", () => {
  it("fits a screen of 1280 by 720 pixels: at every size it takes at most 24 % of the width", () => {
    expectTrue(PANEL.height <= 600);
    for (const size of TEXT_SIZES) {
      expectTrue(PANEL.width * SCALES[size] <= 0.24 * 1280, `${size}: ${PANEL.width * SCALES[size]}`);
      expectTrue(PANEL.height * SCALES[size] + 2 * PANEL_FROM_EDGE.down <= 720, size);
    }
  });

  it("keeps every part inside the panel and no two over each other", () => {
    const root = panelOf("White");
    for (const part of root.children) {
      const leaves: Box[] = [];
      eachLeaf(part, (leaf, parent) => {
        expectTrue(leaf.left >= parent.left && leaf.top >= parent.top, `${leaf.id} begins outside`);
        expectTrue(leaf.right <= parent.right, `${leaf.id} is too wide`);
        expectTrue(leaf.bottom <= parent.bottom, `${leaf.id} is too low`);
        leaves.push(leaf);
      });
      for (const a of leaves) {
        for (const b of leaves) {
          const apart =
            a.right <= b.left + 0.01 ||
            b.right <= a.left + 0.01 ||
            a.bottom <= b.top + 0.01 ||
            b.bottom <= a.top + 0.01;
          // The line to type in is where the lowest choices are; there are fewer of them then.
          const shared =
            [a, b].some(({ id }) => id === FIELD) && [a, b].some(({ id }) => id.includes("choice"));
          // Nothing else is written while there is a page, and other parts make way for a coach, or for what is told.
          const instead = [a, b].some(({ id }) => [PAGE, COACH, LOG, NOTES].includes(id) || isOfChart(id));
          // Where groups and choices are is sent with every view: the next spec measures that.
          const placed = [a, b].every(({ id }) => id.includes("group") || id.includes("choice"));
          expectTrue(a.id === b.id || apart || shared || instead || placed, `${a.id} and ${b.id} overlap`);
        }
      }
    }
  });

  it("draws a chart above its page: bars of every height side by side, with numbers above them", () => {
    const { chart } = AREAS;
    const numbers = (offsetXY: string): number[] => offsetXY.split(" ").map((part) => tonumber(part) ?? -1);
    const [, pageAt = 0] = numbers(pagePlace(true).offsetXY);
    expectTrue(-pageAt >= chart.y + chart.height, "the page is over the chart");
    expectTrue(-pageAt + (tonumber(pagePlace(true).height) ?? 0) <= AREAS.page.y + AREAS.page.height);
    let right = 0;
    for (let index = 0; index < CURVE_BARS; index++) {
      for (const height of [0, 0.5, 1]) {
        const { offsetXY, height: pixels } = barAttributes({ height, mark: 0 }, index);
        const [left = -1, top = 1] = numbers(offsetXY);
        expectTrue(left >= right && left + AREAS.column.width <= chart.width, `${index} at ${left}`);
        expectSame(-top + (tonumber(pixels) ?? 0), chart.height);
        const [markLeft = -1] = numbers(markPlace(index).offsetXY);
        expectTrue(Math.abs(markLeft + AREAS.mark.width / 2 - left - AREAS.column.width / 2) <= 1);
        expectTrue(-top >= AREAS.mark.height, "a bar reaches into its number");
        if (height === 1) right = left + AREAS.column.width;
      }
    }
  });

  it("has room for all its buttons, each with an id of its own that names it again", () => {
    const ids: Record<string, boolean> = {};
    let count = 0;
    eachLeaf(panelOf("Blue"), ({ id }) => {
      expectTrue(ids[id] !== true, `${id} is there twice`);
      ids[id] = true;
      count++;
      expectSame(partOf("abc123", id)?.colour, "Blue");
    });
    const chart = CURVE_BARS + ROOM.marks;
    expectSame(count, 10 + 3 + ROOM.groups + ROOM.choices + ROOM.footer + 1 + ROOM.answers + chart);
    expectTrue(ids[partId("abc123", "Blue", "choice7")] === true);
    expectSame(partOf("abc123", "somebody.else"), undefined);
  });

  it("has room for the choices below all that can be above them, and above the line to type in and the footer", () => {
    const boxes: Record<string, Box> = {};
    eachLeaf(panelOf("White"), (leaf) => {
      boxes[leaf.id] = leaf;
    });
    const box = (part: string): Box => {
      const found = expectPresent(boxes[partId("abc123", "White", part)]);
      return { ...found, top: found.top - PANEL.bar, bottom: found.bottom - PANEL.bar };
    };
    const down = ({ offsetXY }: { offsetXY: string }): number => -(tonumber(offsetXY.split(" ")[1]) ?? 0);
    const group = tonumber(expectPresent(groupAreas(8)[0])["height"]) ?? 0;
    expectTrue(expectPresent(groupAreas(8)[4])["offsetXY"] !== expectPresent(groupAreas(8)[0])["offsetXY"]);
    const cases: { shape: Shape; groups: number; page: string; coach: string }[] = [];
    for (const shape of ["rows", "pairs", "tiles"] satisfies Shape[]) {
      for (const groups of [0, 1, 4, 5, 8]) {
        for (const coach of ["", "text"]) cases.push({ shape, groups, page: "", coach });
      }
      cases.push({ shape, groups: 0, page: "text", coach: "" });
    }
    for (const { shape, groups, page, coach } of cases) {
      for (const typed of [false, true]) {
        const field = typed && page === "" ? TYPED : undefined;
        // No tutorial has an amount to type below so many tabs.
        if (field !== undefined && coach !== "" && groups > 4) continue;
        const view = { page, coach, groups: someGroups(groups) };
        const what = `${shape}, ${groups} groups, page ${page}, coach ${coach}, line ${typed}`;
        const from = down(choicesPlace(view));
        expectTrue(down(groupsPlace(view)) >= box(coach === "" ? "prompt" : "coach").bottom, what);
        expectTrue(from >= down(groupsPlace(view)) + Math.ceil(groups / 4) * group || page !== "", what);
        if (page !== "") expectTrue(from >= box("page").bottom, what);
        const room = roomFor(shape, { ...view, field, groups });
        expectTrue(room >= 2 && room <= ROOM.choices, `${what}: ${room}`);
        const areas = choiceAreas(shape);
        expectSame(areas.length, ROOM.choices);
        const last = expectPresent(areas[room - 1]);
        const height = tonumber(last["height"]) ?? 0;
        const bottom = from + down({ offsetXY: last["offsetXY"] ?? "" }) + height;
        const below = { ...view, field, choices: [], shape, notes: "", vote: undefined };
        expectTrue(bottom <= (field === undefined ? box("footer0").top : down(fieldPlace(below))), what);
      }
    }
    const alone = { page: "", coach: "", field: undefined, groups: 0 };
    expectSame(roomFor("rows", alone), 7);
    expectSame(roomFor("rows", { ...alone, groups: 8 }), 5);
    expectSame(roomFor("tiles", alone), 8);
  });

  it("shows each colour its own, and those who look on theirs", () => {
    expectAllSeenBy(panelOf("Orange"), "Orange");
    expectAllSeenBy(panelOf("Grey"), "Grey|Black");
  });

  it("writes letters that contrast with their button by at least 4.5 to 1", () => {
    for (const tone of ["plain", "tab", "open", "go", "quiet"] as const) {
      const { colors, textColor } = TONES[tone];
      for (const color of colors.split("|").slice(0, 3)) {
        const ratio = contrast(color, textColor);
        expectTrue(ratio >= 4.5, `${tone}: ${textColor} on ${color} is ${ratio} to 1`);
      }
    }
  });
});

/** The contrast ratio of WCAG 2 between two colours written as #RRGGBB. */
function contrast(a: string, b: string): number {
  const light = Math.max(luminance(a), luminance(b));
  const dark = Math.min(luminance(a), luminance(b));
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const channel = (from: number): number => {
    const value = (tonumber(color.substring(from, from + 2), 16) ?? 0) / 255;
    return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
