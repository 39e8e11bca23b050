import { spoken } from "../../kit/words/language";
import { must } from "../../kit/data/must";
import { rulePage, type RuleBook } from "../../kit/words/rule-book";
import type { Command } from "../commands/commands";
import { text } from "../languages/table-texts";
import { say } from "../languages/sentences";
import { storedParagraph, storedTitle } from "../languages/stored-texts";
import type { Entry, SheetView } from "./view";

/** The number that stands for no rule: the contents of the rule book. */
export const CONTENTS = "";

/** The page of the rule book that begins with the paragraph of this number or for this rule, or else the contents of the book. */
export function rulesView(number: string): SheetView {
  if (attachedRules === undefined)
    return { turn: say("rules"), page: text().HELP.noRules, groups: [], choices: [] };
  const shown = rulePage(attachedRules, spoken(), number);
  if (shown === undefined) return contentsView(attachedRules);
  return {
    turn: storedTitle(shown.section),
    page: shown.paragraphs.map((paragraph) => storedParagraph(paragraph)).join("\n"),
    groups: [],
    choices: [
      entry(text().HELP.previousPage, shown.previous ?? CONTENTS),
      entry(text().HELP.nextPage, shown.next ?? CONTENTS),
      entry(text().HELP.contents, CONTENTS),
    ],
  };
}

function contentsView(book: RuleBook): SheetView {
  const choices = book.sections.map((_first, section) => sectionEntry(book, section));
  const prompt = text().HELP.chooseSection;
  return { turn: say("rules"), page: "", prompt, groups: [], choices };
}

/** What opens How to play: the first section of every rule book. */
export function howToPlay(): Entry[] {
  return attachedRules === undefined ? [] : [sectionEntry(attachedRules, 0)];
}

function sectionEntry({ paragraphs, sections }: RuleBook, section: number): Entry {
  return entry(storedTitle(section), paragraphs[must(sections[section], "a section")] ?? CONTENTS);
}

function entry(label: string, number: string): Entry {
  return { label, tone: "plain", command: rulesCommand(number) };
}

/** Opens the rule book at a paragraph or a rule. */
export function rulesCommand(number: string): Command {
  return { kind: "sheet", sheet: { kind: "rules", number } };
}
