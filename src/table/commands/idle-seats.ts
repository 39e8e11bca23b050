import type { Seat } from "../../kit/rules/rules";
import { say } from "../languages/sentences";
import { everybodyAt, isEmpty, peopleAt, type TableSeat } from "../model/seats";
import { openScope } from "../../tts/scheduler";
import { afterSeconds } from "../../tts/waits";
import { personsAt } from "../../tts/players";
import type { Table } from "../table";
import type { IdleSeats } from "./contracts";
import type { Scope } from "../../tts/scope";

/** After how many seconds without a decision somebody is reminded, and how many later the seat counts as left. */
const REMINDER = 120;
const PATIENCE = 180;

/** The idleness at a desk. */
export function createIdleSeats(table: Table): IdleSeats {
  const { desk, invalidations, pings, flow, tell } = table;
  /** From one wait to the next. */
  let waiting = openScope();
  let idle: { seats: readonly Seat[]; turn: Scope } | undefined;

  /** Runs something after some seconds in which nobody has decided. */
  function later(seconds: number, run: Scope, act: (seats: readonly Seat[]) => void): void {
    const look = (): void => {
      if (!run.isOver()) act(desk.deciding.filter((seat) => isPersonAt(desk.seats, seat)));
    };
    afterSeconds(seconds, "an idle player", look, flow.turn());
  }

  return {
    wait: () => {
      waiting.end();
      const run = openScope();
      waiting = run;
      idle = undefined;
      const isHeld = desk.free || desk.paused !== undefined || desk.deciding.length === 0;
      if (isHeld || everybodyAt(desk.seats).length < 2) return;
      later(REMINDER, run, (slow) => {
        const colours = peopleAt(desk.seats, slow);
        tell("notice", say("stillYourMove"), personsAt(colours));
        pings.alert(colours);
        later(PATIENCE, run, (seats) => {
          idle = { seats, turn: flow.turn() };
          invalidations.mark("panels");
        });
      });
    },
    isIdle: (seat) => idle !== undefined && !idle.turn.isOver() && idle.seats.includes(seat),
  };
}

/** Whether a person who is at the table plays a seat. */
function isPersonAt(seats: readonly TableSeat[], seat: Seat): boolean {
  const tableSeat = seats[seat];
  return tableSeat?.player.kind === "person" && !isEmpty(tableSeat);
}
