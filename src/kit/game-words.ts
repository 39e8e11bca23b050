import type { SentenceName, Sentences } from "./language";
import type { OptionSpec } from "./options";
import type { Refusal } from "./refusal";
import { fill, fillCount, type Values } from "./words";

/** What a catalogue says of an option. */
interface OptionWords {
  label: string;
  detail: string;
}

/** The words of an option by the catalogue of its game; one without words is called what the code calls it. */
export function optionWords(
  { name }: OptionSpec,
  known: Readonly<Record<string, OptionWords | undefined>>,
): OptionWords {
  return known[name] ?? { label: name, detail: "" };
}

/**
 * The sentence for a refusal, with the number of its rule behind it.
 * @param named the values of a refusal as players read them
 */
export function refusalSentence<Group extends Sentences>(
  { reason, rule, values }: Refusal<SentenceName<keyof Group> & string>,
  { REFUSALS, WITH_RULE }: { REFUSALS: Group; WITH_RULE: string },
  named: (this: void, values: Values) => Values,
): string {
  return fill(WITH_RULE, { sentence: fillCount(REFUSALS, reason, named(values)), rule });
}
