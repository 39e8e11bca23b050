import type { Seat } from "../../kit/rules";
import { everybodyAt, isEmpty, peopleAt } from "./chairs";
import type { Desk } from "../desk";
import type { Pings } from "./pings";
import type { Screens } from "../panel/screens";
import { afterSeconds } from "../time/waits";
import { say } from "../words";

/** After how many seconds without a decision somebody is reminded, and how many later the seat counts as left. */
const REMINDER = 120;
const PATIENCE = 180;

/**
 * Notices when a game of several people waits for somebody for minutes.
 * @noSelf
 */
export interface Idleness {
  /** The table waits for people from now on; whatever happens ends that (`leave`). */
  wait: () => void;
  leave: () => void;
  /** Whether a seat has not decided for so long that the table may do without whoever sits there. */
  isIdle: (seat: Seat) => boolean;
}

/** The idleness at a desk. */
export function createIdleness<State, Action>(
  desk: Desk<State, Action>,
  { screens, pings }: { screens: Pick<Screens, "refresh">; pings: Pick<Pings, "call"> },
): Idleness {
  /** Changes whenever the table stops waiting, so that an older wait comes to nothing. */
  let run = 0;
  let idle: readonly Seat[] = [];

  /** Runs something after some seconds in which nobody has decided. */
  function later(seconds: number, act: (seats: readonly Seat[]) => void): void {
    const mine = run;
    afterSeconds(seconds, "somebody who does not decide", () => {
      if (mine === run) act(desk.deciding.filter((seat) => isPersonAt(desk, seat)));
    });
  }

  return {
    wait: () => {
      run++;
      idle = [];
      if (desk.free || desk.paused !== undefined || desk.deciding.length === 0 || !severalPlay(desk)) return;
      later(REMINDER, (slow) => {
        const colours = peopleAt(desk.chairs, slow);
        for (const colour of colours) Player[colour].broadcast(say("stillYourMove"));
        pings.call(colours);
        later(PATIENCE, (seats) => {
          idle = seats;
          screens.refresh();
        });
      });
    },
    leave: () => {
      run++;
      idle = [];
    },
    isIdle: (seat) => idle.includes(seat),
  };
}

/** Whether a person plays a seat who is at the table. */
function isPersonAt({ chairs }: Pick<Desk<unknown, unknown>, "chairs">, seat: Seat): boolean {
  const chair = chairs[seat];
  return chair?.sitter.kind === "person" && !isEmpty(chair);
}

/** Whether more people than one play who are at the table. */
function severalPlay({ chairs }: Pick<Desk<unknown, unknown>, "chairs">): boolean {
  return everybodyAt(chairs).length > 1;
}
