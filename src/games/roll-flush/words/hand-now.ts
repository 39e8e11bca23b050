import type { Card } from "../../../kit/data/cards";
import { categoryName } from "../../../kit/words/hand-names";
import { categoryOf } from "../../../kit/poker/hand";
import { strengthOf } from "../../../kit/poker/strength";
import type { Values } from "../../../kit/words/words";
import { actorOf } from "../rules/board";
import { scoreBar } from "../rules/legality";
import { unseenCards } from "../rules/odds";
import { POINTS, pointsOf } from "../rules/scoring";
import type { Seen } from "../rules/state";
import { countMarked, fitsHand } from "../rules/turn";

/** How many cards are tried in one slice. */
const CARDS_PER_SLICE = 10;

/** The chance that has been found out last, and for which cards. */
let found: { cards: string; chance: number } | undefined;

/** The community, and the known cards in the hand of the player who decides: all, or those that are to be kept. */
function cardsNow(seen: Seen, isKept: (this: void, index: number) => boolean): Card[] {
  const cards = [...seen.community];
  const hand = seen.hands[actorOf(seen) ?? seen.active] ?? [];
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index]?.card;
    if (card !== undefined && isKept(index)) cards.push(card);
  }
  return cards;
}

/** What these cards make, and what that scores (RF-10.1). */
function made(cards: readonly Card[]): Values {
  const category = categoryOf(strengthOf(cards));
  return { hand: categoryName(category), points: POINTS[category] };
}

/** What the hand of the player who decides makes with the community as it is. */
export function handNow(seen: Seen): Values {
  return made(cardsNow(seen, () => true));
}

/** What the hand makes with the cards that are marked, or would be if this one were changed. */
export function handKept(seen: Seen, changed: number | undefined): Values {
  const { phase } = seen;
  if (phase.kind !== "keep") return handNow(seen);
  return made(cardsNow(seen, (index) => (phase.marked[index] === true) !== (index === changed)));
}

/** The cards on which the chance depends: those that count now, or are to be kept, and those of which one comes. */
function drawn(seen: Seen): { now: Card[]; next: Card[]; name: string } {
  const { phase } = seen;
  const now = cardsNow(seen, (index) => phase.kind !== "keep" || phase.marked[index] === true);
  const next = unseenCards(seen);
  return { now, next, name: `${now.join("")} ${next.join("")}` };
}

/** The chance that the next community card (RF-7.5) makes a hand that scores more; undefined until `study` has found it out. */
export function chanceOfMore(seen: Seen): number | undefined {
  return found !== undefined && found.cards === drawn(seen).name ? found.chance : undefined;
}

/** Whether something is chosen for which that chance counts: to score, or to keep a hand. */
function isStudied(seen: Seen): boolean {
  const { phase } = seen;
  if (phase.kind === "keep") return fitsHand(countMarked(phase.marked));
  return phase.kind === "join" || (phase.kind === "turn" && scoreBar(seen) === undefined);
}

/** Finds that chance out, slice by slice; undefined: it is known, or nothing depends on it. */
export function study(seen: Seen): ((this: void) => boolean) | undefined {
  if (!isStudied(seen) || chanceOfMore(seen) !== undefined) return undefined;
  const { now, next, name } = drawn(seen);
  const least = pointsOf(now);
  let tried = 0;
  let better = 0;
  return () => {
    const end = Math.min(next.length, tried + CARDS_PER_SLICE);
    for (; tried < end; tried++) {
      const card = next[tried];
      if (card !== undefined && pointsOf(now.concat([card])) > least) better++;
    }
    if (tried < next.length) return false;
    found = { cards: name, chance: next.length === 0 ? 0 : better / next.length };
    return true;
  };
}
