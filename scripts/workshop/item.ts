import { LANGUAGE, listingOf, SHELF_LISTING, type Listing } from "../../saves/listing";
import { table } from "../../saves/table";
import type { GameEntry } from "../../src/games";
import { saveName, SHELF } from "../save/build";
import { picture } from "../save/picture";
import { changeNotes, type Version } from "./changelog";
import { description, shelfDescription } from "./description";

/** The upload for one game, or for the shelf with all of them: an item of the Workshop. */
export interface Item {
  /** The game, or the shelf, and the folder of the item. */
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

/** The item of the shelf with all games, by the text of its built save. */
export function shelfItem(games: readonly GameEntry[], version: Version, save: string): Item {
  const seats = games.map((entry) => entry.visit(({ rules }) => rules.seats));
  const [min, max] = [Math.min(...seats.map((one) => one.min)), Math.max(...seats.map((one) => one.max))];
  return {
    id: SHELF,
    number: SHELF_LISTING.item,
    title: table.SaveName,
    description: shelfDescription(games),
    changeNotes: changeNotes(version, table.SaveName, []),
    tags: tags(SHELF_LISTING, { min, max }),
    thumbnail: picture(SHELF),
    save,
  };
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
      tags: tags(
        listingOf(entry.id),
        entry.visit(({ rules }) => rules.seats),
      ),
      thumbnail: picture(entry.id),
      save: saveOf(entry.id),
    };
  });
}

function titleOf(entry: GameEntry): string {
  return entry.visit(({ words }) => words.title());
}

function tags(
  { complexity, minutes, categories, assets }: Listing,
  { min, max }: { min: number; max: number },
): string {
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
