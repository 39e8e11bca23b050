import type { Seat } from "../../../kit/rules";
import { seenSlot } from "../board";
import { NUMBERS, type Seen, type SeenCard } from "../state";
import type { Outlook, Prices } from "./pushing";

/** The hands that a roll turn can end with: see `Outlook`. Slots that are tagged already have none of their own. */
export interface Hands {
  lost: readonly SeenCard[];
  tagged: readonly SeenCard[];
  with: { number: number; hand: readonly SeenCard[] }[];
}

/** The hands that this turn of a seat can end with if at most one more card is tagged. */
export function handsOf(seen: Seen, seat: Seat): Hands {
  const lost = seen.hands[seat] ?? [];
  const tagged: SeenCard[] = [...lost];
  for (const slot of seen.slots) if (slot.kind === "card" && slot.tag) tagged.push(slot);
  const hands: Hands = { lost, tagged, with: [] };
  for (const number of NUMBERS) {
    const slot = seenSlot(seen, number);
    if (slot.kind === "card" && !slot.tag) hands.with.push({ number, hand: tagged.concat([slot]) });
  }
  return hands;
}

/** The outlook of a turn by what each hand and each token is worth. */
export function outlookOf(
  hands: Hands,
  value: (hand: readonly SeenCard[]) => number,
  prices: Prices,
): Outlook {
  const outlook: Outlook = { lost: value(hands.lost), tagged: value(hands.tagged), with: {}, prices };
  for (const { number, hand } of hands.with) outlook.with[number] = value(hand);
  return outlook;
}
