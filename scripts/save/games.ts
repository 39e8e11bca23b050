import { standardOptions } from "../../src/kit/options";
import type { Box } from "../../src/kit/box";
import type { Rules } from "../../src/kit/rules";
import type { Scene } from "../../src/kit/scene";
import { box } from "../../src/games/cards-vs-dice/box";
import { rules } from "../../src/games/cards-vs-dice/rules";
import { scene } from "../../src/games/cards-vs-dice/scene";

/** What a save holds of one game: its pieces and the picture of a game that has just begun. */
export interface SavedGame {
  /** The game's folder, by which its pieces and scripts are named. */
  id: string;
  title: string;
  box: Box;
  opening: Scene;
}

/** The games that the mod consists of, in the order in which they were added. */
export function savedGames(): SavedGame[] {
  return [{ id: rules.id, title: "Cards vs Dice", box, opening: scene(justBegun(rules)) }];
}

function justBegun<State>(
  game: Pick<Rules<State, never, never, never>, "start" | "options" | "seats">,
): State {
  return game.start(standardOptions(game.options), game.seats.min);
}
