import { MARK } from "../kit/record/record-text";
import { pastedReader, type PastedGame, type PastedReading } from "../saved/pasted-game";
import { beginPasted } from "../saved/practice";
import { refused, type CommandResult } from "../table/commands/result";
import { layOut } from "../table/commands/start-game";
import { say, type TableSentence } from "../table/languages/sentences";
import { isOpenDay } from "../table/model/deal-codes";
import type { Table } from "../table/table";
import { findTab } from "../tts/notebook";
import { scheduleFair } from "../tts/scheduler";

/** Why a record cannot be watched. */
const UNREADABLE: Readonly<Record<Extract<PastedReading, { kind: "unreadable" }>["why"], TableSentence>> = {
  noRecord: "replayDamaged",
  otherVersion: "replayOtherVersion",
  damaged: "replayDamaged",
  otherGame: "replayOtherGame",
};

/** What opens the game of a record in the Notebook, to be watched by who asks. */
export function createNotebookReplays(table: Table): (this: void, player: Player) => CommandResult {
  const { game, desk, flow, replay, tell, panelStates, seating } = table;

  /** Opens the game of a record in the Notebook, unless something else is done at the table meanwhile. */
  function open(player: Player): CommandResult {
    const text = findTab(MARK, say("recordTitle", { title: game.words.title() }));
    if (text === undefined) return refused({ kind: "replayNone" });
    const read = pastedReader(game.rules, text);
    let found: PastedReading | undefined;
    const slice = (): boolean => {
      if (found === undefined) {
        found = read();
        return false;
      }
      if (found.kind === "read" && !isOpenDay(found.game.code)) lay(player, found.game);
      else {
        flow.turnTo(undefined);
        flow.restart();
        if (found.kind === "read") tell("answer", say("recordAfterDay"), [player]);
        else tell("answer", say(UNREADABLE[found.why]), [player]);
      }
      return true;
    };
    scheduleFair(slice, { scope: flow.turnTo("moving") });
    return "panels";
  }

  /** Lays a game from elsewhere out to be watched; for its seats there are the player who asked and bots. */
  function lay(player: Player, { options, seats, code, lines }: PastedGame): void {
    seating.seatLearner(player, { seats, learner: 0 });
    layOut(table, options, { playing: true, tutorial: false, code });
    beginPasted(desk, lines);
    panelStates.openSheet(player.color, { kind: "replay" });
    replay.follow(0);
  }

  return open;
}
