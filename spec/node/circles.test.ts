import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, it } from "node:test";
import ts from "typescript";
import { ROOT } from "../../scripts/project";

/** The modules of some folders, each with those of which it imports more than types: types leave nothing in a script. */
function importsIn(folders: readonly string[]): Map<string, string[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => join(ROOT, folder, file)),
  );
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const imported = valuesImported(readFileSync(file, "utf8")).flatMap((name) => {
        const path = join(dirname(file), name);
        return [`${path}.ts`, join(path, "index.ts")].filter((candidate) => known.has(candidate));
      });
      return [file, imported];
    }),
  );
}

/** The modules from which a source imports or exports anything but types. */
function valuesImported(source: string): string[] {
  const { statements } = ts.createSourceFile("module.ts", source, ts.ScriptTarget.ESNext);
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier) || isTypeOnly(statement))
      return [];
    return [moduleSpecifier.text];
  });
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const { importClause: clause } = statement;
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = clause;
  return (
    name === undefined &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every((element) => element.isTypeOnly)
  );
}

/** Takes away, again and again, every module that imports none of the others: what is left is in a circle, or leads to one. */
function leftInCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map(imports);
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [file, imported] of left) if (!imported.some((other) => left.has(other))) left.delete(file);
  }
  return [...left.keys()].map((file) => file.slice(ROOT.length + 1));
}

describe("The modules of the mod", () => {
  for (const folders of [
    ["src/kit"],
    ["src/games"],
    ["src/table", "src/features"],
    ["src/box"],
    ["src/emulator"],
  ]) {
    it(`import one another in one direction, in ${folders.join(" and ")}`, () => {
      const imports = importsIn(folders);
      assert.ok(imports.size > 20, "no modules were found");
      assert.deepEqual(leftInCircles(imports), []);
    });
  }
});

describe("The search for circles", () => {
  it("follows values alone", () => {
    const source = `import type { A } from "./a";\nimport { type B } from "./b";\nimport { type C, d } from "./c";\nexport * from "./e";`;
    assert.deepEqual(valuesImported(source), ["./c", "./e"]);
  });

  it("finds one", () => {
    const imports = new Map([
      [join(ROOT, "one"), [join(ROOT, "other")]],
      [join(ROOT, "other"), [join(ROOT, "one")]],
      [join(ROOT, "third"), []],
    ]);
    assert.deepEqual(leftInCircles(imports), ["one", "other"]);
  });
});
