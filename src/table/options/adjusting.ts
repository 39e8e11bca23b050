import { speak } from "../../kit/language";
import { countSeconds, isChanceDeciding, type Desk } from "../desk";
import type { Flow } from "../flow";
import type { SettingsMessage } from "../messages";
import { text } from "../languages";
import type { SettingCommand } from "../panel/view";
import type { Players } from "../play/players";
import { readJson } from "../saving/json";
import { remark } from "../saving/remarks";
import type { Screens } from "../panel/screens";
import { othersThan, type Consent } from "../seats/consent";
import { decidingColours } from "../seats/seats";
import { nextSettings, readSettings, STANDARD_SETTINGS, type SettingName, type Settings } from "./settings";
import { moveAt } from "../stage/motion";
import { afterSeconds } from "../time/waits";
import { say } from "../words";

/** From one time that new settings have the choices made anew to the next, in seconds at least. */
const CALM_TIME = 1;

/**
 * The settings of a table, and whether the players' hands are free of it.
 * @noSelf
 */
export interface Adjusting {
  obey: (player: Player, command: SettingCommand) => void;
  /** Takes over the settings that another board of this table or Global has; their JSON text may be damaged. */
  adopt: (text: string) => void;
  /** Sees to what is not read from the desk whenever it is needed: language, size of the panels, speed of the pieces. */
  follow: () => void;
}

/**
 * What adjusting works with.
 * @noSelf
 */
interface Surroundings<Action> {
  flow: Pick<Flow<Action>, "advance">;
  players: Pick<Players<Action>, "refuse">;
  screens: Pick<Screens, "refresh" | "beginAt">;
  consent: Consent;
}

/** The adjusting of the table of a desk. */
export function createAdjusting<State, Action>(
  desk: Desk<State, Action>,
  { flow, players, screens, consent }: Surroundings<Action>,
): Adjusting {
  /** When the choices were made anew last, and whether they will be soon. */
  let drawnAt = -CALM_TIME;
  let isDrawingSoon = false;

  function follow(): void {
    speak(desk.settings.language);
    screens.beginAt(desk.settings.textSize);
    moveAt(desk.settings.speed);
  }

  function put(settings: Settings): void {
    const redraws = isSeenOnTheTable(desk.settings, settings);
    desk.settings = settings;
    follow();
    if (desk.playing || !redraws) screens.refresh();
    if (redraws) drawAnew();
  }

  /** Has the choices made anew; people can choose in between, however often somebody changes the settings. */
  function drawAnew(): void {
    const wait = drawnAt + CALM_TIME - Time.time;
    // What dice or decks are about to say does not depend on the settings.
    if (isDrawingSoon || desk.busy !== undefined) return;
    if (wait <= 0) {
      drawnAt = Time.time;
      flow.advance();
      return;
    }
    isDrawingSoon = true;
    afterSeconds(wait, "new settings", () => {
      isDrawingSoon = false;
      drawAnew();
    });
  }

  /** The same, and tells the rest of the table. */
  function change(settings: Settings): void {
    put(settings);
    const message: SettingsMessage = { settings: JSON.encode(settings) };
    if (Global.getVar("isOffsuit") === true) Global.call("settingsChanged", message);
  }

  function setFree(free: boolean): void {
    countSeconds(desk);
    desk.free = free;
    remark(desk, free ? "handsOff" : "handsOn", desk.lines.length);
    screens.refresh();
    // Dice and decks under way come to rest first: a throw, once begun, counts.
    if (!isChanceDeciding(desk)) flow.advance();
  }

  /** Nobody's hands are free of the table alone: what is not hidden could be moved, and looked through. */
  function askToFree(player: Player): void {
    consent.ask(player, say("askHandsOff", { colour: player.color }), () => {
      setFree(true);
    });
  }

  /** Hands off is the third level of automation, of this moment only: Resume goes back to the level before it. */
  function nextAutomation(player: Player): void {
    if (desk.free) {
      setFree(false);
      change({ ...desk.settings, automation: STANDARD_SETTINGS.automation });
    } else if (desk.settings.automation === "referee") askToFree(player);
    else change(nextSettings(desk.settings, "automation"));
  }

  function changeOne(player: Player, name: SettingName): void {
    const next = nextSettings(desk.settings, name);
    if (name === "undoRule") {
      const value = text().SETTING_VALUES.undoRule[next.undoRule];
      consent.ask(player, say("askUndoRule", { colour: player.color, value }), () => {
        change({ ...desk.settings, undoRule: next.undoRule });
      });
    } else if (isForTheHost(name) && !maySetForAll(desk, player)) players.refuse(player, say("hostOnly"));
    else if (name === "automation") nextAutomation(player);
    else change(next);
  }

  return {
    obey: (player, command) => {
      switch (command.kind) {
        case "setting":
          changeOne(player, command.name);
          return;
        case "standardSettings":
          if (!maySetForAll(desk, player)) players.refuse(player, say("hostOnly"));
          else change(standardFor(desk, player));
          return;
        case "handsOff":
          askToFree(player);
          return;
        case "handsOn":
          setFree(false);
          return;
      }
    },
    adopt: (text) => {
      put(readSettings(readJson(text)));
    },
    follow,
  };
}

/** Whether a change of settings concerns more than the panels. */
function isSeenOnTheTable(before: Settings, after: Settings): boolean {
  return (
    before.automation !== after.automation || before.odds !== after.odds || before.language !== after.language
  );
}

/** Whether a setting changes the game for everybody: what is left is how it looks and sounds. */
function isForTheHost(name: SettingName): boolean {
  switch (name) {
    case "automation":
    case "odds":
    case "speed":
    case "language":
      return true;
    case "undoRule":
    case "sounds":
    case "textSize":
      return false;
  }
}

/** While a game is on that others play too, it is for the host to say how its table is set. */
function maySetForAll(
  desk: Pick<Desk<unknown, unknown>, "chairs" | "playing" | "result">,
  { color }: Player,
): boolean {
  return othersThan(desk, color).length === 0 || decidingColours().includes(color);
}

/** The standard settings, but what only all together may change, and the language: who cannot read it would not find back. */
function standardFor(
  desk: Pick<Desk<unknown, unknown>, "chairs" | "playing" | "result" | "settings">,
  { color }: Player,
): Settings {
  const { language, undoRule } = desk.settings;
  const standard = { ...STANDARD_SETTINGS, language };
  return othersThan(desk, color).length === 0 ? standard : { ...standard, undoRule };
}
