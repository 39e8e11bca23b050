import { fill, type Values } from "../kit/words";
import { text } from "./languages";
import type { SENTENCES } from "./languages/english";

/** The name of a sentence of Global or a box. */
export type BoxSentence = keyof typeof SENTENCES;

/** A sentence of Global or a box with its values. */
export function tell(sentence: BoxSentence, values: Values = {}): string {
  return fill(text().SENTENCES[sentence], values);
}
