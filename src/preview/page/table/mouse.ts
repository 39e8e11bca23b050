import type { Carrying } from "./carrying";
import type { Pointed } from "./pointing";
import type { Spot } from "./viewport";

/** A right button that has gone no farther than this is a click and not a turn of the camera, in CSS pixels. */
const CLICK_WITHIN = 4;

/** A finger that has rested for this long asks for the menu, in milliseconds. */
const HOLD = 600;

/** Two taps within this are one gesture, in milliseconds. */
const TWICE = 350;

const LEFT = 0;
const RIGHT = 2;

/** What the mouse reports. */
export interface MouseListener {
  /** The pointer is here now, over this. */
  pointed: (at: Spot, pointed: Pointed) => void;
  /** The pointer has left the table. */
  gone: () => void;
  clicked: (at: Spot, pointed: Pointed) => void;
  rightClicked: (at: Spot, pointed: Pointed) => void;
  /** A finger has tapped twice, where nothing takes a click. */
  tappedTwice: (pressed: Pointed) => void;
}

/** Listens to the mouse, or a finger, on the canvas. */
export function listenToMouse(
  canvas: HTMLCanvasElement,
  point: (spot: Spot) => Pointed,
  carrying: Carrying,
  listener: MouseListener,
): void {
  let rightPressedAt: Spot | undefined;
  /** The fingers on the table; once there are two, they move the camera and nothing else until all are gone. */
  const fingers = new Set<number>();
  let pinches = false;
  let pressedSince = 0;
  let latest: Spot | undefined;
  let asked: number | undefined;
  let tappedAt = -Infinity;

  /** A tap points at something until the finger taps something else. */
  function tapped(at: Spot, pressed: Pointed): void {
    const now = performance.now();
    if (now - pressedSince >= HOLD) {
      listener.rightClicked(at, pressed);
      return;
    }
    listener.pointed(at, point(at));
    if (now - tappedAt < TWICE && pressed.target === undefined) listener.tappedTwice(pressed);
    else listener.clicked(at, pressed);
    tappedAt = now;
  }

  /** Once a picture: the mouse reports more often than anything is drawn. */
  function follow(): void {
    asked = undefined;
    if (latest === undefined) return;
    const pointed = point(latest);
    if (!carrying.isBusy()) listener.pointed(latest, pointed);
    carrying.moved(latest, pointed.ground);
  }

  /** Whether it was one of several fingers, which leave the camera. */
  function lifted({ pointerId }: PointerEvent): boolean {
    fingers.delete(pointerId);
    const pinched = pinches;
    if (fingers.size === 0) pinches = false;
    return pinched;
  }

  canvas.addEventListener(
    "pointerdown",
    (event) => {
      // Whatever had the keys gives them back to the table.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const spot = spotOf(event);
      if (event.pointerType === "touch") fingers.add(event.pointerId);
      if (fingers.size > 1) {
        pinches = true;
        listener.gone();
        carrying.released(undefined);
        return;
      }
      pressedSince = performance.now();
      if (event.button === RIGHT) rightPressedAt = spot;
      if (event.button !== LEFT) return;
      canvas.setPointerCapture(event.pointerId);
      carrying.pressed(spot, point(spot));
    },
    // Before the camera's own listener: what is picked up does not turn the camera.
    { capture: true },
  );
  canvas.addEventListener("pointermove", (event) => {
    if (pinches) return;
    latest = spotOf(event);
    asked ??= requestAnimationFrame(follow);
  });
  canvas.addEventListener("pointerup", (event) => {
    const spot = spotOf(event);
    if (lifted(event)) return;
    if (event.button === LEFT) {
      const { ground } = point(spot);
      // On a slow machine a quick drag is over before the next picture.
      carrying.moved(spot, ground);
      const pressed = carrying.released(ground);
      if (pressed !== undefined) (event.pointerType === "touch" ? tapped : listener.clicked)(spot, pressed);
    }
    if (event.button === RIGHT && rightPressedAt !== undefined) {
      const gone = Math.hypot(spot.x - rightPressedAt.x, spot.y - rightPressedAt.y);
      if (gone <= CLICK_WITHIN) listener.rightClicked(spot, point(spot));
      rightPressedAt = undefined;
    }
  });
  canvas.addEventListener("pointercancel", (event) => {
    lifted(event);
    carrying.released(undefined);
  });
  canvas.addEventListener("pointerleave", ({ pointerType }) => {
    latest = undefined;
    // A lifted finger leaves, too.
    if (pointerType !== "touch") listener.gone();
  });
  document.addEventListener(
    "pointerdown",
    ({ pointerType, target }) => {
      if (pointerType === "touch" && target !== canvas) listener.gone();
    },
    { capture: true },
  );
  canvas.addEventListener("contextmenu", (event) => {
    event.preventDefault();
  });
}

function spotOf({ clientX, clientY }: PointerEvent): Spot {
  return { x: clientX, y: clientY };
}
