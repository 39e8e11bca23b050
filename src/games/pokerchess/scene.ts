import type { Card } from "../../kit/cards";
import type { Seat } from "../../kit/rules";
import type { Caption, CardPiece, Piece, Place, SceneParts } from "../../kit/scene";
import { sideOfRole } from "./battle/roles";
import * as captions from "./captions";
import { chessPieces, takenPieces } from "./chess-scene";
import { chipsPieces } from "./chips-scene";
import { text } from "./languages";
import * as layout from "./layout";
import type { Point } from "./layout";
import { BURNT, DECK } from "./pieces";
import { ROLES, type State } from "./state";
import { generalOf } from "./teams/roster";
import type { Side } from "./chess/position";

/** How many rows of squares are drawn in one part. */
const ROWS = 2;

/** The whole table of Pokerchess: what PC-1.1 names, and every card as PC-4.6 and PC-12.13 let it be seen. */
export const scene: SceneParts<State> = [
  (state) => {
    const pieces: Piece[] = [];
    addPiles(pieces, state);
    addDraw(pieces, state);
    addHands(pieces, state);
    addCommunity(pieces, state);
    return pieces;
  },
  flips,
  (state) => chessPieces(state, 0, ROWS),
  (state) => chessPieces(state, ROWS, 2 * ROWS),
  (state) => chessPieces(state, 2 * ROWS, 3 * ROWS),
  (state) => chessPieces(state, 3 * ROWS, 4 * ROWS),
  takenPieces,
  chipsPieces,
];

/** PC-4.6: nobody knows what lies in the deck or is burnt. */
function addPiles(pieces: Piece[], { deck, burnt }: State): void {
  pieces.push(
    {
      kind: "pile",
      id: DECK,
      cards: deck,
      place: place(layout.DECK, 0),
      faceUp: false,
      caption: text().CAPTIONS.deck,
    },
    {
      kind: "pile",
      id: BURNT,
      cards: [...burnt].reverse(),
      place: place(layout.BURNT, 0),
      faceUp: false,
      caption: text().CAPTIONS.burnt,
    },
  );
}

/** PC-3.2, PC-12.8: the cards drawn for White lie with their Generals, the first one with the earlier seat. */
function addDraw(pieces: Piece[], state: State): void {
  const { draw, phase } = state;
  const [first, second] = draw;
  if (phase.kind !== "drawn" || first === undefined || second === undefined) return;
  const isWhiteFirst = generalOf(state, "white") < generalOf(state, "black");
  const [white, black] = isWhiteFirst ? [first, second] : [second, first];
  pieces.push(
    openCard(white, layout.matchPoint("white"), 0, captions.drawCaption(white)),
    openCard(black, layout.matchPoint("black"), 0, captions.drawCaption(black)),
  );
}

/** PC-6.7: the match cards lie open, the other hole cards are held until they are shown (PC-7.11). */
function addHands(pieces: Piece[], state: State): void {
  const { battle, last, position, privateCard, downCard } = state;
  const isShown = battle !== undefined && last?.hands !== undefined;
  if (privateCard !== undefined) {
    const general = generalOf(state, position.side);
    const side = sideOfRole(state, "attacker");
    const fighter = battle?.attacker.seat;
    const knowing = fighter === undefined || fighter === general ? [general] : [general, fighter];
    const held = { hand: fighter ?? general, sight: knowing, caption: text().HOLE_CAPTIONS.private[side] };
    pieces.push(holeCard(privateCard, side, isShown, held));
  }
  if (battle === undefined) return;
  if (downCard !== undefined) {
    const side = sideOfRole(state, "defender");
    const { seat } = battle.defender;
    pieces.push(
      holeCard(downCard, side, isShown, {
        hand: seat,
        sight: [seat],
        caption: text().HOLE_CAPTIONS.down[side],
      }),
    );
  }
  for (const role of ROLES) {
    const { match } = battle[role];
    const side = sideOfRole(state, role);
    if (match !== undefined) {
      pieces.push(openCard(match, layout.matchPoint(side), 0, captions.matchCaption(match, side)));
    }
  }
}

/** Who holds a card that is not shown, and who may know it (PC-12.13). */
interface Held {
  hand: Seat;
  sight: readonly Seat[];
  caption: Caption;
}

function holeCard(card: Card, side: Side, isShown: boolean, { hand, sight, caption }: Held): CardPiece {
  const at = layout.holePoint(side);
  if (isShown) return openCard(card, at, 0, captions.shownCaption(card, side));
  return { kind: "card", id: card, place: place(at, 0), hand, faceUp: false, sight, movable: false, caption };
}

/** PC-7.1: the board cards. */
function addCommunity(pieces: Piece[], { battle }: State): void {
  const community = battle?.community ?? [];
  for (let i = 0; i < community.length; i++) {
    const card = community[i];
    if (card === undefined) continue;
    pieces.push(openCard(card, layout.communityPoint(i), 0, captions.communityCaption(card)));
  }
}

/** PC-6.4: what was turned up and matched nothing lies open until it goes back into the deck. */
function flips(this: void, state: State): Piece[] {
  const open: Card[] = [];
  for (const { card, to, returned } of state.flips) if (to === undefined && !returned) open.push(card);
  const pieces: Piece[] = [];
  for (let i = 0; i < open.length; i++) {
    const card = open[i];
    if (card === undefined) continue;
    pieces.push(openCard(card, layout.flipPoint(i, open.length), i, captions.flipCaption(card)));
  }
  return pieces;
}

function openCard(id: Card, at: Point, layer: number, caption: Caption): CardPiece {
  return {
    kind: "card",
    id,
    place: place(at, layer),
    faceUp: true,
    sight: "everyone",
    movable: false,
    caption,
  };
}

function place({ x, z }: Point, layer: number): Place {
  return { x, z, yaw: 0, layer };
}
