import "luaparse";

/* What the package's own types leave out. */
declare module "luaparse" {
  const tokenTypes: Readonly<Record<"EOF" | "StringLiteral" | "Identifier", number>>;
}

declare module "luaparse/lib/ast" {
  interface Identifier {
    /** Where the name begins and ends in the text; told by the option `ranges`. */
    range: [number, number];
  }
}
