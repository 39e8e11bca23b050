import { AST_NODE_TYPES, ESLintUtils } from "@typescript-eslint/utils";

/** Refuses functions that use the counter of a `for (let i ...)` around them: in Lua they all share one counter. */
export const loopClosure = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: "problem",
    schema: [],
    messages: {
      shared:
        "In transpiled Lua every function made in this loop sees the same {{name}}. Copy it into a const inside the body.",
    },
  },
  create: (context) => ({
    ForStatement(loop) {
      if (loop.init?.type !== AST_NODE_TYPES.VariableDeclaration) return;
      for (const variable of context.sourceCode.getDeclaredVariables(loop.init)) {
        for (const reference of variable.references) {
          if (reference.from.variableScope === variable.scope.variableScope) continue;
          context.report({ node: reference.identifier, messageId: "shared", data: { name: variable.name } });
        }
      }
    },
  }),
});
