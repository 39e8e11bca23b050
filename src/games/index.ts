import type { Game } from "../kit/game/game";
import type { GameAction, GameEvent } from "../kit/rules/rules";
import { cardsVsDice } from "./cards-vs-dice";
import { pokerchess } from "./pokerchess";
import { pokersRogueReckoning } from "./pokers-rogue-reckoning";
import { rogueSolitaire } from "./rogue-solitaire";
import { rollFlush } from "./roll-flush";

/** Something done with a game whatever the types of its state and actions are. */
export type GameVisitor<Result> = <State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
) => Result;

/** A game of the catalogue. Only a visitor learns its types. */
export interface GameEntry {
  id: string;
  visit<Result>(visitor: GameVisitor<Result>): Result;
}

/** All games, by their id. This is the only list of them. */
export const GAMES: readonly GameEntry[] = [
  entryOf(cardsVsDice),
  entryOf(rollFlush),
  entryOf(rogueSolitaire),
  entryOf(pokersRogueReckoning),
  entryOf(pokerchess),
];

/** The game of this id, or undefined. */
export function findGame(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

/** A game as an entry of a catalogue. */
export function entryOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): GameEntry {
  return { id: game.rules.id, visit: (visitor) => visitor(game) };
}
