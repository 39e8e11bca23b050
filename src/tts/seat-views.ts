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
 * How each long side of the table is looked at: the board is left of the panel and the hand below it, on a screen of 1280 by
 * 720 pixels as on every larger one of that shape, however large the panel (`spec/table/seat-views.spec.ts`).
 */
export const SEAT_VIEWS = {
  near: { x: 7, z: -4.5, yaw: 0, pitch: 75, distance: 38 },
  far: { x: -7, z: 4.5, yaw: 180, pitch: 75, distance: 38 },
} as const satisfies Record<string, SeatView>;
