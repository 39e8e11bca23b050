import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../../saves/notebook";
import type { PlayersBook } from "../build/rule-book";
import { readRuleBooks } from "../build/rule-books";
import { numbered, withTags } from "../build/rule-pages";
import { ROOT } from "../project";
import { PLAYER_COLOURS } from "../../src/kit/game/player-colours";
import type { TabData } from "./save-data";

const TEXTS = join(ROOT, "saves", "notebook");

/** The pages of the notebook, each open to everybody. */
export function notebookTabs(pages: readonly Page[]): Record<string, TabData> {
  const tabs: Record<string, TabData> = {};
  pages.forEach((page, id) => {
    const { title } = page;
    tabs[id] = { title, body: bodyOf(page), color: "Grey", visibleColor: { ...PLAYER_COLOURS.Grey }, id };
  });
  return tabs;
}

function bodyOf(page: Page): string {
  switch (page.kind) {
    case "text":
      return readFileSync(join(TEXTS, page.file), "utf8").replaceAll("\r\n", "\n").trim();
    case "rules":
      return rulesPage(readRuleBooks(page.game).en);
  }
}

/** A rule book in BBCode, its paragraphs numbered as in the panel. */
function rulesPage(book: PlayersBook): string {
  const paragraphs = numbered(book).map(({ number, text, rules }) => {
    const tagged = withTags(text, (letter) => [`[${letter}]`, `[/${letter}]`]);
    return rules.length === 0 ? tagged : `${number}. ${tagged}`;
  });
  const sections = book.sections.map(({ title, paragraphs: { length } }) =>
    [`[b]${title}[/b]`, ...paragraphs.splice(0, length)].join("\n"),
  );
  return [`[b]${book.title.toUpperCase()}[/b]`, ...sections].join("\n\n");
}
