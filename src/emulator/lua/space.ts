/** Three coordinates, as plain data. */
export interface Coordinates {
  x: number;
  y: number;
  z: number;
}

export function combined(
  a: Coordinates,
  b: Coordinates,
  combine: (this: void, a: number, b: number) => number,
): Coordinates {
  return { x: combine(a.x, b.x), y: combine(a.y, b.y), z: combine(a.z, b.z) };
}

export function sum(a: Coordinates, b: Coordinates): Coordinates {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z };
}

export function difference(a: Coordinates, b: Coordinates): Coordinates {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z };
}

/** The product part by part. */
export function product(a: Coordinates, b: Coordinates): Coordinates {
  return { x: a.x * b.x, y: a.y * b.y, z: a.z * b.z };
}

export function times(a: Coordinates, factor: number): Coordinates {
  return { x: a.x * factor, y: a.y * factor, z: a.z * factor };
}

export function dot(a: Coordinates, b: Coordinates): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function cross(a: Coordinates, b: Coordinates): Coordinates {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

export function squareLength(a: Coordinates): number {
  return dot(a, a);
}

export function length(a: Coordinates): number {
  return math.sqrt(squareLength(a));
}

/** The vector of length 1 in the same direction; the zero vector stays what it is. */
export function unit(a: Coordinates): Coordinates {
  const square = squareLength(a);
  return square === 0 || square === 1 ? times(a, 1) : times(a, 1 / math.sqrt(square));
}

/** The vector, shortened if it is longer than `longest`. */
export function clamped(a: Coordinates, longest: number): Coordinates {
  const own = length(a);
  return own <= longest ? times(a, 1) : times(a, longest / own);
}

function arcCosine(value: number): number {
  return math.acos(math.max(-1, math.min(1, value)));
}

/** The angle between two vectors, in degrees. */
export function angle(a: Coordinates, b: Coordinates): number {
  return math.deg(arcCosine(dot(a, b) / (length(a) * length(b))));
}

/** The angle of a point in a plane against its second axis, in degrees. */
export function heading(first: number, second: number): number {
  return math.deg(math.atan2(first, second));
}

/** A vector turned over one of the axes, in degrees. */
export function turnedOver(a: Coordinates, axis: string, degrees: number): Coordinates {
  const sine = math.sin(math.rad(degrees));
  const cosine = math.cos(math.rad(degrees));
  if (axis === "x") return { x: a.x, y: cosine * a.y - sine * a.z, z: sine * a.y + cosine * a.z };
  if (axis === "y") return { x: cosine * a.x + sine * a.z, y: a.y, z: cosine * a.z - sine * a.x };
  return { x: cosine * a.x - sine * a.y, y: sine * a.x + cosine * a.y, z: a.z };
}

/** A unit vector turned towards another one, by at most this many degrees (all the way without a limit). */
export function turnedTowards(from: Coordinates, to: Coordinates, degrees?: number): Coordinates {
  const whole = arcCosine(dot(from, to));
  const part = degrees === undefined ? whole : math.min(whole, math.rad(degrees));
  const axis = unit(cross(from, to));
  // Rodrigues' rotation; the axis is at right angles to the vector, so its third term is zero.
  return sum(times(from, math.cos(part)), times(cross(axis, from), math.sin(part)));
}
