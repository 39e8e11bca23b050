import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, it } from "node:test";
import ts from "typescript";
import { ROOT } from "../../scripts/project";

/** The modules of a folder, each with those that it imports, types among them. */
function importsIn(folder: string): Map<string, string[]> {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => join(ROOT, folder, file));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"));
      const imported = importedFiles.flatMap(({ fileName }) => {
        const path = join(dirname(file), fileName);
        return [`${path}.ts`, join(path, "index.ts")].filter((candidate) => known.has(candidate));
      });
      return [file, imported];
    }),
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
  for (const folder of ["src/kit", "src/games", "src/table", "src/box", "src/emulator"]) {
    it(`import one another in one direction, in ${folder}`, () => {
      const imports = importsIn(folder);
      assert.ok(imports.size > 20, "no modules were found");
      assert.deepEqual(leftInCircles(imports), []);
    });
  }
});

describe("The search for circles", () => {
  it("finds one", () => {
    const imports = new Map([
      [join(ROOT, "one"), [join(ROOT, "other")]],
      [join(ROOT, "other"), [join(ROOT, "one")]],
      [join(ROOT, "third"), []],
    ]);
    assert.deepEqual(leftInCircles(imports), ["one", "other"]);
  });
});
