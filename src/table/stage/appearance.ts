import type { Tint } from "../../kit/rules/box";
import type { Seat } from "../../kit/rules/rules";
import type { Caption, Sight } from "../../kit/game/scene";
import { nameSeats } from "../../kit/game/seat-names";
import { type Motion, resize } from "../../tts/set-object";
import type { Table } from "../table";

/** How far a colour may differ from the wanted one: Tabletop Simulator keeps colours as small fractions. */
const COLOUR_TOLERANCE = 0.01;

const NO_TAGS: string[] = [];
const NOBODY: ColorLiteral[] = [];

/** How a piece is made: its scale along each axis, and its colour. */
export interface Make {
  scale: { x: number; y: number; z: number };
  tint: Tint;
}

/** What is the same size along all axes. */
export function evenly(size: number, tint: Tint): Make {
  return { scale: { x: size, y: size, z: size }, tint };
}

/** From whom an object has been hidden. */
interface Hidden {
  object: GObject;
  from: ColorLiteral[];
}

/**
 * Gives pieces their names, menus, sizes and colours, and hides their faces from those who may not know them.
 * @noSelf
 */
export interface Appearance {
  /** Whether players have secrets from one another. */
  keepsSecrets: boolean;
  dress: (object: GObject, caption: Caption, sight: Sight) => void;
  /** Hides an object from all but those who may know it. */
  hide: (object: GObject, sight: Sight) => void;
  /** Makes a piece as large as it was made, in its colour or that of its owner's seat, without anybody's tags and notes. */
  restore: (object: GObject, make: Make, owner?: Seat) => void;
}

/** The appearance of the pieces of a stage. */
export function createAppearance(
  { pieceMenus, visibility: { names, tintOf, keepsSecrets, coloursWithout } }: Table,
  motion: Motion,
): Appearance {
  /**
   * From whom each piece has been hidden: Tabletop Simulator can be told, but not asked. By memo, with the object: what
   * comes out of a deck or a bag is another one that knows nothing of it, even under its old GUID.
   */
  const hidden: Record<string, Hidden | undefined> = {};

  function hide(object: GObject, sight: Sight): void {
    const { memo } = object;
    const last = hidden[memo];
    const from = coloursWithout(sight);
    if (isSame(last?.object === object ? last.from : NOBODY, from)) return;
    hidden[memo] = { object, from };
    motion.acts++;
    object.setHiddenFrom(from);
  }

  return {
    keepsSecrets,
    hide,
    dress: (object, caption, sight) => {
      hide(object, sight);
      const name = nameSeats(caption.name, names());
      const note = nameSeats(caption.note, names());
      if (object.getName() !== name) {
        motion.acts++;
        object.setName(name);
      }
      if (object.getDescription() !== note) {
        motion.acts++;
        object.setDescription(note);
      }
      pieceMenus.attach(object);
    },
    restore: (object, { scale, tint }, owner) => {
      resize(motion, object, scale);
      const wanted = (owner === undefined ? undefined : tintOf(owner)) ?? tint;
      if (!isTinted(object, wanted)) {
        motion.acts++;
        object.setColorTint({ r: wanted.r, g: wanted.g, b: wanted.b });
      }
      if (object.hasAnyTag()) object.setTags(NO_TAGS);
      if (object.getGMNotes() !== "") object.setGMNotes("");
    },
  };
}

function isSame(these: readonly ColorLiteral[], those: readonly ColorLiteral[]): boolean {
  if (these === those) return true;
  return these.length === those.length && these.every((colour, index) => colour === those[index]);
}

function isTinted(object: GObject, { r, g, b }: Tint): boolean {
  const has = object.getColorTint();
  return (
    Math.abs((has.r ?? 0) - r) < COLOUR_TOLERANCE &&
    Math.abs((has.g ?? 0) - g) < COLOUR_TOLERANCE &&
    Math.abs((has.b ?? 0) - b) < COLOUR_TOLERANCE
  );
}
