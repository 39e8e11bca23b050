import type { Box } from "../../src/kit/rules/box";
import type { Face } from "../../src/kit/game/face";
import { FRESH_BOARD, type Game } from "../../src/kit/game/game";
import { standardOptions } from "../../src/kit/rules/options";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { pictureOf, type Label, type Scene } from "../../src/kit/game/scene";
import { nameSeats, type SeatNames } from "../../src/kit/game/seat-names";
import { GAMES } from "../../src/games";
import { say } from "../../src/table/languages/sentences";

/** What a save holds of one game: its pieces and the picture of a game that has just begun. */
export interface SavedGame {
  /** The game's folder, after which its pieces and scripts are named. */
  id: string;
  title: string;
  /** How many can play it. */
  seats: { readonly min: number; readonly max: number };
  /** What its seats are called while nobody sits there. */
  names: SeatNames;
  box: Box;
  face: Face;
  opening: Scene;
  labels: readonly Label[];
}

/** The games that the mod consists of. */
export function savedGames(): SavedGame[] {
  return GAMES.map((game) => game.visit(savedGame));
}

function savedGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): SavedGame {
  const { rules, words, box, face } = game;
  const names = Array.from({ length: rules.seats.max }, () => say("freeSeat"));
  const begun = rules.start(standardOptions(rules.options), rules.seats.min);
  return {
    id: rules.id,
    title: words.title(),
    seats: rules.seats,
    names,
    box,
    face,
    opening: pictureOf(game, begun),
    labels: game
      .labels(rules.seen(begun, "spectator"), FRESH_BOARD)
      .map(({ id, text }) => ({ id, text: nameSeats(text, names) })),
  };
}
