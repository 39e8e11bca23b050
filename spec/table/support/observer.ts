import type { EmulatedTable } from "../../../src/emulator";
import { viewerOf } from "../../../src/emulator/sight";
import type { UiElement, UiNode } from "../../../src/emulator/ui/tree";
import type { Person } from "../../../src/emulator/world";
import { linesOf, TALE_LINE } from "../../../src/table/panel/layout";
import { expectTrue } from "../../support/expect";
import { english } from "../../support/english";

/*
 * What everybody's screen is held to whenever a table that a spec plays comes to rest, whatever the spec is about: the promises
 * of docs/fair-play.md that begin with "Your screen".
 */

const { SENTENCES } = english.table;

/** A place of a sentence that nothing was put into. */
const UNFILLED = "{%a%w*}";
/** How far two parts may reach into each other, in pixels: places are rounded. */
const TOLERANCE = 0.01;

/** What leads nowhere in the game: it opens a page, or changes how the table looks. */
const ASIDE: readonly string[] = [
  ...[SENTENCES.writeRecord, SENTENCES.review, SENTENCES.statistics],
  ...[SENTENCES.endShow, SENTENCES.endClose],
];

/** The smallest screen that interfaces are made for, in pixels. */
const SCREEN = { width: 1280, height: 720 };

/** A part of somebody's panel that shows something, with its corners in pixels. */
export interface ShownPart {
  part: string;
  tag: string;
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The parts of the panels on somebody's screen that show something, a list for each board. */
export function shownParts(table: EmulatedTable, person: Person): ShownPart[] {
  const { screen } = table.world;
  const viewer = viewerOf(person);
  const parts: ShownPart[] = [];
  const visit = (element: UiElement, left: number, top: number): void => {
    if (!screen.isSeenBy(element, viewer)) return;
    const at = (name: string): string => screen.attributeOf(element, name) ?? "";
    const [x, y] = string.match(at("offsetXY"), "^(-?[%d.]+) (-?[%d.]+)$");
    const [width, height] = [number(at("width")), number(at("height"))];
    const root = rootAt(at("rectAlignment"), width, height);
    const here = { left: left + root.left + number(x), top: top + root.top - number(y) };
    const children = (element as UiNode).children;
    for (const child of children) visit(child, here.left, here.top);
    const [, part] = string.match(at("id"), "^[^.]+%.([^.]+)%.([^.]+)$");
    if (children.length > 0 || part === undefined) return;
    const text = screen.textOf(element);
    // The large letters of a moment are over the board.
    if (part === "banner") return;
    const takesRoom = element.tag === "Button" || element.tag === "InputField" || text !== "";
    // What is told has all the room that is left, and needs as much as its lines.
    const isTold = part === "log" || part === "notes";
    const high = isTold ? linesOf([text]) * TALE_LINE.height : height;
    if (takesRoom && high > 0)
      parts.push({
        ...{ part, text, tag: element.tag, left: here.left, top: here.top },
        ...{ right: here.left + width, bottom: here.top + high },
      });
  };
  for (const element of screen.elements()) visit(element, 0, 0);
  return parts;
}

/** Where something of this size is in what it is aligned to, which is the smallest screen unless that is its upper left corner. */
function rootAt(alignment: string, width: number, height: number): { left: number; top: number } {
  const [left, top] = [SCREEN.width - width, (SCREEN.height - height) / 2];
  if (alignment === "MiddleRight") return { left, top };
  return alignment === "MiddleCenter" ? { left: left / 2, top } : { left: 0, top: 0 };
}

function number(text: string | undefined): number {
  return tonumber(text) ?? 0;
}

/** Whether two parts cover one another; the bars of a chart and their numbers belong together. */
function areOver(one: ShownPart, other: ShownPart): boolean {
  if (isOfChart(one) && isOfChart(other)) return false;
  return (
    one.right > other.left + TOLERANCE &&
    other.right > one.left + TOLERANCE &&
    one.bottom > other.top + TOLERANCE &&
    other.bottom > one.top + TOLERANCE
  );
}

function isOfChart({ part }: ShownPart): boolean {
  const [kind] = string.match(part, "^(%a+)");
  return kind === "column" || kind === "mark";
}

/** Fails unless a person's panels are in order: nothing covers anything else, no two answers read alike, no word is missing. */
export function expectOrderly(table: EmulatedTable, person: Person, typed?: string): void {
  const parts = shownParts(table, person);
  const whose = `${person.color}'s panel: `;
  const answers = new LuaSet<string>();
  for (const [index, one] of parts.entries()) {
    expectWhole(one.text, whose, typed);
    if (one.part.startsWith("choice")) {
      expectTrue(!answers.has(one.text), `${whose}two answers say "${one.text}"`);
      answers.add(one.text);
    }
    for (let next = index + 1; next < parts.length; next++) {
      const other = parts[next];
      if (other !== undefined && areOver(one, other))
        expectTrue(false, `${whose}${nameOf(one)} and ${nameOf(other)} overlap`);
    }
  }
}

function nameOf({ part, text, left, top, right, bottom }: ShownPart): string {
  return `${part} "${text}" (${left}, ${top} to ${right}, ${bottom})`;
}

/** Fails if a text has a place that nothing was put into, or says a word twice running. */
export function expectWhole(text: string, where: string, typed?: string): void {
  if (text === "") return;
  const [place] = string.match(text, UNFILLED);
  expectTrue(place === undefined || place === typed, `${where}${text}`);
  const [twice] = string.match(text, "(%([^()]+%)) %1");
  expectTrue(twice === undefined, `${where}${text}`);
}

/**
 * Fails unless somebody who sits at a table at rest has a button that leads on: a step, a vote, a seat, a deal, or the way out of a page.
 * A host without a seat can take one.
 */
export function expectWayOn(table: EmulatedTable): void {
  const seated = table.world.people.filter(({ connected, color }) => connected && color !== "Grey");
  const leadsOn = ({ part, tag, text }: ShownPart): boolean => {
    if (tag !== "Button" || ASIDE.includes(text)) return false;
    const [kind] = string.match(part, "^(%a+)");
    return (
      kind === "choice" ||
      kind === "step" ||
      kind === "answer" ||
      text === SENTENCES.back ||
      text === SENTENCES.handsOn
    );
  };
  const isThere = seated.some((person) => shownParts(table, person).some((part) => leadsOn(part)));
  if (isThere || !seated.some(({ host }) => host)) return;
  const read = seated.map(
    (person) =>
      `${person.color}: ${shownParts(table, person)
        .map(({ text }) => text)
        .join(" | ")}`,
  );
  expectTrue(false, `nobody has a button that leads on\n${read.join("\n")}`);
}

/** Fails unless all that the people at a table see is in order. */
export function expectOrder(table: EmulatedTable, typed?: string): void {
  for (const person of table.world.people) if (person.connected) expectOrderly(table, person, typed);
}
