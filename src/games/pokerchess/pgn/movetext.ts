import type { Ascii } from "../../../kit/data/ascii";

/** A turn in a game of chess. */
export interface Ply {
  /** Which turn of the game it is, counted from 1; those of White are odd. */
  number: number;
  text: Ascii;
  comments: readonly string[];
}

/** The longest line of a file in PGN's export format. */
const WIDTH = 80;

/** The moves of a game with their comments, as PGN has them, as far as they are written. */
interface Written {
  /** The lines that are full, and the one that moves are put into. */
  lines: string;
  line: Ascii;
  /** Whether something comes between this and the last move: then a move of Black's has its number, too. */
  isInterrupted: boolean;
}

/**
 * What writes the moves of a game.
 * @noSelf
 */
export interface Movetext {
  add: (ply: Ply) => void;
  /** All of it, with what is said after the last move. */
  text: (closing: readonly string[], result: Ascii) => string;
}

/**
 * Begins to write moves.
 * @param opening what is said before the first one; it may still grow until that comes
 * @param isMarkup whether square brackets could be taken for markup
 */
export function createMovetext(opening: readonly string[], isMarkup: boolean): Movetext {
  let written: Written = { lines: "", line: "", isInterrupted: true };
  // Programs expect no more than one comment between two moves: the last words join the comment on the last move.
  let last: Ply | undefined;

  /** A comment has lines of its own, as a hand history has them. */
  function withComment(before: Written, texts: readonly string[]): Written {
    if (texts.length === 0) return before;
    const text = texts.join("\n").split("}").join(")").split("{").join("(");
    const plain = isMarkup ? text.split("[").join("(").split("]").join(")") : text;
    const above = linesOf(before);
    return { lines: `${above}${above === "" ? "" : "\n"}{${plain}}`, line: "", isInterrupted: true };
  }

  function withPly(before: Written, { number, text, comments }: Ply): Written {
    const isWhite = number % 2 === 1;
    const move = `${Math.ceil(number / 2)}${isWhite ? "." : "..."}`;
    const numbered = isWhite || before.isInterrupted ? withToken(before, move) : before;
    return withComment({ ...withToken(numbered, text), isInterrupted: false }, comments);
  }

  return {
    add: (ply) => {
      written = last === undefined ? withComment(written, opening) : withPly(written, last);
      last = ply;
    },
    text: (closing, result) => {
      const whole =
        last === undefined
          ? withComment(written, opening.concat(closing))
          : withPly(written, { ...last, comments: last.comments.concat(closing) });
      return linesOf(withToken(whole, result));
    },
  };
}

function linesOf({ lines, line }: Written): string {
  if (line === "") return lines;
  return lines === "" ? line : `${lines}\n${line}`;
}

function withToken({ lines, line, isInterrupted }: Written, token: Ascii): Written {
  if (line === "") return { lines, line: token, isInterrupted };
  const isFull = line.length + token.length >= WIDTH;
  return isFull
    ? { lines: linesOf({ lines, line, isInterrupted }), line: token, isInterrupted }
    : { lines, line: `${line} ${token}`, isInterrupted };
}
