import * as tstl from "typescript-to-lua";
import { mentions } from "./mentions";

/*
 * TypeScriptToLua writes a switch, and the body of a loop with a `continue` in it, as a `repeat … until true` that a `break`
 * leaves. These are the same statements without the loop: what a `break` would have skipped is an `else` instead.
 */

/** The statements of a block without loops that go round once. */
export function withoutRepeats(
  statements: readonly tstl.Statement[],
  plainCases: (statements: readonly tstl.Statement[]) => tstl.Statement[],
): tstl.Statement[] {
  const written: tstl.Statement[] = [];
  const unflagged = withoutFlags(statements);
  for (const [index, statement] of unflagged.entries()) {
    const body = isOnce(statement) ? structured(plainCases(statement.body.statements)) : undefined;
    if (body === undefined) written.push(statement);
    else if (index === unflagged.length - 1 || isUnseen(body)) written.push(...body);
    else written.push(tstl.createDoStatement(body));
  }
  return written;
}

function isOnce(statement: tstl.Statement): statement is tstl.RepeatStatement {
  return tstl.isRepeatStatement(statement) && statement.condition.kind === tstl.SyntaxKind.TrueKeyword;
}

/** Whether statements may have others behind them in their block: none leaves it, or declares a name of ours. */
function isUnseen(statements: readonly tstl.Statement[]): boolean {
  return statements.every(
    (statement) =>
      !tstl.isReturnStatement(statement) &&
      (!tstl.isVariableDeclarationStatement(statement) ||
        statement.left.every(({ text }) => text.startsWith("____"))),
  );
}

/**
 * Loops whose every `break` is a `continue` of the loop around them. The compiler keeps in a flag which of the two it was, and asks
 * for it behind the `repeat`.
 */
function withoutFlags(statements: readonly tstl.Statement[]): readonly tstl.Statement[] {
  const [declaration, repeat, asked, ...others] = statements.slice(-3);
  if (declaration === undefined || repeat === undefined || asked === undefined || others.length > 0)
    return statements;
  if (!tstl.isVariableDeclarationStatement(declaration) || !isOnce(repeat) || !tstl.isIfStatement(asked))
    return statements;
  const [flag] = declaration.left;
  if (flag === undefined || !/^__continue\d+$/.test(flag.text) || mentions(asked.condition, flag.text) !== 1)
    return statements;
  const body = withoutFlag(repeat.body.statements, flag.text);
  if (body === undefined || body.some((statement) => mentions(statement, flag.text) > 0)) return statements;
  return [...statements.slice(0, -3), tstl.createRepeatStatement(tstl.createBlock(body), repeat.condition)];
}

/** Statements without the raising of a flag; undefined if a `break` among them comes without it. */
function withoutFlag(statements: readonly tstl.Statement[], flag: string): tstl.Statement[] | undefined {
  const written: tstl.Statement[] = [];
  for (const [index, statement] of statements.entries()) {
    if (raises(statement, flag)) continue;
    if (tstl.isBreakStatement(statement)) {
      const before = statements[index - 1];
      if (before === undefined || !raises(before, flag)) return undefined;
    }
    const plain = inBlocks(statement, (inner) => withoutFlag(inner, flag));
    if (plain === undefined) return undefined;
    written.push(plain);
  }
  return written;
}

function raises(statement: tstl.Statement, flag: string): boolean {
  if (!tstl.isAssignmentStatement(statement)) return false;
  const [name] = statement.left;
  return name !== undefined && tstl.isIdentifier(name) && name.text === flag;
}

/** Statements that end where a `break` among them would have left them; undefined where that cannot be said without one. */
function structured(statements: readonly tstl.Statement[]): tstl.Statement[] | undefined {
  const next = statements.findIndex(hasBreak);
  const statement = statements[next];
  if (statement === undefined) return [...statements];
  const before = statements.slice(0, next);
  if (tstl.isBreakStatement(statement)) return before;
  const rest = statements.slice(next + 1);
  if (rest.length === 0 || (tstl.isDoStatement(statement) && leaves(statement.statements))) {
    const last = inBlocks(statement, structured);
    return last && [...before, last];
  }
  if (!tstl.isIfStatement(statement) || statement.elseBlock !== undefined) return undefined;
  const { condition, ifBlock } = statement;
  const [inner, others] = [structured(ifBlock.statements), structured(rest)];
  if (!leaves(ifBlock.statements) || inner === undefined || others === undefined) return undefined;
  return [...before, tstl.setNodePosition(either(condition, inner, others), tstl.getOriginalPos(statement))];
}

function either(
  condition: tstl.Expression,
  first: tstl.Statement[],
  second: tstl.Statement[],
): tstl.IfStatement {
  if (first.length === 0) return tstl.createIfStatement(negated(condition), tstl.createBlock(second));
  const [only, ...others] = second;
  if (only === undefined) return tstl.createIfStatement(condition, tstl.createBlock(first));
  const isChain = others.length === 0 && tstl.isIfStatement(only);
  return tstl.createIfStatement(
    condition,
    tstl.createBlock(first),
    isChain ? only : tstl.createBlock(second),
  );
}

const OPPOSITES = new Map<tstl.SyntaxKind, tstl.BinaryOperator>([
  [tstl.SyntaxKind.EqualityOperator, tstl.SyntaxKind.InequalityOperator],
  [tstl.SyntaxKind.InequalityOperator, tstl.SyntaxKind.EqualityOperator],
]);

/** The opposite of a condition. */
export function negated(condition: tstl.Expression): tstl.Expression {
  if (tstl.isParenthesizedExpression(condition)) return negated(condition.expression);
  if (tstl.isUnaryExpression(condition) && condition.operator === tstl.SyntaxKind.NotOperator)
    return condition.operand;
  const opposite = tstl.isBinaryExpression(condition) ? OPPOSITES.get(condition.operator) : undefined;
  if (opposite === undefined || !tstl.isBinaryExpression(condition))
    return tstl.createUnaryExpression(condition, tstl.SyntaxKind.NotOperator);
  return tstl.setNodePosition(
    tstl.createBinaryExpression(condition.left, condition.right, opposite),
    tstl.getOriginalPos(condition),
  );
}

/** Whether a statement may leave the loop that it belongs to by a `break`. */
function hasBreak(statement: tstl.Statement): boolean {
  if (tstl.isBreakStatement(statement)) return true;
  if (tstl.isDoStatement(statement)) return statement.statements.some(hasBreak);
  if (!tstl.isIfStatement(statement)) return false;
  const { ifBlock, elseBlock } = statement;
  if (ifBlock.statements.some(hasBreak)) return true;
  if (elseBlock === undefined) return false;
  return tstl.isIfStatement(elseBlock) ? hasBreak(elseBlock) : elseBlock.statements.some(hasBreak);
}

/** Whether nothing behind these statements is reached through them. */
export function leaves(statements: readonly tstl.Statement[]): boolean {
  return statements.some(
    (statement) =>
      tstl.isReturnStatement(statement) ||
      tstl.isBreakStatement(statement) ||
      (tstl.isDoStatement(statement) && leaves(statement.statements)),
  );
}

/** A statement with the statements of its blocks changed, but for those of loops; undefined if one cannot be. */
function inBlocks(
  statement: tstl.Statement,
  change: (statements: readonly tstl.Statement[]) => tstl.Statement[] | undefined,
): tstl.Statement | undefined {
  if (tstl.isDoStatement(statement)) {
    const inner = change(statement.statements);
    return inner && tstl.createDoStatement(inner);
  }
  return tstl.isIfStatement(statement) ? inBranches(statement, change) : statement;
}

function inBranches(
  statement: tstl.IfStatement,
  change: (statements: readonly tstl.Statement[]) => tstl.Statement[] | undefined,
): tstl.IfStatement | undefined {
  const { condition, ifBlock, elseBlock } = statement;
  const first = change(ifBlock.statements);
  if (first === undefined) return undefined;
  const changed = (second?: tstl.Block | tstl.IfStatement): tstl.IfStatement =>
    tstl.setNodePosition(
      tstl.createIfStatement(condition, tstl.createBlock(first), second),
      tstl.getOriginalPos(statement),
    );
  if (elseBlock === undefined) return changed();
  if (tstl.isIfStatement(elseBlock)) {
    const other = inBranches(elseBlock, change);
    return other && changed(other);
  }
  const other = change(elseBlock.statements);
  return other && changed(tstl.createBlock(other));
}
