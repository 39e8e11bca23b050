import { attributeOf, buildTree, type UiNode } from "../../src/emulator/ui/tree";
import { readXml } from "../../src/emulator/ui/xml";
import {
  choicesPlace,
  fieldPlace,
  groupsPlace,
  PANEL,
  partId,
  partOf,
  TONES,
} from "../../src/table/panel/layout";
import { panelsXml } from "../../src/table/panel/markup";
import { ROOM, type Entry } from "../../src/table/panel/view";
import { expectPresent, expectSame, expectTrue } from "../support/expect";

/** The line to type in. */
const FIELD = partId("abc123", "White", "field");
/** The text of a sheet. */
const PAGE = partId("abc123", "White", "page");
const COACH = partId("abc123", "White", "coach");

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

/** Every element below a panel that has no elements in it, with the panel it lies in; both from the panel's corner. */
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
  it("fits a screen of 720 lines below the menu bar", () => {
    expectTrue(PANEL.height <= 600 && PANEL.width <= 500);
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
          // The line to type in lies where the lowest choices are once many groups have pushed them down.
          const shared =
            [a, b].some(({ id }) => id === FIELD) && [a, b].some(({ id }) => id.includes("choice"));
          // Nothing else is written while there is a page, and what is below the words of a coach makes way for them.
          const instead = [a, b].some(({ id }) => id === PAGE || id === COACH);
          expectTrue(a.id === b.id || apart || shared || instead, `${a.id} and ${b.id} overlap`);
        }
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
    expectSame(count, 9 + 3 + ROOM.groups + ROOM.choices + ROOM.footer);
    expectTrue(ids[partId("abc123", "Blue", "choice9")] === true);
    expectSame(partOf("abc123", "somebody.else"), undefined);
  });

  it("brings the choices up to as many rows of groups as there are", () => {
    const from = (groups: number): number =>
      -(
        tonumber(choicesPlace({ page: "", coach: "", groups: someGroups(groups) }).offsetXY.split(" ")[1]) ??
        0
      );
    const boxes: Record<string, Box> = {};
    eachLeaf(panelOf("White"), (leaf) => {
      boxes[leaf.id] = leaf;
    });
    const bottom = (part: string): number =>
      expectPresent(boxes[partId("abc123", "White", part)]).bottom - PANEL.bar;
    expectTrue(from(0) >= bottom("prompt"));
    for (let groups = 1; groups <= ROOM.groups; groups++)
      expectTrue(from(groups) >= bottom(`group${groups - 1}`), `${groups} groups`);
    expectTrue(from(4) < from(5));
    const rows = bottom(`choice${ROOM.choices - 1}`) - from(ROOM.groups);
    expectTrue(
      from(4) + rows <= expectPresent(boxes[FIELD]).top - PANEL.bar,
      "the lobby's choices cover its line",
    );
  });

  it("brings the choices of a sheet below its page, with room for two rows above the log", () => {
    const from = -(
      tonumber(choicesPlace({ page: "text", coach: "", groups: [] }).offsetXY.split(" ")[1]) ?? 0
    );
    const boxes: Record<string, Box> = {};
    eachLeaf(panelOf("White"), (leaf) => {
      boxes[leaf.id] = leaf;
    });
    const box = (part: string): Box => expectPresent(boxes[partId("abc123", "White", part)]);
    expectTrue(from >= box("page").bottom - PANEL.bar);
    const rows = box(`choice${ROOM.choicesBelowPage - 1}`).bottom - box("choice0").top;
    expectTrue(from + rows <= box("log").top - PANEL.bar);
  });

  it("brings groups, choices and the line to type in below the words of a coach, above the log", () => {
    const boxes: Record<string, Box> = {};
    eachLeaf(panelOf("White"), (leaf) => {
      boxes[leaf.id] = leaf;
    });
    const box = (part: string): Box => expectPresent(boxes[partId("abc123", "White", part)]);
    const down = ({ offsetXY }: { offsetXY: string }): number => -(tonumber(offsetXY.split(" ")[1]) ?? 0);
    const ends = box("log").top - PANEL.bar;
    expectTrue(down(groupsPlace({ coach: "text" })) >= box("coach").bottom - PANEL.bar);
    for (const groups of [0, 4, ROOM.groups]) {
      const view = { page: "", coach: "text", groups: someGroups(groups) };
      const choices = groups > 4 ? ROOM.choices - 2 : ROOM.choices;
      const height = box(`choice${choices - 1}`).bottom - box("choice0").top;
      expectTrue(down(choicesPlace(view)) + height <= ends, `${groups} groups`);
      const above = groups > 4 ? ROOM.choicesAboveField - 2 : ROOM.choicesAboveField;
      const rows = box(`choice${above - 1}`).bottom - box("choice0").top;
      expectTrue(
        down(choicesPlace(view)) + rows <= down(fieldPlace(view)),
        `${groups} groups above the line`,
      );
    }
    const line = expectPresent(boxes[FIELD]);
    expectTrue(down(fieldPlace({ coach: "text" })) + line.bottom - line.top <= ends);
  });

  it("shows each colour its own, and those who look on theirs", () => {
    expectAllSeenBy(panelOf("Orange"), "Orange");
    expectAllSeenBy(panelOf("Grey"), "Grey|Black");
  });

  it("writes letters that contrast with their button by at least 4.5 to 1", () => {
    for (const tone of ["plain", "chosen", "go", "quiet"] as const) {
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
