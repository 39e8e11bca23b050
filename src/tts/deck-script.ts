import type { ContentRow } from "./object-data";
import { same } from "../kit/data/data";
import { attempt } from "./errors";
import { deckShuffled, lookAfterShuffle, shuffleDeck, type ShuffleDeck } from "./deck-rpc";
import { ask, serve, isObject } from "./rpc";

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

/** A shuffle that has been done and not been read. */
interface Shuffled {
  order: ShuffleDeck;
  /** The memos as they were before it. */
  before: string[];
  times: number;
  /** When it may be read (`Time.time`). */
  due: number;
}

/**
 * The script of a deck: it really shuffles when its board asks and reports the new order. It keeps players from
 * shuffling it and from laying strange pieces into it while the game runs.
 */
export function installDeck(): void {
  let shuffling: Shuffled | undefined;

  function shuffle(order: ShuffleDeck, times: number): void {
    const shuffled = { order, before: memosOf(owner), times, due: Time.time + order.shown };
    shuffling = shuffled;
    owner.shuffle();
    Wait.time(() => {
      attempt("a shuffled deck", () => {
        if (shuffling === shuffled) read(shuffled);
      });
    }, order.shown);
  }

  function read({ order, before, times }: Shuffled): void {
    if (owner.isDestroyed()) return;
    const memos = memosOf(owner);
    const changed = memos.length < SURELY_CHANGED || !same(memos, before);
    if (!changed && times < MOST_SHUFFLES) shuffle(order, times + 1);
    else report(order, memos, changed);
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
  serve(lookAfterShuffle, () => {
    attempt("lookAfterShuffle", () => {
      if (shuffling !== undefined && Time.time >= shuffling.due) read(shuffling);
    });
    return true;
  });
  // Players can touch a deck only while their hands are free of the automation; then it does what they like.
  // Nobody knows whether a shuffle of ours is asked about too.
  scriptGlobals.tryRandomize = (): boolean => shuffling !== undefined || owner.interactable;
  scriptGlobals.tryObjectEnter = (object: unknown): boolean =>
    owner.interactable || (isObject(object) && isSameGame(object.memo, owner.memo));
}
