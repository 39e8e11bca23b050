import { withoutLost } from "../../table/panel/lost-panels";
import { afterFrames, whenever } from "../../table/time/waits";

/** How long a changed interface may be loading before it is used all the same, in seconds. */
const LONGEST_LOADING = 10;

/** Takes the panels of boards that are gone off the screens, and says when the interface is as it should be. */
export function removeLostPanels(finished: (this: void) => void): void {
  const xml = UI.getXml();
  const rest = withoutLost(xml, (board) => getObjectFromGUID(board)?.isDestroyed() === false);
  if (rest === xml) {
    finished();
    return;
  }
  UI.setXml(rest);
  // The interface is rebuilt after this frame.
  afterFrames(2, "the screen", () => {
    whenever(() => !UI.loading, "the screen", finished, LONGEST_LOADING);
  });
}
