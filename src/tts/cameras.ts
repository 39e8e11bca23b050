import { isGlobalOurs } from "./global-rpc";
import { hasHand, seatedColours, steamIdAt } from "./players";
import { sideViews, VIEW_HEIGHT, type SeatView } from "./seat-views";

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

/** The cameras around the board that this script belongs to, whose game this many can play at most. */
export function createCameras(people: number): Cameras {
  const { near, far } = sideViews(people);
  const views: readonly SeatView[] = [near, far];
  const shown: Record<string, boolean> = {};

  function show(colour: ColorLiteral): void {
    if (!isGlobalOurs() || !hasHand(colour)) return;
    const yaw = (Math.round(Player[colour].getHandTransform().rotation.y ?? 0) + 360) % 360;
    const view = views.find((other) => other.yaw === yaw);
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
