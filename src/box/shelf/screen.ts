import { withoutPanels } from "../../table/panel/panel-installation";
import { schedule } from "../../tts/scheduler";
import { afterFrames, whenever } from "../../tts/waits";

/** How long a changed interface may be loading before it is used all the same, in seconds. */
const LONGEST_LOADING = 10;

/**
 * Takes the panels of boards that are gone off the screens, in a slice of its own, and says when the interface is as it
 * should be.
 */
export function removeLostPanels(finished: (this: void) => void): void {
  schedule(() => {
    const xml = UI.getXml();
    const rest = withoutPanels(xml, ({ board }) => getObjectFromGUID(board)?.isDestroyed() === false);
    if (rest === xml) finished();
    else replace(rest, finished);
    return true;
  });
}

function replace(xml: string, finished: (this: void) => void): void {
  UI.setXml(xml);
  // The interface is rebuilt after this frame.
  afterFrames(2, "the screen", () => {
    whenever(() => !UI.loading, "the screen", finished, LONGEST_LOADING);
  });
}
