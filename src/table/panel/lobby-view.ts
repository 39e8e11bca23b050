import type { AnyGame } from "../model/game";
import { readCode } from "../../kit/deal-code";
import { listed, sideBySide } from "../../kit/enumeration";
import { lazily } from "../../kit/lazily";
import type { Level } from "../../kit/game";
import type { Options } from "../../kit/options";
import { isVariant, yetToAccept } from "../commands/change-options";
import type { Command } from "../commands/commands";
import { say, sayColours, seatCalled, type TableSentence, refusalSentence } from "../languages/sentences";
import type { Desk } from "../model/desk";
import { codeOfToday, newCode } from "../model/deal-codes";
import { isClockOffered, optionsToDeal } from "../model/hurry";
import { peopleAs } from "../model/person-names";
import { presetOf, type PresetName } from "../model/presets";
import { type TableSeat, isPlayedBy } from "../model/seats";
import type { Additions } from "./additions";
import { roomFor } from "./layout";
import { groupRow, pagedOf } from "./pages";
import type { PanelContext } from "./model";
import { type Entry, type Field, type View, button } from "./view";

const PRESET_SENTENCES: Record<PresetName, TableSentence> = {
  designed: "presetDesigned",
  easy: "presetEasy",
  quick: "presetQuick",
  own: "presetOwn",
};

const LEVEL_SENTENCES: Record<Level, TableSentence> = {
  beginner: "levelBeginner",
  casual: "levelCasual",
  regular: "levelRegular",
  expert: "levelExpert",
};

/** How many rows of tiles the options take at most. */
const MOST_ROWS = 3;

/** What the panel shows before the deal: the way on and how the next game is set, or the options that somebody has opened. */
export function lobbyView(
  lobby: Lobby,
  {
    panelState: { viewer, openGroup, page, notice },
    additions,
    people,
  }: Pick<PanelContext, "panelState" | "additions" | "people">,
): Partial<View> & Pick<View, "prompt" | "groups" | "choices" | "shape" | "field"> {
  if (!people.mayStart) return { prompt: say("watching"), groups: [], choices: [], field: undefined };
  const [players, options] = [say("playersTab"), say("optionsTab")];
  const names = lobby.limits.max === 1 ? [options] : [players, options];
  const open = names.find((name) => name === openGroup);
  if (open === undefined) return home(lobby, { viewer, notice }, additions);
  const field = open === options && lobby.code.offered ? codeField(lobby) : undefined;
  const groups = [button("back", "quiet", { kind: "group", name: "" })].concat(groupRow(names, open));
  const around = { page: "", coach: "", field, groups: groups.length };
  const room = Math.min(2 * MOST_ROWS, roomFor("tiles", around));
  const makers = open === options ? gameSettings(lobby, viewer) : seatEntries(lobby, viewer);
  return {
    prompt: open === options ? refusalSentence({ kind: "notDealt" }) : lobby.players(),
    groups,
    choices: pagedOf(makers, (make) => make(), page, [], room),
    shape: "tiles",
    field,
  };
}

/** The way on, and how the next game is set; what the viewer was told just now comes before that. */
function home(
  lobby: Lobby,
  { viewer, notice }: Pick<PanelContext["panelState"], "viewer" | "notice">,
  additions: readonly Additions[],
): Pick<View, "prompt" | "groups" | "choices" | "field"> & Partial<View> {
  const label = say("optionsTab");
  const opening: Entry = { label, tone: "quiet", command: { kind: "group", name: label } };
  // Who has yet to accept the options does that first.
  let choices = agreeing(lobby, viewer).concat(dealing(lobby));
  let set = setting(lobby);
  for (const { lobby: part } of additions) {
    if (part === undefined) continue;
    const { choices: further, note } = part();
    choices = choices.concat(further);
    if (note !== "") set += `\n${note}`;
  }
  choices = choices.concat(hurrying(lobby), [opening]);
  if (lobby.clock.says !== "") set += `\n${lobby.clock.says}`;
  const view = { prompt: set, groups: [], choices, field: undefined };
  if (lobby.limits.max === 1) return view;
  const around = `${lobby.players()}\n${set}`;
  if (!lobby.variant) return { ...view, prompt: around };
  return { ...view, prompt: agreement(lobby, viewer), notes: notice ?? around };
}

/** How the next game is set, in a line: its rules, its cards and its bots. */
function setting({ preset, code, bots, seats, level }: Lobby): string {
  const parts = [say("preset", { preset: say(PRESET_SENTENCES[preset()]) })];
  if (code.offered) parts.push(codeLabel(code.chosen));
  if (bots && seats.some(({ player }) => player.kind === "bot"))
    parts.push(say("level", { level: say(LEVEL_SENTENCES[level]) }));
  return sideBySide(parts);
}

/** The way on: with too few players bots fill the table by the same click, and nobody can begin alone. */
function dealing({ limits, seats, bots, variant, missing }: Lobby): Entry[] {
  const isEnough = limits.max === 1 || seats.length >= limits.min;
  if (!isEnough && (!bots || seats.length === 0)) return [];
  const dealt = button(isEnough ? "start" : "startFilled", "go", { kind: "start", fill: !isEnough });
  if (!variant || limits.max === 1 || missing.length === 0) return [dealt];
  return [
    { ...dealt, tone: "plain", label: `${dealt.label}\n${say("dealWaits", { players: peopleAs(missing) })}` },
  ];
}

/** What differs from the designer's rules, who wants it so, and who has yet to accept that. */
function agreement({ changes, missing }: Lobby, viewer: ColorLiteral): string {
  const changed = changes().join(" ");
  if (missing.includes(viewer)) return `${changed} ${say("acceptAsk")}`;
  if (missing.length === 0) return `${changed} ${say("acceptedByAll")}`;
  return `${changed} ${say("acceptWaits", { players: peopleAs(missing) })}`;
}

/** In a game of several, other options than the designer's are everybody's affair (PC-1.8 and its like). */
function agreeing({ variant, limits, missing, chosen }: Lobby, viewer: ColorLiteral): Entry[] {
  if (!variant || limits.max === 1 || !missing.includes(viewer)) return [];
  return [button("acceptOptions", "go", { kind: "acceptOptions", options: { ...chosen } })];
}

/** Where a game is dealt without its clock, one click asks for it, and the next one for none. */
function hurrying({ clock: { offered, asked } }: Lobby): Entry[] {
  if (!offered) return [];
  return [button(asked ? "withoutClock" : "againstClock", "plain", { kind: "againstClock" })];
}

/** Who would play, and how many could. */
function whoPlays({ limits, seats, twoSides }: Pick<Lobby, "limits" | "seats" | "twoSides">): string {
  const side = (of: number): string =>
    listed(seats.filter((_, seat) => !twoSides || seat % 2 === of).map((each) => seatName(each)));
  const names = twoSides && seats.length > 1 ? say("sides", { first: side(0), second: side(1) }) : side(0);
  if (seats.length < limits.min)
    return say(twoSides ? "lobbyTooFewSides" : "lobbyTooFew", { names, least: limits.min, most: limits.max });
  return say(seats.length < limits.max ? "lobbySeats" : "lobbyFull", { names });
}

/** A seat by its colour, and who plays it if that is not the person at this colour. */
function seatName(tableSeat: TableSeat): string {
  const { colour, player } = tableSeat;
  return player.kind === "bot" || isPlayedBy(tableSeat, colour)
    ? seatCalled(colour)
    : sayColours("secondSeat", { colour, player: player.colour });
}

/** Who else is to play. */
function seatEntries(lobby: Lobby, viewer: ColorLiteral): (() => Entry)[] {
  const { limits, seats, bots, level } = lobby;
  const entries: Entry[] = [];
  if (seats.length < limits.max) {
    if (bots) entries.push(button("addBot", "plain", { kind: "addBot" }));
    if (viewer !== "Grey") entries.push(button("addSeat", "plain", { kind: "addSeat" }));
  }
  if (bots) {
    const entry = button("level", "plain", { kind: "level" }, { level: say(LEVEL_SENTENCES[level]) });
    entries.push({ ...entry, label: `${entry.label}\n${lobby.strength()}` });
  }
  for (const tableSeat of seats) {
    if (isPlayedBy(tableSeat, tableSeat.colour)) continue;
    const command: Command = { kind: "removeGuest", colour: tableSeat.colour };
    entries.push(button("removeGuest", "quiet", command, { name: seatName(tableSeat) }));
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
  limits: { readonly min: number; readonly max: number };
  /** Who would play now. */
  seats: readonly TableSeat[];
  /** Whether they are two sides in turn. */
  twoSides: boolean;
  /** Who would play, in a sentence, and how many could. */
  players: (this: void) => string;
  /** Whether there are bots to ask. */
  bots: boolean;
  level: Level;
  /** How strong bots of this level are, and how they play. */
  strength: (this: void) => string;
  /** The deal code of the next game, where the game offers one. */
  code: { offered: boolean; chosen: string | undefined };
  /** The options by their names, and what they and their values are called. */
  options: readonly { name: string; words: (this: void) => { label: string; value: string } }[];
  chosen: Options;
  /** Whether the clock can be asked for, whether somebody did, and what runs in the next game; empty in games without one. */
  clock: { offered: boolean; asked: boolean; says: string };
  preset: (this: void) => PresetName;
  /** Whether the game would be another one than the designer's, and who has yet to accept that. */
  variant: boolean;
  missing: readonly ColorLiteral[];
  /** What differs: each option from old to new, and by whom. */
  changes: (this: void) => string[];
}

/** What runs in the next game of those that have a clock. */
function clockLine(game: AnyGame, desk: Desk): string {
  const line = game.words.clock?.(optionsToDeal(game, desk));
  return line === "" ? say("noClock") : (line ?? "");
}

/** The options that are not the designer's, in sentences. */
function changesIn({ rules, words }: AnyGame, { options, setBy }: Desk): string[] {
  const changes: string[] = [];
  for (const spec of rules.options) {
    const { name, standard } = spec;
    const value = options[name] ?? standard;
    if (value === standard) continue;
    const [now, before] = [value, standard].map((each) => words.optionValue(spec, `${each}`));
    const player = setBy[name];
    const values = { option: words.option(spec).label, now: now ?? "", before: before ?? "" };
    changes.push(
      player === undefined ? say("optionDiffers", values) : say("optionDiffersBy", { ...values, player }),
    );
  }
  return changes;
}

/** The lobby of the game on a desk. */
export function lobbyOf(game: AnyGame, desk: Desk): Lobby {
  const { rules, words, bots, dealsByCode } = game;
  const around = { limits: rules.seats, seats: desk.seats, twoSides: game.twoSides === true };
  return {
    ...around,
    players: lazily(() => whoPlays(around)),
    bots: bots.length > 0,
    level: desk.level,
    strength: () => {
      const rating = bots.find(({ level }) => level === desk.level)?.rating ?? 0;
      return say("levelRated", { rating, how: words.level?.(desk.level) ?? "" });
    },
    code: { offered: dealsByCode, chosen: desk.code },
    options: rules.options.map((spec) => ({
      name: spec.name,
      words: () => ({
        label: words.option(spec).label,
        value: words.optionValue(spec, `${desk.options[spec.name] ?? spec.standard}`),
      }),
    })),
    chosen: desk.options,
    clock: {
      offered: isClockOffered(game, desk),
      asked: desk.againstClock,
      says: clockLine(game, desk),
    },
    preset: () => presetOf(game, desk),
    variant: isVariant(rules.options, desk),
    missing: yetToAccept(desk),
    changes: lazily(() => changesIn(game, desk)),
  };
}
