import { boxTint } from "../../saves/boxes";
import { listingOf } from "../../saves/listing";
import { boxMemo } from "../../src/box/memo";
import type { BoxContent, BoxWords } from "../../src/box/content";
import { BOX, boxPose } from "../../src/box/shelf/places";
import { tell } from "../../src/box/words";
import { findGame } from "../../src/games";
import type { PrintItem } from "../../src/kit/box";
import { speak, type Language } from "../../src/kit/language";
import { blockXml, buttonXml, paragraph, printed } from "../../src/table/objects/board-print";
import { objectData, transform, type ObjectData } from "../../src/table/objects/object-data";
import { TONES } from "../../src/table/panel/layout";
import { gameText } from "../build/phrases";
import type { SavedGame } from "./games";
import { boardObject } from "./pieces";

/** How many lines the hook may take. */
const HOOK_LINES = 3;

/** The words on the box of a game in every language. */
export function boxWords(game: string): Record<Language, BoxWords> {
  return {
    en: wordsIn("en", game),
    de: wordsIn("de", game),
    es: wordsIn("es", game),
    fr: wordsIn("fr", game),
    zh: wordsIn("zh", game),
  };
}

/** The words in one language; whatever is built besides is English. */
function wordsIn(language: Language, game: string): BoxWords {
  speak(language);
  const words = wordsNow(game);
  speak("en");
  return words;
}

function wordsNow(id: string): BoxWords {
  const game = findGame(id);
  if (game === undefined) throw new Error(`There is no game "${id}".`);
  const [shortest, longest] = listingOf(id).minutes;
  return game.visit(({ words, rules: { seats } }) => ({
    title: words.title(),
    hook: words.hook(),
    numbers:
      seats.max === 1
        ? tell("onePlayer", { shortest, longest })
        : tell("somePlayers", { least: seats.min, most: seats.max, shortest, longest }),
  }));
}

/** What the script of a game's box holds, but for the script of its board. */
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
    const { width, thickness, depth } = BOX;
    const place = transform(boxPose(index, games.length, false), width, thickness, depth);
    return {
      ...objectData("BlockSquare", boxMemo(game.id), place, boxTint(game.id)),
      Locked: true,
      DragSelectable: false,
      Tooltip: false,
      XmlUI: boxXml(boxWords(game.id).en),
      LuaScript: scriptOf(game),
      GMNotes: gameText(game.id),
    };
  });
}

function boxXml({ title, hook, numbers }: BoxWords): string {
  const width = BOX.width - 0.7;
  const line = (id: string, kind: PrintItem["kind"], z: number, depth: number, text: string): PrintItem => ({
    id,
    kind,
    x: 0,
    z,
    width,
    depth,
    text,
  });
  const button: PrintItem = { ...line("open", "value", -1.85, 0.9, tell("open")), width: 3.6 };
  return blockXml(BOX, [
    printed({ ...line("rim", "frame", 0, BOX.depth - 0.3, ""), width: BOX.width - 0.3 }),
    printed(line("title", "title", 1.8, 1, title)),
    paragraph(line("hook", "caption", 0.58, 1.4, hook), HOOK_LINES),
    printed(line("numbers", "caption", -0.48, 0.5, numbers)),
    printed(line("state", "caption", -1.02, 0.5, tell("notPlayed"))),
    buttonXml(button, "boxClicked", TONES.go),
  ]);
}
