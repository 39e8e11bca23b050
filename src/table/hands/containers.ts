import { allowTouch } from "../stage/motion";
import { afterSeconds } from "../time/waits";

/** How long a container is kept shut in which a piece of ours has vanished, in seconds: it is taken out meanwhile. */
const SHUT_TIME = 3;

/** Keeps players from looking through a bag, or a deck that is none of ours, until our pieces are out of it. */
export function keepShut(container: GObject): void {
  if (!container.interactable) return;
  allowTouch(container, false);
  afterSeconds(SHUT_TIME, "a bag with pieces of ours", () => {
    if (!container.isDestroyed()) allowTouch(container, true);
  });
}
