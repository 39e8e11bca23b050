import { hasRule } from "../../kit/words/rule-book";
import { fill } from "../../kit/words/words";
import type { Sheet } from "../commands/commands";
import { text } from "../languages/table-texts";
import { say } from "../languages/sentences";
import { textPage } from "./pages";
import { firstOf, type PanelContext } from "./shown";
import { CONTENTS, howToPlay, rulesCommand } from "./rules-sheet";
import { type SheetView, type Entry, button } from "./view";

/** What a number of a rule such as `CVD-5.5` has behind its letters. */
const DIGITS = "0123456789.";
/** How many of the rules that the panel cites just now are offered. */
const MOST_CITED = 2;

/** Why something is not possible just now, with the rules that say so, and where there is more help. */
export function helpView(context: PanelContext): SheetView {
  const { handRanks, title, hints } = context.game;
  const { HELP, GUIDE_TITLES } = text();
  const entries = citedIn(context)
    .map((number): Entry => ({
      label: fill(HELP.rule, { number }),
      tone: "plain",
      command: rulesCommand(number),
    }))
    .concat(howToPlay(), [
      opening(GUIDE_TITLES.playing, { kind: "guide", topic: "playing" }),
      opening(say("rules"), { kind: "rules", number: CONTENTS }),
    ]);
  if (handRanks().length > 0) entries.push(opening(HELP.handRanks, { kind: "handRanks" }));
  entries.push(
    opening(GUIDE_TITLES.keys, { kind: "guide", topic: "keys" }),
    opening(GUIDE_TITLES.chat, { kind: "guide", topic: "chat" }),
  );
  entries.push(button("report", "quiet", { kind: "report" }));
  const learn = firstOf(context.additions, "learn");
  if (learn !== undefined) entries.push(learn);
  const coach = hints.join("\n");
  const prompt = coach === "" ? HELP.chooseHelp : "";
  return { turn: title, page: "", coach, prompt, groups: [], choices: entries };
}

function opening(label: string, sheet: Sheet): Entry {
  return { label, tone: "plain", command: { kind: "sheet", sheet } };
}

/** The first rules that the viewer's notice and hints cite, each once. */
function citedIn({ game, panelState }: PanelContext): string[] {
  const numbers: string[] = [];
  for (const sentence of [panelState.notice ?? ""].concat(game.hints)) {
    for (const number of numbersIn(sentence)) {
      if (!numbers.includes(number) && hasRule(attachedRules, number)) numbers.push(number);
    }
  }
  return numbers.slice(0, MOST_CITED);
}

/** What may be numbers of rules in a sentence: no pattern finds them, for it would take 见 for a capital letter. */
function numbersIn(sentence: string): string[] {
  if (attachedRules === undefined) return [];
  const { letters } = attachedRules;
  const numbers: string[] = [];
  for (const part of sentence.split(`${letters}-`).slice(1)) {
    let digits = "";
    // eslint-disable-next-line offsuit/letters -- it ends at the first that is no digit, however that is counted
    for (const letter of part) {
      if (!DIGITS.includes(letter)) break;
      digits += letter;
    }
    numbers.push(`${letters}-${digits}`);
  }
  return numbers;
}

/** What a page of the guide is about. */
export type Topic = Extract<Sheet, { kind: "guide" }>["topic"];

/** A page that tells how to use the table. */
export function guideView({ panelState }: Pick<PanelContext, "panelState">, topic: Topic): SheetView {
  const { GUIDE, GUIDE_TITLES } = text();
  const help: Entry = button("help", "plain", { kind: "sheet", sheet: { kind: "help" } });
  const { text: shown, turning } = textPage(GUIDE[topic], panelState.page);
  return { turn: GUIDE_TITLES[topic], page: shown, groups: [], choices: turning.concat([help]) };
}

/** The kinds of hands, best first, each with an example and, where it counts by itself, what it is worth. */
export function handRanksView({ game }: PanelContext): SheetView {
  const lines = game.handRanks().map(({ name, example, worth }) => {
    const line = `<b>${name}</b>  ${example}`;
    return worth === "" ? line : `${line}  ${worth}`;
  });
  return { turn: text().HELP.handRanks, page: lines.join("\n"), groups: [], choices: [] };
}
