import type { EmulatedTable } from "../emulator";
import { isRecord, same } from "../kit/data";
import type { Game } from "../kit/game";
import type { Policy } from "../kit/policy";
import { seeded } from "../kit/random";
import { apply, type Step } from "../kit/record";
import type { GameAction, GameEvent } from "../kit/rules";
import { account, boardOf } from "./board-account";
import { decodedRecord, readOptions } from "./decoded";
import { waitForQuiet } from "./quiet";

/** What became of a decision: sentences about what happened at the table, and whether the game goes on. */
export interface Turn {
  lines: string[];
  next: "goesOn" | "over" | "stuck";
}

/** Takes one decision at the table and waits until the table waits again. */
export type Autoplay = () => Turn;

/** The person who plays. */
const COLOUR = "White";
/** The button of the prompt panel that begins a game. */
const START = "Deal the cards";

/**
 * A policy as a player at an emulated table. It knows what has been played from the board's own account of itself,
 * `describe()`, and acts by the board's `takeAction(...)`; dice and cards are left to the table.
 */
export function createAutoplay<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, words }: Game<State, Action, Event, Seen>,
  table: EmulatedTable,
  policy: Policy<Seen, Action>,
  seed: number,
): Autoplay {
  const random = seeded(seed);
  const board = boardOf(table, rules.id);
  let state: State | undefined;
  let known = 0;

  /** Applies the steps that the board has played since the last time; answers with what they led to in words. */
  function catchUp(): string[] | undefined {
    const { steps, options } = board === undefined ? {} : account(table, board);
    if (!Array.isArray(steps)) return undefined;
    state ??= rules.start(readOptions(rules.options, options), rules.seats.min);
    const lines: string[] = [];
    for (const text of steps.slice(known)) {
      const step = decodedRecord(`${text}`);
      if (!isStep<Action>(step)) return undefined;
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
    return { lines: [why], next: "stuck" };
  }

  /** Waits for the table and tells what has happened there. */
  function outcome(): Turn {
    const quiet = waitForQuiet(table, COLOUR, rules.id);
    const before = known;
    const lines = catchUp();
    if (!quiet) return stuck("The table does not come to rest.");
    if (lines === undefined || state === undefined) return stuck("The board's record cannot be replayed.");
    if (known === before) return stuck("The table has taken no step.");
    const waiting = rules.waiting(state);
    if (waiting.kind === "chance") return stuck("The table waits for dice or cards that nobody moves.");
    if (waiting.kind === "decisions") return { lines, next: "goesOn" };
    const { headline, sentence } = words.result(rules.seen(state, 0));
    return { lines: [...lines, headline, sentence], next: "over" };
  }

  return () => {
    if (board === undefined) return stuck(`There is no board of ${rules.id} on the table.`);
    if (state === undefined) {
      if (!waitForQuiet(table, COLOUR, rules.id)) return stuck("The table does not get ready.");
      table.player(COLOUR).clicks(START);
      return outcome();
    }
    const waiting = rules.waiting(state);
    const decision = waiting.kind === "decisions" ? waiting.decisions[0] : undefined;
    if (decision === undefined) return stuck("Nobody has anything to decide.");
    const seen = rules.seen(state, decision.seat);
    const action = policy(seen, decision.choices, random);
    const chosen = decision.choices.find((choice) => same(choice.action, action));
    const { group, label } = words.choice(seen, chosen ?? { action, rule: "" });
    const message = `{colour = "${COLOUR}", action = ${luaTable(action)}}`;
    table.execute(`takeAction(${message})`, board);
    if (words.confirm(seen, action) !== undefined) table.player(COLOUR).answers();
    const turn = outcome();
    return { ...turn, lines: [`> ${group === "" ? label : `${group}: ${label}`}`, ...turn.lines] };
  };
}

/** A flat action as the Lua table that a board takes. */
function luaTable(action: GameAction): string {
  const fields = Object.entries(action).map(([name, value]) =>
    typeof value === "string" ? `${name} = "${value}"` : `${name} = ${String(value)}`,
  );
  return `{${fields.join(", ")}}`;
}

function isStep<Action>(step: unknown): step is Step<Action> {
  return isRecord(step) && (step["kind"] === "act" || step["kind"] === "chance");
}
