import type { UiNode } from "./tree";
import { attributeOf, hasTag, isTrue } from "./tree";

/** Somebody who looks at the screen. `color` is "Grey" for spectators; `admin` is the host or a promoted player. */
export interface Viewer {
  color: string;
  host: boolean;
  admin: boolean;
  team: string;
}

/** Whether a list such as "White|Host|Clubs" names this viewer. An empty list names everybody. */
function names(list: string | undefined, viewer: Viewer): boolean {
  if (list === undefined || list === "" || list === viewer.color) return true;
  for (const [entry] of string.gmatch(list, "[^|%s]+")) {
    if (entry === viewer.color || (viewer.team !== "None" && entry === viewer.team)) return true;
    if ((entry === "Host" && viewer.host) || (entry === "Admin" && viewer.admin)) return true;
  }
  return false;
}

/** Whether an element itself is switched on for a viewer, whatever is around it. */
export function isOpenTo(node: UiNode, viewer: Viewer): boolean {
  if (hasTag(node, "Defaults") || hasTag(node, "Option")) return false;
  return isTrue(attributeOf(node, "active"), true) && names(attributeOf(node, "visibility"), viewer);
}

/** Whether a viewer sees an element: it and all that it is in are active and visible to them. */
export function isSeenBy(node: UiNode, viewer: Viewer): boolean {
  let current: UiNode | undefined = node;
  while (current !== undefined) {
    if (!isOpenTo(current, viewer)) return false;
    current = current.parent;
  }
  return true;
}

/** Every element that a viewer sees, in the order of the document. */
export function seenBy(nodes: readonly UiNode[], viewer: Viewer): UiNode[] {
  const seen: UiNode[] = [];
  const collect = (level: readonly UiNode[]): void => {
    for (const node of level) {
      if (!isOpenTo(node, viewer)) continue;
      seen.push(node);
      collect(node.children);
    }
  };
  collect(nodes);
  return seen;
}
