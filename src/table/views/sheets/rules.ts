import { spoken } from "../../../kit/language";
import { text } from "../../languages";
import type { Command } from "../../command/commands";
import type { Entry } from "../../panel/view";
import { storedRule } from "../../languages/phrasebook";
import { rulePage, type RuleBook } from "../../languages/rule-book";
import { say } from "../../languages/words";
import { paged } from "../pages";
import type { SheetSight, SheetView } from "./sheet";

/** The number that stands for no rule: the contents of the rule book. */
export const CONTENTS = "";

/** The page of the rule book that begins with the rule of this number, or the contents of the book. */
export function rulesView({ page }: SheetSight, number: string): SheetView {
  if (attachedRules === undefined)
    return { turn: say("rules"), page: text().HELP.noRules, groups: [], choices: [] };
  const shown = rulePage(attachedRules, storedRule, number);
  if (shown === undefined) return contentsView(attachedRules, page);
  return {
    turn: shown.section,
    page: inEnglish().concat([shown.text]).join("\n"),
    groups: [],
    choices: [
      entry(text().HELP.previousPage, shown.previous ?? CONTENTS),
      entry(text().HELP.nextPage, shown.next ?? CONTENTS),
      entry(text().HELP.contents, CONTENTS),
    ],
  };
}

function contentsView({ rules, sections }: RuleBook, page: number): SheetView {
  const choices = sections.map(({ title, first }) => entry(title, rules[first]?.number ?? CONTENTS));
  const prompt = [text().HELP.chooseSection].concat(inEnglish()).join("\n");
  return { turn: say("rules"), page: "", prompt, groups: [], ...paged(choices, page) };
}

/** A line for those who read another language: the rule books are not translated. */
function inEnglish(): string[] {
  return spoken() === "en" ? [] : [text().HELP.rulesInEnglish];
}

function entry(label: string, number: string): Entry {
  return { label, tone: "plain", command: rulesCommand(number) };
}

/** Opens the rule book at a rule. */
export function rulesCommand(number: string): Command {
  return { kind: "sheet", sheet: { kind: "rules", number } };
}
