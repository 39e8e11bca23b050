import { boxTint } from "../../saves/boxes";
import { listingOf } from "../../saves/listing";
import { boxMemo } from "../../src/box/memo";
import type { BoxContent, BoxWords } from "../../src/box/content";
import { BOX, boxPose } from "../../src/box/shelf/places";
import { tell } from "../../src/box/words";
import { findGame } from "../../src/games";
import type { PrintItem } from "../../src/kit/box";
import { LANGUAGES, speak, type Language } from "../../src/kit/language";
import { blockXml, buttonXml, paragraph, printed } from "../../src/table/board-print";
import { objectData, transform, type ObjectData } from "../../src/table/object-data";
import { TONES } from "../../src/table/panel/layout";
import type { SavedGame } from "./games";
import { boardObject } from "./pieces";

/** How many lines the hook may take. */
const HOOK_LINES = 2;

/** The words on the box of a game in every language. */
export function boxWords(game: string): Record<Language, BoxWords> {
  const words = LANGUAGES.map((language): [Language, BoxWords] => {
    speak(language);
    return [language, wordsNow(game)];
  });
  speak("en");
  return Object.fromEntries(words) as Record<Language, BoxWords>;
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

/** What the script of a game's box holds, by the script of the game's board. */
export function boxContent(game: SavedGame, boardScript: string): BoxContent {
  return { game: game.id, words: boxWords(game.id), board: boardObject(game, boardScript) };
}

/** The boxes of the shelf in a row, each with the script of its game's box. */
export function boxObjects(
  games: readonly SavedGame[],
  scriptOf: (game: SavedGame) => string,
): ObjectData[] {
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
    printed(line("title", "title", 1.75, 1.05, title)),
    paragraph(line("hook", "caption", 0.6, 1.15, hook), HOOK_LINES),
    printed(line("numbers", "caption", -0.4, 0.55, numbers)),
    printed(line("state", "caption", -0.98, 0.55, tell("notPlayed"))),
    buttonXml(button, "boxClicked", TONES.go),
  ]);
}
