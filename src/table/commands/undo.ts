import { stepsAfterUndo } from "../../kit/playthrough";
import { keepWay } from "../../saved/former-ways";
import { remark } from "../../saved/remarks";
import { isOpenBook } from "../game/notebook-pages";
import { say } from "../languages/sentences";
import { seatOf, undoRuleOf } from "../model/desk";
import { notTheirs, whoseFor } from "../model/seats";
import { othersThan } from "./consent";
import { refused, type Answer, type Handlers } from "./result";
import type { Table } from "../table";

/** What undoes a player's last choice, with all that has followed from it. */
export function createUndoing(
  table: Pick<Table, "desk" | "flow" | "consent" | "resuming">,
): Handlers<"undo"> {
  const { desk, flow, consent, resuming } = table;
  /** What others have chosen is undone only if they agree; they are told of anything else. */
  function takeBack(player: Player, left: number): Answer {
    const { color: colour } = player;
    const whose = whoseFor(desk.chairs, colour);
    const others = othersThan(desk, colour);
    const go = (): Answer => {
      remark(desk, "takenBack", desk.lines.length);
      for (const other of others) Player[other].broadcast(say("takesBack", { colour }));
      if (!desk.lesson) keepWay(desk, left);
      desk.takenBack = true;
      resuming.rewind(left);
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
      const left = stepsAfterUndo(desk.playthrough, undoRuleOf(desk), whoseFor(desk.chairs, player.color));
      if (desk.paused !== undefined) return refused({ kind: "isPaused", colour: desk.paused });
      if (desk.busy !== undefined) return refused({ kind: "busy", what: desk.busy });
      if (isOpenBook(desk)) return refused({ kind: "recordIsOpen" });
      if (typeof left !== "number") return refused(left);
      // A puzzle begins with its position.
      if (left < (desk.practice?.puzzle?.steps ?? 0)) return refused({ kind: "nothingToUndo" });
      if (seatOf(desk, player.color) === undefined) return refused(notTheirs(desk.chairs));
      if (shown !== undefined && shown !== left) return refused({ kind: "cannotNow" });
      return takeBack(player, left);
    },
  };
}
