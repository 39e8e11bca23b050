import { fill, type Catalogue, type Values } from "../kit/words";

/** What Global says in the chat. */
const ENGLISH = {
  commands: "Offsuit knows these commands:",
  command: "{command} - {summary}",
  unknownCommand: "Offsuit does not know {command}. Type {help} to see what it knows.",
  onlyTheHost: "Only the host can do that.",
  helpSummary: "what you can type",
  selfTestSummary: "the host checks how this version of Tabletop Simulator behaves",
  selfTestBegins:
    "The self-test begins, {checks} checks on a floor of its own beside the table. It takes about a minute, and you can play on.",
  selfTestRunning: "The self-test is still running.",
  selfTestEnds:
    "The self-test is over: {alike} answers as expected, {different} different, {unanswered} without an answer. See {title} in the Notebook.",
} as const satisfies Catalogue;

/** The name of a sentence of Global. */
export type BoxSentence = keyof typeof ENGLISH;

/** A sentence of Global with its values. */
export function tell(sentence: BoxSentence, values: Values = {}): string {
  return fill(ENGLISH[sentence], values);
}
