import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from "@typescript-eslint/utils";
import ts from "typescript";
import { asciiProver } from "./ascii";

/** Methods of a text that count its letters or take it apart by their places. */
const COUNTING = new Set(["charAt", "charCodeAt", "padEnd", "padStart", "slice", "substr", "substring"]);
/** Methods that the compiler turns into patterns. */
const TRIMMING = new Set(["trim", "trimEnd", "trimStart"]);
/** Functions of Lua that take a pattern, and those that count letters. */
const PATTERNS = new Set(["find", "gmatch", "gsub", "match"]);
const LUA_COUNTING = new Set(["byte", "len", "reverse", "sub"]);
/** What a length or a place can be compared with that is the same however letters are counted. */
const SAFE_BOUNDS = new Set(["0", "-1"]);

/**
 * Refuses what comes out otherwise in TTS where a text is not ASCII: there a letter counts as one or two (UTF-16), in other
 * Luas as two to four (UTF-8), and patterns see only the low byte of a letter. A text passes that provably is ASCII: a
 * literal, what is put together of literals and numbers, and whatever has the type `Ascii` of the kit.
 */
export const letters = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: "problem",
    schema: [],
    messages: {
      count:
        "TTS counts the letters of a text otherwise than other Luas unless it is ASCII. Compare whole texts, use startsWith or split, or say that it is `Ascii`.",
      pattern:
        "In TTS patterns see only the low byte of a letter (上 is a line break). Use split, startsWith or includes, or say that the text is `Ascii`.",
    },
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const isAscii = asciiProver(services.program.getTypeChecker());
    const isText = (node: TSESTree.Node): boolean => {
      const type = services.getTypeAtLocation(node);
      const parts = type.isUnion() ? type.types : [type];
      return parts.some((part) => (part.flags & ts.TypeFlags.StringLike) !== 0);
    };
    const isForeign = (node: TSESTree.Node): boolean =>
      isText(node) && !isAscii(services.esTreeNodeToTSNodeMap.get(node));

    function checkLua(call: TSESTree.CallExpression, name: string): void {
      const [subject] = call.arguments;
      if (subject === undefined || !isForeign(subject)) return;
      if (LUA_COUNTING.has(name)) context.report({ node: call, messageId: "count" });
      const isPlain = name === "find" && isTrue(call.arguments[3]);
      if (PATTERNS.has(name) && !isPlain) context.report({ node: call, messageId: "pattern" });
    }

    /** `text.slice(beginning.length)`: counted and cut alike, whatever a letter counts. */
    const isRestBehind = (call: TSESTree.CallExpression): boolean => {
      const [from] = call.arguments;
      return (
        call.arguments.length === 1 && from?.type === AST_NODE_TYPES.MemberExpression && isLengthOf(from)
      );
    };

    function checkMethod(call: TSESTree.CallExpression, object: TSESTree.Node, name: string): void {
      const counts =
        (COUNTING.has(name) && !isRestBehind(call)) ||
        (name === "indexOf" && !isBounded(call)) ||
        (name === "split" && isEmptyText(call.arguments[0]));
      if (!counts && !TRIMMING.has(name)) return;
      if (isForeign(object)) context.report({ node: call, messageId: counts ? "count" : "pattern" });
    }

    return {
      CallExpression: (call) => {
        const { callee } = call;
        if (callee.type !== AST_NODE_TYPES.MemberExpression || callee.computed) return;
        const name = callee.property.type === AST_NODE_TYPES.Identifier ? callee.property.name : "";
        const { object } = callee;
        if (object.type === AST_NODE_TYPES.Identifier && object.name === "string") checkLua(call, name);
        else checkMethod(call, object, name);
      },
      "MemberExpression[computed=false][property.name='length']": (node: TSESTree.MemberExpression) => {
        const { parent } = node;
        const isPlace =
          parent.type === AST_NODE_TYPES.CallExpression && isCut(parent) && isRestBehind(parent);
        if (!isPlace && !isBounded(node) && isForeign(node.object))
          context.report({ node, messageId: "count" });
      },
      "MemberExpression[computed=true]": (node: TSESTree.MemberExpression) => {
        if (isForeign(node.object)) context.report({ node, messageId: "count" });
      },
      ForOfStatement: ({ right }) => {
        if (isForeign(right)) context.report({ node: right, messageId: "count" });
      },
      "ArrayExpression > SpreadElement": ({ argument }: TSESTree.SpreadElement) => {
        if (isForeign(argument)) context.report({ node: argument, messageId: "count" });
      },
    };
  },
});

/** Whether a length or a place is only compared with a bound that is the same in every Lua. */
function isBounded(node: TSESTree.Expression): boolean {
  const { parent } = node;
  if (parent.type !== AST_NODE_TYPES.BinaryExpression) return false;
  const other = parent.left === node ? parent.right : parent.left;
  const { type } = other;
  if (type === AST_NODE_TYPES.UnaryExpression && other.argument.type === AST_NODE_TYPES.Literal)
    return SAFE_BOUNDS.has(`${other.operator}${other.argument.raw}`);
  return type === AST_NODE_TYPES.Literal && SAFE_BOUNDS.has(other.raw);
}

function isLengthOf({ computed, property }: TSESTree.MemberExpression): boolean {
  return !computed && property.type === AST_NODE_TYPES.Identifier && property.name === "length";
}

/** Whether a call cuts a text. */
function isCut({ callee }: TSESTree.CallExpression): boolean {
  return (
    callee.type === AST_NODE_TYPES.MemberExpression &&
    callee.property.type === AST_NODE_TYPES.Identifier &&
    COUNTING.has(callee.property.name)
  );
}

function isTrue(node: TSESTree.Node | undefined): boolean {
  return node?.type === AST_NODE_TYPES.Literal && node.value === true;
}

function isEmptyText(node: TSESTree.Node | undefined): boolean {
  return node?.type === AST_NODE_TYPES.Literal && node.value === "";
}
