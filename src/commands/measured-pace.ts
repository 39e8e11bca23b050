import { openTable, type EmulatedTable, type Piece, type SaveState } from "../emulator";
import type { Game } from "../kit/game/game";
import type { GameAction, GameEvent } from "../kit/rules/rules";
import { createAutoplay, type Autoplay } from "./autoplay";
import { account, asks, boardOf, isBusy, stepsOf } from "./board-account";
import { lastChange } from "./measured-table";
import { people } from "./people";
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
}

/** A whole game, at one speed, at a table that gives the only answer by itself. */
export interface WholeGame {
  speed: Speed;
  /** How many choices people made. */
  clicks: number;
  /** How long the table took from each of them to the next question; nobody thought. */
  seconds: number;
  isOver: boolean;
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

/** Plays this many choices at a speed, each of which is asked; a table that never gets ready has no seconds. */
export function measurePace<State, Action extends GameAction, Event extends GameEvent, Seen>(
  save: SaveState,
  game: Game<State, Action, Event, Seen>,
  speed: Speed,
  choices: number,
): Pace {
  const pace: Pace = { speed, plain: [], physical: [] };
  const dealt = dealAt(save, game, speed, "asked");
  if (dealt === undefined) return pace;
  const { table, board, autoplay } = dealt;
  for (let choice = 0; choice < choices; choice++) {
    if (!waitForQuiet(table, HOST, game.rules.id)) break;
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
  return pace;
}

/** Plays a whole game at a speed, or this many choices of a longer one. */
export function measureGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  save: SaveState,
  game: Game<State, Action, Event, Seen>,
  speed: Speed,
  most: number,
): WholeGame {
  const whole: WholeGame = { speed, clicks: 0, seconds: 0, isOver: false };
  const dealt = dealAt(save, game, speed, "taken");
  if (dealt === undefined) return whole;
  const { table, board, autoplay } = dealt;
  while (whole.clicks < most && !whole.isOver && autoplay.act()) {
    whole.clicks++;
    whole.seconds += (framesToQuestion(table, board) ?? 0) / FRAMES_A_SECOND;
    whole.isOver = autoplay.settle().next === "over";
  }
  return whole;
}

/** A table at which a game has just been dealt at a speed, and the policy that plays it for everybody. */
function dealAt<State, Action extends GameAction, Event extends GameEvent, Seen>(
  save: SaveState,
  game: Game<State, Action, Event, Seen>,
  speed: Speed,
  loneChoices: "asked" | "taken",
): { table: EmulatedTable; board: Piece; autoplay: Autoplay } | undefined {
  const { rules } = game;
  const policy = game.policies[POLICY];
  const table = openTable(save, { seed: SEED, players: people(rules.seats.min) });
  const board = boardOf(table, rules.id);
  if (policy === undefined || board === undefined) return undefined;
  const autoplay = createAutoplay(game, table, policy, SEED);
  if (autoplay.decide().next !== "goesOn") return undefined;
  table.execute(
    `adoptSettings({settings = '{"speed": "${speed}", "loneChoices": "${loneChoices}"}'})`,
    board,
  );
  return { table, board, autoplay };
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
