import type { ChessItem, DieItem } from "../kit/rules/box";
import type { ChessShape } from "../kit/game/scene";

/*
 * Facts about Tabletop Simulator that nothing in its documentation guarantees: sizes, resting heights, orientations.
 * They come from real saves and published mods. Each is here once, so if you measure a better value in the game, you fix it in
 * one place. Lengths are world units ("inches"), angles are degrees.
 *
 * How sure each one is: [saves] the same in saves of several authors; [mods] several published mods rely on it;
 * [derived] computed from such numbers; [unsure] look at it first when something is off.
 */

// ---- the table -----------------------------------------------------------------------------------------------

/** Height of the playing surface of every built-in rectangular table. [saves] */
export const TABLE_TOP = 0.96;

/** Half of the surface of `Table_RPG` on which pieces are safe from the rim and the hands, along x and z. [saves] */
export const TABLE_REACH = { x: 27, z: 17.5 };

// ---- the board -----------------------------------------------------------------------------------------------

/** How far the top of a board is above the table: cards slide over the edge, nothing flickers. [mods] */
export const BOARD_RISE = 0.02;

/** Height of the surface on which a board's pieces are. */
export const BOARD_TOP = TABLE_TOP + BOARD_RISE;

/** Thickness of a board; most of it is sunk into the table, which locked objects may be. [mods] */
export const BOARD_THICKNESS = 0.1;

/** A block's pivot is its centre, so its top face is half a unit up before scaling. [saves] */
export const BLOCK_TOP = 0.5;

/** XML on an object: this many pixels are one unit of the object, before its scale. [mods] */
export const PIXELS_PER_UNIT = 100;

/** How far a board's print floats above its top: above flicker, below the faces of the cards lying on it. [derived] */
export const PRINT_RISE = 0.03;

/**
 * Pixels of a board's print to one unit of the table. Letters drawn large and shrunk are sharp, letters drawn at
 * `PIXELS_PER_UNIT` are blurred; much above this the largest letters exceed the font sizes that mods use. [mods]
 */
export const PRINT_DENSITY = 250;

// ---- cards ---------------------------------------------------------------------------------------------------

/** A card at scale 1. One project measured 2.3 by 3.2. [derived] */
export const CARD_SIZE = { width: 2.2, depth: 3.2 };

/** Height of a lying card's pivot above what it is on, whatever its scale. [saves] */
export const CARD_REST = 0.07;

/** How thick a card looks; its body, which keeps other things away, reaches from `CARD_REST` below to as far above. */
export const CARD_THICKNESS = 0.02;

/**
 * How much higher each further card of a deck lifts the deck's pivot: one card rests at 0.07, 52 at 0.28. [derived]
 */
export const DECK_REST_PER_CARD = (0.28 - CARD_REST) / 51;

/**
 * How much higher a piece is for each loose card beneath it. Stacked cards are locked, so their bodies may touch;
 * this is enough to keep their faces from flickering. [unsure]
 */
export const CARD_LAYER = 0.03;

/** Yaw at which a card's picture is upright for the reader at the south edge. [saves] */
export const CARD_UPRIGHT_YAW = 180;

/** Roll of a card or deck that is face down. [saves] */
export const FACE_DOWN_ROLL = 180;

/**
 * Whether the first entry of a deck's list is the card on top while the deck is face down; face up it is then the
 * one at the bottom. [unsure]
 */
export const FIRST_CARD_IS_TOP_FACE_DOWN = true;

// ---- dice ----------------------------------------------------------------------------------------------------

/** Height of a resting die's pivot above what it is on, at scale 1. [saves, from one project for most] */
export const DIE_REST: Record<DieItem["sides"], number> = {
  4: 0.22,
  6: 0.33,
  8: 0.34,
  10: 0.36,
  12: 0.4,
  20: 0.42,
};

/** Room a die takes on the table at scale 1, from side to side. [derived: twice its resting height, a d4 more] */
export const DIE_WIDTH: Record<DieItem["sides"], number> = {
  4: 0.8,
  6: 0.66,
  8: 0.8,
  10: 0.8,
  12: 0.85,
  20: 0.9,
};

// ---- tokens and pawns ----------------------------------------------------------------------------------------

/** A reversi chip at scale 1: how wide it is, and how high its pivot rests. [saves; width unsure] */
export const TOKEN = { width: 1.4, rest: 0.17 };

/** Roll of a reversi chip that shows its back, the black side; at 0 the white one is up. [unsure] */
export const TOKEN_BACK_ROLL = 180;

/** A pawn at scale 1: how wide its foot is [unsure], and how high its pivot, its underside, rests. [saves] */
export const PAWN = { width: 0.8, rest: 0 };

/** The material of a pawn on which a tint shows unmixed: white. [saves] */
export const PAWN_MATERIAL = 0;

// ---- what is only looked at ----------------------------------------------------------------------------------

/** An RPG figure at scale 1: how wide its foot is, and how high its pivot rests; its size is measured at the table. [unsure] */
export const MONSTER = { width: 2, rest: 0 };

/** Yaw at which an RPG figure looks at the reader at the south edge: at 0 it looks away, as all models do. [unsure] */
export const MONSTER_FRONT = 180;

/** Pitch at which a 3D text, which stands upright, leans towards the views of the seats. [derived] */
export const TEXT_LEAN = 65;

// ---- chess ---------------------------------------------------------------------------------------------------

/** What each chess piece is called. [docs] */
export const CHESS_NAME: Record<ChessShape, string> = {
  king: "Chess_King",
  queen: "Chess_Queen",
  rook: "Chess_Rook",
  bishop: "Chess_Bishop",
  knight: "Chess_Knight",
  pawn: "Chess_Pawn",
};

/** Height of a chess piece's pivot above what it is on. [derived, two rows of one author; the king in one] */
export const CHESS_REST: Record<ChessShape, number> = {
  king: 1.91,
  queen: 1.8,
  rook: 1.28,
  bishop: 1.46,
  knight: 1.6,
  pawn: 1.17,
};

/** How wide the foot of a chess piece is. [unsure] */
export const CHESS_WIDTH = 1.2;

/** Where the front of a chess piece looks at yaw 0: knights backward, bishops to the left, others all around. [docs] */
export const CHESS_FRONT: Record<ChessShape, number> = {
  king: 0,
  queen: 0,
  rook: 0,
  bishop: 270,
  knight: 180,
  pawn: 0,
};

/** Wooden chess pieces: their material [docs], and the grey with which the game shades it [saves; black: one piece]. */
export const CHESS_WOOD: Record<ChessItem["colour"], { material: number; shade: number }> = {
  white: { material: 2, shade: 0.956 },
  black: { material: 3, shade: 1 },
};

/**
 * The chess board: how wide a square is [docs, saves], how wide the whole board [unsure], and how high its pivot and
 * its squares are above what it is on [saves].
 */
export const CHESS_BOARD = { square: 1.7, width: 15, rest: 0.64, top: 0.71 };

/** Yaw at which the left square nearest to the reader, a1, is dark; if it is light in the game, this must be 90. [unsure] */
export const CHESS_BOARD_YAW = 0;

// ---- chips ---------------------------------------------------------------------------------------------------

/** The number printed on the chips; as all are worth the same, it means nothing. There are 10, 50, 100, 500, 1000. [docs] */
export const CHIP_PRINT = 10;

/** A chip: how wide and how high it is [unsure], and how high the pivot of one or of a stack of them is. [saves] */
export const CHIP = { width: 1.3, height: 0.14, rest: 0.07 };

// ---- hands and lines -----------------------------------------------------------------------------------------

/** How far above what is below vector lines are drawn, so nothing flickers. [mods] */
export const LINE_RISE = 0.02;

/** A turn about the world's axes as saves write it. */
export interface Turn {
  x: number;
  y: number;
  z: number;
}

/**
 * How each built-in die is turned when a face is up, face 1 first. Turning it further about y keeps the face.
 * [saves: d6, d12 and d20 of three authors and more, d10 of two, d4 and d8 of one]
 */
export const DIE_TURNS: Record<DieItem["sides"], readonly Turn[]> = {
  4: [
    { x: 18, y: -241, z: -120 },
    { x: -90, y: -60, z: 0 },
    { x: 18, y: -121, z: 0 },
    { x: 18, y: 0, z: -240 },
  ],
  6: [
    { x: -90, y: 0, z: 0 },
    { x: 0, y: 0, z: 0 },
    { x: 0, y: 0, z: -90 },
    { x: 0, y: 0, z: 90 },
    { x: 0, y: 0, z: -180 },
    { x: 90, y: 0, z: 0 },
  ],
  8: [
    { x: -33, y: 0, z: 90 },
    { x: -33, y: 0, z: 180 },
    { x: 33, y: 180, z: -180 },
    { x: 33, y: 180, z: 90 },
    { x: 33, y: 180, z: -90 },
    { x: 33, y: 180, z: 0 },
    { x: -33, y: 0, z: 0 },
    { x: -33, y: 0, z: -90 },
  ],
  10: [
    { x: -38, y: 0, z: 234 },
    { x: 38, y: 180, z: -233 },
    { x: -38, y: 0, z: 20 },
    { x: 38, y: 180, z: -17 },
    { x: -38, y: 0, z: 90 },
    { x: 38, y: 180, z: -161 },
    { x: -38, y: 0, z: 307 },
    { x: 38, y: 180, z: -304 },
    { x: -38, y: 0, z: 163 },
    { x: 38, y: 180, z: -90 },
  ],
  12: [
    { x: 27, y: 0, z: 72 },
    { x: 27, y: 0, z: 144 },
    { x: 27, y: 0, z: -72 },
    { x: -27, y: 180, z: 180 },
    { x: 90, y: 180, z: 0 },
    { x: 27, y: 0, z: -144 },
    { x: -27, y: 180, z: 36 },
    { x: -90, y: 180, z: 0 },
    { x: 27, y: 0, z: 0 },
    { x: -27, y: 180, z: 108 },
    { x: -27, y: 108, z: -36 },
    { x: -27, y: 36, z: -108 },
  ],
  20: [
    { x: -11, y: 60, z: 17 },
    { x: 52, y: -60, z: -17 },
    { x: -11, y: -180, z: 90 },
    { x: -11, y: -180, z: 162 },
    { x: -11, y: -60, z: 234 },
    { x: -11, y: -180, z: 306 },
    { x: 52, y: -60, z: 55 },
    { x: 52, y: -60, z: 198 },
    { x: 52, y: -60, z: 127 },
    { x: 52, y: -180, z: -90 },
    { x: 308, y: 0, z: 90 },
    { x: 306, y: -240, z: -52 },
    { x: -52, y: -240, z: 18 },
    { x: 307, y: 120, z: 233 },
    { x: 11, y: 120, z: -234 },
    { x: 11, y: 0, z: 54 },
    { x: 11, y: -120, z: -17 },
    { x: 11, y: 0, z: -90 },
    { x: -52, y: -240, z: -198 },
    { x: 11, y: 0, z: -162 },
  ],
};
