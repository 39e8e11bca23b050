import { keepWay } from "../../saved/former-ways";
import { remark } from "../../saved/remarks";
import { say } from "../languages/sentences";
import { othersThan, undoFor } from "../model/permissions";
import { whoseFor } from "../model/seats";
import { refused, type CommandResult, type Handlers } from "./result";
import type { Table } from "../table";

/** What undoes a player's last choice, with all that has followed from it. */
export function createUndo(table: Pick<Table, "desk" | "flow" | "consent" | "replay">): Handlers<"undo"> {
  const { desk, flow, consent, replay } = table;
  /** What others have chosen is undone only if they agree; they are told of anything else. */
  function takeBack(player: Player, left: number): CommandResult {
    const { color: colour } = player;
    const whose = whoseFor(desk.seats, colour);
    const others = othersThan(desk, colour);
    const go = (): CommandResult => {
      remark(desk, "takenBack", desk.lines.length);
      for (const other of others) Player[other].broadcast(say("takesBack", { colour }));
      if (!desk.tutorial) keepWay(desk, left);
      desk.justUndone = true;
      replay.rewind(left);
      return "nothing";
    };
    const turn = flow.turn();
    const isTheirs = desk.playthrough.record.steps
      .slice(left)
      .some((step) => step.kind === "act" && whose(step.seat) === "other");
    return isTheirs ? consent.ask(player, say("askUndo", { colour }), go, () => !turn.isOver()) : go();
  }

  return {
    undo: (player, { left: shown }) => {
      const left = undoFor(desk, player.color);
      if (typeof left !== "number") return refused(left);
      if (shown !== undefined && shown !== left) return refused({ kind: "cannotNow" });
      return takeBack(player, left);
    },
  };
}
