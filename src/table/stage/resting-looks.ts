import type { Piece } from "../../kit/scene";
import { columnsOf } from "../../tts/chips";
import { columnName } from "../../tts/piece-ids";
import type { Work } from "./pass-context";

type Triple = Pick<ReturnType<GObject["getPosition"]>, "x" | "y" | "z">;

/** Where an object was, and how it was turned, when it was found right. */
interface Rest {
  object: GObject;
  at: Triple;
  turned: Triple;
}

/**
 * Where pieces were when they were last found right: to see that one has not been moved since takes three calls of Tabletop
 * Simulator, and to see that all of it is right a dozen.
 * @noSelf
 */
export interface RestingLooks {
  /** A piece has been found right. */
  note: (piece: Piece) => void;
  /** Whether a piece is where it was then, and turned as it was. */
  isAsItWas: (piece: Piece) => boolean;
  /** Another scene is drawn. */
  forget: () => void;
}

/** The looks at the pieces of a table at rest. */
export function createRestingLooks(work: Work): RestingLooks {
  let rests: Record<string, Rest[] | undefined> = {};

  /** The objects that a piece consists of. */
  function objectsOf(piece: Piece): (GObject | undefined)[] {
    const { loose, piles } = work.inventory;
    if (piece.kind === "chips")
      return columnsOf(piece.count).map((_, index) => loose[columnName(piece.id, index)]);
    if (piece.kind !== "pile") return [loose[piece.id]];
    const [only, second] = piece.cards;
    if (only === undefined) return [];
    return [second === undefined ? loose[only] : piles[piece.id]];
  }

  return {
    note: (piece) => {
      const list: Rest[] = [];
      for (const object of objectsOf(piece)) {
        if (object?.isDestroyed() === false)
          list.push({ object, at: object.getPosition(), turned: object.getRotation() });
      }
      rests[piece.id] = list;
    },
    isAsItWas: (piece) => {
      const list = rests[piece.id];
      if (list === undefined) return false;
      for (const { object, at, turned } of list) {
        if (object.isDestroyed()) return false;
        // This is most of what a table does at rest: calls that compare would be a quarter of it.
        const position = object.getPosition();
        if (position.x !== at.x || position.y !== at.y || position.z !== at.z) return false;
        const rotation = object.getRotation();
        if (rotation.x !== turned.x || rotation.y !== turned.y || rotation.z !== turned.z) return false;
      }
      return true;
    },
    forget: () => {
      rests = {};
    },
  };
}
