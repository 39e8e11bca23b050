import { announce, tell, tellOwn } from "../events";
import { upsideDown } from "../geometry";
import type { ObjectState } from "../state";
import type { Piece, World } from "../world";
import { contentsOf, isContainer, setContents, stackName, stackOf } from "./contents";
import { boundsOf, overlapAbove, supportBelow } from "./physics";
import { isThere, newGuid } from "./pieces";
import { deckRecord } from "./records";
import { destroy, savedRecord, spawn } from "./spawning";

/** Whether what is on the other would become one deck or stack with it. */
export function merges(a: Piece, b: Piece): boolean {
  const cards = (piece: Piece): boolean => piece.type === "Card" || piece.type === "Deck";
  if (cards(a) && cards(b)) return (a.state["SidewaysCard"] === true) === (b.state["SidewaysCard"] === true);
  const [one, other] = [stackName(a), stackName(b)];
  return one !== undefined && one === other;
}

/** Whether the scripts let an object into a container: Global's tryObjectEnterContainer and the container's tryObjectEnter. */
function mayEnter(world: World, container: Piece, entering: Piece): boolean {
  const general = ["tryObjectEnterContainer", "filterObjectEnterContainer"];
  for (const name of general)
    if (tell(world, world.global, name, container.proxy, entering.proxy) === false) return false;
  for (const name of ["tryObjectEnter", "filterObjectEnter"])
    if (tellOwn(world, container, name, entering.proxy) === false) return false;
  return true;
}

export interface PutOptions {
  /** The place among the contents, from 0. */
  place?: number | undefined;
  /** How what has gone in leaves the table; it is destroyed at once if nothing is said. */
  leave?: ((this: void, world: World, piece: Piece) => void) | undefined;
}

/**
 * Puts an object into a container, or on a card or chip that it forms a deck or stack with. Answers the container, or
 * nothing if a script refuses or the two do not go together. Without a place the object lands at the end of a deck that
 * is nearer in height.
 */
export function put(
  world: World,
  target: Piece,
  entering: Piece,
  { place, leave = destroy }: PutOptions = {},
): Piece | undefined {
  if (!isThere(target) || !isThere(entering) || target === entering) return undefined;
  const holds = target.type === "Bag" || target.type === "Infinite";
  if (!holds && !merges(target, entering)) return undefined;
  if (!mayEnter(world, target, entering)) return undefined;
  if (!isContainer(target)) return form(world, target, entering, leave);
  if (target.type === "Infinite") {
    // It only ever has its one model; whatever else goes in is gone.
    if (target.state.ContainedObjects === undefined) setContents(target, [savedRecord(world, entering)]);
    leave(world, entering);
    return target;
  }
  const whole = holds || !isContainer(entering);
  const records = whole ? [savedRecord(world, entering)] : [...contentsOf(entering)];
  setContents(target, placed(target, entering, records, place));
  announce(world, "onObjectEnterContainer", target.proxy, entering.proxy);
  leave(world, entering);
  return target;
}

function placed(
  target: Piece,
  entering: Piece,
  records: ObjectState[],
  place: number | undefined,
): ObjectState[] {
  const contents = [...contentsOf(target)];
  if (place !== undefined) {
    contents.splice(place, 0, ...records);
    return contents;
  }
  if (target.type !== "Deck") return [...contents, ...records];
  const above = entering.position.y >= target.position.y;
  return above === upsideDown(target.rotation) ? [...records, ...contents] : [...contents, ...records];
}

/** Two cards become a deck, two chips a stack: a new object with a new GUID. */
function form(
  world: World,
  target: Piece,
  entering: Piece,
  leave: (this: void, world: World, piece: Piece) => void,
): Piece {
  if (isContainer(entering)) {
    // The single one joins the deck or stack, which takes its place.
    setContents(entering, placed(entering, target, [savedRecord(world, target)], undefined));
    announce(world, "onObjectEnterContainer", entering.proxy, target.proxy);
    leave(world, target);
    entering.position = target.position;
    return entering;
  }
  const [first, second] = [savedRecord(world, target), savedRecord(world, entering)];
  const container = spawn(world, { ...containerFor(target, first), GUID: newGuid(world) }, { latency: 1 });
  container.position = target.position;
  const above = entering.position.y >= target.position.y;
  const list = above === upsideDown(target.rotation) ? [second, first] : [first, second];
  setContents(container, list);
  announce(world, "onObjectEnterContainer", container.proxy, target.proxy);
  announce(world, "onObjectEnterContainer", container.proxy, entering.proxy);
  leave(world, target);
  leave(world, entering);
  return container;
}

function containerFor(target: Piece, record: ObjectState): ObjectState {
  if (target.type !== "Card") return { ...(stackOf(record) ?? record), Number: 0 };
  return deckRecord(target, [], record.Name === "CardCustom" ? "DeckCustom" : "Deck");
}

/** What happens when an unlocked card or chip comes down on another: they merge unless a script refuses. */
export function mergeOnLanding(world: World, piece: Piece): boolean {
  if (!world.settings.mergeOnContact || piece.state.Locked === true || !canGroup(piece)) return false;
  const { piece: below } = supportBelow(world, piece);
  if (below === undefined || below.state.Locked === true || below.spawning || !canGroup(below)) return false;
  if (below.motion !== undefined && !below.resting) return false;
  if (!merges(below, piece) || upsideDown(below.rotation) !== upsideDown(piece.rotation)) return false;
  const [a, b] = [boundsOf(piece), boundsOf(below)];
  const closely = Math.min(a.half.x + b.half.x, a.half.z + b.half.z) / 2;
  if (!overlapAbove(a, b, closely)) return false;
  return put(world, below, piece) !== undefined;
}

function canGroup(piece: Piece): boolean {
  return piece.type === "Card" || piece.type === "Deck" || stackName(piece) !== undefined;
}
