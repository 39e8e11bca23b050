import { seatMark } from "../../../kit/game/seat-names";
import { fill, fillCount } from "../../../kit/words/words";
import { text } from "../catalogue";
import { raiseBounds, toCall } from "../rules/battle/betting";
import { behind, otherRole, ownerOfDecision } from "../rules/battle/roles";
import { kingSteps, knightLeaps, PAWN_ATTACKS, queenLines, rookLines } from "../rules/chess/lines";
import { manOf, otherSide, shapeOf, sideOf, type Side, type Square } from "../rules/chess/position";
import { holderOf } from "../rules/clock";
import type { Battle, Seen } from "../rules/state";
import { generalOf, sideAsGeneral } from "../rules/teams/roster";
import { offerTerms, timeValues } from "./names";

/** In the first turns of a game, what differs from chess everywhere. */
const FIRST_TURNS = 4;

/** What you cannot do, or not as in chess or poker, and by which rule. */
export function hints(seen: Seen): string[] {
  const { phase, battle } = seen;
  const list = offerHints(seen);
  switch (phase.kind) {
    case "move":
      return list.concat(moveHints(seen));
    case "stake":
      return list.concat(text().HINTS.stakeReturn);
    case "bet":
      return battle === undefined ? list : list.concat(betHints(seen, battle));
    default:
      return list;
  }
}

/** Offers to the player who decides, who can answer them as an aside (PC-9.6, PC-10.8). */
function offerHints(seen: Seen): string[] {
  const holder = holderOf(seen);
  const side = holder === undefined ? undefined : sideAsGeneral(seen, holder);
  if (side === undefined) return [];
  const { timeOffer } = seen;
  const offer = seen.offers[otherSide(side)];
  const player = seatMark(generalOf(seen, otherSide(side)));
  const list: string[] = [];
  if (offer !== undefined) list.push(fill(text().HINTS.offer, { player, pays: offerTerms(seen, offer) }));
  if (timeOffer !== undefined && timeOffer.side !== side) {
    list.push(fill(text().HINTS.timeOffer, { player, ...timeValues(timeOffer.change) }));
  }
  return list;
}

function moveHints(seen: Seen): string[] {
  const list: string[] = [];
  const { position, options, turn } = seen;
  const { side } = position;
  const owner = ownerOfDecision(seen);
  if (owner !== holderOf(seen)) list.push(text().HINTS.lateOwner);
  const king = position.board.indexOf(manOf(side, "king"));
  if (king >= 0 && isAttacked(seen, king)) {
    list.push(fill(text().HINTS.attackedKing, { player: seatMark(owner ?? generalOf(seen, side)) }));
  }
  const castling = castlingHint(seen, king);
  if (castling !== undefined) list.push(castling);
  if (turn <= FIRST_TURNS) {
    list.push(text().HINTS.matching);
    if (!options.pawnDoubleStep) list.push(text().HINTS.noDoubleStep);
  }
  return list;
}

/** Whether the side to move is under attack on a square (PC-5.1): looked at from there. */
function isAttacked({ position }: Seen, square: Square): boolean {
  const { board, side } = position;
  const foe = otherSide(side);
  const stands = (squares: readonly Square[], man: string): boolean =>
    squares.some((from) => board[from] === man);
  return (
    stands(knightLeaps(square), manOf(foe, "knight")) ||
    stands(kingSteps(square), manOf(foe, "king")) ||
    stands(PAWN_ATTACKS[side](square), manOf(foe, "pawn")) ||
    isOnLine(board, foe, square)
  );
}

/** Whether a queen, rook or bishop of this side looks at a square along one of its lines. */
function isOnLine(board: Seen["position"]["board"], foe: Side, square: Square): boolean {
  const straight = rookLines(square).length;
  const lines = queenLines(square);
  for (let i = 0; i < lines.length; i++) {
    const first = lines[i]?.find((from) => board[from] !== "");
    const man = first === undefined ? "" : (board[first] ?? "");
    const shape = sideOf(man) === foe ? shapeOf(man) : undefined;
    if (shape === "queen" || shape === (i < straight ? "rook" : "bishop")) return true;
  }
  return false;
}

/** Where chess players would look for castling: king and rook at home with nothing between them (PC-5.6). */
function castlingHint({ position, options }: Seen, king: Square): string | undefined {
  const { board, side, castling } = position;
  const home = side === "white" ? 4 : 60;
  if (king !== home) return undefined;
  const rook = manOf(side, "rook");
  const isFree = (squares: readonly Square[]): boolean => squares.every((square) => board[square] === "");
  const short = board[home + 3] === rook && isFree([home + 1, home + 2]);
  const long = board[home - 4] === rook && isFree([home - 1, home - 2, home - 3]);
  if (!options.castling) return short || long ? text().HINTS.noCastling : undefined;
  const isLost =
    (short && !castling.includes(manOf(side, "king"))) || (long && !castling.includes(manOf(side, "queen")));
  return isLost ? text().HINTS.castlingLost : undefined;
}

function betHints(seen: Seen, battle: Battle): string[] {
  const { toAct } = battle;
  const opponent = otherRole(toAct);
  const most = behind(seen, battle, opponent);
  const stack = behind(seen, battle, toAct);
  const player = seatMark(battle[opponent].seat);
  const missing = toCall(battle, toAct);
  if (missing > stack) return [fillCount(text().HINTS, "shortCall", { player, count: stack })];
  if (most === 0) return [fill(text().HINTS.nothingToRaise, { player })];
  const bounds = raiseBounds(seen, battle, toAct);
  if (bounds === undefined) return [text().HINTS.noChipsToRaise];
  return bounds.max > most ? [fill(text().HINTS.unmatched, { player, most })] : [];
}
