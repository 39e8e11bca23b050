import { createHash } from "node:crypto";
import { relative } from "node:path";
import { playOut } from "../../src/commands/playout";
import { GAMES } from "../../src/games";
import { obeying } from "../../src/kit/game/advice";
import type { Game } from "../../src/kit/game/game";
import { must } from "../../src/kit/data/must";
import { withoutPause } from "../../src/kit/rules/policy";
import type { Step } from "../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { ROOT } from "../project";
import { bookPath, readLines, readStamp } from "./book-file";
import { PLANS, type SearchPlan, optionsOf } from "./plans";

/** How many games it takes to tell one bot, or one set of rules, from another. */
const GAMES_PLAYED = 3;
const LENGTH = 16;

/**
 * Marks books of a game whose puzzles have all been checked: a mark changes with the puzzles, and with how the rules and the
 * strongest policy that checked them play a few games. Words, comments and other policies don't change it.
 */
export function stamper<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  plan: SearchPlan,
): (lines: readonly string[]) => string {
  const policy = withoutPause(obeying(must(game.hints, "hints").advisor));
  const policies = new Array<typeof policy>(plan.seats).fill(policy);
  const options = optionsOf(game, plan);
  const played: (Step<Action> | undefined)[] = [];
  for (let seed = 1; seed <= GAMES_PLAYED; seed++)
    playOut(game, { options, policies, seed }, (_state, step) => played.push(step));
  return (lines) => {
    const told = JSON.stringify([[...lines].sort(), played]);
    return createHash("sha256").update(told).digest("hex").slice(0, LENGTH);
  };
}

/** The mark of a book with these puzzles. */
export function stampOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  plan: SearchPlan,
  lines: readonly string[],
): string {
  return stamper(game, plan)(lines);
}

/** A sentence for each book with a puzzle that the present rules and the present bot have not checked. */
export function uncheckedBooks(): string[] {
  const sentences: string[] = [];
  for (const entry of GAMES) {
    const plan = PLANS[entry.id];
    if (plan === undefined) continue;
    const path = bookPath(entry.id);
    const lines = readLines(path);
    if (lines.length === 0 || readStamp(entry.id) === entry.visit((game) => stampOf(game, plan, lines)))
      continue;
    sentences.push(
      `${relative(ROOT, path)} has not been checked by these rules and this bot.` +
        ` Run: npm run puzzles -- ${entry.id} --check --mend`,
    );
  }
  return sentences;
}
