import type { Object3D } from "three";
import type { ObjectView } from "../../protocol";

/**
 * What one object of the table looks like. `root` is in the object's own space, in three's axes (x right, y up, z towards
 * the reader at the south; see `space.ts`), at scale 1, with the pivot that the game gives it at the origin: an object
 * at rest has its underside at y = -rest. Anyone who holds the body places, turns and scales the root from outside.
 */
export interface Body {
  readonly root: Object3D;
  /** Shows what has changed in the view: tint, visible card, count, value. Place, turn and scale are not its business. */
  show(view: ObjectView): void;
  /** Advances a motion of its own by this many seconds; answers whether there is more to come. */
  animate?(seconds: number): boolean;
  /** Frees what only this body holds; what is shared with others stays. */
  dispose(): void;
}

/** Makes the body of an object. */
export type BodyMaker = (view: ObjectView) => Body;
