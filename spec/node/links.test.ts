import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, it } from "node:test";
import { ROOT } from "../../scripts/project";

const PAGES = [
  ...["README.md", "CHANGELOG.md", "src/emulator/README.md", "spec/high-card/rules.md"],
  ...["docs", "docs/rules"].flatMap((folder) => markdownIn(folder)),
];

/** Every file of code, with a slash in front of its path from the project's folder. */
const FILES = ["src", "spec", "scripts", "saves"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => `/${folder}/${name.replaceAll("\\", "/")}`),
);

describe("the links of the documents", () => {
  for (const page of PAGES) {
    it(`${page} links only to files and headings that exist`, () => {
      assert.deepEqual(deadLinks(page), []);
    });
  }

  for (const page of PAGES) {
    it(`${page} names only files of code that exist`, () => {
      assert.deepEqual(
        namesIn(readPage(page)).filter((name) => !FILES.some((file) => file.endsWith(`/${name}`))),
        [],
      );
    });
  }

  it("are not all that is looked for: names of code are found in tables, lists and sentences", () => {
    assert.deepEqual(namesIn("| `a/b.ts`, `c.test.ts` (`d`) | as `plain-*.ts`, `GAME/x.ts` and e.ts |"), [
      "a/b.ts",
      "c.test.ts",
    ]);
    assert.ok(PAGES.flatMap((page) => namesIn(readPage(page))).length > 50);
  });

  it("are read with their anchors", () => {
    assert.ok(PAGES.flatMap(linksOf).some((link) => link.includes("#")));
    assert.ok(linksOf("README.md").includes("assets/pokerchess.png"));
    assert.ok(anchorsOf("README.md").has("the-games"));
    assert.ok(anchorsOf("docs/rules/pokerchess.md").has("pc-14"));
    assert.ok(!anchorsOf("README.md").has("pc-14"));
  });
});

describe("the glossary", () => {
  it("has each term once, in order, and none that it tells to avoid", () => {
    const rows = readPage("docs/glossary.md")
      .split("\n")
      .filter((line) => line.startsWith("| "))
      .slice(2)
      .map((line) =>
        line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    const terms = rows.map(([term = ""]) => term.toLowerCase());
    assert.ok(terms.length > 50);
    assert.deepEqual([...new Set(terms)].sort(), terms);
    const avoided = rows.flatMap(([, , not = ""]) => not.split(", ").filter((word) => word !== ""));
    // An option is no setting, and a setting no option.
    assert.deepEqual(
      avoided.filter((word) => terms.includes(word)),
      ["setting", "option"],
    );
  });
});

function deadLinks(page: string): string[] {
  return linksOf(page).filter((link) => {
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? page : relative(ROOT, join(ROOT, dirname(page), path));
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && target.endsWith(".md") && !anchorsOf(target).has(anchor);
  });
}

/** Where the links and pictures of a page lead inside the repository, as they are written. */
function linksOf(page: string): string[] {
  const text = withoutCode(readPage(page));
  const found = [...text.matchAll(/(?:\]\(|src=")([^)"\s]+)[)"]/g)].map(([, link = ""]) => link);
  return found.filter((link) => !/^[a-z]+:/.test(link));
}

/** The files of code that a page names: `model/desk.ts` is any file whose path ends so. */
function namesIn(text: string): string[] {
  const spans = [...withoutCode(text).matchAll(/`([^`]+)`/g)].map(([, span = ""]) => span);
  return spans.filter((span) => /^[\w./-]+\.ts$/.test(span) && !/\b(?:GAME|LANGUAGE)\b/.test(span));
}

/** The anchors of a page: those that are written out, and those that GitHub makes of its headings. */
function anchorsOf(page: string): Set<string> {
  const text = readPage(page);
  const written = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = ""]) => id);
  const headings = [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
  return new Set([...written, ...headings]);
}

function withoutCode(text: string): string {
  return text.replaceAll(/^```[^]*?^```/gm, "");
}

function markdownIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`);
}

function readPage(page: string): string {
  return readFileSync(join(ROOT, page), "utf8");
}
