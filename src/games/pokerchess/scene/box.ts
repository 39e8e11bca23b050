import type { Box, CardItem, ChessItem, PlaceLook, PrintItem, Sign } from "../../../kit/box";
import { FULL_DECK } from "../../../kit/cards";
import { text } from "../catalogue";
import { BOX_MEN, SIDES, type Side } from "../rules/chess/position";
import { ROLES } from "../rules/state";
import * as layout from "./layout";
import type { Area, Point } from "./layout";
import { betPiece, CHESS_BOARD, EVERY_SEAT, POT, stackPiece } from "./pieces";

const FILES = "abcdefgh";
/** The frame around a place for chips is so much larger than the chips. */
const CHIPS_MARGIN = 0.3;

function middlePrint(): PrintItem[] {
  const items: PrintItem[] = [
    printed("title", "title", layout.TITLE, text().TITLE),
    printed("turn", "value", layout.TURN),
    printed("side", "value", layout.SIDE),
    printed("battle", "value", layout.BATTLE),
    frame("deck-frame", layout.placeArea(layout.DECK), "pile", "cards"),
    printed("deck", "value", layout.pileCaption(layout.DECK)),
    frame("burnt-frame", layout.placeArea(layout.BURNT), "pile", "cross"),
    printed("burnt", "value", layout.pileCaption(layout.BURNT)),
    frame("flips-frame", layout.FLIPS, "area"),
    printed("flips", "caption", layout.FLIPS_CAPTION),
    printed("community", "caption", layout.COMMUNITY_CAPTION),
    printed("odds", "caption", layout.ODDS),
    frame("pot-frame", chips(layout.POT), "pile", "coin"),
    printed("pot", "value", layout.POT_CAPTION),
    printed("last", "caption", layout.LAST),
    printed("last-hands", "caption", layout.LAST_HANDS),
  ];
  for (let i = 0; i < layout.COMMUNITY_CARDS; i++) {
    items.push(frame(`community${i + 1}-frame`, layout.placeArea(layout.communityPoint(i)), "card", "spade"));
  }
  return items.concat(coordinates());
}

/** What is printed for each side, beside the chess board. */
function sidesPrint(): PrintItem[] {
  let items: PrintItem[] = [];
  for (const side of SIDES) items = items.concat(takenPrint(side), handPrint(side), peoplePrint(side));
  return items;
}

/** PC-1.5: the letters of the files before the chess board and behind it, and the numbers of the ranks on both sides of it. */
function coordinates(): PrintItem[] {
  const { COORDINATE } = layout;
  const items: PrintItem[] = [];
  for (let i = 0; i < 8; i++) {
    const [file, rank] = [FILES.charAt(i), `${i + 1}`];
    const { near, far } = layout.filePoints(i);
    const { left, right } = layout.rowPoints(i);
    items.push(
      coordinate(`near-${file}`, file, near, COORDINATE.file),
      coordinate(`far-${file}`, file, far, COORDINATE.file),
      coordinate(`left-${rank}`, rank, left, COORDINATE.rank),
      coordinate(`right-${rank}`, rank, right, COORDINATE.rank),
    );
  }
  return items;
}

function coordinate(id: string, name: string, { x, z }: Point, depth: number): PrintItem {
  return printed(id, "caption", { x, z, width: layout.COORDINATE.width, depth }, name);
}

function takenPrint(side: Side): PrintItem[] {
  return [
    frame(`taken-${side}-frame`, layout.TAKEN[side], "area", "pawn"),
    printed(`taken-${side}`, "caption", layout.TAKEN_CAPTION[side]),
  ];
}

/** The two hole cards of a side (PC-6.7), its bet, and what is told beside them. */
function handPrint(side: Side): PrintItem[] {
  const [match, hole, bet] = [layout.matchPoint(side), layout.holePoint(side), layout.betPoint(side)];
  return [
    frame(`${side}-match-frame`, layout.placeArea(match), "own", "pawn"),
    printed(`${side}-match`, "caption", layout.captionArea(match), text().BOARD.match),
    frame(`${side}-hole-frame`, layout.placeArea(hole), "own", "card"),
    printed(`${side}-hole`, "caption", layout.captionArea(hole), text().BOARD.hole),
    frame(`${side}-bet-frame`, chips(bet), "card", "coin"),
    printed(`${side}-bet`, "value", layout.betCaption(side)),
    printed(`${side}-role`, "value", layout.handLine(side, 0)),
    printed(`${side}-fighter`, "caption", layout.handLine(side, 1)),
    printed(`${side}-shown`, "caption", layout.handLine(side, 2)),
  ];
}

/** The heading of a side, beside its General's chips, and the names and chips of the other people (PC-12.7). */
function peoplePrint(side: Side): PrintItem[] {
  const items = [printed(side, "value", layout.headingArea(side))];
  for (let i = 1; i < layout.TEAM; i++) {
    items.push(
      printed(`${side}${i + 1}`, "value", layout.memberArea(side, i, "name")),
      printed(`${side}${i + 1}-count`, "value", layout.memberArea(side, i, "count")),
    );
  }
  return items;
}

function printed(id: string, kind: "title" | "value" | "caption", area: Area, text = ""): PrintItem {
  const { x, z, width, depth } = area;
  return { id, kind, x, z, width, depth, text };
}

function frame(id: string, { x, z, width, depth }: Area, look: PlaceLook, sign?: Sign): PrintItem {
  const item: PrintItem = { id, kind: "frame", x, z, width, depth, text: "", look };
  return sign === undefined ? item : { ...item, sign };
}

/** The frame of a place for chips. */
function chips({ x, z }: Point): Area {
  return { x, z, width: layout.CHIPS.width + CHIPS_MARGIN, depth: layout.CHIPS.depth + CHIPS_MARGIN };
}

function cards(): CardItem[] {
  return FULL_DECK.map((card) => ({ id: card, card }));
}

function chess(): ChessItem[] {
  return BOX_MEN.map(({ id, side }) => ({ id, colour: side }));
}

function chipPlaces(): { id: string }[] {
  const places = EVERY_SEAT.map((seat) => ({ id: stackPiece(seat) }));
  for (const role of ROLES) places.push({ id: betPiece(role) });
  places.push({ id: POT });
  return places;
}

/** PC-1.1: what the box of Pokerchess holds; places for the chips of eight people, however many play. */
export const box: Box = {
  board: { width: layout.BOARD.width, depth: layout.BOARD.depth, print: [middlePrint, sidesPrint] },
  cards: cards(),
  cardSize: layout.CARD_SIZE,
  dice: [],
  tokens: [],
  pawns: [],
  chessBoard: { id: CHESS_BOARD },
  chess: chess(),
  chips: chipPlaces(),
};
