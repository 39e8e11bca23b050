import type { Command, Face, ObjectView } from "../../protocol";
import { facePicture } from "../bodies/cards/pictures";
import type { Enlarged } from "../shell/zoom";
import type { Objects } from "./objects";
import type { Spot, Viewport } from "./viewport";

/** How wide a close-up is, in pixels, and how large a thing may be to get one, in units. */
const CLOSE_UP = { width: 480, largest: 8 } as const;

/** How somebody looks at a thing: at the side that is up, or at what is under it. */
export type Gaze = "above" | "under";

/** What is under the pointer, shown large beside it. */
export interface CloseUp {
  /** Looks so from now on; without a gaze nothing is shown large any more. */
  gaze: (how: Gaze | undefined) => void;
  isOn: () => boolean;
  /** The pointer is here now, over this. */
  pointAt: (at: Spot, view: ObjectView | undefined) => void;
  /** The table says what is under an object. */
  found: (face: Face) => void;
}

/** Where a close-up is shown, and whom it asks for what is under a thing. */
interface Reach {
  send: (command: Command) => void;
  zoom: (enlarged: Enlarged | undefined) => void;
}

export function createCloseUp(viewport: Viewport, objects: Objects, { send, zoom }: Reach): CloseUp {
  let how: Gaze | undefined;
  let view: ObjectView | undefined;
  let pointer: Spot = { x: 0, y: 0 };
  /** The object under which was looked last, and what was seen there. */
  let peeked: { guid: string; picture?: HTMLCanvasElement } | undefined;

  function show(): void {
    const node = view === undefined ? undefined : objects.node(view.guid);
    if (how !== "under" || peeked?.guid !== view?.guid) peeked = undefined;
    if (how === undefined || view === undefined || node === undefined || isLarge(view)) {
      zoom(undefined);
      return;
    }
    if (how === "under" && peeked === undefined) {
      peeked = { guid: view.guid };
      send({ kind: "peek", guid: view.guid });
    }
    const picture = peeked?.picture ?? viewport.portrait(node, CLOSE_UP.width);
    zoom({ picture, at: pointer, ...(view.tooltip !== undefined && { text: view.tooltip }) });
  }

  return {
    gaze: (next) => {
      if (next === how) return;
      how = next;
      show();
    },
    isOn: () => how !== undefined,
    pointAt: (at, next) => {
      pointer = at;
      view = next;
      if (how !== undefined) show();
    },
    found: (face) => {
      const asked = peeked;
      if (asked?.guid !== face.guid) return;
      void facePicture(face)?.then((texture) => {
        if (asked !== peeked || texture === undefined) return;
        asked.picture = texture.image;
        show();
      });
    },
  };
}

/** Whether a thing fills the screen anyway. */
function isLarge({ size, scale }: ObjectView): boolean {
  return Math.max(size.x * scale.x, size.z * scale.z) > CLOSE_UP.largest;
}
