import { writeJson } from "../../emulator";
import { isThere } from "../../emulator/objects/pieces";
import type { Person, Piece, World } from "../../emulator/world";
import type { Change, Move, ObjectView } from "../protocol";
import { listed } from "./listed";
import { looksOf } from "./object-view";

/**
 * Objects that are still are looked at in turns, so a tick stays short: what changes in their looks is seen after
 * this many ticks at the latest. What moves, and whose interface changes, is looked at in every tick.
 */
export const TURNS = 10;

/** What the page knows about an object. */
interface Told {
  /** How it looks, as a text. */
  looks: string;
  position: Piece["position"];
  rotation: Piece["rotation"];
  revision: number;
}

/**
 * Watches the objects for one page.
 *
 * @noSelf
 */
export interface ObjectWatch {
  /** What has changed for a person since the last time; `closely` looks at every object. */
  look: (person: Person, closely: boolean) => Pick<Change, "objects" | "moves" | "gone">;
  /** The page has forgotten everything. */
  forget: () => void;
}

export function createObjectWatch(world: World): ObjectWatch {
  let told = new LuaTable<string, Told>();
  let turn = 0;

  /** Whether an object may look different from what was told. */
  function isDue(piece: Piece, last: Told, place: number): boolean {
    const still = last.position === piece.position && last.rotation === piece.rotation;
    return !still || last.revision !== revisionOf(piece) || place % TURNS === turn;
  }

  function look(person: Person, closely: boolean): Pick<Change, "objects" | "moves" | "gone"> {
    const objects: ObjectView[] = [];
    const moves: Move[] = [];
    const present = new LuaSet<string>();
    turn = (turn + 1) % TURNS;
    world.pieces.forEach((piece, place) => {
      if (!isThere(piece) || person.blindfolded) return;
      const last = told.has(piece.guid) ? told.get(piece.guid) : undefined;
      if (last !== undefined && !closely && !isDue(piece, last, place)) {
        present.add(piece.guid);
        return;
      }
      const looks = looksOf(world, piece, person);
      if (looks === undefined) return;
      present.add(piece.guid);
      const { position, rotation } = piece;
      const text = writeJson(looks);
      if (last === undefined || last.looks !== text) objects.push({ ...looks, position, rotation });
      else if (last.position !== position || last.rotation !== rotation) moves.push(moveOf(piece));
      told.set(piece.guid, { looks: text, position, rotation, revision: revisionOf(piece) });
    });
    return { objects: listed(objects), moves: listed(moves), gone: listed(forgetAbsent(present)) };
  }

  function forgetAbsent(present: LuaSet<string>): string[] {
    const absent: string[] = [];
    for (const [guid] of told) if (!present.has(guid)) absent.push(guid);
    for (const guid of absent) told.delete(guid);
    return absent;
  }

  return {
    look,
    forget: () => {
      told = new LuaTable();
    },
  };
}

function revisionOf(piece: Piece): number {
  return piece.ui?.revision() ?? 0;
}

function moveOf({ guid, position, rotation }: Piece): Move {
  return [guid, position.x, position.y, position.z, rotation.x, rotation.y, rotation.z];
}
