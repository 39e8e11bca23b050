import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { RULE_PAGE, type Rule, type Section } from "../../src/table/languages/rule-book";
import { ROOT } from "../project";

/** A rule book with all that it says. */
export interface WrittenRules {
  rules: readonly (Rule & { text: string })[];
  sections: readonly Section[];
}

/** A paragraph of a page before it is cut: its number if it has one of its own, and its text. */
interface Paragraph {
  number: string | undefined;
  text: string;
  kind: "section" | "heading" | "text";
}

const ANCHOR = /<a id="[^"]*"><\/a>/g;
const NUMBER = /^([A-Z]+-\d+(?:\.\d+)*|R\d+)(?=[\s.]|$)/;

/** The rule book of a game; undefined for one that has none. */
export function readRuleBook(game: string): WrittenRules | undefined {
  const file = join(ROOT, "docs", "rules", `${game}.md`);
  return existsSync(file) ? ruleBook(readFileSync(file, "utf8")) : undefined;
}

/** A rule book from its page: one paragraph for each rule, heading and row of a table, without any markup. */
export function ruleBook(page: string): WrittenRules {
  const rules: (Rule & { text: string })[] = [];
  const sections: Section[] = [];
  let number = "";
  let parts = 1;
  for (const paragraph of paragraphs(page)) {
    if (paragraph.kind === "section") sections.push({ title: paragraph.text, first: rules.length });
    if (paragraph.number !== undefined) {
      number = paragraph.number;
      parts = 0;
    }
    for (const text of cut(emphasized(paragraph))) {
      parts++;
      rules.push({ number: parts === 1 ? number : `${number}/${parts}`, text, lines: linesOf(text) });
    }
  }
  return { rules, sections };
}

/** The paragraphs from the first section on: what stands before it introduces the book and is no rule. */
function paragraphs(page: string): Paragraph[] {
  const found: Paragraph[] = [];
  let isOpen = false;
  for (const line of page.replaceAll("\r\n", "\n").split("\n")) {
    const text = plain(line);
    const last = found.at(-1);
    if (line.startsWith("#")) {
      isOpen = false;
      const kind = line.startsWith("## ") ? "section" : "heading";
      if (kind === "section" || last !== undefined) found.push({ number: numberOf(text), text, kind });
    } else if (text === "" || /^\|[\s|:-]+\|$/.test(line)) {
      isOpen = false;
    } else if (last !== undefined && (line.startsWith("|") || line.startsWith("- ") || !isOpen)) {
      found.push({ number: numberOf(text), text, kind: "text" });
      isOpen = !line.startsWith("|");
    } else if (last !== undefined) {
      last.text += /^\s+- /.test(line) ? `\n· ${text}` : ` ${text}`;
    }
  }
  return found;
}

/** A line without markup; a row of a table has its cells beside one another. Letters that begin a tag are written as others. */
function plain(line: string): string {
  const cells = line.startsWith("|") ? line.slice(1, line.lastIndexOf("|")).split("|") : [line];
  return cells
    .map((cell) =>
      cell
        .replace(ANCHOR, "")
        .replace(/^\s*(?:#+|-)\s+/, "")
        .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .replaceAll("**", "")
        .replaceAll("`", "")
        .replace(/(^|[\s("])_([^_]+)_/g, "$1$2")
        .replaceAll("<=", "≤")
        .replaceAll(">=", "≥")
        .replaceAll("<", "‹")
        .replaceAll(">", "›")
        .trim(),
    )
    .filter((cell) => cell !== "")
    .join(" · ");
}

function numberOf(text: string): string | undefined {
  return NUMBER.exec(text)?.[1];
}

/** What a reader looks for is bold: a heading, or the number of a rule. */
function emphasized({ number, text, kind }: Paragraph): string {
  if (kind !== "text") return `<b>${text}</b>`;
  return number === undefined ? text : `<b>${number}</b>${text.slice(number.length)}`;
}

/** A text in parts that fit on a page each, cut behind sentences. */
function cut(text: string): string[] {
  const parts: string[] = [];
  for (const sentence of text.split(/(?<=[.;:]) /)) {
    const whole = parts.length === 0 ? sentence : `${parts.at(-1)} ${sentence}`;
    if (parts.length > 0 && linesOf(whole) <= RULE_PAGE.lines) parts[parts.length - 1] = whole;
    else parts.push(sentence);
  }
  return parts;
}

/** How many lines of a page a text takes. */
function linesOf(text: string): number {
  let lines = 0;
  for (const line of text.replaceAll(/<\/?b>/g, "").split("\n"))
    lines += Math.max(1, Math.ceil(line.length / RULE_PAGE.letters));
  return lines;
}
