import { isRecord } from "../kit/data/data";
import { readCode } from "../kit/record/deal-code";
import { readOptions, type Options } from "../kit/rules/options";
import { apply } from "../kit/record/record";
import { recordReader } from "../kit/record/record-reader";
import type { GameAction, GameEvent, Rules } from "../kit/rules/rules";
import { workOf } from "../kit/record/step-cost";
import { readJson } from "./json";
import { stepReader } from "./steps";

/** A game from a record that somebody has pasted: how it began, and its steps as text. */
export interface PastedGame {
  options: Options;
  seats: number;
  code: string | undefined;
  lines: string[];
}

/** The result of reading one: every step of a game that is read fits. */
export type PastedReading =
  | { kind: "read"; game: PastedGame }
  | { kind: "unreadable"; why: "noRecord" | "otherVersion" | "damaged" | "otherGame" };

/** How much work of steps a slice may have on top of reading them, and how many steps: those of a heavy game come one by one. */
const WORK_PER_SLICE = 2_000;
const STEPS_PER_SLICE = 3;

/** Reads the game in a pasted text, and plays it to see that it is one, in slices; the answer is undefined until that is done. */
export function pastedReader<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  text: string,
): (this: void) => PastedReading | undefined {
  const read = recordReader(text);
  let playing: ((this: void) => PastedReading | undefined) | undefined;
  return () => {
    if (playing !== undefined) return playing();
    const reading = read();
    if (reading === undefined || reading.kind === "unreadable") return reading;
    const { lines } = reading;
    const header = readJson(lines[0] ?? "") ?? {};
    const { game: id, chairs } = header;
    if (typeof id !== "string" || !Array.isArray(chairs)) return { kind: "unreadable", why: "damaged" };
    if (id !== rules.id) return { kind: "unreadable", why: "otherGame" };
    playing = playingPasted(rules, pastedGame(rules, header, chairs.length), lines);
    return undefined;
  };
}

/** How a game began of which a record says this. */
function pastedGame(
  { options, seats: { min, max } }: Pick<Rules<never, never, never, never>, "options" | "seats">,
  { dealt, dealtBy }: Record<string, unknown>,
  chairs: number,
): PastedGame {
  return {
    options: readOptions(options, isRecord(dealt) ? dealt : {}),
    seats: Math.min(max, Math.max(min, chairs)),
    code: typeof dealtBy === "string" ? readCode(dealtBy) : undefined,
    lines: [],
  };
}

/** Plays a pasted game; the lines of its steps come behind that of its header. */
function playingPasted<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  game: PastedGame,
  lines: readonly string[],
): (this: void) => PastedReading | undefined {
  const decode = stepReader(rules);
  let state: State | undefined;
  return () => {
    if (state === undefined) {
      state = rules.start(game.options, game.seats);
      return undefined;
    }
    let work = 0;
    for (let count = 0; count < STEPS_PER_SLICE && work < WORK_PER_SLICE; count++) {
      const line = lines[game.lines.length + 1];
      if (line === undefined) return { kind: "read", game };
      const read = decode(line, game.lines[game.lines.length - 1]);
      const done = read && apply(rules, state, read.step);
      if (read === undefined || done?.kind !== "done") return { kind: "unreadable", why: "damaged" };
      work += workOf(rules, read.step, done.events);
      game.lines.push(read.line);
    }
    return undefined;
  };
}
