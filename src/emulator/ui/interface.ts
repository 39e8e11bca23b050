import { createFunctions, type UiFunctions } from "./functions";
import type { MouseButton, Reaction } from "./gestures";
import { choose, click, clickTarget, drag, pass, slide, typeText } from "./gestures";
import { elementAt, pictureFor, type PicturedElement } from "./picture";
import { asOf, showXml, step, type Asset, type InterfaceSettings, type Screen } from "./screen";
import type { UiElement, UiNode } from "./tree";
import { attributeOf, textOf } from "./tree";
import type { Viewer } from "./visibility";
import { isSeenBy, seenBy } from "./visibility";

export type { HandlerCall, MouseButton, Reaction } from "./gestures";
export type { PicturedElement } from "./picture";
export type { Asset } from "./screen";
export type { UiElement } from "./tree";
export type { Viewer } from "./visibility";

/**
 * The UI of one entity: the screen (Global) or one object.
 *
 * @noSelf
 */
export interface Interface {
  /** What scripts see as `UI`. */
  readonly functions: UiFunctions;
  /** The member `UI.loading`. */
  isLoading(): boolean;
  /** One frame has passed: what is due takes effect. */
  step(): void;
  /** The XmlUI and assets for a save: those of the last load, because TTS does not save edits at run time. */
  saved(): { xml: string; assets: readonly Asset[] };

  /** All root elements, visible or not. */
  elements(): readonly UiElement[];
  byId(id: string): UiElement | undefined;
  /** The element at a way through the tree: "0.3.1" is the second child of the fourth child of the first root. */
  at(path: string): UiElement | undefined;
  /** What this viewer sees, as a tree with all that is needed to draw it. */
  pictureFor(viewer: Viewer): PicturedElement[];
  /** Grows with every visible change. */
  revision(): number;
  /** Every element that this viewer sees, in the order of the document. */
  seenBy(viewer: Viewer): UiElement[];
  isSeenBy(element: UiElement, viewer: Viewer): boolean;
  /**
   * The visible element with exactly this text (formatting tags left out), one that takes clicks if there are several;
   * failing that, the visible element with this id.
   */
  find(textOrId: string, viewer: Viewer): UiElement | undefined;
  /** An attribute in force: the element's own, else its class's, else its tag's default. Names ignore case. */
  attributeOf(element: UiElement, name: string): string | undefined;
  /** The text on an element, formatting tags left out. */
  textOf(element: UiElement): string;

  /** A click (left unless told); it reaches the nearest element upwards that takes clicks. Toggles change their state. */
  click(element: UiElement, viewer: Viewer, button?: MouseButton): Reaction;
  /** Replaces the text of an InputField key by key and leaves the field. */
  type(element: UiElement, viewer: Viewer, text: string): Reaction;
  /** Picks an option of a Dropdown by its text. */
  choose(element: UiElement, viewer: Viewer, option: string): Reaction;
  /** Moves a Slider. */
  slide(element: UiElement, viewer: Viewer, value: number): Reaction;
  /** Moves the mouse over an element, and away again. */
  hover(element: UiElement, viewer: Viewer): Reaction;
  leave(element: UiElement, viewer: Viewer): Reaction;
  /** Drags an element that allows it. */
  drag(element: UiElement, viewer: Viewer): Reaction;
  /** Runs something that looks or clicks while everything is as it was this many frames ago. */
  asOf<Result>(frames: number, look: () => Result): Result;
}

/** A UI with the XML of a save. Reads answer what is shown, so they lag behind writes, as in TTS. */
export function createInterface(settings: InterfaceSettings): Interface {
  const screen: Screen = {
    frame: 0,
    revision: 0,
    text: "",
    nodes: [],
    byId: {},
    assets: settings.assets,
    changes: [],
    now: () => settings.now?.() ?? 0,
    past: [],
  };
  showXml(screen, settings, settings.xml);
  const nodeOf = (element: UiElement): UiNode => element as UiNode;
  const changed = (reaction: Reaction): Reaction => {
    screen.revision++;
    return reaction;
  };
  return {
    functions: createFunctions(screen, settings),
    isLoading: () => screen.changes.length > 0,
    step: () => step(screen),
    saved: () => ({ xml: settings.xml, assets: settings.assets }),
    elements: () => screen.nodes,
    byId: (id) => screen.byId[id],
    at: (path) => elementAt(screen.nodes, path),
    pictureFor: (viewer) => pictureFor(screen.nodes, viewer),
    revision: () => screen.revision,
    seenBy: (viewer) => seenBy(screen.nodes, viewer),
    isSeenBy: (element, viewer) => isSeenBy(nodeOf(element), viewer),
    find: (textOrId, viewer) => find(screen, textOrId, viewer),
    attributeOf: (element, name) => attributeOf(nodeOf(element), name),
    textOf: (element) => textOf(nodeOf(element)),
    click: (element, viewer, button) => changed(click(nodeOf(element), viewer, button ?? "left")),
    type: (element, viewer, text) => changed(typeText(nodeOf(element), viewer, text)),
    choose: (element, viewer, option) => changed(choose(nodeOf(element), viewer, option)),
    slide: (element, viewer, value) => changed(slide(nodeOf(element), viewer, value)),
    hover: (element, viewer) => pass(nodeOf(element), viewer, "onMouseEnter"),
    leave: (element, viewer) => pass(nodeOf(element), viewer, "onMouseExit"),
    drag: (element, viewer) => drag(nodeOf(element), viewer),
    asOf: (frames, look) => asOf(screen, frames, look),
  };
}

function find(screen: Screen, textOrId: string, viewer: Viewer): UiNode | undefined {
  const seen = seenBy(screen.nodes, viewer);
  const withText = seen.filter((node) => textOf(node) === textOrId);
  const clickable = withText.find((node) => clickTarget(node) !== undefined);
  return clickable ?? withText[0] ?? seen.find((node) => node.own.id === textOrId);
}
