import ts from "typescript";
import { ROOT } from "../project";
import { Fault } from "../terminal/complaint";

/** Raises a `Fault` that lists the compiler's errors with file and line, if there are any. */
export function stopAtErrors(diagnostics: readonly ts.Diagnostic[]): void {
  const errors = diagnostics.filter(({ category }) => category === ts.DiagnosticCategory.Error);
  if (errors.length === 0) return;
  throw new Fault(formatErrors(errors));
}

/** The compiler's errors with file and line, as text. */
export function formatErrors(errors: readonly ts.Diagnostic[]): string {
  return ts.formatDiagnostics(errors, {
    getCurrentDirectory: () => ROOT,
    getCanonicalFileName: (name) => name,
    getNewLine: () => "\n",
  });
}
