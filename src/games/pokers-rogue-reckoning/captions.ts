import type { Caption } from "../../kit/scene";
import { fill, type Catalogue } from "../../kit/words";
import type { CardId } from "./cards";
import { cardName, effectOf, fullName, gettingOf } from "./names";
import { ENEMIES, type OpenState } from "./state";

/** The tooltips of the pieces: those of cards tell what nobody can read on an ordinary deck. */
const CAPTION_WORDS = {
  terms: "{getting}. {effect}",
  hiddenName: "Face-down card",
  hiddenNote: "Turn it over (key F) to reveal the room (PRR-4.2).",
  scoutedName: "{card}, face down",
  scoutedNote: "Scout has shown it (PRR-13.7).",
  deckName: "Deck",
  deckNote: "The rooms of the next level come from its top (PRR-3.6).",
  apartName: "Cards apart",
  apartNote: "Shuffled by themselves for a sparse deck (PRR-3.5).",
  discardName: "Discard",
  discardNote: "Put a potion here to use its ability (PRR-13.2).",
  asideName: "Swords and hearts",
  asideNote: "Found for good (PRR-4.3).",
  slainName: "Slain enemies",
  slainNote: "Slay {enemies} to win (PRR-18.1).",
  redName: "Red die",
  redNote: "Your HP. Put a red potion here to drink it (PRR-5.4).",
  emptyNote: "Empty. Healing fills it again (PRR-2.3).",
  blueName: "Blue die",
  blueNote: "Your ATK: what you hit for, and one die of your hand (PRR-10.1).",
  yellowName: "Yellow die",
  yellowNote: "Your money, as far as there are dice.",
  enemyRedNote: "The enemy's HP (PRR-8.1).",
  enemyBlueNote: "The enemy's ATK (PRR-8.1).",
  whiteName: "White die",
  whiteNote: "One of your combat dice. Roll it (key R) when it is time (PRR-9.4).",
  blackName: "Black die",
  blackNote: "One of the enemy's combat dice (PRR-9.4).",
  spareNote: "Not in use.",
  pawnName: "Tier",
  pawnNote: "Stands where the next enemy stands: every third slain one brings the next tier (PRR-8.1).",
} as const satisfies Catalogue;

/** The captions that are always the same. */
export const CAPTIONS = {
  hidden: { name: CAPTION_WORDS.hiddenName, note: CAPTION_WORDS.hiddenNote },
  deck: { name: CAPTION_WORDS.deckName, note: CAPTION_WORDS.deckNote },
  apart: { name: CAPTION_WORDS.apartName, note: CAPTION_WORDS.apartNote },
  discard: { name: CAPTION_WORDS.discardName, note: CAPTION_WORDS.discardNote },
  aside: { name: CAPTION_WORDS.asideName, note: CAPTION_WORDS.asideNote },
  slain: { name: CAPTION_WORDS.slainName, note: fill(CAPTION_WORDS.slainNote, { enemies: ENEMIES }) },
  red: { name: CAPTION_WORDS.redName, note: CAPTION_WORDS.redNote },
  redEmpty: { name: CAPTION_WORDS.redName, note: CAPTION_WORDS.emptyNote },
  blue: { name: CAPTION_WORDS.blueName, note: CAPTION_WORDS.blueNote },
  yellow: { name: CAPTION_WORDS.yellowName, note: CAPTION_WORDS.yellowNote },
  enemyRed: { name: CAPTION_WORDS.redName, note: CAPTION_WORDS.enemyRedNote },
  enemyBlue: { name: CAPTION_WORDS.blueName, note: CAPTION_WORDS.enemyBlueNote },
  white: { name: CAPTION_WORDS.whiteName, note: CAPTION_WORDS.whiteNote },
  black: { name: CAPTION_WORDS.blackName, note: CAPTION_WORDS.blackNote },
  pawn: { name: CAPTION_WORDS.pawnName, note: CAPTION_WORDS.pawnNote },
} as const satisfies Record<string, Caption>;

/** A die that is not in use. */
export function spareCaption({ name }: Caption): Caption {
  return { name, note: CAPTION_WORDS.spareNote };
}

/** A card that lies open in a room: how it is got, or got rid of, and what it does. */
export function roomCaption(open: OpenState, card: CardId): Caption {
  const getting = gettingOf(card);
  const effect = effectOf(open, card);
  const note = getting === "" ? effect : fill(CAPTION_WORDS.terms, { getting, effect });
  return { name: fullName(card), note };
}

/** A card that the player or the enemy has: what it does. */
export function ownCaption(open: OpenState, card: CardId): Caption {
  return { name: fullName(card), note: effectOf(open, card) };
}

/** A face-down card that Scout has shown. */
export function scoutedCaption(card: CardId): Caption {
  return { name: scoutedName(card), note: CAPTION_WORDS.scoutedNote };
}

/** The name of a face-down card that Scout has shown. */
export function scoutedName(card: CardId): string {
  return fill(CAPTION_WORDS.scoutedName, { card: cardName(card) });
}
