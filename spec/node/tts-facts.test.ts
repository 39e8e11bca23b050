import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { ROOT } from "../../scripts/project";
import {
  GLOBAL_FUNCTIONS,
  OBJECT_FUNCTIONS,
  PLAYER_FUNCTIONS,
  TABLE_MEMBERS,
} from "../../src/emulator/api-names";
import { DOUBTS } from "../../src/emulator/doubts";

const FACTS = readFileSync(join(ROOT, "docs/tts-facts.md"), "utf8");
/** How code cites a fact. A list of numbers ("behaviour 4 and 5b") cites each of them. */
const CITATION = /\b(behaviour|drawing|api|save-format) (\d+(?:\.\d+)?b?)(?: and (\d+(?:\.\d+)?b?)\b)?/g;

function citationsIn(text: string): string[] {
  return [...text.matchAll(CITATION)].flatMap(([, name, first, second]) =>
    [first, second].filter((number) => number !== undefined).map((number) => `${name} ${number}`),
  );
}

/** What the page names as a heading or at the head of a line. */
const NAMED = new Set(citationsIn(FACTS.replaceAll(/^(?!## |- \*\*).*$/gm, "")));

describe("The facts about Tabletop Simulator", () => {
  it("have a section for everything that code cites", () => {
    const cited = new Set<string>();
    for (const folder of ["src", "scripts"]) {
      for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })) {
        if (!file.endsWith(".ts")) continue;
        for (const citation of citationsIn(readFileSync(join(ROOT, folder, file), "utf8")))
          cited.add(citation);
      }
    }
    assert.ok(cited.size > 15, "hardly a citation was found");
    assert.deepEqual(
      [...cited].filter((citation) => !NAMED.has(citation)),
      [],
    );
  });

  it("tell of every member by which a script could do something to us, and what then happens", () => {
    const [, section = ""] = /## What other scripts can do to us\n([^]*?)\n## /.exec(FACTS) ?? [];
    const told = new Set([...section.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => (code ?? "").split(".")));
    const changes = (name: string): boolean => !/^(get|is|has|current|position|[A-Z_]+$)/.test(name);
    const tables = Object.keys(TABLE_MEMBERS).filter((name) => name !== "Player");
    const missing = [...OBJECT_FUNCTIONS, ...PLAYER_FUNCTIONS, ...GLOBAL_FUNCTIONS, ...tables].filter(
      (name) => changes(name) && !told.has(name),
    );
    assert.deepEqual(missing, []);
    for (const [, spec] of section.matchAll(/`((?:attacks|box|table)\/[a-z-]+)`/g))
      assert.ok(existsSync(join(ROOT, "spec", `${spec ?? ""}.spec.ts`)), spec);
  });

  it("list every doubt, with its question", () => {
    for (const { name, question } of DOUBTS) {
      assert.ok(FACTS.includes(`\`${name}\``), name);
      assert.ok(FACTS.replaceAll(/\s+/g, " ").includes(question), question);
    }
  });
});
