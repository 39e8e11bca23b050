import type { View } from "../panel/view";
import type { Loss } from "../../saved/damage";
import { say } from "../languages/words";
import type { LossSight } from "./sights/table";

/** What everybody reads of a damaged save, until somebody says that it has been read. */
export function lossView(
  { loss, waits }: LossSight,
  title: string,
): Pick<View, "turn" | "prompt" | "choices" | "groups" | "field"> {
  const page = say("damagedTitle", { title });
  const where = say(waits ? "damagedLater" : "damagedWhere", { title: page });
  return {
    turn: say("damagedTurn"),
    prompt: `${lossSentence(loss)} ${where}`,
    groups: [],
    choices: [{ label: say("acknowledgeLoss"), tone: "go", command: { kind: "acknowledgeLoss" } }],
    field: undefined,
  };
}

function lossSentence(loss: Loss): string {
  switch (loss.kind) {
    case "all":
      return say("damagedAll");
    case "other":
      return say("damagedOther");
    case "steps":
      return say("damagedEnd", { step: loss.step, count: loss.lost });
    case "parts":
      return say("damagedParts", { step: loss.step });
  }
}
