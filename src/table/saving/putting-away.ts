import { isEmpty, isPlayedBy, type Chair } from "../state/chairs";
import { isChanceDeciding, seatOf, type Desk } from "../state/desk";
import type { Obstacle } from "../api/board";
import { endScript } from "../tts/guard";
import { stopWaits } from "../time/waits";

/** What is in the way when somebody wants a game put away. */
export function obstacleTo<State, Action>(desk: Desk<State, Action>, player: Player): Obstacle {
  if (isChanceDeciding(desk)) return "chance";
  if (!desk.playing || desk.counted) return "none";
  const { color } = player;
  if (seatOf(desk, color) === undefined && player.admin !== true) return "theirs";
  return desk.chairs.some((chair) => isPlayedByOther(chair, color)) ? "shared" : "none";
}

function isPlayedByOther(chair: Chair, colour: ColorLiteral): boolean {
  return chair.sitter.kind === "person" && !isPlayedBy(chair, colour) && !isEmpty(chair);
}

/**
 * Ends all that the script of a board does, whatever is under way, and answers the text that continues the game.
 * The caller takes away the board, its pieces and its panel.
 */
export function putAway(save: () => string): string {
  const text = save();
  stopWaits();
  endScript();
  return text;
}
