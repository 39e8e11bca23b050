import { isRecord } from "../../src/kit/data/data";
import budgets from "../../spec/budgets.json" with { type: "json" };
import type { LuaHost } from "../../src/webassembly/host";
import { FRAMES, INSTRUCTIONS, SECONDS, type Figure } from "./figure";
import type { FunctionNamer } from "./functions";
import { heaviest, listIn, LOADING, readStretch, type NamedStretch } from "./readings";

/** The most frames that a deal may take. */
const MOST_FRAMES = 180;
/** How many of the heaviest slices to report. */
const SLICES = 6;
/** How many choices tell the pace of a table. */
const CHOICES = 6;
/** After how many clicks a whole game is no longer followed. */
const MOST_CLICKS = 150;
/** With how many people at the table the panels are refreshed. */
const PEOPLE = [1, 4, 8];

/** All that is measured at the table of a game. */
export function tableFigures(lua: LuaHost, game: string, save: string, nameOf: FunctionNamer): Figure[] {
  const table = { lua, game, save, nameOf };
  return [
    ...dealing(table),
    ...loadFigures(game, JSON.parse(lua.call("measureLoads", save, game))),
    ...heaviestSlices(table),
    ...longGame(table),
    ...thoughts(lua, game),
    ...panels(table),
    ...answers(table),
    ...paces(table),
    ...wholeGames(table),
  ];
}

/** A game's table to measure. */
interface Table {
  lua: LuaHost;
  game: string;
  save: string;
  nameOf: FunctionNamer;
}

function dealing({ lua, game, save, nameOf }: Table): Figure[] {
  const answer = record(lua.call("measureDeal", save, game));
  const deal = readStretch(answer["deal"], nameOf);
  return [
    { subject: game, name: "from load to the prompt", value: Number(answer["load"]), unit: FRAMES },
    {
      subject: game,
      name: "from load to a dealt game",
      value: deal.frames,
      unit: FRAMES,
      target: { bound: "at most", value: MOST_FRAMES },
    },
    ...heaviestSlice(game, "the heaviest slice of loading and dealing", deal),
  ];
}

/** The most that a table at rest may ask of the game: megabytes of garbage a minute, calls a second, milliseconds a frame. */
const MOST_AT_REST = { garbage: 20, calls: 100, time: 0.03 };

/** What the table of a game asks of it all the time (src/commands/measured-load.ts): at rest, where nobody touches anything, and in play. */
export function loadFigures(game: string, loads: unknown): Figure[] {
  return listIn(loads)
    .filter(isRecord)
    .flatMap((load): Figure[] => {
      const when = String(load["when"]);
      const figure = (what: keyof typeof MOST_AT_REST, name: string, unit: string): Figure => ({
        subject: game,
        name: `${when}: ${name}`,
        value: Number(load[what]),
        unit,
        ...(when === "in play" ? {} : { target: { bound: "at most", value: MOST_AT_REST[what] } }),
      });
      return [
        figure("garbage", "garbage on MoonSharp", "MB a minute"),
        figure("calls", "calls of the API", "a second"),
        figure("time", "time on MoonSharp", "ms a frame"),
      ];
    });
}

function heaviestSlices({ lua, game, save, nameOf }: Table): Figure[] {
  const stretches = listIn(JSON.parse(lua.call("measurePlay", save, game))).map((stretch) =>
    readStretch(stretch, nameOf),
  );
  return heaviest(stretches)
    .filter(({ handler }) => handler !== LOADING)
    .slice(0, SLICES)
    .map(({ script, handler, where, count }) => ({
      subject: game,
      name: `in play, ${script.startsWith(game) ? script.slice(game.length + 1) : script}: ${handler}`,
      value: count,
      unit: INSTRUCTIONS,
      where,
      target: { bound: "at most", value: budgets.slice.goal },
    }));
}

function longGame({ lua, game, save, nameOf }: Table): Figure[] {
  const answer = record(lua.call("measureLongGame", save, game));
  const length = `a game of ${String(answer["steps"])} steps`;
  const load = readStretch(answer["load"], nameOf);
  const undo = readStretch(answer["undo"], nameOf);
  const keeping = readStretch(answer["save"], nameOf);
  const onSave = keeping.readings.filter(({ handler }) => handler === "onSave");
  return [
    { subject: game, name: `load ${length}`, value: load.frames, unit: FRAMES },
    ...heaviestSlice(game, `load ${length}: the heaviest slice`, load),
    ...heaviestSlice(game, `save ${length} (onSave)`, { ...keeping, readings: onSave }),
    { subject: game, name: `undo in ${length}`, value: undo.frames, unit: FRAMES },
    ...heaviestSlice(game, `undo in ${length}: the heaviest slice`, undo),
  ];
}

function thoughts(lua: LuaHost, game: string): Figure[] {
  const all = listIn(JSON.parse(lua.call("measureThoughts", game))).filter(isRecord);
  if (all.length === 0) return [];
  const most = (name: string): number => Math.max(...all.map((thought) => Number(thought[name])));
  const sum = all.reduce((so, { instructions }) => so + Number(instructions), 0);
  return [
    { subject: game, name: "a bot's whole thought, mean", value: sum / all.length, unit: INSTRUCTIONS },
    {
      subject: game,
      name: "a bot's whole thought, longest",
      value: most("instructions"),
      unit: INSTRUCTIONS,
    },
    { subject: game, name: "a bot's whole thought, longest", value: most("slices"), unit: FRAMES },
    {
      subject: game,
      name: "a bot's thought: the heaviest slice",
      value: most("heaviest"),
      unit: INSTRUCTIONS,
      target: { bound: "at most", value: budgets.slice.goal },
    },
  ];
}

/** At a table of fewer seats, and in a game for more people, the numbers of people are others than were asked for. */
function panels({ lua, game, save, nameOf }: Table): Figure[] {
  const told = new Set<number>();
  return PEOPLE.flatMap((count): Figure[] => {
    const answer = record(lua.call("measurePanels", save, game, `${count}`));
    const people = Number(answer["people"]);
    if (told.has(people)) return [];
    told.add(people);
    const refresh = readStretch(answer, nameOf);
    const name = `refresh the panels of ${people} ${people === 1 ? "person" : "people"}`;
    const sum = refresh.readings.reduce((so, reading) => so + reading.sum, 0);
    const [most] = refresh.readings;
    return [
      { subject: game, name, value: refresh.frames, unit: FRAMES },
      { subject: game, name: `${name}, together`, value: sum, unit: INSTRUCTIONS, where: most?.where ?? "" },
    ];
  });
}

/** How many frames are between a choice and what everybody sees of it: the median of some, where there are any. */
function answers({ lua, game, save }: Table): Figure[] {
  const told = new Set<number>();
  return PEOPLE.flatMap((count): Figure[] => {
    const answer = record(lua.call("measureAnswers", save, game, `${count}`));
    const people = Number(answer["people"]);
    if (told.has(people)) return [];
    told.add(people);
    const name = `a choice at a table of ${people}`;
    // In some games dice or decks answer every choice.
    if (!Array.isArray(answer["first"]) || answer["first"].length === 0) return [];
    return [
      { subject: game, name: `${name}: the first change`, value: median(answer["first"]), unit: FRAMES },
      { subject: game, name: `${name}: all panels up to date`, value: median(answer["last"]), unit: FRAMES },
    ];
  });
}

/** The mean seconds from a choice to the next question, and those of a whole game, nobody thinking. */
function paces({ lua, game, save }: Table): Figure[] {
  const all = listIn(JSON.parse(lua.call("measurePaces", save, game, `${CHOICES}`))).filter(isRecord);
  return all.flatMap((pace): Figure[] => {
    const plain = numbersIn(pace["plain"]);
    const physical = numbersIn(pace["physical"]);
    const name = `${String(pace["speed"])} speed, from a choice to the next question`;
    const figures: Figure[] = [];
    const add = (what: string, value: number): void => {
      if (value > 0) figures.push({ subject: game, name: what, value, unit: SECONDS });
    };
    add(name, mean(plain));
    add(`${name}, with dice or a deck`, mean(physical));
    return figures;
  });
}

/** A whole game at each speed: how many choices people made, and how long the table took. */
function wholeGames({ lua, game, save }: Table): Figure[] {
  const all = listIn(JSON.parse(lua.call("measureGames", save, game, `${MOST_CLICKS}`))).filter(isRecord);
  return all.map((whole): Figure => {
    const clicks = Number(whole["clicks"]);
    const what =
      whole["isOver"] === true ? `a whole game of ${clicks} clicks` : `a game's first ${clicks} clicks`;
    const name = `${String(whole["speed"])} speed, ${what}`;
    return { subject: game, name, value: Number(whole["seconds"]), unit: SECONDS };
  });
}

function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

function mean(list: readonly number[]): number {
  return list.length === 0 ? 0 : list.reduce((sum, value) => sum + value, 0) / list.length;
}

function median(sorted: unknown): number {
  const list: unknown[] = Array.isArray(sorted) ? sorted : [];
  return Number(list[Math.floor(list.length / 2)] ?? NaN);
}

/** The heaviest slice of a stretch, which may not be a script that is only being loaded. */
function heaviestSlice(subject: string, name: string, { readings }: NamedStretch): Figure[] {
  const slice = readings.find(({ handler }) => handler !== LOADING);
  if (slice === undefined) return [];
  const { count, where } = slice;
  return [
    {
      subject,
      name,
      value: count,
      unit: INSTRUCTIONS,
      where,
      target: { bound: "at most", value: budgets.slice.goal },
    },
  ];
}

function record(json: string): Record<string, unknown> {
  const value: unknown = JSON.parse(json);
  return isRecord(value) ? value : {};
}
