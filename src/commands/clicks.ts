import type { Game } from "../kit/game/game";
import type { Policy } from "../kit/rules/policy";
import type { GameAction, GameEvent } from "../kit/rules/rules";
import { isTakenAlone, loneChoice } from "../kit/game/worth";
import { playOut } from "./playout";

/** What one person decides in a whole game, on average. */
export interface Clicks {
  /** The decisions that the rules leave to them. */
  decisions: number;
  /** Those that they are asked at a table where they play alone or with bots. */
  asked: number;
  /** Those of these that have but one answer worth a question. */
  lone: number;
}

/** Plays this many games by a policy at every seat, and counts the decisions of the first one. */
export function countClicks<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  policyName: string,
  games: number,
): Clicks {
  const policy = game.policies[policyName];
  const clicks: Clicks = { decisions: 0, asked: 0, lone: 0 };
  if (policy === undefined) return clicks;
  const counted: Policy<Seen, Action> = (seen, choices, random) => {
    const lone = loneChoice(game, seen, choices);
    const isAsked = lone === undefined || !isTakenAlone(game.words, seen, lone);
    clicks.decisions += 1 / games;
    if (isAsked) clicks.asked += 1 / games;
    if (isAsked && lone !== undefined) clicks.lone += 1 / games;
    return policy(seen, choices, random);
  };
  for (let seed = 1; seed <= games; seed++) {
    const policies = [counted];
    while (policies.length < game.rules.seats.min) policies.push(policy);
    playOut(game, { options: {}, policies, seed });
  }
  return clicks;
}
