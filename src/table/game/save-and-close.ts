import { unmarked } from "../../saved/figures";
import { saveDesk } from "../model/desk";
import { obstacleTo } from "../model/permissions";
import { isShaking } from "../../tts/set-object";
import type { Obstacle } from "../../tts/board-rpc";
import { stopScript } from "../../tts/errors";
import { stopWaits } from "../../tts/waits";
import type { Table } from "../table";

/**
 * What is told of the game outside the table, and kept of it.
 * @noSelf
 */
export interface SaveAndClose {
  save: () => string;
  /** What is in the way when somebody wants the game put away. */
  obstacle: (player: Player) => Obstacle;
  /** Ends everything and answers the text from which the game continues. */
  putAway: () => string;
  /** The record, unless only briefly, and what the table is doing, as JSON text. */
  describe: (isBrief: boolean) => string;
}

/** What saves and describes the game on a desk. */
export function createSaveAndClose(table: Table): SaveAndClose {
  const { game, desk, flow, features } = table;
  const { rules } = game;
  /** @param away whether the game is being put away */
  function save(away?: true): string {
    flow.countTime();
    return saveDesk(rules, desk, flow.coming(), away, features.saved());
  }

  return {
    save: () => save(),
    obstacle: (player) => obstacleTo(desk, player),
    putAway: () => putAway(() => save(true)),
    describe: (isBrief) => describeTable(table, isBrief),
  };
}

/**
 * What a board tells other programs of itself: its record and what it is doing, as JSON text. The steps are one text, a line
 * for each.
 * @param isBrief whether the steps are left out, for a program that asks in every frame
 */
function describeTable({ game, desk, reconciler, sceneDrawer }: Table, isBrief: boolean): string {
  const { busy, byHand, playing, free, paused, settings, lines, playthrough, seats } = desk;
  const { deciding, hotSeat, hints, studying } = desk;
  const { options } = playthrough.record;
  const played = seats.map(({ colour, player }) =>
    player.kind === "bot"
      ? { colour, kind: player.kind }
      : { colour, kind: player.kind, player: player.colour, person: player.person },
  );
  return JSON.encode({
    game: game.rules.id,
    options,
    busy: busy ?? "",
    byHand: byHand?.kind ?? "",
    drawing: sceneDrawer.isDrawing() || isShaking(reconciler.motion),
    studying,
    told: sceneDrawer.isTold(),
    playing,
    free,
    paused: paused !== undefined,
    settings,
    seats: played,
    deciding,
    hotSeat,
    hints: hints.used,
    steps: isBrief ? "" : unmarked(table.concat(lines, "\n")),
  });
}

/**
 * Ends all that the script of a board does, whatever is under way, and answers the text that continues the game.
 * The caller takes away the board, its pieces and its panel.
 */
export function putAway(save: () => string): string {
  const text = save();
  stopWaits();
  stopScript();
  return text;
}
