import "luaparse";

/* What the package's own types leave out. */
declare module "luaparse" {
  const tokenTypes: Readonly<Record<"EOF" | "StringLiteral" | "Identifier", number>>;
}

declare module "luaparse/lib/ast" {
  /* Where each begins and ends in the text; told by the option `ranges`. */
  interface Identifier {
    range: [number, number];
  }
  interface CallExpression {
    range: [number, number];
  }
  interface LocalStatement {
    range: [number, number];
  }
  interface CallStatement {
    range: [number, number];
  }
  interface AssignmentStatement {
    range: [number, number];
  }
  interface FunctionDeclaration {
    range: [number, number];
  }
  interface ReturnStatement {
    range: [number, number];
  }
}
