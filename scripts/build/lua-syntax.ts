import {
  parse,
  tokenTypes,
  type CallExpression,
  type Chunk,
  type Node,
  type Statement,
  type Token,
} from "luaparse";

/** From one place or number on, up to another one, which is not in it. */
export type Span = readonly [from: number, to: number];

/** The syntax of a text of Lua. Places are counted from the beginning of the text. */
export interface Syntax {
  chunk: Chunk;
  /** The statements of every block. */
  blocks: (readonly Statement[])[];
  /** The fields that are named behind a name, as in `base.field`, by the place of that name. */
  fields: Map<number, { name: string; place: number }>;
  /** The calls of a function named `require`. */
  requires: CallExpression[];
}

/** The syntax of a text. Raises an error for text that is not Lua 5.2. */
export function parseLua(code: string): Syntax {
  const nodes: Node[] = [];
  const chunk = parse(code, {
    luaVersion: "5.2",
    ranges: true,
    comments: false,
    onCreateNode: (node) => nodes.push(node),
  });
  const syntax: Syntax = { chunk, blocks: [], fields: new Map(), requires: [] };
  for (const node of nodes) {
    if ("body" in node) syntax.blocks.push(node.body);
    if (!("base" in node) || node.base.type !== "Identifier") continue;
    const { base } = node;
    if (node.type === "MemberExpression" && node.indexer === ".") {
      const { name, range } = node.identifier;
      syntax.fields.set(base.range[0], { name, place: range[0] });
    }
    if (node.type === "CallExpression" && base.name === "require") syntax.requires.push(node);
  }
  return syntax;
}

/** The tokens of a text, without comments. Raises an error for text that is not Lua 5.2. */
export function tokensOf(code: string): Token[] {
  const lexer = parse({ wait: true, luaVersion: "5.2", ranges: true, locations: true });
  lexer.write(code);
  const tokens: Token[] = [];
  for (let token = lexer.lex(); token.type !== tokenTypes.EOF; token = lexer.lex()) tokens.push(token);
  return tokens;
}
