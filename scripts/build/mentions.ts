import * as tstl from "typescript-to-lua";

/** How often a name is mentioned in what the compiler writes, as a variable. */
export function mentions(node: tstl.Node, name: string): number {
  if (tstl.isIdentifier(node)) return node.text === name ? 1 : 0;
  let count = 0;
  for (const part of Object.values(node).flat())
    if (typeof part === "object" && part !== null && "kind" in part)
      count += mentions(part as tstl.Node, name);
  return count;
}
