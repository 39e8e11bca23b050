/** Three coordinates, as plain data. */
export interface Coordinates {
  x: number;
  y: number;
  z: number;
}

/**
 * The Vector class of one script environment.
 *
 * @noSelf
 */
export interface VectorClass {
  /** The global `Vector`: callable, with its methods and static functions. */
  readonly global: object;
  /** A Vector for a script. */
  create(x: number, y: number, z: number): Coordinates;
}

/** TTS's published Vector class; each script gets its own. */
export declare function createVectorClass(): VectorClass;

/** Reads `{x=,y=,z=}`, `{1,2,3}` or a Vector; missing or wrong coordinates make it undefined. */
export declare function toCoordinates(value: unknown): Coordinates | undefined;
