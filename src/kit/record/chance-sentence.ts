import { text } from "../words/catalogue";
import { listed } from "../words/enumeration";
import type { Step } from "./record";
import { fill, fillCount } from "../words/words";

/** The sentence for a step of chance that the game has no sentence for. */
export function chanceSentence<Action>(step: Step<Action>): string {
  const { dice, seen, time } = text().RECORD;
  if (step.kind === "time") return fill(time, { seconds: step.elapsed });
  if (step.kind === "act") return "";
  switch (step.outcome.kind) {
    case "rolled":
      return fill(dice, { faces: listed(step.outcome.faces.map((face) => `${face}`)) });
    case "shuffled":
      return fillCount(text().RECORD, "shuffled", { count: step.outcome.order.length });
    case "seen":
      return seen;
  }
}
