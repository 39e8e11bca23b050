import type { View } from "../../saves/cameras";
import { VIEW_HEIGHT } from "../../src/tts/seat-views";
import type { CameraData } from "./save-data";

/** The game keeps this many views; an empty place is null. */
const PLACES = 10;

/** The views as a save holds them: with the camera's own position, which follows from target, angles and distance. */
export function cameraStates(views: readonly View[]): (CameraData | null)[] {
  return Array.from({ length: PLACES }, (_, place) => {
    const view = views[place];
    return view === undefined ? null : cameraState(view);
  });
}

function cameraState(view: View): CameraData {
  const yaw = (view.yaw * Math.PI) / 180;
  const pitch = (view.pitch * Math.PI) / 180;
  const back = view.distance * Math.cos(pitch);
  return {
    Position: { x: view.x, y: VIEW_HEIGHT, z: view.z },
    Rotation: { x: view.pitch, y: view.yaw, z: 0 },
    Distance: view.distance,
    Zoomed: false,
    AbsolutePosition: {
      x: rounded(view.x - back * Math.sin(yaw)),
      y: rounded(VIEW_HEIGHT + view.distance * Math.sin(pitch)),
      z: rounded(view.z - back * Math.cos(yaw)),
    },
  };
}

/** Four decimals: the last digits of a sine may differ between machines, and builds must not. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}
