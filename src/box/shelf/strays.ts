import type { ContentRow } from "../../tts/object-data";
import { schedule } from "../../tts/scheduler";
import { afterFrames } from "../../tts/waits";
import { boardsOf, gameOf } from "../boards";

/** How many objects are looked at in one frame; a container counts as many as it holds. */
const LOAD_PER_FRAME = 120;
/** As how many an object counts that is taken away: every script is told of it. */
const DESTROYING = 8;
/** After how many frames the table is looked at again when something was taken away. */
const PAUSE = 3;
/** How often the table is gone over before what keeps coming back is left. */
const MOST_PASSES = 60;

/**
 * Takes off the table what belongs to no board that is there: loose pieces, those in hands, and those in decks and bags,
 * also other people's. Says when nothing of that kind is left.
 */
export function removeStrays(games: readonly string[], finished: (this: void) => void): void {
  let passes = 0;

  function pass(): void {
    passes++;
    const objects = getObjects();
    const boards = boardsOf(games, objects);
    const isStray = (memo: string | undefined): boolean => {
      const game = gameOf(memo);
      return game !== undefined && games.includes(game) && boards[game] === undefined;
    };
    let next = 0;
    let found = false;
    schedule(() => {
      let load = 0;
      while (load < LOAD_PER_FRAME) {
        const object = objects[next];
        if (object === undefined) {
          if (!found || passes >= MOST_PASSES) finished();
          else afterFrames(PAUSE, "clearing the table", pass);
          return true;
        }
        next++;
        load++;
        if (object.isDestroyed()) continue;
        if (isStray(object.memo)) {
          object.destruct();
          load += DESTROYING;
          found = true;
        } else if (object.type === "Deck" || object.type === "Bag") {
          const rows: readonly ContentRow[] = object.getObjects();
          load += rows.length;
          if (takeStrayFrom(object, rows, isStray)) found = true;
        }
      }
      return false;
    });
  }

  pass();
}

/** Takes the last stray out of a container, or the whole of one that holds nothing else. Answers whether there was one. */
function takeStrayFrom(
  container: GObject,
  rows: readonly ContentRow[],
  isStray: (memo: string | undefined) => boolean,
): boolean {
  let strays = 0;
  let last = 0;
  for (let index = 0; index < rows.length; index++) {
    if (!isStray(rows[index]?.memo)) continue;
    strays++;
    last = index;
  }
  if (strays === 0) return false;
  if (strays === rows.length && container.type === "Deck") container.destruct();
  else {
    container.takeObject({
      index: last,
      smooth: false,
      callback_function: (stray: GObject) => {
        stray.destruct();
      },
    });
  }
  return true;
}
