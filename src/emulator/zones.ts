import { announce } from "./events";
import { minus, plus, point, type Point, rotated, unrotated } from "./geometry";
import { boundsOf } from "./objects/physics";
import { noteMove, settle, slide, slideTurn, stop } from "./objects/motion";
import { isThere, isZone, usesHands } from "./objects/pieces";
import { accepts } from "./objects/tags";
import { arrange, takesPart } from "./layout";
import type { Piece, World } from "./world";

/** The distance between two cards in a hand, while there is room. */
const HAND_PITCH = 2.2;

/** Whether a point is in the space of a zone: a box of the zone's scale, turned as the zone is. */
export function contains(zone: Piece, position: Point): boolean {
  const local = unrotated(zone.rotation, minus(position, zone.position));
  return (
    Math.abs(local.x) <= Math.abs(zone.scale.x) / 2 &&
    Math.abs(local.y) <= Math.abs(zone.scale.y) / 2 &&
    Math.abs(local.z) <= Math.abs(zone.scale.z) / 2
  );
}

/** The zones check everything that moved before this frame, and report what came in and went out. */
export function stepZones(world: World): void {
  if (world.moved.length === 0) return;
  const { frame } = world.schedule;
  const due: Piece[] = [];
  const notYet: Piece[] = [];
  for (const piece of world.moved) (piece.movedFrame < frame ? due : notYet).push(piece);
  world.moved = notYet;
  if (due.length === 0) return;
  for (const piece of due) piece.movedFrame = -1;
  const zones = world.pieces.filter((piece) => isZone(piece) && isThere(piece));
  for (const piece of due) {
    if (!isThere(piece) || piece.spawning) continue;
    if (isZone(piece)) for (const other of world.pieces) look(world, piece, other);
    else for (const zone of zones) look(world, zone, piece);
  }
}

/** Makes the zones look at everything again: after a load, or when what they accept has changed. */
export function lookAgain(world: World): void {
  for (const piece of world.pieces) noteMove(world, piece);
}

function look(world: World, zone: Piece, piece: Piece): void {
  if (isZone(piece) || !isThere(piece) || piece.spawning) return;
  const was = piece.zones.includes(zone);
  const is = isInside(world, zone, piece);
  if (was === is) {
    if (piece.hand === zone && !handTakes(world, zone, piece)) leaveHand(world, piece);
    return;
  }
  if (is) {
    piece.zones = [...piece.zones, zone];
    zone.inside = [...zone.inside, piece];
  } else {
    piece.zones = piece.zones.filter((other) => other !== zone);
    zone.inside = zone.inside.filter((other) => other !== piece);
    if (piece.hand === zone) leaveHand(world, piece);
  }
  announce(world, is ? "onObjectEnterZone" : "onObjectLeaveZone", zone.proxy, piece.proxy);
  if (zone.type === "Scripting")
    announce(
      world,
      is ? "onObjectEnterScriptingZone" : "onObjectLeaveScriptingZone",
      zone.proxy,
      piece.proxy,
    );
  if (is && isThere(piece)) takeUp(world, zone, piece);
}

function leaveHand(world: World, piece: Piece): void {
  releaseFromHand(world, piece);
  if (piece.motion === undefined) settle(world, piece);
}

/** A zone does with an object that nobody holds what it is there for: a hand holds it, a layout zone lays it out. */
function takeUp(world: World, zone: Piece, piece: Piece): void {
  if (piece.heldBy !== undefined) return;
  if (zone.type === "Hand") holdIfHand(world, zone, piece);
  else if (zone.type === "Layout") layOut(world, zone, piece);
}

/** An object was let go: the zones that have noticed it before take it up now. */
export function takenUpByZones(world: World, piece: Piece): void {
  for (const zone of piece.zones) if (isThere(zone)) takeUp(world, zone, piece);
}

function isInside(world: World, zone: Piece, piece: Piece): boolean {
  if (!accepts(zone.state.Tags, piece.state.Tags)) return false;
  // An object that is locked, or no longer meant for hands, leaves the hand that holds it. Under the doubt a hand only notices
  // what comes in; holding on is looked at apart.
  const noticesAll = world.settings.doubts.handAdoptsOnEntryOnly;
  if (zone.type === "Hand" && !noticesAll && !handTakes(world, zone, piece)) return false;
  return contains(zone, boundsOf(piece).center);
}

function handTakes(world: World, zone: Piece, piece: Piece): boolean {
  const hands = world.save.Hands;
  if (hands?.Enable === false || piece.state.Locked === true || !usesHands(piece)) return false;
  if (hands?.DisableUnused !== true) return true;
  return world.people.some((person) => person.connected && person.color === zone.state.FogColor);
}

/** A card joins the hand it is in. */
export function holdIfHand(world: World, zone: Piece, piece: Piece): void {
  if (piece.hand !== undefined || !handTakes(world, zone, piece)) return;
  piece.hand = zone;
  stop(piece);
  arrangeHand(world, zone);
}

/** A card leaves its hand; the others close up. */
export function releaseFromHand(world: World, piece: Piece): void {
  const zone = piece.hand;
  if (zone === undefined) return;
  piece.hand = undefined;
  arrangeHand(world, zone);
}

/** The cards that a hand holds, from its owner's left to right. */
export function handOf(zone: Piece): Piece[] {
  const cards = zone.inside.filter((piece) => piece.hand === zone && isThere(piece));
  const place = (piece: Piece): number =>
    unrotated(zone.rotation, minus(piece.motion?.slide?.to ?? piece.position, zone.position)).x;
  return cards.sort((a, b) => place(a) - place(b));
}

/** Lays the cards of a hand side by side, faces towards the owner. */
function arrangeHand(world: World, zone: Piece): void {
  const cards = handOf(zone);
  const width = Math.abs(zone.scale.x) - HAND_PITCH;
  const pitch = cards.length > 1 ? Math.min(HAND_PITCH, width / (cards.length - 1)) : 0;
  cards.forEach((card, index) => {
    const x = (index - (cards.length - 1) / 2) * pitch;
    const to = plus(zone.position, rotated(zone.rotation, point(x, -Math.abs(zone.scale.y) / 4, 0)));
    slide(world, card, to, true);
    slideTurn(world, card, point(0, zone.rotation.y + 180, 0), true);
  });
}

/** The hand zones of a seat, the first one first. */
export function handsOf(world: World, color: string): Piece[] {
  return world.pieces.filter(
    (piece) => piece.type === "Hand" && piece.state.FogColor === color && isThere(piece),
  );
}

/** An object dropped into a layout zone is laid out with the rest. */
export function layOut(world: World, zone: Piece, added?: Piece): void {
  if (added !== undefined && !takesPart(zone, added)) return;
  for (const { piece, position, faceUp } of arrange(zone)) {
    slide(world, piece, position, true);
    if (faceUp !== undefined) slideTurn(world, piece, point(0, piece.rotation.y, faceUp ? 0 : 180), true);
  }
}
