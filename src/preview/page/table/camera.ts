import type { Vector3 } from "three";
import { MathUtils, MOUSE, TOUCH } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { CameraView } from "../../protocol";
import { toVector } from "../space";
import type { Viewport } from "./viewport";

/** How a seat looks at the table when it has no view of its own: pitch in degrees, distance and target in units. */
const SEAT_VIEW = { pitch: 65, distance: 42, behind: 2 } as const;

/** How near and far the camera goes, in units. */
const NEAREST = 4;
const FARTHEST = 120;

/** How long a flight to another view takes, in seconds. */
const FLIGHT = 0.5;

/** The camera, turned, moved and zoomed by the mouse as in the game. */
export interface Camera {
  /** Flies to a view; with `atOnce` it is there in the next picture. */
  look: (view: CameraView, atOnce?: boolean) => void;
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
  controls.addEventListener("change", invalidate);
  controls.addEventListener("start", () => {
    flight = undefined;
  });

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

  return {
    look: (view, atOnce = false) => {
      const to = poseOf(view);
      if (atOnce) place(to);
      else
        flight = { from: { eye: camera.position.clone(), target: controls.target.clone() }, to, passed: 0 };
      invalidate();
    },
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
