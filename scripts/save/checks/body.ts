import { CHESS_SHAPES } from "../../../src/kit/game/scene";
import {
  CARD_REST,
  CARD_SIZE,
  CARD_THICKNESS,
  CHESS_BOARD,
  CHESS_NAME,
  CHESS_REST,
  CHESS_WIDTH,
  CHIP,
  DIE_REST,
  DIE_WIDTH,
} from "../../../src/tts/constants";
import { pileRest } from "../../../src/tts/object-data";
import type { ReadObject } from "../read";

/** The room that an object takes: its rectangle on the table (turned by its yaw) and from where to where it reaches. */
export interface Body {
  x: number;
  z: number;
  yaw: number;
  width: number;
  depth: number;
  bottom: number;
  top: number;
}

interface Size {
  width: number;
  depth: number;
  /** How far the object reaches below and above its pivot. */
  below: number;
  above: number;
}

/**
 * The body of an object, or undefined for a kind whose size nobody has measured. A locked card is pushed by nothing,
 * so only what is seen of it counts; a loose one keeps others further away.
 */
export function bodyOf(object: ReadObject): Body | undefined {
  const size = sizeOf(object);
  if (size === undefined) return undefined;
  const { posX, posY, posZ, rotY } = object.Transform;
  const { width, depth, below, above } = size;
  return { x: posX, z: posZ, yaw: rotY, width, depth, bottom: posY - below, top: posY + above };
}

function sizeOf({ Name, Transform, Locked, ContainedObjects, Number: count }: ReadObject): Size | undefined {
  const { scaleX, scaleY, scaleZ } = Transform;
  const card = { width: CARD_SIZE.width * scaleX, depth: CARD_SIZE.depth * scaleZ };
  switch (Name) {
    case "Card": {
      const reach = Locked ? CARD_THICKNESS / 2 : CARD_REST;
      return { ...card, below: reach, above: reach };
    }
    case "Deck": {
      const rest = pileRest(ContainedObjects?.length ?? 0);
      return { ...card, below: rest, above: rest };
    }
    case "BlockSquare":
      return { width: scaleX, depth: scaleZ, below: scaleY / 2, above: scaleY / 2 };
    case "Chess_Board": {
      const { width, rest, top } = CHESS_BOARD;
      return { width: width * scaleX, depth: width * scaleX, below: rest, above: top - rest };
    }
    case "ChipStack":
      return chipsSize(count ?? 0);
    default:
      return Name.startsWith("Chip_") ? chipsSize(1) : (chessSize(Name, scaleX) ?? dieSize(Name, scaleX));
  }
}

/** The pivot of chips is in the lowest one. */
function chipsSize(count: number): Size {
  const { width, height, rest } = CHIP;
  return { width, depth: width, below: rest, above: count * height - rest };
}

function chessSize(name: string, scale: number): Size | undefined {
  const shape = CHESS_SHAPES.find((candidate) => CHESS_NAME[candidate] === name);
  if (shape === undefined) return undefined;
  const rest = CHESS_REST[shape] * scale;
  const width = CHESS_WIDTH * scale;
  return { width, depth: width, below: rest, above: rest };
}

function dieSize(name: string, scale: number): Size | undefined {
  switch (name) {
    case "Die_4":
      return ofDie(4, scale);
    case "Die_6":
      return ofDie(6, scale);
    case "Die_8":
      return ofDie(8, scale);
    case "Die_10":
      return ofDie(10, scale);
    case "Die_12":
      return ofDie(12, scale);
    case "Die_20":
      return ofDie(20, scale);
    default:
      return undefined;
  }
}

function ofDie(sides: keyof typeof DIE_REST, scale: number): Size {
  const width = DIE_WIDTH[sides] * scale;
  const rest = DIE_REST[sides] * scale;
  return { width, depth: width, below: rest, above: rest };
}

/** How deep two bodies are inside each other along x and z: 0 or less where they are apart. */
export function overlap(a: Body, b: Body): number {
  const depths = [...axes(a.yaw), ...axes(b.yaw)].map(
    (axis) => reach(a, axis) + reach(b, axis) - Math.abs((a.x - b.x) * axis.x + (a.z - b.z) * axis.z),
  );
  return Math.min(...depths);
}

/** How deep two bodies are inside each other upwards. */
export function stackedOverlap(a: Body, b: Body): number {
  return Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom);
}

interface Axis {
  x: number;
  z: number;
}

/** The directions of a rectangle's sides: two rectangles that are apart are apart along one of theirs. */
function axes(yaw: number): Axis[] {
  const angle = (yaw * Math.PI) / 180;
  return [
    { x: Math.cos(angle), z: -Math.sin(angle) },
    { x: Math.sin(angle), z: Math.cos(angle) },
  ];
}

/** How far a rectangle reaches from its middle along a direction. */
function reach(body: Body, axis: Axis): number {
  return axes(body.yaw).reduce(
    (sum, side, index) =>
      sum + Math.abs(side.x * axis.x + side.z * axis.z) * (index === 0 ? body.width : body.depth) * 0.5,
    0,
  );
}
