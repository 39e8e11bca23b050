import type { Desk } from "./desk";
import type { Screens } from "./screens";
import { isSeated } from "./seats";
import type { ClockDisplay } from "./timekeeper";
import { say } from "./words";

const MINUTE = 60;

/** The clock in everybody's panel, and the warning to whoever is to decide. */
export function createClockDisplay<State, Action>(
  desk: Desk<State, Action>,
  screens: Pick<Screens, "showClock">,
): ClockDisplay {
  return {
    show: (sight) => {
      if (sight === undefined) {
        screens.showClock("", false);
        return;
      }
      const { face, left, late } = sight;
      const time = late ? say("clockLate", { time: timeText(left) }) : timeText(left);
      const { bank } = face;
      screens.showClock(bank > 0 ? say("clockBank", { time, bank: timeText(bank) }) : time, late);
    },
    warn: ({ face, left }) => {
      const sitter = desk.chairs[face.seat]?.sitter;
      if (sitter?.kind !== "person" || !isSeated(sitter.colour)) return;
      Player[sitter.colour].broadcast(say("timeShort", { time: timeText(left) }));
    },
  };
}

/** Whole seconds as people read them. */
function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < MINUTE) return say("timeSeconds", { seconds: whole });
  const rest = whole % MINUTE;
  return say("timeMinutes", {
    minutes: (whole - rest) / MINUTE,
    seconds: rest < 10 ? `0${rest}` : `${rest}`,
  });
}
