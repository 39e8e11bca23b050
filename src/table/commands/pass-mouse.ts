import type { Seat } from "../../kit/rules/rules";
import { say } from "../languages/sentences";
import { coverOthers, hasShared, isCovered, seatsMoved, turnUp } from "../model/hot-seat";
import { seatOf } from "../model/desk";
import { movedTo } from "../model/seat-permissions";
import { occupy } from "../model/seats";
import { isSeated, personAt, playingColours, steamIdAt } from "../../tts/players";
import { afterFrames, whenever } from "../../tts/waits";
import { refused } from "./result";
import type { Table } from "../table";
import type { MousePassing } from "./contracts";

/** How long a change of colours may take, in seconds; it takes a frame or two. */
const PATIENCE = 2;
/** After how many frames a new colour's camera listens. */
const CAMERA_FRAMES = 6;

/** The hot seat at a desk. */
export function createMousePassing(table: Table): MousePassing {
  const { desk, visibility, panelStates, cameras } = table;
  /** The seats whose people are on their way to their colours, by Steam id. */
  const awaited: Record<string, Seat | undefined> = {};

  function follow(): void {
    // Whoever has left a colour no longer looks at what is shown there.
    for (const colour of coverOthers(desk)) panelStates.clear(colour);
    for (const [seat, colour] of seatsMoved(desk.seats, (each) => movedTo(desk, each))) {
      const tableSeat = desk.seats[seat];
      if (tableSeat?.player.kind === "person") occupy(tableSeat, { ...tableSeat.player, colour });
      visibility.renamed();
    }
  }

  /** Has somebody change places, and shows the seat there; where that cannot be, it is shown where they are. */
  function move(from: ColorLiteral, to: ColorLiteral, seat: Seat): void {
    const id = steamIdAt(from);
    awaited[id] = seat;
    const isThere = (): boolean => steamIdAt(to) === id;
    const arrive = (): void => {
      if (awaited[id] !== seat) return;
      awaited[id] = undefined;
      follow();
      show(table, seat, isThere() ? to : from);
      if (isThere())
        afterFrames(CAMERA_FRAMES, "the view from a seat", () => {
          if (isThere()) cameras.show(to);
        });
    };
    if (personAt(from)?.changeColor(to) === true) whenever(isThere, "passing the mouse", arrive, PATIENCE);
    else arrive();
  }

  return {
    follow,
    handlers: {
      hotSeat: () => {
        if (!hasShared(desk.seats)) return refused({ kind: "cannotNow" });
        desk.hotSeat.on = !desk.hotSeat.on;
        return "panels";
      },
      turnUp: ({ color: here }, { seat }) => {
        const own = desk.seats[seat]?.colour;
        if (own === undefined || seatOf(desk, here) !== seat || !isCovered(desk, seat))
          return refused({ kind: "cannotNow" });
        if (own !== here && !isSeated(own) && playingColours().includes(own)) move(here, own, seat);
        else show(table, seat, here);
        return "nothing";
      },
    },
  };
}

/** Shows a seat to the person who plays it, who sits at this colour. */
function show(table: Table, seat: Seat, colour: ColorLiteral): void {
  const { desk, panelStates, tell, invalidations } = table;
  if (seatOf(desk, colour) !== seat || !isCovered(desk, seat)) return;
  turnUp(desk, seat);
  panelStates.clear(colour);
  const own = desk.seats[seat]?.colour;
  if (own !== undefined && own !== colour)
    tell("remark", say("mouseStays", { colour: own }), [Player[colour]]);
  invalidations.mark("table");
  invalidations.mark("panels");
}
