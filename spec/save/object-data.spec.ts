import { FULL_DECK } from "../../src/kit/data/cards";
import type { Box, DieItem } from "../../src/kit/rules/box";
import { DIE_TURNS, FACE_DOWN_ROLL } from "../../src/tts/constants";
import {
  boardData,
  boardPose,
  cardData,
  cardId,
  cardOf,
  deckData,
  dieData,
  dieTurn,
  pawnData,
  tokenData,
} from "../../src/tts/object-data";
import type { Pose } from "../../src/tts/pose";
import { expectAbsent, expectNear, expectPresent, expectSame, expectTrue } from "../support/expect";

const POSE: Pose = { x: 1, y: 1.5, z: -2, pitch: 0, yaw: 180, roll: 0 };
const CARDS = [
  cardData({ id: "first", card: "2D" }, "memo first", POSE, 1),
  cardData({ id: "second", card: "KC" }, "memo second", POSE, 1),
  cardData({ id: "third", card: "2H" }, "memo third", POSE, 1),
];

describe("the built-in deck", () => {
  it("gives every card a number of its own from 0 to 51", () => {
    const taken: Record<number, string> = {};
    for (const card of FULL_DECK) {
      const id = cardId(card);
      expectAbsent(taken[id]);
      taken[id] = card;
      expectSame(cardOf(id), card);
      expectTrue(id >= 0 && id <= 51);
    }
  });

  it("knows the irregular numbers", () => {
    const known: Record<string, number> = { "3D": 23, "2D": 24, "4D": 25, "5S": 26, AS: 38, "2H": 51, KC: 0 };
    for (const card of FULL_DECK) {
      const id = known[card];
      if (id !== undefined) expectSame(cardId(card), id, card);
    }
    expectAbsent(cardOf(52));
    expectSame(cardId("joker"), 52);
  });
});

describe("a card's data", () => {
  it("names no face and stays out of hands", () => {
    const data = cardData({ id: "x", card: "AS" }, "offsuit/game/x", POSE, 1.5);
    expectSame(data.Name, "Card");
    expectSame(data.Nickname, "");
    expectSame(data.Memo, "offsuit/game/x");
    expectSame(data.CardID, 38);
    expectSame(data.Hands, false);
    expectSame(data.HideWhenFaceDown, true);
    expectSame(data.Transform.scaleX, 1.5);
    expectSame(data.Transform.scaleY, 1);
    expectSame(data.Transform.scaleZ, 1.5);
  });

  it("names its cell on the sheet of its game's art, if it has one there", () => {
    const art = { face: "faces", back: "back", columns: 9, rows: 6, cells: { x: 17 } };
    const data = cardData({ id: "x", card: "AS" }, "", POSE, 1, art);
    expectSame(data.CardID, 541717);
    const sheet = expectPresent(data.CustomDeck?.["5417"]);
    expectSame([sheet.FaceURL, sheet.BackURL, sheet.NumWidth, sheet.NumHeight], ["faces", "back", 9, 6]);
    expectSame(deckData([data, data], "deck", POSE, 1, "").CustomDeck, data.CustomDeck);
    const other = cardData({ id: "y", card: "AS" }, "", POSE, 1, art);
    expectSame(other.CardID, 38);
    expectAbsent(other.CustomDeck);
  });
});

describe("a deck's data", () => {
  it("lists a face-down deck from its top", () => {
    const pose = { ...POSE, roll: FACE_DOWN_ROLL };
    const data = deckData(CARDS, "deck", pose, 1, "-- script");
    expectSame(data.DeckIDs, [24, 0, 51]);
    const memos: string[] = [];
    for (const card of expectPresent(data.ContainedObjects)) memos.push(card.Memo ?? "");
    expectSame(memos, ["memo first", "memo second", "memo third"]);
    expectSame(data.LuaScript, "-- script");
  });

  it("lists a face-up deck from its bottom, as the list does not turn with the deck", () => {
    expectSame(deckData(CARDS, "deck", POSE, 1, "").DeckIDs, [51, 0, 24]);
  });
});

describe("a die's data", () => {
  it("has one turn for each face of each die, with its number as text", () => {
    for (const sides of [4, 6, 8, 10, 12, 20] as const) {
      const item: DieItem = { id: "d", sides, tint: { r: 0.1, g: 0.2, b: 0.3 }, size: 2 };
      const data = dieData(item, "m", POSE, "-- die");
      expectSame(data.Name, `Die_${sides}`);
      expectSame(DIE_TURNS[sides].length, sides);
      const values = expectPresent(data.RotationValues);
      expectSame(values.length, sides);
      let face = 0;
      for (const value of values) {
        face++;
        expectSame(value.Value, `${face}`);
        expectSame(value.Rotation, dieTurn(sides, face));
      }
      expectSame(data.ColorDiffuse, { r: 0.1, g: 0.2, b: 0.3 });
      expectSame(data.Transform.scaleY, 2);
    }
  });
});

describe("a token's and a pawn's data", () => {
  const item = { id: "t", tint: { r: 0.1, g: 0.2, b: 0.3 }, size: 0.9 };

  it("is a built-in disc in its colour and size", () => {
    const data = tokenData(item, "m", POSE);
    expectSame(data.Name, "reversi_chip");
    expectSame(data.Memo, "m");
    expectSame(data.ColorDiffuse, item.tint);
    expectSame([data.Transform.scaleX, data.Transform.scaleY, data.Transform.scaleZ], [0.9, 0.9, 0.9]);
  });

  it("is a built-in pawn of the white material, on which the tint shows", () => {
    const data = pawnData(item, "m", POSE);
    expectSame(data.Name, "PlayerPawn");
    expectSame(data.MaterialIndex, 0);
    expectSame(data.ColorDiffuse, item.tint);
  });
});

describe("a board's data", () => {
  const box: Box = {
    board: { width: 30, depth: 20, print: [] },
    cards: [],
    cardSize: 1,
    dice: [],
    tokens: [],
    pawns: [],
  };

  it("rises 0.02 out of the table and is locked", () => {
    const data = boardData(
      box.board,
      { r: 0.5, g: 0, b: 0 },
      "board",
      boardPose(0, 1),
      "<Panel />",
      "-- board",
    );
    expectNear(data.Transform.posY + data.Transform.scaleY / 2, 0.98, 0.000001);
    expectSame(data.Transform.posZ, 1);
    expectSame(data.Transform.scaleX, 30);
    expectSame(data.Transform.scaleZ, 20);
    expectSame(data.Locked, true);
    expectSame(data.XmlUI, "<Panel />");
  });
});
