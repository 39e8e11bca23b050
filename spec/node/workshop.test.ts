import assert from "node:assert/strict";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { ROOT } from "../../scripts/project";
import { shelfSave, tableSave } from "../../scripts/save/build";
import { savedGames } from "../../scripts/save/games";
import { picture } from "../../scripts/save/picture";
import { Complaint, Fault } from "../../scripts/terminal/complaint";
import { changeNotes, newestVersion, type Version } from "../../scripts/workshop/changelog";
import { itemProblems, requireSound } from "../../scripts/workshop/check";
import { LONGEST_TEXT } from "../../scripts/workshop/description";
import { requireOurs, writeItems } from "../../scripts/workshop/folder";
import { itemsOf, shelfItem, type Item } from "../../scripts/workshop/item";
import { list, markupProblems } from "../../scripts/workshop/markup";
import { creditOf } from "../../scripts/workshop/notebook";
import { illustrate, requireBrowser } from "../../scripts/workshop/pictures";
import { GAMES } from "../../src/games";
import { isRecord } from "../../src/kit/data/data";
import { SCRIPTS } from "./scripts";

const folder = mkdtempSync(join(tmpdir(), "offsuit-workshop-"));
after(() => {
  rmSync(folder, { recursive: true });
});

const SAVES = new Map(savedGames().map((game) => [game.id, JSON.stringify(tableSave(game, SCRIPTS))]));
const VERSION = newestVersion(readFileSync(join(ROOT, "CHANGELOG.md"), "utf8"));
const ITEMS = itemsOf(GAMES, VERSION, (game) => SAVES.get(game) ?? "");

function item(game: string): Item {
  const found = ITEMS.find(({ id }) => id === game);
  assert.ok(found, game);
  return found;
}

/** Fails unless there is exactly one problem with an item that was changed like this. */
function expectProblem(change: Partial<Item>, expected: RegExp): void {
  const problems = itemProblems({ ...item("roll-flush"), ...change });
  assert.equal(problems.length, 1, problems.join("\n"));
  assert.match(problems[0] ?? "", expected);
}

/** Everything in a folder and in those inside, by its path from there. */
function filesIn(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(path.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}

describe("what goes to the Workshop", () => {
  for (const entry of GAMES) {
    it(`${entry.id} has a sound item, whose page says what the game's own words tell`, () => {
      const { id, title, description, tags } = item(entry.id);
      const { words, rules } = entry.visit((game) => ({
        words: { title: game.words.title(), hook: game.words.hook() },
        rules: {
          seats: game.rules.seats,
          options: game.rules.options.map((spec) => game.words.option(spec)),
        },
      }));
      assert.deepEqual(itemProblems(item(id)), []);
      assert.equal(title, `Offsuit: ${words.title}`);
      assert.ok(description.startsWith(`[b]${words.hook}[/b]\n`));
      for (const { label } of rules.options) assert.ok(description.includes(label), label);
      const { designer, page } = creditOf(words.title);
      assert.ok(description.includes(`[url=${page}]${words.title}[/url]: ${designer}.`));
      const { min, max } = rules.seats;
      const [, listed = ""] = /^Number of players: (.+)$/m.exec(tags) ?? [];
      const players = listed.split(", ").map(Number);
      assert.deepEqual([players[0], players.at(-1), players.length], [min, max, max - min + 1]);
    });

    it(`${entry.id} is credited in the notebook as in README.md`, () => {
      const title = entry.visit(({ words }) => words.title());
      const { designer, page } = creditOf(title);
      const rows = readFileSync(join(ROOT, "README.md"), "utf8").split("\n");
      const cells = rows.map((row) => row.split("|").map((cell) => cell.trim()));
      assert.ok(
        cells.some(([, game, by, address]) => game === title && by === designer && address === page),
        `${title}: ${designer}, ${page}`,
      );
    });

    it(`${entry.id} carries in its save what it has to be listed under`, () => {
      const save: unknown = JSON.parse(item(entry.id).save);
      assert.ok(isRecord(save));
      const { GameType, GameComplexity, Tags } = save;
      const listed = item(entry.id).tags;
      assert.ok(listed.includes(`Type: ${GameType}\nComplexity: ${GameComplexity}\n`));
      assert.ok(Array.isArray(Tags) && Tags.length > 0);
      for (const tag of Tags) assert.ok(listed.includes(String(tag)), String(tag));
    });
  }

  it("the shelf has a sound item, which tells of every game", () => {
    const shelf = shelfItem(GAMES, VERSION, JSON.stringify(shelfSave(savedGames(), SCRIPTS)));
    assert.deepEqual(itemProblems(shelf), []);
    assert.equal(shelf.title, "Offsuit");
    assert.match(shelf.tags, /^Number of players: 1, 2, 3, 4, 5, 6, 7, 8$/m);
    for (const entry of GAMES) {
      const { title, hook } = entry.visit(({ words }) => ({ title: words.title(), hook: words.hook() }));
      assert.ok(shelf.description.includes(`[b]${title}[/b]: ${hook}`), title);
    }
  });

  it("says how to play as the rulebook does, with headings, bold words and lists", () => {
    const { description } = item("cards-vs-dice");
    assert.ok(description.includes("[h1]How to play[/h1]\n\nCards are monsters"));
    assert.match(description, /\n\[list\]\n\[\*\]Choose \[b\]Fight calmly\[\/b\]/);
    assert.match(description, /\[h2\]First steps\[\/h2\]\n\[olist\]\n\[\*\]Sit down\./);
    assert.match(item("roll-flush").description, /For 2 to 4 players, people or bots\. Indie games/);
  });

  it("explains the options of every game", () => {
    for (const { id } of GAMES) {
      const { description } = item(id);
      assert.ok(Buffer.byteLength(description) <= LONGEST_TEXT, `${id}: ${Buffer.byteLength(description)}`);
      assert.match(description, /\[h1\]Options\[\/h1\]\n\n\[list\]\n\[\*\]\[b\]/);
    }
    assert.ok(item("roll-flush").description.includes("[*][b]Score to beat[/b]: The game ends"));
  });
});

describe("the check of an item", () => {
  it("knows what Steam takes of texts and thumbnails", () => {
    expectProblem({ title: "x".repeat(129) }, /roll-flush: the title has 129 bytes; Steam takes 128/);
    expectProblem({ title: " " }, /the title is empty/);
    expectProblem({ description: "ä".repeat(4000) }, /the description: it has 8000 bytes; Steam takes 7999/);
    expectProblem({ changeNotes: "\n" }, /the change notes: there is nothing in it/);
    expectProblem({ thumbnail: Buffer.from("JFIF") }, /the thumbnail is no PNG/);
    const large = Buffer.concat([picture("roll-flush"), Buffer.alloc(1_000_000)]);
    expectProblem({ thumbnail: large }, /the thumbnail has \d+ bytes; Steam takes 1000000/);
  });

  it("lets no path of this machine through", () => {
    for (const path of ["/var/offsuit", "/Users/me/x", "C:\\Users\\me", "file:///art/x.png", "(/tmp/x)"]) {
      expectProblem({ tags: `see ${path}` }, /roll-flush: it names a file of this machine: /);
    }
    for (const plain of ["https://example.org/var/a", "and/or", "a/mnt/b"]) {
      assert.deepEqual(itemProblems({ ...item("roll-flush"), tags: plain }), []);
    }
  });

  it("reads the save as a player's game would", () => {
    expectProblem({ save: "{" }, /the save is damaged: it is not JSON/);
  });

  it("ends the command with everything that is wrong", () => {
    requireSound(ITEMS);
    const wrong = { ...item("roll-flush"), title: "", tags: "/mnt/x" };
    assert.throws(
      () => requireSound([...ITEMS, wrong]),
      (error) => error instanceof Fault && /title is empty.*\n.*file of this machine/.test(error.message),
    );
  });
});

describe("Steam's markup", () => {
  it("is sound when every tag is known, closed and in its place", () => {
    const sound = `[h1]A[/h1]\n[b]x [url=https://example.org/?a=1]y[/url][/b]\n${list(["[b]p[/b]", "q"])}`;
    assert.deepEqual(markupProblems(sound), []);
    assert.deepEqual(markupProblems(list(["a", "b"], "numbers")), []);
  });

  for (const [text, expected] of [
    ["[b]x", /^\[b\] is never closed$/],
    ["x[/b]", /^\[\/b\] closes nothing$/],
    ["[b][i]x[/b][/i]", /^\[\/b\] closes \[i\]\n\[\/i\] closes \[b\]$/],
    ["[*]x", /^an entry \[\*\] stands outside of a list$/],
    ["[table]x[/table]", /^\[table\] is no tag that pages of the Workshop know$/],
    ["[url]x[/url]", /^\[url\] names no address$/],
    ["[url=docs/x.md]x[/url]", /^\[url=docs\/x\.md\] names no address$/],
    ["[b][h1]x[/h1][/b]", /^\[h1\] may not stand inside of \[b\]$/],
    ["a [ b", /^a square bracket stands in it that belongs to no tag$/],
  ] as const) {
    it(`is refused: ${text}`, () => {
      assert.match(markupProblems(text).join("\n"), expected);
    });
  }
});

describe("the change notes", () => {
  const LOG = [
    "# Changelog",
    "",
    "The form follows [Keep a Changelog](https://keepachangelog.com).",
    "",
    "## [Unreleased]",
    "",
    "## [1.2.0] - 2026-12-01",
    "",
    "### Added",
    "",
    "- Roll Flush, for two: **fast**, with",
    "  `npm start` and [rules](docs/rules).",
    "- Pokerchess: clocks.",
    "",
    "### Fixed",
    "",
    "- Pokerchess: a stalemate.",
    "",
    "## [1.1.0] - 2026-11-01",
    "",
    "### Added",
    "",
    "- Old things.",
    "",
  ].join("\n");
  const TITLES = ["Roll Flush", "Pokerchess"];

  it("are those of the newest version that has any, in Steam's markup", () => {
    const notes = changeNotes(newestVersion(LOG), "Roll Flush", TITLES);
    assert.equal(
      notes,
      "[h1]1.2.0[/h1]\n[b]Added[/b]\n[list]\n[*]Roll Flush, for two: [b]fast[/b], with npm start and rules.\n[/list]",
    );
  });

  it("leave out what concerns another game alone", () => {
    const notes = changeNotes(newestVersion(LOG), "Pokerchess", TITLES);
    assert.match(notes, /\[b\]Added\[\/b\]\n\[list\]\n\[\*\]Pokerchess: clocks\.\n\[\/list\]\n\[b\]Fixed/);
    assert.doesNotMatch(notes, /Roll Flush|Old things/);
  });

  it("have no number while a version is not released", () => {
    const version = newestVersion(LOG.replace("1.2.0", "Unreleased"));
    assert.equal(version.number, undefined);
    assert.ok(changeNotes(version, "Pokerchess", TITLES).startsWith("[b]Added[/b]"));
  });

  it("are refused where the changelog cannot be read", () => {
    assert.throws(() => newestVersion("# Changelog\n"), /lists no changes yet/);
    assert.throws(() => newestVersion(LOG.replace("## [1.2.0]", "## soon")), /"## soon.*should be a version/);
    assert.throws(
      () => newestVersion(LOG.replace("- Pokerchess", "Pokerchess")),
      /not a change: "Pokerchess/,
    );
  });
});

describe("the Workshop's folder", () => {
  const RELEASED: Version = { number: "1.0.0", groups: [] };

  it("holds for every game what its item needs, and the checklist", () => {
    const out = join(folder, "all");
    requireOurs(out);
    writeItems(out, ITEMS, VERSION);
    const names = ["change-notes.txt", "description.txt", "tags.txt", "thumbnail.png", "title.txt"];
    const expected = ITEMS.flatMap(({ id }) => [...names, `${id}.json`].map((name) => `${id}/${name}`));
    assert.deepEqual(filesIn(out), [...expected, "CHECKLIST.md"].sort());
    for (const { id, save } of ITEMS) {
      assert.equal(readFileSync(join(out, id, `${id}.json`), "utf8"), save);
      assert.ok(readFileSync(join(out, id, "thumbnail.png")).equals(picture(id)));
    }
    const checklist = readFileSync(join(out, "CHECKLIST.md"), "utf8");
    for (const { id, title } of ITEMS) assert.ok(checklist.includes(`| ${title} | \`${id}\` | new |`), id);
  });

  it("is written again where it is ours, without what the last time left", () => {
    const out = join(folder, "again");
    writeItems(out, ITEMS, VERSION);
    writeFileSync(join(out, "roll-flush", "old.png"), "");
    requireOurs(out);
    writeItems(out, ITEMS, RELEASED);
    assert.ok(!existsSync(join(out, "roll-flush", "old.png")));
  });

  it("asks for the version's number in the checklist while it has none", () => {
    const out = join(folder, "numbers");
    const checklist = (version: Version): string => {
      writeItems(out, ITEMS, version);
      return readFileSync(join(out, "CHECKLIST.md"), "utf8");
    };
    assert.match(checklist({ ...RELEASED, number: undefined }), /Give the section "Unreleased"/);
    assert.doesNotMatch(checklist(RELEASED), /Unreleased/);
  });

  it("has the number of an item that is on the Workshop already in the checklist", () => {
    const out = join(folder, "known");
    writeItems(out, [{ ...item("roll-flush"), number: "941977256" }], RELEASED);
    const checklist = readFileSync(join(out, "CHECKLIST.md"), "utf8");
    assert.match(checklist, /\| Offsuit: Roll Flush \| `roll-flush` \| 941977256 \|/);
  });

  it("is left alone where it is somebody else's", () => {
    const out = join(folder, "theirs");
    mkdirSync(out);
    requireOurs(out);
    writeFileSync(join(out, "CHECKLIST.md"), "# Holidays");
    const refused = (path: string, expected: RegExp): void => {
      assert.throws(
        () => requireOurs(path),
        (error) => error instanceof Complaint && expected.test(error.message),
      );
    };
    refused(out, /contains other files, which are left alone\. Name an empty or new folder/);
    refused(join(out, "CHECKLIST.md"), /is a file\. Name a folder/);
    assert.deepEqual(filesIn(out), ["CHECKLIST.md"]);
  });

  it("gets every game's pictures into the folder of its item", async () => {
    const out = join(folder, "pictures");
    await illustrate(out, GAMES, (game, keep) => {
      keep("whole.png", Buffer.from(game.id));
      return Promise.resolve();
    });
    assert.deepEqual(filesIn(out), GAMES.map(({ id }) => `${id}/pictures/whole.png`).sort());
    assert.equal(readFileSync(join(out, "roll-flush", "pictures", "whole.png"), "utf8"), "roll-flush");
  });

  it("says how to do without pictures where there is no Chromium", async () => {
    const none = (): Promise<never> => Promise.reject(new Complaint("This needs Chromium."));
    await assert.rejects(requireBrowser(none), (error) => {
      assert.ok(error instanceof Complaint);
      assert.equal(error.message, "This needs Chromium. Or skip the pictures with --no-pictures.");
      return true;
    });
  });
});
