/** A colour as plain data, each part 0..1. */
export interface Rgba {
  r: number;
  g: number;
  b: number;
  a: number;
}

/**
 * The Color class of one script environment.
 *
 * @noSelf
 */
export interface ColorClass {
  /** The global `Color`: callable, with its methods, static functions and named colours. */
  readonly global: object;
  /** A Color for a script. */
  create(color: Rgba): Rgba;
}

/** TTS's published Color class; each script gets its own. */
export declare function createColorClass(): ColorClass;

/** Reads `{r=,g=,b=,a=}`, `{1,1,1}`, a Color or the name of a player colour ("White"); alpha is 1 where missing. */
export declare function toRgba(value: unknown): Rgba | undefined;

/** The colour of a seat by its exact name. */
export declare function seatColor(name: string): Rgba | undefined;
