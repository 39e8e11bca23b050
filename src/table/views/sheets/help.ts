import type { Sight } from "../sights/sight";
import type { SheetView } from "./sheet";
import { fill } from "../../../kit/words";
import { text } from "../../languages";
import type { Sheet } from "../../command/commands";
import type { Entry } from "../../panel/view";
import { hasRule } from "../../../kit/rule-book";
import { say } from "../../languages/words";
import { paged } from "../pages";
import { CONTENTS, howToPlay, rulesCommand } from "./rules";

/** What a number of a rule such as `CVD-5.5` has behind its letters. */
const DIGITS = "0123456789.";
/** How many of the rules that the panel cites just now are offered. */
const MOST_CITED = 2;

/** Why something is not possible just now, with the rules that say so, and where more help is to be found. */
export function helpView(sight: Sight): SheetView {
  const { handRanks, title, hints } = sight.game;
  const { HELP, GUIDE_TITLES } = text();
  const entries = citedIn(sight)
    .map((number): Entry => ({
      label: fill(HELP.rule, { number }),
      tone: "chosen",
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
  entries.push({ label: say("report"), tone: "quiet", command: { kind: "report" } });
  if (sight.table.lobby?.lesson === true)
    entries.push({ label: say("learn"), tone: "go", command: { kind: "learn" } });
  const coach = hints.join("\n");
  const list = paged(entries, sight.glance.page, { page: "", coach, field: undefined, groups: 0 });
  return { turn: title, page: "", coach, prompt: coach === "" ? HELP.chooseHelp : "", groups: [], ...list };
}

function opening(label: string, sheet: Sheet): Entry {
  return { label, tone: "plain", command: { kind: "sheet", sheet } };
}

/** The first rules that the viewer's notice and hints cite, each once. */
function citedIn({ game, glance }: Sight): string[] {
  const numbers: string[] = [];
  for (const sentence of [glance.notice ?? ""].concat(game.hints)) {
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
