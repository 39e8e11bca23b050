import { CHESS_SHAPES, type Caption } from "../../kit/scene";
import { seatMark } from "../../kit/seat-names";
import type { Seat } from "../../kit/rules";
import { fill, type Catalogue } from "../../kit/words";
import { longName } from "../../kit/card-names";
import type { Card } from "../../kit/cards";
import { manOf, type Man, type Side, type Square } from "./chess/position";
import { squareName } from "./chess/squares";
import { SHAPE_NAMES } from "./english/names";
import { sidePieces } from "./names";
import type { OpenState, Role } from "./state";

/** What is printed on the board once and for all. */
export const PRINT_WORDS = { title: "Pokerchess", match: "Match card", hole: "Hidden" } as const;

/** The tooltips of the pieces. A side is called by its pieces: a player may be called by a colour, too. */
const CAPTION_WORDS = {
  whiteMan: "White {shape}",
  blackMan: "Black {shape}",
  owned: "{player} fights its battles (PC-12.12).",
  attacks: "Attacks {square}.",
  attacked: "Is attacked from {square}.",
  retreats: "Was beaten off and retreats (PC-8.3).",
  promotes: "Is to be promoted (PC-8.4).",
  taken: "Taken.",
  boardName: "Chess board",
  boardNote: "Whoever wants to capture has to win a hand of poker first (PC-4.4).",
  deckName: "Deck",
  deckNote:
    "Shuffled at the start of every turn and in every battle (PC-3.3). In a battle, key F checks or calls.",
  burntName: "Burnt cards",
  burntNote: "Nobody may look at them (PC-4.6).",
  privateName: "Private card",
  privateNote: "Only those who decide for {pieces} know it (PC-4.1, PC-12.13).",
  downName: "Hidden card",
  downNote: "Only whoever fights for {pieces} knows it (PC-12.13).",
  shownNote: "The hidden card of {pieces}, shown at the showdown (PC-7.11).",
  matchNote: "The match card of {pieces} (PC-6.4).",
  flipNote: "Turned up while match cards were sought (PC-6.4).",
  communityNote: "A board card: part of both hands (PC-7.1).",
  drawNote: "Drawn for the white pieces: the higher card gets them (PC-3.2).",
  chips: "Chips: {count}",
  stackNote: "Of {player}.",
  freeStackNote: "Not in this game.",
  betNote: "What the {role} has put in on this street (PC-7.3).",
  potNote: "The pot without the bets of this street (PC-7.5).",
} as const satisfies Catalogue;

const MAN_NAMES: Record<string, string | undefined> = {};
for (const shape of CHESS_SHAPES) {
  const values = { shape: SHAPE_NAMES[shape] };
  MAN_NAMES[manOf("white", shape)] = fill(CAPTION_WORDS.whiteMan, values);
  MAN_NAMES[manOf("black", shape)] = fill(CAPTION_WORDS.blackMan, values);
}

/** The captions that are always the same. */
export const CAPTIONS = {
  chessBoard: { name: CAPTION_WORDS.boardName, note: CAPTION_WORDS.boardNote },
  deck: { name: CAPTION_WORDS.deckName, note: CAPTION_WORDS.deckNote },
  burnt: { name: CAPTION_WORDS.burntName, note: CAPTION_WORDS.burntNote },
} as const satisfies Record<string, Caption>;

/** The captions of hole cards that lie face down, and the notes of open ones, by the side that they belong to. */
export const HOLE_CAPTIONS: Record<"private" | "down", Record<Side, Caption>> = {
  private: captionsOf(CAPTION_WORDS.privateName, CAPTION_WORDS.privateNote),
  down: captionsOf(CAPTION_WORDS.downName, CAPTION_WORDS.downNote),
};
const MATCH_NOTES = notesOf(CAPTION_WORDS.matchNote);
const SHOWN_NOTES = notesOf(CAPTION_WORDS.shownNote);

function captionsOf(name: string, sentence: string): Record<Side, Caption> {
  const { white, black } = notesOf(sentence);
  return { white: { name, note: white }, black: { name, note: black } };
}

function notesOf(sentence: string): Record<Side, string> {
  const note = (side: Side): string => fill(sentence, { pieces: sidePieces(side) });
  return { white: note("white"), black: note("black") };
}

/** A match card, a card shown at a showdown, one that was turned up and matched nothing, a board card, one drawn for the white pieces. */
export function matchCaption(card: Card, side: Side): Caption {
  return { name: longName(card), note: MATCH_NOTES[side] };
}
export function shownCaption(card: Card, side: Side): Caption {
  return { name: longName(card), note: SHOWN_NOTES[side] };
}
export function flipCaption(card: Card): Caption {
  return { name: longName(card), note: CAPTION_WORDS.flipNote };
}
export function communityCaption(card: Card): Caption {
  return { name: longName(card), note: CAPTION_WORDS.communityNote };
}
export function drawCaption(card: Card): Caption {
  return { name: longName(card), note: CAPTION_WORDS.drawNote };
}

/** A chess piece on its square: what it is, where, who fights for it in a team, and what becomes of it now. */
export function manCaption(open: OpenState, id: string, man: Man, square: Square): Caption {
  const name = `${MAN_NAMES[man] ?? ""}, ${squareName(square)}`;
  const owner = open.owners[id];
  const doing = doingOf(open, square);
  if (owner === undefined) return { name, note: doing };
  const owned = fill(CAPTION_WORDS.owned, { player: seatMark(owner) });
  return { name, note: doing === "" ? owned : `${doing} ${owned}` };
}

function doingOf({ phase, battle }: OpenState, square: Square): string {
  if (phase.kind === "promote" && phase.square === square) return CAPTION_WORDS.promotes;
  if (battle === undefined) return "";
  const { from, to, victim } = battle;
  if (phase.kind === "retreat") return square === from ? CAPTION_WORDS.retreats : "";
  if (square === from) return fill(CAPTION_WORDS.attacks, { square: squareName(to) });
  return square === victim ? fill(CAPTION_WORDS.attacked, { square: squareName(from) }) : "";
}

/** A chess piece that is out of the game. */
export function takenCaption(man: Man): Caption {
  return { name: MAN_NAMES[man] ?? "", note: CAPTION_WORDS.taken };
}

/** The chips of a seat; nobody's where nobody plays. */
export function stackCaption(seat: Seat | undefined, count: number): Caption {
  const note =
    seat === undefined
      ? CAPTION_WORDS.freeStackNote
      : fill(CAPTION_WORDS.stackNote, { player: seatMark(seat) });
  return { name: chips(count), note };
}

/** What a side of a battle has put in on this street, and the rest of the pot. */
export function betCaption(role: Role, count: number): Caption {
  return { name: chips(count), note: fill(CAPTION_WORDS.betNote, { role }) };
}
export function potCaption(count: number): Caption {
  return { name: chips(count), note: CAPTION_WORDS.potNote };
}

function chips(count: number): string {
  return fill(CAPTION_WORDS.chips, { count });
}
