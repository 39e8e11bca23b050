import { lazily } from "../../../kit/lazily";
import type { TableGame } from "../../../kit/game";
import type { GameAction, GameEvent } from "../../../kit/rules";
import { createAchieving, type Achieving } from "../../coach/achieving";
import { createForeseeing } from "../../coach/foreseeing";
import { createReviews, type Reviews } from "../../coach/reviewing";
import { createRivalling } from "../../coach/rivalling";
import type { Desk } from "../../state/desk";
import type { Drawing } from "./drawing";
import type { Play } from "./play";

/** What teaches and judges players. What only commands need is made with the first of them: loading has enough to do. */
export interface Coaching {
  /** Has a bot play the same cards once the game is over. */
  challenge: (this: void) => void;
  /** Finds out what the position is worth. */
  foresee: (this: void) => void;
  achieving: (this: void) => Achieving;
  reviews: (this: void) => Reviews;
}

/** Makes what teaches and judges the players at a desk. */
export function createCoaching<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { glances, sync }: Drawing<Event>,
  { resuming }: Play<Action>,
): Coaching {
  return {
    challenge: createRivalling(game, desk, sync),
    foresee: createForeseeing(game, desk, sync),
    achieving: lazily(() => createAchieving(game, desk, sync)),
    reviews: lazily(() => createReviews(game, desk, { glances, sync, resuming })),
  };
}
