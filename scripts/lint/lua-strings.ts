import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from "@typescript-eslint/utils";
import ts from "typescript";

/** String methods that the compiler refuses or that Lua has no counterpart for. */
const MISSING_METHODS = new Set([
  "at",
  "codePointAt",
  "lastIndexOf",
  "localeCompare",
  "match",
  "matchAll",
  "normalize",
  "search",
]);

/** Refuses what strings cannot do in TTS: be ordered, be searched by patterns or from the end. */
export const luaStrings = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: "problem",
    schema: [],
    messages: {
      order:
        "TTS orders strings by the player's language (a A b B), other Luas by bytes. Compare ranks or numbers instead.",
      method: "Strings have no {{name}} in transpiled Lua. Use indexOf, charAt, slice, split or startsWith.",
    },
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const isString = (node: TSESTree.Node): boolean =>
      unionParts(services.getTypeAtLocation(node)).some(
        (type) => (type.flags & ts.TypeFlags.StringLike) !== 0,
      );

    return {
      "BinaryExpression[operator=/^[<>]=?$/]": (node: TSESTree.BinaryExpression) => {
        if (isString(node.left) || isString(node.right)) context.report({ node, messageId: "order" });
      },
      "CallExpression > MemberExpression.callee[computed=false]": (node: TSESTree.MemberExpression) => {
        const name = node.property.type === AST_NODE_TYPES.Identifier ? node.property.name : "";
        if (!MISSING_METHODS.has(name) || !isString(node.object)) return;
        context.report({ node: node.property, messageId: "method", data: { name } });
      },
    };
  },
});

function unionParts(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}
