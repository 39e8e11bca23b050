import { steamIdOf, writeJson, type SaveState } from "../emulator";
import type { Options } from "../kit/rules/options";

/** How a board's saved text begins on which nothing has been played (src/saved/saved-text.ts). */
const NO_STEPS = "offsuit 2 0\n";
/** The most people at a table. */
const MOST_PEOPLE = 20;

/**
 * Chooses options of the next game, and how its table is set, in a save in which nothing has been played: everybody has
 * accepted the options. Answers whether the save has a board of the game.
 */
export function chooseOptions(
  save: SaveState,
  game: string,
  options: Options,
  settings: Readonly<Record<string, unknown>> = {},
): boolean {
  const board = save.ObjectStates.find(({ Memo }) => Memo === `offsuit/${game}/board`);
  if (board === undefined) return false;
  const accepted: string[] = [];
  for (let person = 0; person < MOST_PEOPLE; person++) accepted.push(steamIdOf(person));
  board.LuaScriptState = `${NO_STEPS}${writeJson({ options, accepted, settings })}`;
  return true;
}
