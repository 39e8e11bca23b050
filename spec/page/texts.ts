import type { Page } from "playwright-core";

/** What edges may differ by, in pixels. */
const APART = 2;

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A text on the page. */
interface Text {
  words: string;
  /** The box of each of its words; a word that is broken has several. */
  boxes: Area[];
  /** The words that are on several lines. */
  broken: string[];
  /** Where it is in the mod's interface, the parts that it is in, from the inside to the outside; otherwise none. */
  parts: Area[];
  /** What is around it and may cut it off. */
  masks: Area[];
  /** The number of the button that it is on, from 0. */
  button: number;
}

/** What texts there are on a page, and where. */
interface Measured {
  texts: Text[];
  buttons: Area[];
  window: Area;
}

/**
 * What is wrong with the texts on a page: places without a value, boxes that overlap, leave their part of the mod's interface or
 * the window, and words that are broken unless the language `breaksAnywhere`.
 */
export async function wrongTexts(page: Page, breaksAnywhere: boolean): Promise<string[]> {
  const { texts, buttons, window } = await page.evaluate(measureTexts);
  const wrong: string[] = [];
  const shown = texts.flatMap((text) => {
    const whole = text.boxes.reduce(around);
    const area = text.masks.reduce(common, whole);
    return isSeen(area) ? [{ ...text, whole, area }] : [];
  });
  for (const [index, one] of shown.entries()) {
    const { words, whole, area, parts } = one;
    const called = `“${words}” (${told(area)})`;
    const outside = parts.concat(parts.length > 0 ? [window] : []).find((part) => !isWithin(whole, part));
    if (outside !== undefined) wrong.push(`“${words}” (${told(whole)}) leaves ${told(outside)}`);
    if (/\{\w+\}/.test(words)) wrong.push(`${called} has a place without a value`);
    for (const word of breaksAnywhere || parts.length === 0 ? [] : one.broken)
      wrong.push(`${called}: ${word} is broken`);
    for (const other of shown.slice(index + 1))
      if (isSeen(common(area, other.area)))
        wrong.push(`${called} is over “${other.words}” (${told(other.area)})`);
    for (const [number, button] of buttons.entries())
      if (parts.length > 0 && number !== one.button && isSeen(common(area, button)))
        wrong.push(`${called} is over a button (${told(button)})`);
  }
  return wrong;
}

function common(one: Area, other: Area): Area {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function around(one: Area, other: Area): Area {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

function isSeen({ left, right, top, bottom }: Area): boolean {
  return right - left > APART && bottom - top > APART;
}

function isWithin(inner: Area, outer: Area): boolean {
  const { left, right, top, bottom } = around(inner, outer);
  const [aside, aloft] = [outer.left - left + right - outer.right, outer.top - top + bottom - outer.bottom];
  return aside <= APART && aloft <= APART;
}

/** Left and top, width and height. */
function told({ left, right, top, bottom }: Area): string {
  return [left, top, right - left, bottom - top].map((value) => Math.round(value)).join(" ");
}

/** Runs in the page, where it finds none of the functions above. */
function measureTexts(): Measured {
  const isSheet = document.documentElement.dataset["arrangement"] !== "over";
  const buttons = [...document.querySelectorAll(".interface-canvas button")];
  const texts = new Map<Element, Text>();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const holder = node.parentElement;
    if (holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) !== true) continue;
    const part = holder.closest(".interface-element") ?? holder;
    const content = node.textContent ?? "";
    const boxes: Area[] = [];
    const broken: string[] = [];
    for (const { index, 0: word } of content.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const pieces = [...range.getClientRects()].filter(({ width }) => width > 0);
      for (const { left, right, top, bottom } of pieces) boxes.push({ left, right, top, bottom });
      // A line may end with a stroke within a word.
      const isWhole = new Set(pieces.map(({ top }) => Math.round(top))).size <= 1;
      if (!isWhole && !/[-–—/]/.test(word)) broken.push(word);
    }
    if (boxes.length === 0) continue;
    const known = texts.get(part);
    if (known !== undefined) {
      known.words += ` ${content.trim()}`;
      known.boxes.push(...boxes);
      known.broken.push(...broken);
      continue;
    }
    const [parts, masks]: [Area[], Area[]] = [[], []];
    for (
      let outer: Element | null = holder;
      outer !== null && outer !== document.body;
      outer = outer.parentElement
    ) {
      const { left, right, top, bottom } = outer.getBoundingClientRect();
      const { overflow, clipPath } = getComputedStyle(outer);
      if (clipPath !== "none") masks.push({ left, right: left, top, bottom: top });
      if (overflow !== "visible") masks.push({ left, right, top, bottom });
      if (outer.matches(".interface-canvas .interface-element")) parts.push({ left, right, top, bottom });
    }
    const button = buttons.findIndex((each) => each.contains(part));
    texts.set(part, { words: content.trim(), boxes, broken, parts, masks, button });
  }
  const areas = buttons.map((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return { left, right, top, bottom };
  });
  // A sheet is scrolled.
  const bottom = isSheet ? Number.MAX_SAFE_INTEGER : innerHeight;
  const top = isSheet ? -Number.MAX_SAFE_INTEGER : 0;
  return { texts: [...texts.values()], buttons: areas, window: { left: 0, right: innerWidth, top, bottom } };
}
