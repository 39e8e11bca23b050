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
  /** The number of the frame at the table, by which players' screens lag behind; a UI without it cannot be seen late. */
  now?(): number;
  /** Whether values that are no text raise; the game leaves them out. */
  readonly strict?: boolean;
  /** Whether a change to an element that is not there raises what no pcall catches. */
  readonly missingIdRaises?: boolean;
  /** Unknown ids, tags, attributes, colours, pictures and XML that cannot be read: what TTS logs instead of raising. */
  complain(message: string): void;
}

/** Something that takes effect in a later frame. */
interface Change {
  readonly frame: number;
  readonly apply: () => void;
}

/** Something that has changed, and how it was before. */
interface PastChange {
  readonly frame: number;
  readonly back: () => void;
  readonly forth: () => void;
}

/** For how many frames a screen remembers what it has shown. */
const MEMORY = 120;

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
  readonly now: () => number;
  /** What has changed in the last frames, oldest first. */
  past: PastChange[];
}

/** One frame has passed: what is due takes effect. */
export function step(screen: Screen): void {
  screen.frame++;
  const forgotten = screen.now() - MEMORY;
  while ((screen.past[0]?.frame ?? forgotten) < forgotten) screen.past.shift();
  const due = screen.changes.filter((change) => change.frame <= screen.frame);
  screen.changes = screen.changes.filter((change) => change.frame > screen.frame);
  for (const change of due) change.apply();
  if (due.length > 0) screen.revision++;
}

/** Does something this many frames from now, at least one. */
export function later(screen: Screen, frames: number, apply: () => void): void {
  screen.changes.push({ frame: screen.frame + math.max(1, frames), apply });
}

/** Changes what is shown, so it can be looked at as it was. */
export function change(screen: Screen, forth: () => void, back: () => void): void {
  screen.past.push({ frame: screen.now(), back, forth });
  forth();
}

/** Runs something that only looks while everything is as it was this many frames ago: players' screens lag behind. */
export function asOf<Result>(screen: Screen, frames: number, look: () => Result): Result {
  const newer = screen.past.filter((past) => past.frame > screen.now() - frames);
  for (let index = newer.length - 1; index >= 0; index--) newer[index]?.back();
  const result = look();
  for (const past of newer) past.forth();
  return result;
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
  const before = { nodes: screen.nodes, byId: screen.byId };
  const nodes = buildTree(elements);
  const byId: Screen["byId"] = {};
  visitTree(nodes, (node) => {
    const id = node.own.id;
    if (id !== undefined) byId[id] ??= node;
  });
  change(
    screen,
    () => {
      screen.nodes = nodes;
      screen.byId = byId;
    },
    () => {
      screen.nodes = before.nodes;
      screen.byId = before.byId;
    },
  );
  for (const problem of checkElements(elements, isPictureOf(screen))) settings.complain(problem);
}

/** Whether a text names one of the custom assets or is an address itself. */
export function isPictureOf(screen: Screen): (name: string) => boolean {
  return (name) =>
    string.find(name, "://", 1, true)[0] !== undefined || screen.assets.some((each) => each.name === name);
}
