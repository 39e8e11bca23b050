import type { AnyGame } from "./model/game";
import type { Opened } from "../saved/damage";
import { remark } from "../saved/remarks";
import { mayHoldGame } from "../saved/saved-text";
import type { PhysicalChance } from "./game/dice-and-decks";
import { createKeeping, type Keeping } from "./game/save-and-close";
import type { Input } from "./input/input";
import { createPieceEvents, type PieceEvents } from "./input/piece-events";
import { CALM_TIME } from "./input/tampering";
import { say } from "./languages/sentences";
import type { Desk } from "./model/desk";
import { happened, wentWrong, type Happenings } from "./model/event-log";
import { createTable } from "./create-table";
import { afterFrames, afterSeconds } from "./tts/waits";
import type { Table } from "./table";

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
  chance: Pick<PhysicalChance, "dieSettled" | "deckShuffled">;
  keeping: Keeping;
  /** Takes an action for a player, as a click would. */
  takeAction: (player: Player, action: unknown) => void;
  /** Takes over how the rest of the table is set (`SettingsMessage`). */
  adoptSettings: (settings: string) => void;
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
  if (desk.playing && desk.chairs.length > 1) broadcastToAll(say("goesOnFromSave", { step: steps }));
}

/** Tells everybody of a bug of ours, and has the table drawn again. */
function recovery(happenings: Happenings, restart: () => void): Director["recover"] {
  return (what, message) => {
    wentWrong(happenings, what, message);
    broadcastToAll(say("mistake", { what, message }), { r: 1, g: 0.5, b: 0.3 });
    // Not at once: a mistake that comes back every time must not flood the chat.
    afterSeconds(CALM_TIME, "drawing again", restart);
  };
}

/**
 * The director of a game on the board that carries this script.
 * @param desk what the board knows, according to its save
 * @param opened what was saved, with the steps to play again
 */
export function createDirector(game: AnyGame, desk: Desk, opened: Opened, saved: string): Director {
  const { rules } = game;
  const table = createTable(game, desk);
  const { stage, labels, screens, flow, resuming, players, seating, adjusting, settle, sync } = table;

  return {
    load: () => {
      happened(desk.happenings, `loaded with ${opened.steps?.count ?? 0} steps`);
      resuming.load(opened.steps, saved);
      // All that was hidden when loading began is known to be; what is open is shown when it is drawn.
      if (mayHoldGame(saved)) stage.veil();
      adjusting.follow();
      // Nothing from here on depends on what was saved: a director that fails before is made again without that.
      if (opened.header["away"] !== true) tellOfLoading(desk, opened.steps?.count ?? 0);
      table.disturbances.watch();
      afterFrames(1, "the commands", () => {
        table.handlers();
      });
      // The interface can be changed only after the frame in which everything is loaded.
      afterFrames(2, "the panel", () => {
        screens.install(() => {
          labels.forget();
          sync.mark("table");
          sync.mark(seating.changed());
          sync.mark("panels");
        });
      });
    },
    input: table.input,
    pieces: createPieceEvents(table),
    seats: createSeatEvents(table),
    chance: table.chance,
    keeping: createKeeping(table),
    takeAction: (player, action) => {
      const parsed = rules.parse(action);
      if (parsed !== undefined) settle(player, players.take(player, parsed));
    },
    adoptSettings: (settings) => {
      sync.mark(adjusting.adopt(settings));
    },
    recover: recovery(desk.happenings, () => {
      // A step that was broken off has left its marks on the state, but not on the record.
      if (desk.playthrough.halfway) resuming.rewind(desk.lines.length);
      else flow.restart();
    }),
  };
}

/**
 * What people do with seats.
 * @noSelf
 */
export interface SeatEvents {
  /** Somebody is at a colour now, nobody knows who: what is secret is hidden until it is known. */
  moved: (colour: ColorLiteral) => void;
  /** Somebody has come, gone or changed seat. */
  changed: () => void;
}

/** What tells the parts of a table of what people do with its seats. */
export function createSeatEvents(
  table: Pick<Table, "desk" | "company" | "stage" | "screens" | "seating" | "flow" | "sync">,
): SeatEvents {
  const { desk, company, stage, screens, seating, flow, sync } = table;
  return {
    moved: (colour) => {
      if (!company.keepsSecrets || !desk.playing) return;
      company.doubt(colour);
      stage.hideAnew();
      screens.withhold(colour);
    },
    changed: () => {
      happened(desk.happenings, "somebody came, went or changed seats");
      company.recognise();
      if (company.keepsSecrets) {
        screens.handBack();
        if (desk.playing) stage.hideAnew();
      }
      sync.mark(seating.changed());
      // Cards are in the hand of the person who sits there, and hidden from everybody else.
      if (desk.busy === undefined) sync.mark("table");
      // The player who was to roll may have left.
      if (desk.byHand !== undefined) flow.restart();
    },
  };
}
