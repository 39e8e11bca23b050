import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, it } from "node:test";
import ts from "typescript";
import { ROOT } from "../../scripts/project";

/** The modules of src, each with those that it imports: types, too, for who reads a module has to read what it speaks of. */
function importsInSource(): Map<string, string[]> {
  const files = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => join(ROOT, "src", file));
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      importedBy(readFileSync(file, "utf8")).flatMap((name) =>
        [`${join(dirname(file), name)}.ts`, join(dirname(file), name, "index.ts")].filter((path) =>
          known.has(path),
        ),
      ),
    ]),
  );
}

function importedBy(source: string): string[] {
  return ts.preProcessFile(source).importedFiles.map(({ fileName }) => fileName);
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

describe("The modules of src", () => {
  it("import one another in one direction, types included", () => {
    const imports = importsInSource();
    assert.ok(imports.size > 500, "no modules were found");
    assert.deepEqual(leftInCircles(imports), []);
  });
});

describe("The search for circles", () => {
  it("follows values and types", () => {
    const source = `import type { A } from "./a";\nimport { type B } from "./b";\nimport { type C, d } from "./c";\nexport * from "./e";`;
    assert.deepEqual(importedBy(source), ["./a", "./b", "./c", "./e"]);
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
