import type { Ascii } from "../data/ascii";
import { drawOutcome } from "../rules/chance";
import { withAmount } from "../rules/choices";
import { isRecord, same } from "../data/data";
import type { Options } from "../rules/options";
import { packedNumber } from "../data/packed-numbers";
import { playAct, type Deciders, type GameInPlay } from "../record/playing-on";
import { seeded } from "../data/random";
import type { Step } from "../record/record";
import type { Choice, Decision, GameAction, GameEvent, Rules, Seat } from "../rules/rules";

/*
 * A puzzle is a position in which one choice is clearly the best. It is kept as a short text: the seed that decides all
 * chance up to the position, and which of their legal choices the players took.
 */

/** The puzzles of a game, as `npm run puzzles` writes them. */
export interface PuzzleBook {
  /** What differs from the designer's options. */
  options: Options;
  seats: number;
  /** Whose decision it is in all of them. */
  seat: Seat;
  /**
   * Kinds of actions that cost nothing and that another one can revert, such as walking over empty cells: they are no answer, and
   * the puzzle waits for what comes after them.
   */
  free?: readonly string[];
  puzzles: readonly Ascii[];
}

/** A puzzle in its file. */
export interface Puzzle {
  seed: number;
  /** How many decisions with more than one possibility come before the position. */
  decisions: number;
  /** What was decided there (`pathReader`). */
  path: Ascii;
  /** The place of the best choice in the list of choices. */
  best: number;
  /** By how many points of a hundred, 100 for a win, the best choice is better than any other, at least. */
  margin: number;
  /** How often weaker policies miss the best choice, in percent. */
  missed: number;
}

/** How many numbers a group of a path can be (`packed-numbers.ts`). */
export const GROUP = 753_571;
export const BETWEEN = " ";

/** Reads a path: answers which of this many possibilities was taken next; undefined where the path has ended. */
export function pathReader(path: Ascii): (this: void, of: number) => number | undefined {
  let groups = 0;
  let rest: number | undefined;
  let weight = 1;
  return (of) => {
    if (of === 1) return 0;
    if (rest === undefined || weight * of > GROUP) {
      rest = packedNumber(path, groups);
      groups++;
      weight = 1;
    }
    if (rest === undefined) return undefined;
    const place = rest % of;
    rest = Math.floor(rest / of);
    weight *= of;
    return place;
  };
}

/** The puzzle of a line; undefined if it is none. */
export function readPuzzle(line: Ascii): Puzzle | undefined {
  const parts = line.split(BETWEEN);
  const [first, second, path, fourth, fifth, sixth] = parts;
  const numbers = [first, second, fourth, fifth, sixth].map((part) => whole(part ?? ""));
  const [seed, decisions, best, margin, missed] = numbers;
  if (parts.length !== 6 || path === undefined || seed === undefined || decisions === undefined)
    return undefined;
  if (best === undefined || margin === undefined || missed === undefined) return undefined;
  return { seed, decisions, path, best, margin, missed };
}

/** A whole number that is written in digits; undefined if it is none. */
function whole(text: Ascii): number | undefined {
  let number = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = "0123456789".indexOf(text.charAt(i));
    if (digit < 0) return undefined;
    number = number * 10 + digit;
  }
  return text === "" ? undefined : number;
}

/** Whether there is anything to decide: more than one choice, or an amount. */
export function isOpen<Action>(choices: readonly Choice<Action>[]): boolean {
  return choices.length > 1 || choices[0]?.amounts !== undefined;
}

/**
 * A puzzle being set up, half a step at each call.
 * @noSelf
 */
export interface SettingUp<State, Action> {
  state: State;
  steps: Step<Action>[];
  /** Finds the next step, or plays the one found: `ready` once the position is there, `damaged` where the text leads nowhere. */
  next: () => "on" | "ready" | "damaged";
  /** The best choice, once the position is there; of an open amount, any is as good. */
  answer: () => Choice<Action> | undefined;
  /** All choices that there are in the position. */
  choices: () => readonly Choice<Action>[];
}

/** Sets up a puzzle. It never raises an error, whatever the puzzle says. */
export function settingUp<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  { options, seats, seat }: PuzzleBook,
  { seed, decisions, path, best }: Puzzle,
): SettingUp<State, Action> {
  const state = rules.start(options, seats);
  const steps: Step<Action>[] = [];
  const chance = seeded(seed);
  const read = pathReader(path);
  let decided = 0;
  let found: readonly Choice<Action>[] | undefined;

  const game: GameInPlay<State, Seen, Action> = { state, next: { kind: "look" } };
  const deciders: Deciders<Seen, Action> = {
    decide: () => undefined,
    draw: (point) => drawOutcome(point, chance),
  };

  /** The action that the path tells. */
  function told(choices: readonly Choice<Action>[]): Action | undefined {
    if (isOpen(choices)) decided++;
    const choice = choices[choices.length > 1 ? (read(choices.length) ?? choices.length) : 0];
    if (choice?.amounts === undefined) return choice?.action;
    const { min, max } = choice.amounts;
    const more = read(max - min + 1);
    return more === undefined ? undefined : withAmount(choice, min + more);
  }

  /** Whether the position is there, after a look at what somebody has to decide; if not, what the path tells is played next. */
  function isThere({ seat: whose, choices }: Decision<Action>): boolean {
    if (decided >= decisions && isOpen(choices)) {
      if (whose === seat) found = choices;
      return true;
    }
    const action = told(choices);
    if (action !== undefined) game.next = { kind: "play", step: { kind: "act", seat: whose, action } };
    return action === undefined;
  }

  return {
    state,
    steps,
    next: () => {
      const acted = playAct(rules, deciders, game);
      if (acted?.kind === "played") steps.push(acted.step);
      else if (acted !== undefined) return "damaged";
      if (game.next.kind === "draw") playAct(rules, deciders, game);
      if (game.next.kind !== "see" || !isThere(game.next.decision)) return "on";
      return found?.[best] === undefined ? "damaged" : "ready";
    },
    answer: () => found?.[best],
    choices: () => found ?? [],
  };
}

/** The number of the puzzle of a day, from 1, in a book of this many: after the last one, the first comes again. */
export function numberOfDay(puzzles: number, day: number): number {
  return (day % Math.max(1, puzzles)) + 1;
}

/** The number of the puzzle after another one, from 1: the next that is not among the solved, if there is any. */
export function numberAfter(puzzles: number, number: number, solved: readonly number[]): number {
  for (let further = 0; further < puzzles; further++) {
    const next = ((number + further) % puzzles) + 1;
    if (!solved.includes(next)) return next;
  }
  return (number % Math.max(1, puzzles)) + 1;
}

/** How hard puzzles are: a book begins with those that bots miss least, and each difficulty is a third of it. */
export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** How hard a puzzle is, by its number. */
export function difficultyOf(puzzles: number, number: number): Difficulty {
  return DIFFICULTIES[Math.floor(((number - 1) * DIFFICULTIES.length) / puzzles)] ?? "hard";
}

/** The number of a puzzle that is harder than another one, from 1: the first of the next difficulty that is not solved, if there is any. */
export function numberHarder(puzzles: number, number: number, solved: readonly number[]): number | undefined {
  const own = difficultyOf(puzzles, number);
  for (let harder = number + 1; harder <= puzzles; harder++)
    if (difficultyOf(puzzles, harder) !== own && !solved.includes(harder)) return harder;
  return undefined;
}

/** The state of a puzzle: nobody has chosen yet, or the choice was the best one or another. */
export type Verdict = "asked" | "solved" | "missed";

/** What solves a puzzle. */
export interface Solution {
  /** The best action. */
  best: unknown;
  /** Whether its amount is open, and any of them solves the puzzle. */
  anyAmount: boolean;
  /** The kinds of actions that are no answer. */
  free: readonly string[];
}

/** The state of a puzzle by the record, if the puzzle starts after this many steps. */
export function verdictOn(record: readonly Step<unknown>[], steps: number, solution: Solution): Verdict {
  for (let at = steps; at < record.length; at++) {
    const step = record[at];
    if (step?.kind !== "act") return "asked";
    if (!isFree(step.action, solution.free)) return solves(step.action, solution) ? "solved" : "missed";
  }
  return "asked";
}

/** Whether an action is of one of these kinds. */
export function isFree(action: unknown, free: readonly string[]): boolean {
  return isRecord(action) && free.some((kind) => kind === action["kind"]);
}

function solves(action: unknown, { best, anyAmount }: Solution): boolean {
  if (!anyAmount || !isRecord(action) || !isRecord(best)) return same(action, best);
  return same({ ...action, amount: 0 }, { ...best, amount: 0 });
}
