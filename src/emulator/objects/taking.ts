import { below } from "../../kit/data/random";
import { announce } from "../events";
import { type Point, plus, point, upsideDown } from "../geometry";
import type { LuaFunction } from "../lua/sandbox";
import type { ObjectState } from "../state";
import type { Piece, World } from "../world";
import { contentsOf, setContents } from "./contents";
import { slide, slideTurn } from "./motion";
import { newGuid } from "./pieces";
import { destroy, spawn } from "./spawning";

/** The place in `contents` of the object at the top, as it is on the table. */
function topPlace(world: World, piece: Piece): number {
  const count = contentsOf(piece).length;
  // The first row of a face-down deck is its top card; turned over, the list reads from the other end.
  if (piece.type === "Deck") return upsideDown(piece.rotation) ? 0 : count - 1;
  const order = (piece.state["Bag"] as { Order?: number } | undefined)?.Order ?? 0;
  if (piece.type === "Bag" && order === 1) return 0;
  if (piece.type === "Bag" && order === 2) return below(world.random, count);
  return count - 1;
}

export interface TakeOptions {
  guid?: string | undefined;
  index?: number | undefined;
  top?: boolean | undefined;
  position?: Point | undefined;
  rotation?: Point | undefined;
  flip?: boolean | undefined;
  smooth?: boolean | undefined;
  callback?: LuaFunction | undefined;
}

/**
 * Takes something out of a container: a new object that is spawning. Nothing if there is no such thing in it. The last
 * but one card of a deck leaves a doomed deck and a `remainder`.
 */
export function take(world: World, container: Piece, options: TakeOptions): Piece | undefined {
  const contents = contentsOf(container);
  const place = placeOf(world, container, contents, options);
  const chosen = contents[place];
  if (chosen === undefined) return undefined;
  const infinite = container.type === "Infinite";
  const record: ObjectState = { ...chosen };
  if (infinite) record.GUID = newGuid(world);
  if (record.CustomDeck === undefined && container.type === "Deck") giveSheet(record, container);
  if (!infinite) {
    const left: ObjectState[] = [];
    contents.forEach((other, index) => {
      if (index !== place) left.push(other);
    });
    setContents(container, left);
  }
  const to = options.position ?? plus(container.position, point(2, 0, 0));
  const rotation = takenRotation(container, options);
  const smooth = options.smooth !== false;
  const taken = spawn(world, record, {
    position: smooth ? container.position : to,
    rotation: smooth ? container.rotation : rotation,
    scale: container.type === "Deck" || container.type === "Stack" ? container.scale : undefined,
    callback: options.callback,
  });
  if (container.type === "Deck") taken.origin = container.guid;
  if (smooth) {
    slide(world, taken, to, true);
    slideTurn(world, taken, rotation, true);
  }
  announce(world, "onObjectLeaveContainer", container.proxy, taken.proxy);
  if (!infinite && container.type !== "Bag") dissolve(world, container);
  return taken;
}

function placeOf(
  world: World,
  container: Piece,
  contents: readonly ObjectState[],
  options: TakeOptions,
): number {
  if (container.type === "Infinite") return 0;
  if (options.guid !== undefined) return contents.findIndex((content) => content.GUID === options.guid);
  if (options.index !== undefined) return options.index;
  const top = topPlace(world, container);
  if (options.top !== false) return top;
  return top === 0 ? contents.length - 1 : 0;
}

function takenRotation(container: Piece, options: TakeOptions): Point {
  if (options.rotation !== undefined) return options.rotation;
  const { x, y, z } = container.rotation;
  return options.flip === true ? point(x, y, z + 180) : container.rotation;
}

function giveSheet(card: ObjectState, deck: Piece): void {
  const key = tostring(Math.floor((card.CardID ?? 0) / 100));
  const sheet = deck.state.CustomDeck?.[key];
  if (sheet !== undefined) card.CustomDeck = { [key]: sheet };
}

/** A deck or stack of one is none: its last object takes its place, and the container goes. */
export function dissolve(world: World, container: Piece): void {
  const contents = contentsOf(container);
  const last = contents[0];
  if (contents.length > 1) return;
  if (last !== undefined) {
    const record: ObjectState = { ...last };
    if (record.CustomDeck === undefined && container.type === "Deck") giveSheet(record, container);
    const remainder = spawn(world, record, {
      position: container.position,
      rotation: container.rotation,
      scale: container.scale,
    });
    remainder.state.Locked = container.state.Locked === true && !world.settings.doubts.remainderIsUnlocked;
    remainder.origin = container.guid;
    container.remainder = remainder;
  }
  destroy(world, container);
}
