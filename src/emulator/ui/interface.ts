/** One element of a shown UI. Attributes are read with `attributeOf`, which knows Defaults and classes. */
export interface UiElement {
  readonly tag: string;
  readonly children: readonly UiElement[];
  readonly parent: UiElement | undefined;
}

/** A picture of a UI, by name. */
export interface Asset {
  name: string;
  url: string;
}

/** Somebody who looks at the screen. `color` is "Grey" for spectators; `admin` is the host or a promoted player. */
export interface Viewer {
  color: string;
  host: boolean;
  admin: boolean;
  team: string;
}

export type MouseButton = "left" | "right" | "middle";

/** A handler that TTS would call now, as `name(player, value, id)`. */
export interface HandlerCall {
  /** "Global" or a GUID where the XML says so; undefined: the script to which this UI belongs. */
  script: string | undefined;
  name: string;
  value: string;
  id: string | undefined;
}

/** What a gesture of a player leads to. */
export type Reaction = { kind: "calls"; calls: HandlerCall[] } | { kind: "refused"; reason: string };

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
  /** Every element that this viewer sees, in the order of the document. */
  seenBy(viewer: Viewer): UiElement[];
  isSeenBy(element: UiElement, viewer: Viewer): boolean;
  /** The first visible element with exactly this text (formatting tags left out) or, failing that, this id. */
  find(textOrId: string, viewer: Viewer): UiElement | undefined;
  /** An attribute in force: the element's own, else its class's, else its tag's default. Names ignore case. */
  attributeOf(element: UiElement, name: string): string | undefined;
  /** The text on an element, formatting tags left out. */
  textOf(element: UiElement): string;

  /** A click; it reaches the nearest element upwards that takes clicks. Toggles change their state. */
  click(element: UiElement, viewer: Viewer, button?: MouseButton): Reaction;
  /** Types a whole text into an InputField key by key and leaves the field. */
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

export declare function createInterface(settings: InterfaceSettings): Interface;
