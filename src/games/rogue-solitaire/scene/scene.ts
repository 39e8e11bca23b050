import {
  upright,
  type Caption,
  type CardPiece,
  type Piece,
  type Place,
  type SceneParts,
  type Spot,
} from "../../../kit/game/scene";
import { text } from "../catalogue";
import { neighboursOf, placeAt } from "../rules/board";
import { CELLS, type Cell, type Phase, type State } from "../rules/state";
import { drawnCaption, heldCaption, tableauCaption } from "../words/board-words";
import * as layout from "./layout";
import { DISCARD_SPOT, HELD_SPOT, JOKERS, YOU, type Point } from "./layout";

/** The whole table of Rogue: The Solitaire-Like: what RS-1 and RS-2 name, and every card as RS-11 lets it be seen. */
export const scene: SceneParts<State> = [
  tableau,
  (state) => {
    const pieces: Piece[] = [];
    addPiles(pieces, state);
    addOwn(pieces, state);
    addDrawn(pieces, state);
    addJokers(pieces, state);
    return pieces;
  },
];

/** RS-11: the deck is face down, the discard open with the latest card on top. */
function addPiles(pieces: Piece[], state: State): void {
  pieces.push({
    kind: "pile",
    id: "deck",
    cards: state.deck,
    place: upright(layout.DECK),
    faceUp: false,
    caption: text().CAPTIONS.deck,
  });
  pieces.push({
    kind: "pile",
    id: "discard",
    cards: [...state.discard].reverse(),
    place: upright(layout.DISCARD),
    faceUp: true,
    caption: text().CAPTIONS.discard,
  });
}

/** YOU on its cell (RS-1.2), and the card in hand, which is in the fight while it helps (RS-5.4). */
function addOwn(pieces: Piece[], state: State): void {
  const { phase, held, you } = state;
  const moves = phase.kind === "move" || phase.kind === "aid";
  pieces.push(openCard(YOU, layout.cellPoint(you), moves, text().CAPTIONS.you));
  if (held === undefined) return;
  const helps = phase.kind === "fight" && phase.fight.aided;
  const acts = phase.kind === "aid" || phase.kind === "pay";
  pieces.push(openCard(held, helps ? layout.HELP : layout.HELD, acts, heldCaption(held)));
}

/** The drawn card is beside the enemy until the fight is settled (RS-5.1, RS-5.11). */
function addDrawn(pieces: Piece[], { phase }: State): void {
  if (phase.kind !== "fight" && phase.kind !== "aid") return;
  const { drawn } = phase.kind === "fight" ? phase.fight : phase;
  if (drawn !== undefined) pieces.push(openCard(drawn, layout.DRAWN, false, drawnCaption(drawn)));
}

/** A lost Joker is turned over beside the others (RS-5.10); those that are not in this game are in a stack. */
function addJokers(pieces: Piece[], { phase, jokers, jokersLost }: State): void {
  const pays = phase.kind === "pay";
  const inGame = jokers + jokersLost;
  for (let i = 0; i < JOKERS.length; i++) {
    const id = JOKERS[i];
    if (id === undefined) continue;
    if (i < jokers) pieces.push(openCard(id, layout.jokerPoint(i), pays, text().CAPTIONS.joker, i));
    else if (i < inGame) pieces.push(turnedJoker(id, upright(layout.lostPoint(i), i), text().CAPTIONS.lost));
    else pieces.push(turnedJoker(id, upright(layout.SPARE, i - inGame), text().CAPTIONS.spare));
  }
}

/** A Joker that is face down; everybody knows that it is one. */
function turnedJoker(id: string, at: Place, caption: Caption): CardPiece {
  return { kind: "card", id, place: at, faceUp: false, sight: "everyone", movable: false, caption };
}

/** RS-3.3: the cards on the cells, but for the enemy that is fought. Nobody knows one that is face down (RS-11.1). */
function tableau(this: void, state: State): Piece[] {
  const pieces: Piece[] = [];
  const movable = movableCells(state);
  for (const cell of CELLS) {
    const lying = placeAt(state, cell);
    if (lying.kind === "empty") continue;
    pieces.push({
      kind: "card",
      id: lying.card,
      place: upright(cardPoint(state, cell)),
      faceUp: lying.up,
      sight: lying.up ? "everyone" : "nobody",
      movable: movable.includes(cell),
      caption: tableauCaption(lying),
    });
  }
  return pieces;
}

/** Where the card on a cell is: the enemy that is fought is beside the card that is drawn against it. */
function cardPoint({ phase }: State, cell: Cell): Point {
  return foughtCell(phase) === cell ? layout.ENEMY : layout.cellPoint(cell);
}

/** The cell whose enemy is fought, until it is decided what becomes of it. */
function foughtCell(phase: Phase): Cell | undefined {
  switch (phase.kind) {
    case "fight":
      return phase.fight.cell;
    case "aid":
    case "reshuffle":
    case "pay":
    case "capture":
      return phase.cell;
    default:
      return undefined;
  }
}

/** The cells whose cards can be taken in hand: to be turned over, or to be put away. */
function movableCells(state: State): readonly Cell[] {
  const { phase } = state;
  switch (phase.kind) {
    case "move":
      return neighboursOf(state, state.you);
    case "capture":
    case "keepAce":
      return [phase.cell];
    default:
      return [];
  }
}

const SPOT_MARGIN = 0.6;

/** The cells, and where a card is put that is captured, kept or discarded. */
export function spots(state: State): Spot[] {
  const list: Spot[] = [];
  for (const cell of CELLS) {
    const lying = placeAt(state, cell);
    list.push(spotAt(cell, cardPoint(state, cell), lying.kind === "empty" ? [] : [lying.card]));
  }
  list.push(spotAt(HELD_SPOT, layout.HELD, []), spotAt(DISCARD_SPOT, layout.DISCARD, []));
  return list;
}

function spotAt(id: string, { x, z }: Point, pieces: readonly string[]): Spot {
  const [width, depth] = [layout.CARD_WIDTH + SPOT_MARGIN, layout.CARD_DEPTH + SPOT_MARGIN];
  return { id, x, z, width, depth, pieces };
}

function openCard(id: string, at: Point, movable: boolean, caption: Caption, layer = 0): CardPiece {
  return { kind: "card", id, place: upright(at, layer), faceUp: true, sight: "everyone", movable, caption };
}
