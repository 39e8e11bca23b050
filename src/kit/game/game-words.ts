import type { SentenceName, Sentences } from "../words/language";
import { fill, fillCount, type Values } from "../words/words";
import type { Choice, Viewer } from "../rules/rules";
import type { Refusal } from "../rules/refusal";
import type { OptionSpec, Options } from "../rules/options";
import type { HandRank } from "../words/hand-ranks";
import type { AchievementCatalogue } from "./achievements";
import type { RankCatalogue } from "./ranks";
import type { Level } from "./level";

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

/** The words of one choice: its group in the prompt, its name, what it does, and its chances. */
export interface ChoiceWords {
  group: string;
  /** Whether that is no more than a tab: the label says it all, also where there are no tabs. */
  tab?: boolean;
  label: string;
  detail: string;
  /** What is known of its odds; not shown at a table that plays without them. */
  odds: string;
  rank?: ChoiceRank | undefined;
}

/**
 * Where a prompt lists a choice that is not one among others: the ordinary next step is the `first`, what ends a list is `done` and
 * below it; a `reply` answers what somebody else has offered; an `aside` is not about the question; what costs or gives up
 * without a gain is the `last`.
 */
export type ChoiceRank = "first" | "done" | "reply" | "aside" | "last";

/**
 * Every sentence that a player reads about one game. They are made from what the reader may see, never from the
 * whole state, so no sentence can give a secret away. A seat is named by its mark (`seatMark`).
 * @noSelf
 */
export interface GameWords<Seen, Action, Event, Reason extends string = string> {
  title(): string;
  /** One line that says what the game is. */
  hook(): string;
  /**
   * The current question: for a seat that decides, in a game for several for those who wait, and for all while chance decides.
   */
  prompt(seen: Seen, viewer: Viewer): string;
  /** The state of the game in one line, for everybody. */
  status(seen: Seen): string;
  /** The part of the game that is played now, such as a turn or a floor. */
  when(seen: Seen): string;
  /** What this seat alone knows, such as its hole cards; in games that have such secrets. Empty: nothing just now. */
  own?(seen: Seen): string;
  /**
   * Finds out, before they are made, what the words of this seat's choices tell and takes longer than a slice; undefined: nothing. Each
   * call is a slice of it, of at most 5,000 instructions, and answers whether it was the last.
   */
  study?(seen: Seen): ((this: void) => boolean) | undefined;
  choice(seen: Seen, choice: Choice<Action>): ChoiceWords;
  /** A question to ask before an action that cannot be undone, or undefined. */
  confirm(seen: Seen, action: Action): string | undefined;
  refusal(refusal: Refusal<Reason>): string;
  /** A sentence for the log, or undefined for an event that needs none. */
  event(event: Event): string | undefined;
  /** What is not possible now, and why, where a player is likely to ask. */
  hints(seen: Seen): string[];
  option(spec: OptionSpec): { label: string; detail: string };
  optionValue(spec: OptionSpec, value: string): string;
  /**
   * How long you have to decide with these options, and what happens if you are late, in a game with a clock; empty: none runs.
   */
  clock?(options: Options): string;
  /** What happens when the time of the decision that is due runs out; in a game with a clock. */
  late?(seen: Seen): string;
  /** The figures of the games finished at a table in a sentence; `total` sums the summaries, `best` has the highest. */
  figures(total: Record<string, number>, best: Record<string, number>): string;
  /** The kinds of hands that the game compares, best first; in games that have any. */
  handRanks?(): readonly HandRank[];
  /** The words of the achievements by their names; in games that have any. */
  achievements?(): AchievementCatalogue;
  /** The names of the ranks of its ladder by what the code calls them; in games that have one. */
  ranks?(): RankCatalogue;
  /** What a puzzle asks, and by how much its best choice is better, where that isn't about winning; every game with puzzles has it. */
  puzzle?(): { asks: string; better?: string };
  /** How a bot of this level plays, as the end of a sentence; in games that have bots. */
  level?(level: Level): string;
  /** A rule number as an example of what refusals cite. */
  ruleExample: string;
  /** The end of the game in a headline and a sentence. */
  result(seen: Seen): { headline: string; sentence: string };
}
