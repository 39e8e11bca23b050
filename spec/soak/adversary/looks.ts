import type { EmulatedTable, Piece } from "../../../src/emulator";
import { CHESS_NAME } from "../../../src/tts/constants";
import { expectSame } from "../../support/expect";
import { reportOf } from "../../table/support/report";

/** In how many parts sizes and colours are compared: Tabletop Simulator keeps them as fractions. */
const PARTS = 50;

function rounded(number: number | undefined): number {
  return Math.floor((number ?? 0) * PARTS + 0.5);
}

/** How large these are depends on where they are, which the picture tells. */
const SIZED = Object.values<string>(CHESS_NAME).concat("Card", "Die_6");

/** How a piece was made: what stays as it is, whatever becomes of it in a game of the same seats, whose colours pieces have. */
function make({ state, scale }: Piece): unknown {
  const { Name, GMNotes = "", Tags = [], ColorDiffuse: tint } = state;
  return {
    size: SIZED.includes(Name) ? [] : [rounded(scale.x), rounded(scale.y), rounded(scale.z)],
    colour: [rounded(tint?.r), rounded(tint?.g), rounded(tint?.b)],
    tags: Tags,
    notes: GMNotes,
  };
}

function seatsFrom(table: EmulatedTable, game: string): string {
  return reportOf(table, game)
    .seats.map(({ colour }) => colour)
    .join();
}

/** Remembers how the pieces of a game are made; what it answers fails if one that is there is of another make. */
export function rememberLooks(table: EmulatedTable, game: string): (this: void) => void {
  const start = `offsuit/${game}/`;
  const seats = seatsFrom(table, game);
  const makes: Record<string, unknown> = {};
  // Nothing puts monsters right: they are no pieces.
  for (const piece of table.objects())
    if (piece.type !== "rpgFigurine") makes[piece.state.Memo ?? ""] = make(piece);
  return () => {
    if (seatsFrom(table, game) !== seats) return;
    for (const piece of table.objects()) {
      const { Memo = "" } = piece.state;
      const wanted = makes[Memo];
      if (Memo.startsWith(start) && wanted !== undefined)
        expectSame(make(piece), wanted, `the make of ${Memo}`);
    }
  };
}
