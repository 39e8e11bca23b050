import * as tstl from "typescript-to-lua";

/** How often a variable of a name is mentioned in what the compiler is to print. */
export function mentions(node: tstl.Node, name: string): number {
  if (tstl.isIdentifier(node)) return node.text === name ? 1 : 0;
  let count = 0;
  for (const part of partsOf(node)) count += mentions(part, name);
  return count;
}

function partsOf(node: tstl.Node): tstl.Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is tstl.Node {
  return typeof value === "object" && value !== null && "kind" in value && "flags" in value;
}
