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
