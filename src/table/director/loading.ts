import type { TableGame } from "../../kit/game";
import type { GameAction, GameEvent } from "../../kit/rules";
import { openSaved } from "../../saved/damage";
import { memoPrefix, pieceOf } from "../objects/memo";
import { putAway } from "../saving/putting-away";
import { veilPiece } from "../stage/secrecy";
import { newDesk } from "../state/desk";
import { afterFrames } from "../time/waits";
import { reportMistakesTo } from "../tts/guard";
import { createDirector, type Director } from "./director";

const STILL_LOADING = '{"busy":"resuming"}';

/**
 * Loads the board that carries this script. To read what was saved and to make all parts of a table is more than a slice's work,
 * so it takes a few frames; what may be secret is hidden in the first one.
 * @param ready gets the director that has loaded the game
 * @returns the director until then: it keeps what was saved, and our pieces from everybody
 */
export function loadBoard<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  saved: string,
  ready: (director: Director) => void,
): Director {
  const { rules } = game;
  const prefix = memoPrefix(rules.id);
  let loaded: Director | undefined;
  const waiting: ((director: Director) => void)[] = [];

  /** Has something done by the director that has loaded the game. */
  function then(run: (director: Director) => void): void {
    if (loaded === undefined) waiting.push(run);
    else run(loaded);
  }

  /** Where something was saved, a game may be under way. */
  function veil(object: GObject): void {
    if (saved !== "") veilPiece(prefix, object);
  }

  // Before anybody can look.
  for (const object of getObjects()) veil(object);
  nextFrame(() => {
    const opened = openSaved(rules.id, saved);
    nextFrame(() => {
      const desk = newDesk(rules, opened, saved);
      nextFrame(() => {
        const director = createDirector(game, desk, opened, saved);
        reportMistakesTo(director.recover);
        ready(director);
        director.load();
        loaded = director;
        for (const run of waiting) run(director);
      });
    });
  });

  return {
    save: () => saved,
    putAway: () => putAway(() => saved),
    describe: () => STILL_LOADING,
    // What a game was at nobody knows yet.
    obstacle: () => "chance",
    spawned: veil,
    isGuarded: ({ memo }) => pieceOf(prefix, memo) !== undefined,
    mayPickUp: (_, { memo }) => pieceOf(prefix, memo) === undefined,
    moved: (colour) => {
      then((director) => {
        director.moved(colour);
      });
    },
    seatsChanged: () => {
      then((director) => {
        director.seatsChanged();
      });
    },
    adoptSettings: (settings) => {
      then((director) => {
        director.adoptSettings(settings);
      });
    },
    // Nothing has been shown yet that anybody could answer, and the whole table is drawn afterwards.
    input: { clicked: nothing, typed: nothing, keyPressed: nothing, chatted: () => true, asked: nothing },
    pressed: () => false,
    load: nothing,
    dropped: nothing,
    pickedUp: nothing,
    lost: nothing,
    enclosed: nothing,
    dieSettled: nothing,
    deckShuffled: nothing,
    takeAction: nothing,
    recover: nothing,
  };
}

function nextFrame(run: () => void): void {
  afterFrames(1, "loading", run);
}

function nothing(): void {}
