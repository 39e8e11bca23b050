import type { SentenceName } from "../../kit/language";
import { fillCount, type Values } from "../../kit/words";
import { english, text } from ".";

/** The name of a sentence of the table. */
export type TableSentence = SentenceName<keyof typeof english.SENTENCES>;

/** A sentence of the table with its values, in the form for their `count`; a colour among them is put in by its name. */
export function say(sentence: TableSentence, values: Values = {}): string {
  return fillCount(text().SENTENCES, sentence, values, colourName);
}

/** What a colour of the table is called; any other text stays as it is. */
export function colourName(colour: string): string {
  const names: Readonly<Record<string, string>> = text().COLOURS;
  return names[colour] ?? colour;
}

/** Whether a refusal's reason is one of the table's own, which it has a sentence for. */
export function isTableSentence(reason: string): reason is TableSentence {
  return reason in english.SENTENCES;
}
