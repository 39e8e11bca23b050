import type { TableGame } from "../../../kit/game";
import type { HandRank } from "../../../kit/hand-ranks";
import type { GameAction, GameEvent } from "../../../kit/rules";
import type { Desk } from "../../state/desk";
import type { Said } from "./said";

/** What game it is, and what it says to a viewer. */
export interface GameSight extends Pick<Said<unknown>, "status" | "prompt" | "hints"> {
  title: string;
  /** The kinds of hands that the game compares, best first; none if it compares none. */
  handRanks: (this: void) => readonly HandRank[];
  /** Whether the game is a lesson. */
  lesson: boolean;
  /** The deal code of the game, if it has one. */
  code: string | undefined;
}

/** The game on a desk, as a viewer knows it to whom it says this. */
export function gameFor<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { words }: TableGame<State, Action, Event, Seen>,
  { lesson, playthrough }: Desk<State, Action>,
  { status, prompt, hints }: Said<Seen>,
): GameSight {
  return {
    ...{ status, prompt, hints, lesson },
    title: words.title(),
    handRanks: () => words.handRanks?.() ?? [],
    code: playthrough.record.code,
  };
}
