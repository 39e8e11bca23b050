import { type BufferGeometry, Mesh } from "three";
import type { Colour, ObjectView } from "../../protocol";
import type { Body } from "./body";
import { lazily } from "./lazily";
import { writeCentred } from "./lettering";
import { createMaterial, paint } from "./materials";
import { createPrint, type Print } from "./print";
import { createSculpture } from "./sculpture";
import { turned } from "./shapes";

/* Round flat pieces. Their geometries are 2 across; they are stretched to the object's size. */

const WHITE_WOOD: Colour = { r: 0.93, g: 0.87, b: 0.74 };
const BROWN_WOOD: Colour = { r: 0.38, g: 0.22, b: 0.14 };
const BLACK: Colour = { r: 0.08, g: 0.08, b: 0.09 };
const SILVER: Colour = { r: 0.78, g: 0.79, b: 0.8 };
const INK = "#2c2f33";

/** A piece of the checkers set. */
export function createChecker(view: ObjectView): Body {
  return createSculpture(view, { geometry: ringed(), finish: "plastic" });
}

/** A backgammon piece, white or brown by its name. */
export function createBackgammonPiece(view: ObjectView): Body {
  const nature = view.name.endsWith("white") ? WHITE_WOOD : BROWN_WOOD;
  return createSculpture(view, { geometry: ringed(), finish: "wood", nature });
}

/** A reversi chip: white above and black below. */
export function createReversiChip(view: ObjectView): Body {
  const underside = new Mesh(lowerHalf(), black());
  return createSculpture(view, { geometry: upperHalf(), finish: "plastic", ornaments: [underside] });
}

/** A coin. Turned over, it shows heads: that is how the game's rotation values have it. */
export function createCoin(view: ObjectView): Body {
  const heads = engraved("HEADS");
  const tails = engraved("TAILS");
  tails.mesh.position.y = COIN.top + COIN.engraving;
  heads.mesh.position.y = COIN.bottom - COIN.engraving;
  heads.mesh.rotation.z = Math.PI;
  const coin = createSculpture(view, {
    geometry: minted(),
    finish: "metal",
    nature: SILVER,
    ornaments: [heads.mesh, tails.mesh],
  });
  return {
    ...coin,
    dispose() {
      coin.dispose();
      heads.dispose();
      tails.dispose();
    },
  };
}

function engraved(word: string): Print {
  const print = createPrint(1.5, 1.5, 96);
  print.draw((pen) => {
    pen.fillStyle = INK;
    writeCentred(pen, word);
  });
  return print;
}

/** Both faces of a coin are lower than its rim. */
const COIN = { bottom: 0.02, top: 0.13, engraving: 0.005 };

const minted = lazily(() =>
  turned([
    [0, COIN.bottom],
    [0.86, COIN.bottom],
    [0.88, 0],
    [1, 0],
    [1, 0.15],
    [0.88, 0.15],
    [0.86, COIN.top],
    [0, COIN.top],
  ]),
);

const ringed = lazily((): BufferGeometry =>
  turned([
    [0, 0],
    [0.94, 0],
    [1, 0.06],
    [1, 0.3],
    [0.94, 0.36],
    [0.84, 0.36],
    [0.8, 0.3],
    [0.66, 0.3],
    [0.62, 0.36],
    [0.52, 0.36],
    [0.48, 0.3],
    [0, 0.3],
  ]),
);

const lowerHalf = lazily(() =>
  turned([
    [0, 0],
    [0.94, 0],
    [1, 0.06],
    [1, 0.18],
  ]),
);

const upperHalf = lazily(() =>
  turned([
    [1, 0.18],
    [1, 0.3],
    [0.94, 0.36],
    [0, 0.36],
  ]),
);

const black = lazily(() => {
  const material = createMaterial("plastic");
  paint(material, BLACK);
  return material;
});
