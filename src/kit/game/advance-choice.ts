import type { Amounts, Seat } from "../rules/rules";
import type { ChoiceWords } from "./game-words";

/** What somebody chooses before their turn, and the turn it is for: plain data that only its game reads. */
export interface AdvanceChoice {
  kind: string;
  amount?: number;
}

/** What may be chosen ahead of time. With `amounts`, its `amount` may be any of them, and the one it bears is the smallest. */
export interface AdvanceOffer<Advance extends AdvanceChoice = AdvanceChoice> {
  choice: Advance;
  amounts?: Amounts;
}

/** How an advance choice fits a game as it is now. */
export type AdvanceFit<Action> =
  /** The turn that it is meant for has not come yet. */
  | { kind: "waits" }
  /** That turn has come, and this is what was chosen for it. */
  | { kind: "fits"; action: Action }
  /** Its turn, or an earlier one, has come and it does not fit: the table tells its player. */
  | { kind: "misses" }
  /** That turn will not come any more. */
  | { kind: "over" };

/**
 * What can be chosen ahead of time, while others decide, in a game in which that makes sense. It is made from what the seat sees, so
 * nothing of it tells a secret.
 * @noSelf
 */
export interface Ahead<Seen, Action, Advance extends AdvanceChoice = AdvanceChoice> {
  /** Whether a seat may choose something ahead of time now. */
  may(seen: Seen, seat: Seat): boolean;
  /** What that is, in the order of the list; work for one slice. */
  offers(seen: Seen, seat: Seat): readonly AdvanceOffer<Advance>[];
  fit(seen: Seen, seat: Seat, choice: Advance): AdvanceFit<Action>;
  /** The words of an offer, or of what was chosen; `group` is empty where it is listed without a tab. */
  words(offer: AdvanceOffer<Advance>): Pick<ChoiceWords, "group" | "label">;
  /** The choice in a value from a save; undefined if it is none of this game. */
  parse(value: unknown): Advance | undefined;
}
