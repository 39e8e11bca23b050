import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { outdated, readNoted, RETAKE, shownNow } from "../../scripts/preview/shots/shown";
import { ROOT } from "../../scripts/project";
import { savedGames, type SavedGame } from "../../scripts/save/games";

/** The pictures that this document shows, as paths from the project's folder. */
function picturesIn(document: string): string[] {
  const shown = readFileSync(join(ROOT, document), "utf8").matchAll(
    /!\[[^\]]*\]\((?:docs\/)?([^)]+\.jpg)\)/g,
  );
  return [...shown].map(([, path = ""]) => `docs/${path}`);
}

/** The games, one of them with another look. */
function gamesWith(id: string, change: (game: SavedGame) => SavedGame): SavedGame[] {
  return savedGames().map((game) => (game.id === id ? change(game) : game));
}

const now = shownNow();

/** What is said of the pictures of today if a game looks like this. */
function saidOf(id: string, change: (game: SavedGame) => SavedGame): string[] {
  return outdated(now, shownNow(gamesWith(id, change)));
}

describe("the pictures in docs", () => {
  it("show what one sees today", () => {
    const old = outdated(readNoted(), now);
    assert.equal(old.length, 0, `${old.join("\n")}\nTake them anew, and look at each: ${RETAKE}`);
  });

  it("are those that its pages show, and each is known to the command that takes them", () => {
    const shown = [...picturesIn("docs/first-run.md"), ...picturesIn("README.md")].sort();
    const files = readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".jpg"))
      .map((name) => `docs/${name.replaceAll("\\", "/")}`);
    // Those of the design sheet tell how moments were looked at once.
    assert.deepEqual(files.sort(), [...shown, ...picturesIn("docs/design.md")].sort());
    assert.deepEqual(Object.keys(now).sort(), shown);
  });
});

describe("a picture is older than what it shows", () => {
  it("if a piece of its board has another place", () => {
    const said = saidOf("pokerchess", (game) => {
      const [first, ...others] = game.opening.pieces;
      assert.ok(first);
      const moved = { ...first, place: { ...first.place, x: first.place.x + 1 } };
      return { ...game, opening: { ...game.opening, pieces: [moved, ...others] } };
    });
    assert.deepEqual(said, ["docs/pictures/pokerchess.jpg is older than what it shows: its pieces."]);
  });

  it("if the print of its board is elsewhere, or its box has other colours", () => {
    const printed = saidOf("roll-flush", ({ face, ...game }) => ({
      ...game,
      face: { ...face, crest: { ...face.crest, x: face.crest.x + 1 } },
    }));
    assert.deepEqual(printed, [
      "docs/pictures/roll-flush.jpg is older than what it shows: its print.",
      "docs/pictures/guest.jpg is older than what it shows: its print.",
    ]);
    const coloured = saidOf("rogue-solitaire", ({ face, ...game }) => ({
      ...game,
      face: { ...face, palette: { ...face.palette, mat: "#000000" } },
    }));
    assert.equal(coloured.length, 3);
    for (const sentence of coloured) assert.match(sentence, /the boxes and the sign, the lids\.$/);
  });

  it("if nothing is noted of it, but not if a sentence or a label has another wording", () => {
    assert.match(outdated({}, now)[0] ?? "", /has never been taken by npm run shots -- --docs\.$/);
    assert.deepEqual(
      saidOf("pokerchess", (game) => ({ ...game, title: "Chess", labels: [] })),
      [],
    );
  });
});
