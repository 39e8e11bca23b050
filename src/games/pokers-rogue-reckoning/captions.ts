import type { Caption } from "../../kit/scene";
import { fill } from "../../kit/words";
import type { CardId } from "./cards";
import { text } from "./languages";
import { cardName, effectOf, fullName, gettingOf } from "./names";
import { ENEMIES, type OpenState } from "./state";

/** The slain enemies, and how many there are to be. */
export function slainCaption(): Caption {
  const { name, note } = text().CAPTIONS.slain;
  return { name, note: fill(note, { enemies: ENEMIES }) };
}

/** A card that lies open in a room: how it is got, or got rid of, and what it does. */
export function roomCaption(open: OpenState, card: CardId): Caption {
  const getting = gettingOf(card);
  const effect = effectOf(open, card);
  const note = getting === "" ? effect : fill(text().TERMS, { getting, effect });
  return { name: fullName(card), note };
}

/** A card that the player or the enemy has: what it does. */
export function ownCaption(open: OpenState, card: CardId): Caption {
  return { name: fullName(card), note: effectOf(open, card) };
}

/** A face-down card that Scout has shown. */
export function scoutedCaption(card: CardId): Caption {
  return { name: scoutedName(card), note: text().CAPTIONS.scouted.note };
}

/** The name of a face-down card that Scout has shown. */
export function scoutedName(card: CardId): string {
  return fill(text().CAPTIONS.scouted.name, { card: cardName(card) });
}
