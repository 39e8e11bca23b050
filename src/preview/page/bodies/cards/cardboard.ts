import { Group, Mesh, RepeatWrapping } from "three";
import type { Colour, ObjectView } from "../../../protocol";
import { createCanvasTexture } from "../canvas";
import { lazily } from "../lazily";
import { createMaterial, paint, WHITE } from "../materials";
import { backPicture, facePicture, type Picture } from "./pictures";
import { backShape, edgeShape, faceShape } from "./shapes";

/** One card or several, one upon the other: a face above, a back below, cut edges around. */
export interface Cardboard {
  readonly root: Group;
  /** Shows the view at this thickness, with the edges of this many cards. */
  show(view: ObjectView, thickness: number, cards: number): void;
  dispose(): void;
}

export function createCardboard(): Cardboard {
  const [front, rear] = [createSide(), createSide()];
  const edge = createMaterial("matt");
  const lines = edgeTexture().clone();
  edge.map = lines;
  const top = new Mesh(faceShape(), front.material);
  const bottom = new Mesh(backShape(), rear.material);
  const rim = new Mesh(edgeShape(), edge);
  return {
    root: new Group().add(top, bottom, rim),
    show(view, thickness, cards) {
      top.position.y = thickness / 2;
      bottom.position.y = -thickness / 2;
      rim.scale.y = thickness;
      lines.repeat.y = cards / EDGE.cards;
      const tint = tintOf(view);
      for (const material of [front.material, rear.material, edge]) paint(material, tint);
      const back = backPicture(view);
      // Anyone who may not see the face sees a back, whichever way the card is.
      front.print(view.shows === "face" ? facePicture(view) : back);
      rear.print(back);
    },
    dispose() {
      for (const { material } of [front, rear]) material.dispose();
      edge.dispose();
      lines.dispose();
    },
  };
}

/** A side of a card: plain white until its picture is there. */
function createSide() {
  const material = createMaterial("matt");
  let wanted: Picture | undefined;
  return {
    material,
    print(picture: Picture | undefined): void {
      if (picture === wanted) return;
      wanted = picture;
      if (picture === undefined) material.map = null;
      void picture?.then((texture) => {
        if (picture !== wanted) return;
        material.map = texture ?? null;
        material.needsUpdate = true;
      });
    },
  };
}

/** The grey by which the game multiplies its cards, which look white all the same. */
const CARD_GREY = 0.713;

function tintOf({ tint }: ObjectView): Colour {
  const plain = [tint.r, tint.g, tint.b].every((part) => Math.abs(part - CARD_GREY) < 0.01);
  return plain ? WHITE : tint;
}

/** The texture of cut edges shows this many cards, each this many pixels thick. */
const EDGE = { cards: 5, pixels: 8 };

const edgeTexture = lazily(() => {
  const texture = createCanvasTexture(1, EDGE.cards * EDGE.pixels, (pen) => {
    for (let card = 0; card < EDGE.cards; card++) {
      // One edge is back in the shade, or from afar the lines between them all would run together.
      pen.fillStyle = card === 0 ? "#8d8b84" : "#fbf9f4";
      pen.fillRect(0, card * EDGE.pixels, 1, EDGE.pixels);
      pen.fillStyle = "#b5b2aa";
      pen.fillRect(0, card * EDGE.pixels, 1, 1);
    }
  });
  texture.wrapT = RepeatWrapping;
  return texture;
});
