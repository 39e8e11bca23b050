import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, it } from "node:test";
import { FETCHED } from "../../scripts/preview/build";
import { pageProblems } from "../../scripts/preview/check";

let folder = "";

/** Writes a file of a page. */
function file(name: string, content: string): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Fails unless there is exactly one problem, and it is this. */
function expectProblem(expected: RegExp): void {
  const problems = pageProblems(folder);
  assert.equal(problems.length, 1, problems.join("\n"));
  assert.match(problems[0] ?? "", expected);
}

describe("the check of a built page", () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "offsuit-"));
    for (const name of FETCHED) file(name, "");
    file("index.html", `<link rel="icon" href="data:,"><script src="./assets/page.js"></script>`);
    file("assets/page.js", "new Worker(new URL(`worker.js`,import.meta.url));'http://www.w3.org/2000/svg'");
    file("assets/worker.js", "");
    file("assets/page.css", "a { background: url(page.js) } b { background: url(#shape) }");
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it("finds nothing wrong with a page that has all it needs", () => {
    assert.deepEqual(pageProblems(folder), []);
  });

  it("finds a page that has not been built", () => {
    rmSync(join(folder, "index.html"));
    expectProblem(/has no index\.html/);
  });

  it("finds a file that the page fetches and that is missing", () => {
    rmSync(join(folder, "cards", "QH.svg"));
    expectProblem(/fetches cards\/QH\.svg, and that is missing/);
  });

  it("finds a worker that is missing", () => {
    rmSync(join(folder, "assets", "worker.js"));
    expectProblem(/page\.js loads worker\.js, and that is missing/);
  });

  it("finds what would be loaded from the root of the server", () => {
    file("index.html", `<script type="module" src="/assets/page.js"></script>`);
    expectProblem(/index\.html loads something from outside of its folder: \/assets\/page\.js/);
  });

  it("finds what would be loaded from another server", () => {
    file("assets/page.css", `@import "https://example.org/font.css";`);
    expectProblem(/page\.css loads something from outside .*example\.org/);
  });

  it("finds an address on the network in a script", () => {
    file("assets/worker.js", `fetch("https://example.org/save.json")`);
    expectProblem(/worker\.js names an address on the network: https:\/\/example\.org\/save\.json/);
  });
});
