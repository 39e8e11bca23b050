import { Mesh, MeshLambertMaterial, PlaneGeometry, SRGBColorSpace, TextureLoader } from "three";
import type { Colour, ObjectView } from "../../protocol";
import type { Body } from "./body";
import { lazily } from "./lazily";
import { createSculpture } from "./sculpture";
import { roundedBox } from "./shapes";

const IVORY: Colour = { r: 0.95, g: 0.92, b: 0.84 };
const RISE = 0.01;

/** A tile, a token or a board with a picture of its own. Without a connection it stays plain. */
export function createPicturedSlab(view: ObjectView): Body {
  const picture = new Mesh(face(), new MeshLambertMaterial({ transparent: true }));
  picture.visible = false;
  picture.position.y = 0.5 + RISE;
  const slab = createSculpture(view, { geometry: square(), finish: "plastic", ornaments: [picture] });
  const address = view.pictures?.face;
  if (address !== undefined) loadPicture(address, picture);
  return {
    ...slab,
    dispose() {
      slab.dispose();
      picture.material.map?.dispose();
      picture.material.dispose();
    },
  };
}

/** A domino or a mahjong tile, its face blank: which one it is, the page is not told. */
export function createDomino(view: ObjectView): Body {
  return createSculpture(view, { geometry: square(), finish: "plastic", nature: IVORY });
}

function loadPicture(address: string, picture: Mesh<PlaneGeometry, MeshLambertMaterial>): void {
  new TextureLoader().load(address, (texture) => {
    texture.colorSpace = SRGBColorSpace;
    picture.material.map = texture;
    picture.material.needsUpdate = true;
    picture.visible = true;
  });
}

const square = lazily(() => roundedBox(1, 1, 1, 0.03));

/** A picture is upright for a reader in the south when its object is turned by 180 degrees, as tiles usually are. */
const face = lazily(() => new PlaneGeometry(0.97, 0.97).rotateX(-Math.PI / 2).rotateY(Math.PI));
