import { memoPrefix } from "../tts/piece-ids";

/** The boxes of the shelf have memos like pieces of a game of this name. */
const SHELF = memoPrefix("shelf");

/** The memo of the sign behind the boxes. */
export const SIGN_MEMO = `${memoPrefix("sign")}title`;

/** The memo of the box of a game. */
export function boxMemo(game: string): string {
  return SHELF + game;
}

/** The game of whose box this is the memo, or undefined. */
export function boxedGame(memo: string | undefined): string | undefined {
  return memo?.startsWith(SHELF) === true ? memo.slice(SHELF.length) : undefined;
}
