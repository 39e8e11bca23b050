import type { ShelfGame } from "../../src/box/content";
import { luaLiteral, luaLongText } from "../lua/literal";
import { boxContent, boxWords } from "../save/boxes";
import { savedGames } from "../save/games";
import type { Bundle } from "./bundle";
import { sharedText } from "./phrases";
import { shareCode } from "./shared-code";

/**
 * The scripts of the shelf in the place of those that they are made of: Global that knows which boxes there are, and the box
 * of every game with its board. Which boxes there are is said in the first line of Global, otherwise a comment; longer
 * texts are behind a script, whose lines stay where they are: it looks at them only when it is asked for them.
 */
export function withShelf(bundles: readonly Bundle[]): Bundle[] {
  const shelf = named("shelf", bundles);
  const box = named("box", bundles);
  const games = savedGames();
  const listed: ShelfGame[] = games.map(({ id }) => ({ game: id, words: boxWords(id) }));
  const boards = games.map(({ id }) => named(`${id}.board`, bundles));
  const shared = shareCode(boards.map(({ parts }) => parts));
  const texts = [
    `attachedTexts = ${luaLongText(sharedText())}`,
    `attachedCode = ${luaLongText(shared.code)}`,
  ];
  const code = `attachedShelf = ${luaLiteral(listed)} ${shelf.code}${texts.join("\n")}\n`;
  const boxes = games.map((game, index) => {
    const { board, ...content } = boxContent(game);
    const { XmlUI: print, ...rest } = board;
    const script = (shared.scripts[index] ?? []).map((part) =>
      typeof part === "string" ? luaLongText(part) : luaLiteral(part),
    );
    const fields = [
      `attachedBox = ${luaLiteral({ ...content, board: rest })}`,
      `attachedBox.script = {${script.join(",")}}`,
      `attachedBox.board.XmlUI = ${luaLongText(print)}`,
    ];
    return { ...box, name: `${game.id}.box`, code: `${box.code}${fields.join("\n")}\n` };
  });
  const others = bundles.filter((bundle) => bundle !== box && bundle !== shelf);
  return [...others, { ...shelf, code }, ...boxes];
}

function named(name: string, bundles: readonly Bundle[]): Bundle {
  const bundle = bundles.find((other) => other.name === name);
  if (bundle === undefined) throw new Error(`There is no bundle "${name}".`);
  return bundle;
}
