import { LANGUAGE, listingOf } from "../../saves/listing";
import type { GameEntry } from "../../src/games";
import { saveName } from "../save/build";
import { picture } from "../save/picture";
import { changeNotes, type Version } from "./changelog";
import { description } from "./description";

/** What is uploaded for one game: an item of the Workshop. */
export interface Item {
  /** The game, and the folder of the item. */
  id: string;
  /** By which the Workshop knows it, once it has been uploaded. */
  number: string | undefined;
  /** The headline of its page, which is also what the game's menu calls the save. */
  title: string;
  /** In Steam's markup. */
  description: string;
  /** In Steam's markup. */
  changeNotes: string;
  /** What to tick, by the headings of the upload window. */
  tags: string;
  /** A PNG. */
  thumbnail: Buffer;
  /** The text of the save. */
  save: string;
}

/** The items of games; `saveOf` gives the text of a game's built save. */
export function itemsOf(
  games: readonly GameEntry[],
  version: Version,
  saveOf: (game: string) => string,
): Item[] {
  const titles = games.map(titleOf);
  return games.map((entry) => {
    const title = titleOf(entry);
    return {
      id: entry.id,
      number: listingOf(entry.id).item,
      title: saveName(title),
      description: description(entry),
      changeNotes: changeNotes(version, title, titles),
      tags: tags(entry),
      thumbnail: picture(entry.id),
      save: saveOf(entry.id),
    };
  });
}

function titleOf(entry: GameEntry): string {
  return entry.visit(({ words }) => words.title);
}

function tags(entry: GameEntry): string {
  const { complexity, minutes, categories, assets } = listingOf(entry.id);
  const { min, max } = entry.visit(({ rules }) => rules.seats);
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return [
    "Type: Game",
    `Complexity: ${complexity}`,
    `Game category: ${categories.join(", ")}`,
    `Number of players: ${numbers.join(", ")}`,
    `Playing time: ${minutes.join(" to ")} minutes`,
    `Assets: ${assets.join(", ")}`,
    `Language: ${LANGUAGE}`,
  ].join("\n");
}
