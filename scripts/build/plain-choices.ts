import * as tstl from "typescript-to-lua";
import { mentions } from "./mentions";
import { negated } from "./plain-repeats";

/*
 * TypeScriptToLua writes `a ? b : c` as an `if` that gives a variable of its own one value or the other, and then hands that on:
 * `local temp if a then temp = b else temp = c end return temp`. These are the same statements without that variable.
 */

/** The statements of a block in which such a value goes straight to where it is wanted. */
export function withDirectValues(statements: readonly tstl.Statement[]): tstl.Statement[] {
  const written: tstl.Statement[] = [];
  for (let index = 0; index < statements.length; index++) {
    const [declaration, choice, use] = statements.slice(index, index + 3);
    const direct =
      declaration && choice && use && directly(declaration, choice, use, statements.slice(index + 3));
    if (direct !== undefined) index += 2;
    else if (declaration !== undefined) written.push(declaration);
    written.push(...(direct ?? []));
  }
  return withoutNils(written);
}

/** The statements that give one of two values to a variable and use that, without it; undefined if they do anything else. */
function directly(
  declaration: tstl.Statement,
  choice: tstl.Statement,
  use: tstl.Statement,
  others: readonly tstl.Statement[],
): tstl.Statement[] | undefined {
  const name = emptyName(declaration);
  if (name === undefined || !/^____\w+_\d+$/.test(name) || !tstl.isIfStatement(choice)) return undefined;
  if (!isChoiceFor(name, choice) || others.some((other) => mentions(other, name) > 0)) return undefined;
  if (tstl.isReturnStatement(use)) return isOnly(use.expressions, name) ? returned(choice) : undefined;
  const wanted = givenFrom(name, use);
  if (wanted === undefined || mentions(choice, wanted.text) > 0) return undefined;
  const assigned = withLast(choice, (last) =>
    tstl.setNodePosition(tstl.createAssignmentStatement(wanted, valueOf(last)), tstl.getOriginalPos(last)),
  );
  return tstl.isAssignmentStatement(use)
    ? [assigned]
    : [tstl.createVariableDeclarationStatement(wanted), assigned];
}

/** Whether every branch ends by giving a value to a variable of this name, which is mentioned nowhere else in it. */
function isChoiceFor(name: string, choice: tstl.IfStatement): boolean {
  const branches = branchesOf(choice);
  if (branches === undefined || mentions(choice, name) !== branches.length) return false;
  return branches.every(({ statements }) => valueFor(name, statements.at(-1)) !== undefined);
}

/** The variable that a statement gives the value of the one of this name, if it does nothing else. */
function givenFrom(name: string, use: tstl.Statement): tstl.Identifier | undefined {
  if (!tstl.isVariableDeclarationStatement(use) && !tstl.isAssignmentStatement(use)) return undefined;
  const [wanted, ...others] = use.left;
  if (wanted === undefined || others.length > 0 || !isOnly(use.right ?? [], name)) return undefined;
  return tstl.isIdentifier(wanted) ? wanted : undefined;
}

/** The name that a statement declares without a value, if it does nothing else. */
function emptyName(statement: tstl.Statement): string | undefined {
  if (!tstl.isVariableDeclarationStatement(statement) || (statement.right?.length ?? 0) > 0) return undefined;
  const [name, ...others] = statement.left;
  return others.length === 0 ? name?.text : undefined;
}

/** The blocks one of which is run, whatever the conditions say; undefined if there may be none. */
function branchesOf({ ifBlock, elseBlock }: tstl.IfStatement): tstl.Block[] | undefined {
  if (elseBlock === undefined) return undefined;
  const others = tstl.isIfStatement(elseBlock) ? branchesOf(elseBlock) : [elseBlock];
  return others && [ifBlock, ...others];
}

/** What a statement gives a variable of this name, if it does nothing else. */
function valueFor(name: string, statement: tstl.Statement | undefined): tstl.Expression | undefined {
  if (statement === undefined || !tstl.isAssignmentStatement(statement)) return undefined;
  const [value, ...others] = statement.right;
  return isOnly(statement.left, name) && others.length === 0 ? value : undefined;
}

function valueOf(assignment: tstl.Statement): tstl.Expression {
  const [value] = tstl.isAssignmentStatement(assignment) ? assignment.right : [];
  if (value === undefined) throw new Error("A choice has a branch without a value.");
  return value;
}

function isOnly(expressions: readonly tstl.Expression[], name: string): boolean {
  const [only, ...others] = expressions;
  return only !== undefined && others.length === 0 && tstl.isIdentifier(only) && only.text === name;
}

/** `if a then return b end return c`, while there are conditions. */
function returned(choice: tstl.IfStatement): tstl.Statement[] {
  const leaving = (block: tstl.Block): tstl.Statement[] =>
    changedLast(block, (last) =>
      tstl.setNodePosition(tstl.createReturnStatement([valueOf(last)]), tstl.getOriginalPos(last)),
    );
  const { condition, ifBlock, elseBlock } = choice;
  const first = tstl.createIfStatement(condition, tstl.createBlock(leaving(ifBlock)));
  tstl.setNodePosition(first, tstl.getOriginalPos(choice));
  if (elseBlock === undefined) return [first];
  return [
    first,
    ...(tstl.isIfStatement(elseBlock) ? returned(elseBlock) : withDirectValues(leaving(elseBlock))),
  ];
}

/** A choice with the last statement of each branch changed. */
function withLast(
  choice: tstl.IfStatement,
  change: (last: tstl.Statement) => tstl.Statement,
): tstl.IfStatement {
  const { condition, ifBlock, elseBlock } = choice;
  const changed = (block: tstl.Block): tstl.Block => tstl.createBlock(changedLast(block, change));
  const other =
    elseBlock && (tstl.isIfStatement(elseBlock) ? withLast(elseBlock, change) : changed(elseBlock));
  const written = tstl.createIfStatement(condition, changed(ifBlock), other);
  return tstl.setNodePosition(written, tstl.getOriginalPos(choice));
}

function changedLast(
  { statements }: tstl.Block,
  change: (last: tstl.Statement) => tstl.Statement,
): tstl.Statement[] {
  return statements.map((statement, index) =>
    index === statements.length - 1 ? change(statement) : statement,
  );
}

/** Without the giving of nil to a variable that has just been declared, and so has it. */
function withoutNils(statements: readonly tstl.Statement[]): tstl.Statement[] {
  return statements.map((statement, index) => {
    const before = statements[index - 1];
    const name = before && emptyName(before);
    return name !== undefined && tstl.isIfStatement(statement) ? withoutNil(statement, name) : statement;
  });
}

function withoutNil(choice: tstl.IfStatement, name: string): tstl.IfStatement {
  const { condition, ifBlock, elseBlock } = choice;
  if (elseBlock === undefined) return choice;
  const only = (otherCondition: tstl.Expression, block: tstl.Block): tstl.IfStatement =>
    tstl.setNodePosition(tstl.createIfStatement(otherCondition, block), tstl.getOriginalPos(choice));
  if (tstl.isIfStatement(elseBlock)) {
    const other = withoutNil(elseBlock, name);
    return tstl.setNodePosition(
      tstl.createIfStatement(condition, ifBlock, other),
      tstl.getOriginalPos(choice),
    );
  }
  if (isNilFor(name, elseBlock)) return only(condition, ifBlock);
  return isNilFor(name, ifBlock) ? only(negated(condition), elseBlock) : choice;
}

function isNilFor(name: string, { statements }: tstl.Block): boolean {
  const [first, ...others] = statements;
  return others.length === 0 && valueFor(name, first)?.kind === tstl.SyntaxKind.NilKeyword;
}
