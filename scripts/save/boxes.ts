import { listingOf } from "../../saves/listing";
import { boxMemo, SIGN_MEMO } from "../../src/box/memo";
import type { BoxContent, BoxWords } from "../../src/box/content";
import { BOX, boxPlace, boxScale, SIGN } from "../../src/box/shelf/places";
import { tell } from "../../src/box/words";
import { findGame } from "../../src/games";
import type { PrintItem } from "../../src/kit/rules/box";
import { block, glyph, placed, rim, tintOf, type Face, type Palette } from "../../src/kit/game/face";
import { byLanguage, type Language } from "../../src/kit/words/language";
import { facedXml, shapeXml } from "../../src/print/board-face";
import { buttonXml, lettered, printed } from "../../src/print/board-print";
import { objectData, type ObjectData } from "../../src/tts/object-data";
import { transform } from "../../src/tts/pose";
import { BLOCK_TOP, TABLE_TOP } from "../../src/tts/constants";
import { TONES } from "../../src/table/panel/layout";
import { gameText } from "../build/phrases";
import { inLanguage } from "../build/translations";
import type { SavedGame } from "./games";
import { boardObject } from "./pieces";

/** The words on the box of a game in every language. */
export function boxWords(game: string): Readonly<Record<Language, BoxWords>> {
  return byLanguage((language) => inLanguage(language, () => wordsNow(game)));
}

function wordsNow(id: string): BoxWords {
  const game = findGame(id);
  if (game === undefined) throw new Error(`There is no game "${id}".`);
  const [shortest, longest] = listingOf(id).minutes;
  return game.visit(({ words, twoSides, rules: { seats } }) => ({
    title: words.title(),
    hook: words.hook(),
    welcome: tell("welcome", { title: words.title(), minutes: shortest }),
    numbers:
      seats.max === 1
        ? tell("onePlayer", { shortest, longest })
        : tell(twoSides === true ? "sidedPlayers" : "somePlayers", {
            least: seats.min,
            most: seats.max,
            shortest,
            longest,
          }),
  }));
}

/** The content of the script of a game's box, except the script of its board. */
export function boxContent(game: SavedGame): Omit<BoxContent, "script"> {
  return {
    game: game.id,
    words: boxWords(game.id),
    board: { ...boardObject(game, ""), GMNotes: "" },
  };
}

/** The boxes of the shelf in a row, each with the script of its game's box. */
export function boxObjects(games: readonly SavedGame[], scriptOf: (game: SavedGame) => string): ObjectData[] {
  return games.map((game, index) => {
    const { pose, size } = boxPlace(index, games.length, undefined);
    const { x, y, z } = boxScale(size);
    const tint = tintOf(game.face.palette.mat);
    return {
      ...objectData("BlockSquare", boxMemo(game.id), transform(pose, x, y, z), tint),
      Locked: true,
      DragSelectable: false,
      Tooltip: false,
      XmlUI: boxXml(boxWords(game.id).en, game.face),
      LuaScript: scriptOf(game),
      GMNotes: gameText(game.id),
    };
  });
}

/** A button that is seen only while somebody points at it. */
const WHOLE = { colors: "#FFFFFF00|#FFFFFF1F|#FFFFFF33|#FFFFFF00", textColor: "#FFFFFF" };

/** Where the emblem is on a box: its middle, and half its width. */
const EMBLEM = { z: 2.95, half: 1.75 };

function boxXml({ title, hook, numbers }: BoxWords, { palette, emblem }: Face): string {
  const width = BOX.width - 0.9;
  const line = (id: string, kind: PrintItem["kind"], z: number, depth: number, text: string): PrintItem => ({
    id,
    kind,
    x: 0,
    z,
    width,
    depth,
    text,
  });
  const drawing = [
    ...rim("line", BOX.width - 0.4, BOX.depth - 0.4, 0.12),
    block("band", 0, 6.1, BOX.width - 0.64, 2.2),
    block("line", 0, 4.98, BOX.width - 0.64, 0.08),
    ...placed(emblem, 0, EMBLEM.z, EMBLEM.half),
  ];
  const elements = drawing.map(shapeXml);
  // Wherever somebody clicks, the box opens; nothing above this takes a click but the button that says so.
  elements.push(
    buttonXml({ ...line("whole", "value", 0, BOX.depth, ""), width: BOX.width }, "boxClicked", WHOLE),
  );
  elements.push(
    printed(line("title", "title", 6.1, 2.1, title)),
    printed(line("hook", "caption", -0.75, 3.5, hook)),
    printed(line("numbers", "value", -3.4, 1.8, numbers)),
    printed(line("state", "caption", -4.9, 1.1, tell("notPlayed"))),
    buttonXml({ ...line("open", "value", -6.4, 1.6, tell("open")), width: 8 }, "boxClicked", TONES.go),
  );
  return facedXml(BOX, elements, palette);
}

/** The sign's colours: it is written on the wood of the table. */
const GOLD = "#FFD766";
const ON_WOOD: Palette = {
  mat: "#3A2417",
  band: "#3A2417",
  place: "#24160D",
  line: GOLD,
  sign: GOLD,
  danger: "#3A2417",
  own: "#3A2417",
  accent: GOLD,
  letters: "#FFFFFF",
  captions: "#F6E9D8",
};

/** The name of the mod on the table, and with which game to begin; it is seen while no board is there. */
export function signObject([first]: readonly SavedGame[]): ObjectData {
  const { x, z, width, thickness, depth } = SIGN;
  const pose = { x, y: TABLE_TOP - BLOCK_TOP * thickness, z, pitch: 0, yaw: 0, roll: 0 };
  const line = (id: string, kind: PrintItem["kind"], at: number, size: number, text: string): PrintItem => ({
    id,
    kind,
    x: 0,
    z: at,
    width: width - 1,
    depth: size,
    text,
  });
  const welcome = first === undefined ? "" : boxWords(first.id).en.welcome;
  const suits = ["♠", "♥", "♣", "♦"] as const;
  const drawing = [
    block("accent", 0, -1.1, 30, 0.1),
    ...suits.map((suit, index) =>
      glyph("accent", index < 2 ? -17.5 + 3 * index : 11.5 + 3 * index - 3, 1.6, 2.6, suit),
    ),
  ];
  return {
    ...objectData("BlockSquare", SIGN_MEMO, transform(pose, width, thickness, depth), tintOf(ON_WOOD.mat)),
    ColorDiffuse: { ...tintOf(ON_WOOD.mat), a: 0 },
    Locked: true,
    DragSelectable: false,
    Tooltip: false,
    XmlUI: facedXml(
      SIGN,
      [
        ...drawing.map(shapeXml),
        lettered(line("name", "title", 1.6, 5, "O F F S U I T"), 4),
        printed(line("welcome", "value", -2.6, 1.8, welcome)),
      ],
      ON_WOOD,
    ),
  };
}
