import type { Piece } from "../../kit/game/scene";
import { columnsOf } from "../../tts/chips";
import { columnName, pieceMemo, pieceOf, pileMemo } from "../../tts/piece-ids";
import { alive, type Inventory } from "./inventory";
import type { Work } from "./pass-context";

/*
 * Pieces are known by their memos, which any script at the table can overwrite. Whose object it was is known from the last
 * look around the table.
 */

/** Gives a piece that stands in the scene its memo back, if another script has taken it. */
export function keepMemo(work: Work, piece: Piece): void {
  const { loose, piles } = work.inventory;
  switch (piece.kind) {
    case "pile": {
      restore(work, piles[piece.id], pileMemo(work.game, piece.id));
      // A pile of one is that card.
      const [only = "", second] = piece.cards;
      if (second === undefined) restore(work, loose[only], pieceMemo(work.game, only));
      return;
    }
    case "chips":
      for (let index = 0; index < columnsOf(piece.count).length; index++) {
        const name = columnName(piece.id, index);
        restore(work, loose[name], pieceMemo(work.game, name));
      }
      return;
    default:
      restore(work, loose[piece.id], pieceMemo(work.game, piece.id));
  }
}

/**
 * Gives all pieces their memos back that were there at the last look, and are not found any more; answers whether there were
 * any, so that it has to be looked again.
 */
export function restoreMemos(work: Work, now: Inventory): boolean {
  const { loose, piles, found } = work.inventory;
  if (now.found.length >= found.length) return false;
  let isRestored = false;
  for (const [name, object] of Object.entries(loose)) {
    if (now.loose[name] === undefined && restore(work, object, pieceMemo(work.game, name))) isRestored = true;
  }
  for (const [pile, deck] of Object.entries(piles)) {
    if (now.piles[pile] === undefined && restore(work, deck, pileMemo(work.game, pile))) isRestored = true;
  }
  // For a moment they were taken for strangers.
  if (isRestored) work.register.strangers = [];
  return isRestored;
}

/** Gives an object its memo, if it is there and bears none of this game's; answers whether it did. */
function restore({ register }: Work, object: GObject | undefined, memo: string): boolean {
  const there = alive(object);
  if (there === undefined || pieceOf(register.prefix, there.memo) !== undefined) return false;
  there.memo = memo;
  return true;
}
