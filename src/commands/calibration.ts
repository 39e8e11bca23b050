import type { Game } from "../kit/game/game";
import type { Options } from "../kit/rules/options";
import { randomPolicy, thoughtOut, type Policy } from "../kit/rules/policy";
import { shareOfWin } from "../kit/advice/review";
import type { GameAction, GameEvent, Seat } from "../kit/rules/rules";
import { playOut, slipping, type RulesAndPolicies } from "./playout";

/** Which games are played: the advisor decides, but for a share of choices, in percent, that are any. */
export interface SlippingPlan {
  options: Options;
  seats: number;
  seed: number;
  slips: number;
}

/** The decisions whose values are in one row of the table: the sums of predictions and of results. */
export interface Row {
  decisions: number;
  said: number;
  came: number;
}

/**
 * The predictions at the decisions of one game; `had`: the points that the seat had already, in a game whose values are points.
 */
interface Said {
  seat: Seat;
  value: number;
  had: number;
}

/** How many rows a table has, and how wide they are: tenths of a chance, or fifths of a point. */
export const ROWS = 10;
export const TENTH = 0.1;
export const FIFTH = 0.2;

/** Plays a game and adds to each row its advisor's prediction at every decision with a choice, and the game's result. */
export function calibrate<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: RulesAndPolicies<State, Action, Event, Seen> & Pick<Game<State, Action, Event, Seen>, "hints">,
  { options, seats, seed, slips }: SlippingPlan,
  rows: Row[],
): void {
  const { rules, hints } = game;
  if (hints === undefined) return;
  const { advisor, points } = hints;
  const said: Said[] = [];
  const policies: Policy<Seen, Action>[] = [];
  for (let number = 0; number < seats; number++) {
    const seat = number;
    const noting: Policy<Seen, Action> = (seen, choices, random) => {
      const [best] = thoughtOut(advisor(seen, choices)).ranking;
      if (choices.length > 1 && best?.value !== undefined)
        said.push({ seat, value: best.value, had: points?.of(seen, seat) ?? 0 });
      return best?.action ?? randomPolicy(seen, choices, random);
    };
    policies.push(slipping(noting, slips));
  }
  const ending = playOut(game, { options, policies, seed });
  if (ending.kind === "stuck") return;
  const { state, result } = ending;
  for (const { seat, value, had } of said) {
    if (points === undefined) addTo(rows, value, shareOfWin(result, seat, seats), TENTH);
    else addTo(rows, value, points.of(rules.seen(state, seat), seat) - had, FIFTH);
  }
}

function addTo(rows: Row[], value: number, came: number, width: number): void {
  const place = Math.max(0, Math.min(ROWS - 1, Math.floor(value / width)));
  const row = (rows[place] ??= { decisions: 0, said: 0, came: 0 });
  row.decisions++;
  row.said += value;
  row.came += came;
}
