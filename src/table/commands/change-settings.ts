import { speak } from "../../kit/language";
import { readJson } from "../../saved/json";
import { remark } from "../../saved/remarks";
import { text } from "../languages/table-texts";
import { say } from "../languages/sentences";
import { countSeconds, type Desk } from "../model/desk";
import {
  nextSettings,
  readSettings,
  STANDARD_SETTINGS,
  type SettingName,
  type Settings,
} from "../model/settings";
import { moveAt } from "../stage/set-object";
import { isGlobalOurs, settingsChanged } from "../../tts/global-rpc";
import { decidingColours } from "../../tts/players";
import { ask } from "../../tts/rpc";
import { afterSeconds } from "../../tts/waits";
import { othersThan } from "./consent";
import { refused, type CommandResult, type Handlers, type Invalidation } from "./result";
import type { Table } from "../table";

/** From one time that new settings have the choices made again to the next, in seconds at least. */
const CALM_TIME = 1;

/**
 * The settings of a table, and whether the players' hands are free of it.
 * @noSelf
 */
export interface ChangeSettings {
  handlers: Handlers<"setting" | "standardSettings" | "handsOff" | "handsOn">;
  /** Takes over the settings that another board of this table or Global has; their JSON text may be damaged. */
  adopt: (text: string) => Invalidation;
  /** Sees to what is not read from the desk whenever it is needed: language, size of the panels, speed of the pieces. */
  follow: () => void;
}

/** The adjusting of the table of a desk. */
export function createChangeSettings(
  table: Pick<Table, "desk" | "panels" | "panelStates" | "consent" | "invalidations">,
): ChangeSettings {
  const { desk, panels, panelStates, consent, invalidations } = table;
  /** When the choices were made again last, and whether they will be soon. */
  let drawnAt = -CALM_TIME;
  let isDrawingSoon = false;

  function follow(): void {
    speak(desk.settings.language);
    panels.beginAt(desk.settings.textSize);
    moveAt(desk.settings.speed);
  }

  function put(settings: Settings): Invalidation {
    const redraws = isSeenOnTheTable(desk.settings, settings);
    desk.settings = settings;
    follow();
    return redraws ? drawAnew() : "panels";
  }

  /** Has the choices made again; people can choose in between, however often somebody changes the settings. */
  function drawAnew(): Invalidation {
    const wait = drawnAt + CALM_TIME - Time.time;
    if (wait <= 0) {
      drawnAt = Time.time;
      return "turn";
    }
    if (isDrawingSoon) return "panels";
    isDrawingSoon = true;
    afterSeconds(wait, "settings", () => {
      isDrawingSoon = false;
      drawnAt = Time.time;
      invalidations.mark("turn");
    });
    return "panels";
  }

  /** The same, and tells the rest of the table. */
  function change(settings: Settings): Invalidation {
    const stale = put(settings);
    if (isGlobalOurs()) ask(Global, settingsChanged, { settings: JSON.encode(settings) });
    return stale;
  }

  function setFree(free: boolean): Invalidation {
    countSeconds(desk);
    desk.free = free;
    remark(desk, free ? "handsOff" : "handsOn", desk.lines.length);
    return "turn";
  }

  /** Nobody's hands are free of the table alone: what is not hidden could be moved, and looked through. */
  function askToFree(player: Player): CommandResult {
    return consent.ask(player, say("askHandsOff", { colour: player.color }), () => setFree(true));
  }

  /** Hands off is the third level of automation, of this moment only: Resume goes back to the level before it. */
  function nextAutomation(player: Player): CommandResult {
    if (desk.free) {
      setFree(false);
      return change({ ...desk.settings, automation: STANDARD_SETTINGS.automation });
    }
    if (desk.settings.automation === "referee") return askToFree(player);
    return change(nextSettings(desk.settings, "automation"));
  }

  function changeOne(player: Player, name: SettingName): CommandResult {
    const next = nextSettings(desk.settings, name);
    if (name === "undoRule") {
      const value = text().SETTING_VALUES.undoRule[next.undoRule];
      return consent.ask(player, say("askUndoRule", { colour: player.color, value }), () =>
        change({ ...desk.settings, undoRule: next.undoRule }),
      );
    }
    if (isForTheHost(name) && !maySetForAll(desk, player)) return refused({ kind: "hostOnly" });
    return name === "automation" ? nextAutomation(player) : change(next);
  }

  return {
    handlers: {
      setting: (player, { name }) => changeOne(player, name),
      standardSettings: (player) =>
        maySetForAll(desk, player) ? change(standardFor(desk, player)) : refused({ kind: "hostOnly" }),
      handsOff: (player) => {
        panelStates.openSheet(player.color, undefined);
        return askToFree(player);
      },
      handsOn: () => setFree(false),
    },
    adopt: (text) => put(readSettings(readJson(text))),
    follow,
  };
}

/** Whether a change of settings concerns more than the panels. */
function isSeenOnTheTable(before: Settings, after: Settings): boolean {
  return (
    before.automation !== after.automation ||
    before.odds !== after.odds ||
    before.monsters !== after.monsters ||
    before.language !== after.language
  );
}

/** Whether a setting changes the game for everybody: what is left is how it looks and sounds. */
function isForTheHost(name: SettingName): boolean {
  switch (name) {
    case "automation":
    case "odds":
    case "hints":
    case "loneChoices":
    case "speed":
    case "monsters":
    case "language":
      return true;
    case "undoRule":
    case "sounds":
    case "textSize":
      return false;
  }
}

/** While a game is on that others play too, it is for the host to say how its table is set. */
function maySetForAll(desk: Desk, { color }: Player): boolean {
  return othersThan(desk, color).length === 0 || decidingColours().includes(color);
}

/** The standard settings, but not what only all may change together, nor the language: one you can't read is hard to undo. */
function standardFor(desk: Desk, { color }: Player): Settings {
  const { language, undoRule } = desk.settings;
  const standard = { ...STANDARD_SETTINGS, language };
  return othersThan(desk, color).length === 0 ? standard : { ...standard, undoRule };
}
