import { overFrames } from "../time/frames";
import { afterFrames, whenever } from "../time/waits";
import { panelXml, partId } from "./layout";
import { withoutLost } from "./lost-panels";

/** For how long a new interface may be loading before it is used all the same, in seconds. */
const LONGEST_LOADING = 10;

/** Puts the panels of a board on the screens of these colours, if the save did not bring them, then says so. */
export function installPanels(guid: string, colours: readonly string[], ready: () => void): void {
  const xml = withoutLost(UI.getXml(), (board) => getObjectFromGUID(board) !== undefined);
  const missing = colours.filter((colour) => !xml.includes(`id="${partId(guid, colour, "panel")}"`));
  if (missing.length === 0) {
    whenLoaded(ready);
    return;
  }
  const parts = [xml];
  overFrames(() => {
    parts.push(panelXml(guid, missing[parts.length - 1] ?? ""));
    if (parts.length <= missing.length) return false;
    UI.setXml(parts.join("\n"));
    // The interface is rebuilt after this frame; attributes set earlier would be lost.
    afterFrames(2, "the panel", () => {
      whenLoaded(ready);
    });
    return true;
  });
}

/** Runs something when the interface is as it was last set, or at the latest after some seconds. */
function whenLoaded(run: () => void): void {
  whenever(() => !UI.loading, "the panel", run, LONGEST_LOADING);
}
