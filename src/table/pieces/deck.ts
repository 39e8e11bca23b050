import { deckShuffled, shuffleDeck, type ShuffleDeck } from "../api/deck";
import { isObject } from "../api/events";
import { ask, serve } from "../api/procedure";
import { attempt } from "../tts/guard";

/** How long the shuffle is shown before the new order is read, in seconds. */
const SHUFFLE_TIME = 0.6;

/** Whether two memos belong to pieces of one game. */
function isSameGame(memo: string | undefined, own: string | undefined): boolean {
  const [mark, game] = (memo ?? "").split("/");
  const [ownMark, ownGame] = (own ?? "").split("/");
  return mark === ownMark && game !== undefined && game === ownGame;
}

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

  function shuffle(order: ShuffleDeck): void {
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
    ask(getObjectFromGUID(order.board), deckShuffled, { token: order.token, memos });
  }

  serve(shuffleDeck, (order) => {
    attempt("shuffleDeck", () => {
      shuffle(order);
    });
    return true;
  });
  // Players can touch a deck only while their hands are free of the automation; then it does what they like.
  // Nobody knows whether a shuffle of ours is asked about too.
  scriptGlobals.tryRandomize = (): boolean => shuffling !== undefined || owner.interactable;
  scriptGlobals.tryObjectEnter = (object: unknown): boolean =>
    owner.interactable || (isObject(object) && isSameGame(object.memo, owner.memo));
}
