import { Action, allows, describe, draw, drop, hover, immovable, moveHeld, pickUp } from "../actions";
import { occur } from "../events";
import { runFrames } from "../frame";
import { type Point, point } from "../geometry";
import { isContainer } from "../objects/contents";
import type { Piece } from "../world";
import { handOf, handsOf } from "../zones";
import { type Actor, fail, type Target } from "./actor";

/**
 * Where a dragged object is let go.
 *
 * @noSelf
 */
export interface Drag {
  /** Above another object: on to it, or into it if it is a container. */
  onto: (target: Target) => boolean;
  to: (x: number, z: number) => boolean;
  /** Into the person's own hand. */
  toHand: () => boolean;
  /** Where it was. */
  stays: () => boolean;
}

/**
 * What a person does with the mouse in hand: pointing, picking up, carrying, letting go.
 *
 * @noSelf
 */
export interface CarryingVerbs {
  /** Why the person cannot move an object, or nothing if they can. */
  obstacleTo: (target: Target) => string | undefined;
  hovers: (target: Target | undefined) => void;
  picksUp: (target: Target) => boolean;
  /** Presses the left button over an object and lets it go. */
  clicksOn: (target: Target) => void;
  /** Moves what the person holds to above a place. */
  carries: (x: number, z: number) => void;
  drops: () => void;
  drags: (target: Target) => Drag;
  /** Drags the top card off a deck, or something out of a bag. */
  draws: (container: Target) => Drag;
  /** Opens the search window of a container; closing it is part of the answer. */
  searches: (container: Target) => { takes: (guid: string) => Drag; ends: () => void };
  /** The content of the person's hand zones. */
  hand: () => Piece[];
}

/** Pointing, carrying and letting go, as the acting person does it. */
export function carryingVerbs(actor: Actor): CarryingVerbs {
  const { world, person, find, expect, movable, touchable } = actor;
  const dragging = (piece: Piece | undefined): Drag => dragOf(actor, piece);
  return {
    obstacleTo: (target) => immovable(world, person, find(target)),
    hovers: (target) => hover(world, person, target === undefined ? undefined : find(target)),
    picksUp: (target) => pickUp(world, person, movable(target)),
    clicksOn: (target) => {
      const piece = touchable(target);
      if (immovable(world, person, piece) === undefined)
        dragging(pickUp(world, person, piece) ? piece : undefined).stays();
      else if (world.settings.doubts.clickSelectsLocked) allows(world, person, Action.Select, [piece]);
    },
    carries: (x, z) => {
      person.pointer = point(x, 0, z);
      for (const piece of person.holding) moveHeld(world, piece, person.pointer);
    },
    drops: () => {
      for (const piece of [...person.holding]) drop(world, person, piece);
    },
    drags: (target) => {
      const piece = movable(target);
      return dragging(pickUp(world, person, piece) ? piece : undefined);
    },
    draws: (container) => dragging(draw(world, person, touchable(container))),
    searches: (target) => {
      const container = touchable(target);
      expect(isContainer(container) ? undefined : `${describe(container)} is not a container`);
      const { color } = person;
      const occurrence = (kind: string): void =>
        occur(world, container, `onSearch${kind}`, [color], `onObjectSearch${kind}`, [
          container.proxy,
          color,
        ]);
      occurrence("Start");
      return {
        takes: (guid) => dragging(draw(world, person, container, guid)),
        ends: () => occurrence("End"),
      };
    },
    hand: () => handsOf(world, person.color).flatMap((zone) => handOf(zone)),
  };
}

/** The ways to let go of what was picked up; nothing was if a script vetoed it. */
function dragOf({ world, person, find }: Actor, piece: Piece | undefined): Drag {
  const letGo = (to: Point): boolean => {
    if (piece?.heldBy !== person) return false;
    person.pointer = to;
    moveHeld(world, piece, to);
    runFrames(world, world.settings.dragFrames);
    if (piece.heldBy === person) drop(world, person, piece);
    return true;
  };
  return {
    onto: (target) => letGo(find(target).position),
    to: (x, z) => letGo(point(x, 0, z)),
    toHand: () => {
      const [zone] = handsOf(world, person.color);
      return zone === undefined ? fail(`${person.color} has no hand`) : letGo(zone.position);
    },
    stays: () => piece !== undefined && letGo(piece.position),
  };
}
