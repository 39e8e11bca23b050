import { type BufferGeometry, Group, Mesh, type Object3D } from "three";
import type { Colour, ObjectView } from "../../protocol";
import type { Body } from "./body";
import { createMaterial, type Finish, paint } from "./materials";
import { fit } from "./shapes";

/** Below this alpha a thing casts no shadow. */
const CASTS_SHADOW = 0.5;

/** What a body of one piece looks like. */
export interface Look {
  /** In any unit: it is stretched to the object's size. Shared with other bodies. */
  geometry: BufferGeometry;
  finish: Finish;
  /** The colour that it has by nature, under the tint. */
  nature?: Colour;
  /** What belongs to it and takes no tint, in the units of the geometry. */
  ornaments?: readonly Object3D[];
}

/** A body of one piece, which takes the object's tint. */
export function createSculpture(view: ObjectView, look: Look): Body {
  const material = createMaterial(look.finish);
  const piece = new Mesh(look.geometry, material);
  piece.receiveShadow = true;
  const sculpture = new Group().add(piece, ...(look.ornaments ?? []));
  fit(sculpture, view);

  function show({ tint }: ObjectView): void {
    paint(material, tint, look.nature);
    piece.castShadow = (tint.a ?? 1) >= CASTS_SHADOW;
  }

  show(view);
  return {
    root: new Group().add(sculpture),
    show,
    dispose: () => material.dispose(),
  };
}
