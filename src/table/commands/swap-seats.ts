import { say } from "../languages/sentences";
import { coverAll } from "../model/hot-seat";
import { personAs } from "../model/person-names";
import { maySwap } from "../model/seat-permissions";
import { isPlayedBy, occupy, type SeatPlayer, type TableSeat } from "../model/seats";
import { colourNamed, isSeated, steamIdAt } from "../../tts/players";
import { whenever } from "../../tts/waits";
import { refused, type CommandResult, type Handlers } from "./result";
import type { Table } from "../table";

/** How long a change of seats may take, in seconds; it takes a frame or two. */
const PATIENCE = 2;

/**
 * What offers somebody's seat to the person at another colour for theirs. The person at a colour plays its seat and holds
 * its cards, so both have to want it: the one by offering, the other by saying yes.
 */
export function createSwapSeats(table: Table): Handlers<"offerSwap">["offerSwap"] {
  const { panels, panelStates, consent, desk, tell } = table;
  return (player, { colour: named }) => {
    const own = player.color;
    const other = colourNamed(named);
    if (other === undefined || !maySwap(desk, own, other)) return refused({ kind: "cannotNow" });
    const [here, there] = [steamIdAt(own), steamIdAt(other)];
    const question = (): string => say("swapAsk", { colour: personAs(own) });
    const proposal = { about: "swap" as const, what: () => say("swapSeats"), question };
    const swap = (): CommandResult => {
      tell("entry", say("swapDone", { one: personAs(own), other: personAs(other) }));
      const exchanged: [TableSeat, SeatPlayer][] = [];
      for (const tableSeat of desk.seats) {
        const { player } = tableSeat;
        if (player.kind !== "person" || player.person === undefined) continue;
        if (isPlayedBy(tableSeat, own)) exchanged.push([tableSeat, { ...player, person: there }]);
        else if (isPlayedBy(tableSeat, other)) exchanged.push([tableSeat, { ...player, person: here }]);
      }
      for (const [tableSeat, player] of exchanged) occupy(tableSeat, player);
      coverAll(desk);
      for (const colour of [own, other]) panelStates.openSheet(colour, undefined);
      panels.forgetNotices();
      exchange(own, other);
      return "nothing";
    };
    return consent.ask(player, proposal, swap, { still: () => maySwap(desk, own, other), of: other });
  };
}

/** Has the people at two colours change places: one of them stands up for a moment. */
function exchange(one: ColorLiteral, other: ColorLiteral): void {
  const id = Player[one].steam_id;
  Player[one].changeColor("Grey");
  then(
    () => !isSeated(one),
    () => {
      Player[other].changeColor(one);
      then(
        () => !isSeated(other),
        () => {
          const standing = Player.getSpectators().find((spectator) => spectator.steam_id === id);
          // A place that somebody has taken meanwhile is gone.
          standing?.changeColor(isSeated(other) ? one : other);
        },
      );
    },
  );
}

function then(holds: () => boolean, run: () => void): void {
  whenever(holds, "a swap of seats", run, PATIENCE);
}
