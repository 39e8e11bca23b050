import type { Desk } from "../state/desk";
import { duration } from "../languages/duration";
import type { Pings } from "../seats/pings";
import type { Screens } from "../panel/screens";
import { peopleAt } from "../state/chairs";
import type { ClockDisplay } from "./timekeeper";
import { say } from "../languages/words";

/** The clock in everybody's panel, and the warning to whoever is to decide. */
export function createClockDisplay<State, Action>(
  desk: Desk<State, Action>,
  screens: Pick<Screens, "showClock">,
  pings: Pick<Pings, "alert">,
): ClockDisplay {
  return {
    show: (sight) => {
      if (sight === undefined) {
        screens.showClock("", false);
        return;
      }
      const { face, left, late } = sight;
      const time = late ? say("clockLate", { time: duration(left) }) : duration(left);
      const { bank } = face;
      screens.showClock(bank > 0 ? say("clockBank", { time, bank: duration(bank) }) : time, late);
    },
    warn: ({ face, left }) => {
      for (const colour of peopleAt(desk.chairs, [face.seat])) {
        pings.alert([colour]);
        Player[colour].broadcast(say("timeShort", { time: duration(left) }));
      }
    },
  };
}
