import ts from "typescript";
import * as tstl from "typescript-to-lua";

/*
 * `if (piece !== undefined)` becomes `if piece then` in place of `if piece ~= nil then`, and `piece === undefined` becomes
 * `not piece`: shorter, and the same wherever the value cannot be false.
 */

/** Types whose value may be false, or that say nothing. */
const PERHAPS_FALSE = ts.TypeFlags.BooleanLike | ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/** Writes comparisons with `undefined` without `nil`. */
export const presence: tstl.Visitors = {
  [ts.SyntaxKind.BinaryExpression]: (node, context) => {
    const { left, operatorToken, right } = node;
    const isAbsence = operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
    const isPresence = operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken && decides(node);
    const isAsked = (isAbsence || isPresence) && ts.isIdentifier(right) && right.text === "undefined";
    if (!isAsked || !isNeverFalse(context.checker, left)) return context.superTransformExpression(node);
    const value = context.transformExpression(left);
    return isPresence ? value : tstl.createUnaryExpression(value, tstl.SyntaxKind.NotOperator, node);
  },
};

/** Whether only the truth of an expression counts, not its value. */
function decides(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent)) return parent.expression === node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken;
  if (ts.isParenthesizedExpression(parent)) return decides(parent);
  return ts.isBinaryExpression(parent) && isLogical(parent) && decides(parent);
}

function isLogical({ operatorToken }: ts.BinaryExpression): boolean {
  const { kind } = operatorToken;
  return kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken;
}

function isNeverFalse(checker: ts.TypeChecker, node: ts.Expression): boolean {
  const isTrue = (type: ts.Type): boolean => {
    if (type.isUnionOrIntersection()) return type.types.every(isTrue);
    if ((type.flags & PERHAPS_FALSE) !== 0) return false;
    if ((type.flags & ts.TypeFlags.Instantiable) !== 0) {
      const constraint = checker.getBaseConstraintOfType(type);
      return constraint !== undefined && constraint !== type && isTrue(constraint);
    }
    // Anything at all fits `{}`.
    return (type.flags & ts.TypeFlags.Object) === 0 || !isEmptyObject(checker, type);
  };
  return isTrue(checker.getTypeAtLocation(node));
}

function isEmptyObject(checker: ts.TypeChecker, type: ts.Type): boolean {
  return (
    checker.getPropertiesOfType(type).length === 0 &&
    checker.getIndexInfosOfType(type).length === 0 &&
    type.getCallSignatures().length === 0
  );
}
