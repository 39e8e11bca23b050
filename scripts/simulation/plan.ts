import type { Plan } from "../../src/commands/simulate";
import { GAMES, findGame, type GameEntry } from "../../src/games";
import { LONGEST_CODE, readCode } from "../../src/kit/record/deal-code";
import {
  allowedValues,
  allows,
  standardOptions,
  type Options,
  type OptionSpec,
} from "../../src/kit/rules/options";
import { readRulesCode } from "../../src/kit/record/rules-code";
import { Complaint } from "../terminal/complaint";

/** The words of the command line that set the options of a game. */
export interface OptionWords {
  /** A rules code. */
  rules?: string;
  /** Options as NAME=VALUE, on top of it. */
  option?: readonly string[];
}

/** The words of the command line that describe a simulation. */
export interface PlanWords extends OptionWords {
  policy: string;
  seats?: number;
  seed: number;
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
  const { specs, seats } = game.visit(({ rules }) => ({ specs: rules.options, seats: rules.seats }));
  const wanted = words.seats ?? Math.min(seats.max, Math.max(seats.min, policies.length));
  if (wanted < seats.min || wanted > seats.max) {
    throw new Complaint(`${game.id} is for ${counted(seats)}, not ${wanted}. Change --policy or --seats.`);
  }
  return {
    policies,
    seats: wanted,
    seed: words.seed,
    code: words.code === undefined ? undefined : codeOf(words.code),
    options: readOptions(game.id, specs, words),
  };
}

/** The deal code that somebody has typed; `today` is the one that tables offer today. */
function codeOf(typed: string): string {
  const code = readCode(typed === "today" ? new Date().toISOString().slice(0, "2026-01-31".length) : typed);
  if (code !== "" && code.length <= LONGEST_CODE) return code;
  throw new Complaint(`"${typed}" is not a deal code. A code has up to ${LONGEST_CODE} letters and digits.`);
}

function counted({ min, max }: { min: number; max: number }): string {
  if (min === max) return min === 1 ? "one player" : `${min} players`;
  return `${min} to ${max} players`;
}

/**
 * The options of a game as a rules code and NAME=VALUEs set them. Raises a `Complaint` that lists what there is if a name or a
 * value is none of them, or says what is wrong with the code.
 */
export function readOptions(
  id: string,
  specs: readonly OptionSpec[],
  { rules, option: settings = [] }: OptionWords,
): Options {
  const options = rules === undefined ? standardOptions(specs) : optionsOf(id, specs, rules);
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

/** The options of a rules code. Raises a `Complaint` if it is none, or has unknown options. */
function optionsOf(id: string, specs: readonly OptionSpec[], code: string): Options {
  const read = readRulesCode(code, id, specs);
  switch (read.kind) {
    case "unreadable":
      throw new Complaint(`"${code}" is not a rules code, or one of its letters is missing or wrong.`);
    case "otherGame":
      throw new Complaint(`"${code}" has the rules of another game, ${read.game}, not of ${id}.`);
    case "options":
      if (read.unknown.length === 0) return read.options;
      throw new Complaint(`This version of ${id} does not know ${read.unknown.join(", ")} in "${code}".`);
  }
}

function optionValue(spec: OptionSpec, text: string): unknown {
  if (spec.kind === "switch") return text === "true" || (text === "false" ? false : text);
  if (spec.kind === "number") return /^-?\d+$/.test(text) ? Number(text) : text;
  return text;
}
