import type { Chunk, Expression, Identifier, Statement } from "luaparse";

/** A local variable: where its name is written, first where it is declared, and how many others can be seen there. */
export interface Local {
  places: number[];
  depth: number;
}

/** A statement with statements inside it. */
type Structure = Extract<
  Statement,
  {
    type:
      | "IfStatement"
      | "WhileStatement"
      | "RepeatStatement"
      | "DoStatement"
      | "ForNumericStatement"
      | "ForGenericStatement";
  }
>;
/** An expression that neither opens a scope nor names anything by itself. */
type Operation = Exclude<
  Expression,
  {
    type:
      | "Identifier"
      | "FunctionDeclaration"
      | "TableConstructorExpression"
      | "UnaryExpression"
      | "BinaryExpression"
      | "LogicalExpression";
  }
>;

/** The parts of an expression that indexes or calls something; nothing for a plain value. */
function operands(node: Operation): readonly Expression[] {
  switch (node.type) {
    case "MemberExpression":
      return [node.base];
    case "IndexExpression":
      return [node.base, node.index];
    case "CallExpression":
      return [node.base, ...node.arguments];
    case "TableCallExpression":
      return [node.base, node.arguments];
    case "StringCallExpression":
      return [node.base, node.argument];
    default:
      return [];
  }
}

/** The locals of a chunk, and where everything is named that is global in it, by its name. */
export interface Scopes {
  locals: Local[];
  globals: Map<string, number[]>;
}

/** What the names of a chunk stand for; locals that are declared at places of `unseen` do not count for the depth of others. */
export function resolve(chunk: Chunk, unseen: ReadonlySet<number> = new Set()): Scopes {
  const locals: Local[] = [];
  const globals = new Map<string, number[]>();
  const scopes: Map<string, Local>[] = [];
  let visible = 0;

  function within(body: () => void): void {
    const before = visible;
    scopes.push(new Map());
    body();
    scopes.pop();
    visible = before;
  }
  function declare({ name, range }: Identifier): void {
    const local: Local = { places: [range[0]], depth: visible };
    if (!unseen.has(range[0])) visible++;
    locals.push(local);
    scopes.at(-1)?.set(name, local);
  }
  function use({ name, range }: Identifier): void {
    const local = scopes.findLast((scope) => scope.has(name))?.get(name);
    if (local !== undefined) local.places.push(range[0]);
    else globals.set(name, [...(globals.get(name) ?? []), range[0]]);
  }
  function block(body: readonly Statement[]): void {
    routine([], body);
  }
  function some(expressions: readonly Expression[]): void {
    expressions.forEach(expression);
  }
  function routine(parameters: readonly Expression[], body: readonly Statement[]): void {
    within(() => {
      for (const parameter of parameters) if (parameter.type === "Identifier") declare(parameter);
      body.forEach(statement);
    });
  }

  function statement(node: Statement): void {
    switch (node.type) {
      case "LocalStatement":
        some(node.init);
        node.variables.forEach(declare);
        break;
      case "AssignmentStatement":
        some([...node.variables, ...node.init]);
        break;
      case "CallStatement":
        expression(node.expression);
        break;
      case "FunctionDeclaration":
        if (node.identifier?.type === "Identifier" && node.isLocal) declare(node.identifier);
        else if (node.identifier !== null) expression(node.identifier);
        routine(node.parameters, node.body);
        break;
      case "ReturnStatement":
        some(node.arguments);
        break;
      case "BreakStatement":
      case "GotoStatement":
      case "LabelStatement":
        break;
      default:
        structure(node);
    }
  }

  function structure(node: Structure): void {
    switch (node.type) {
      case "IfStatement":
        for (const clause of node.clauses) {
          if (clause.type !== "ElseClause") expression(clause.condition);
          block(clause.body);
        }
        break;
      case "WhileStatement":
        expression(node.condition);
        block(node.body);
        break;
      case "RepeatStatement":
        within(() => {
          node.body.forEach(statement);
          expression(node.condition);
        });
        break;
      case "DoStatement":
        block(node.body);
        break;
      case "ForNumericStatement":
        some([node.start, node.end, ...(node.step === null ? [] : [node.step])]);
        routine([node.variable], node.body);
        break;
      case "ForGenericStatement":
        some(node.iterators);
        routine(node.variables, node.body);
    }
  }

  function expression(node: Expression): void {
    switch (node.type) {
      case "Identifier":
        use(node);
        break;
      case "FunctionDeclaration":
        routine(node.parameters, node.body);
        break;
      case "TableConstructorExpression":
        for (const field of node.fields)
          some(field.type === "TableKey" ? [field.key, field.value] : [field.value]);
        break;
      case "UnaryExpression":
        expression(node.argument);
        break;
      case "BinaryExpression":
      case "LogicalExpression":
        some([node.left, node.right]);
        break;
      default:
        operands(node).forEach(expression);
    }
  }

  block(chunk.body);
  return { locals, globals };
}
