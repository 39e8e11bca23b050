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

/** How each long side of the table is looked at. */
export interface SideViews {
  near: SeatView;
  far: SeatView;
}

/** With the hand below the board. */
const WITH_HAND: SideViews = {
  near: { x: 7.5, z: -3, yaw: 0, pitch: 70, distance: 41 },
  far: { x: -7.5, z: 3, yaw: 180, pitch: 70, distance: 41 },
};

/** The board alone, as large as the screen allows. */
const ALONE: SideViews = {
  near: { x: 7.25, z: -1.5, yaw: 0, pitch: 75, distance: 38 },
  far: { x: -7.25, z: 1.5, yaw: 180, pitch: 75, distance: 38 },
};

/**
 * The view of the board of a game for at most this many players: it is left of the panel, the hand below it where people have
 * secrets from one another, and what the game itself shows at the upper edge above it, on a screen of 1280 by 720 pixels as on
 * every larger one of that shape, however large the panel (`spec/table/seat-views.spec.ts`).
 */
export function sideViews(people: number): SideViews {
  return people === 1 ? ALONE : WITH_HAND;
}
