import { type ScriptClass, scriptClass, shortNumber } from "./class";
import { raise } from "./fault";
import { type AnyTable, pick, rawRead, typeOf, type ValuesFunction } from "./host";
import * as space from "./space";
import type { Coordinates } from "./space";

export type { Coordinates } from "./space";

/**
 * The Vector class of one script environment.
 *
 * @noSelf
 */
export interface VectorClass {
  /** The global `Vector`: callable, with its methods and static functions. */
  readonly global: object;
  /** A Vector for a script. */
  create(x: number, y: number, z: number): Coordinates;
}

/** Reads `{x=,y=,z=}`, `{1,2,3}` or a Vector; missing or wrong coordinates make it undefined. */
export function toCoordinates(value: unknown): Coordinates | undefined {
  if (typeOf(value) !== "table") return undefined;
  const table = value as AnyTable;
  const x = rawRead(table, "x") ?? rawRead(table, 1);
  const y = rawRead(table, "y") ?? rawRead(table, 2);
  const z = rawRead(table, "z") ?? rawRead(table, 3);
  if (typeOf(x) !== "number" || typeOf(y) !== "number" || typeOf(z) !== "number") return undefined;
  return { x: x as number, y: y as number, z: z as number };
}

function text(vector: Coordinates, prefix?: string): string {
  const numbers = [vector.x, vector.y, vector.z].map((each) => shortNumber(each)).join(", ");
  return `${prefix === undefined ? "" : `${prefix}: `}{ ${numbers} }`;
}

/** Puts a result into the vector that a method works on. */
function assign(vector: Coordinates, result: Coordinates): Coordinates {
  vector.x = result.x;
  vector.y = result.y;
  vector.z = result.z;
  return vector;
}

/** TTS's published Vector class; each script gets its own. */
export function createVectorClass(): VectorClass {
  const create = (x: number, y: number, z: number): Coordinates =>
    setmetatable({ x, y, z }, theClass as LuaMetatable<Coordinates>);
  const made = (result: Coordinates): Coordinates => create(result.x, result.y, result.z);
  const make = (...parameters: unknown[]): Coordinates => {
    const [count] = pick("#", ...parameters);
    const [x, y, z] = pick(1, ...parameters);
    if (count === 3) return create(x as number, y as number, z as number);
    if (count === 0) return create(0, 0, 0);
    if (count !== 1 || typeOf(x) !== "table") {
      return raise(`Vector.new: (num, num, num) or (table) expected, got (${typeOf(x)})`);
    }
    const table = x as AnyTable;
    const part = (name: string, place: number): number =>
      (table.get(name) ?? table.get(place) ?? 0) as number;
    return create(part("x", 1), part("y", 2), part("z", 3));
  };
  const theClass = scriptClass(["x", "y", "z"], make as unknown as ValuesFunction, () => undefined);
  const isVector = (value: unknown): boolean =>
    typeOf(value) === "table" && (value as AnyTable).get("__isVector") === true;
  /** A parameter as a vector: what is none is made one. */
  const read = (value: unknown): Coordinates => (isVector(value) ? (value as Coordinates) : make(value));

  theClass.set("__isVector", true);
  theClass.set("__version", "1.0.1");
  theClass.set("isVector", isVector);
  addParts(theClass, made);
  addArithmetic(theClass, read, made);
  addGeometry(theClass, read, made);
  return { global: theClass, create };
}

type Read = (value: unknown) => Coordinates;
type Made = (result: Coordinates) => Coordinates;

/** Reading, writing, copying and printing. */
function addParts(theClass: ScriptClass, made: Made): void {
  theClass.set("get", (self: Coordinates) => $multi(self.x, self.y, self.z));
  theClass.set("copy", made);
  theClass.set("set", (self: Coordinates, x?: number, y?: number, z?: number) =>
    assign(self, { x: x ?? self.x, y: y ?? self.y, z: z ?? self.z }),
  );
  theClass.set("setAt", (self: AnyTable, key: AnyNotNil, value: unknown) => {
    self.set(key, value);
    return self;
  });
  theClass.set("string", text);
  theClass.set("__tostring", (self: Coordinates) => text(self, "Vector"));
}

/** Sums, products, lengths and comparisons. */
function addArithmetic(theClass: ScriptClass, read: Read, made: Made): void {
  const factors = (...parameters: unknown[]): Coordinates => {
    const [x, y, z] = pick(1, ...parameters);
    if (pick("#", ...parameters)[0] === 3) {
      return { x: (x ?? 1) as number, y: (y ?? 1) as number, z: (z ?? 1) as number };
    }
    return typeOf(x) === "number" ? { x: x as number, y: x as number, z: x as number } : read(x);
  };
  const equals = (self: Coordinates, other: unknown, margin?: number): boolean =>
    space.squareLength(space.difference(self, read(other))) <= (margin ?? 1e-3);

  theClass.set("add", (self: Coordinates, other: unknown) => assign(self, space.sum(self, read(other))));
  theClass.set("sub", (self: Coordinates, other: unknown) =>
    assign(self, space.difference(self, read(other))),
  );
  theClass.set("scale", (self: Coordinates, ...by: unknown[]) =>
    assign(self, space.product(self, factors(...by))),
  );
  theClass.set("inverse", (self: Coordinates) => assign(self, space.times(self, -1)));
  theClass.set("reciprocal", (self: Coordinates) =>
    assign(self, { x: 1 / self.x, y: 1 / self.y, z: 1 / self.z }),
  );
  theClass.set("dot", (self: Coordinates, other: unknown) => space.dot(self, read(other)));
  theClass.set("magnitude", space.length);
  theClass.set("sqrMagnitude", space.squareLength);
  theClass.set("distance", (self: Coordinates, other: unknown) =>
    space.length(space.difference(self, read(other))),
  );
  theClass.set("sqrDistance", (self: Coordinates, other: unknown) =>
    space.squareLength(space.difference(self, read(other))),
  );
  theClass.set("equals", equals);
  theClass.set("__eq", equals);
  theClass.set("__add", (a: unknown, b: unknown) => made(space.sum(read(a), read(b))));
  theClass.set("__sub", (a: unknown, b: unknown) => made(space.difference(read(a), read(b))));
  theClass.set("__mul", (a: unknown, b: unknown) =>
    typeOf(a) === "number"
      ? made(space.product(read(b), factors(a)))
      : made(space.product(read(a), factors(b))),
  );
}

/** Directions, angles, rotations and what is between vectors. */
function addGeometry(theClass: ScriptClass, read: Read, made: Made): void {
  const lerp = (self: Coordinates, target: unknown, t: number): Coordinates =>
    made(space.sum(self, space.times(space.difference(read(target), self), t)));
  const turn = (self: Coordinates, target: unknown, degrees?: number): Coordinates => {
    const goal = read(target);
    if (math.abs(space.dot(self, goal) + 1) <= 0.05)
      return raise("Vectors too close to opposite of each other");
    return assign(self, space.turnedTowards(self, goal, degrees));
  };
  const heading = (self: Coordinates, axis?: string): unknown => {
    if (axis === "x") return space.heading(self.y, self.z);
    if (axis === "y") return space.heading(self.x, self.z);
    if (axis === "z") return space.heading(self.x, self.y);
    return raise(`Vector.heading: there is no axis ${tostring(axis)}`);
  };

  theClass.set("normalize", (self: Coordinates) => assign(self, space.unit(self)));
  theClass.set("normalized", (self: Coordinates) => made(space.unit(self)));
  theClass.set("clamp", (self: Coordinates, longest: number) => assign(self, space.clamped(self, longest)));
  theClass.set("cross", (self: Coordinates, other: unknown) => made(space.cross(self, read(other))));
  theClass.set("angle", (self: Coordinates, other: unknown) => space.angle(self, read(other)));
  theClass.set("project", (self: Coordinates, other: unknown) => {
    const direction = space.unit(read(other));
    return assign(self, space.times(direction, space.dot(self, direction)));
  });
  theClass.set("projectOnPlane", (self: Coordinates, normal: unknown) => {
    const direction = space.unit(read(normal));
    return assign(self, space.difference(self, space.times(direction, space.dot(self, direction))));
  });
  theClass.set("reflect", (self: Coordinates, normal: unknown) => {
    const direction = space.unit(read(normal));
    return assign(self, space.difference(self, space.times(direction, 2 * space.dot(self, direction))));
  });
  theClass.set("orthoNormalize", (self: Coordinates, planar?: unknown) => {
    const base = space.unit(self);
    const axis = { x: 1, y: 0, z: 0 };
    const arbitrary = space.angle(self, axis) < 10 ? { x: 0, y: 0, z: 1 } : axis;
    const normal = space.cross(base, space.unit(planar === undefined ? arbitrary : read(planar)));
    return $multi(made(base), made(normal), made(space.cross(base, normal)));
  });
  theClass.set("lerp", lerp);
  theClass.set("moveTowards", (self: Coordinates, target: unknown, farthest: number) =>
    assign(self, space.sum(self, space.clamped(space.difference(read(target), self), farthest))),
  );
  theClass.set("rotateTowardsUnit", turn);
  theClass.set("rotateTowards", (self: Coordinates, target: unknown, degrees?: number) => {
    const length = space.length(self);
    const turned = turn(assign(self, space.unit(self)), space.unit(read(target)), degrees);
    return assign(self, space.times(turned, length));
  });
  theClass.set("rotateOver", (self: Coordinates, axis: unknown, degrees: number) => {
    if (typeOf(axis) === "string") return assign(self, space.turnedOver(self, axis as string, degrees));
    const angles = read(axis);
    const overZ = space.turnedOver(self, "z", angles.z);
    return assign(self, space.turnedOver(space.turnedOver(overZ, "x", angles.x), "y", angles.y));
  });
  theClass.set("heading", (self: Coordinates, axis?: string) => {
    if (axis !== undefined) return heading(self, axis);
    return $multi(heading(self, "x"), heading(self, "y"), heading(self, "z"));
  });
  theClass.set("between", (from: unknown, to: unknown) => made(space.difference(read(to), read(from))));
  theClass.set("min", (a: Coordinates, b: Coordinates) => made(space.combined(a, b, math.min)));
  theClass.set("max", (a: Coordinates, b: Coordinates) => made(space.combined(a, b, math.max)));
}
