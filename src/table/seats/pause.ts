import { seatsOf } from "./chairs";
import type { Consent } from "./consent";
import { countSeconds, type Desk } from "../desk";
import type { Flow } from "../flow";
import type { Players } from "../play/players";
import type { Screens } from "../panel/screens";
import { decidingColours } from "./seats";
import { say } from "../words";

/** The part of a desk that a pause is about. */
type PausedDesk = Pick<
  Desk<unknown, unknown>,
  "playing" | "result" | "chairs" | "paused" | "busy" | "played" | "counted" | "free"
>;

/**
 * Whether somebody may pause the running game or go on with it: the host, or everybody who plays while the host is not
 * seated, so that nobody who leaves leaves the table paused.
 */
export function mayPause({ playing, result, chairs }: PausedDesk, colour: ColorLiteral): boolean {
  if (!playing || result !== undefined) return false;
  return (
    Player[colour].host === true || (decidingColours().includes(colour) && seatsOf(chairs, colour).length > 0)
  );
}

/**
 * What pausing works with.
 * @noSelf
 */
interface Surroundings<Action> {
  flow: Pick<Flow<Action>, "advance">;
  players: Pick<Players<Action>, "refuse">;
  screens: Pick<Screens, "refresh" | "write">;
  consent: Consent;
  /** Whether the game is played against the clock just now. */
  hasClock: (this: void) => boolean;
}

/** What pauses the game on a desk for a player, or goes on with it. What is under way comes to rest first. */
export function createPausing<Action>(
  desk: PausedDesk,
  { flow, players, screens, consent, hasClock }: Surroundings<Action>,
): (player: Player, pause: boolean) => void {
  function setPaused(colour: ColorLiteral, pause: boolean): void {
    countSeconds(desk);
    desk.paused = pause ? colour : undefined;
    screens.write(say(pause ? "pausedBy" : "goesOnBy", { colour }));
    if (desk.busy === undefined) flow.advance();
    else screens.refresh();
  }

  return (player, pause) => {
    const { color: colour } = player;
    if (!mayPause(desk, colour)) {
      players.refuse(player, say(desk.playing && desk.result === undefined ? "hostOnly" : "cannotNow"));
      return;
    }
    if (pause === (desk.paused !== undefined)) return;
    // A pause stops the clock of the one who is to decide: the others have to want it too.
    if (pause && hasClock()) {
      consent.ask(player, say("askPause", { colour }), () => {
        setPaused(colour, true);
      });
    } else setPaused(colour, pause);
  };
}
