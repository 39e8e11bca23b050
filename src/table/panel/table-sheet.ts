import { LANGUAGE_NAMES, LANGUAGES } from "../../kit/words/language";
import type { Command } from "../commands/commands";
import { text } from "../languages/table-texts";
import { say, type TableSentence } from "../languages/sentences";
import { namedSetting, settingMeaning, settingValue } from "../languages/setting-words";
import { SETTING_NAMES } from "../model/settings";
import { firstOf, type PanelContext, type PanelModel } from "./shown";
import { openGroupOf, tabRow } from "./pages";
import { type Entry, button, type SheetView } from "./view";

const TABS: readonly TableSentence[] = ["gameTab", "settingsTab"];
const OPENS_LANGUAGES: Command = { kind: "sheet", sheet: { kind: "languages" } };

/** What can be done with the game itself, and what can be set at this table, whatever is played. */
export function tableView(context: PanelContext): SheetView {
  const open = openGroupOf(TABS, context.panelState.openGroup);
  const isGame = open === "gameTab";
  const entries = isGame ? hosting(context) : settingEntries(context);
  return {
    turn: say("tableTab"),
    page: "",
    prompt: isGame ? "" : say("settings"),
    groups: tabRow(TABS, open),
    choices: entries,
  };
}

/** What can be done with the game itself: a new one, a look at how it went, a pause, the way back into the box. */
function hosting({ game, additions, people, table }: PanelContext): Entry[] {
  const { activity, hasShelf } = table;
  const { mayStart, mayPause, openHands } = people;
  const entries = mayStart ? [...(firstOf(additions, "waysBack") ?? [])] : [];
  if (mayStart && !game.isPractice && activity.kind !== "lobby")
    entries.push(button("newGame", "plain", { kind: "newGame" }));
  entries.push(button("statistics", "quiet", { kind: "sheet", sheet: { kind: "statistics" } }));
  // Where several play, they may want to sit otherwise.
  if (openHands !== undefined) {
    entries.push(button("swapSeats", "quiet", { kind: "sheet", sheet: { kind: "seats" } }));
  }
  if (mayPause) entries.push(button("pauseGame", "quiet", { kind: "pause" }));
  if (mayStart && activity.kind !== "handsOff")
    entries.push(button("handsOff", "plain", { kind: "handsOff" }));
  if (hasShelf) entries.push(button("putAway", "plain", { kind: "shelve" }));
  return entries;
}

/** With whom the viewer could swap seats. */
export function seatsView({ people: { swaps } }: PanelContext): SheetView {
  const entries: Entry[] = [];
  for (const colour of swaps()) {
    entries.push(button("swapWith", "plain", { kind: "offerSwap", colour }, { colour }));
  }
  const isAlone = entries.length === 0;
  return {
    turn: say("swapSeats"),
    page: "",
    prompt: say(isAlone ? "swapNobody" : "swapHow"),
    groups: [],
    choices: entries,
  };
}

/** The languages, each by its own name; who may not choose one sees the one that is spoken. */
export function languagesView({ table, people }: Pick<PanelModel, "table" | "people">): SheetView {
  const { settings } = table;
  const { maySpeak } = people;
  const choices = (maySpeak ? LANGUAGES : [settings.language]).map((language): Entry => {
    const isSpoken = language === settings.language;
    const label = isSpoken ? `✓ ${LANGUAGE_NAMES[language]}` : LANGUAGE_NAMES[language];
    return { label, tone: isSpoken ? "open" : "plain", command: { kind: "speak", language } };
  });
  const { SETTING_NAMES, SETTING_MEANINGS } = text();
  const prompt = maySpeak ? SETTING_MEANINGS.language : say("hostOnly");
  return { turn: SETTING_NAMES.language, page: "", prompt, groups: [], choices };
}

/** A button for everything that can be set at every table, whatever is played; each moves on to the next value. */
export function settingEntries({ table, people }: Pick<PanelModel, "table" | "people">): Entry[] {
  const { activity, settings } = table;
  const entries = SETTING_NAMES.map((name): Entry => {
    const at = name === "automation" && activity.kind === "handsOff" ? "handsOff" : undefined;
    const value = namedSetting(name, settingValue(settings, name, at));
    const command: Command = name === "language" ? OPENS_LANGUAGES : { kind: "setting", name };
    return { label: `${value}\n${settingMeaning(settings, name, at)}`, tone: "plain", command };
  });
  // What spectators see is decided before the deal.
  const onlookers = activity.kind === "lobby" ? spectators(people.openHands) : [];
  return entries.concat(onlookers, [button("standardSettings", "quiet", { kind: "standardSettings" })]);
}

/** What those see who only look on, in a game of several. */
function spectators(openHands: boolean | undefined): Entry[] {
  if (openHands === undefined) return [];
  const what = say(openHands ? "openHandsAll" : "openHandsNone");
  return [button("openHands", "plain", { kind: "openHands" }, { what })];
}
