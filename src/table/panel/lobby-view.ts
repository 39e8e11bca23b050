import type { AnyGame } from "../model/game";
import { readCode } from "../../kit/record/deal-code";
import { isLikeCode, rulesCode } from "../../kit/record/rules-code";
import { listed, sideBySide } from "../../kit/words/enumeration";
import { lazily } from "../../kit/data/lazily";
import type { Level } from "../../kit/game/level";
import { isForSeveral, isVariant, yetToAccept } from "../commands/change-options";
import type { Command } from "../commands/commands";
import { say, sayColours, seatCalled, type TableSentence } from "../languages/sentences";
import { codeNote, codeOfToday } from "../model/deal-codes";
import { isClockOffered, optionsToDeal, optionsUnhurried } from "../model/hurry";
import { hasShared } from "../model/hot-seat";
import { keptBy } from "../../saved/kept-rules";
import { peopleAs } from "../model/person-names";
import { presetOf } from "../model/presets";
import { type TableSeat, isPlayedBy } from "../model/seats";
import { steamIdAt } from "../../tts/players";
import { noticeLines, roomFor } from "./layout";
import { pagedOf, tabRow } from "./pages";
import { type Entry, type Field, type View, button } from "./view";
import type { Additions, Lobby, PanelContext, PanelState } from "./shown";
import type { Desk, PresetName } from "../model/contracts";

const PRESET_SENTENCES: Record<Exclude<PresetName["kind"], "kept">, TableSentence> = {
  designed: "presetDesigned",
  easy: "presetEasy",
  quick: "presetQuick",
  own: "presetOwn",
};

/** What the levels of bots are called. */
export const LEVEL_SENTENCES: Record<Level, TableSentence> = {
  beginner: "levelBeginner",
  casual: "levelCasual",
  regular: "levelRegular",
  expert: "levelExpert",
};

/** What somebody can open; who else plays is asked in games of several alone. */
const TABS: readonly TableSentence[] = ["playersTab", "optionsTab", "rulesTab"];

/** How many rows of tiles the options take at most. */
const MOST_ROWS = 3;

/** What the panel shows before the deal: the way on and how the next game is set, or the options that somebody has opened. */
export function lobbyView(
  lobby: Lobby,
  { panelState, additions, people, vote }: PanelContext,
): Partial<View> & Pick<View, "prompt" | "groups" | "choices" | "shape" | "field"> {
  const { viewer, openGroup, page, notice } = panelState;
  if (!people.mayStart) return { prompt: say("watching"), groups: [], choices: [], field: undefined };
  const tabs: readonly TableSentence[] = lobby.limits.max === 1 ? TABS.slice(1) : TABS;
  const open = tabs.find((tab) => tab === openGroup);
  if (open === undefined) return home(lobby, panelState, additions);
  let field: Field | undefined;
  if (open === "rulesTab") field = rulesField(lobby);
  else if (open === "optionsTab") field = codeField(lobby);
  const groups = [button("back", "quiet", { kind: "group", name: "" })].concat(tabRow(tabs, open));
  const told = noticeLines(notice);
  const around = { page: "", coach: "", field, groups: groups.length, vote: vote !== undefined, told };
  const room = Math.min(2 * MOST_ROWS, roomFor("tiles", around));
  let [prompt, makers] = [lobby.players(), seatEntries(lobby, viewer)];
  if (open === "rulesTab")
    [prompt, makers] = [say("rulesCode", { code: lobby.rules() }), keptEntries(lobby, viewer)];
  else if (open === "optionsTab") [prompt, makers] = [say("notDealt"), gameSettings(lobby, viewer)];
  return {
    prompt,
    groups,
    choices: pagedOf(makers, (make) => make(), page, [], room),
    shape: "tiles",
    field,
  };
}

/** The way on, and how the next game is set; what the viewer was told just now comes before that. */
function home(
  lobby: Lobby,
  { viewer, notice }: PanelState,
  additions: readonly Additions[],
): Pick<View, "prompt" | "groups" | "choices" | "field"> & Partial<View> {
  // Who has yet to accept the options does that first.
  let choices = agreeing(lobby, viewer).concat(dealing(lobby));
  let set = setting(lobby, viewer);
  for (const { lobby: part } of additions) {
    if (part === undefined) continue;
    const { choices: further, note } = part();
    choices = choices.concat(further);
    if (note !== "") set += `\n${note}`;
  }
  choices = choices.concat(hurrying(lobby), [
    button("optionsTab", "quiet", { kind: "group", name: "optionsTab" }),
  ]);
  if (lobby.clock.says !== "") set += `\n${lobby.clock.says}`;
  const view = { prompt: set, groups: [], choices, field: undefined };
  if (lobby.limits.max === 1) return view;
  const around = `${lobby.players()}\n${set}`;
  if (!lobby.variant) return { ...view, prompt: around };
  return { ...view, prompt: agreement(lobby, viewer), notes: notice ?? around };
}

/** How the next game is set, in a line: its rules, its cards and its bots. */
function setting({ preset, code, bots, seats, level, hotSeat }: Lobby, viewer: ColorLiteral): string {
  const parts = [say("preset", { preset: presetTitle(preset(viewer)) })];
  parts.push(codeLabel(code));
  if (bots && seats.some(({ player }) => player.kind === "bot"))
    parts.push(say("level", { level: say(LEVEL_SENTENCES[level]) }));
  if (hotSeat === true) parts.push(say("hotSeatOn"));
  return sideBySide(parts);
}

function presetTitle(preset: PresetName): string {
  return preset.kind === "kept" ? preset.name : say(PRESET_SENTENCES[preset.kind]);
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
function agreeing({ variant, limits, missing, chosen, code }: Lobby, viewer: ColorLiteral): Entry[] {
  if (!variant || limits.max === 1 || !missing.includes(viewer)) return [];
  return [
    button("acceptOptions", "go", {
      kind: "acceptOptions",
      options: chosen(),
      code: code.chosen,
      codedDice: code.dice === "coded",
    }),
  ];
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

/** Where somebody plays several seats, whether that is several people, of whom each sees the own hand only. */
function hotSeatEntry({ hotSeat }: Lobby): Entry[] {
  if (hotSeat === undefined) return [];
  const entry = button(hotSeat ? "hotSeatOn" : "hotSeatOff", "plain", { kind: "hotSeat" });
  return [{ ...entry, label: `${entry.label}\n${say(hotSeat ? "hotSeatOnHow" : "hotSeatOffHow")}` }];
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
  for (const entry of hotSeatEntry(lobby)) entries.push(entry);
  for (const tableSeat of seats) {
    if (isPlayedBy(tableSeat, tableSeat.colour)) continue;
    const command: Command = { kind: "removeGuest", colour: tableSeat.colour };
    entries.push(button("removeGuest", "quiet", command, { name: seatName(tableSeat) }));
  }
  return entries.map((entry) => () => entry);
}

/** Whether the cards are really shuffled or dealt by a code: a click goes from the one to today's code, if there is one, then to a new one. */
function codeSetting({ code }: Lobby): Entry {
  const today = code.isSecret ? undefined : codeOfToday();
  let command: Command = { kind: "code", code: undefined };
  if (code.chosen === undefined && today !== undefined) command = { kind: "code", code: today };
  else if (code.chosen === today) command = { kind: "drawCode" };
  return { label: codeLabel(code), tone: "plain", command };
}

/** Where a code shuffles a game for several with dice, it rolls them, too, if all want that. */
function diceSetting({ code: { chosen, isSecret, dice } }: Lobby): Entry[] {
  if (chosen === undefined || !isSecret || dice === "none") return [];
  return [button(dice === "coded" ? "diceByCode" : "diceReal", "plain", { kind: "codedDice" })];
}

function codeLabel({ chosen, isSecret }: Lobby["code"]): string {
  if (chosen === undefined) return say("realShuffle");
  if (isSecret) return say("dealBySecretCode");
  return say(chosen === codeOfToday() ? "todaysDeal" : "dealByCode", { code: chosen });
}

/** An empty line asks for a real shuffle; a code that is a secret is nowhere to be read. */
function codeField({ code: { chosen, isSecret } }: Lobby): Field {
  return {
    placeholder: say("typeCode"),
    text: isSecret ? "" : (chosen ?? ""),
    command: (typed) => {
      const code = readCode(typed);
      return { kind: "code", code: code === "" ? undefined : code };
    },
  };
}

/** How the next game will be: what is agreed on, all options at once, and each of them. */
function gameSettings(lobby: Lobby, viewer: ColorLiteral): (() => Entry)[] {
  const { options, preset } = lobby;
  const title = presetTitle(preset(viewer));
  const makers = agreeing(lobby, viewer).map((entry) => () => entry);
  makers.push(() => button("preset", "plain", { kind: "preset" }, { preset: title }));
  // It is there whatever is set: nothing moves away under the pointer that has just changed an option.
  makers.push(() => button("standardOptions", "quiet", { kind: "standardOptions" }));
  makers.push(() => codeSetting(lobby));
  for (const entry of diceSetting(lobby)) makers.push(() => entry);
  for (const { name, words } of options) {
    makers.push(() => button("option", "plain", { kind: "option", name }, words()));
  }
  return makers;
}

/** The code of the rules, to be copied or to be replaced by another one; a name keeps them. */
function rulesField({ rules }: Lobby): Field {
  return {
    placeholder: say("typeRules"),
    text: rules(),
    command: (typed) =>
      isLikeCode(typed) ? { kind: "takeRules", rules: typed } : { kind: "keepRules", name: typed },
  };
}

/** The rules that the viewer keeps: a click takes them, or forgets them. */
function keptEntries({ kept }: Lobby, viewer: ColorLiteral): (() => Entry)[] {
  const makers: (() => Entry)[] = [];
  for (const name of kept(viewer)) {
    makers.push(() => ({ label: name, tone: "plain", command: { kind: "takeRules", rules: name } }));
    makers.push(() => button("forgetRules", "quiet", { kind: "forgetRules", name }, { name }));
  }
  return makers;
}

/** What runs in the next game of those that have a clock. */
function clockLine(game: AnyGame, desk: Desk): string {
  const line = game.words.clock?.(optionsToDeal(game, desk));
  return line === "" ? say("noClock") : (line ?? "");
}

/** What is not as the designer has it in the next game, in sentences. */
function changesIn(game: AnyGame, desk: Desk): string[] {
  const { rules, words } = game;
  const { options, setBy, code } = desk;
  const unhurried = optionsUnhurried(game, desk) ?? options;
  const changes: string[] = code === undefined ? [] : [codeNote(game, desk)];
  for (const spec of rules.options) {
    const { name, standard } = spec;
    const value = options[name] ?? standard;
    const usual = unhurried[name] === options[name] ? standard : unhurried[name];
    if (value === usual) continue;
    const [now, before] = [value, usual].map((each) => words.optionValue(spec, `${each}`));
    const player = setBy[name];
    const values = { option: words.option(spec).label, now: now ?? "", before: before ?? "" };
    changes.push(
      player === undefined ? say("optionDiffers", values) : say("optionDiffersBy", { ...values, player }),
    );
  }
  return changes;
}

/** Where the dice of the next game come from. */
function diceOf({ box }: AnyGame, { codedDice }: Desk): Lobby["code"]["dice"] {
  if (box.dice.length === 0) return "none";
  return codedDice.next ? "coded" : "real";
}

/** The lobby of the game on a desk. */
export function lobbyOf(game: AnyGame, desk: Desk): Lobby {
  const { rules, words, bots } = game;
  const around = { limits: rules.seats, seats: desk.seats, twoSides: game.twoSides === true };
  return {
    ...around,
    players: lazily(() => whoPlays(around)),
    bots: bots.length > 0,
    level: desk.level,
    hotSeat: hasShared(desk.seats) ? desk.hotSeat.on : undefined,
    strength: () => {
      const rating = bots.find(({ level }) => level === desk.level)?.rating ?? 0;
      return say("levelRated", { rating, how: words.level?.(desk.level) ?? "" });
    },
    code: { chosen: desk.code, isSecret: isForSeveral(rules), dice: diceOf(game, desk) },
    options: rules.options.map((spec) => ({
      name: spec.name,
      words: () => ({
        label: words.option(spec).label,
        value: words.optionValue(spec, `${desk.options[spec.name] ?? spec.standard}`),
      }),
    })),
    chosen: () => optionsToDeal(game, desk),
    clock: {
      offered: isClockOffered(game, desk),
      asked: desk.againstClock,
      says: clockLine(game, desk),
    },
    preset: (viewer) => presetOf(game, desk, steamIdAt(viewer)),
    rules: () => rulesCode(rules.id, rules.options, desk.options),
    kept: (viewer) => keptBy(desk.keptRules, steamIdAt(viewer)).map(({ name }) => name),
    variant: isVariant(game, desk),
    missing: yetToAccept(desk, desk.seats),
    changes: lazily(() => changesIn(game, desk)),
  };
}
