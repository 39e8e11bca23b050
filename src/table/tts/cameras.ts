import { isGlobalOurs } from "./global-rpc";
import { hasHand, seatedColours, steamIdAt } from "./players";

/**
 * The cameras of those who sit at our table. A camera belongs to its player: it is turned once, when the first game begins,
 * and whenever they ask for it.
 * @noSelf
 */
export interface Cameras {
  /** Shows everybody who is seated the whole board beside the panel, unless they have been shown it before. */
  begin: () => void;
  /** Shows it to the person who sits at a colour. */
  show: (colour: ColorLiteral) => void;
}

/** The cameras around the board that this script belongs to. */
export function createCameras(): Cameras {
  const shown: Record<string, boolean> = {};

  function show(colour: ColorLiteral): void {
    if (!isGlobalOurs() || !hasHand(colour)) return;
    const yaw = (Math.round(Player[colour].getHandTransform().rotation.y ?? 0) + 360) % 360;
    const view = SEAT_VIEWS.find((other) => other.yaw === yaw);
    if (view === undefined) return;
    const { x = 0, z = 0 } = owner.getPosition();
    const { pitch, distance } = view;
    Player[colour].lookAt({
      position: { x: x + view.x, y: VIEW_HEIGHT, z: z + view.z },
      pitch,
      yaw,
      distance,
    });
  }

  return {
    begin: () => {
      for (const colour of seatedColours()) {
        const person = steamIdAt(colour);
        if (shown[person] !== true) show(colour);
        shown[person] = true;
      }
    },
    show,
  };
}

/** How a camera looks at the table: the middle of the picture, in units from the board's middle, and from where. */
export interface SeatView {
  x: number;
  z: number;
  /** 0 looks north from the south side, 90 east. */
  yaw: number;
  /** 90 looks straight down. */
  pitch: number;
  distance: number;
}

/** The height of the middle of the picture: that which the game itself writes for its saved views. */
export const VIEW_HEIGHT = -2.5;

/**
 * How each side of the table is looked at: the board is left of the panel and the hand below it, on a screen of 1280 by
 * 720 pixels as on every larger one of that shape, however large the panel (`spec/table/seat-views.spec.ts`). The short
 * sides see the board lengthways, so they are farther away.
 */
export const SEAT_VIEWS: readonly SeatView[] = [
  { x: 7.5, z: -3, yaw: 0, pitch: 70, distance: 41 },
  { x: -4, z: -8, yaw: 90, pitch: 70, distance: 51 },
  { x: -7.5, z: 3, yaw: 180, pitch: 70, distance: 41 },
  { x: 9, z: 5, yaw: 270, pitch: 70, distance: 59 },
];
