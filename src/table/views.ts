import type { GameAction } from "../kit/rules";
import { ROOM, type Entry, type View } from "./panel/view";
import type { UndoRule } from "./playthrough";
import type { Situation } from "./situation";
import { say, type TableSentence } from "./words";

/** What only this viewer has opened or been told, and the log that all share. */
export interface Glance {
  viewer: ColorLiteral;
  openGroup: string | undefined;
  page: number;
  notice: string | undefined;
  log: readonly string[];
}

/** A situation and how its viewer looks at it. */
type Sight<Action extends GameAction> = Situation<Action> & Glance;

/** How many lines of hints and of the log fit. */
const HINT_LINES = 3;
/** How many letters a button's line holds. */
const ONE_LINE = 26;
const LOG_LINES = 4;

const UNDO_SENTENCES: Record<UndoRule, TableSentence> = {
  open: "undoOpen",
  always: "undoAlways",
  never: "undoNever",
};

/** What a viewer's panel shows in a situation. */
export function viewOf<Action extends GameAction>(situation: Sight<Action>): View {
  const { activity } = situation;
  const view: View = {
    turn: situation.title,
    status: situation.status,
    prompt: "",
    groups: [],
    choices: [],
    notes: situation.notice ?? situation.hints.slice(0, HINT_LINES).join("\n"),
    log: situation.log.slice(-LOG_LINES).join("\n"),
    footer: footer(situation),
  };
  switch (activity.kind) {
    case "lobby":
      return { ...view, status: situation.session, prompt: say("lobby"), choices: lobbyChoices(situation) };
    case "busy":
      return { ...view, prompt: situation.prompt === "" ? say(activity.why) : situation.prompt };
    case "handsOff":
      return {
        ...view,
        turn: say("handsOffTurn"),
        prompt: say("handsOffPrompt"),
        notes: situation.notice ?? "",
      };
    case "over":
      return {
        ...view,
        turn: activity.headline,
        status: situation.session,
        prompt: activity.sentence,
        choices: [
          { label: say("playAgain"), tone: "go", command: { kind: "start" } },
          { label: say("changeOptions"), tone: "plain", command: { kind: "newGame" } },
        ],
      };
    case "deciding":
      return deciding(situation, view);
  }
}

function deciding<Action extends GameAction>(situation: Sight<Action>, view: View): View {
  const seat = situation.sitters.findIndex((sitter) => sitter.colour === situation.viewer);
  if (situation.deciding.includes(seat)) {
    const { groups, choices } = offered(situation);
    return { ...view, turn: say("yourMove"), prompt: situation.prompt, groups, choices };
  }
  const awaited = situation.sitters[situation.deciding[0] ?? 0];
  if (awaited === undefined) return view;
  const colour = awaited.colour;
  if (!awaited.present) {
    const canSit = situation.viewer !== "Grey";
    const takeOver: Entry = {
      label: say("takeSeat", { colour }),
      tone: "go",
      command: { kind: "takeSeat", seat: situation.deciding[0] ?? 0 },
    };
    return {
      ...view,
      turn: say("nobodyHere", { colour }),
      prompt: say("takeSeatPrompt", { colour }),
      choices: canSit ? [takeOver] : [],
    };
  }
  const prompt = situation.viewer === "Grey" ? say("watching") : say("waitFor", { colour });
  return { ...view, turn: say("theirMove", { colour }), prompt };
}

/** The choices by group: the groups in a row, the members of the open one below, then those without a group. */
function offered<Action extends GameAction>(situation: Sight<Action>): { groups: Entry[]; choices: Entry[] } {
  const names: string[] = [];
  for (const { words } of situation.offers) {
    if (words.group !== "" && !names.includes(words.group)) names.push(words.group);
  }
  const open =
    situation.openGroup !== undefined && names.includes(situation.openGroup) ? situation.openGroup : names[0];
  const groups: Entry[] = [];
  for (const name of names) {
    groups.push({ label: name, tone: name === open ? "chosen" : "plain", command: { kind: "group", name } });
  }
  const members: Entry[] = [];
  const singles: Entry[] = [];
  for (let index = 0; index < situation.offers.length; index++) {
    const offer = situation.offers[index];
    if (offer === undefined) continue;
    const { group, label, detail } = offer.words;
    const entry: Entry = {
      label: labelWith(label, detail),
      tone: group === "" ? "go" : "plain",
      command: { kind: "choose", choice: index },
    };
    if (group === "") singles.push(entry);
    else if (group === open) members.push(entry);
  }
  return { groups: groups.slice(0, ROOM.groups), choices: paged(members.concat(singles), situation.page) };
}

/** What stands on a choice's button: the detail beside the label, or below it where the line would be too long. */
export function labelWith(label: string, detail: string): string {
  if (detail === "") return label;
  return label.length + detail.length > ONE_LINE ? `${label}\n${detail}` : `${label} · ${detail}`;
}

/** As many entries as fit; where there are more, the last button turns the page. */
function paged(entries: readonly Entry[], page: number): Entry[] {
  if (entries.length <= ROOM.choices) return [...entries];
  const size = ROOM.choices - 1;
  const pages = Math.ceil(entries.length / size);
  const shown = page % pages;
  const part = entries.slice(shown * size, (shown + 1) * size);
  const label = say("more", { page: shown + 1, pages });
  return part.concat([{ label, tone: "quiet", command: { kind: "turnPage" } }]);
}

function lobbyChoices<Action extends GameAction>(situation: Sight<Action>): Entry[] {
  const entries: Entry[] = [{ label: say("start"), tone: "go", command: { kind: "start" } }];
  for (const { spec, label, value } of situation.options) {
    entries.push({
      label: say("option", { label, value }),
      tone: "plain",
      command: { kind: "option", name: spec.name },
    });
  }
  const rule = say(UNDO_SENTENCES[situation.undoRule]);
  entries.push({ label: say("undoRule", { rule }), tone: "plain", command: { kind: "undoRule" } });
  return paged(entries, situation.page);
}

function footer<Action extends GameAction>(situation: Sight<Action>): Entry[] {
  const entries: Entry[] = [{ label: say("rules"), tone: "quiet", command: { kind: "rules" } }];
  if (situation.activity.kind === "handsOff") {
    entries.push({ label: say("handsOn"), tone: "go", command: { kind: "handsOn" } });
    return entries;
  }
  if (situation.canUndo) entries.push({ label: say("undo"), tone: "quiet", command: { kind: "undo" } });
  if (situation.activity.kind !== "lobby") {
    entries.push({ label: say("newGame"), tone: "quiet", command: { kind: "newGame" } });
  }
  entries.push({ label: say("handsOff"), tone: "quiet", command: { kind: "handsOff" } });
  return entries;
}
