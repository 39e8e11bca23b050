import { speak } from "../../kit/language";
import { countSeconds, type Desk } from "../desk";
import type { Flow } from "../flow";
import type { SettingsMessage } from "../messages";
import type { SettingCommand } from "../panel/view";
import type { Players } from "../play/players";
import { decodeTable } from "../saving/saving";
import type { Screens } from "../panel/screens";
import { decidingColours } from "../seats/seats";
import { nextSettings, readSettings, STANDARD_SETTINGS, type Settings } from "./settings";
import { moveAt } from "../stage/motion";
import type { Stage } from "../stage/stage";
import { say } from "../words";

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
  stage: Pick<Stage, "release">;
}

/** The adjusting of the table of a desk. */
export function createAdjusting<State, Action>(
  desk: Desk<State, Action>,
  { flow, players, screens, stage }: Surroundings<Action>,
): Adjusting {
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
    // What dice or decks are about to say does not depend on the settings.
    if (redraws && desk.busy === undefined) flow.advance();
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
    if (free) stage.release();
    screens.refresh();
    flow.advance();
  }

  /** Hands off is the third level of automation, of this moment only: Resume goes back to the level before it. */
  function nextAutomation(): void {
    if (desk.free) {
      setFree(false);
      change({ ...desk.settings, automation: STANDARD_SETTINGS.automation });
    } else if (desk.settings.automation === "referee") setFree(true);
    else change(nextSettings(desk.settings, "automation"));
  }

  return {
    obey: (player, command) => {
      switch (command.kind) {
        case "setting":
          if (command.name === "automation") nextAutomation();
          else if (command.name === "language" && !maySpeakForAll(desk, player)) {
            players.refuse(player, say("hostOnly"));
          } else change(nextSettings(desk.settings, command.name));
          return;
        case "standardSettings":
          // Whoever cannot read the language of the table would not find the way back.
          change({ ...STANDARD_SETTINGS, language: desk.settings.language });
          return;
        case "handsOff":
        case "handsOn":
          setFree(command.kind === "handsOff");
          return;
      }
    },
    adopt: (text) => {
      put(readSettings(decodeTable(text)));
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

/** While a game is on, its language is for the host to choose. */
function maySpeakForAll({ playing }: Pick<Desk<unknown, unknown>, "playing">, { color }: Player): boolean {
  return !playing || decidingColours().includes(color);
}
