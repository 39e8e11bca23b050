import type { Seat } from "../../../kit/rules";
import { seenSlot } from "../board";
import { NUMBERS, type Seen, type SeenCard } from "../state";
import type { Outlook, Prices } from "./pushing";

/**
 * The hands that a roll turn can end with: after a bust, with the cards tagged so far, and then with one more card each,
 * of the untagged slots with these numbers.
 */
export interface Hands {
  list: (readonly SeenCard[])[];
  numbers: number[];
}

/** How many hands come before those with one more card. */
const BEFORE = 2;

/** The hands that this turn of a seat can end with if at most one more card is tagged. */
export function handsOf(seen: Seen, seat: Seat): Hands {
  const lost = seen.hands[seat] ?? [];
  const tagged: SeenCard[] = [...lost];
  for (const slot of seen.slots) if (slot.kind === "card" && slot.tag) tagged.push(slot);
  const hands: Hands = { list: [lost, tagged], numbers: [] };
  for (const number of NUMBERS) {
    const slot = seenSlot(seen, number);
    if (slot.kind === "empty" || slot.tag) continue;
    hands.list.push(tagged.concat([slot]));
    hands.numbers.push(number);
  }
  return hands;
}

/** The outlook of a turn by what each of its hands and each token is worth. */
export function outlookOf({ numbers }: Hands, values: readonly number[], prices: Prices): Outlook {
  const [lost = 0, tagged = 0] = values;
  const outlook: Outlook = { lost, tagged, with: {}, prices };
  for (let i = 0; i < numbers.length; i++) outlook.with[numbers[i] ?? 0] = values[BEFORE + i] ?? tagged;
  return outlook;
}
