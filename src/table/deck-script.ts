import type { ContentRow } from "./stage/inventory";
import { same } from "../kit/data";
import { attempt } from "../tts/errors";
import { deckShuffled, shuffleDeck, type ShuffleDeck } from "../tts/deck-rpc";
import { ask, serve, isObject } from "../tts/rpc";

/** How often a deck is shuffled that comes out as it went in, and how many cards it has at least: fewer may do so by chance. */
const MOST_SHUFFLES = 3;
const SURELY_CHANGED = 5;

/** Whether two memos belong to pieces of one game. */
function isSameGame(memo: string | undefined, own: string | undefined): boolean {
  const [mark, game] = (memo ?? "").split("/");
  const [ownMark, ownGame] = (own ?? "").split("/");
  return mark === ownMark && game !== undefined && game === ownGame;
}

/** The memos of the cards in a deck, in the order of its list. */
function memosOf(deck: Pick<GObject, "getObjects">): string[] {
  const rows: readonly ContentRow[] = deck.getObjects();
  return rows.map(({ memo }) => memo ?? "");
}

/**
 * The script of a deck: it really shuffles when its board asks and reports the new order. It keeps players from
 * shuffling it and from laying strange pieces into it while the game runs.
 */
export function installDeck(): void {
  let shuffling: ShuffleDeck | undefined;

  function shuffle(order: ShuffleDeck, times: number): void {
    shuffling = order;
    const before = memosOf(owner);
    owner.shuffle();
    Wait.time(() => {
      attempt("a shuffled deck", () => {
        if (owner.isDestroyed() || shuffling !== order) return;
        const memos = memosOf(owner);
        const changed = memos.length < SURELY_CHANGED || !same(memos, before);
        if (!changed && times < MOST_SHUFFLES) shuffle(order, times + 1);
        else report(order, memos, changed);
      });
    }, order.shown);
  }

  function report({ board, token }: ShuffleDeck, memos: string[], changed: boolean): void {
    shuffling = undefined;
    ask(getObjectFromGUID(board), deckShuffled, { token, memos, changed });
  }

  serve(shuffleDeck, (order) => {
    attempt("shuffleDeck", () => {
      shuffle(order, 1);
    });
    return true;
  });
  // Players can touch a deck only while their hands are free of the automation; then it does what they like.
  // Nobody knows whether a shuffle of ours is asked about too.
  scriptGlobals.tryRandomize = (): boolean => shuffling !== undefined || owner.interactable;
  scriptGlobals.tryObjectEnter = (object: unknown): boolean =>
    owner.interactable || (isObject(object) && isSameGame(object.memo, owner.memo));
}
