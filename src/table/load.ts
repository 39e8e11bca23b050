import type { AnyGame } from "./model/game";
import { openSaved, unreadable, type Opened } from "../saved/damage";
import { mayHoldGame } from "../saved/saved-text";
import { createDirector, type Director } from "./director";
import { putAway } from "./game/save-and-close";
import type { AnyFeature } from "./feature";
import { say } from "./languages/sentences";
import { newDesk } from "./model/desk";
import { logMistake } from "../tts/event-log";
import { hidePiece } from "./stage/hidden-cards";
import { attemptEach, reportMistakesTo } from "../tts/errors";
import { memoPrefix, pieceOf } from "../tts/piece-ids";
import { dropTasks } from "../tts/scheduler";
import { afterFrames } from "../tts/waits";

const STILL_LOADING = '{"busy":"resuming"}';

/**
 * Loads the board that carries this script. To read what was saved and to make all parts of a table is more than a slice's work,
 * so it takes a few frames; what may be secret is hidden in the first one. Where what was saved makes any of them fail, a new game
 * begins, and what was saved comes into the Notebook; where that fails too, the board does nothing but keep what was saved.
 * @param ready gets the director that has loaded the game
 * @returns the director until then: it keeps what was saved, and our pieces from everybody
 */
export function loadBoard(
  game: AnyGame,
  features: readonly AnyFeature[],
  saved: string,
  ready: (director: Director) => void,
): Director {
  const { rules } = game;
  const prefix = memoPrefix(rules.id);
  let loaded: Director | undefined;
  /** What went wrong when it was loaded with what was saved. */
  let mistake: string | undefined;
  /** Whether it could not be loaded without that either. */
  let isStuck = false;
  const waiting: ((director: Director) => void)[] = [];

  /** Has something done by the director that has loaded the game. */
  function then(run: (director: Director) => void): void {
    if (loaded === undefined) waiting.push(run);
    else run(loaded);
  }

  const hides = mayHoldGame(saved);
  function hide(object: GObject): void {
    if (hides) hidePiece(prefix, object);
  }

  /** Does a frame's share of the loading; what fails may depend on what was saved, so it begins once more without that. */
  function inNextFrame(share: () => void): void {
    afterFrames(1, "loading", () => {
      const [ok, message] = pcall(share);
      if (ok) return;
      // Those of a director that was half made.
      dropTasks();
      if (mistake === undefined && saved !== "") makeTable(unreadable(saved));
      else {
        isStuck = true;
        broadcastToAll(say("notLoaded", { message }));
      }
      mistake ??= message;
    });
  }

  function makeTable(opened: Opened): void {
    inNextFrame(() => {
      const desk = newDesk(rules, opened, saved);
      if (mistake !== undefined) logMistake(desk.eventLog, "loading", mistake);
      inNextFrame(() => {
        const director = createDirector(game, desk, opened, saved, features);
        inNextFrame(() => {
          reportMistakesTo(director.recover);
          director.load();
          ready(director);
          loaded = director;
          attemptEach("loading", waiting, (run) => {
            run(director);
          });
        });
      });
    });
  }

  // Ordered before anything here can fail.
  inNextFrame(() => {
    makeTable(openSaved(rules.id, saved));
  });
  // Before anybody can look.
  attemptEach("hiding a piece", getObjects(), hide);

  return {
    load: nothing,
    // Nothing has been shown yet that anybody could answer, and the whole table is drawn afterwards.
    input: {
      ...{ clicked: nothing, typed: nothing, keyPressed: nothing, asked: nothing },
      ...{ chatted: () => true, allows: () => false },
    },
    pieces: {
      spawned: hide,
      isGuarded: ({ memo }) => pieceOf(prefix, memo) !== undefined,
      mayDo: (_, action, { memo }) => action === PLAYER_ACTIONS.Select || pieceOf(prefix, memo) === undefined,
      pressed: () => false,
      clicked: () => false,
      dropped: nothing,
      pickedUp: nothing,
      lost: nothing,
      enclosed: nothing,
    },
    seats: {
      came: () => {
        then(({ seats }) => {
          seats.came();
        });
      },
      moved: (colour) => {
        then(({ seats }) => {
          seats.moved(colour);
        });
      },
      changed: () => {
        then(({ seats }) => {
          seats.changed();
        });
      },
    },
    chance: { dieSettled: nothing, deckShuffled: nothing },
    keeping: {
      save: () => saved,
      putAway: () => putAway(() => saved),
      describe: () => STILL_LOADING,
      // What a game was at nobody knows yet.
      obstacle: () => (isStuck ? "none" : "chance"),
    },
    adoptSettings: (settings) => {
      then((director) => {
        director.adoptSettings(settings);
      });
    },
    takeAction: nothing,
    tendScreen: nothing,
    recover: nothing,
  };
}

function nothing(): void {}
