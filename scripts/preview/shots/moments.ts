import { isRecord } from "../../../src/kit/data";
import type { GameEntry } from "../../../src/games";
import type { LuaHost } from "../../../src/webassembly/host";
import type { Point } from "../../../src/preview/protocol";
import { boardMemo } from "../../../src/table/memo";
import { Fault } from "../../terminal/complaint";

/** A moment of a game worth a picture, as a save that opens on it. */
export interface Moment {
  name: "opening" | "middle" | "end";
  save: string;
  /** The middle of the game's board. */
  centre: Point;
}

/** The game that is shown: it decides every die, every shuffle and what the player does. */
const SEED = 7;
/** Which part of a game is over when it is shown half-way: later there is less on the table. */
const MIDDLE = 0.4;

/**
 * A game as its best policy plays it in the emulator: just dealt, half-way, and over. `lua` runs the program `play`.
 * Raises a `Fault` if the table gets stuck.
 */
export function momentsOf(game: GameEntry, save: string, lua: LuaHost): Moment[] {
  const [policy = ""] = game.visit(({ policies }) => Object.keys(policies)).slice(-1);
  const decisions = playUpTo(Infinity);
  return [
    momentAfter(1, "opening"),
    momentAfter(Math.ceil(decisions * MIDDLE), "middle"),
    momentAfter(decisions, "end"),
  ];

  function momentAfter(most: number, name: Moment["name"]): Moment {
    playUpTo(most);
    const played = lua.call("save");
    return { name, save: played, centre: centreOf(played, game.id) };
  }

  /** Plays the game anew for some decisions at most, the first of which is to deal; answers how many there were. */
  function playUpTo(most: number): number {
    lua.call("open", save, game.id, `${SEED}`);
    lua.call("seat", policy, `${SEED}`);
    for (let decisions = 1; ; decisions++) {
      const [next, ...lines] = lua.call("decide").split("\n");
      if (next === "stuck") throw new Fault(`The game for the pictures got stuck.\n${lines.join("\n")}`);
      if (next === "over" || decisions >= most) return decisions;
    }
  }
}

/** Where the board of a game lies in a save; the middle of the table if there is none. */
function centreOf(save: string, game: string): Point {
  const value: unknown = JSON.parse(save);
  const objects: unknown = isRecord(value) ? value["ObjectStates"] : undefined;
  const board: unknown = Array.isArray(objects)
    ? objects.find((object) => isRecord(object) && object["Memo"] === boardMemo(game))
    : undefined;
  const transform = isRecord(board) ? board["Transform"] : undefined;
  const { posX = 0, posY = 0, posZ = 0 } = isRecord(transform) ? transform : {};
  return { x: Number(posX), y: Number(posY), z: Number(posZ) };
}
