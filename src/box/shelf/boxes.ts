import { spoken } from "../../kit/words/language";
import { schedule } from "../../tts/scheduler";
import { newMotion, resize, settle, settleTurn } from "../../tts/set-object";
import { afterFrames, afterSeconds, whenever } from "../../tts/waits";
import { keepGame, showBox, spawnBoard } from "../box-rpc";
import { ask } from "../../tts/rpc";
import { findByMemo } from "../boards";
import { boxMemo, SIGN_MEMO } from "../memo";
import { boxPlace, boxScale } from "./places";

/** How far a box may be from its place, in units. */
const TOLERANCE = 0.05;
/** How long boxes may take to their places, in seconds. */
const GLIDE_TIME = 3;
/** After how many frames the interface of a fresh object can be changed. */
const FRESH_FRAMES = 3;
/** How long the table is left alone before a deleted box is made again, in seconds. */
const CALM_TIME = 0.5;

/**
 * The boxes of the games, wherever they are.
 * @noSelf
 */
export interface Boxes {
  /** Sends every box to its place, beside the board of a game or in the middle of the table, and says when they are there. */
  arrange: (open: string | undefined, there: () => void) => void;
  /** Writes on every box how its game stands. */
  show: (open: string | undefined) => void;
  /** Brings the board of a game on to the table as it was put away. Answers false if there is no box. */
  spawnBoard: (game: string) => boolean;
  /** Puts the text of a game's board into its box, or into the one that takes its place. */
  keep: (game: string, saved: string) => void;
  /** A box has come on to the table: it takes its place, unless that is taken; `ready` is called when it can be written on. */
  arrived: (box: GObject, game: string, ready: () => void) => void;
  /** A box is being destroyed: unless there is another one, it comes back as it was. */
  destroyed: (box: GObject, game: string) => void;
}

/** The boxes of these games, in the order in which they are; `welcome` is what the sign says to newcomers. */
export function createBoxes(games: readonly string[], welcome: (this: void) => string): Boxes {
  /** The texts of games whose box is not there just now. */
  const waiting: Record<string, string | undefined> = {};
  const motion = newMotion();

  function find(game: string): GObject | undefined {
    return findByMemo(boxMemo(game));
  }

  /** The sign is there while no board is, which would be on it. */
  function showSign(visible: boolean): void {
    const sign = findByMemo(SIGN_MEMO);
    if (sign === undefined) return;
    sign.interactable = false;
    sign.UI.setAttribute("welcome", "text", welcome());
    sign.UI.setAttribute("print", "active", `${visible}`);
  }

  /** One box a frame: finding it means to look at every object. */
  function each(visit: (box: GObject, index: number) => void, finished: () => void): void {
    let index = 0;
    schedule(() => {
      const game = games[index];
      if (game === undefined) {
        finished();
        return true;
      }
      const box = find(game);
      if (box !== undefined) visit(box, index);
      index++;
      return false;
    });
  }

  function keep(game: string, saved: string): void {
    const box = find(game);
    if (box === undefined) {
      waiting[game] = saved;
      return;
    }
    ask(box, keepGame, { receiver: box.guid, saved });
  }

  return {
    arrange: (open, there) => {
      const which = open === undefined ? undefined : Math.max(0, games.indexOf(open));
      const sent: GObject[] = [];
      each(
        (box, index) => {
          const { pose, size } = boxPlace(index, games.length, which);
          resize(motion, box, boxScale(size));
          if (settle(motion, box, pose, TOLERANCE)) sent.push(box);
          settleTurn(motion, box, pose);
        },
        () => {
          whenever(
            () => sent.every((box) => box.isDestroyed() || !box.isSmoothMoving()),
            "the boxes",
            there,
            GLIDE_TIME,
          );
        },
      );
    },
    show: (open) => {
      showSign(open === undefined);
      each(
        (box, index) => {
          ask(box, showBox, { language: spoken(), open: open !== undefined && games[index] === open });
        },
        () => undefined,
      );
    },
    spawnBoard: (game) => {
      const box = find(game);
      return box !== undefined && ask(box, spawnBoard, { receiver: box.guid }) === true;
    },
    keep,
    arrived: (box, game, ready) => {
      if (find(game)?.guid !== box.guid) {
        box.destruct();
        return;
      }
      const saved = waiting[game];
      waiting[game] = undefined;
      if (saved !== undefined) keep(game, saved);
      afterFrames(FRESH_FRAMES, "a new box", ready);
    },
    destroyed: (box, game) => {
      const json = box.getJSON();
      afterSeconds(CALM_TIME, "a lost box", () => {
        if (find(game) === undefined) spawnObjectJSON({ json });
      });
    },
  };
}
