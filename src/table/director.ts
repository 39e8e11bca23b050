import type { AnyGame } from "./model/game";
import type { Opened } from "../saved/damage";
import { remark } from "../saved/remarks";
import { mayHoldGame } from "../saved/saved-text";
import { createSaveAndClose, type SaveAndClose } from "./game/save-and-close";
import { createPieceEvents, type PieceEvents } from "./input/piece-events";
import { CALM_TIME } from "./input/tampering";
import { say } from "./languages/sentences";
import { logEvent, logMistake, type EventLog } from "../tts/event-log";
import type { AnyFeature } from "./feature";
import { noteWitnesses } from "./model/owners";
import { createTable } from "./create-table";
import { createScreenWatch } from "./panel/screen-watch";
import { afterFrames, afterSeconds } from "../tts/waits";
import type { Table } from "./table";
import type { DiceAndDecks } from "./game/contracts";
import type { Input } from "./input/contracts";
import type { Desk } from "./model/contracts";

/**
 * Runs one game on one board: everything that happens at the table comes here and leaves as a new picture.
 * @noSelf
 */
export interface Director {
  /** Brings back the game that was saved, if there was one, and puts up the panel. */
  load: () => void;
  /** What people click, type and press. */
  input: Input;
  pieces: PieceEvents;
  seats: SeatEvents;
  /** What dice and decks tell. */
  chance: Pick<DiceAndDecks, "dieSettled" | "deckShuffled">;
  keeping: SaveAndClose;
  /** Takes an action for a player, as a click would. */
  takeAction: (player: Player, action: unknown) => void;
  /** Takes over how the rest of the table is set (`SettingsMessage`). */
  adoptSettings: (settings: string) => void;
  /**
   * Looks whether what is ours on the screen and on the board is still there.
   * @param isAsked whether somebody asks for it
   */
  tendScreen: (isAsked: boolean) => void;
  /** Tells everybody of a bug of ours and draws the table again. */
  recover: (what: string, message: string) => void;
}

/**
 * A game for several continues from a save: after a rewind dice may fall differently than before. No script
 * can prevent that, so everybody is told, and the record too.
 */
function tellOfLoading(desk: Desk, steps: number): void {
  if (steps === 0) return;
  remark(desk, "loaded", steps);
  if (desk.playing && desk.seats.length > 1) broadcastToAll(say("goesOnFromSave", { step: steps }));
}

/** Tells everybody of a bug of ours, and has the table drawn again. */
function recovery(eventLog: EventLog, restart: () => void): Director["recover"] {
  return (what, message) => {
    logMistake(eventLog, what, message);
    broadcastToAll(say("mistake", { what, message }), { r: 1, g: 0.5, b: 0.3 });
    // Not at once: a mistake that comes back every time must not flood the chat.
    afterSeconds(CALM_TIME, "drawing again", restart);
  };
}

/** Looks after what is ours on the screen, and on the board that carries this script. */
function createScreenTending({ panels, labels, reconciler, invalidations }: Table): Director["tendScreen"] {
  const drawAgain = (): void => {
    invalidations.mark("table");
  };
  const watchPanels = createScreenWatch({
    isChanging: () => !panels.isUp() || UI.loading,
    isMissing: panels.isMissing,
    isStale: panels.isStale,
    bringBack: () => {
      panels.install(panels.showAllAgain);
    },
    showAgain: panels.showAllAgain,
  });
  const watchLabels = createScreenWatch({
    isChanging: () => owner.UI.loading || reconciler.isDrawing(),
    isMissing: labels.isMissing,
    isStale: labels.isStale,
    bringBack: () => {
      labels.bringBack(drawAgain);
    },
    showAgain: () => {
      labels.begin();
      drawAgain();
    },
  });
  return (isAsked) => {
    watchPanels(isAsked);
    watchLabels(isAsked);
  };
}

/**
 * The director of a game on the board that carries this script.
 * @param desk what the board knows, according to its save
 * @param opened what was saved, with the steps to play again
 */
export function createDirector(
  game: AnyGame,
  desk: Desk,
  opened: Opened,
  saved: string,
  features: readonly AnyFeature[],
): Director {
  const { rules } = game;
  const table = createTable(game, desk, opened.header, features);
  const { flow, replay, choose, changeSettings, reply, invalidations } = table;
  const tendScreen = createScreenTending(table);

  return {
    load: () => {
      loadTable(table, opened, saved);
    },
    input: {
      ...table.input,
      chatted: (player, command) => {
        // Those whose panel is gone ask for the choices in the chat.
        tendScreen(true);
        return table.input.chatted(player, command);
      },
    },
    pieces: createPieceEvents(table),
    seats: createSeatEvents(table, tendScreen),
    chance: table.diceAndDecks,
    keeping: createSaveAndClose(table),
    takeAction: (player, action) => {
      const parsed = rules.parse(action);
      if (parsed !== undefined) reply(player, choose.take(player, parsed));
    },
    adoptSettings: (settings) => {
      invalidations.mark(changeSettings.adopt(settings));
    },
    tendScreen,
    recover: recovery(desk.eventLog, () => {
      // A step that was broken off has left its marks on the state, but not on the record.
      if (desk.playthrough.halfway) replay.rewind(desk.lines.length);
      else flow.restart();
    }),
  };
}

/** Brings a table to where it was when it was saved. */
function loadTable(table: Table, opened: Opened, saved: string): void {
  const { desk, reconciler, labels, panels, replay, seating, changeSettings, invalidations } = table;
  logEvent(desk.eventLog, `loaded with ${opened.steps?.count ?? 0} steps`);
  replay.load(opened, saved);
  // All that was hidden when loading began is known to be; what is open is shown when it is drawn.
  if (mayHoldGame(saved)) reconciler.hideAll();
  changeSettings.follow();
  // Nothing from here on depends on what was saved: a director that fails before is made again without that.
  if (opened.header["away"] !== true) tellOfLoading(desk, opened.steps?.count ?? 0);
  table.tampering.watch();
  afterFrames(1, "the commands", () => {
    table.handlers();
  });
  // The interface can be changed only after the frame in which everything is loaded.
  afterFrames(2, "the panel", () => {
    panels.install(() => {
      labels.begin();
      invalidations.mark("table");
      invalidations.mark(seating.changed());
      invalidations.mark("panels");
    });
  });
}

/**
 * What people do with seats.
 * @noSelf
 */
export interface SeatEvents {
  /** Somebody has connected, and is a spectator until they are at a colour: nothing secret is before them until it is known who they are. */
  came: () => void;
  /** Somebody is at a colour now, nobody knows who: what is secret is hidden until it is known. */
  moved: (colour: ColorLiteral) => void;
  /** Somebody has come, gone or changed seat. */
  changed: () => void;
}

/** What tells the parts of a table of what people do with its seats. */
export function createSeatEvents(table: Table, tendScreen: Director["tendScreen"]): SeatEvents {
  const { desk, visibility, reconciler, labels, panels, seating, flow, invalidations } = table;
  function hideFrom(colour: ColorLiteral): void {
    if (!visibility.keepsSecrets || !desk.playing) return;
    visibility.doubt(colour);
    reconciler.hideAnew();
    panels.withhold(colour);
  }

  return {
    came: () => {
      hideFrom("Grey");
    },
    moved: (colour) => {
      noteWitnesses(desk);
      hideFrom(colour);
    },
    changed: () => {
      logEvent(desk.eventLog, "somebody came, went or changed seats");
      visibility.recognize();
      visibility.renamed();
      noteWitnesses(desk);
      labels.turnToReaders();
      if (visibility.keepsSecrets) {
        panels.handBack();
        if (desk.playing) reconciler.hideAnew();
      }
      invalidations.mark(seating.changed());
      tendScreen(false);
      // Cards are in the hand of the person who sits there, and hidden from everybody else.
      if (desk.busy === undefined) invalidations.mark("table");
      // The player who was to roll may have left.
      if (desk.byHand !== undefined) flow.restart();
    },
  };
}
