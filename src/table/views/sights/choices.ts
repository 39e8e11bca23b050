import { stepsAfterUndo } from "../../../kit/playthrough";
import type { GameAction, Seat } from "../../../kit/rules";
import { isOpenBook } from "../../saving/records";
import { whoseFor } from "../../state/chairs";
import { undoRuleOf, type Desk } from "../../state/desk";
import { momentOf } from "../../state/moments";
import { offersTo, type Offer } from "../../state/offers";
import type { Said } from "./said";

/** What a viewer may choose, and what of it can be undone. */
export interface ChoicesSight {
  /** The seats that are to decide. */
  deciding: readonly Seat[];
  /** The seat for which the viewer decides now. */
  acting: Seat | undefined;
  offers: readonly Offer<GameAction>[];
  /** The moment that the viewer's seat has come to, and the one that the table has. */
  moment: number;
  commonMoment: number;
  /** How many steps would be left if the viewer took the last choice back; undefined: it cannot be. */
  undoTo: number | undefined;
}

/** The choices of a viewer in the game on a desk. */
export function choicesFor<State, Action extends GameAction>(
  desk: Desk<State, Action>,
  viewer: ColorLiteral,
  { seat, decides }: Pick<Said<unknown>, "seat" | "decides">,
): ChoicesSight {
  const { deciding, offers, moments } = desk;
  return {
    deciding,
    acting: decides ? seat : undefined,
    offers: offersTo(offers, seat),
    moment: momentOf(moments, seat),
    commonMoment: momentOf(moments, undefined),
    undoTo: seat === undefined ? undefined : undoTo(desk, viewer),
  };
}

function undoTo<State, Action>(desk: Desk<State, Action>, viewer: ColorLiteral): number | undefined {
  if (!desk.playing || desk.busy !== undefined || desk.paused !== undefined || isOpenBook(desk))
    return undefined;
  const left = stepsAfterUndo(desk.playthrough, undoRuleOf(desk), whoseFor(desk.chairs, viewer));
  return typeof left === "number" ? left : undefined;
}
