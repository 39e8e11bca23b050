import type { Command, ObjectView, Point } from "../../protocol";
import type { Camera } from "./camera";
import type { Objects } from "./objects";
import type { Pointed } from "./pointing";
import type { Spot } from "./viewport";

/** How far the mouse must go before a press becomes a drag, in CSS pixels. */
const DRAG_FROM = 4;

/** A deck that is held down for this long is taken up whole; a quicker drag takes its top card. Milliseconds. */
const WHOLE_AFTER = 400;

/** Kinds of objects that give out what they hold. */
const CONTAINERS = new Set(["Deck", "Bag", "Infinite", "Stack"]);

/** A press of the left button that has not ended. */
type Press =
  { kind: "pressed"; at: Spot; since: number; pointed: Pointed } | { kind: "carrying" } | { kind: "idle" };

/** What the left button does: it clicks, or picks up, carries and lets go. */
export interface Carrying {
  pressed: (at: Spot, pointed: Pointed) => void;
  moved: (at: Spot, ground: Point | undefined) => void;
  /** Ends the press; answers what was clicked if nothing was carried. */
  released: (ground: Point | undefined) => Pointed | undefined;
  /** Whether something is being carried. */
  isBusy: () => boolean;
}

export function createCarrying(objects: Objects, camera: Camera, send: (command: Command) => void): Carrying {
  let press: Press = { kind: "idle" };
  let to: Point | undefined;
  let asked: number | undefined;

  function take(view: ObjectView, since: number): boolean {
    const whole = performance.now() - since >= WHOLE_AFTER;
    if (CONTAINERS.has(view.type) && !whole && view.touchable === true) {
      send({ kind: "draw", guid: view.guid });
      return true;
    }
    if (view.movable !== true) return false;
    send({ kind: "pickUp", guid: view.guid });
    return true;
  }

  /** Tells the table once a picture where the hand is: the mouse reports more often than anybody sees. */
  function carry(ground: Point | undefined): void {
    if (ground === undefined) return;
    to = ground;
    asked ??= requestAnimationFrame(() => {
      asked = undefined;
      flush();
    });
  }

  function flush(): void {
    if (to !== undefined) send({ kind: "carry", x: to.x, z: to.z });
    to = undefined;
  }

  return {
    pressed: (at, pointed) => {
      press = { kind: "pressed", at, since: performance.now(), pointed };
      // What can be taken up is not a handle for the camera.
      camera.followFinger(!isTakeable(objects, pointed));
    },
    moved: (at, ground) => {
      if (press.kind === "pressed" && Math.hypot(at.x - press.at.x, at.y - press.at.y) >= DRAG_FROM) {
        const { pointed, since } = press;
        const view = pointed.guid === undefined ? undefined : objects.view(pointed.guid);
        const taken = pointed.target === undefined && view !== undefined && take(view, since);
        press = taken ? { kind: "carrying" } : { kind: "idle" };
      }
      if (press.kind === "carrying") carry(ground);
    },
    released: (ground) => {
      const ended = press;
      press = { kind: "idle" };
      camera.followFinger(true);
      if (ended.kind === "carrying") {
        if (ground !== undefined) to = ground;
        flush();
        send({ kind: "drop" });
      }
      return ended.kind === "pressed" ? ended.pointed : undefined;
    },
    isBusy: () => press.kind === "carrying",
  };
}

function isTakeable(objects: Objects, { guid, target }: Pointed): boolean {
  const view = guid === undefined ? undefined : objects.view(guid);
  if (view === undefined || target !== undefined) return false;
  return view.movable === true || (CONTAINERS.has(view.type) && view.touchable === true);
}
