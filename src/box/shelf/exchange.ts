import { adoptSettings, putAway } from "../../tts/board-rpc";
import { ask, offers } from "../../tts/rpc";
import { afterFrames, afterSeconds, whenever } from "../../tts/waits";
import { boardsOf, findBoard } from "../boards";
import { tell, type BoxSentence } from "../words";
import type { Boxes } from "./boxes";
import { removeLostPanels } from "./screen";
import type { ShelfState } from "./state";
import { removeStrays } from "./strays";

/** How many frames after loading objects and interfaces can be asked and changed. */
const LOADED_FRAMES = 4;
/** How long a board may take to come out of its box, and a whole change at most, in seconds. */
const OPENING_TIME = 20;
const LONGEST_CHANGE = 50;
const NEWS = { r: 0.95, g: 0.76, b: 0.31 };

/**
 * Exchanges the game on the table. A change begins with a table at rest and has it for itself until it is at rest again.
 * @noSelf
 */
export interface Exchange {
  /** Looks what is on the table that has just been loaded, and takes away what a change under way has left of it. */
  load: () => void;
  /** Whether the table is being changed. */
  isBusy: () => boolean;
  /** How often the table has been changed. */
  changes: () => number;
  /** Puts the open game away, if there is one, and brings another one, or none. */
  change: (wanted: string | undefined) => void;
  /** A board has come: out of its box, or with somebody who brought it along. */
  boardSpawned: (game: string, board: GObject) => void;
  /** A board is being destroyed, and can still be asked. */
  boardDestroyed: (game: string, board: GObject) => void;
  /** Sends the boxes to their places and writes on them how their games stand. */
  tidy: () => void;
}

/** The exchange of these games; `titleOf` says what a game is called. */
export function createExchange(
  games: readonly string[],
  titleOf: (this: void, game: string) => string,
  state: ShelfState,
  boxes: Boxes,
): Exchange {
  /** Until the table is loaded nobody knows its state. */
  let loaded = false;
  let busy = true;
  let changes = 0;
  /** The game whose board is awaited. */
  let opening: string | undefined;

  /** No rewind may lead into the middle of a change. */
  function begin(): void {
    busy = true;
    changes++;
    const mine = changes;
    storeRewindState?.(() => undefined, true);
    afterSeconds(LONGEST_CHANGE, "a change of games", () => {
      if (busy && mine === changes) end();
    });
  }

  function end(): void {
    busy = false;
    opening = undefined;
    tidy();
    allowRewindStore?.();
  }

  function tidy(): void {
    boxes.arrange(state.open, () => undefined);
    boxes.show(state.open);
  }

  /** Takes a game off the table: first its board tells its state, then everything goes. Nothing goes if it tells nothing. */
  function close(game: string, board: GObject, closed: (this: void) => void): void {
    const saved = ask(board, putAway, { receiver: board.guid });
    const isTold = saved !== undefined && saved !== "";
    if (!isTold && findBoard(game) !== undefined) {
      announce("notPutAway", titleOf(game));
      state.open = game;
      end();
      return;
    }
    if (isTold) boxes.keep(game, saved);
    if (!board.isDestroyed()) board.destruct();
    clear(closed);
  }

  function clear(cleared: (this: void) => void): void {
    removeStrays(games, () => {
      removeLostPanels(cleared);
    });
  }

  /** The boxes make room, then the board comes; it makes its pieces by itself. */
  function bring(game: string): void {
    const mine = changes;
    boxes.arrange(game, () => {
      if (mine !== changes) return;
      opening = game;
      if (!boxes.spawnBoard(game)) notOpened(game);
    });
    afterSeconds(OPENING_TIME, "opening a game", () => {
      if (mine === changes && opening === game) notOpened(game);
    });
  }

  function notOpened(game: string): void {
    announce("notOpened", titleOf(game));
    end();
  }

  function arrived(game: string, board: GObject): void {
    state.open = game;
    adopt(board, state.settings);
    end();
  }

  function look(): void {
    loaded = true;
    const boards = boardsOf(games, getObjects());
    if (state.open === undefined || boards[state.open] === undefined) {
      state.open = games.find((game) => boards[game] !== undefined);
    }
    for (const game of Object.keys(boards)) {
      const board = boards[game];
      if (board === undefined) continue;
      if (game === state.open) adopt(board, state.settings);
      else board.destruct();
    }
    clear(end);
  }

  function change(wanted: string | undefined): void {
    const { open } = state;
    const board = open === undefined ? undefined : findBoard(open);
    begin();
    const next = (): void => {
      if (wanted === undefined) end();
      else bring(wanted);
    };
    state.open = undefined;
    if (open === undefined || board === undefined) clear(next);
    else close(open, board, next);
  }

  return {
    load: () => {
      afterFrames(LOADED_FRAMES, "the shelf", look);
    },
    isBusy: () => busy,
    changes: () => changes,
    change,
    boardSpawned: (game, board) => {
      if (game === opening) arrived(game, board);
      else if (!busy && state.open === undefined) {
        begin();
        arrived(game, board);
      } else if (loaded && findBoard(game)?.guid !== board.guid) board.destruct();
    },
    boardDestroyed: (game, board) => {
      if (busy || game !== state.open || findBoard(game) !== undefined) return;
      begin();
      state.open = undefined;
      close(game, board, () => {
        announce("boardLost", titleOf(game));
        end();
      });
    },
    tidy,
  };
}

/** The settings of the table hold at every board: told once its script has run, which may be a moment after it has come. */
function adopt(board: GObject, settings: string): void {
  if (settings === "") return;
  whenever(
    () => board.isDestroyed() || offers(board, adoptSettings),
    "the settings of a board",
    () => {
      if (!board.isDestroyed()) ask(board, adoptSettings, { settings });
    },
    OPENING_TIME,
  );
}

function announce(sentence: BoxSentence, title: string): void {
  broadcastToAll(tell(sentence, { title }), NEWS);
}
