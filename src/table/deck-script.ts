import { attempt } from "./guard";
import type { DeckShuffled, ShuffleDeck } from "./messages";

/** How long the shuffle is shown before the new order is read, in seconds. */
const SHUFFLE_TIME = 0.6;

/** What a container tells of one card in it. */
interface ContentRow {
  memo?: string;
}

/**
 * The script of a deck: it really shuffles when its board asks and reports the new order. It keeps players from
 * shuffling it and from laying strange pieces into it while the game runs.
 */
export function installDeck(): void {
  let shuffling: ShuffleDeck | undefined;

  function shuffleDeck(order: ShuffleDeck): void {
    shuffling = order;
    owner.shuffle();
    Wait.time(() => {
      attempt("a shuffled deck", () => {
        report(order);
      });
    }, SHUFFLE_TIME);
  }

  function report(order: ShuffleDeck): void {
    if (owner.isDestroyed() || shuffling !== order) return;
    shuffling = undefined;
    const rows: readonly ContentRow[] = owner.getObjects();
    const memos: string[] = [];
    for (const row of rows) memos.push(row.memo ?? "");
    const message: DeckShuffled = { token: order.token, memos };
    getObjectFromGUID(order.board)?.call("deckShuffled", message);
  }

  scriptGlobals.shuffleDeck = (order: ShuffleDeck): void => {
    attempt("shuffleDeck", () => {
      shuffleDeck(order);
    });
  };
  // The board lays cards in by script while its deck is locked for players; a free deck takes what it is given.
  scriptGlobals.tryRandomize = (): boolean => owner.interactable;
}
