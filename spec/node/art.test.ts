import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { drawReckoning } from "../../scripts/art/pokers-rogue-reckoning";
import { widthOf } from "../../scripts/art/lettering";
import { localReference, readArtPlace } from "../../scripts/art/place";
import { CARD, LIMITS } from "../../scripts/art/sheet";
import { writeArt } from "../../scripts/art/write";
import { attach } from "../../scripts/build/attach";
import { readRuleBooks } from "../../scripts/build/rule-books";
import { outline } from "../../scripts/build/rule-pages";
import { NODE_LUA } from "../../scripts/lua/machine";
import { savedObject, tableSave } from "../../scripts/save/build";
import { checkSave } from "../../scripts/save/check";
import { savedGames } from "../../scripts/save/games";
import { box } from "../../src/games/pokers-rogue-reckoning/scene/box";
import {
  BLUE_POTIONS,
  CURSES,
  EVERY_CARD,
  RED_POTIONS,
} from "../../src/games/pokers-rogue-reckoning/rules/cards";
import { lazilyBy } from "../../src/preview/page/bodies/lazily";
import type { CardArt } from "../../src/tts/object-data";
import { luaSyntaxError } from "../../src/webassembly/host";
import { SCRIPTS } from "./scripts";
import { english } from "../support/english";

const { ABILITY_WORDS } = english.reckoning;

const GAME = "pokers-rogue-reckoning";
const { faces, back } = drawReckoning();
const folder = mkdtempSync(join(tmpdir(), "offsuit-art-"));
after(() => {
  rmSync(folder, { recursive: true });
});

/** The art that is drawn into a folder of this name, once for all tests. */
const artIn = lazilyBy((name: string): CardArt => {
  const art = writeArt({ kind: "web", folder: "https://example.org/cards" }, join(folder, name))[GAME];
  assert.ok(art);
  return art;
});

/** One line of text on a card: what it says, how it is drawn, and the box of its letters. */
interface Line {
  text: string;
  fill: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The lines on a card as they are drawn, from its SVG. */
function linesOf(svg: string): Line[] {
  return [...svg.matchAll(/<text\b([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = "", text = ""]) => {
    const value = (name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
    const [x, y, size] = [Number(value("x")), Number(value("y")), Number(value("font-size"))];
    const half = (widthOf(text, value("font-weight") === "700" ? "bold" : "regular") * size) / 2;
    return {
      text,
      fill: value("fill"),
      left: x - half,
      right: x + half,
      top: y - 0.72 * size,
      bottom: y + 0.22 * size,
    };
  });
}

function face(card: string): string {
  const svg = faces.get(card);
  assert.ok(svg, card);
  return svg;
}

describe("the card art of Poker's Rogue Reckoning", () => {
  it("draws every card of the box once, and tells all apart but the two hearts (PRR-1.1)", () => {
    assert.deepEqual([...faces.keys()].sort(), box.cards.map(({ id }) => id).sort());
    assert.equal(new Set(faces.values()).size, 53);
    assert.equal(face("X1"), face("X2"));
  });

  it("keeps every text within the card, and none upon another", () => {
    for (const card of EVERY_CARD) {
      const lines = linesOf(face(card));
      assert.ok(lines.length >= 3, card);
      for (const [index, one] of lines.entries()) {
        assert.ok(one.left >= 24 && one.right <= CARD.width - 24, `${card}: "${one.text}" is too wide`);
        assert.ok(
          one.top >= 24 && one.bottom <= CARD.height - 20,
          `${card}: "${one.text}" is too high or low`,
        );
        for (const other of lines.slice(index + 1)) {
          const apart =
            one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top;
          assert.ok(apart, `${card}: "${one.text}" and "${other.text}" meet`);
        }
      }
    }
  });

  it("says the name and the ability of every potion and curse (PRR-1.5)", () => {
    for (const card of [...RED_POTIONS, ...BLUE_POTIONS, ...CURSES]) {
      const said = linesOf(face(card))
        .map(({ text }) => text)
        .join(" ");
      const { name, text } = ABILITY_WORDS[card];
      assert.ok(said.includes(name), `${card}: ${said}`);
      assert.ok(said.includes(text.replace("{overcharge}", "2")), `${card}: ${said}`);
    }
  });

  it("shows prices in yellow and what dice decide about in white (PRR-1.3)", () => {
    const colourOf = (card: string, value: number): string | undefined =>
      linesOf(face(card)).find(({ text }) => text === String(value))?.fill;
    for (let value = 2; value <= 10; value++) {
      const potion = value < 5 ? "#ffffff" : "#ffd83d";
      assert.equal(colourOf(`H${value}`, value), potion);
      assert.equal(colourOf(`S${value}`, value), potion);
      assert.equal(colourOf(`C${value}`, value), "#ffffff");
      assert.equal(colourOf(`D${value}`, value), "#ffffff");
    }
  });

  it("has a back without a word", () => {
    assert.deepEqual(linesOf(back), []);
  });
});

describe("the sheet of cards", () => {
  it("stays within what Tabletop Simulator takes, with a cell for every card", () => {
    const { columns, rows, cells, face: reference } = artIn("once");
    assert.ok(columns <= LIMITS.columns && rows <= LIMITS.rows);
    const places = Object.values(cells).sort((a, b) => a - b);
    assert.deepEqual(
      places,
      Array.from({ length: 54 }, (_, place) => place),
    );
    assert.ok(columns * rows >= 54);
    const png = readFileSync(join(folder, "once", reference.slice(reference.lastIndexOf("/") + 1)));
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    assert.deepEqual([width, height], [columns * CARD.width, rows * CARD.height]);
    assert.ok(Math.max(width, height) <= LIMITS.side);
  });

  it("is the same, byte for byte, when it is drawn again", () => {
    assert.deepEqual(artIn("once"), artIn("again"));
    for (const file of readdirSync(join(folder, "once")))
      assert.ok(
        readFileSync(join(folder, "once", file)).equals(readFileSync(join(folder, "again", file))),
        file,
      );
  });
});

describe("a save with card art", () => {
  const [game] = savedGames();
  assert.ok(game);
  /** Art for a game that is listed, whichever it is. */
  const art: CardArt = {
    face: "https://example.org/faces.png",
    back: "https://example.org/back.png",
    columns: 10,
    rows: 7,
    cells: Object.fromEntries(game.box.cards.map(({ id }, cell) => [id, cell])),
  };

  it("is sound, and downloads nothing but its cards", () => {
    for (const save of [tableSave(game, SCRIPTS, art), savedObject(game, SCRIPTS, art)]) {
      assert.deepEqual(checkSave(save, "illustrated"), []);
      assert.notEqual(checkSave(save).length, 0);
    }
    const other = { ...tableSave(game, SCRIPTS, art), XmlUI: '<Image image="https://example.org/x.png" />' };
    assert.match(checkSave(other, "illustrated")[0]?.sentence ?? "", /something to download/);
  });

  it("gives every card its cell of the sheet", () => {
    const text = JSON.stringify(tableSave(game, SCRIPTS, art));
    const numbers = [...text.matchAll(/"CardID":(\d+)/g)].map(([, number]) => Number(number) % 100);
    assert.deepEqual(
      numbers.sort((a, b) => a - b),
      game.box.cards.map((_, cell) => cell),
    );
    assert.equal(text.split(art.face).length - 1, text.split(art.back).length - 1);
  });

  it("has built-in cards and names no picture without it", () => {
    assert.ok(!JSON.stringify(tableSave(game, SCRIPTS)).includes("CustomDeck"));
  });

  it("tells the board, so that it can make a lost card again", () => {
    const rules = outline(game.id, readRuleBooks(game.id));
    const { code } = attach(
      { name: "x.board", code: "-- board", parts: ["-- board"], map: "" },
      { scripts: { deck: "-- deck" }, art, version: "1.2.3", rules },
    );
    assert.equal(luaSyntaxError(NODE_LUA, code, "board"), undefined);
    assert.match(
      code,
      /^attachedScripts = .* attachedVersion = "1\.2\.3" .*attachedArt = \{.*faces\.png.*\} -- board$/,
    );
    const without = { scripts: {}, art: undefined, version: "1.2.3", rules };
    assert.ok(
      !attach({ name: "x.board", code: "", parts: [""], map: "" }, without).code.includes("attachedArt"),
    );
  });
});

describe("the place of the art", () => {
  it("is this machine or a folder of the web", () => {
    assert.deepEqual(readArtPlace("local"), { kind: "local" });
    assert.deepEqual(readArtPlace("https://example.org/cards/"), {
      kind: "web",
      folder: "https://example.org/cards",
    });
    assert.equal(localReference("/home/somebody/dist/art"), "file:///home/somebody/dist/art");
    assert.equal(localReference("C:\\Games\\dist\\art"), "file:///C:/Games/dist/art");
  });

  it("is explained to anyone who gives another one", () => {
    for (const text of ["", "here", "ftp://example.org", "https://", "https://example.org/a b"])
      assert.throws(() => readArtPlace(text), /It should be "local", or an address such as/);
  });
});
