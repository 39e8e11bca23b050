import { openTable, type EmulatedTable, type Piece, type Reading, type SaveState } from "../emulator";
import { availableColours } from "../emulator/players";
import type { Game } from "../kit/game/game";
import type { GameAction, GameEvent } from "../kit/rules/rules";
import { createAutoplay, type Autoplay } from "./autoplay";
import { boardOf, isBusy } from "./board-account";
import { dealGame } from "./dealing";
import { longGame, putLongGame } from "./long-game";
import { people } from "./people";
import { waitForQuiet } from "./quiet";

/** What happened at a table between two looks at its meter. */
export interface Stretch {
  /** How many of the game's frames it took; 0 if that says nothing. */
  frames: number;
  readings: Reading[];
  /** The bundle behind each script that the readings name. */
  bundles: Record<string, string>;
}

const HOST = "White";
const START = "Deal the cards";
const UNDO = "Undo";
/** The policy that plays the measured games: every game has it. */
const POLICY = "sensible";
/** How many decisions are measured in as many games as that takes. */
const DECISIONS = 60;
/** How many frames are between two looks at a table that may have come to rest, and after how many seconds it never does. */
const LOOK = 6;
const PATIENCE = 120;
/** How many choices are looked at for an answer, and how many answers are enough. */
const ANSWERS = 10;
const ANSWERS_KEPT = 3;
/** For how many frames nothing changes on any panel once all are up to date. */
const SETTLED = 60;
/** The same after a change that waits for nothing; a clock, which changes every second, is none of it. */
const REFRESHED = 20;

/** Loads a save and deals; undefined if the table never gets ready. `load` and `deal` tell its frames. */
export function measureDeal(
  save: SaveState,
  game: string,
  fewest: number,
): { load: number; deal: Stretch } | undefined {
  const table = meteredTable(save, fewest, 1);
  const dealing = dealGame(table, HOST, game, START);
  const deal = dealing && stretch(table, dealing.loadFrames + dealing.dealFrames);
  return dealing && deal && { load: dealing.loadFrames, deal };
}

/** Plays games at the table by a policy: the heaviest runs of every handler. */
export function measurePlay<State, Action extends GameAction, Event extends GameEvent, Seen>(
  save: SaveState,
  game: Game<State, Action, Event, Seen>,
): Stretch[] {
  const policy = game.policies[POLICY];
  if (policy === undefined) return [];
  const played: Stretch[] = [];
  let decisions = 0;
  for (let seed = 1; decisions < DECISIONS; seed++) {
    const table = meteredTable(save, game.rules.seats.min, seed);
    const autoplay = createAutoplay(game, table, policy, seed);
    // The first decision is to deal, which is measured by itself.
    let goesOn = autoplay.decide().next === "goesOn";
    table.clearMeter();
    for (; goesOn && decisions < DECISIONS; decisions++) goesOn = autoplay.decide().next === "goesOn";
    decisions++;
    played.push(stretch(table, 0));
  }
  return played;
}

/** A long game that is loaded, saved, and in which White takes a step back. */
export interface LongGame {
  steps: number;
  load: Stretch;
  save: Stretch;
  undo: Stretch;
}

/** Deals, puts the record of a long game in the place of what has been dealt, and continues it; undefined if that fails. */
export function measureLongGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  save: SaveState,
  game: Game<State, Action, Event, Seen>,
): LongGame | undefined {
  const { id, seats } = game.rules;
  const policy = game.policies[POLICY];
  const steps = policy === undefined ? [] : longGame(game, policy);
  const dealt = openTable(save, { seed: 1, players: people(seats.min) });
  const ready = dealGame(dealt, HOST, id, START) !== undefined;
  const saved = dealt.save();
  if (!ready || !putLongGame(saved, id, steps)) return undefined;
  const table = meteredTable(saved, seats.min, 1);
  const loaded = framesUntilQuiet(table, id);
  if (loaded === undefined || !isOffered(table, UNDO)) return undefined;
  const load = stretch(table, loaded);
  table.save();
  const keeping = stretch(table, 0);
  table.player(HOST).clicks(UNDO);
  // What others have chosen is undone only if they agree.
  for (const { color } of people(seats.min).slice(1))
    if (table.sight(color).dialog !== undefined) table.player(color).answers();
  const undone = framesUntilQuiet(table, id);
  const undo = stretch(table, undone ?? 0);
  return undone === undefined ? undefined : { steps: steps.length, load, save: keeping, undo };
}

/**
 * A dealt game with this many people at the table, players or not, whose panels are all refreshed; undefined if it never gets
 * ready. At a table of fewer seats all of them are taken, and a game that needs more people has those: `people` says how many.
 */
export function measurePanels(
  save: SaveState,
  game: string,
  fewest: number,
  count: number,
): (Stretch & { people: number }) | undefined {
  const table = meteredTable(save, fewest, 1);
  const board = boardOf(table, game);
  if (board === undefined || dealGame(table, HOST, game, START) === undefined) return undefined;
  const free = availableColours(table.world);
  const others = people(count).filter(({ color }, index) => index >= fewest && free.includes(color));
  for (const { color } of others) table.joins(color, color);
  if (!waitForQuiet(table, HOST, game)) return undefined;
  table.clearMeter();
  // Everything that is said changes, and with it every panel.
  table.execute(`adoptSettings({settings = '{"language": "de", "loneChoices": "asked"}'})`, board);
  const refresh = stretch(table, framesOfRefresh(table));
  return { ...refresh, people: fewest + others.length };
}

/** How quickly a table answers choices, each a list of frames in order: the first change anybody sees, and the last of all panels. */
export interface Answers {
  people: number;
  first: number[];
  last: number[];
}

/**
 * Plays on with this many people at the table and looks at it after each choice, frame by frame. Choices that dice or decks
 * answer are left out: their time is that of the roll. Undefined if the table never gets ready.
 */
export function measureAnswers<State, Action extends GameAction, Event extends GameEvent, Seen>(
  save: SaveState,
  game: Game<State, Action, Event, Seen>,
  count: number,
): Answers | undefined {
  const { id, seats } = game.rules;
  const policy = game.policies[POLICY];
  const players = Math.max(seats.min, Math.min(seats.max, count));
  const table = openTable(save, { seed: 1, players: people(players) });
  const board = boardOf(table, id);
  if (policy === undefined || board === undefined) return undefined;
  const free = availableColours(table.world);
  const others = people(count).filter(({ color }, index) => index >= players && free.includes(color));
  const autoplay = createAutoplay(game, table, policy, 1);
  if (autoplay.decide().next !== "goesOn") return undefined;
  for (const { color } of others) table.joins(color, color);
  const answers: Answers = { people: players + others.length, first: [], last: [] };
  for (let decision = 0; decision < ANSWERS && answers.first.length < ANSWERS_KEPT; decision++) {
    if (!waitForQuiet(table, HOST, id)) break;
    const answer = framesOfAnswer(table, board, autoplay);
    const { next, steps } = autoplay.settle();
    if (answer !== undefined && steps === 1) {
      answers.first.push(answer.first);
      answers.last.push(answer.last);
    }
    if (next !== "goesOn") break;
  }
  answers.first.sort((a, b) => a - b);
  answers.last.sort((a, b) => a - b);
  return answers;
}

/**
 * Takes a decision; after how many frames the first change is seen, and the last on a panel before the board waits again.
 * Undefined if nothing is seen: the click came too early, on a button that had just changed.
 */
function framesOfAnswer(
  table: EmulatedTable,
  board: Piece,
  autoplay: Autoplay,
): { first: number; last: number } | undefined {
  const places = placesOf(table);
  let changed = lastChange(table);
  if (!autoplay.act()) return undefined;
  let first = 0;
  let last = 0;
  for (let frame = 1; frame % LOOK !== 0 || frame <= last + SETTLED || isBusy(table, board); frame++) {
    if (frame > PATIENCE * 60) return undefined;
    table.frames(1);
    const now = lastChange(table);
    if (now > changed) last = frame;
    if (first === 0 && (last > 0 || placesOf(table) !== places)) first = frame;
    changed = now;
  }
  return first === 0 ? undefined : { first, last };
}

/** Changes with every frame in which a script changes a panel; 0 once nothing has changed for a moment. */
export function lastChange({ world }: EmulatedTable): number {
  let latest = 0;
  for (const { until } of world.lively) latest = Math.max(latest, until);
  return latest;
}

/** Where everything is, in a number. */
function placesOf(table: EmulatedTable): number {
  let sum = 0;
  for (const { state } of table.objects()) {
    const { posX, posY, posZ, rotY, rotZ } = state.Transform;
    sum += posX + 3 * posY + 7 * posZ + rotY / 100 + rotZ / 70;
  }
  return sum;
}

/** Opens a save and waits a second: what every script in it takes to load. */
export function measureLoading(save: SaveState): Stretch {
  const table = meteredTable(save, 1, 1);
  table.seconds(1);
  const loaded = stretch(table, 0);
  return loaded;
}

function meteredTable(save: SaveState, count: number, seed: number): EmulatedTable {
  return openTable(save, { seed, players: people(count), meter: true, sampled: true });
}

/** The meter's reading since the last time. */
function stretch(table: EmulatedTable, frames: number): Stretch {
  const readings = table.meter();
  table.clearMeter();
  return { frames, readings, bundles: bundlesAt(table) };
}

/** How many frames pass until the board waits for people, to a tenth of a second. */
function framesUntilQuiet(table: EmulatedTable, game: string): number | undefined {
  const board = boardOf(table, game);
  if (board === undefined) return undefined;
  for (let frames = LOOK; frames < PATIENCE * 60; frames += LOOK) {
    table.frames(LOOK);
    if (!isBusy(table, board)) return frames;
  }
  return undefined;
}

/** How many frames pass until the last one in which a panel changed. */
function framesOfRefresh(table: EmulatedTable): number {
  let last = 0;
  let changed = lastChange(table);
  for (let frame = 1; frame <= last + REFRESHED; frame++) {
    table.frames(1);
    const now = lastChange(table);
    if (now > changed) last = frame;
    changed = now;
  }
  return last;
}

function isOffered(table: EmulatedTable, button: string): boolean {
  return table.sight(HOST).panels.some(({ text }) => text === button);
}

/** The bundles by the names of the scripts; the last comment in the first line of a script says what it was made of. */
function bundlesAt(table: EmulatedTable): Record<string, string> {
  const bundles: Record<string, string> = {};
  const note = (script: string, code = "", memo = ""): void => {
    const [line = ""] = string.match(code, "^[^\n]*");
    const [entry] = string.match(line, "^.*%-%- Offsuit, ([%w%-%.]+):");
    if (entry === undefined) return;
    // The content of the shelf's own scripts is attached to scripts that are otherwise the same (scripts/build/shelf.ts).
    const [boxed] = string.match(memo, "^offsuit/shelf/(.+)$");
    if (entry === "box") bundles[script] = `${boxed ?? ""}.box`;
    else bundles[script] = entry;
  };
  note("Global", table.world.save.LuaScript);
  for (const { script, state } of table.objects())
    if (script !== undefined) note(script.name, state.LuaScript, state.Memo);
  return bundles;
}
