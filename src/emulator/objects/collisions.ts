import { occur, occurInGlobal } from "../events";
import type { Piece, World } from "../world";
import { touchedBy } from "./physics";
import { isThere } from "./pieces";

/** What onObjectCollisionEnter and its like receive. Plain arrays, not Vectors, as in the game. */
function details(piece: Piece, other: Piece): object {
  return {
    collision_object: other.proxy,
    contact_points: [[other.position.x, piece.position.y, other.position.z]],
    relative_velocity: [0, -1, 0],
  };
}

/** Objects with registered collisions tell what they have begun and ceased to touch. */
export function stepCollisions(world: World): void {
  for (const piece of world.pieces) {
    const registered = piece.registeredCollisions;
    if (registered === undefined || !isThere(piece) || piece.spawning) continue;
    const unmoved = piece.movedFrame < 0 && piece.touching.every((other) => isThere(other));
    if (!unmoved || registered.stay) compare(world, piece, registered.stay);
  }
}

/** Compares what an object touches with what it touched before. */
function compare(world: World, piece: Piece, stay: boolean): void {
  const before = piece.touching;
  const now = piece.heldBy === undefined ? touchedBy(world, piece) : [];
  piece.touching = now;
  for (const other of now) {
    if (!before.includes(other)) tell(world, piece, other, "Enter");
    else if (stay) tell(world, piece, other, "Stay");
  }
  for (const other of before) if (!now.includes(other) && isThere(other)) tell(world, piece, other, "Exit");
}

function tell(world: World, piece: Piece, other: Piece, kind: "Enter" | "Exit" | "Stay"): void {
  const info = details(piece, other);
  const { collisionEventReachesObjects } = world.settings.doubts;
  const tellOf = collisionEventReachesObjects ? occur : occurInGlobal;
  tellOf(world, piece, `onCollision${kind}`, [info], `onObjectCollision${kind}`, [piece.proxy, info]);
}
