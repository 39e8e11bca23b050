import { isRecord } from "../../../src/kit/data/data";
import type { Language } from "../../../src/kit/words/language";
import type { GameEntry } from "../../../src/games";
import type { LuaHost } from "../../../src/webassembly/host";
import type { Point } from "../../../src/preview/protocol";
import { say } from "../../../src/table/languages/sentences";
import { boardMemo } from "../../../src/tts/piece-ids";
import { inLanguage } from "../../build/translations";
import { Fault } from "../../terminal/complaint";
import type { Plan } from "./plan";

/** Where a game's board is in a save. */
export interface Board {
  centre: Point;
  /** From the near edge to the far one, in units. */
  depth: number;
}

/** A moment of a game worth a picture, as a save that opens on it; some games have more of them than all have. */
export interface Moment {
  name: string;
  save: string;
  board: Board;
  /** How many people are at the table. */
  people: number;
}

/** Through whose eyes the pictures are taken. */
export const VIEWER = "White";
/** Who sits opposite, in games for several. */
export const OPPOSITE = "Orange";

/** The game that is shown: it decides every die, every shuffle and what the players do. */
const SEED = 7;
/** Which part of a game is over at least when it is shown half-way: later there is less on the table. */
const MIDDLE = 0.4;
/** A longer game is shown as it is after this many decisions: two good players of Pokerchess may take a thousand. */
const MOST_DECISIONS = 150;

/** A decision in a game: whose it is, and the kind of the first action that it can take. */
interface Due {
  colour: string;
  asked: string;
}

/**
 * A game as its best policy plays it for this many people in the emulator: before the deal, just dealt, half-way when the viewer
 * decides, at the further moments that the plan names, and over (or late, if it is long). `lua` runs the program `play`. Raises a
 * `Fault` if the table gets stuck.
 * @param only the one moment that is wanted, by its name; without it, all
 * @param language what the table speaks
 */
export function momentsOf(
  game: GameEntry,
  save: string,
  lua: LuaHost,
  people: number,
  { decisions, only }: Plan & { only?: string },
  language: Language,
): Moment[] {
  const [policy = ""] = game.visit(({ policies }) => Object.keys(policies)).slice(-1);
  const start = inLanguage(language, () => say("start"));
  sitDown();
  const lobby = momentNow("lobby");
  decide();
  const opening = momentNow("opening");
  if (only === "opening") return [opening];
  const due = [dueNow()];
  while (due.length < MOST_DECISIONS && decide()) due.push(dueNow());
  const end = momentNow("end");
  const past = Math.ceil(due.length * MIDDLE);
  const between = Object.entries(decisions).flatMap(([name, kind]) => {
    const shown = due.findIndex((each, index) => index >= past && isShown(each, kind));
    return shown < 0 && name !== "middle" ? [] : [{ name, index: shown < 0 ? past : shown }];
  });
  const wanted = between.filter(({ name }) => only === undefined || name === only);
  const all = [lobby, opening, ...wanted.map(({ name, index }) => momentAt(name, index)), end];
  return all.filter(({ name }) => only === undefined || name === only);

  function dueNow(): Due {
    return { colour: lua.call("awaited"), asked: lua.call("asked") };
  }

  /** The game played again up to a decision. */
  function momentAt(name: string, index: number): Moment {
    sitDown();
    for (let taken = 0; taken <= index; taken++) decide();
    return momentNow(name);
  }

  /** Begins the game again. */
  function sitDown(): void {
    lua.call("open", save, game.id, `${SEED}`, `${people}`, "");
    if (language !== "en") lua.call("speak", language, start);
    lua.call("seat", policy, `${SEED}`);
  }

  /** Takes a decision, the first one to deal; answers whether the game continues. */
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

/** Whether it is the viewer's to decide, and about this kind of action if one is named. */
function isShown({ colour, asked }: Due, kind: string | undefined): boolean {
  return colour === VIEWER && (kind === undefined || asked === kind);
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
