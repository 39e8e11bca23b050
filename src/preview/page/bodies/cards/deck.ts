import type { ObjectView } from "../../../protocol";
import type { BodyMaker } from "../body";
import { createCardboard } from "./cardboard";

/** A deck takes more room than one sees, as a single card does: so much of it is air, half above and half below. */
const AIR = 0.12;

/** A deck of cards, as thick as it has cards. Its visible card is on the side of the faces. */
export const createDeck: BodyMaker = (view) => {
  const cardboard = createCardboard();
  const showDeck = (next: ObjectView): void => cardboard.show(next, next.size.y - AIR, next.count ?? 2);
  showDeck(view);
  return { ...cardboard, show: showDeck };
};
