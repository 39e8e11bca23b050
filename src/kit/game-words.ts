import type { GameWords } from "./game";
import type { SentenceName, Sentences } from "./language";
import { fill, fillCount, type Values } from "./words";

/** The catalogue's words for an option. */
interface OptionWords {
  label: string;
  detail: string;
}

/** The sentences that every game's catalogue has. */
interface GameSentences<Refusals> {
  TITLE: string;
  HOOK: string;
  REFUSALS: Refusals;
  WITH_RULE: string;
  OPTION_WORDS: Readonly<Record<string, OptionWords | undefined>>;
  OPTION_VALUES?: Readonly<Record<string, string | undefined>>;
}

/** The words of a game that its catalogue has as they are. */
type CatalogueWords<Reason extends string> = Pick<
  GameWords<never, never, never, Reason>,
  "title" | "hook" | "refusal" | "option" | "optionValue"
>;

/**
 * The words of a game that its catalogue has as they are: an option or a value that it has no words for is called what the
 * code calls it, and behind a refusal is the number of its rule.
 * @param text the catalogue of the game
 * @param named the values of a refusal as players read them
 */
export function catalogueWords<Refusals extends Sentences>(
  text: (this: void) => GameSentences<Refusals>,
  named: (this: void, values: Values) => Values,
): CatalogueWords<SentenceName<keyof Refusals> & string> {
  return {
    title: () => text().TITLE,
    hook: () => text().HOOK,
    refusal: ({ reason, rule, values }) => {
      const sentence = fillCount(text().REFUSALS, reason, named(values));
      return fill(text().WITH_RULE, { sentence, rule });
    },
    option: ({ name }) => text().OPTION_WORDS[name] ?? { label: name, detail: "" },
    optionValue: (_spec, value) => text().OPTION_VALUES?.[value] ?? value,
  };
}
