import type { CanvasTexture } from "three";
import type { Face } from "../../../protocol";
import { createCanvasTexture } from "../canvas";
import { builtInCard } from "./numbers";

/** Pixels of a card's picture: as high to its width as the card, and sharp as near as anybody looks at a card. */
const PIXELS = { width: 320, height: 465 };

/** Where a picture is: the cell of a sheet, counted from left to right and top to bottom. */
interface Source {
  address: string;
  columns: number;
  rows: number;
  cell: number;
}

/** A picture that is on its way; nothing comes if it cannot be had. The same picture is the same promise. */
export type Picture = Promise<CanvasTexture | undefined>;

/** The picture on the face of a card, or of a deck's visible card; nothing if the viewer may not see one. */
export function facePicture({ card, pictures }: Omit<Face, "guid">): Picture | undefined {
  if (card === undefined) return undefined;
  const { face, columns = 1, rows = 1 } = pictures ?? {};
  // A card's number is a hundred times its sheet's, plus its cell.
  if (face !== undefined) return pictureOf({ address: face, columns, rows, cell: card % 100 });
  const name = builtInCard(card);
  return name === undefined ? undefined : drawing(name);
}

/** The picture on the back of a card. */
export function backPicture({ pictures }: Pick<Face, "pictures">): Picture {
  const address = pictures?.back;
  return address === undefined ? drawing("back") : pictureOf({ address, columns: 1, rows: 1, cell: 0 });
}

/** A picture that the build draws, in `scripts/preview/cards/faces.ts`. */
function drawing(name: string): Picture {
  return pictureOf({ address: `cards/${name}.svg`, columns: 1, rows: 1, cell: 0 });
}

const pictures = new Map<string, Picture>();

function pictureOf(source: Source): Picture {
  const key = `${source.columns} ${source.rows} ${source.cell} ${source.address}`;
  const known = pictures.get(key);
  if (known !== undefined) return known;
  // Without its picture a card is plain white; no other card is the worse for it.
  const picture = load(source).catch(() => undefined);
  pictures.set(key, picture);
  return picture;
}

async function load({ address, columns, rows, cell }: Source): Promise<CanvasTexture> {
  const image = new Image();
  image.crossOrigin = "anonymous";
  image.src = address;
  await image.decode();
  const [width, height] = [image.naturalWidth / columns, image.naturalHeight / rows];
  const [x, y] = [(cell % columns) * width, Math.floor(cell / columns) * height];
  return createCanvasTexture(PIXELS.width, PIXELS.height, (pen) => {
    pen.drawImage(image, x, y, width, height, 0, 0, PIXELS.width, PIXELS.height);
  });
}
