import { MathUtils, MOUSE, TOUCH, Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { CameraView } from "../../protocol";
import { toVector } from "../space";
import { type Extent, openings, remoteness } from "./framing";
import type { Viewport } from "./viewport";

/** How a seat looks at the table when it has no view of its own: pitch in degrees, distance and target in units. */
const SEAT_VIEW = { pitch: 65, distance: 42, behind: 2 } as const;

/** How near and far the camera goes, in units. */
const NEAREST = 4;
const FARTHEST = 240;

/** How far down a view of everything looks, in degrees, and the share of the window that it fills. */
const OVERVIEW = { pitch: 80, share: 0.98 } as const;

/** A camera this near to a view is at it, in units. */
const THERE = 0.01;

/** How long a flight to another view takes, in seconds. */
const FLIGHT = 0.5;

/** The camera, turned, moved and zoomed by the mouse as in the game. */
export interface Camera {
  /** Flies to a view; with `atOnce` it is there in the next picture. */
  look: (view: CameraView, atOnce?: boolean) => void;
  /** Flies to where all of a part of the table is seen, in the middle and as large as it can be, from a side and nearly from above. */
  overlook: (extent: Extent, height: number, yaw: number, atOnce?: boolean) => void;
  /** Flies to a part of the table in the same way, as the viewer has chosen. */
  approach: (extent: Extent, height: number, yaw: number) => void;
  /** Whether the viewer has moved the camera, or chosen a view, since the last flight to an overview. */
  isMoved: () => boolean;
  /** Whether one finger moves the camera; not while it carries something. Two fingers always do. */
  followFinger: (on: boolean) => void;
}

/** The right button turns the camera, the middle one or a finger moves it, the wheel zooms, and two fingers zoom and turn it. */
export function createCamera({ camera, canvas, invalidate, animate }: Viewport): Camera {
  const controls = new OrbitControls(camera, canvas);
  controls.mouseButtons = { LEFT: null, MIDDLE: MOUSE.PAN, RIGHT: MOUSE.ROTATE };
  controls.touches = { ONE: TOUCH.PAN, TWO: TOUCH.DOLLY_ROTATE };
  controls.minDistance = NEAREST;
  controls.maxDistance = FARTHEST;
  controls.maxPolarAngle = MathUtils.degToRad(88);
  controls.screenSpacePanning = false;
  controls.addEventListener("change", () => {
    moved ||= begun !== undefined && begun.distanceTo(camera.position) > THERE;
    invalidate();
  });
  controls.addEventListener("start", () => {
    flight = undefined;
    begun ??= camera.position.clone();
  });
  controls.addEventListener("end", () => {
    begun = undefined;
  });

  /** Where a gesture of the viewer has begun that has not ended. */
  let begun: Vector3 | undefined;
  let moved = false;
  /** From where the latest overview was. */
  let overlooked: Vector3 | undefined;
  let flight: { from: Pose; to: Pose; passed: number } | undefined;

  animate((seconds) => {
    if (flight === undefined) return false;
    flight.passed = Math.min(FLIGHT, flight.passed + seconds);
    const part = MathUtils.smoothstep(flight.passed, 0, FLIGHT);
    place({
      eye: flight.from.eye.clone().lerp(flight.to.eye, part),
      target: flight.from.target.clone().lerp(flight.to.target, part),
    });
    if (flight.passed === FLIGHT) flight = undefined;
    return flight !== undefined;
  });

  function place({ eye, target }: Pose): void {
    camera.position.copy(eye);
    controls.target.copy(target);
    controls.update();
  }

  function flyTo(to: Pose, atOnce: boolean): void {
    flight = undefined;
    if (atOnce) place(to);
    else flight = { from: { eye: camera.position.clone(), target: controls.target.clone() }, to, passed: 0 };
    invalidate();
  }

  return {
    look: (view, atOnce = false) => {
      moved = true;
      flyTo(poseOf({ ...view, distance: view.distance * remoteness(camera) }), atOnce);
    },
    overlook: (extent, height, yaw, atOnce = false) => {
      const to = overview(extent, height, yaw, openings(camera));
      const isThere = !moved && overlooked !== undefined && overlooked.distanceTo(to.eye) <= THERE;
      if (isThere && !atOnce) return;
      moved = false;
      overlooked = to.eye;
      flyTo(to, atOnce);
    },
    approach: (extent, height, yaw) => {
      moved = true;
      flyTo(overview(extent, height, yaw, openings(camera)), false);
    },
    isMoved: () => moved,
    followFinger: (on) => {
      controls.touches.ONE = on ? TOUCH.PAN : null;
    },
  };
}

/** Where a camera is and what it looks at, in three's axes. */
interface Pose {
  eye: Vector3;
  target: Vector3;
}

/** The geometry of the game's saved views: checked to 0.1 units on saves that hold both. */
function poseOf({ target, pitch, yaw, distance }: CameraView): Pose {
  const [down, round] = [MathUtils.degToRad(pitch), MathUtils.degToRad(yaw)];
  const back = {
    x: -Math.sin(round) * Math.cos(down) * distance,
    y: Math.sin(down) * distance,
    z: -Math.cos(round) * Math.cos(down) * distance,
  };
  return { eye: toVector(target).add(toVector(back)), target: toVector(target) };
}

/** The nearest place from which all corners of a rectangle on the table are within the openings of a camera. */
function overview(
  { left, right, near, far }: Extent,
  height: number,
  yaw: number,
  opening: { across: number; down: number },
): Pose {
  const corners = [left, right].flatMap((x) => [near, far].map((z) => toVector({ x, y: height, z })));
  const middle = toVector({ x: (left + right) / 2, y: height, z: (near + far) / 2 });
  const view = { target: { x: 0, y: 0, z: 0 }, pitch: OVERVIEW.pitch, yaw, distance: 1 };
  const forward = poseOf(view).eye.negate();
  const aside = forward
    .clone()
    .cross(new Vector3(0, 1, 0))
    .normalize();
  const upward = aside.clone().cross(forward);
  // Seen from (a, b, c) along the axes of the camera, a corner is inside if its distance from the axis is at most `opening` times
  // its depth: of all corners, each side has one that decides.
  const between = (axis: Vector3, tangent: number): { least: number; most: number; depth: number } => {
    const places = corners.map((corner) => ({ along: corner.dot(axis), depth: corner.dot(forward) }));
    const most = Math.max(...places.map(({ along, depth }) => along - tangent * depth));
    const least = Math.min(...places.map(({ along, depth }) => along + tangent * depth));
    return { least, most, depth: (least - most) / (2 * tangent) };
  };
  const across = between(aside, opening.across * OVERVIEW.share);
  const down = between(upward, opening.down * OVERVIEW.share);
  const depth = Math.min(across.depth, down.depth);
  const eye = new Vector3()
    .addScaledVector(aside, (across.least + across.most) / 2)
    .addScaledVector(upward, (down.least + down.most) / 2)
    .addScaledVector(forward, depth);
  const target = eye.clone().addScaledVector(forward, middle.clone().sub(eye).y / forward.y);
  return { eye, target };
}

/** The view from a seat that looks along `yaw` (degrees clockwise from north), on a table of that height. */
export function seatView(yaw: number, height: number): CameraView {
  const round = MathUtils.degToRad(yaw);
  return {
    target: { x: -Math.sin(round) * SEAT_VIEW.behind, y: height, z: -Math.cos(round) * SEAT_VIEW.behind },
    pitch: SEAT_VIEW.pitch,
    yaw,
    distance: SEAT_VIEW.distance,
  };
}
