import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";
import { ROOT } from "../../scripts/project";
import { buildSaves, objectName, savedObject, SHELF, shelfSave, tableSave } from "../../scripts/save/build";
import { checkSave, checkSaveFile, checkSaveText } from "../../scripts/save/check";
import { savedGames } from "../../scripts/save/games";
import { parseSave } from "../../scripts/save/read";
import type { SaveData } from "../../scripts/save/save-data";
import { boxedGame } from "../../src/box/memo";
import { boxPlace, boxScale } from "../../src/box/shelf/places";
import { GAMES } from "../../src/games";
import type { ObjectData } from "../../src/tts/object-data";
import { SCRIPTS } from "./scripts";

const [cardsVsDice] = savedGames();
assert.ok(cardsVsDice);
/** The game whose save is broken here. */
const GAME = cardsVsDice;

function goodSave(): SaveData {
  return structuredClone(tableSave(GAME, SCRIPTS));
}

/** What is told of a good save after it was broken. */
function toldOf(breaking: (save: SaveData) => void): string[] {
  const save = goodSave();
  breaking(save);
  return checkSave(save).map(({ where, sentence }) => `${where}: ${sentence}`);
}

/** Fails unless every problem that is told of the broken save is of the expected kind, and there is one. */
function mustTell(breaking: (save: SaveData) => void, expected: RegExp): void {
  const told = toldOf(breaking);
  assert.notEqual(told.length, 0, "nothing was told");
  for (const sentence of told) assert.match(sentence, expected);
}

function find(save: SaveData, memo: string): ObjectData {
  const object = save.ObjectStates.find((candidate) => candidate.Memo === `offsuit/cards-vs-dice/${memo}`);
  assert.ok(object, `there is no piece ${memo}`);
  return object;
}

function named(save: SaveData, name: string): ObjectData {
  const object = save.ObjectStates.find((candidate) => candidate.Name === name);
  assert.ok(object, `there is no ${name}`);
  return object;
}

function contained(deck: ObjectData): ObjectData[] {
  assert.ok(deck.ContainedObjects);
  return deck.ContainedObjects;
}

const deckOf = (save: SaveData): ObjectData => find(save, "pile:spawn");

describe("the save as it is built", () => {
  for (const game of savedGames()) {
    it(`has nothing that a player of ${game.title} could stumble over`, () => {
      assert.deepEqual(checkSave(tableSave(game, SCRIPTS)), []);
    });

    it(`says who plays ${game.title}, and its rules in the notebook`, () => {
      const { SaveName, PlayerCounts, TabStates } = tableSave(game, SCRIPTS);
      assert.equal(SaveName, `Offsuit: ${game.title}`);
      assert.deepEqual(PlayerCounts, [game.seats.min, game.seats.max]);
      const titles = Object.values(TabStates).map(({ title }) => title);
      assert.deepEqual(titles, ["Offsuit", game.title, "Credits"]);
      const [, rules] = Object.values(TabStates);
      assert.ok(rules?.body.startsWith(`[b]${game.title.toUpperCase()}[/b]`));
    });
  }

  it("has a shelf for all games, with a seat for everybody who can play one, and nothing to stumble over", () => {
    const save = shelfSave(savedGames(), SCRIPTS);
    assert.deepEqual(checkSave(save), []);
    assert.equal(save.SaveName, "Offsuit");
    assert.deepEqual(save.PlayerCounts, [1, 8]);
    const titles = Object.values(save.TabStates).map(({ title }) => title);
    assert.deepEqual(titles, ["Offsuit", ...savedGames().map(({ title }) => title), "Credits"]);
    assert.equal(save.ObjectStates.filter(({ Name }) => Name === "HandTrigger").length, 8);
    const boxes = save.ObjectStates.filter(({ Memo }) => boxedGame(Memo) !== undefined);
    assert.deepEqual(
      boxes.map(({ Memo }) => boxedGame(Memo)),
      GAMES.map(({ id }) => id),
    );
    for (const box of boxes) assert.ok(box.XmlUI.includes('onClick="boxClicked"'));
  });

  it("has room for the boxes beside the board of every game, where no hand reaches", () => {
    for (const game of savedGames()) {
      const open = shelfSave(savedGames(), SCRIPTS);
      const boxes = open.ObjectStates.filter(({ Memo }) => boxedGame(Memo) !== undefined);
      for (const [index, box] of boxes.entries()) {
        const { pose, size } = boxPlace(index, boxes.length, 0);
        const { x, y, z } = boxScale(size);
        Object.assign(box.Transform, {
          posX: pose.x,
          posY: pose.y,
          posZ: pose.z,
          scaleX: x,
          scaleY: y,
          scaleZ: z,
        });
      }
      const pieces = tableSave(game, SCRIPTS).ObjectStates.filter(({ Name }) => Name !== "HandTrigger");
      open.ObjectStates.push(...pieces);
      assert.deepEqual(checkSave(open), [], game.id);
    }
  });

  it("holds each card of the deck once, and each die", () => {
    const save = goodSave();
    const ids = save.ObjectStates.flatMap((object) => [object, ...(object.ContainedObjects ?? [])]).flatMap(
      ({ CardID }) => CardID ?? [],
    );
    assert.deepEqual(
      ids.sort((a, b) => a - b),
      Array.from({ length: 52 }, (_, id) => id),
    );
    assert.equal(save.ObjectStates.filter(({ Name }) => Name.startsWith("Die_")).length, 7);
  });

  it("names no seat by a mark", () => {
    for (const game of savedGames()) {
      assert.doesNotMatch(JSON.stringify(tableSave(game, SCRIPTS)), /\{seat/);
    }
  });

  it("seats everybody at a long side, White at the near one and Orange opposite, clockwise in Roll Flush", () => {
    const game = savedGames().find(({ id }) => id === "roll-flush");
    assert.ok(game);
    const seats = tableSave(game, SCRIPTS).ObjectStates.filter(({ Name }) => Name === "HandTrigger");
    const places = seats.map(({ FogColor, Transform: { posX, posZ, rotY } }) => [
      FogColor,
      Math.sign(posX),
      Math.sign(posZ),
      rotY,
    ]);
    assert.deepEqual(places, [
      ["White", -1, -1, 0],
      ["Orange", -1, 1, 180],
      ["Blue", 1, 1, 180],
      ["Purple", 1, -1, 0],
    ]);
  });

  it("gives away no face of a card that is face down", () => {
    for (const card of contained(deckOf(goodSave()))) assert.equal(card.Nickname + card.Description, "");
  });

  it("is the same bytes every time, with thumbnails of 256 by 256", () => {
    const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), "offsuit-build-")));
    try {
      for (const outDir of folders) buildSaves({ scripts: SCRIPTS, outDir });
      const [first, second] = folders.map((folder) => contentOf(folder));
      assert.deepEqual(first, second);
      const names = GAMES.flatMap((game) => {
        const title = objectName(game.visit(({ words }) => words.title()));
        return [join("saved-objects", title), join("saves", game.id)];
      });
      assert.deepEqual(
        Object.keys(first ?? {}).sort(),
        [join("saves", SHELF), ...names].flatMap((name) => [`${name}.json`, `${name}.png`]).sort(),
      );
      for (const [name, bytes] of Object.entries(first ?? {})) {
        if (name.endsWith(".png"))
          assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [256, 256]);
        else assert.deepEqual(checkSaveText(bytes.toString("utf8")), []);
      }
    } finally {
      for (const folder of folders) rmSync(folder, { recursive: true });
    }
  });

  it("is not built without a script that it needs", () => {
    assert.throws(() => tableSave(GAME, { global: "" }), /needs the script "cards-vs-dice\.board"/);
  });

  it("is not built when a piece is left in the box", () => {
    const pieces = GAME.opening.pieces.filter(({ id }) => id !== "d8");
    const unfinished = { ...GAME, opening: { ...GAME.opening, pieces } };
    assert.throws(() => savedObject(unfinished, SCRIPTS), /leaves pieces in the box: d8/);
  });
});

describe("a save is refused", () => {
  it("when it is not JSON", () => {
    assert.deepEqual(checkSaveText("{"), [{ where: "the save", sentence: "is damaged: it is not JSON." }]);
  });

  it("when a field is missing, misspelt or of the wrong kind", () => {
    const gone = goodSave();
    const { Gravity, ...rest } = gone;
    assert.equal(Gravity, 0.5);
    assert.deepEqual(checkSave(rest), [
      { where: "the save", sentence: "must have required property 'Gravity'." },
    ]);
    assert.match(told({ ...gone, Gravty: 0.5 }), /must NOT have additional properties: Gravty/);
    assert.match(told({ ...gone, Gravity: "0.5" }), /Gravity: must be number/);
    assert.match(told({ ...gone, VersionNumber: "v12.4" }), /VersionNumber: must match pattern/);
    assert.match(told("a save"), /must be object/);
  });

  it("when an object lacks a field of version 13", () => {
    const save = goodSave();
    const objects = save.ObjectStates.map(({ LayoutGroupSortIndex, ...object }) => {
      assert.equal(LayoutGroupSortIndex, 0);
      return object;
    });
    assert.match(
      told({ ...save, ObjectStates: objects }),
      /must have required property 'LayoutGroupSortIndex'/,
    );
  });

  it("when two objects share a GUID, even inside a deck", () => {
    mustTell((save) => {
      const [first] = contained(deckOf(save));
      assert.ok(first);
      const { GUID } = find(save, "JS");
      assert.ok(GUID);
      first.GUID = GUID;
    }, /has the same GUID as/);
  });

  it("when two pieces share a memo", () => {
    mustTell((save) => {
      find(save, "JS").Memo = "offsuit/cards-vs-dice/QS";
    }, /has the same memo as/);
  });

  it("when the game has no such object", () => {
    mustTell((save) => {
      find(save, "JS").Name = "Meeple";
    }, /has no object called "Meeple"/);
  });

  it("when a deck lists other cards than it holds", () => {
    mustTell((save) => {
      deckOf(save).DeckIDs?.reverse();
    }, /lists its cards in another order/);
    mustTell((save) => {
      deckOf(save).DeckIDs?.pop();
    }, /lists 35 cards and holds 36/);
  });

  it("when a deck has a single card", () => {
    mustTell((save) => {
      const deck = deckOf(save);
      deck.DeckIDs?.splice(1);
      deck.ContainedObjects?.splice(1);
    }, /is a deck of 1/);
  });

  it("when a card has no picture", () => {
    mustTell((save) => {
      find(save, "JS").CardID = 53;
    }, /there is no built-in card 53/);
    mustTell((save) => {
      const deck = deckOf(save);
      const [first] = contained(deck);
      assert.ok(first && deck.DeckIDs);
      first.CardID = 100;
      deck.DeckIDs[0] = 100;
    }, /has no picture for its cards 100/);
  });

  it("when a transform is no number or a scale is 0", () => {
    mustTell((save) => {
      find(save, "d6").Transform.posX = Infinity;
    }, /not finite/);
    mustTell((save) => {
      find(save, "d6").Transform.scaleY = 0;
    }, /has a scale of 0/);
  });

  it("when a zone is not locked, or nobody can sit down", () => {
    mustTell((save) => {
      named(save, "HandTrigger").Locked = false;
    }, /is a zone and is not locked/);
    mustTell((save) => {
      save.ObjectStates = save.ObjectStates.filter(({ Name }) => Name !== "HandTrigger");
    }, /no hand zone/);
    mustTell((save) => {
      named(save, "HandTrigger").FogColor = "Grey";
    }, /belongs to "Grey", which is no seat/);
    mustTell((save) => {
      named(save, "HandTrigger").FogColor = "Blue";
    }, /is a second hand of Blue/);
  });

  it("when a colour without a seat has a turn", () => {
    mustTell((save) => {
      save.Turns.TurnOrder = ["White", "Teal"];
    }, /lists Teal, who has no seat/);
  });

  it("when something is under, inside or beyond the table", () => {
    mustTell((save) => {
      find(save, "d6").Transform.posY = -0.2;
    }, /is inside the table/);
    mustTell((save) => {
      const die = find(save, "d6");
      die.Locked = false;
      die.Transform.posY = 1.1;
    }, /sinks into the table|is inside BlockSquare/);
    mustTell((save) => {
      find(save, "d6").Transform.posX = 26.9;
    }, /reaches beyond the table/);
  });

  it("when two things are inside each other", () => {
    mustTell((save) => {
      find(save, "d6").Transform.posX = find(save, "d8").Transform.posX;
    }, /Die_8 .* is inside Die_6/);
    mustTell((save) => {
      find(save, "QS").Transform.posY = find(save, "JS").Transform.posY;
    }, /QS.* is inside .*JS/);
  });

  it("when a turned card reaches into its neighbour", () => {
    mustTell((save) => {
      const card = find(save, "JS");
      card.Transform.posX = -7.2;
      card.Transform.rotY = 270;
    }, /is inside .*JS/);
  });

  it("when something is in a hand", () => {
    assert.ok(
      toldOf((save) => {
        find(save, "d10").Transform.posZ = -17.9;
      }).some((sentence) => sentence.includes("lies in the hand of White")),
    );
  });

  it("when a script is missing", () => {
    for (const memo of ["board", "pile:spawn", "d20"]) {
      mustTell((save) => {
        find(save, memo).LuaScript = " \n";
      }, /has no script/);
    }
    mustTell((save) => {
      save.LuaScript = "";
    }, /Global: has no script/);
    mustTell((save) => {
      find(save, "d20").LuaScript = "for _, v in ipairs({}) do\n local found\n found = v\nend";
    }, /has a local without a value in its script: local found/);
  });

  it("when the interface is no XML, has an id twice or sends clicks nowhere", () => {
    mustTell((save) => {
      save.XmlUI = '<Panel id="a"><Text text="1 < 2" /></Panel>';
    }, /the screen: is not XML from here on: <Text text="1 < 2"/);
    mustTell((save) => {
      find(save, "board").XmlUI = "<Panel><Text></Panel>";
    }, /closes <Panel> where <Text> is open/);
    mustTell((save) => {
      find(save, "board").XmlUI = "<!-- <Text> --><Panel><Text />";
    }, /never closes <Panel>/);
    mustTell((save) => {
      save.XmlUI = '<Text id="turn" /><Text id="turn" />';
    }, /two elements with the id "turn"/);
    mustTell((save) => {
      save.XmlUI = '<Button onClick="abcdef/clicked" />';
    }, /sends clicks to abcdef, which is not there/);
  });

  it("when something has to be downloaded", () => {
    mustTell((save) => {
      find(save, "board").XmlUI = '<Image image="https://example.com/mat.png" />';
    }, /names something to download: .*example\.com/);
  });

  it("when a die's faces are not what they should be", () => {
    mustTell((save) => {
      const [, second] = find(save, "d6").RotationValues ?? [];
      assert.ok(second);
      second.Value = "1";
    }, /two faces with the same value/);
    mustTell((save) => {
      find(save, "d6").RotationValues?.pop();
    }, /has 5 values for its 6 faces/);
    const save = goodSave();
    const dice = save.ObjectStates.map((object) =>
      object.RotationValues === undefined
        ? object
        : {
            ...object,
            RotationValues: object.RotationValues.map((value, face) => ({ ...value, Value: face })),
          },
    );
    assert.match(told({ ...save, ObjectStates: dice }), /RotationValues.0.Value: must be string/);
  });

  it("when the table is dark", () => {
    mustTell((save) => {
      save.Lighting = { ...save.Lighting, LightIntensity: 0, AmbientIntensity: 0 };
    }, /leaves the table dark/);
  });

  it("when the notebook or the cameras are not in order", () => {
    mustTell((save) => {
      save.TabStates = {};
    }, /the notebook: has no page/);
    mustTell((save) => {
      const page = save.TabStates["1"];
      assert.ok(page);
      page.body = " ";
      page.title = "";
      page.id = 7;
    }, /page 1 of the notebook: (is empty|has no title|should be number 1)/);
    mustTell((save) => {
      save.CameraStates = [null];
    }, /the cameras: hold no view/);
    mustTell((save) => {
      const [view] = save.CameraStates;
      assert.ok(view);
      view.Distance = 0;
      view.Rotation.x = -20;
    }, /camera 0: (is no distance away|does not look down)/);
  });
});

describe("saves of other people", () => {
  const folders = [
    join(ROOT, "spec", "fixtures", "saves"),
    join(ROOT, "..", "shared", "tts", "samples"),
  ].filter((folder) => existsSync(folder));

  for (const folder of folders) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
      it(`are understood: ${file}`, () => {
        assert.deepEqual(checkSaveFile(join(folder, file), "foreign"), []);
      });
    }
  }

  it("are still refused when they are broken", () => {
    const text = readFileSync(
      join(ROOT, "spec", "fixtures", "saves", "coinche-builtin-deck-xmlui.json"),
      "utf8",
    );
    const broken = text.replace('"Name": "Deck"', '"Name": "Dekc"');
    assert.notEqual(broken, text);
    assert.match(
      checkSaveText(broken, "foreign")
        .map(({ sentence }) => sentence)
        .join(),
      /called "Dekc"/,
    );
  });

  it("may hold numbers that JSON has not, which stay out of texts", () => {
    assert.deepEqual(parseSave('{"a": -Infinity, "b": NaN, "c": "NaN or \\"Infinity\\""}'), {
      a: -Infinity,
      b: null,
      c: 'NaN or "Infinity"',
    });
  });
});

function told(value: unknown): string {
  return checkSave(value)
    .map(({ where, sentence }) => `${where}: ${sentence}`)
    .join("\n");
}

function contentOf(folder: string): Record<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.includes("."),
  );
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name))]));
}
