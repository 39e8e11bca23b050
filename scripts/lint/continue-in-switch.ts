import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from "@typescript-eslint/utils";

/** Refuses a `continue` in a switch that is itself in the loop: the compiler leaves only the switch. */
export const continueInSwitch = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: "problem",
    schema: [],
    messages: {
      leaves:
        "In transpiled Lua this leaves only the switch, and what follows it in the loop still runs. Use ifs, or a function that returns.",
    },
  },
  create: (context) => ({
    ContinueStatement(node) {
      if (isInSwitchFirst(node)) context.report({ node, messageId: "leaves" });
    },
  }),
});

/** Whether the nearest switch or loop around a statement is a switch; a `continue` always has a loop in its function. */
function isInSwitchFirst(statement: TSESTree.Node): boolean {
  for (let node = statement.parent; node !== undefined; node = node.parent) {
    switch (node.type) {
      case AST_NODE_TYPES.SwitchStatement:
        return true;
      case AST_NODE_TYPES.ForStatement:
      case AST_NODE_TYPES.ForInStatement:
      case AST_NODE_TYPES.ForOfStatement:
      case AST_NODE_TYPES.WhileStatement:
      case AST_NODE_TYPES.DoWhileStatement:
        return false;
      default:
        break;
    }
  }
  return false;
}
