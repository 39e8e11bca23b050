import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import type { Browser, Page } from "playwright-core";
import { openChromium } from "../../scripts/preview/chromium";
import { ROOT } from "../../scripts/project";
import { isRecord } from "../../src/kit/data/data";
import { LANGUAGE_FOLDERS, LANGUAGES, type Language } from "../../src/kit/words/language";
import { AREAS, FOOTER_WIDTH, grid, largestLetters, LETTERS } from "../../src/table/panel/layout";

/** The smallest letters of each kind of button. */
const LEAST: Record<"footer" | "group", number> = { footer: LETTERS.footer, group: LETTERS.least };
/** What the keys of the labels in a footer are, and with what those of groups begin. */
const FOOTER = ["help", "undo", "tableTab", "hint", "back"].map((name) => `SENTENCES.${name}`);
const GROUPS = ["GROUPS.", "SHAPE_GROUPS.", "DIE_NAMES."];
const GAMES = ["cards-vs-dice", "roll-flush", "rogue-solitaire", "pokers-rogue-reckoning", "pokerchess"];

function catalogue(language: Language, name: string): Record<string, string> {
  const path = join(ROOT, "src", "languages", LANGUAGE_FOLDERS[language], `${name}.json`);
  return flattenedIn(JSON.parse(readFileSync(path, "utf8")), "");
}

/** The sentences of a catalogue by their keys, with the groups that they are in. */
function flattenedIn(value: unknown, key: string): Record<string, string> {
  if (typeof value === "string") return { [key]: value };
  const flat: Record<string, string> = {};
  for (const [name, inner] of Object.entries(isRecord(value) ? value : {}))
    Object.assign(flat, flattenedIn(inner, key === "" ? name : `${key}.${name}`));
  return flat;
}

describe("The words of narrow buttons", () => {
  let browser: Browser;
  let page: Page;
  before(async () => {
    browser = await openChromium();
    page = await browser.newPage();
  });
  after(() => browser.close());

  /** How wide a text is in Arial, in pixels. */
  function widthOf(word: string, size: number): Promise<number> {
    return page.evaluate(
      ([text, font]) => {
        const context = document.createElement("canvas").getContext("2d");
        if (context === null) return Infinity;
        context.font = font ?? "";
        return context.measureText(text ?? "").width;
      },
      [word, `${size}px Arial, "Liberation Sans"`],
    );
  }

  for (const language of LANGUAGES) {
    it(`${LANGUAGE_FOLDERS[language]}: none is wider than its button, so that none breaks`, async () => {
      const table = catalogue(language, "table");
      const groupWidth = grid(AREAS.groups)[0]?.width ?? 0;
      const labels = FOOTER.map((key) => ({
        label: table[key],
        least: LEAST.footer,
        width: FOOTER_WIDTH,
      }));
      for (const game of GAMES)
        for (const [key, label] of Object.entries(catalogue(language, game)))
          if (GROUPS.some((group) => key.startsWith(group)))
            labels.push({ label, least: LEAST.group, width: groupWidth });
      assert.ok(labels.length > FOOTER.length + 10);
      for (const { label, least, width } of labels) {
        assert.ok(label !== undefined);
        const size = largestLetters(label, width, least);
        for (const word of label.split(/\s/)) {
          // Chinese breaks anywhere.
          if (language === "zh") continue;
          const needs = await widthOf(word, size);
          assert.ok(
            needs <= width,
            `${word} is ${needs.toFixed(1)} pixels wide at ${size}, and its button ${width}`,
          );
        }
      }
    });
  }
});
