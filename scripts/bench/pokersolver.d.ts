/* The parts of the package in use; it has no types of its own. */

declare module "pokersolver" {
  interface Hand {
    readonly name: string;
    /** Below 0 if this hand is better, above 0 if the other is, 0 if they tie. */
    compare(other: Hand): number;
  }
  const pokersolver: { readonly Hand: { solve(cards: readonly string[]): Hand } };
  export default pokersolver;
}
