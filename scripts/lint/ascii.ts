import ts from "typescript";

/** Methods that make no other letters than those of their text. */
const KEEPING = new Set([
  "charAt",
  "padEnd",
  "padStart",
  "repeat",
  "slice",
  "split",
  "substr",
  "substring",
  "toLowerCase",
  "toUpperCase",
  "trim",
  "trimEnd",
  "trimStart",
]);

/** Whether an expression can only be ASCII text, as far as types, literals and constants tell. */
export function asciiProver(checker: ts.TypeChecker): (node: ts.Node) => boolean {
  const isAscii = (node: ts.Node): boolean => {
    if (ts.isParenthesizedExpression(node)) return isAscii(node.expression);
    if (isAsciiType(checker.getTypeAtLocation(node))) return true;
    if (ts.isTemplateExpression(node)) {
      return (
        isAsciiText(node.head.text) &&
        node.templateSpans.every(
          ({ expression, literal }) => isAscii(expression) && isAsciiText(literal.text),
        )
      );
    }
    if (ts.isBinaryExpression(node)) return isAscii(node.left) && isAscii(node.right);
    if (ts.isConditionalExpression(node)) return isAscii(node.whenTrue) && isAscii(node.whenFalse);
    if (ts.isElementAccessExpression(node)) return isAscii(node.expression);
    if (ts.isCallExpression(node)) return isKept(node);
    if (ts.isIdentifier(node)) return isAsciiName(node);
    return false;
  };

  /** What a method does to the letters of an ASCII text. */
  const isKept = ({ expression, arguments: parameters }: ts.CallExpression): boolean =>
    ts.isPropertyAccessExpression(expression) &&
    KEEPING.has(expression.name.text) &&
    isAscii(expression.expression) &&
    parameters.every(isAscii);

  /** A constant that is nothing else, or a letter of a text that is. */
  const isAsciiName = (name: ts.Identifier): boolean => {
    const declaration = checker.getSymbolAtLocation(name)?.valueDeclaration;
    if (declaration === undefined) return false;
    if (ts.isBindingElement(declaration)) {
      const { parent } = declaration;
      if (!ts.isArrayBindingPattern(parent) || !isConstant(parent.parent)) return false;
      const { initializer } = parent.parent;
      if (initializer === undefined || !isAscii(initializer)) return false;
      return declaration.initializer === undefined || isAscii(declaration.initializer);
    }
    if (!isConstant(declaration)) return false;
    const { initializer } = declaration;
    if (initializer !== undefined) return declaration.type === undefined && isAscii(initializer);
    const loop = declaration.parent.parent;
    return ts.isForOfStatement(loop) && isAscii(loop.expression);
  };

  return isAscii;
}

function isConstant(node: ts.Node): node is ts.VariableDeclaration {
  return ts.isVariableDeclaration(node) && (ts.getCombinedNodeFlags(node) & ts.NodeFlags.Const) !== 0;
}

/** Whether all texts of a type are ASCII: literals, numbers, and what is marked as `Ascii`. */
function isAsciiType(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.every(isAsciiType);
  if (type.isStringLiteral()) return isAsciiText(type.value);
  if (isTemplate(type)) return type.texts.every(isAsciiText) && type.types.every(isAsciiType);
  if ((type.flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike | ts.TypeFlags.Undefined)) !== 0)
    return true;
  // `Ascii` is `string & Record<never, never>`: the compiler keeps the two apart and lets every string pass.
  return type.isIntersection() && type.types.some((part) => (part.flags & ts.TypeFlags.String) !== 0);
}

function isTemplate(type: ts.Type): type is ts.TemplateLiteralType {
  return (type.flags & ts.TypeFlags.TemplateLiteral) !== 0;
}

function isAsciiText(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}
