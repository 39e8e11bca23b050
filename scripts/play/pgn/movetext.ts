/** A turn in a game of chess. */
export interface Ply {
  /** Which turn of the game it is, counted from 1; those of White are odd. */
  number: number;
  text: string;
  comments: readonly string[];
}

/** The longest line of a file in PGN's export format. */
const WIDTH = 80;

/** The moves of a game with their comments, as PGN has them. */
export function movetext(
  opening: readonly string[],
  plies: readonly Ply[],
  closing: readonly string[],
  result: string,
): string {
  const lines: string[] = [];
  let line = "";
  const end = (): void => {
    if (line !== "") lines.push(line);
    line = "";
  };
  const put = (token: string): void => {
    if (line.length + token.length >= WIDTH) end();
    line += line === "" ? token : ` ${token}`;
  };
  /** A comment has lines of its own, as a hand history has them. */
  const comment = (texts: readonly string[]): void => {
    if (texts.length === 0) return;
    end();
    lines.push(`{${texts.join("\n").replaceAll("}", ")").replaceAll("{", "(")}}`);
  };
  // Programs expect no more than one comment between two moves: what is said last goes with what is said of the last move.
  comment(plies.length === 0 ? [...opening, ...closing] : opening);
  let isInterrupted = true;
  for (const [index, { number, text, comments: own }] of plies.entries()) {
    const comments = index === plies.length - 1 ? [...own, ...closing] : own;
    const isWhite = number % 2 === 1;
    const move = `${Math.ceil(number / 2)}${isWhite ? "." : "..."}`;
    if (isWhite || isInterrupted) put(move);
    put(text);
    comment(comments);
    isInterrupted = comments.length > 0;
  }
  put(result);
  end();
  return lines.join("\n");
}
