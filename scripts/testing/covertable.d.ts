// The package's own types name its exports one by one, which Node cannot see in it.
declare module "covertable" {
  const covertable: {
    /** A covering array: as few rows as can be, so every two values of two factors meet in one. */
    make(factors: Record<string, string[]>): Record<string, string>[];
  };
  export default covertable;
}
