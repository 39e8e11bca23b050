import type { AnyGame, State, Event } from "../table/model/game";
import {
  achievementWords,
  type Achievements,
  type AchievementWords,
  type Witness,
} from "../kit/game/achievements";
import type { Ascii } from "../kit/data/ascii";
import { checkFigure } from "../kit/data/check-figure";
import { isRecord } from "../kit/data/data";
import { listed } from "../kit/words/enumeration";
import { textsIn } from "../kit/data/lists";
import { changedOptions } from "../kit/rules/options";
import { rankOf } from "../kit/game/ranks";
import { capitals, readRulesCode, readRulesName, rulesCode } from "../kit/record/rules-code";
import { playSlice } from "../kit/record/replay";
import { signsOf } from "../kit/record/tally";
import { typed, type Command } from "../table/commands/commands";
import type { FeatureOf, Made, Plain } from "../table/feature";
import type { Table, Header } from "../table/table";
import { say } from "../table/languages/sentences";
import { keptBy, withKept } from "../saved/kept-rules";
import { onlyPlayerOf } from "../table/model/owners";
import { personName } from "../table/model/person-names";
import { isRemembered } from "../table/model/permissions";
import { textPage } from "../table/panel/pages";
import { button, type SheetView } from "../table/panel/view";
import { steamIdAt } from "../tts/players";
import { isStillAt, pointIn, whileUnchanged, type PointInGame } from "./unchanged";
import type { Additions } from "../table/panel/shown";

/** The command that prints achievements as a line, and reads such lines. */
const WORD = "achievements";

/** Achievements: plays the record of a finished game once more, some steps a frame, and notes what its players have achieved. */
export const ACHIEVEMENTS: FeatureOf<{ achievements: { line: string } }, Plain<"achievements">> = {
  rights: { achievements: "seated" },
  words: [{ typed: WORD, told: "achievements", means: (line) => ({ kind: "achievements", line }) }],
  create: createAchievements,
};

function createAchievements({ game, desk, invalidations }: Table, header: Header): Made<typeof ACHIEVEMENTS> {
  const { rules, words, achievements, ladder } = game;
  /** What everybody has achieved in this game, and what of it in the game on the board. */
  let achieved = readAchieved(header["achieved"]);
  let achievedNow: readonly Achieved[] = [];
  let judged: PointInGame | undefined;

  /** Whether the record may earn anything: tutorials and practice may not, nor games that are neither as designed nor of a rank as hard. */
  function counts({ free }: Achievements<Event>): boolean {
    const { options } = desk.playthrough.record;
    if (!isRemembered(desk)) return false;
    if (ladder !== undefined && rankOf(rules.options, ladder, options) >= ladder.designed) return true;
    return Object.keys(changedOptions(rules.options, options)).every((name) => free.includes(name));
  }

  function replay(known: Achievements<Event>): void {
    const { options, seats, steps } = desk.playthrough.record;
    const witness = known.watch(seats);
    let state: State | undefined;
    let next: number | undefined = 0;

    // Where something has been undone, what remains in the end counts.
    whileUnchanged(desk, () => {
      if (state === undefined) state = rules.start(options, seats);
      else next = playSlice(rules, state, steps, next ?? 0, witness);
      if (next === undefined) return true;
      if (next < steps.length) return false;
      award(known, witness);
      return true;
    });
  }

  function award(known: Achievements<Event>, witness: Witness<Event>): void {
    const winners = desk.result?.winners ?? [];
    const news: Achieved[] = [];
    for (let seat = 0; seat < desk.seats.length; seat++) {
      const id = onlyPlayerOf(desk.seats, seat);
      if (id === undefined) continue;
      const isHelped = (desk.hints.used[seat] ?? 0) > 0;
      const before = achievedBy(achieved, id);
      const isOpen = (name: string): boolean =>
        !before.includes(name) && !(isHelped && known.unaided.includes(name));
      const names = witness.earned(seat, winners.includes(seat)).filter((name) => isOpen(name));
      achieved = withAchieved(achieved, { id, names, best: witness.counts(seat) });
      if (names.length > 0) news.push({ id, names, best: {} });
    }
    for (const each of news) {
      const titles = each.names.map((name) => achievementWords(name, words).title).join(", ");
      const name = personName(each.id) ?? "";
      printToAll(say("achievementsTold", { name, titles }));
    }
    if (news.length === 0) return;
    achievedNow = news;
    invalidations.mark("panels");
  }

  function exported(known: Achievements<Event>, id: string): string {
    const names = achievedBy(achieved, id);
    const title = words.title();
    const kept = keptBy(desk.keptRules, id).map(({ name, options }) => ({
      name,
      code: rulesCode(rules.id, rules.options, options),
    }));
    if (names.length === 0 && kept.length === 0) return say("achievementsNone", { title });
    const line = achievementLine(rules.id, known.names, names) + keptPart(kept);
    return say("achievementsExport", { title, line: typed(`${WORD} ${line}`) });
  }

  function imported(known: Achievements<Event>, id: string, line: string): string {
    const read = readAchievementLine(line, rules.id, known.names);
    if (read.kind === "unreadable") return say("achievementsUnreadable");
    if (read.kind === "otherGame") return say("achievementsOther", { game: read.game });
    const before = achievedBy(achieved, id);
    achieved = withAchieved(achieved, { id, names: read.names, best: {} });
    const added = say("achievementsAdded", { count: achievedBy(achieved, id).length - before.length });
    const kept = keepAll(id, read.kept);
    return kept.length === 0 ? added : `${added} ${say("rulesAdded", { names: listed(kept) })}`;
  }

  /** Keeps the rules of a line for somebody, so far as there is room and this version knows them; answers with their names. */
  function keepAll(id: string, all: readonly KeptCode[]): string[] {
    const names: string[] = [];
    for (const { name, code } of all) {
      const read = readRulesCode(code, rules.id, rules.options);
      const isKnown = read.kind === "options" && read.unknown.length === 0;
      const kept = isKnown ? withKept(desk.keptRules, { id, name, options: read.options }) : undefined;
      if (kept === undefined) continue;
      desk.keptRules = kept;
      names.push(name);
    }
    return names;
  }

  function judge(): void {
    if (achievements === undefined || desk.result === undefined || !counts(achievements)) return;
    if (isStillAt(desk, judged)) return;
    judged = pointIn(desk);
    replay(achievements);
  }

  return {
    waiting: judge,
    laidOut: () => {
      achievedNow = [];
    },
    saved: () => ({ achieved: { of: achieved.length > 0 ? achieved : undefined } }),
    panel: (viewer) =>
      achievements === undefined ? {} : panelPart(game, achievements, { achieved, achievedNow }, viewer),
    handlers: {
      achievements: (player, { line }) => {
        const id = player.steam_id;
        if (achievements === undefined || id === undefined) return "nothing";
        player.print(line === "" ? exported(achievements, id) : imported(achievements, id, line));
        return "panels";
      },
    },
  };
}

/** What one person has achieved in the game of a board. All of it is ASCII, as everything that a board keeps. */
export interface Achieved {
  /** The Steam id. */
  id: string;
  names: readonly string[];
  /** How far this person has come in one game with what is counted, by name. */
  best: Readonly<Record<string, number | undefined>>;
}

/** In a line each achievement is a letter, by its place among those of its game. */
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** Where there are none. */
const NO_LETTERS = "-";

/** What a save tells of achievements; what is damaged is left out. */
export function readAchieved(saved: unknown): Achieved[] {
  const all: Achieved[] = [];
  if (!Array.isArray(saved)) return all;
  for (const entry of saved) {
    if (!isRecord(entry) || typeof entry["id"] !== "string") continue;
    all.push({ id: entry["id"], names: textsIn(entry["names"]), best: numbersIn(entry["best"]) });
  }
  return all;
}

function numbersIn(saved: unknown): Record<string, number> {
  const numbers: Record<string, number> = {};
  if (!isRecord(saved)) return numbers;
  for (const name of Object.keys(saved)) {
    const number = saved[name];
    if (typeof number === "number") numbers[name] = number;
  }
  return numbers;
}

/** What somebody has achieved. */
export function achievedBy(all: readonly Achieved[], id: string): readonly string[] {
  return all.find((other) => other.id === id)?.names ?? [];
}

/** How far somebody has come with one that is counted, at most. */
export function bestOf(all: readonly Achieved[], id: string, name: string): number {
  return all.find((other) => other.id === id)?.best[name] ?? 0;
}

/** Everybody's achievements with those that somebody has as well now, and how far they have come; another list. */
export function withAchieved(all: readonly Achieved[], { id, names, best }: Achieved): Achieved[] {
  const before = achievedBy(all, id);
  const added = names.filter((name) => !before.includes(name));
  const most: Record<string, number | undefined> = { ...all.find((other) => other.id === id)?.best };
  for (const name of Object.keys(best)) {
    const count = Math.max(best[name] ?? 0, bestOf(all, id, name));
    if (count > 0) most[name] = count;
  }
  return all.filter((other) => other.id !== id).concat([{ id, names: before.concat(added), best: most }]);
}

/** Rules that somebody keeps, as a line tells them. */
interface KeptCode {
  name: string;
  code: string;
}

/** What follows the achievements on a line: the rules that somebody keeps, each as NAME:CODE, and again a few letters. */
export function keptPart(kept: readonly KeptCode[]): string {
  const parts = kept.map(({ name, code }) => `${name}:${code}`);
  return parts.length === 0 ? "" : ` ${parts.join(" ")} ${checkOfKept(kept)}`;
}

/** The rules in the words of such a part; undefined where it has a slip. */
function readKeptPart(parts: readonly string[]): KeptCode[] | undefined {
  const kept = parts.slice(0, -1).map((part): KeptCode => {
    const [name = "", code = ""] = part.split(":");
    return { name: readRulesName(name), code: capitals(code) ?? "" };
  });
  return parts.length === 0 || capitals(parts[kept.length] ?? "") === checkOfKept(kept) ? kept : undefined;
}

function checkOfKept(kept: readonly KeptCode[]): string {
  return checkFigure(kept.map(({ name, code }) => `${name}:${code}`).join(" "));
}

/** Achievements as a line: the game, a letter for each, and a few letters by which a slip is found. */
export function achievementLine(game: Ascii, all: readonly string[], names: readonly string[]): string {
  let letters = "";
  for (let place = 0; place < all.length; place++) {
    const name = all[place];
    if (name !== undefined && names.includes(name)) letters += LETTERS.charAt(place);
  }
  if (letters === "") letters = NO_LETTERS;
  return `${game} ${letters} ${checkOf(game, letters)}`;
}

/** What a line of achievements holds. */
export type ReadLine =
  | { kind: "names"; names: string[]; kept: readonly KeptCode[] }
  | { kind: "otherGame"; game: string }
  | { kind: "unreadable" };

/** Reads a line of the achievements of a game, in small letters, as commands are. */
export function readAchievementLine(line: string, game: string, all: readonly string[]): ReadLine {
  const [named = "", letters = "", check = "", ...rest] = line.split(" ");
  if (letters === "" || check !== checkOf(named, letters)) return { kind: "unreadable" };
  if (named !== game) return { kind: "otherGame", game: named };
  const kept = readKeptPart(rest);
  if (kept === undefined) return { kind: "unreadable" };
  const names = all.filter((_name, place) => letters.includes(LETTERS.charAt(place)));
  return { kind: "names", names, kept };
}

function checkOf(game: Ascii, letters: Ascii): string {
  return checkFigure(`${game} ${letters}`).toLowerCase();
}

/** An achievement as a viewer reads of it. */
interface AchievementEntry {
  title: string;
  /** What has to be done for it, and what else there is to know. */
  detail: string;
  won: boolean;
}

/** How many achievements are named at the end of a game; the chat names all. */
const MOST_TITLES = 3;

/** What a viewer has achieved, as the panel shows it. */
function panelPart(
  { rules, words }: AnyGame,
  known: Achievements<Event>,
  { achieved, achievedNow }: { achieved: readonly Achieved[]; achievedNow: readonly Achieved[] },
  viewer: ColorLiteral,
): Additions {
  const { names } = known;
  const told = (name: string): AchievementWords => achievementWords(name, words);
  const detailOf = (name: string, won: boolean): string => {
    let { detail } = told(name);
    if (known.unaided.includes(name)) detail = say("achievementUnaided", { detail });
    const needed = rules.options.find((spec) => spec.name === known.needs[name]);
    if (needed !== undefined) {
      detail = say("achievementOption", { detail, option: words.option(needed).label });
    }
    if (known.legendary.includes(name)) detail = say("achievementLegendary", { detail });
    const goal = known.goals[name];
    const most = bestOf(achieved, steamIdAt(viewer), name);
    return won || goal === undefined || most === 0 ? detail : say("achievementBest", { detail, most, goal });
  };
  const own = (all: readonly Achieved[]): readonly string[] => achievedBy(all, steamIdAt(viewer));
  return {
    ending: () => {
      const won = own(achievedNow).map((name) => told(name).title);
      const more = won.length > MOST_TITLES ? ` +${won.length - MOST_TITLES}` : "";
      const titles = `${won.slice(0, MOST_TITLES).join(", ")}${more}`;
      return { kind: "more", note: titles === "" ? "" : say("achievementsNow", { titles }) };
    },
    statistics: () => {
      const command: Command = { kind: "sheet", sheet: { kind: "achievements" } };
      const counts = { won: own(achieved).length, all: names.length };
      return {
        lines: [],
        choices: names.length === 0 ? [] : [button("achievements", "plain", command, counts)],
      };
    },
    sheets: {
      achievements: ({ panelState }) => {
        const won = own(achieved);
        // Translated words cannot be listed, and so not be spread.
        const entries = names.map((name): AchievementEntry => {
          const isWon = won.includes(name);
          return { title: told(name).title, detail: detailOf(name, isWon), won: isWon };
        });
        return achievementsView(entries, panelState.page);
      },
    },
  };
}

/** What can be achieved in the game, and what of it the viewer has achieved. */
function achievementsView(entries: readonly AchievementEntry[], page: number): SheetView {
  const lines = entries.map(({ title, detail, won }) =>
    say("achievementLine", { sign: signsOf({ done: won ? 1 : 0, all: 1 }), title, detail }),
  );
  const progress = { done: entries.filter(({ won }) => won).length, all: entries.length };
  const all = `${signsOf(progress)} ${progress.done}/${progress.all}\n${say("achievementsHow")}`;
  const { text, turning } = textPage([all].concat(lines).join("\n"), page);
  return { turn: say("achievementsTitle"), page: text, groups: [], choices: turning };
}
