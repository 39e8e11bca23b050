import { listed } from "../../kit/words/enumeration";
import { speak } from "../../kit/words/language";
import { readJson } from "../../saved/json";
import { remark } from "../../saved/remarks";
import { say, sayColours } from "../languages/sentences";
import { askedSetting, namedSetting, settingValue } from "../languages/setting-words";
import { countSeconds } from "../model/desk";
import { ownersBeside } from "../model/owners";
import { refusalToDecide } from "../model/permissions";
import {
  CONCERNS,
  isSeenOnTheTable,
  mixedSettings,
  nextSettings,
  readSettings,
  SETTING_NAMES,
  STANDARD_SETTINGS,
  type SettingName,
  type Settings,
} from "../model/settings";
import { isGlobalOurs, settingsChanged } from "../../tts/global-rpc";
import { ask } from "../../tts/rpc";
import { afterSeconds } from "../../tts/waits";
import { refused, type CommandResult, type Invalidation } from "./result";
import type { Table } from "../table";
import type { ChangeSettings } from "./contracts";
import type { Desk } from "../model/contracts";

/** From one time that new settings have the choices made again to the next, in seconds at least. */
const CALM_TIME = 1;

/** The adjusting of the table of a desk. */
export function createChangeSettings(table: Table): ChangeSettings {
  const { desk, visibility, panels, panelStates, consent, invalidations, reconciler, replay, tell } = table;
  /** When the choices were made again last, and whether they will be soon. */
  let drawnAt = -CALM_TIME;
  let isDrawingSoon = false;
  /** The language of what is in the log. */
  let told = desk.settings.language;

  function follow(): void {
    speak(desk.settings.language);
    // What seats are called in that language, and how that is said, is read at once: it is too much for a slice that needs it.
    visibility.people();
    sayColours("youPlay");
    panels.beginAt(desk.settings.textSize);
    reconciler.motion.speed = desk.settings.speed;
  }

  function put(settings: Settings): Invalidation {
    const redraws = isSeenOnTheTable(desk.settings, settings);
    // What people were told is in the other language.
    if (settings.language !== desk.settings.language) panelStates.forgetNotes();
    desk.settings = settings;
    follow();
    return redraws ? drawAnew() : "panels";
  }

  /** Has the choices made again; people can choose in between, however often somebody changes the settings. */
  function drawAnew(): Invalidation {
    const wait = drawnAt + CALM_TIME - Time.time;
    if (wait <= 0) return drawNow();
    if (isDrawingSoon) return "panels";
    isDrawingSoon = true;
    afterSeconds(wait, "settings", () => {
      isDrawingSoon = false;
      invalidations.mark(drawNow());
    });
    return "panels";
  }

  /** What was told in another language is told again, unless something is going on that would have to begin anew. */
  function drawNow(): Invalidation {
    drawnAt = Time.time;
    if (told === desk.settings.language) return "turn";
    told = desk.settings.language;
    desk.hints.newest = [];
    if (desk.playing && desk.busy === undefined && desk.result === undefined) replay.retell();
    return "turn";
  }

  /** The same, and tells the rest of the table and everybody who plays the game with whoever did it. */
  function change({ color }: Player, settings: Settings): Invalidation {
    const before = desk.settings;
    const stale = put(settings);
    if (isGlobalOurs()) ask(Global, settingsChanged, { settings: JSON.encode(settings) });
    if (desk.playing && ownersBeside(desk, color).length > 0) announce(color, before);
    return stale;
  }

  function announce(colour: ColorLiteral, before: Settings): void {
    const { settings } = desk;
    const changed = SETTING_NAMES.filter(
      (name) => CONCERNS[name].of === "game" && settings[name] !== before[name],
    );
    if (changed.length === 0) return;
    const labels = listed(changed.map((name) => namedSetting(name, settingValue(settings, name))));
    const sentence = say("settingChanged", { colour, settings: labels });
    tell("news", sentence);
  }

  function setFree(free: boolean): Invalidation {
    countSeconds(desk);
    desk.free = free;
    remark(desk, free ? "handsOff" : "handsOn", desk.lines.length);
    return "turn";
  }

  /** Nobody's hands are free of the table alone: what is not hidden could be moved, and looked through. */
  function askToFree(player: Player, leavesSheet: boolean): CommandResult {
    const question = (): string => say("askHandsOff", { colour: player.color });
    return consent.ask(player, { about: "handsOff", what: () => say("handsOff"), question }, () => {
      if (leavesSheet) panelStates.openSheet(player.color, undefined);
      return setFree(true);
    });
  }

  /** Hands off is the third level of automation, of this moment only: Resume goes back to the level before it. */
  function nextAutomation(player: Player): CommandResult {
    if (desk.free) {
      setFree(false);
      return change(player, { ...desk.settings, automation: STANDARD_SETTINGS.automation });
    }
    if (desk.settings.automation === "referee") return askToFree(player, false);
    return change(player, nextSettings(desk.settings, "automation"));
  }

  /** One setting takes the value that it has in others, if those agree who have to. */
  function changeOne(player: Player, name: SettingName, next: Settings): CommandResult {
    const what = (): string => namedSetting(name, settingValue(next, name));
    const question = (): string => askedSetting(name, settingValue(next, name), player.color);
    return consent.ask(player, { about: name, what, question }, () =>
      name === "automation"
        ? nextAutomation(player)
        : change(player, mixedSettings(desk.settings, next, [name])),
    );
  }

  return {
    handlers: {
      setting: (player, { name }) => changeOne(player, name, nextSettings(desk.settings, name)),
      speak: (player, { language }) => changeOne(player, "language", { ...desk.settings, language }),
      standardSettings: (player) => {
        const why = refusalToDecide(desk, player.color, "standardSettings");
        return why === undefined ? change(player, standardFor(desk, player)) : refused(why);
      },
      handsOff: (player) => askToFree(player, true),
      handsOn: () => (desk.free ? setFree(false) : "nothing"),
    },
    adopt: (text) => put(readSettings(readJson(text))),
    follow,
  };
}

/** The standard settings, but not what only all may change together, nor the language: one you can't read is hard to undo. */
function standardFor(desk: Desk, { color }: Player): Settings {
  const isAlone = ownersBeside(desk, color).length === 0;
  const kept = SETTING_NAMES.filter(
    (name) => name === "language" || (CONCERNS[name].needs === "all" && !isAlone),
  );
  return mixedSettings(STANDARD_SETTINGS, desk.settings, kept);
}
