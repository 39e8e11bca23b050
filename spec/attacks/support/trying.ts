/** Tries what somebody may not be able to do; answers whether nothing kept them from it. */
export function tries(act: (this: void) => unknown): boolean {
  const [succeeded] = pcall(act);
  return succeeded;
}
