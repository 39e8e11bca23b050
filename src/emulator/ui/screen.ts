import type { UiNode } from "./tree";
import { buildTree, visitTree } from "./tree";
import { checkElements } from "./vocabulary";
import type { XmlElement } from "./xml";
import { readXml } from "./xml";

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

/** Something that takes effect in a later frame. */
interface Change {
  readonly frame: number;
  readonly apply: () => void;
}

/** What is shown now, and what is about to be. */
export interface Screen {
  frame: number;
  revision: number;
  /** The XML text as it was given, until a script changes an element. */
  text: string | undefined;
  nodes: UiNode[];
  byId: Record<string, UiNode>;
  assets: readonly Asset[];
  changes: Change[];
}

/** One frame has passed: what is due takes effect. */
export function step(screen: Screen): void {
  screen.frame++;
  const due = screen.changes.filter((change) => change.frame <= screen.frame);
  screen.changes = screen.changes.filter((change) => change.frame > screen.frame);
  for (const change of due) change.apply();
  if (due.length > 0) screen.revision++;
}

/** Does something so many frames from now, at least one. */
export function later(screen: Screen, frames: number, apply: () => void): void {
  screen.changes.push({ frame: screen.frame + math.max(1, frames), apply });
}

/** Shows an XML text; one that cannot be read shows nothing. */
export function showXml(screen: Screen, settings: InterfaceSettings, xml: string): void {
  const reading = readXml(xml);
  if (reading.kind === "read") {
    showElements(screen, settings, reading.elements);
  } else {
    settings.complain(`the XML cannot be read (line ${reading.line}): ${reading.reason}`);
    showElements(screen, settings, []);
  }
  screen.text = xml;
}

/** Shows elements in place of what is shown. */
export function showElements(
  screen: Screen,
  settings: InterfaceSettings,
  elements: readonly XmlElement[],
): void {
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
export function isPictureOf(screen: Screen): (name: string) => boolean {
  return (name) =>
    string.find(name, "://", 1, true)[0] !== undefined || screen.assets.some((each) => each.name === name);
}
