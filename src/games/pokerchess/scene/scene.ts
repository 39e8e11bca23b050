import type { Card } from "../../../kit/data/cards";
import type { Seat } from "../../../kit/rules/rules";
import {
  upright,
  type Caption,
  type CardPiece,
  type ChipsPiece,
  type Piece,
  type SceneParts,
} from "../../../kit/game/scene";
import { text } from "../catalogue";
import { sideOfRole } from "../rules/battle/roles";
import { SIDES, type Side } from "../rules/chess/position";
import { ROLES, type OpenState, type Role, type State } from "../rules/state";
import { shownStack } from "../rules/teams/chips";
import { generalOf, peopleOf } from "../rules/teams/roster";
import * as captions from "../words/captions";
import { betCaption, potCaption, stackCaption } from "../words/captions";
import { chessPieces, takenPieces } from "./chess-scene";
import * as layout from "./layout";
import type { Point } from "./layout";
import { betPiece, BURNT, DECK, EVERY_SEAT, POT, stackPiece } from "./pieces";

/** How many rows of squares are drawn in one part. */
const ROWS = 2;

/** The whole table of Pokerchess: what PC-1.1 names, and every card as PC-4.6 and PC-12.13 let it be seen. */
export const scene: SceneParts<State> = [
  (state, turned = false) => {
    const pieces: Piece[] = [];
    addPiles(pieces, state);
    addDraw(pieces, state, turned);
    addHands(pieces, state, turned);
    addCommunity(pieces, state);
    return pieces;
  },
  flips,
  (state, turned = false) => chessPieces(state, 0, ROWS, turned),
  (state, turned = false) => chessPieces(state, ROWS, 2 * ROWS, turned),
  (state, turned = false) => chessPieces(state, 2 * ROWS, 3 * ROWS, turned),
  (state, turned = false) => chessPieces(state, 3 * ROWS, 4 * ROWS, turned),
  takenPieces,
  chipsPieces,
];

/** PC-4.6: nobody knows what is in the deck or is burnt. */
function addPiles(pieces: Piece[], { deck, burnt }: State): void {
  pieces.push(
    {
      kind: "pile",
      id: DECK,
      cards: deck,
      place: upright(layout.DECK),
      faceUp: false,
      caption: text().CAPTIONS.deck,
    },
    {
      kind: "pile",
      id: BURNT,
      cards: [...burnt].reverse(),
      place: upright(layout.BURNT),
      faceUp: false,
      caption: text().CAPTIONS.burnt,
    },
  );
}

/** PC-3.2, PC-12.8: the cards drawn for White are with their Generals, the first one with the earlier seat; in the middle those for General. */
function addDraw(pieces: Piece[], state: State, turned: boolean): void {
  const { draw, phase } = state;
  const [first, second] = draw;
  if (phase.kind !== "drawn") return;
  const { lots } = phase;
  for (let i = 0; i < lots.length; i++) {
    const lot = lots[i];
    if (lot === undefined) continue;
    pieces.push(openCard(lot.card, layout.communityPoint(i), 0, captions.lotCaption(lot)));
  }
  if (first === undefined || second === undefined) return;
  const isWhiteFirst = generalOf(state, "white") < generalOf(state, "black");
  const [white, black] = isWhiteFirst ? [first, second] : [second, first];
  pieces.push(
    openCard(white, layout.matchPoint(layout.endOf("white", turned)), 0, captions.drawCaption(white)),
    openCard(black, layout.matchPoint(layout.endOf("black", turned)), 0, captions.drawCaption(black)),
  );
}

/** PC-6.7: the match cards are open, the other hole cards are held until they are shown (PC-7.11). */
function addHands(pieces: Piece[], state: State, turned: boolean): void {
  const { battle, last, position, privateCard, downCard } = state;
  const isShown = battle !== undefined && last?.hands !== undefined;
  if (privateCard !== undefined) {
    const general = generalOf(state, position.side);
    const side = sideOfRole(state, "attacker");
    const fighter = battle?.attacker.seat;
    const knowing = fighter === undefined || fighter === general ? [general] : [general, fighter];
    const held = { hand: fighter ?? general, sight: knowing, caption: text().HOLE_CAPTIONS.private[side] };
    pieces.push(holeCard(privateCard, side, turned, isShown ? undefined : held));
  }
  if (battle === undefined) return;
  if (downCard !== undefined) {
    const side = sideOfRole(state, "defender");
    const { seat } = battle.defender;
    const held = { hand: seat, sight: [seat], caption: text().HOLE_CAPTIONS.down[side] };
    pieces.push(holeCard(downCard, side, turned, isShown ? undefined : held));
  }
  for (const role of ROLES) {
    const { match } = battle[role];
    const side = sideOfRole(state, role);
    if (match !== undefined) {
      const at = layout.matchPoint(layout.endOf(side, turned));
      pieces.push(openCard(match, at, 0, captions.matchCaption(match, side)));
    }
  }
}

/** Who holds a card that is not shown, and who may know it (PC-12.13). */
interface Held {
  hand: Seat;
  sight: readonly Seat[];
  caption: Caption;
}

function holeCard(card: Card, side: Side, turned: boolean, held: Held | undefined): CardPiece {
  const at = layout.holePoint(layout.endOf(side, turned));
  if (held === undefined) return openCard(card, at, 0, captions.shownCaption(card, side));
  return {
    kind: "card",
    id: card,
    place: upright(at),
    faceUp: false,
    movable: false,
    ...held,
  };
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

/** PC-6.4: what was turned up and matched nothing is open until it goes back into the deck. */
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
    place: upright(at, layer),
    faceUp: true,
    sight: "everyone",
    movable: false,
    caption,
  };
}

/** All chips: every stack, what both sides have bet on this street, and the rest of the pot (PC-2.5). */
function chipsPieces(this: void, state: State, turned = false): Piece[] {
  const pieces: Piece[] = [];
  const seated: Record<number, boolean> = {};
  for (const side of SIDES) {
    const people = peopleOf(state, side);
    const end = layout.endOf(side, turned);
    for (let i = 0; i < people.length; i++) {
      const seat = people[i];
      if (seat === undefined) continue;
      seated[seat] = true;
      const count = shownStack(state, seat);
      pieces.push(chips(stackPiece(seat), count, layout.personPoint(end, i), stackCaption(seat, count)));
    }
  }
  // The player who is in no team has no chips yet (PC-12.10), and the box has places for more people than play.
  for (const seat of EVERY_SEAT) {
    if (seated[seat] !== true)
      pieces.push(chips(stackPiece(seat), 0, layout.POT, stackCaption(undefined, 0)));
  }
  addPot(pieces, state, turned);
  return pieces;
}

function addPot(pieces: Piece[], open: OpenState, turned: boolean): void {
  let bets = 0;
  for (const role of ROLES) {
    const bet = betOf(open, role);
    bets += bet;
    const at = layout.betPoint(layout.endOf(sideOfRole(open, role), turned));
    pieces.push(chips(betPiece(role), bet, at, betCaption(role, bet)));
  }
  const rest = (open.battle?.pot ?? 0) - bets;
  pieces.push(chips(POT, rest, layout.POT, potCaption(rest)));
}

/** The chips in front of a contestant on this street; nothing once the pot is awarded. */
function betOf({ battle }: OpenState, role: Role): number {
  return battle === undefined || battle.pot === 0 ? 0 : battle[role].street;
}

function chips(id: string, count: number, middle: Point, caption: Caption): ChipsPiece {
  const { x, z } = layout.chipsPoint(middle);
  return { kind: "chips", id, count, place: { x, z, yaw: 0, layer: 0 }, caption };
}
