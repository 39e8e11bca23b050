import { attributesOf, hasTag, type UiNode } from "./tree";
import { isOpenTo, type Viewer } from "./visibility";

/** An element that somebody sees, with all that is needed to draw it. Lists that would be empty are left out. */
export interface PicturedElement {
  /** Its way through the tree, from 0: "0.3.1". */
  path: string;
  /** In lower case. */
  tag: string;
  /** The attributes in force, Defaults and classes included, by their names in lower case. */
  attributes: Record<string, string>;
  /** Its text, with formatting tags. */
  text: string | undefined;
  /** What players have done to a control: the text typed, whether it is on, the option chosen, where a slider is. */
  typed: string | undefined;
  on: boolean | undefined;
  chosen: number | undefined;
  position: number | undefined;
  children: PicturedElement[] | undefined;
}

/** What a viewer sees of a UI, as a tree. The options of a Dropdown are among its children. */
export function pictureFor(nodes: readonly UiNode[], viewer: Viewer): PicturedElement[] {
  return picturesOf(nodes, viewer, "");
}

function picturesOf(nodes: readonly UiNode[], viewer: Viewer, way: string): PicturedElement[] {
  const pictures: PicturedElement[] = [];
  nodes.forEach((node, place) => {
    if (!isOpenTo(node, viewer) && !hasTag(node, "Option")) return;
    const path = `${way}${place}`;
    const children = picturesOf(node.children, viewer, `${path}.`);
    const attributes = attributesOf(node);
    const { typed, on, chosen, position } = node.control;
    pictures.push({
      path,
      tag: string.lower(node.tag),
      attributes,
      text: attributes.text ?? node.value,
      typed,
      on,
      chosen,
      position,
      children: children.length === 0 ? undefined : children,
    });
  });
  return pictures;
}

/** The element at the end of a way through the tree, if there is one. */
export function elementAt(nodes: readonly UiNode[], path: string): UiNode | undefined {
  let level = nodes;
  let found: UiNode | undefined;
  for (const step of path.split(".")) {
    const place = tonumber(step);
    found = place === undefined ? undefined : level[place];
    if (found === undefined) return undefined;
    level = found.children;
  }
  return found;
}
