/** A view that every player can call up: what it looks at, from which side, how steeply, from how far. */
export interface View {
  x: number;
  z: number;
  /** 0 looks north from the south side. */
  yaw: number;
  /** 90 looks straight down. */
  pitch: number;
  distance: number;
}

/** The views in the order of their number keys. */
export const views: readonly View[] = [
  { x: 0, z: -2, yaw: 0, pitch: 65, distance: 42 },
  { x: 0, z: -7, yaw: 0, pitch: 70, distance: 24 },
  { x: 0, z: 6, yaw: 0, pitch: 70, distance: 24 },
  { x: 0, z: 0, yaw: 0, pitch: 90, distance: 42 },
];
