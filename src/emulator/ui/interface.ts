import { raise } from "../lua/fault";
import { typeOf } from "../lua/host";
import type { MouseButton, Reaction } from "./gestures";
import { choose, click, clickTarget, drag, pass, slide, typeText } from "./gestures";
import { elementAt, pictureFor, type PicturedElement } from "./picture";
import { elementsFromTable, tableFromElements } from "./tables";
import type { UiElement, UiNode } from "./tree";
import { attributeOf, attributeText, buildTree, setAttribute, textOf, visitTree, xmlOf } from "./tree";
import type { Viewer } from "./visibility";
import { isSeenBy, seenBy } from "./visibility";
import { checkAttribute, checkElements } from "./vocabulary";
import type { XmlElement } from "./xml";
import { readXml, writeXml } from "./xml";

export type { HandlerCall, MouseButton, Reaction } from "./gestures";
export type { PicturedElement } from "./picture";
export type { UiElement } from "./tree";
export type { Viewer } from "./visibility";

/** A picture of a UI, by name. */
export interface Asset {
  name: string;
  url: string;
}

/** @noSelf */
export interface InterfaceSettings {
  /** The XmlUI text of the save; it is there from the first frame. */
  xml: string;
  assets: readonly Asset[];
  /** Frames until setXml, setXmlTable and setCustomAssets take effect (at least 1). Attributes take one frame. */
  latency: number;
  /** Unknown ids, tags, attributes, colours, pictures and XML that cannot be read: what TTS logs instead of raising. */
  complain(message: string): void;
}

/**
 * The functions of the global `UI` (or `object.UI`), without self. `loading` is a member, not a function: `isLoading`.
 *
 * @noSelf
 */
export interface UiFunctions {
  setXml(xml: unknown, assets?: unknown): boolean;
  getXml(): string;
  setXmlTable(data: unknown, assets?: unknown): boolean;
  getXmlTable(): object;
  setAttribute(id: unknown, name: unknown, value: unknown): boolean;
  setAttributes(id: unknown, data: unknown): boolean;
  getAttribute(id: unknown, name: unknown): string | undefined;
  getAttributes(id: unknown): Record<string, string> | undefined;
  setValue(id: unknown, value: unknown): boolean;
  getValue(id: unknown): string | undefined;
  setClass(id: unknown, names: unknown): boolean;
  show(id: unknown): boolean;
  hide(id: unknown): boolean;
  setCustomAssets(assets: unknown): boolean;
  getCustomAssets(): Asset[];
}

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
  /** Grows with every change of what is shown. */
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
}

/** Something that takes effect in a later frame. */
interface Change {
  readonly frame: number;
  readonly apply: () => void;
}

/** What is shown now, and what is about to be. */
interface Screen {
  frame: number;
  revision: number;
  /** The XML text as it was given, until a script changes an element. */
  text: string | undefined;
  nodes: UiNode[];
  byId: Record<string, UiNode>;
  assets: readonly Asset[];
  changes: Change[];
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
  };
}

function step(screen: Screen): void {
  screen.frame++;
  const due = screen.changes.filter((change) => change.frame <= screen.frame);
  screen.changes = screen.changes.filter((change) => change.frame > screen.frame);
  for (const change of due) change.apply();
  if (due.length > 0) screen.revision++;
}

function later(screen: Screen, frames: number, apply: () => void): void {
  screen.changes.push({ frame: screen.frame + math.max(1, frames), apply });
}

function showXml(screen: Screen, settings: InterfaceSettings, xml: string): void {
  const reading = readXml(xml);
  if (reading.kind === "read") {
    showElements(screen, settings, reading.elements);
  } else {
    settings.complain(`the XML cannot be read (line ${reading.line}): ${reading.reason}`);
    showElements(screen, settings, []);
  }
  screen.text = xml;
}

function showElements(screen: Screen, settings: InterfaceSettings, elements: readonly XmlElement[]): void {
  screen.text = undefined;
  screen.nodes = buildTree(elements);
  screen.byId = {};
  visitTree(screen.nodes, (node) => {
    const id = node.own.id;
    if (id !== undefined) screen.byId[id] ??= node;
  });
  for (const problem of checkElements(elements, isPictureOf(screen))) settings.complain(problem);
}

/** Whether a text names one of the custom assets or is an address itself. */
function isPictureOf(screen: Screen): (name: string) => boolean {
  return (name) =>
    string.find(name, "://", 1, true)[0] !== undefined || screen.assets.some((each) => each.name === name);
}

function find(screen: Screen, textOrId: string, viewer: Viewer): UiNode | undefined {
  const seen = seenBy(screen.nodes, viewer);
  const withText = seen.filter((node) => textOf(node) === textOrId);
  const clickable = withText.find((node) => clickTarget(node) !== undefined);
  return clickable ?? withText[0] ?? seen.find((node) => node.own.id === textOrId);
}

function checkText(value: unknown, what: string): string {
  if (typeOf(value) === "string" || typeOf(value) === "number") return attributeText(value) ?? "";
  return raise(`UI: ${what} must be a string, got ${typeOf(value)}`);
}

function checkAssets(value: unknown): Asset[] {
  if (typeOf(value) !== "table") return raise(`UI: the assets must be a list, got ${typeOf(value)}`);
  return (value as Record<string, unknown>[]).map((entry) => ({
    name: checkText(entry.name, "the name of an asset"),
    url: checkText(entry.url, "the url of an asset"),
  }));
}

/** The element with an id that a script gives; TTS complains about one that is not there. */
function look(screen: Screen, settings: InterfaceSettings, id: unknown, caller: string): UiNode | undefined {
  const name = checkText(id, "the id");
  const node = screen.byId[name];
  if (node === undefined) settings.complain(`${caller}: there is no element with the id "${name}"`);
  return node;
}

/** Changes an element one frame from now; it may be gone by then. Answers whether it is there now. */
function change(
  screen: Screen,
  settings: InterfaceSettings,
  id: unknown,
  caller: string,
  apply: (node: UiNode) => void,
): boolean {
  if (look(screen, settings, id, caller) === undefined) return false;
  later(screen, 1, () => {
    const node = look(screen, settings, id, caller);
    if (node === undefined) return;
    apply(node);
    screen.text = undefined;
  });
  return true;
}

function give(
  screen: Screen,
  settings: InterfaceSettings,
  id: unknown,
  given: Record<string, string>,
  caller: string,
): boolean {
  return change(screen, settings, id, caller, (node) => {
    for (const [name, value] of Object.entries(given)) {
      const problem = checkAttribute(node.tag, name, value, isPictureOf(screen));
      if (problem !== undefined) settings.complain(problem);
      setAttribute(node, name, value);
    }
  });
}

/** An attribute's value from a script; raises for what is no text. */
function checkValue(value: unknown, caller: string): string {
  return attributeText(value) ?? raise(`UI.${caller}: a value must be a string, got ${typeOf(value)}`);
}

function showAssets(screen: Screen, settings: InterfaceSettings, assets: unknown): void {
  const list = checkAssets(assets);
  later(screen, settings.latency, () => {
    screen.assets = list;
  });
}

function createFunctions(screen: Screen, settings: InterfaceSettings): UiFunctions {
  const set = (id: unknown, given: Record<string, string>, caller: string): boolean =>
    give(screen, settings, id, given, caller);
  return {
    setXml: (xml, assets) => {
      const text = checkText(xml, "the XML");
      if (assets !== undefined) showAssets(screen, settings, assets);
      later(screen, settings.latency, () => showXml(screen, settings, text));
      return true;
    },
    getXml: () => screen.text ?? writeXml(xmlOf(screen.nodes)),
    setXmlTable: (data, assets) => {
      const elements = elementsFromTable(data, (message) => settings.complain(message));
      if (assets !== undefined) showAssets(screen, settings, assets);
      later(screen, settings.latency, () => showElements(screen, settings, elements));
      return true;
    },
    getXmlTable: () => tableFromElements(xmlOf(screen.nodes)),
    setAttribute: (id, name, value) =>
      set(id, { [checkText(name, "the attribute")]: checkValue(value, "setAttribute") }, "setAttribute"),
    setAttributes: (id, data) => {
      if (typeOf(data) !== "table")
        return raise(`UI.setAttributes: a table was expected, got ${typeOf(data)}`);
      const given: Record<string, string> = {};
      for (const [name, value] of Object.entries(data as Record<string, unknown>)) {
        given[name] = checkValue(value, "setAttributes");
      }
      return set(id, given, "setAttributes");
    },
    getAttribute: (id, name) => {
      const node = look(screen, settings, id, "getAttribute");
      return node?.own[string.lower(checkText(name, "the attribute"))];
    },
    getAttributes: (id) => {
      const node = look(screen, settings, id, "getAttributes");
      return node === undefined ? undefined : { ...node.attributes };
    },
    setValue: (id, value) => {
      const text = checkValue(value, "setValue");
      return change(screen, settings, id, "setValue", (node) => {
        node.value = text;
        if (node.own.text !== undefined) setAttribute(node, "text", text);
      });
    },
    getValue: (id) => {
      const node = look(screen, settings, id, "getValue");
      return node === undefined ? undefined : (node.value ?? "");
    },
    setClass: (id, names) => set(id, { class: checkText(names, "the classes") }, "setClass"),
    show: (id) => set(id, { active: "true" }, "show"),
    hide: (id) => set(id, { active: "false" }, "hide"),
    setCustomAssets: (assets) => {
      showAssets(screen, settings, assets);
      return true;
    },
    getCustomAssets: () => screen.assets.map((asset) => ({ ...asset })),
  };
}
