import type { Box, PrintItem } from "../../src/kit/rules/box";
import { longName } from "../../src/kit/words/card-names";
import { FULL_DECK, type Card } from "../../src/kit/data/cards";
import type { Seat } from "../../src/kit/rules/rules";
import {
  upright,
  type CardPiece,
  type Gesture,
  type Place,
  type SceneParts,
  type Spot,
} from "../../src/kit/game/scene";
import { text } from "./catalogue";
import { check, DICE, type Action, type State } from "./rules";

const DECK = upright({ x: -9, z: 0 });
/** Where chosen cards are put down. */
const PLAY = { id: "play", x: 0, z: 0, width: 6, depth: 4 };

/** A place on the side of a seat, so far from the middle. */
function side(seat: Seat, x: number, z: number): Place {
  return upright({ x, z: seat === 0 ? -z : z });
}

function print(): PrintItem[] {
  const line = { kind: "value", width: 8, depth: 1, text: "" } as const;
  return [
    { ...line, kind: "title", id: "title", x: -9.8, z: 5.5, width: 6, text: text().TITLE },
    { ...line, id: "deck", x: DECK.x, z: -2.5 },
    ...DICE.map((_, seat) => ({ ...line, id: `score${seat}`, x: 8, z: side(seat, 8, 5).z })),
    { ...PLAY, kind: "frame", text: "" },
  ];
}

export const box: Box = {
  board: { width: 27, depth: 15, print: [print] },
  cards: FULL_DECK.map((card) => ({ id: card, card })),
  cardSize: 1,
  dice: DICE.map((id) => ({ id, sides: 6, tint: { r: 0.82, g: 0.84, b: 0.88 }, size: 1 })),
  tokens: [],
  pawns: [],
};

/** The deck and the dice; the cards that have been chosen; and the hands. */
export const scene: SceneParts<State> = [
  ({ deck }) => [
    { kind: "pile", id: "deck", cards: deck, place: DECK, faceUp: false, caption: caption("deck") },
  ],
  () =>
    DICE.map((id, seat) => {
      return { kind: "die", id, place: side(seat, 8, 2.5), movable: false, caption: caption("die") };
    }),
  ({ played, phase }) =>
    played.flatMap((cards, seat) =>
      cards.map((card) =>
        cardPiece(card, seat, phase.kind !== "choose", upright({ x: seat * 3 - 1.5, z: 0 })),
      ),
    ),
  (state) =>
    state.hands.flatMap((hand, seat) =>
      hand.map((card, index): CardPiece => {
        const movable = check(state, seat, { kind: "play", card }) === undefined;
        return { ...cardPiece(card, seat, false, side(seat, index * 2.5 - 5, 5)), hand: seat, movable };
      }),
    ),
];

function cardPiece(card: Card, seat: Seat, faceUp: boolean, place: Place): CardPiece {
  const name = faceUp ? longName(card) : text().CAPTIONS.card;
  return {
    kind: "card",
    id: card,
    place,
    faceUp,
    sight: [seat],
    movable: false,
    caption: { name, note: "" },
  };
}

function caption(piece: "deck" | "die"): { name: string; note: string } {
  return { name: text().CAPTIONS[piece], note: "" };
}

export function spots({ played }: State): Spot[] {
  return [{ ...PLAY, pieces: played.flat() }];
}

/** A card that is put down between the players is played (HC-2). */
export function gesture(_state: State, made: Gesture): Action | undefined {
  const card = FULL_DECK.find((each) => each === made.piece);
  return made.kind === "drop" && card !== undefined ? { kind: "play", card } : undefined;
}
