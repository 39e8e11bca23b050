import type { Ascii } from "../../../kit/data/ascii";
import type { Seat } from "../../../kit/rules/rules";
import { SIDES, type Side } from "../rules/chess/position";
import type { OpenState } from "../rules/state";
import { rosterOf } from "../rules/teams/roster";
import { algebraic, fenOf, isChess } from "./algebraic";
import { createMovetext, type Movetext } from "./movetext";
import { commentsOf, moveMade, triedIn, type Turn } from "./turn";

/** A game of chess that programs can follow: it ends where a move of Pokerchess is none of chess. */
interface Round {
  fen: Ascii;
  /** The comments before its first move, and after its last. */
  opening: string[];
  moves: Movetext;
  closing: string[];
}

/**
 * Puts turns into the games of chess that they are.
 * @noSelf
 */
export interface Rounds {
  /** The turn is over, and has led to this; each call of the answer is a slice that writes it. */
  close: (turn: Turn, open: OpenState) => () => boolean;
  /** All of them, with an unfinished turn, and a comment on the end. */
  text: (open: OpenState, turn: Turn | undefined, ending: readonly string[]) => string;
}

/**
 * Begins the first of them.
 * @param nameOf what the seats are called
 * @param isMarkup whether square brackets could be taken for markup
 */
export function createRounds(
  begun: OpenState,
  nameOf: (this: void, seat: Seat) => string,
  isMarkup: boolean,
): Rounds {
  /** Those that are over, and how many they are. */
  let earlier = "";
  let number = 1;
  let round = newRound(begun, 1, [], isMarkup);

  function ended(open: OpenState, closing: readonly string[], result: Ascii): string {
    const [white, black] = SIDES.map((side) => playersOf(open, side, nameOf));
    const tags = [
      '[Event "Pokerchess"]',
      '[Site "Offsuit, Tabletop Simulator"]',
      '[Date "????.??.??"]',
      `[Round "${number}"]`,
      `[White "${white}"]`,
      `[Black "${black}"]`,
      `[Result "${result}"]`,
      '[SetUp "1"]',
      `[FEN "${round.fen}"]`,
    ];
    return `${tags.join("\n")}\n\n${round.moves.text(round.closing.concat(closing), result)}`;
  }

  /** A turn that is no move of chess ends the round, unless the game is over. */
  function breakOff(turn: Turn, open: OpenState, tried: string, isMove: boolean): void {
    for (const line of [tried].concat(commentsOf(turn))) round.closing.push(line);
    if (open.phase.kind === "over" && !isMove) return;
    earlier += `${ended(open, ["No move of chess: the next round goes on with the position."], "*")}\n\n`;
    number++;
    round = newRound(open, turn.number + 1, [`After ${tried}`], isMarkup);
  }

  return {
    close: (turn, open) => {
      const { position, promotion } = turn;
      const { options } = open;
      const move = moveMade(turn, open);
      let isSound: boolean | undefined;
      let tried: string | undefined;
      return () => {
        if (turn.number === 0) {
          for (const line of commentsOf(turn)) round.opening.push(line);
          return true;
        }
        if (isSound === undefined) {
          isSound = move !== undefined && isChess(position, options, move);
          return false;
        }
        if (move !== undefined && isSound) {
          const text = algebraic(position, options, move, promotion, isSound);
          round.moves.add({ number: turn.number, text, comments: commentsOf(turn) });
          return true;
        }
        if (tried === undefined) {
          tried = triedIn(turn, open);
          return false;
        }
        breakOff(turn, open, tried, move !== undefined);
        return true;
      };
    },
    text: (open, turn, ending) => {
      const broken = turn === undefined ? [] : commentsOf(turn);
      return earlier + ended(open, broken.concat(ending), resultOf(open));
    },
  };
}

function newRound(
  { position, options }: OpenState,
  turn: number,
  opening: string[],
  isMarkup: boolean,
): Round {
  return {
    fen: fenOf(position, options, Math.max(1, turn)),
    opening,
    moves: createMovetext(opening, isMarkup),
    closing: [],
  };
}

/** How a game ended, in PGN. */
function resultOf({ phase }: OpenState): Ascii {
  if (phase.kind !== "over") return "*";
  if (phase.winner === undefined) return "1/2-1/2";
  return phase.winner === "white" ? "1-0" : "0-1";
}

/** Who plays a side; PGN has a colon between the members of a team. */
function playersOf(open: OpenState, side: Side, nameOf: (this: void, seat: Seat) => string): string {
  const players = open.turn === 0 ? [] : rosterOf(open, side).map((seat) => nameOf(seat));
  // What would end the value of a tag is in no name.
  return players.length === 0 ? "?" : players.join(":").split('"').join("'").split("\\").join("/");
}
