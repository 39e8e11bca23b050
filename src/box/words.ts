import { fill, type Values } from "../kit/words/words";
import { text, type english } from "./catalogue";

/** The name of a sentence of Global or a box. */
export type BoxSentence = keyof typeof english.SENTENCES;

/** A sentence of Global or a box with its values. */
export function tell(sentence: BoxSentence, values: Values = {}): string {
  return fill(text().SENTENCES[sentence], values);
}
