import type { Caption, Place } from "../../kit/scene";
import type { Seat } from "../../kit/rules";
import { answerCaption, tokenCaption } from "./board-words";
import * as layout from "./layout";
import type { Point } from "./layout";
import { answerPiece, EVERY_SEAT, tokenPiece } from "./pieces";
import { TOKENS, type Token } from "./state";

/** A token as far as it never changes in a game. */
interface FixedToken {
  id: string;
  place: Place;
  /** What it is called if somebody plays at its seat, and if nobody does. */
  caption: Caption;
  freeCaption: Caption;
}

/** The tokens of a seat (RF-1.1). */
interface TokenSet {
  answer: FixedToken;
  abilities: readonly (FixedToken & { token: Token })[];
}

/** The tokens of every seat, made once: a scene has sixteen of them, and they are most of what it says in words. */
export const TOKEN_SETS: readonly TokenSet[] = EVERY_SEAT.map((seat) => ({
  answer: {
    id: answerPiece(seat),
    place: placeIn(seat, layout.ANSWER),
    caption: answerCaption(seat),
    freeCaption: answerCaption(undefined),
  },
  abilities: TOKENS.map((token, index) => ({
    token,
    id: tokenPiece(seat, token),
    place: placeIn(seat, layout.abilityPoint(index)),
    caption: tokenCaption(seat, token),
    freeCaption: tokenCaption(undefined, token),
  })),
}));

function placeIn(seat: Seat, from: Point): Place {
  return { ...layout.areaPoint(seat, from), yaw: 0, layer: 0 };
}
