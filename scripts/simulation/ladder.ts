import { playOut } from "../../src/commands/playout";
import type { Game } from "../../src/kit/game/game";
import { LEVELS, type Level } from "../../src/kit/game/level";
import { must } from "../../src/kit/data/must";
import { standardOptions } from "../../src/kit/rules/options";
import { withoutPause } from "../../src/kit/rules/policy";
import { below, seeded, type Random } from "../../src/kit/data/random";
import { shareOfWin } from "../../src/kit/advice/review";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { meanOf } from "../puzzles/margin";

/** Two levels of a game for two, and how often the first has won; a shared win counts as half of one. */
export interface Pairing {
  levels: readonly [Level, Level];
  games: number;
  wins: number;
}

/** A level on the scale of Elo: 400 points more are ten wins to one. `error` is its standard error beside the lowest level. */
export interface Rating {
  level: Level;
  rating: number;
  error: number;
}

/** The rating of the lowest level. */
const LOWEST = 1000;
/** After this many rounds strengths don't change any more. */
const ROUNDS = 200;
/** How often the results are drawn again to learn how far ratings may be off. */
const DRAWS = 200;

/** All pairings of the levels. */
export function pairings(): [Level, Level][] {
  return LEVELS.flatMap((lower, index) =>
    LEVELS.slice(index + 1).map((higher): [Level, Level] => [higher, lower]),
  );
}

/** Plays one game of a pairing and answers what it was to the first level; they take turns to begin. */
export function ladderGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  levels: readonly [Level, Level],
  seed: number,
): number {
  const policies = levels.map((level) =>
    withoutPause(must(game.bots.find((bot) => bot.level === level)?.thinker, "a bot")),
  );
  const seat = seed % 2;
  if (seat === 1) policies.reverse();
  const ending = playOut(game, { options: standardOptions(game.rules.options), policies, seed });
  return ending.kind === "over" ? shareOfWin(ending.result, seat, policies.length) : 0.5;
}

/** Deals two levels of a game for one the same cards and answers what that was to the first: the higher score wins. Each has its own dice. */
export function rivalLadderGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  levels: readonly [Level, Level],
  seed: number,
): number {
  const { tally, rules } = game;
  const [own = 0, other = 0] = levels.map((level, place) => {
    const policy = withoutPause(
      must(game.rivals?.find((rival) => rival.level === level)?.thinker, "a rival"),
    );
    const options = standardOptions(rules.options);
    const setting = { options, policies: [policy], seed: seed * 2 + place, code: `L${seed}` };
    return must(tally, "a tally").score(rules.summary(playOut(game, setting).state));
  });
  if (own === other) return 0.5;
  return own > other ? 1 : 0;
}

/**
 * The ratings under which these results are likeliest, by Bradley and Terry's model, as chess uses it. The errors are those of results drawn again
 * by the shares that were won.
 * @param played the results of all pairings
 */
export function ratingsOf(played: readonly Pairing[]): Rating[] {
  const ratings = likeliest(played);
  const random = seeded(played.length);
  const drawn = Array.from({ length: DRAWS }, () =>
    likeliest(played.map((pairing) => drawnAgain(pairing, random))),
  );
  return LEVELS.map((level, place) => {
    const list = drawn.map((each) => each[place] ?? LOWEST);
    const mean = meanOf(list);
    const error = Math.sqrt(meanOf(list.map((each) => (each - mean) ** 2)));
    return { level, rating: ratings[place] ?? LOWEST, error };
  });
}

function likeliest(played: readonly Pairing[]): number[] {
  let strengths = LEVELS.map(() => 1);
  for (let round = 0; round < ROUNDS; round++)
    strengths = strengths.map((own, place) => {
      let won = 0;
      let expected = 0;
      for (const { levels, games, wins } of played) {
        const [first, second] = levels.map((level) => LEVELS.indexOf(level));
        if (first !== place && second !== place) continue;
        // Half a game more each way, so not even a level that lost all is infinitely weak.
        won += 0.5 + (first === place ? wins : games - wins);
        expected += (games + 1) / (own + (strengths[(first === place ? second : first) ?? 0] ?? 1));
      }
      return won / expected;
    });
  const [lowest = 1] = strengths;
  return strengths.map((strength) => LOWEST + 400 * Math.log10(strength / lowest));
}

function drawnAgain(pairing: Pairing, random: Random): Pairing {
  const { games, wins } = pairing;
  let again = 0;
  for (let game = 0; game < games; game++) if (below(random, games) < wins) again++;
  return { ...pairing, wins: again };
}
