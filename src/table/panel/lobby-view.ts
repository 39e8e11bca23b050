import type { AnyGame } from "../model/game";
import { type DailySight, codeOfToday, newCode } from "../../features/daily";
import { readCode } from "../../kit/deal-code";
import { listed, sideBySide } from "../../kit/enumeration";
import type { Level } from "../../kit/game";
import type { Options } from "../../kit/options";
import { isVariant, yetToAccept } from "../commands/change-options";
import type { Command } from "../commands/commands";
import { colourName, say, type TableSentence, reasonSentence } from "../languages/sentences";
import type { Desk } from "../model/desk";
import { presetOf, type PresetName } from "../model/presets";
import { type Chair, isPlayedBy } from "../model/seats";
import { roomFor } from "./layout";
import { groupRow, pagedOf } from "./pages";
import type { Glance } from "./panel-state";
import { type Entry, type Field, type View, button } from "./view";

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

/** How many rows of tiles the options take at most. */
const MOST_ROWS = 3;

/** What the panel shows before the deal: the way on and how the next game is set, or the options that somebody has opened. */
export function lobbyView(
  lobby: Lobby,
  { viewer, openGroup, page }: Pick<Glance, "viewer" | "openGroup" | "page">,
  daily: DailySight,
): Pick<View, "prompt" | "groups" | "choices" | "shape" | "field"> {
  const [players, options] = [say("playersTab"), say("optionsTab")];
  const names = lobby.seats.max === 1 ? [options] : [players, options];
  const open = names.find((name) => name === openGroup);
  if (open === undefined) return home(lobby, viewer, daily);
  const field = open === options && lobby.code.offered ? codeField(lobby) : undefined;
  const groups = [closing()].concat(groupRow(names, open));
  const around = { page: "", coach: "", field, groups: groups.length };
  const room = Math.min(2 * MOST_ROWS, roomFor("tiles", around));
  const makers = open === options ? gameSettings(lobby, viewer) : seatEntries(lobby, viewer);
  return {
    prompt: open === options ? reasonSentence({ kind: "notDealt" }) : whoPlays(lobby),
    groups,
    choices: pagedOf(makers, (make) => make(), page, [], room),
    shape: "tiles",
    field,
  };
}

/** The way on, and how the next game is set. */
function home(
  lobby: Lobby,
  viewer: ColorLiteral,
  today: DailySight,
): Pick<View, "prompt" | "groups" | "choices" | "field"> {
  const label = say("optionsTab");
  const opening: Entry = { label, tone: "quiet", command: { kind: "group", name: label } };
  const wasTried = lobby.code.offered && today.own() !== undefined;
  const choices = dealing(lobby).concat(
    learning(lobby),
    daily(lobby, wasTried),
    puzzling(lobby),
    agreeing(lobby, viewer),
    [opening],
  );
  const set = wasTried ? `${setting(lobby)}\n${say("dailyTried")}` : setting(lobby);
  const prompt = lobby.seats.max === 1 ? set : `${whoPlays(lobby)}\n${set}`;
  return { prompt, groups: [], choices, field: undefined };
}

/** Closes the options. */
function closing(): Entry {
  return button("back", "go", { kind: "group", name: "" });
}

/** How the next game is set, in a line: its rules, its cards and its bots. */
function setting({ preset, code, computers, chairs, level }: Lobby): string {
  const parts = [say("preset", { preset: say(PRESET_SENTENCES[preset()]) })];
  if (code.offered) parts.push(codeLabel(code.chosen));
  if (computers && chairs.some(({ sitter }) => sitter.kind === "computer"))
    parts.push(say("level", { level: say(LEVEL_SENTENCES[level]) }));
  return sideBySide(parts);
}

/** The way on: with too few players computers fill the table by the same click, and nobody can begin alone. */
function dealing({ chairs, seats, computers }: Lobby): Entry[] {
  if (seats.max === 1 || chairs.length >= seats.min) {
    return [button("start", "go", { kind: "start", fill: false })];
  }
  if (!computers || chairs.length === 0) return [];
  return [button("startFilled", "go", { kind: "start", fill: true })];
}

function daily({ code }: Lobby, wasTried: boolean): Entry[] {
  return code.offered ? [button(wasTried ? "dailyAgain" : "daily", "plain", { kind: "daily" })] : [];
}

function puzzling({ puzzles }: Lobby): Entry[] {
  return puzzles ? [button("puzzle", "plain", { kind: "puzzle", another: false })] : [];
}

function learning({ lesson }: Lobby): Entry[] {
  return lesson ? [button("learn", "plain", { kind: "learn" })] : [];
}

/** In a game of several, other options than the designer's are everybody's affair (PC-1.8 and its like). */
function agreeing({ variant, seats, missing, chosen }: Lobby, viewer: ColorLiteral): Entry[] {
  if (!variant || seats.max === 1 || !missing.includes(viewer)) return [];
  return [button("acceptOptions", "go", { kind: "acceptOptions", options: { ...chosen } })];
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
function seatEntries(lobby: Lobby, viewer: ColorLiteral): (() => Entry)[] {
  const { chairs, seats, computers, level } = lobby;
  const entries: Entry[] = [];
  if (chairs.length < seats.max) {
    if (computers) entries.push(button("addComputer", "plain", { kind: "addComputer" }));
    if (viewer !== "Grey") entries.push(button("addChair", "plain", { kind: "addChair" }));
  }
  if (computers) {
    entries.push(button("level", "plain", { kind: "level" }, { level: say(LEVEL_SENTENCES[level]) }));
  }
  for (const chair of chairs) {
    if (isPlayedBy(chair, chair.colour)) continue;
    const command: Command = { kind: "removeGuest", colour: chair.colour };
    entries.push(button("removeGuest", "quiet", command, { name: chairName(chair) }));
  }
  return entries.map((entry) => () => entry);
}

/** Whether the cards are really shuffled or dealt by a code: a click goes from the one to today's code, then to a new one. */
function codeSettings({ code: { offered, chosen } }: Lobby): Entry[] {
  if (!offered) return [];
  const today = codeOfToday();
  const next = chosen === undefined ? today : chosen === today ? newCode() : undefined;
  return [{ label: codeLabel(chosen), tone: "plain", command: { kind: "code", code: next } }];
}

function codeLabel(code: string | undefined): string {
  if (code === undefined) return say("realShuffle");
  return say(code === codeOfToday() ? "todaysDeal" : "dealByCode", { code });
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

/** How the next game will be: what is agreed on, all options at once, and each of them. */
function gameSettings(lobby: Lobby, viewer: ColorLiteral): (() => Entry)[] {
  const { options, preset } = lobby;
  const makers = agreeing(lobby, viewer).map((entry) => () => entry);
  makers.push(() =>
    button("preset", "plain", { kind: "preset" }, { preset: say(PRESET_SENTENCES[preset()]) }),
  );
  // It is there whatever is set: nothing moves away under the pointer that has just changed an option.
  makers.push(() => button("standardOptions", "quiet", { kind: "standardOptions" }));
  for (const entry of codeSettings(lobby)) makers.push(() => entry);
  for (const { name, words } of options) {
    makers.push(() => button("option", "plain", { kind: "option", name }, words()));
  }
  return makers;
}

/** What can be arranged before the deal. */
export interface Lobby {
  /** How many can play. */
  seats: { readonly min: number; readonly max: number };
  /** Who would play now. */
  chairs: readonly Chair[];
  /** Whether the game has a guided first game. */
  lesson: boolean;
  /** Whether it has puzzles. */
  puzzles: boolean;
  /** Whether there are bots to ask. */
  computers: boolean;
  level: Level;
  /** The deal code of the next game, where the game offers one. */
  code: { offered: boolean; chosen: string | undefined };
  /** The options by their names, and what they and their values are called. */
  options: readonly { name: string; words: (this: void) => { label: string; value: string } }[];
  chosen: Options;
  preset: (this: void) => PresetName;
  /** Whether the game would be another one than the designer's, and who has yet to accept that. */
  variant: boolean;
  missing: readonly ColorLiteral[];
}

/** The lobby of the game on a desk. */
export function lobbyOf(game: AnyGame, desk: Desk): Lobby {
  const { rules, words, computers, dealsByCode, lesson, puzzles } = game;
  return {
    seats: rules.seats,
    chairs: desk.chairs,
    lesson: lesson !== undefined,
    puzzles: puzzles !== undefined && puzzles.puzzles.length > 0,
    computers: computers.length > 0,
    level: desk.level,
    code: { offered: dealsByCode, chosen: desk.code },
    options: rules.options.map((spec) => ({
      name: spec.name,
      words: () => ({
        label: words.option(spec).label,
        value: words.optionValue(spec, `${desk.options[spec.name] ?? spec.standard}`),
      }),
    })),
    chosen: desk.options,
    preset: () => presetOf(game, desk),
    variant: isVariant(rules.options, desk),
    missing: yetToAccept(desk),
  };
}
