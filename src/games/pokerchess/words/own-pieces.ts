import { listed } from "../../../kit/words/enumeration";
import type { Viewer } from "../../../kit/rules/rules";
import { seatMark } from "../../../kit/game/seat-names";
import { fill } from "../../../kit/words/words";
import { text } from "../catalogue";
import { shapeOn, squareName } from "../rules/chess/position";
import type { Seen } from "../rules/state";
import { generalOf, rosterOf, sideOfSeat } from "../rules/teams/roster";

/** A panel has room for the names of this many pieces. */
const MOST_NAMED = 8;

/** A sentence, and for a member of a team which pieces that member fights for and who moves them (PC-12.9, PC-12.11). */
export function withOwnPieces(sentence: string, seen: Seen, viewer: Viewer): string {
  if (viewer === "spectator") return sentence;
  const { men, owners, position } = seen;
  const side = sideOfSeat(seen, viewer);
  const general = generalOf(seen, side);
  const { pieces, none, ofMember, ofGeneral, shape } = text().OWN_PIECES;
  const names: string[] = [];
  for (let square = 0; square < men.length; square++) {
    if (owners[men[square] ?? ""] !== viewer) continue;
    const title = text().SHAPE_TITLES[shapeOn(position.board, square)];
    names.push(fill(shape, { shape: title, square: squareName(square) }));
  }
  if (rosterOf(seen, side).length === 1 || names.length > MOST_NAMED) return sentence;
  const owned = general === viewer ? ofGeneral : names.length === 0 ? none : ofMember;
  return fill(pieces, {
    sentence,
    pieces: fill(owned, { player: seatMark(general), pieces: listed(names) }),
  });
}
