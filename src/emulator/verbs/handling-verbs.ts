import {
  Action,
  allows,
  copy,
  flick,
  flip,
  peek,
  ping,
  randomizeBy,
  remove,
  rotate,
  typeNumber,
} from "../actions";
import { setLocked } from "../api/object/variables";
import { ask, tellOwn } from "../events";
import { point, upsideDown } from "../geometry";
import { put } from "../objects/merging";
import { setState, spawn } from "../objects/spawning";
import { sightOf } from "../sight";
import type { Piece } from "../world";
import type { Actor, Target } from "./actor";

/**
 * What a person does to objects with keys and the built-in menus.
 *
 * @noSelf
 */
export interface HandlingVerbs {
  flips: (target: Target) => boolean;
  rotates: (target: Target, degrees: number) => boolean;
  /** Presses R. */
  rolls: (target: Target) => boolean;
  /** Flicks an object in a direction (the flick tool). */
  flicks: (target: Target, x: number, z: number) => void;
  deletes: (...targets: Target[]) => boolean;
  groups: (...targets: Target[]) => boolean;
  copies: (...targets: Target[]) => boolean;
  pastes: (x: number, z: number) => boolean;
  /** Locks or unlocks by the menu (L). */
  locks: (target: Target, lock: boolean) => boolean;
  selects: (...targets: Target[]) => boolean;
  typesNumber: (target: Target, number: number) => void;
  /** Looks under an object: answers the card's number if its face may be seen. */
  peeks: (target: Target) => number | undefined;
  /** Chooses another state from the menu. */
  changesState: (target: Target, state: number) => boolean;
  pings: (x: number, z: number) => void;
}

/** Keys and built-in menus, as the acting person uses them. */
export function handlingVerbs({ world, person, find, expect, movable, touchable }: Actor): HandlingVerbs {
  const touched = (targets: readonly Target[]): Piece[] => targets.map((target) => touchable(target));
  return {
    flips: (target) => flip(world, person, movable(target)),
    rotates: (target, degrees) => rotate(world, person, movable(target), degrees),
    rolls: (target) => randomizeBy(world, person, movable(target)),
    flicks: (target, x, z) => flick(world, person, movable(target), point(x, 0, z)),
    deletes: (...targets) => remove(world, person, touched(targets)),
    groups: (...targets) => {
      const [first, ...rest] = targets.map((target) => movable(target));
      if (first === undefined || !allows(world, person, Action.Group, [first, ...rest])) return false;
      let container: Piece | undefined = first;
      for (const piece of rest)
        container = container === undefined ? undefined : put(world, container, piece);
      return container !== undefined;
    },
    copies: (...targets) => copy(world, person, touched(targets)),
    pastes: (x, z) => {
      expect(undefined);
      if (!allows(world, person, Action.Paste, [])) return false;
      for (const record of person.clipboard) spawn(world, record, { position: point(x, 3, z) });
      return true;
    },
    locks: (target, lock) => {
      setLocked(world, touchable(target), lock);
      return true;
    },
    selects: (...targets) => {
      const pieces = touched(targets);
      if (!allows(world, person, Action.Select, pieces)) return false;
      for (const piece of pieces)
        if (!person.selected.includes(piece)) {
          person.selected.push(piece);
          piece.selectedBy.push(person);
        }
      return true;
    },
    typesNumber: (target, number) => typeNumber(world, person, touchable(target), number),
    peeks: (target) => {
      const piece = find(target);
      expect(undefined);
      peek(world, person, piece);
      const seen = sightOf(world, person).objects.find(({ guid }) => guid === piece.guid);
      // Under a card is its other side; what is hidden by a hand or a hider stays a question mark.
      if (seen === undefined || (seen.shows === "back" && !upsideDown(piece.rotation))) return undefined;
      return piece.hiddenFrom.includes(person.color) ? undefined : piece.state.CardID;
    },
    changesState: (target, state) => {
      const piece = touchable(target);
      const { color } = person;
      if (ask(world, "tryObjectStateChange", false, piece.proxy, state, color)) return false;
      if (tellOwn(world, piece, "tryStateChange", state, color) === false) return false;
      return setState(world, piece, tostring(state)) !== undefined;
    },
    pings: (x, z) => ping(world, person, point(x, 1, z), undefined),
  };
}
