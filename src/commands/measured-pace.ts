import { openTable, type EmulatedTable, type Piece, type SaveState } from "../emulator";
import type { Game } from "../kit/game";
import type { GameAction, GameEvent } from "../kit/rules";
import { createAutoplay } from "./autoplay";
import { account, asks, boardOf, isBusy, stepsOf } from "./board-account";
import { lastChange } from "./measured-table";
import { people } from "./people";
import { playOut } from "./playout";
import { waitForQuiet } from "./quiet";

/** The speeds at which pieces move, as the settings of a table call them. */
export const SPEEDS = ["calm", "brisk", "instant"] as const;
type Speed = (typeof SPEEDS)[number];

/** How long a table takes from one question to the next, at one speed. */
export interface Pace {
  speed: Speed;
  /** Seconds from each choice that no die or deck answered to the next question, and from each that one did. */
  plain: number[];
  physical: number[];
  /** How many choices people make in a whole game. */
  clicks: number;
}

const HOST = "White";
/** The policy that plays: every game has it. */
const POLICY = "sensible";
const SEED = 1;
/** For how many frames no panel changes once all are up to date. */
const SETTLED = 15;
const FRAMES_A_SECOND = 60;
/** After how many seconds a table never asks again. */
const PATIENCE = 60;

/** Plays this many choices at a speed, and a whole game by the rules alone; a table that never gets ready has no seconds. */
export function measurePace<State, Action extends GameAction, Event extends GameEvent, Seen>(
  save: SaveState,
  game: Game<State, Action, Event, Seen>,
  speed: Speed,
  choices: number,
): Pace {
  const { rules } = game;
  const policy = game.policies[POLICY];
  const seats = people(rules.seats.min);
  const table = openTable(save, { seed: SEED, players: seats });
  const board = boardOf(table, rules.id);
  const pace: Pace = { speed, plain: [], physical: [], clicks: 0 };
  if (policy === undefined || board === undefined) return pace;
  const autoplay = createAutoplay(game, table, policy, SEED);
  if (autoplay.decide().next !== "goesOn") return pace;
  table.execute(`adoptSettings({settings = '{"speed": "${speed}", "loneChoices": "asked"}'})`, board);
  const policies = seats.map(() => policy);
  pace.clicks = playOut(game, { options: {}, policies, seed: SEED }).decisions;
  for (let choice = 0; choice < choices; choice++) {
    if (!waitForQuiet(table, HOST, rules.id)) break;
    const known = stepsOf(account(table, board))?.length ?? 0;
    if (!autoplay.act()) break;
    const frames = framesToQuestion(table, board);
    const steps = stepsOf(account(table, board)) ?? [];
    const isPhysical = steps
      .slice(known)
      .some((step) => step.includes("rolled") || step.includes("shuffled"));
    // After the last choice there is no next question.
    if (autoplay.settle().next !== "goesOn") break;
    if (frames !== undefined) (isPhysical ? pace.physical : pace.plain).push(frames / FRAMES_A_SECOND);
  }
  table.close();
  return pace;
}

/**
 * After how many frames the next question is there: no panel changes any more, and it may be answered. Pieces that no words
 * wait for may still be cleared away.
 */
function framesToQuestion(table: EmulatedTable, board: Piece): number | undefined {
  let changed = lastChange(table);
  let last = 0;
  let wasAsked = false;
  let isAtRest = false;
  /** Since when nothing moves: panels may follow that. */
  let rested = 0;
  for (let frame = 1; !isAtRest || frame <= Math.max(last, rested) + SETTLED; frame++) {
    if (frame > PATIENCE * FRAMES_A_SECOND) return undefined;
    table.frames(1);
    const now = lastChange(table);
    const isAsked = frame > 2 && asks(table, board);
    // When it has just come to ask, the panels are still to follow.
    if (now > changed || isAsked !== wasAsked) last = frame;
    changed = now;
    wasAsked = isAsked;
    isAtRest = isAsked && !isBusy(table, board);
    if (!isAtRest) rested = frame;
  }
  return last;
}
