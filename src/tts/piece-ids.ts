/**
 * Pieces are known by an id of ours in their memo: GUIDs and references die in decks, rewinds and reloads, a memo
 * does not, and no player sees it. A memo reads `offsuit/GAME/PIECE`.
 */
/** What the memos of all our pieces begin with. */
export const OURS = "offsuit/";
const PILE = "pile:";
const BOARD = "board";
const CHIPS_ON_THE_WAY = "travelling-chips";
const SHOWN = "shown:";

/** Lua's own way to cut a string; scripts that build saves in Node read this file, too, and cut none. */
declare const string: { sub: (this: void, text: string, from: number, to?: number) => string };

/** What the memos of all pieces of a game begin with. */
export function memoPrefix(game: string): string {
  return `${OURS}${game}/`;
}

/** The memo of a piece of a game. */
export function pieceMemo(game: string, piece: string): string {
  return memoPrefix(game) + piece;
}

/** The memo of the deck object of a pile. */
export function pileMemo(game: string, pile: string): string {
  return pieceMemo(game, `${PILE}${pile}`);
}

/** The memo of a game's board. */
export function boardMemo(game: string): string {
  return pieceMemo(game, BOARD);
}

/** The piece whose memo begins with this game's prefix, or undefined if the memo is none of ours. */
export function pieceOf(prefix: string, memo: string | undefined): string | undefined {
  // It is asked of each piece again and again: the compiler's functions for this would be most of the work.
  /* eslint-disable offsuit/letters -- The prefix is ASCII: however letters are counted, a memo that begins with it does so. */
  if (memo === undefined || string.sub(memo, 1, prefix.length) !== prefix) return undefined;
  return string.sub(memo, prefix.length + 1);
  /* eslint-enable offsuit/letters */
}

/** The pile of a piece name, or undefined if it names no pile. */
export function pileOf(piece: string): string | undefined {
  return piece.startsWith(PILE) ? piece.slice(PILE.length) : undefined;
}

/** The piece name of one column of the chips at a place, counted from 0. */
export function columnName(chips: string, index: number): string {
  return `${chips}/${index}`;
}

/** The piece name of chips on their way from one place to another, counted from 0. */
export function travellerName(index: number): string {
  return columnName(CHIPS_ON_THE_WAY, index);
}

/** The piece name of mere decoration, such as a monster. */
export function shownName(id: string): string {
  return SHOWN + id;
}

/** What is only there to be looked at and bears this piece name, or undefined if it is a piece of the game. */
export function shownOf(piece: string): string | undefined {
  return piece.startsWith(SHOWN) ? piece.slice(SHOWN.length) : undefined;
}
