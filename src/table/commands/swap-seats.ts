import { say } from "../languages/sentences";
import { occupy } from "../model/seats";
import { colourNamed, isSeated, steamIdAt } from "../../tts/players";
import { whenever } from "../../tts/waits";
import { refused, type Handlers } from "./result";
import type { Table } from "../table";

/** How long a change of seats may take, in seconds; it takes a frame or two. */
const PATIENCE = 2;

/**
 * What offers somebody's seat to the person at another colour for theirs. The person at a colour plays its seat and holds
 * its cards, so both have to want it: the one by offering, the other by saying yes.
 */
export function createSwapSeats(
  table: Pick<Table, "desk" | "panels" | "questions">,
): Handlers<"offerSwap">["offerSwap"] {
  const { panels, questions, desk } = table;
  return (player, { colour: named }) => {
    const own = player.color;
    const other = colourNamed(named);
    if (other === undefined || other === own || !isSeated(own) || !isSeated(other))
      return refused({ kind: "cannotNow" });
    const [here, there] = [steamIdAt(own), steamIdAt(other)];
    const asked = questions.ask({
      asker: player,
      asked: Player[other],
      text: say("swapAsk", { colour: own }),
      yes: () => {
        panels.write(say("swapDone", { one: own, other }));
        for (const tableSeat of desk.seats) {
          const { player } = tableSeat;
          if (player.kind !== "person" || player.person === undefined) continue;
          if (player.colour === own) occupy(tableSeat, { ...player, person: there });
          else if (player.colour === other) occupy(tableSeat, { ...player, person: here });
        }
        exchange(own, other);
        return "nothing";
      },
    });
    if (asked) panels.tell(player, say("swapOffered", { colour: other }));
    return "panel";
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
