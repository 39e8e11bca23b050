import type { Values } from "../../kit/words";
import type { Command } from "../command/commands";
import { say, type TableSentence } from "../languages/words";
import type { Entry, Tone } from "../panel/view";

/** The button of a command, which says this sentence of the table. */
export function button(sentence: TableSentence, tone: Tone, command: Command, values: Values = {}): Entry {
  return { label: say(sentence, values), tone, command };
}
