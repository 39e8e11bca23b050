import { readCode } from "../../kit/deal-code";
import type { Level } from "../../kit/game";
import { isPlayedBy, type Chair } from "../chairs";
import type { Lobby } from "../lobby";
import { codeOfToday, newCode } from "../codes";
import { ROOM, type Entry, type Field, type View } from "../panel/view";
import type { UndoRule } from "../playthrough";
import { say, type TableSentence } from "../words";
import { groupRow, openGroupOf, paged } from "./pages";

const UNDO_SENTENCES: Record<UndoRule, TableSentence> = {
  open: "undoOpen",
  always: "undoAlways",
  never: "undoNever",
};

const LEVEL_SENTENCES: Record<Level, TableSentence> = {
  easy: "levelEasy",
  fair: "levelFair",
  strong: "levelStrong",
};

/** What the panel shows before the deal: the options and, in a game of several, who plays. */
export function lobbyView(
  lobby: Lobby,
  odds: boolean,
  { viewer, openGroup, page }: { viewer: ColorLiteral; openGroup: string | undefined; page: number },
): Pick<View, "prompt" | "groups" | "choices" | "field"> {
  const field = lobby.code.offered ? codeField(lobby) : undefined;
  if (lobby.seats.max === 1) {
    const entries = dealing(lobby).concat(
      codeSettings(lobby),
      gameSettings(lobby),
      tableSettings(lobby, odds),
    );
    return { prompt: say("lobby"), groups: [], choices: paged(entries, page), field };
  }
  const tabs: { name: string; entries: Entry[] }[] = [
    { name: say("playersTab"), entries: seatEntries(lobby, viewer) },
    {
      name: say("optionsTab"),
      entries: agreeing(lobby, viewer).concat(codeSettings(lobby), gameSettings(lobby)),
    },
    { name: say("tableTab"), entries: tableSettings(lobby, odds) },
  ];
  const names = tabs.map(({ name }) => name);
  const open = openGroupOf(names, openGroup);
  const entries = tabs.find(({ name }) => name === open)?.entries ?? [];
  const wayOn = dealing(lobby);
  const choices = wayOn.concat(paged(entries, page, [], ROOM.choices - wayOn.length));
  return { prompt: whoPlays(lobby), groups: groupRow(names, open), choices, field };
}

/** The way on: with too few players computers fill the table by the same click, and nobody can begin alone. */
function dealing({ chairs, seats, computers }: Lobby): Entry[] {
  if (seats.max === 1 || chairs.length >= seats.min) {
    return [{ label: say("start"), tone: "go", command: { kind: "start", fill: false } }];
  }
  if (!computers || chairs.length === 0) return [];
  return [{ label: say("startFilled"), tone: "go", command: { kind: "start", fill: true } }];
}

/** PC-1.8 and its like: other options than the designer's are everybody's affair. */
function agreeing({ agreement: { needed, missing } }: Lobby, viewer: ColorLiteral): Entry[] {
  if (!needed) return [];
  const entries: Entry[] = [
    { label: say("standardOptions"), tone: "quiet", command: { kind: "standardOptions" } },
  ];
  if (!missing.includes(viewer)) return entries;
  const accept: Entry = { label: say("acceptOptions"), tone: "go", command: { kind: "acceptOptions" } };
  return [accept].concat(entries);
}

/** Who would play, and how many could. */
function whoPlays({ chairs, seats }: Lobby): string {
  const names = chairs.map((chair) => chairName(chair)).join(", ");
  if (chairs.length < seats.min) return say("lobbyTooFew", { names, least: seats.min, most: seats.max });
  return say(chairs.length < seats.max ? "lobbySeats" : "lobbyFull", { names });
}

/** A chair by its colour, and who plays it if that is not the person at this colour. */
function chairName(chair: Chair): string {
  const { colour, sitter } = chair;
  if (sitter.kind === "computer") return say("computerAt", { colour });
  return isPlayedBy(chair, colour) ? colour : say("secondChair", { colour, player: sitter.colour });
}

/** Who else is to play. */
function seatEntries(lobby: Lobby, viewer: ColorLiteral): Entry[] {
  const { chairs, seats, computers, level } = lobby;
  const entries: Entry[] = [];
  if (chairs.length < seats.max) {
    if (computers)
      entries.push({ label: say("addComputer"), tone: "plain", command: { kind: "addComputer" } });
    if (viewer !== "Grey")
      entries.push({ label: say("addChair"), tone: "plain", command: { kind: "addChair" } });
  }
  if (computers) {
    const label = say("level", { level: say(LEVEL_SENTENCES[level]) });
    entries.push({ label, tone: "plain", command: { kind: "level" } });
  }
  for (const chair of chairs) {
    if (isPlayedBy(chair, chair.colour)) continue;
    const label = say("removeGuest", { name: chairName(chair) });
    entries.push({ label, tone: "quiet", command: { kind: "removeGuest", colour: chair.colour } });
  }
  return entries;
}

/** Whether the cards are really shuffled or dealt by a code: a click goes from the one to today's code, then to a new one. */
function codeSettings({ code: { offered, chosen } }: Lobby): Entry[] {
  if (!offered) return [];
  const today = codeOfToday();
  if (chosen === undefined)
    return [{ label: say("realShuffle"), tone: "plain", command: { kind: "code", code: today } }];
  if (chosen !== today) {
    const label = say("dealByCode", { code: chosen });
    return [{ label, tone: "plain", command: { kind: "code", code: undefined } }];
  }
  const label = say("todaysDeal", { code: today });
  return [{ label, tone: "plain", command: { kind: "code", code: newCode() } }];
}

/** An empty line asks for a real shuffle. */
function codeField({ code: { chosen } }: Lobby): Field {
  return {
    placeholder: say("typeCode"),
    text: chosen ?? "",
    command: (typed) => {
      const code = readCode(typed);
      return { kind: "code", code: code === "" ? undefined : code };
    },
  };
}

function gameSettings({ options }: Lobby): Entry[] {
  return options.map(({ spec, label, value }) => ({
    label: say("option", { label, value }),
    tone: "plain",
    command: { kind: "option", name: spec.name },
  }));
}

/** What can be set at every table, whatever is played. */
function tableSettings({ undoRule, openHands, seats }: Lobby, odds: boolean): Entry[] {
  const rule = say(UNDO_SENTENCES[undoRule]);
  const shown = say(odds ? "oddsOn" : "oddsOff");
  const what = say(openHands ? "openHandsAll" : "openHandsNone");
  const entries: Entry[] = [
    { label: say("undoRule", { rule }), tone: "plain", command: { kind: "undoRule" } },
    { label: say("odds", { shown }), tone: "plain", command: { kind: "odds" } },
  ];
  if (seats.max > 1)
    entries.push({ label: say("openHands", { what }), tone: "plain", command: { kind: "openHands" } });
  return entries;
}
