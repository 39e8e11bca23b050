import { isTable, pointFrom, vectorFor } from "../../scripts";
import { plus, point, type Point, rotated, scaled, times, toLocal, toWorld } from "../../geometry";
import { isSmoothMoving, noteMove, place, push, settle, slide, slideTurn, turn } from "../../objects/motion";
import { boundsOf } from "../../objects/physics";
import type { Method } from "../../strict";
import type { Piece, World } from "../../world";
import { flag, number } from "../parameters";

type ObjectMethod = Method<Piece>;

function describeBounds(world: World, piece: Piece): object {
  const bounds = boundsOf(piece);
  const { center, half } = bounds;
  const offset = point(center.x - piece.position.x, center.y - piece.position.y, center.z - piece.position.z);
  return {
    center: vectorFor(world, center),
    size: vectorFor(world, scaled(half, 2)),
    offset: vectorFor(world, offset),
  };
}

const normalizedBounds: ObjectMethod = (world, piece) =>
  describeBounds(world, { ...piece, rotation: point(0, 0, 0) });

/** Where an object is, how it is turned, how big it is, and how that changes. */
export const TRANSFORM_FUNCTIONS: Readonly<Record<string, ObjectMethod>> = {
  addForce: (world, piece, vector) => {
    push(world, piece, pointFrom(vector, "addForce"));
    return true;
  },
  addTorque: (_world, _piece, vector) => {
    pointFrom(vector, "addTorque");
    return true;
  },
  getAngularVelocity: (world, piece) => vectorFor(world, piece.angularVelocity),
  getBounds: describeBounds,
  getBoundsNormalized: normalizedBounds,
  getPosition: (world, piece) => vectorFor(world, piece.position),
  getPositionSmooth: (world, piece) => {
    const target = piece.motion?.slide?.to;
    return target === undefined ? undefined : vectorFor(world, target);
  },
  getRotation: (world, piece) => vectorFor(world, piece.rotation),
  getRotationSmooth: (world, piece) => {
    const target = piece.motion?.turn?.to;
    return target === undefined ? undefined : vectorFor(world, target);
  },
  getScale: (world, piece) => vectorFor(world, piece.scale),
  getTransformForward: (world, piece) => vectorFor(world, rotated(piece.rotation, point(0, 0, 1))),
  getTransformRight: (world, piece) => vectorFor(world, rotated(piece.rotation, point(1, 0, 0))),
  getTransformUp: (world, piece) => vectorFor(world, rotated(piece.rotation, point(0, 1, 0))),
  getVelocity: (world, piece) => vectorFor(world, piece.velocity),
  getVisualBoundsNormalized: normalizedBounds,
  isSmoothMoving: (_world, piece) => isSmoothMoving(piece),
  positionToLocal: (world, piece, vector) =>
    vectorFor(world, toLocal(piece, pointFrom(vector, "positionToLocal"))),
  positionToWorld: (world, piece, vector) =>
    vectorFor(world, toWorld(piece, pointFrom(vector, "positionToWorld"))),
  rotate: (world, piece, vector) => {
    slideTurn(world, piece, plus(piece.rotation, pointFrom(vector, "rotate")), false);
    return true;
  },
  scale: (world, piece, factor) => {
    const by = isTable(factor) ? pointFrom(factor, "scale") : undefined;
    const by1 = by === undefined ? number(factor, "scale") : 1;
    return resize(world, piece, by === undefined ? scaled(piece.scale, by1) : times(piece.scale, by));
  },
  setAngularVelocity: (_world, piece, vector) => {
    piece.angularVelocity = pointFrom(vector, "setAngularVelocity");
    return true;
  },
  setPosition: (world, piece, vector) => {
    place(world, piece, pointFrom(vector, "setPosition"));
    return true;
  },
  setPositionSmooth: (world, piece, vector, _collide, fast) => {
    slide(world, piece, pointFrom(vector, "setPositionSmooth"), flag(fast));
    return true;
  },
  setRotation: (world, piece, vector) => {
    turn(world, piece, pointFrom(vector, "setRotation"));
    return true;
  },
  setRotationSmooth: (world, piece, vector, _collide, fast) => {
    slideTurn(world, piece, pointFrom(vector, "setRotationSmooth"), flag(fast));
    return true;
  },
  setScale: (world, piece, vector) => resize(world, piece, pointFrom(vector, "setScale")),
  setVelocity: (world, piece, vector) => {
    const velocity = pointFrom(vector, "setVelocity");
    push(world, piece, scaled(velocity, 4));
    return true;
  },
  translate: (world, piece, vector) => {
    slide(world, piece, plus(piece.position, pointFrom(vector, "translate")), false);
    return true;
  },
};

function resize(world: World, piece: Piece, scale: Point): boolean {
  piece.scale = scale;
  noteMove(world, piece);
  if (piece.motion === undefined) settle(world, piece);
  return true;
}
