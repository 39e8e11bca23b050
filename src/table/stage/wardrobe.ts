import type { Tint } from "../../kit/box";
import type { Seat } from "../../kit/rules";
import type { Caption, Sight } from "../../kit/scene";
import { nameSeats } from "../../kit/seat-names";
import type { Company } from "../seats/company";
import type { Menus } from "./menus";

/** How far a colour may differ from the wanted one: Tabletop Simulator keeps colours as small fractions. */
const COLOUR_TOLERANCE = 0.01;

/**
 * Gives pieces their names, menus and colours, and hides their faces from those who may not know them.
 * @noSelf
 */
export interface Wardrobe {
  dress: (object: GObject, caption: Caption, sight: Sight) => void;
  /** Hides a card from everybody: it has just come, and who may see it is told when it is dressed. */
  veil: (object: GObject) => void;
  /** Hides an object from nobody, unless players have secrets from one another. */
  unveil: (object: GObject) => void;
  /** Gives a piece the colour of its owner's chair, or its own if it has no owner. */
  tint: (object: GObject, owner: Seat | undefined, own: Tint) => void;
}

/** The wardrobe of a stage. */
export function createWardrobe(
  { names, tintOf, keepsSecrets, coloursWithout }: Company,
  menus: Menus,
): Wardrobe {
  /** From whom each object has been hidden, by GUID: Tabletop Simulator can be told, but not asked. */
  const hidden: Record<string, string> = {};

  function hide(object: GObject, colours: ColorLiteral[]): void {
    hidden[object.guid] = colours.join();
    object.setHiddenFrom(colours);
  }

  return {
    dress: (object, caption, sight) => {
      const name = nameSeats(caption.name, names());
      const note = nameSeats(caption.note, names());
      if (object.getName() !== name) object.setName(name);
      if (object.getDescription() !== note) object.setDescription(note);
      const colours = coloursWithout(sight);
      if ((hidden[object.guid] ?? "") !== colours.join()) hide(object, colours);
      menus.attach(object);
    },
    veil: (object) => {
      if (object.type === "Card") hide(object, coloursWithout("nobody"));
    },
    unveil: (object) => {
      if (!keepsSecrets) hide(object, []);
    },
    tint: (object, owner, own) => {
      const wanted = (owner === undefined ? undefined : tintOf(owner)) ?? own;
      const has = object.getColorTint();
      const alike =
        Math.abs((has.r ?? 0) - wanted.r) < COLOUR_TOLERANCE &&
        Math.abs((has.g ?? 0) - wanted.g) < COLOUR_TOLERANCE &&
        Math.abs((has.b ?? 0) - wanted.b) < COLOUR_TOLERANCE;
      if (!alike) object.setColorTint({ r: wanted.r, g: wanted.g, b: wanted.b });
    },
  };
}
