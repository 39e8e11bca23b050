import { immovable, untouchable } from "../actions";
import type { Person, Piece, World } from "../world";

/** An object, or its GUID or name. */
export type Target = Piece | string;

/**
 * What all verbs of a person need: the objects that are meant, and a test that fails if the person cannot do it.
 *
 * @noSelf
 */
export interface Actor {
  readonly world: World;
  readonly person: Person;
  find: (target: Target) => Piece;
  /** Fails the test if there is an obstacle, or the person has left. */
  expect: (obstacle: string | undefined) => void;
  /** The object, which the person can move. */
  movable: (target: Target) => Piece;
  /** The object, which the person can touch. */
  touchable: (target: Target) => Piece;
}

/** Ends the test: a person was to do what they cannot. */
export function fail(message: string): never {
  return error(message, 0);
}

/** The object that a target means; fails if there is none or the name is not unique. */
export function resolve(world: World, target: Target): Piece {
  if (typeof target !== "string") return target;
  const byGuid = world.byGuid.get(target);
  if (byGuid !== undefined) return byGuid;
  const named = world.pieces.filter((piece) => piece.state.Nickname === target && !piece.destroyed);
  const [first] = named;
  if (first === undefined) return fail(`there is no object "${target}"`);
  if (named.length > 1) return fail(`there are ${named.length} objects "${target}": say which by its GUID`);
  return first;
}

/** A person as the one who acts. */
export function createActor(world: World, person: Person): Actor {
  const find = (target: Target): Piece => resolve(world, target);
  const expect = (obstacle: string | undefined): void => {
    if (!person.connected) fail(`${person.name} has left`);
    if (obstacle !== undefined) fail(`${person.name} (${person.color}): ${obstacle}`);
  };
  return {
    world,
    person,
    find,
    expect,
    movable: (target) => {
      const piece = find(target);
      expect(immovable(world, person, piece));
      return piece;
    },
    touchable: (target) => {
      const piece = find(target);
      expect(untouchable(world, person, piece));
      return piece;
    },
  };
}
