import type { Colour, ObjectView } from "../../protocol";
import type { Body } from "./body";
import { lazily } from "./lazily";
import { writeCentred } from "./lettering";
import { createPrint } from "./print";
import { createSculpture } from "./sculpture";
import { curved, turned } from "./shapes";

/* What holds other things. The geometries are 2 across. */

const MOUTH = { radius: 0.6, height: 1.78 };
const BOWL_WOOD: Colour = { r: 0.55, g: 0.36, b: 0.22 };

/** A bag of cloth, open at the top. The endless one says so in its mouth. */
export function createBag(view: ObjectView): Body {
  const mouth = createPrint(2 * MOUTH.radius, 2 * MOUTH.radius, 80);
  mouth.mesh.position.y = MOUTH.height;
  mouth.draw((pen) => {
    const middle = pen.canvas.width / 2;
    pen.fillStyle = "#0b0f12";
    pen.beginPath();
    pen.arc(middle, middle, middle, 0, 2 * Math.PI);
    pen.fill();
    if (view.type !== "Infinite") return;
    pen.fillStyle = "#f2f6f8";
    writeCentred(pen, "∞");
  });
  const bag = createSculpture(view, { geometry: cloth(), finish: "matt", ornaments: [mouth.mesh] });
  return {
    ...bag,
    dispose() {
      bag.dispose();
      mouth.dispose();
    },
  };
}

/** A bowl, as go stones are kept in. */
export function createBowl(view: ObjectView): Body {
  return createSculpture(view, { geometry: bowl(), finish: "wood", nature: BOWL_WOOD });
}

const cloth = lazily(() =>
  turned([
    [0, 0],
    ...curved([0.7, 0], [0.95, 0.05], [1, 0.5]),
    ...curved([1, 0.5], [0.98, 1.3], [0.62, 1.5]),
    [0.6, 1.54],
    [0.6, 1.6],
    ...curved([0.62, 1.62], [0.68, 1.74], [0.78, 1.86]),
    ...curved([0.74, 1.88], [0.66, 1.82], [MOUTH.radius - 0.02, MOUTH.height - 0.04]),
  ]),
);

const bowl = lazily(() =>
  turned([
    [0, 0],
    [0.5, 0],
    ...curved([0.55, 0.04], [0.95, 0.2], [1, 0.8]),
    [0.96, 0.84],
    [0.92, 0.8],
    ...curved([0.9, 0.7], [0.85, 0.25], [0.5, 0.14]),
    [0, 0.12],
  ]),
);
