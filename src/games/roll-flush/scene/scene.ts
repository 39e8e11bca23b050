import type { Seat } from "../../../kit/rules/rules";
import {
  upright,
  type Caption,
  type CardPiece,
  type DiePiece,
  type Piece,
  type Place,
  type SceneParts,
  type Spot,
} from "../../../kit/game/scene";
import { text } from "../catalogue";
import { actorOf, isReady, seatsOf, slotAt } from "../rules/board";
import { check, swapBar } from "../rules/legality";
import {
  DICE,
  NUMBERS,
  TOKENS,
  type DealtCard,
  type OpenState,
  type State,
  type Token,
} from "../rules/state";
import {
  answerCaption,
  communityCaption,
  handName,
  handNote,
  pawnCaption,
  slotCaption,
  tokenCaption,
} from "../words/board-words";
import { gesture } from "./gestures";
import * as layout from "./layout";
import {
  answerPiece,
  EVERY_SEAT,
  KEPT_SPOT,
  LAID_SPOT,
  pawnPiece,
  slotSpot,
  tokenPiece,
  type Area,
} from "./layout";

/** The whole table of Roll Flush: what RF-1 and RF-2 name, and every card as RF-12 lets it be seen. */
export const scene: SceneParts<State> = [
  (state) => {
    const pieces: Piece[] = [];
    addPiles(pieces, state);
    addCommunity(pieces, state);
    addSlots(pieces, state);
    return pieces;
  },
  (state) => {
    const pieces: Piece[] = [];
    for (let seat = 0; seat < seatsOf(state); seat++) addHand(pieces, state, seat);
    return pieces;
  },
  (state) => {
    const pieces: Piece[] = [];
    for (let seat = 0; seat < seatsOf(state); seat++) addOwn(pieces, state, seat);
    addDice(pieces, state);
    return pieces;
  },
];

/** RF-9.1, RF-12: the deck face down, the discard with the latest on top; face down only if it holds a secret. */
function addPiles(pieces: Piece[], state: State): void {
  pieces.push({
    kind: "pile",
    id: "deck",
    cards: state.deck,
    place: upright(layout.DECK),
    faceUp: false,
    caption: { name: text().BOARD_WORDS.deckName, note: text().BOARD_WORDS.deckNote },
  });
  pieces.push({
    kind: "pile",
    id: "discard",
    cards: state.discard.map(({ card }) => card).reverse(),
    place: upright(layout.DISCARD),
    faceUp: state.discard.every(({ up }) => up),
    caption: { name: text().BOARD_WORDS.discardName, note: text().BOARD_WORDS.discardNote },
  });
}

function addCommunity(pieces: Piece[], state: State): void {
  for (let i = 0; i < state.community.length; i++) {
    const card = state.community[i];
    const at = layout.COMMUNITY[i];
    if (card === undefined || at === undefined) continue;
    const lying = { card, up: true };
    pieces.push(
      cardPiece(lying, upright(at), { sight: "everyone", movable: false }, communityCaption(lying)),
    );
  }
}

/** RF-1.2, RF-5.3: a tagged card is slid up, and the bar beneath it is seen. Nobody knows one that is face down. */
function addSlots(pieces: Piece[], state: State): void {
  const handling: Handling = { sight: "nobody", movable: swapBar(state) === undefined };
  for (const number of NUMBERS) {
    const slot = slotAt(state, number);
    if (slot.kind === "empty") continue;
    const { x, z } = layout.slotPoint(number);
    const at: Place = { x, z: slot.tag ? z + layout.TAG_SLIDE : z, yaw: 0, layer: 0 };
    pieces.push(cardPiece(slot, at, handling, slotCaption(slot, number, slot.tag)));
  }
}

/** RF-12.3: a hand is open in front of its owner; while its owner chooses, what has to be kept is pushed forward. */
function addHand(pieces: Piece[], state: State, seat: Seat): void {
  const hand = state.hands[seat] ?? [];
  const marked = state.phase.kind === "keep" && seat === state.active ? state.phase.marked : undefined;
  const room = layout.handRoom(seat, seatsOf(state));
  const overlaps = layout.overlaps(room, hand.length);
  const handling: Handling = {
    sight: state.options.ownFaceDown === "look" ? [seat] : "nobody",
    // Cards that are on one another cannot be let loose: they would become a deck.
    movable: marked !== undefined && !overlaps,
  };
  const note = handNote(seat);
  for (let i = 0; i < hand.length; i++) {
    const lying = hand[i];
    if (lying === undefined) continue;
    const kept = marked?.[i];
    const { x, z } = layout.handPoint(room, i, hand.length);
    const at: Place = {
      x,
      z: kept === true ? z + layout.MARK_SLIDE : z,
      yaw: 0,
      layer: overlaps ? i : 0,
    };
    pieces.push(cardPiece(lying, at, handling, { name: handName(lying, kept), note }));
  }
}

/** Who may know a card that is face down, and whether it can be picked up. */
type Handling = Pick<CardPiece, "sight" | "movable">;

function cardPiece(lying: DealtCard, at: Place, { sight, movable }: Handling, caption: Caption): CardPiece {
  return {
    kind: "card",
    id: lying.card,
    place: at,
    faceUp: lying.up,
    sight: lying.up ? "everyone" : sight,
    movable,
    caption,
  };
}

/** A seat's own tokens and its pawn (RF-1.1). */
function addOwn(pieces: Piece[], state: State, seat: Seat): void {
  const set = TOKEN_SETS[seat];
  if (set === undefined) return;
  const { answer, abilities } = set;
  pieces.push({
    kind: "token",
    id: answer.id,
    place: answer.place,
    side: state.answers[seat] === "score" ? "front" : "back",
    owner: seat,
    movable: mayFlip(state, seat, answer.id),
    caption: answer.caption,
  });
  for (const { id, token, place, caption } of abilities) {
    pieces.push({
      kind: "token",
      id,
      place,
      side: isReady(state, seat, token) ? "front" : "back",
      // The ability tokens of all players look alike: only whose area they are in tells them apart (RF-1.2).
      owner: undefined,
      movable: mayFlip(state, seat, id),
      caption,
    });
  }
  const { scores, options } = state;
  const at = layout.pawnPoint(seat, seatsOf(state), scores[seat] ?? 0, options.target);
  pieces.push({
    kind: "pawn",
    id: pawnPiece(seat),
    place: upright(at),
    owner: seat,
    caption: pawnCaption(state, seat),
  });
}

/** Whether turning this token over is a choice that its seat has now. */
function mayFlip(state: State, seat: Seat, piece: string): boolean {
  if (actorOf(state) !== seat) return false;
  const action = gesture(state, { kind: "flip", piece });
  return action !== undefined && check(state, seat, action) === undefined;
}

/** RF-5.11: the dice are in the middle; the player to move throws them. */
function addDice(pieces: Piece[], state: State): void {
  const { phase } = state;
  const movable = check(state, state.active, { kind: "roll" }) === undefined;
  const faces = phase.kind === "rolled" || phase.kind === "reroll" ? [phase.first, phase.second] : [];
  for (let i = 0; i < DICE.length; i++) {
    const id = DICE[i];
    if (id === undefined) continue;
    const die: DiePiece = {
      kind: "die",
      id,
      place: upright(layout.dicePoint(i)),
      face: faces[i],
      movable,
      caption: { name: text().BOARD_WORDS.dieName, note: text().BOARD_WORDS.dieNote },
    };
    pieces.push(die);
  }
}

const SLOT_WIDTH = layout.CARD_WIDTH + layout.MARGIN;
const SLOT_DEPTH = layout.CARD_DEPTH + layout.TAG_SLIDE + layout.MARGIN;
const SLOT_SPOTS = NUMBERS.map((number) => {
  const { x, z } = layout.slotPoint(number);
  return { number, id: slotSpot(number), x, z: z + layout.TAG_SLIDE / 2 };
});

/** The slots on to which another slot's card can be dropped, and where cards are pushed that are kept or not. */
export function spots(state: State): Spot[] {
  const list: Spot[] = [];
  for (const { number, id, x, z } of SLOT_SPOTS) {
    const slot = slotAt(state, number);
    const pieces = slot.kind === "empty" ? [] : [slot.card];
    list.push({ id, x, z, width: SLOT_WIDTH, depth: SLOT_DEPTH, pieces });
  }
  if (state.phase.kind !== "keep") return list;
  const room = layout.handRoom(state.active, seatsOf(state));
  list.push(handSpot(KEPT_SPOT, room, 1), handSpot(LAID_SPOT, room, -1));
  return list;
}

/** Half of the room of a hand: the one in front of its middle (`side` 1) or the one behind it (-1). */
function handSpot(id: string, { x, z, width, depth }: Area, side: number): Spot {
  return { id, x, z: z + layout.MARK_SLIDE / 2 + (side * depth) / 4, width, depth: depth / 2, pieces: [] };
}

/** The printed areas that nobody has now: those of free seats, and those of another size. */
export function unused(open: OpenState): string[] {
  const ids: string[] = [];
  for (const seat of EVERY_SEAT) {
    const alone = layout.isAlone(seat, seatsOf(open));
    if (alone || seat >= seatsOf(open)) ids.push(layout.areaFrame(seat, false));
    if (!alone && layout.isAlone(seat, layout.FEWEST_SEATS)) ids.push(layout.areaFrame(seat, true));
  }
  return ids;
}

/** A token as far as it never changes in a game. */
interface FixedToken {
  id: string;
  place: Place;
  caption: Caption;
}

/** The tokens of a seat (RF-1.1). */
interface TokenSet {
  answer: FixedToken;
  abilities: readonly (FixedToken & { token: Token })[];
}

/** The tokens of every seat, made once: a scene has sixteen of them, and they are most of what it says in words. */
const TOKEN_SETS: readonly TokenSet[] = EVERY_SEAT.map((seat) => ({
  answer: {
    id: answerPiece(seat),
    place: upright(layout.tokenPoint(seat, 0)),
    caption: answerCaption(seat),
  },
  abilities: TOKENS.map((token, index) => ({
    token,
    id: tokenPiece(seat, token),
    place: upright(layout.tokenPoint(seat, index + 1)),
    caption: tokenCaption(seat, token),
  })),
}));
