import { isRecord } from "../../../src/kit/data";
import type { GameEntry } from "../../../src/games";
import type { LuaHost } from "../../../src/webassembly/host";
import type { Point } from "../../../src/preview/protocol";
import { boardMemo } from "../../../src/table/memo";
import { Fault } from "../../terminal/complaint";

/** Where a game's board lies in a save. */
export interface Board {
  centre: Point;
  /** From the near edge to the far one, in units. */
  depth: number;
}

/** A moment of a game worth a picture, as a save that opens on it. */
export interface Moment {
  name: "opening" | "middle" | "end";
  save: string;
  board: Board;
  /** How many people are at the table. */
  people: number;
}

/** Through whose eyes the pictures are taken. */
export const VIEWER = "White";

/** The game that is shown: it decides every die, every shuffle and what the players do. */
const SEED = 7;
/** Which part of a game is over at least when it is shown half-way: later there is less on the table. */
const MIDDLE = 0.4;

/**
 * A game as its best policy plays it for so many people in the emulator: just dealt, half-way when it is for the viewer
 * to decide, and over. `lua` runs the program `play`. Raises a `Fault` if the table gets stuck.
 */
export function momentsOf(game: GameEntry, save: string, lua: LuaHost, people: number): Moment[] {
  const [policy = ""] = game.visit(({ policies }) => Object.keys(policies)).slice(-1);
  sitDown();
  decide();
  const opening = momentNow("opening");
  const awaited = [lua.call("awaited")];
  while (decide()) awaited.push(lua.call("awaited"));
  const end = momentNow("end");
  const past = Math.ceil(awaited.length * MIDDLE);
  const shown = awaited.findIndex((colour, index) => index >= past && colour === VIEWER);
  sitDown();
  for (let index = 0; index <= (shown < 0 ? past : shown); index++) decide();
  return [opening, momentNow("middle"), end];

  /** Begins the game anew. */
  function sitDown(): void {
    lua.call("open", save, game.id, `${SEED}`, `${people}`);
    lua.call("seat", policy, `${SEED}`);
  }

  /** Takes a decision, the first of which is to deal; answers whether the game goes on. */
  function decide(): boolean {
    const [next, ...lines] = lua.call("decide").split("\n");
    if (next === "stuck") throw new Fault(`The game for the pictures got stuck.\n${lines.join("\n")}`);
    return next !== "over";
  }

  function momentNow(name: Moment["name"]): Moment {
    const played = lua.call("save");
    return { name, save: played, board: boardOf(played, game.id), people };
  }
}

/** The board of a game in a save. Raises a `Fault` if there is none. */
function boardOf(save: string, game: string): Board {
  const value: unknown = JSON.parse(save);
  const objects: unknown = isRecord(value) ? value["ObjectStates"] : undefined;
  const board: unknown = Array.isArray(objects)
    ? objects.find((object) => isRecord(object) && object["Memo"] === boardMemo(game))
    : undefined;
  const transform = isRecord(board) ? board["Transform"] : undefined;
  if (!isRecord(transform)) throw new Fault(`There is no board of ${game} in its save.`);
  const { posX, posY, posZ, scaleZ } = transform;
  return { centre: { x: Number(posX), y: Number(posY), z: Number(posZ) }, depth: Number(scaleZ) };
}
