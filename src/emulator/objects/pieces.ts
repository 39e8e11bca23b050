import { below } from "../../kit/data/random";
import { point } from "../geometry";
import { type ObjectState, positionOf, rotationOf, scaleOf, transformFrom } from "../state";
import type { Piece, World } from "../world";
import { wholeTurns } from "../geometry";
import { bodyOf, isZoneType, typeOf } from "./catalogue";

/**
 * An object made from its record, not yet in the scene. The record is owned; whatever is nested in it is shared with
 * checkpoints and never changed in place.
 */
export function createPiece(world: World, state: ObjectState): Piece {
  const type = typeOf(state);
  const body = bodyOf(state, type);
  const piece: Piece = {
    guid: "",
    state: { ...state },
    type,
    body: { ...body, rest: world.settings.rests[state.Name] ?? body.rest },
    proxy: {},
    bound: new LuaTable(),
    position: positionOf(state.Transform),
    rotation: wholeTurns(rotationOf(state.Transform)),
    scale: scaleOf(state.Transform),
    velocity: point(0, 0, 0),
    angularVelocity: point(0, 0, 0),
    spawning: true,
    spawnJob: undefined,
    frozen: false,
    destroyed: false,
    gone: false,
    script: undefined,
    motion: undefined,
    resting: true,
    heldBy: undefined,
    riders: [],
    riding: false,
    pickUpPosition: point(0, 0, 0),
    pickUpRotation: point(0, 0, 0),
    interactable: true,
    registeredCollisions: undefined,
    touching: [],
    movedFrame: -1,
    zones: [],
    inside: [],
    hand: undefined,
    highlights: [],
    hiddenFrom: [],
    invisibleTo: [],
    hiders: [],
    menu: [],
    controls: undefined,
    ui: undefined,
    attachments: [],
    joints: [],
    selectedBy: [],
    remainder: undefined,
    kept: new LuaTable(),
    origin: undefined,
  };
  piece.proxy = world.wiring.proxyFor(world, piece);
  world.byProxy.set(piece.proxy, piece);
  return piece;
}

/** Puts an object into the scene under the GUID it asks for if that is free, else under a new one. */
export function addToScene(world: World, piece: Piece): void {
  const wanted = piece.state.GUID ?? "";
  piece.guid = wanted === "" || world.byGuid.has(wanted) ? newGuid(world) : wanted;
  world.byGuid.set(piece.guid, piece);
  world.pieces.push(piece);
}

/** A GUID that nobody has: six hexadecimal digits. */
export function newGuid(world: World): string {
  for (;;) {
    const guid = string.format("%06x", below(world.random, 16777216));
    if (!world.byGuid.has(guid)) return guid;
  }
}

export function isZone(piece: Piece): boolean {
  return isZoneType(piece.type);
}

/** Whether hands take an object; a card of an old save, which says nothing of it, is one that they take. */
export function usesHands({ type, state }: Piece): boolean {
  return state.Hands ?? type === "Card";
}

/** The record of an object as a save holds it, with everything but the script's state brought up to date. */
export function recordOf(piece: Piece): ObjectState {
  return {
    ...piece.state,
    GUID: piece.guid,
    Transform: transformFrom(piece.position, piece.rotation, piece.scale),
  };
}

/** The object behind what a script holds, if it is one. */
export function pieceOf(world: World, value: unknown): Piece | undefined {
  return typeof value === "object" && value !== undefined ? world.byProxy.get(value as object) : undefined;
}

/** Objects that are in the scene and not on their way out. */
export function isThere(piece: Piece): boolean {
  return !piece.destroyed && !piece.gone;
}

/** A table of the objects by their proxies, which keeps none of them: a script that holds a proxy keeps its object. */
export function piecesByProxy(): LuaTable<object, Piece> {
  return setmetatable(new LuaTable<object, Piece>(), { __mode: "kv" });
}
