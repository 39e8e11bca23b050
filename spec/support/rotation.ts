/**
 * Which games a spec plays whose promise is one of the table, whatever game is on it. In `npm test` these are the two whose tables differ
 * most, one for a single player and one for several, and one of the others, in turn by the day. In `npm run soak` they are all.
 */
import { GAMES, type GameEntry } from "../../src/games";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { rollFlush } from "../../src/games/roll-flush";
import { SCALE } from "./scale";

const ALWAYS = [rogueSolitaire.rules.id, rollFlush.rules.id];
const IN_TURN = GAMES.map(({ id }) => id).filter((id) => !ALWAYS.includes(id));
const SECONDS_A_DAY = 86_400;

/** Today's number. The report of a failure names it; `OFFSUIT_DAY` plays the games of another day. */
export const DAY = tonumber(os.getenv("OFFSUIT_DAY") ?? "") ?? Math.floor(os.time() / SECONDS_A_DAY);

/** Whether the game of this id is played today. */
export function isOfToday(id: string): boolean {
  return SCALE > 1 || ALWAYS.includes(id) || id === IN_TURN[DAY % IN_TURN.length];
}

/** The games that are played today. */
export const GAMES_OF_TODAY: readonly GameEntry[] = GAMES.filter(({ id }) => isOfToday(id));
