import { schedule } from "../../tts/scheduler";
import { afterFrames, whenever } from "../../tts/waits";
import { withoutPanels } from "./foreign-panels";
import { beginningXml, endXml, panelXml } from "./markup";

/** For how long a new interface may be loading before it is used all the same, in seconds. */
const LONGEST_LOADING = 10;
/** What it costs at most to begin with the panels, in instructions. */
const READY_COST = 5_500;

/** Puts the panels of a board on the screens of these colours, if the save did not bring them, then says so. */
export function installPanels(guid: string, colours: readonly string[], ready: () => void): void {
  let complete = false;
  const xml = withoutPanels(UI.getXml(), (panels) => {
    // Another board of this game does not play as long as this one does.
    if (panels.board !== guid) {
      const other = getObjectFromGUID(panels.board);
      return other !== undefined && other.memo !== owner.memo;
    }
    complete = colours.every((colour) => panels.colours.includes(colour));
    return complete;
  });
  if (complete) {
    whenLoaded(ready);
    return;
  }
  const parts = [xml, beginningXml(guid, colours)];
  let next = 0;
  schedule(() => {
    const colour = colours[next];
    next++;
    if (colour !== undefined) {
      parts.push(panelXml(guid, colour));
      return false;
    }
    parts.push(endXml(guid));
    UI.setXml(parts.join(""));
    // The interface is rebuilt after this frame; attributes set earlier would be lost.
    afterFrames(2, "the panel", () => {
      whenLoaded(ready);
    });
    return true;
  });
}

/** Runs something in a slice when the interface is as it was last set, or at the latest after some seconds. */
function whenLoaded(run: () => void): void {
  const slice = (): boolean => {
    run();
    return true;
  };
  const loaded = (): void => {
    schedule(slice, { cost: READY_COST });
  };
  whenever(() => !UI.loading, "the panel", loaded, LONGEST_LOADING);
}
