import { openTable, type EmulatedTable, type Piece, type SettingsChoice } from "../../../src/emulator";
import { expectPresent, expectTrue } from "../../support/expect";
import { shippedSave } from "../../table/support/save";

/** The games on the shelf, in the order in which their boxes are. */
export const BOXED = [
  "cards-vs-dice",
  "roll-flush",
  "rogue-solitaire",
  "pokers-rogue-reckoning",
  "pokerchess",
] as const;

/** The shelf as it ships, with people at White (the host) and Blue. */
export function openShelf(settings: SettingsChoice = {}): EmulatedTable {
  const table = openTable(shippedSave("offsuit"), {
    players: [{ color: "White" }, { color: "Blue" }],
    fussy: true,
    ...settings,
  });
  rest(table);
  return table;
}

/** The box of a game, if it is on the table. */
export function findBox(table: EmulatedTable, game: string): Piece | undefined {
  return table.objects().find(({ state, destroyed }) => !destroyed && state.Memo === `offsuit/shelf/${game}`);
}

/** The box of a game. Fails if it is not on the table. */
export function box(table: EmulatedTable, game: string): Piece {
  return expectPresent(findBox(table, game), `the box of ${game} is not on the table`);
}

/** The board of a game, if it is on the table. */
export function findBoard(table: EmulatedTable, game: string): Piece | undefined {
  return table.objects().find(({ state, destroyed }) => !destroyed && state.Memo === `offsuit/${game}/board`);
}

/** Presses the button on the box of a game, and nothing else happens yet. */
export function press(table: EmulatedTable, game: string, colour = "White"): void {
  table.player(colour).clicks("open", undefined, box(table, game));
}

/** Suits are drawn on boxes as letters. */
const SUITS = ["♠", "♥", "♣", "♦"];

/** What the box of a game says to everybody. */
export function face(table: EmulatedTable, game: string): string[] {
  const { guid } = box(table, game);
  return table
    .sight("Grey")
    .labels.filter(({ guid: on, text }) => on === guid && text !== "" && !SUITS.includes(text))
    .map(({ text }) => text);
}

/** Presses the button as White, who is sure of it, and waits until the game is open, or away. */
export function pressAndRest(table: EmulatedTable, game: string): void {
  press(table, game);
  const white = table.player("White");
  if (white.sees().dialog !== undefined) white.answers();
  rest(table);
}

/** Lets time pass until the table is at rest. */
export function rest(table: EmulatedTable): void {
  table.seconds(2);
  expectTrue(
    table.until(() => isAtRest(table), 60),
    "the table does not come to rest",
  );
}

function isAtRest(table: EmulatedTable): boolean {
  if (!table.isSettled() || table.world.waits.some(({ ended, kind }) => !ended && kind === "frames"))
    return false;
  return BOXED.every((game) => {
    const board = findBoard(table, game);
    const told = board === undefined ? "" : `${table.execute("return describe(true)", board)}`;
    return board === undefined || (told.includes('"busy":""') && !told.includes('"drawing":true'));
  });
}

/** All that a game could leave behind. */
export interface Traces {
  /** How often there is each kind of object, with its memo and those of what it holds. */
  objects: Record<string, number>;
  /** Waits, coroutines, hotkeys and entries of context menus. */
  waits: number;
  coroutines: number;
  hotkeys: number;
  menus: number;
  zones: number;
  /** Objects with buttons or inputs. */
  controls: number;
  highlights: number;
  /** The parts of the interface on the screen. */
  panels: number;
  xml: string;
}

/** What can be found of games on a table now. */
export function traces({ world }: EmulatedTable): Traces {
  const objects: Record<string, number> = {};
  let [menus, zones, controls, highlights] = [world.tableMenu.length, 0, 0, 0];
  for (const piece of world.pieces) {
    const held = (piece.state.ContainedObjects ?? []).map(({ Memo }) => Memo ?? "").join(",");
    const kind = `${piece.state.Name} ${piece.state.Memo ?? ""} ${held}`;
    objects[kind] = (objects[kind] ?? 0) + 1;
    menus += piece.menu.length;
    highlights += piece.highlights.length;
    controls += piece.controls === undefined ? 0 : 1;
    if (piece.state.Name.includes("Trigger")) zones++;
  }
  return {
    objects,
    waits: world.waits.filter(({ ended, kind }) => !ended && kind !== "time").length,
    // Global's heart beats for a moment whenever the table is saved.
    coroutines: world.coroutines.filter(({ script }) => script !== world.global).length,
    hotkeys: world.hotkeys.length,
    menus,
    zones,
    controls,
    highlights,
    panels: world.screen.elements().length,
    xml: world.screen.functions.getXml().trim(),
  };
}
