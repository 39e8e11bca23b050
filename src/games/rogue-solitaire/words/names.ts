import { shortName } from "../../../kit/words/card-names";
import { fill, valuesFrom, type Values } from "../../../kit/words/words";
import { text } from "../catalogue";
import { positionOf, type Side } from "../rules/board";
import { printedOn, type DungeonCard } from "../rules/cards";
import { CELLS, type Cell } from "../rules/state";

/** A card as printed; players do not see the letter of its deck. */
export function cardName(card: DungeonCard): string {
  return named(card);
}

/** A cell by its row and column. */
export function cellName(cell: Cell): string {
  const { row, column } = positionOf(cell);
  return fill(text().CELL_NAME, { row, column });
}

/** Where a neighbouring cell is, seen from YOU. */
export function sideOf(you: Cell, cell: Cell): Side {
  const from = positionOf(you);
  const to = positionOf(cell);
  if (to.column < from.column) {
    if (to.row === from.row) return "left";
    return to.row < from.row ? "aboveLeft" : "belowLeft";
  }
  if (to.column > from.column) {
    if (to.row === from.row) return "right";
    return to.row < from.row ? "aboveRight" : "belowRight";
  }
  return to.row < from.row ? "above" : "below";
}

/** The fields of an event or the values of a refusal, with cards and cells as their names. */
export function namedValues(fields: unknown): Values {
  return valuesFrom(fields, named);
}

/** The name of a card or a cell by its id; other text stays as it is. */
function named(id: string): string {
  const printed = printedOn(id);
  if (printed !== undefined) return shortName(printed);
  const cell = CELLS.find((known) => known === id);
  return cell === undefined ? id : cellName(cell);
}
