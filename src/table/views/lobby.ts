import { readCode } from "../../kit/deal-code";
import { listed } from "../../kit/enumeration";
import type { Level } from "../../kit/game";
import { isPlayedBy, type Chair } from "../state/chairs";
import type { Lobby } from "../options/lobby";
import { codeOfToday, newCode } from "../chance/codes";
import { ROOM, type Entry, type Field, type View } from "../panel/view";
import type { PresetName } from "../options/presets";
import { colourName, say, type TableSentence } from "../languages/words";
import type { Glance } from "../panel/glances";
import { groupRow, openGroupOf, paged, pagedOf } from "./pages";
import { settingEntries, type SettingsSight } from "./settings";

const PRESET_SENTENCES: Record<PresetName, TableSentence> = {
  designed: "presetDesigned",
  easy: "presetEasy",
  quick: "presetQuick",
  own: "presetOwn",
};

const LEVEL_SENTENCES: Record<Level, TableSentence> = {
  easy: "levelEasy",
  fair: "levelFair",
  strong: "levelStrong",
};

/** What the panel shows before the deal: who plays in a game of several, the options, and how the table is set. */
export function lobbyView(
  lobby: Lobby,
  sight: SettingsSight & Pick<Glance, "viewer" | "openGroup" | "page">,
): Pick<View, "prompt" | "groups" | "choices" | "field"> {
  const { viewer, openGroup, page } = sight;
  const isForOne = lobby.seats.max === 1;
  const field = lobby.code.offered ? codeField(lobby) : undefined;
  const [players, options, table] = [say("playersTab"), say("optionsTab"), say("tableTab")];
  const names = isForOne ? [options, table] : [players, options, table];
  const open = openGroupOf(names, openGroup);
  const wayOn = dealing(lobby).concat(learning(lobby));
  const room = ROOM.choices - wayOn.length;
  let entries: Entry[];
  if (open === options) entries = pagedOf(gameSettings(lobby, viewer), (make) => make(), page, [], room);
  else entries = paged(open === table ? settingEntries(sight) : seatEntries(lobby, viewer), page, [], room);
  const choices = wayOn.concat(entries);
  const prompt = isForOne ? say("lobby") : whoPlays(lobby);
  return { prompt, groups: groupRow(names, open), choices, field };
}

/** The way on: with too few players computers fill the table by the same click, and nobody can begin alone. */
function dealing({ chairs, seats, computers }: Lobby): Entry[] {
  if (seats.max === 1 || chairs.length >= seats.min) {
    return [{ label: say("start"), tone: "go", command: { kind: "start", fill: false } }];
  }
  if (!computers || chairs.length === 0) return [];
  return [{ label: say("startFilled"), tone: "go", command: { kind: "start", fill: true } }];
}

function learning({ lesson }: Lobby): Entry[] {
  return lesson ? [{ label: say("learn"), tone: "plain", command: { kind: "learn" } }] : [];
}

/** In a game of several, other options than the designer's are everybody's affair (PC-1.8 and its like). */
function agreeing({ variant, seats, missing, chosen }: Lobby, viewer: ColorLiteral): Entry[] {
  if (!variant || seats.max === 1 || !missing.includes(viewer)) return [];
  return [
    {
      label: say("acceptOptions"),
      tone: "go",
      command: { kind: "acceptOptions", options: { ...chosen } },
    },
  ];
}

/** Who would play, and how many could. */
function whoPlays({ chairs, seats }: Lobby): string {
  const names = listed(chairs.map((chair) => chairName(chair)));
  if (chairs.length < seats.min) return say("lobbyTooFew", { names, least: seats.min, most: seats.max });
  return say(chairs.length < seats.max ? "lobbySeats" : "lobbyFull", { names });
}

/** A chair by its colour, and who plays it if that is not the person at this colour. */
function chairName(chair: Chair): string {
  const { colour, sitter } = chair;
  if (sitter.kind === "computer") return say("computerAt", { colour });
  return isPlayedBy(chair, colour)
    ? colourName(colour)
    : say("secondChair", { colour, player: sitter.colour });
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

/** How the next game is to be: what is agreed on, all options at once, and each of them. */
function gameSettings(lobby: Lobby, viewer: ColorLiteral): (() => Entry)[] {
  const { options, preset } = lobby;
  const makers = agreeing(lobby, viewer).map((entry) => () => entry);
  makers.push(() => ({
    label: say("preset", { preset: say(PRESET_SENTENCES[preset()]) }),
    tone: "plain",
    command: { kind: "preset" },
  }));
  // It is there whatever is set: nothing moves away under the pointer that has just changed an option.
  makers.push(() => ({
    label: say("standardOptions"),
    tone: "quiet",
    command: { kind: "standardOptions" },
  }));
  for (const entry of codeSettings(lobby)) makers.push(() => entry);
  for (const { name, words } of options) {
    makers.push(() => ({
      label: say("option", words()),
      tone: "plain",
      command: { kind: "option", name },
    }));
  }
  return makers;
}
