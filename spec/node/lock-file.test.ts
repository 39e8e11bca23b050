import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { isRecord } from "../../src/kit/data/data";
import { ROOT } from "../../scripts/project";

/** A record in a record; an empty one if there is none. */
function fieldOf(record: unknown, name: string): Record<string, unknown> {
  const field: unknown = isRecord(record) ? record[name] : undefined;
  return isRecord(field) ? field : {};
}

it("the lock file has every package that some machine may need", () => {
  const text = readFileSync(join(ROOT, "package-lock.json"), "utf8");
  const packages = fieldOf(JSON.parse(text), "packages");
  const missing: string[] = [];
  for (const [path, locked] of Object.entries(packages)) {
    for (const name of Object.keys(fieldOf(locked, "optionalDependencies"))) {
      const places = [`node_modules/${name}`, `${path}/node_modules/${name}`];
      if (places.every((place) => packages[place] === undefined)) missing.push(`${path}: ${name}`);
    }
  }
  // npm installs nothing at all from a lock file with such a hole, on any machine.
  assert.deepEqual(missing, []);
});
