import { seatsOf } from "../state/chairs";
import { refused, type Answer, type Handlers } from "../command/answers";
import type { Consent } from "./consent";
import { countSeconds, type AnyDesk } from "../state/desk";
import type { Screens } from "../panel/screens";
import { decidingColours, isHost } from "../tts/seats";
import { say } from "../languages/words";

/**
 * Whether somebody may pause the running game or continue it: the host, or everybody who plays while the host is not
 * seated, so that nobody who leaves leaves the table paused.
 */
export function mayPause({ playing, result, chairs }: AnyDesk, colour: ColorLiteral): boolean {
  if (!playing || result !== undefined) return false;
  return isHost(colour) || (decidingColours().includes(colour) && seatsOf(chairs, colour).length > 0);
}

/** @noSelf */
interface Surroundings {
  screens: Pick<Screens, "write">;
  consent: Consent;
  /** Whether the game is played against the clock just now. */
  hasClock: (this: void) => boolean;
}

/** What pauses the game on a desk for a player, or continues it. What is under way comes to rest first. */
export function createPausing(
  desk: AnyDesk,
  { screens, consent, hasClock }: Surroundings,
): Handlers<"pause" | "resume"> {
  function setPaused(colour: ColorLiteral, pause: boolean): Answer {
    countSeconds(desk);
    desk.paused = pause ? colour : undefined;
    screens.write(say(pause ? "pausedBy" : "goesOnBy", { colour }));
    return "turn";
  }

  function change({ color: colour }: Player, pause: boolean): Answer {
    if (!mayPause(desk, colour))
      return refused({ kind: desk.playing && desk.result === undefined ? "hostOnly" : "cannotNow" });
    return pause === (desk.paused !== undefined) ? "nothing" : setPaused(colour, pause);
  }

  return {
    pause: (player) => {
      const { color: colour } = player;
      if (!mayPause(desk, colour) || desk.paused !== undefined || !hasClock()) return change(player, true);
      // A pause stops the clock of the one who is to decide: the others have to want it too.
      return consent.ask(player, say("askPause", { colour }), () => setPaused(colour, true));
    },
    resume: (player) => change(player, false),
  };
}
