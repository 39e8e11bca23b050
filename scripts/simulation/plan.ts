import type { Plan } from "../../src/commands/simulate";
import { GAMES, findGame, type GameEntry } from "../../src/games";
import { LONGEST_CODE, readCode } from "../../src/kit/deal-code";
import { allowedValues, allows, standardOptions, type Options, type OptionSpec } from "../../src/kit/options";
import { Complaint } from "../terminal/complaint";

/** The words of the command line that describe a simulation. */
export interface PlanWords {
  policy: string;
  seats?: number;
  seed: number;
  option?: readonly string[];
  /** A deal code, or `today`. */
  code?: string;
}

/** The game of this name; raises a `Complaint` that lists the games if there is none. */
export function requireGame(id: string): GameEntry {
  const game = findGame(id);
  if (game !== undefined) return game;
  const ids = GAMES.map((known) => known.id).join(", ");
  throw new Complaint(`There is no game "${id}". The games are: ${ids}.`);
}

/** Checks that a game knows a policy; raises a `Complaint` that lists its policies if not. */
export function requirePolicy(game: GameEntry, policy: string): void {
  const known = game.visit(({ policies }) => Object.keys(policies));
  if (known.includes(policy)) return;
  throw new Complaint(`${game.id} has no policy "${policy}". Its policies are: ${known.join(", ")}.`);
}

/** Makes a plan of the words of the command line, or raises a `Complaint`. */
export function readPlan(game: GameEntry, words: PlanWords): Plan {
  const policies = words.policy.split(",");
  for (const policy of policies) requirePolicy(game, policy);
  const { specs, seats, dealsByCode } = game.visit(({ rules, dealsByCode }) => ({
    specs: rules.options,
    seats: rules.seats,
    dealsByCode,
  }));
  const wanted = words.seats ?? Math.min(seats.max, Math.max(seats.min, policies.length));
  if (wanted < seats.min || wanted > seats.max) {
    throw new Complaint(`${game.id} is for ${counted(seats)}, not ${wanted}. Change --policy or --seats.`);
  }
  if (words.code !== undefined && !dealsByCode) {
    throw new Complaint(`${game.id} is not dealt by codes. Omit --code.`);
  }
  return {
    policies,
    seats: wanted,
    seed: words.seed,
    code: words.code === undefined ? undefined : codeOf(words.code),
    options: readOptions(game.id, specs, words.option ?? []),
  };
}

/** The deal code that somebody has typed; `today` is the one that tables offer today. */
function codeOf(typed: string): string {
  const code = readCode(typed === "today" ? new Date().toISOString().slice(0, "2026-01-31".length) : typed);
  if (code !== "") return code;
  throw new Complaint(`"${typed}" is not a deal code. A code has up to ${LONGEST_CODE} letters and digits.`);
}

function counted({ min, max }: { min: number; max: number }): string {
  if (min === max) return min === 1 ? "one player" : `${min} players`;
  return `${min} to ${max} players`;
}

/**
 * The options of a game with those that are set as NAME=VALUE. Raises a `Complaint` that lists what there is if a name or a value
 * is none of them.
 */
export function readOptions(id: string, specs: readonly OptionSpec[], settings: readonly string[]): Options {
  const options = standardOptions(specs);
  for (const setting of settings) {
    const [, name = "", text = ""] = /^([^=]+)=(.*)$/.exec(setting) ?? [];
    const spec = specs.find((known) => known.name === name);
    if (spec === undefined) {
      const names = specs.map((known) => known.name).join(", ");
      throw new Complaint(
        `"${setting}" is not an option of ${id}. Write NAME=VALUE; the names are: ${names}.`,
      );
    }
    const value = optionValue(spec, text);
    if (!allows(spec, value)) {
      throw new Complaint(`The option ${name} cannot be "${text}". It takes ${allowedValues(spec)}.`);
    }
    options[name] = value;
  }
  return options;
}

function optionValue(spec: OptionSpec, text: string): unknown {
  if (spec.kind === "switch") return text === "true" || (text === "false" ? false : text);
  if (spec.kind === "number") return /^-?\d+$/.test(text) ? Number(text) : text;
  return text;
}
