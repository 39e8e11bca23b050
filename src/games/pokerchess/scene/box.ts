import type { Box, CardItem, ChessItem, PlaceLook, PrintItem, Sign } from "../../../kit/rules/box";
import { FULL_DECK } from "../../../kit/data/cards";
import { text } from "../catalogue";
import { BOX_MEN } from "../rules/chess/position";
import { ROLES, type OpenState } from "../rules/state";
import * as layout from "./layout";
import type { Area, End, Point } from "./layout";
import { betPiece, CHESS_BOARD, EVERY_SEAT, POT, stackPiece } from "./pieces";

/** The frame around a place for chips is so much larger than the chips. */
const CHIPS_MARGIN = 0.1;

function middlePrint(): PrintItem[] {
  const items: PrintItem[] = [
    printed("title", "title", layout.TITLE, text().TITLE),
    printed("turn", "value", layout.TURN),
    printed("side", "value", layout.SIDE),
    printed("battle", "value", layout.BATTLE),
    frame("deck-frame", layout.placeArea(layout.DECK), "pile", "cards"),
    frame("burnt-frame", layout.placeArea(layout.BURNT), "pile", "cross"),
    printed("community", "caption", layout.STREET),
    printed("odds", "caption", layout.ODDS),
    frame("pot-frame", chips(layout.POT), "pile", "coin"),
    printed("pot", "value", layout.chipsCaption(layout.POT)),
  ];
  for (let i = 0; i < layout.COMMUNITY_CARDS; i++)
    items.push(frame(communityFrame(i), layout.placeArea(layout.communityPoint(i)), "card", "spade"));
  return items.concat(coordinates());
}

function communityFrame(index: number): string {
  return `community${index + 1}-frame`;
}

/** The printed places that are used in a battle only. */
function battleFrames(): string[] {
  const ids = ["burnt-frame", "pot-frame"];
  for (const end of layout.ENDS)
    for (const what of ["match", "hole", "bet"]) ids.push(`${end}-${what}-frame`);
  for (let i = 0; i < layout.COMMUNITY_CARDS; i++) ids.push(communityFrame(i));
  return ids;
}
const BATTLE_FRAMES = battleFrames();

/** The printed places that nothing can use now: without a battle there is no poker. */
export function unused({ battle, phase }: OpenState): readonly string[] {
  return battle === undefined && phase.kind !== "drawn" ? BATTLE_FRAMES : [];
}

/** What is printed at each end, beside the chess board. */
function sidesPrint(): PrintItem[] {
  let items: PrintItem[] = [];
  for (const end of layout.ENDS) items = items.concat(handPrint(end), peoplePrint(end));
  return items;
}

/** PC-1.5: where files are named, before the chess board and behind it, and ranks, on both sides of it. */
function coordinates(): PrintItem[] {
  const { file, rank, width } = layout.COORDINATE;
  const items: PrintItem[] = [];
  for (let i = 0; i < 8; i++) {
    const { near, far } = layout.filePoints(i);
    const { left, right } = layout.rowPoints(i);
    items.push(
      printed(`near-file${i + 1}`, "caption", { ...near, width, depth: file }),
      printed(`far-file${i + 1}`, "caption", { ...far, width, depth: file }),
      printed(`left-rank${i + 1}`, "caption", { ...left, width, depth: rank }),
      printed(`right-rank${i + 1}`, "caption", { ...right, width, depth: rank }),
    );
  }
  return items;
}

/** The two hole cards of a side (PC-6.7), its bet, and their texts. */
function handPrint(end: End): PrintItem[] {
  const bet = layout.betPoint(end);
  return [
    frame(`${end}-match-frame`, layout.placeArea(layout.matchPoint(end)), "own", "pawn"),
    frame(`${end}-hole-frame`, layout.placeArea(layout.holePoint(end)), "own", "card"),
    frame(`${end}-bet-frame`, chips(bet), "card", "coin"),
    printed(`${end}-bet`, "value", layout.chipsCaption(bet)),
    printed(`${end}-role`, "value", layout.ROLE[end]),
  ];
}

/** The heading of a side, beside its General's chips, and the names and chips of the other people (PC-12.7). */
function peoplePrint(end: End): PrintItem[] {
  const items = [printed(`${end}1`, "value", layout.headingArea(end))];
  for (let i = 1; i < layout.TEAM; i++) {
    items.push(
      printed(`${end}${i + 1}`, "value", layout.memberArea(end, i, "name")),
      printed(`${end}${i + 1}-count`, "value", layout.memberArea(end, i, "count")),
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
