/** Where an object is in the world: its pivot in units, and how it is turned, in degrees. */
export interface Pose {
  x: number;
  y: number;
  z: number;
  pitch: number;
  yaw: number;
  roll: number;
}

/** Position, turn and scale of an object as Tabletop Simulator writes them. */
export interface TransformData {
  posX: number;
  posY: number;
  posZ: number;
  rotX: number;
  rotY: number;
  rotZ: number;
  scaleX: number;
  scaleY: number;
  scaleZ: number;
}

/** The transform of an object in a pose, with its scale along each axis. */
export function transform(pose: Pose, scaleX: number, scaleY: number, scaleZ: number): TransformData {
  return {
    posX: pose.x,
    posY: pose.y,
    posZ: pose.z,
    rotX: pose.pitch,
    rotY: pose.yaw,
    rotZ: pose.roll,
    scaleX,
    scaleY,
    scaleZ,
  };
}
