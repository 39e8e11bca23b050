import { click, gesture, typeInto } from "../gestures";
import { viewerOf } from "../sight";
import type { MouseButton } from "../ui/interface";
import type { Actor, Target } from "./actor";

/**
 * Clicking and typing: on the screen's UI, and on buttons, inputs and UIs of objects.
 *
 * @noSelf
 */
export interface InterfaceVerbs {
  /** A UI element by its text or id, or a classic button by its label or click_function. */
  clicks: (textOrId: string, button?: MouseButton, on?: Target) => void;
  typesInto: (textOrId: string, text: string, on?: Target) => void;
  /** Picks an option of a dropdown. */
  picks: (id: string, option: string) => void;
  slides: (id: string, value: number) => void;
  /** Drags a window of the UI. */
  dragsPanel: (id: string) => void;
}

/** Clicking and typing, as the acting person does it. */
export function interfaceVerbs({ world, person, find, expect }: Actor): InterfaceVerbs {
  return {
    clicks: (textOrId, button, on) =>
      expect(click(world, person, textOrId, button ?? "left", on === undefined ? undefined : find(on))),
    typesInto: (textOrId, text, on) =>
      expect(typeInto(world, person, textOrId, text, on === undefined ? undefined : find(on))),
    picks: (id, option) =>
      expect(gesture(world, person, id, (ui, element) => ui.choose(element, viewerOf(person), option))),
    slides: (id, value) =>
      expect(gesture(world, person, id, (ui, element) => ui.slide(element, viewerOf(person), value))),
    dragsPanel: (id) =>
      expect(gesture(world, person, id, (ui, element) => ui.drag(element, viewerOf(person)))),
  };
}
