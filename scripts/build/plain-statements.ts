import * as tstl from "typescript-to-lua";
import { withDirectValues } from "./plain-choices";
import { leaves, withoutRepeats } from "./plain-repeats";

/*
 * TypeScriptToLua writes some statements in a way that goes well with whatever surrounds them. Where what surrounds them
 * allows it, these are the same statements in fewer words, and with less work for the interpreter.
 */

/** The statements of a block as they have to be printed. */
export function plainStatements(statements: readonly tstl.Statement[]): tstl.Statement[] {
  const unrepeated = withoutRepeats(withPlainCases(statements), withPlainCases);
  return withoutBlocks(withDirectValues(withDeclaredValues(unrepeated)));
}

/** Blocks that declare nothing need no ends; one that leaves its own block has to be the last in it. */
function withoutBlocks(statements: readonly tstl.Statement[]): tstl.Statement[] {
  return statements.flatMap((statement, index) => {
    if (!tstl.isDoStatement(statement)) return [statement];
    const inner = plainStatements(statement.statements);
    const isLast = index === statements.length - 1;
    const isPlain = !inner.some(tstl.isVariableDeclarationStatement) && (isLast || !leaves(inner));
    const isEnd = isLast && inner.some(tstl.isReturnStatement);
    return isPlain || isEnd ? inner : [tstl.createDoStatement(inner)];
  });
}

/** A case of a switch: what is asked, and what to do then. */
interface Case {
  asked: tstl.Expression;
  statement: tstl.IfStatement;
}

/**
 * Asks each case of a switch by itself. The compiler keeps whether an earlier case has been met, for the next may be fallen
 * into: `cond = cond or kind == "b" if cond then`. Where every case ends by leaving, that says no more than `if kind == "b"`.
 */
function withPlainCases(statements: readonly tstl.Statement[]): tstl.Statement[] {
  const first = statements.findIndex((statement) => conditionDeclared(statement) !== undefined);
  const declaration = statements[first];
  const condition = declaration && conditionDeclared(declaration);
  if (declaration === undefined || condition === undefined) return [...statements];
  const cases: Case[] = [];
  let next = first;
  for (;;) {
    const [asking, answer] = [statements[next], statements[next + 1]];
    const asked = asking && askedIn(asking, condition);
    if (asked === undefined || answer === undefined || !isAnswer(answer, condition)) break;
    cases.push({ asked, statement: answer });
    next += 2;
  }
  const after = statements[next];
  const isUsedLater = after !== undefined && askedIn(after, condition) !== undefined;
  const isFallenInto = cases.slice(0, -1).some(({ statement }) => !leaves(statement.ifBlock.statements));
  if (cases.length === 0 || isUsedLater || isFallenInto) return [...statements];
  const plain = cases.map(({ asked, statement }) =>
    tstl.setNodePosition(
      tstl.createIfStatement(asked, statement.ifBlock, statement.elseBlock),
      tstl.getOriginalPos(statement),
    ),
  );
  return [...statements.slice(0, first), ...plain, ...statements.slice(next)];
}

/** The name that a switch keeps its condition under, if a statement declares it. */
function conditionDeclared(statement: tstl.Statement): string | undefined {
  if (!tstl.isVariableDeclarationStatement(statement)) return undefined;
  const [name] = statement.left;
  return name !== undefined && /^____cond\d+$/.test(name.text) ? name.text : undefined;
}

/** The test of a case that sets a condition. */
function askedIn(statement: tstl.Statement, condition: string): tstl.Expression | undefined {
  if (conditionDeclared(statement) === condition && tstl.isVariableDeclarationStatement(statement))
    return statement.right?.[0];
  if (!tstl.isAssignmentStatement(statement) || !isNamed(statement.left[0], condition)) return undefined;
  const [value] = statement.right;
  if (value === undefined || !tstl.isBinaryExpression(value)) return undefined;
  return value.operator === tstl.SyntaxKind.OrOperator && isNamed(value.left, condition)
    ? value.right
    : undefined;
}

function isAnswer(statement: tstl.Statement, condition: string): statement is tstl.IfStatement {
  return tstl.isIfStatement(statement) && isNamed(statement.condition, condition);
}

function isNamed(expression: tstl.Expression | undefined, name: string): boolean {
  return expression !== undefined && tstl.isIdentifier(expression) && expression.text === name;
}

/**
 * Declares variables where they get their values: `local a local b b = value.b a = value.a`, which takes a value apart,
 * becomes `local b = value.b local a = value.a`.
 */
function withDeclaredValues(statements: readonly tstl.Statement[]): tstl.Statement[] {
  const written: tstl.Statement[] = [];
  let rest = statements;
  for (let [statement] = rest; statement !== undefined; [statement] = rest) {
    const empty = leading(rest, emptyDeclaration);
    if (empty.length === 0) {
      written.push(statement);
      rest = rest.slice(1);
      continue;
    }
    const waiting = new Map(empty.flat());
    const valued = leading(rest.slice(empty.length), (next) => declaredWithValue(next, waiting));
    for (const name of waiting.values()) written.push(tstl.createVariableDeclarationStatement(name));
    written.push(...valued);
    rest = rest.slice(empty.length + valued.length);
  }
  return written;
}

/** The first statements as read, up to the first one that cannot be read. */
function leading<Read>(
  statements: readonly tstl.Statement[],
  read: (statement: tstl.Statement) => Read | undefined,
): Read[] {
  const all: Read[] = [];
  for (const statement of statements) {
    const found = read(statement);
    if (found === undefined) break;
    all.push(found);
  }
  return all;
}

/** The variables of a declaration without values, by their names. */
function emptyDeclaration(statement: tstl.Statement): [string, tstl.Identifier][] | undefined {
  if (!tstl.isVariableDeclarationStatement(statement) || (statement.right?.length ?? 0) > 0) return undefined;
  return statement.left.map((name) => [name.text, name]);
}

/** The declaration that an assignment of a field becomes, if its variable waits for a value, and needs none that does. */
function declaredWithValue(
  statement: tstl.Statement,
  waiting: Map<string, tstl.Identifier>,
): tstl.Statement | undefined {
  if (!tstl.isAssignmentStatement(statement)) return undefined;
  const [name, ...others] = statement.left;
  const [value, ...more] = statement.right;
  if (name === undefined || value === undefined || others.length + more.length > 0) return undefined;
  if (!tstl.isIdentifier(name) || !waiting.has(name.text) || !isFieldBesides(value, waiting))
    return undefined;
  waiting.delete(name.text);
  return tstl.setNodePosition(
    tstl.createVariableDeclarationStatement(name, value),
    tstl.getOriginalPos(statement),
  );
}

/** Whether a value is a field, or a field of one, of something that does not wait for its value. */
function isFieldBesides(value: tstl.Expression, waiting: ReadonlyMap<string, unknown>): boolean {
  if (!tstl.isTableIndexExpression(value)) return false;
  const { table, index } = value;
  if (!tstl.isStringLiteral(index) && !tstl.isNumericLiteral(index)) return false;
  return tstl.isIdentifier(table) ? !waiting.has(table.text) : isFieldBesides(table, waiting);
}
