/**
 * Which games a spec plays whose promise is one of the table, whatever game is on it. In `npm test` these are the two whose tables differ
 * most, one for a single player and one for several, and one of the others, in turn by the day. In `npm run soak` they are all.
 */
import { GAMES, type GameEntry } from "../../src/games";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { rollFlush } from "../../src/games/roll-flush";
import { SCALE } from "./scale";

const SECONDS_A_DAY = 86_400;
const KEPT = [rogueSolitaire.rules.id, rollFlush.rules.id];
const OTHERS = GAMES.filter(({ id }) => !KEPT.includes(id));

/** Today's number. The report of a failure names it; `OFFSUIT_DAY` plays what another day has played. */
export const DAY = tonumber(os.getenv("OFFSUIT_DAY") ?? "") ?? Math.floor(os.time() / SECONDS_A_DAY);

/** Those things of some that are used in turn which are used today: one, and in the soak all. */
export function inTurn<Thing>(things: readonly Thing[]): readonly Thing[] {
  return SCALE > 1 ? things : things.filter((_thing, index) => index === DAY % things.length);
}

/** The games that are played today. */
export const GAMES_OF_TODAY: readonly GameEntry[] = GAMES.filter(({ id }) => KEPT.includes(id)).concat(
  inTurn(OTHERS),
);

/** Whether the game of this id is played today. */
export function isOfToday(id: string): boolean {
  return GAMES_OF_TODAY.some((game) => game.id === id);
}
