import type { Seat } from "../../kit/rules/rules";
import { isSeated } from "../../tts/players";
import type { Table } from "../table";
import type { Pings } from "./contracts";

/** How long a player is left alone after a ping, in seconds. */
const GAP = 4;

/** The pings at a desk of a game for at most this many. A game for one needs none. */
export function createPings({ game, desk, reconciler }: Table): Pings {
  const pinged: Record<string, number | undefined> = {};
  /** The seat that has chosen since somebody was called last. */
  let mover: Seat | undefined;

  function ping(colour: ColorLiteral): void {
    if (game.rules.seats.max === 1 || !isSeated(colour)) return;
    const last = pinged[colour];
    if (last !== undefined && Time.time - last < GAP) return;
    pinged[colour] = Time.time;
    const { x, top, z } = reconciler.frame();
    Player[colour].pingTable({ x, y: top, z });
  }

  return {
    chosen: (seat) => {
      mover = seat;
    },
    due: (colours) => {
      if (mover === undefined) return;
      const player = desk.seats[mover]?.player;
      mover = undefined;
      if (desk.settings.sounds === "off") return;
      const by = player?.kind === "person" ? player.colour : undefined;
      for (const colour of colours) if (colour !== by) ping(colour);
    },
    alert: (colours) => {
      if (desk.settings.sounds === "all") for (const colour of colours) ping(colour);
    },
  };
}
