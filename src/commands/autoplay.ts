import { writeJson, type EmulatedTable, type Piece } from "../emulator";
import { awaited, choiceFor } from "../kit/rules/choices";
import { isRecord } from "../kit/data/data";
import type { Game } from "../kit/game/game";
import type { Policy } from "../kit/rules/policy";
import { seeded } from "../kit/data/random";
import { apply, stepFrom } from "../kit/record/record";
import type { Decision, GameAction, GameEvent } from "../kit/rules/rules";
import { withSeatNames } from "../kit/game/seat-names";
import { account, boardOf, seatColours, stepsOf } from "./board-account";
import { readOptions } from "../kit/rules/options";
import { confirms } from "./confirming";
import { decodedRecord } from "./decoded";
import { luaLiteral } from "./lua-literal";
import { waitForQuiet } from "./quiet";

/** What became of a decision: sentences about what happened at the table, and whether the game continues. */
export interface Turn {
  lines: string[];
  /** How many steps were played. */
  steps: number;
  next: "goesOn" | "over" | "stuck";
}

/** A policy in the place of the people at a table. */
export interface Autoplay {
  /** Takes one decision, the first one to deal, and waits until the table waits again. */
  decide: () => Turn;
  /** Takes one decision and waits for nothing; whether there was one to take. */
  act: () => boolean;
  /** Waits until the table waits again after `act`. */
  settle: () => Turn;
  /** The colour of the player to decide now; undefined before the deal and after the game. */
  awaited: () => string | undefined;
  /** The kind of the first action that this decision can take. */
  asked: () => string | undefined;
}

/** The host, who deals. */
const HOST = "White";
/** The button of the prompt panel that begins a game. */
export const START = "Deal the cards";

/**
 * Lets a policy decide for everybody at an emulated table, each with what their seat may see. It knows what has been
 * played from the board's own account of itself, `describe()`, and acts by the board's `rehearsal.takeAction(...)`; dice and cards
 * are left to the table.
 */
export function createAutoplay<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  table: EmulatedTable,
  policy: Policy<Seen, Action>,
  seed: number,
  start = START,
): Autoplay {
  const { rules } = game;
  let colours: string[] = [];
  const { words } = withSeatNames(game, () => colours);
  const random = seeded(seed);
  const board = boardOf(table, rules.id);
  let state: State | undefined;
  let known = 0;
  if (board !== undefined) askForAll(table, board);

  /** Applies the steps that the board has played since the last time; answers with what they led to in words. */
  function catchUp(): string[] | undefined {
    const told = board === undefined ? {} : account(table, board);
    const steps = stepsOf(told);
    if (steps === undefined) return undefined;
    colours = seatColours(told);
    state ??= rules.start(readOptions(rules.options, told["options"]), colours.length);
    const lines: string[] = [];
    for (const text of steps.slice(known)) {
      const step = stepFrom(decodedRecord(text), rules);
      if (step === undefined) return undefined;
      const done = apply(rules, state, step);
      if (done.kind === "refusal") return undefined;
      known++;
      for (const event of done.events) {
        const line = words.event(event);
        if (line !== undefined) lines.push(line);
      }
    }
    return lines;
  }

  function stuck(why: string): Turn {
    return { lines: [why], steps: 0, next: "stuck" };
  }

  /** Waits for the table and says what has happened there, in at least this many steps: a deal may have none. */
  function outcome(least: number): Turn {
    const quiet = waitForQuiet(table, HOST, rules.id);
    const before = known;
    const lines = catchUp();
    const steps = known - before;
    if (!quiet) return stuck("The table does not come to rest.");
    if (lines === undefined || state === undefined) return stuck("The board's record cannot be replayed.");
    if (steps < least) return stuck("The table has taken no step.");
    const waiting = rules.waiting(state);
    if (waiting.kind === "chance") return stuck("The table waits for dice or cards that nobody moves.");
    if (waiting.kind === "decisions") return { lines, steps, next: "goesOn" };
    const { headline, sentence } = words.result(rules.seen(state, 0));
    return { lines: [...lines, headline, sentence], steps, next: "over" };
  }

  function decision(): Decision<Action> | undefined {
    if (state === undefined) return undefined;
    const waiting = rules.waiting(state);
    return waiting.kind === "decisions" ? awaited(waiting.decisions) : undefined;
  }

  /** Takes a decision as the person at its seat, and says what it was. */
  function take({ seat, choices }: Decision<Action>, now: State, board: Piece): string {
    const colour = colours[seat] ?? HOST;
    const seen = rules.seen(now, seat);
    const action = policy(seen, choices, random);
    const rule = choiceFor(choices, action)?.rule ?? "";
    const { group, label } = words.choice(seen, { action, rule });
    table.execute(`rehearsal.takeAction("${colour}", ${luaLiteral(action)})`, board);
    confirms(table, table.player(colour), words.confirm(seen, action), label);
    const what = group === "" ? label : `${group}: ${label}`;
    return colours.length === 1 ? `> ${what}` : `> ${colour}: ${what}`;
  }

  return {
    decide: () => {
      if (board === undefined) return stuck(`There is no board of ${rules.id} on the table.`);
      if (state === undefined) {
        if (!waitForQuiet(table, HOST, rules.id)) return stuck("The table does not get ready.");
        table.player(HOST).clicks(start);
        return outcome(0);
      }
      const due = decision();
      if (due === undefined) return stuck("Nobody has anything to decide.");
      const taken = take(due, state, board);
      const turn = outcome(1);
      return { ...turn, lines: [taken, ...turn.lines] };
    },
    act: () => {
      const due = decision();
      if (board === undefined || state === undefined || due === undefined) return false;
      take(due, state, board);
      return true;
    },
    settle: () => outcome(1),
    awaited: () => {
      const due = decision();
      return due === undefined ? undefined : colours[due.seat];
    },
    asked: () => decision()?.choices[0]?.action.kind,
  };
}

/** Has a board ask for every choice, so a policy decides all of them. */
function askForAll(table: EmulatedTable, board: Piece): void {
  const settings = account(table, board)["settings"];
  const asking = writeJson({ ...(isRecord(settings) ? settings : {}), loneChoices: "asked" });
  table.execute(`adoptSettings({settings = [[${asking}]]})`, board);
}
