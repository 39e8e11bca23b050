import { click, clickLate, sawAgo, type Clicked, gesture, typeInto } from "../gestures";
import { viewerOf } from "../sight";
import type { MouseButton, Viewer } from "../ui/interface";
import type { Piece } from "../world";
import type { Actor, Target } from "./actor";

/**
 * Clicking and typing: on the screen's UI, and on buttons, inputs and UIs of objects.
 *
 * @noSelf
 */
export interface InterfaceVerbs {
  /** A UI element, or a classic button. */
  clicks: (what: Clicked, button?: MouseButton, on?: Target) => void;
  /** The same on what this person's screen shows, which is this many frames behind. */
  clicksLate: (what: string, frames: number) => void;
  /** Whether there was anything of this text or id on the screen this many frames ago. */
  sawAgo: (what: string, frames: number) => boolean;
  typesInto: (what: Clicked, text: string, on?: Target) => void;
  /** Picks an option of a dropdown. */
  picks: (what: Clicked, option: string, on?: Target) => void;
  slides: (what: Clicked, value: number, on?: Target) => void;
  /** Drags a window of the UI. */
  dragsPanel: (what: Clicked, on?: Target) => void;
}

/** Clicking and typing, as the acting person does it. */
export function interfaceVerbs({ world, person, find, expect }: Actor): InterfaceVerbs {
  const carrier = (on: Target | undefined): Piece | undefined => (on === undefined ? undefined : find(on));
  const viewer = (): Viewer => viewerOf(person);
  return {
    clicks: (what, button, on) => expect(click(world, person, what, button ?? "left", carrier(on))),
    clicksLate: (what, frames) => expect(clickLate(world, person, what, frames)),
    sawAgo: (what, frames) => sawAgo(world, person, what, frames),
    typesInto: (what, text, on) => expect(typeInto(world, person, what, text, carrier(on))),
    picks: (what, option, on) =>
      expect(
        gesture(world, person, what, carrier(on), (ui, element) => ui.choose(element, viewer(), option)),
      ),
    slides: (what, value, on) =>
      expect(gesture(world, person, what, carrier(on), (ui, element) => ui.slide(element, viewer(), value))),
    dragsPanel: (what, on) =>
      expect(gesture(world, person, what, carrier(on), (ui, element) => ui.drag(element, viewer()))),
  };
}
