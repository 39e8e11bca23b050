import type { ObjectView } from "../../../protocol";
import type { BodyMaker } from "../body";
import { createCardboard } from "./cardboard";

/** How thick a card looks. The room that it takes is thicker: its underside floats a little above the table. */
const CARD_THICKNESS = 0.02;

/** A playing card, of the game's own deck or with pictures of its own. */
export const createCard: BodyMaker = (view) => {
  const cardboard = createCardboard();
  const showCard = (next: ObjectView): void => cardboard.show(next, CARD_THICKNESS, 1);
  showCard(view);
  return { ...cardboard, show: showCard };
};
