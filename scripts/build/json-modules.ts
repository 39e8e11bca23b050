import ts from "typescript";
import * as tstl from "typescript-to-lua";

/**
 * A file of JSON becomes a module whose default export is its value, as in Node and in the browser: the compiler by itself
 * would make the value the module.
 */
export const jsonModules: tstl.Visitors = {
  [ts.SyntaxKind.SourceFile](node, context) {
    const file = context.superTransformNode(node).find(tstl.isFile);
    if (file === undefined) throw new Error(`${node.fileName} came to nothing.`);
    if ((node.flags & ts.NodeFlags.JsonFile) === 0) return file;
    const [handed] = file.statements;
    if (handed === undefined || !tstl.isReturnStatement(handed))
      throw new Error(`${node.fileName} holds no value.`);
    const exported = tstl.createIdentifier("____exports");
    const value = tstl.createTableIndexExpression(exported, tstl.createStringLiteral("default"));
    file.statements = [
      tstl.createVariableDeclarationStatement(exported, tstl.createTableExpression()),
      tstl.createAssignmentStatement(value, handed.expressions),
      tstl.createReturnStatement([exported]),
    ];
    return file;
  },
};
