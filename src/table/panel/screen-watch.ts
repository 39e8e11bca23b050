import { say } from "../languages/sentences";
import { typed } from "../commands/commands";
import { decidingColours } from "../../tts/players";
import { schedule } from "../../tts/scheduler";
import { afterSeconds } from "../../tts/waits";

/** From one look at the screen to the next, in seconds at least. */
const LOOK_GAP = 3;
/** How often panels come back within this many seconds before the host is told that another mod keeps removing them. */
const MOST_RETURNS = 3;
const RETURN_TIME = 300;
/** What a look costs at most, in instructions. */
const COST = 3_000;

/**
 * What is looked after.
 * @noSelf
 */
export interface OnScreen {
  /** Whether nothing can be said just now: it is not up yet, or something is being loaded. */
  isChanging: () => boolean;
  isMissing: () => boolean;
  /** Whether it is there, but shows something else than it was last given. */
  isStale: () => boolean;
  bringBack: () => void;
  showAgain: () => void;
}

/**
 * Looks after what is ours on a screen: any script can replace the whole of it (`UI.setXml`).
 * @param isAsked whether somebody asks for it: then it comes back, even where another script keeps removing it
 */
export type ScreenWatch = (this: void, isAsked: boolean) => void;

/** The watch over something on a screen; two scripts that fight over that end in a sentence to the host. */
export function createScreenWatch(ours: OnScreen): ScreenWatch {
  let lookedAt = -LOOK_GAP;
  /** Whether a look is ordered, and whether somebody has asked for it. */
  let isDue = false;
  let asked = false;
  let returns = 0;
  let since = -RETURN_TIME;

  function mayReturn(): boolean {
    if (Time.time - since >= RETURN_TIME) {
      since = Time.time;
      returns = 0;
    }
    returns++;
    if (returns === MOST_RETURNS + 1) {
      const sentence = say("panelsRemoved", { command: typed("") });
      for (const colour of decidingColours()) Player[colour].broadcast(sentence);
    }
    return returns <= MOST_RETURNS;
  }

  function look(): boolean {
    isDue = false;
    lookedAt = Time.time;
    if (ours.isChanging()) return true;
    if (ours.isMissing()) {
      if (mayReturn() || asked) ours.bringBack();
    } else if (ours.isStale()) ours.showAgain();
    asked = false;
    return true;
  }

  return (isAsked) => {
    asked = asked || isAsked;
    if (isDue) return;
    isDue = true;
    afterSeconds(Math.max(0, LOOK_GAP + lookedAt - Time.time), "a look at the screen", () => {
      schedule(look, { cost: COST, single: true });
    });
  };
}
