import {
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  PlaneGeometry,
  Sprite,
  SpriteMaterial,
} from "three";
import { isPlayerColour, PLAYER_COLOURS } from "../../../kit/game/player-colours";
import type { ObjectView } from "../../protocol";
import type { Body } from "./body";
import { createCanvasTexture } from "./canvas";
import { lazily } from "./lazily";
import { writeCentred } from "./lettering";
import { toColor, WHITE } from "./materials";

const FAINT = 0.3;
/** The seat's name, in units. */
const NAME = { width: 4, height: 1, pixels: 64 };

/** The space in front of a seat: where it is and whose it is, faintly. */
export function createHandZone(view: ObjectView): Body {
  const owner = view.owner ?? "";
  const colour = toColor(isPlayerColour(owner) ? PLAYER_COLOURS[owner] : WHITE);
  const edges = new LineBasicMaterial({
    color: colour,
    transparent: true,
    opacity: FAINT,
    depthWrite: false,
  });
  const letters = createCanvasTexture(NAME.width * NAME.pixels, NAME.height * NAME.pixels, (pen) => {
    pen.fillStyle = "#f2f6f8";
    writeCentred(pen, owner);
  });
  const lettering = new SpriteMaterial({ map: letters, opacity: 0.75, depthWrite: false });
  const name = new Sprite(lettering);
  name.position.y = -0.5;
  const rectangle = new LineSegments(outline(), edges);
  for (const part of [rectangle, name]) part.raycast = () => undefined;

  function show({ scale }: ObjectView): void {
    // The zone is stretched to its size; its name is not.
    name.scale.set(NAME.width / scale.x, NAME.height / scale.y, 1);
  }

  show(view);
  return {
    root: new Group().add(rectangle, name),
    show,
    dispose() {
      edges.dispose();
      letters.dispose();
      lettering.dispose();
    },
  };
}

/** Zones that only scripts know of are not to be seen. */
export function createHiddenZone(): Body {
  return { root: new Group(), show: () => undefined, dispose: () => undefined };
}

const outline = lazily(
  () => new EdgesGeometry(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2).translate(0, -0.5, 0)),
);
