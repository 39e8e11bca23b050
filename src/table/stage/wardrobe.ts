import type { Caption, Sight } from "../../kit/scene";

/**
 * Gives pieces their names, and hides their faces from those who may not know them.
 * @noSelf
 */
export interface Wardrobe {
  dress: (object: GObject, caption: Caption, sight: Sight) => void;
}

/** The wardrobe of a stage. `coloursWithout` names the colours that must not see what a sight allows. */
export function createWardrobe(coloursWithout: (sight: Sight) => ColorLiteral[]): Wardrobe {
  /** From whom each object has been hidden, by GUID: Tabletop Simulator can be told, but not asked. */
  const hidden: Record<string, string> = {};
  return {
    dress: (object, caption, sight) => {
      if (object.getName() !== caption.name) object.setName(caption.name);
      if (object.getDescription() !== caption.note) object.setDescription(caption.note);
      const colours = coloursWithout(sight);
      const list = colours.join();
      if ((hidden[object.guid] ?? "") === list) return;
      hidden[object.guid] = list;
      object.setHiddenFrom(colours);
    },
  };
}
