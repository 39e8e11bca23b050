import { writeJson, type ObjectState, type SaveState } from "../../../src/emulator";
import { marked, readMarked } from "../../../src/saved/figures";
import { packed, type Step } from "../../../src/kit/record/record";
import { expectPresent, expectTrue } from "../../support/expect";

/** The first and the second line of a board's script state: how many steps follow, and all else that it keeps. */
const MARK = "offsuit 2 ";
/** Stands for nothing in a record. */
const NOBODY = "?";

/** The board of a game in a save. */
export function boardIn(save: SaveState, game: string): ObjectState {
  const board = save.ObjectStates.find(({ Memo }) => Memo === `offsuit/${game}/board`);
  return expectPresent(board, `the save has no board of ${game}`);
}

/** The JSON of the header in a board's text. */
export function headerOf(text: string): string | undefined {
  return readMarked(text.split("\n")[1])?.json;
}

/** A board's text that was changed, with figures that belong to it: as if it had been written so. */
export function markedAnew(text: string): string {
  const [head = "", ...lines] = text.split("\n");
  const made: string[] = [];
  for (const [index, line] of lines.entries()) {
    // The header has a figure of its own, and steps begin anew behind it.
    made.push(marked(readMarked(line)?.json ?? line, index < 2 ? undefined : made[index - 1]));
  }
  return [head, ...made].join("\n");
}

/** Gives every line of a board's save its figure: one that had no time to be looked at as a whole has none. */
export function markSaved(save: SaveState, game: string): void {
  const board = boardIn(save, game);
  board.LuaScriptState = markedAnew(board.LuaScriptState ?? "");
}

/** Puts another record in place of the steps of a game that has been dealt. */
export function putRecord<Action>(save: SaveState, game: string, steps: readonly Step<Action>[]): void {
  const board = boardIn(save, game);
  const header = expectPresent((board.LuaScriptState ?? "").split("\n")[1], "the board has saved no header");
  const lines: string[] = [];
  for (const step of steps) lines.push(marked(writeJson(packed(step)), lines[lines.length - 1]));
  board.LuaScriptState = [`${MARK}${lines.length}`, header, ...lines].join("\n");
}

/** Exchanges two cards wherever they are: on the table, in decks, and in how the deck was shuffled on the record. */
export function exchangeCards(save: SaveState, game: string, one: string, other: string): void {
  const board = boardIn(save, game);
  const record = renamed(board.LuaScriptState ?? "", one, NOBODY);
  board.LuaScriptState = markedAnew(renamed(record, other, one).split(NOBODY).join(other));
  const objects: ObjectState[] = [];
  for (const object of save.ObjectStates) {
    objects.push(object);
    for (const content of object.ContainedObjects ?? []) objects.push(content);
  }
  const first = expectPresent(objects.find(({ Memo }) => Memo === `offsuit/${game}/${one}`));
  const second = expectPresent(objects.find(({ Memo }) => Memo === `offsuit/${game}/${other}`));
  for (const deck of save.ObjectStates) {
    if (deck.DeckIDs === undefined) continue;
    deck.DeckIDs = deck.DeckIDs.map((id) => {
      if (id === first.CardID) return second.CardID ?? 0;
      return id === second.CardID ? (first.CardID ?? 0) : id;
    });
  }
  const { Memo, GUID, CardID } = first;
  Object.assign(first, { Memo: second.Memo, GUID: second.GUID, CardID: second.CardID });
  Object.assign(second, { Memo, GUID, CardID });
  expectTrue(first.CardID !== second.CardID, "both cards are the same");
}

/** A text in which a name, where it stands as a word of its own, is another one. */
function renamed(text: string, from: string, to: string): string {
  const [changed] = string.gsub(text, `%f[%w]${from}%f[%W]`, to);
  return changed;
}
