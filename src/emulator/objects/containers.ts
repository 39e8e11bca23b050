import { below, shuffled } from "../../kit/random";
import { announce, ask, tell, tellOwn } from "../events";
import { type Point, plus, point, rotated, turnBetween, upsideDown } from "../geometry";
import type { LuaFunction } from "../lua/sandbox";
import type { ObjectState } from "../state";
import { transformFrom } from "../state";
import type { Piece, World } from "../world";
import { bodyOf } from "./catalogue";
import { slide, slideTurn } from "./motion";
import { boundsOf, overlapAbove, restingHeight, supportBelow } from "./physics";
import { isThere, newGuid, recordOf } from "./pieces";
import { destroy, savedRecord, spawn } from "./spawning";

/** The records of what a container holds, in the order of getObjects(). */
export function contentsOf(piece: Piece): readonly ObjectState[] {
  if (piece.type !== "Stack") return piece.state.ContainedObjects ?? [];
  const units: ObjectState[] = [];
  for (let i = 0; i < (piece.state.Number ?? 0); i++) units.push(unitOf(piece));
  return units;
}

/** How many things a container or stack holds; -1 for anything else. */
export function quantityOf(piece: Piece): number {
  switch (piece.type) {
    case "Deck":
    case "Bag":
      return piece.state.ContainedObjects?.length ?? 0;
    case "Stack":
      return piece.state.Number ?? 0;
    default:
      return -1;
  }
}

/** Replaces what a container holds; the ids of a deck follow its cards. */
export function setContents(piece: Piece, contents: ObjectState[]): void {
  if (piece.type === "Stack") piece.state.Number = contents.length;
  else piece.state.ContainedObjects = contents;
  if (piece.type === "Deck") {
    piece.state.DeckIDs = contents.map((card) => card.CardID ?? 0);
    let sheets: Record<string, unknown> | undefined;
    for (const card of contents) {
      if (card.CustomDeck === undefined) continue;
      sheets = { ...sheets, ...card.CustomDeck };
    }
    if (sheets !== undefined) piece.state.CustomDeck = { ...piece.state.CustomDeck, ...sheets };
  }
  piece.body = bodyOf(piece.state, piece.type);
}

const CHIP_VALUES: ReadonlySet<number> = new Set([10, 50, 100, 500, 1000]);

/** One unit of a stack as an object of its own. */
function unitOf(stack: Piece): ObjectState {
  const { Number: _, ContainedObjects: __, ...rest } = stack.state;
  const mesh = stack.state["MeshIndex"];
  if (stack.state.Name === "ChipStack" && typeof mesh === "number" && CHIP_VALUES.has(mesh))
    return { ...(rest as ObjectState), Name: `Chip_${mesh}`, GUID: "" };
  if (stack.state.Name === "CheckerStack")
    return { ...(rest as ObjectState), Name: "Checker_white", GUID: "" };
  return { ...(rest as ObjectState), Name: string.gsub(stack.state.Name, "_Stack$", "")[0], GUID: "" };
}

/** What a stack of such units is called; nothing for what does not stack. */
function stackOf(unit: ObjectState): ObjectState | undefined {
  const chip = string.match(unit.Name, "^Chip_(%d+)$")[0];
  if (chip !== undefined)
    return { ...unit, Name: "ChipStack", MeshIndex: tonumber(chip), MaterialIndex: -1, Number: 1 };
  if (string.match(unit.Name, "^Checker_%l+$")[0] !== undefined)
    return { ...unit, Name: "CheckerStack", Number: 1 };
  const image = unit["CustomImage"] as Record<string, { Stackable?: boolean } | undefined> | undefined;
  if (image?.["CustomTile"]?.Stackable === true || image?.["CustomToken"]?.Stackable === true)
    return { ...unit, Name: `${unit.Name}_Stack`, Number: 1 };
  return undefined;
}

/** The place in `contents` of what lies at the top, as it lies on the table. */
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

/** A deck or stack of one is none: what is left appears in its place, and the container goes. */
function dissolve(world: World, container: Piece): void {
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
    remainder.state.Locked = container.state.Locked === true;
    remainder.origin = container.guid;
    container.remainder = remainder;
  }
  destroy(world, container);
}

/** Whether what lies on the other would become one deck or stack with it. */
export function merges(a: Piece, b: Piece): boolean {
  const cards = (piece: Piece): boolean => piece.type === "Card" || piece.type === "Deck";
  if (cards(a) && cards(b)) return (a.state["SidewaysCard"] === true) === (b.state["SidewaysCard"] === true);
  const [one, other] = [stackName(a), stackName(b)];
  return one !== undefined && one === other;
}

function stackName(piece: Piece): string | undefined {
  const stack = piece.type === "Stack" ? piece.state : stackOf(piece.state);
  if (stack === undefined) return undefined;
  const mesh = stack["MeshIndex"];
  return `${stack.Name} ${typeof mesh === "number" ? mesh : ""}`;
}

export function isContainer(piece: Piece): boolean {
  return piece.type === "Deck" || piece.type === "Bag" || piece.type === "Infinite" || piece.type === "Stack";
}

/** Whether the scripts let an object into a container: Global's tryObjectEnterContainer and the container's tryObjectEnter. */
export function mayEnter(world: World, container: Piece, entering: Piece): boolean {
  const general = ["tryObjectEnterContainer", "filterObjectEnterContainer"];
  for (const name of general)
    if (tell(world, world.global, name, container.proxy, entering.proxy) === false) return false;
  for (const name of ["tryObjectEnter", "filterObjectEnter"])
    if (tellOwn(world, container, name, entering.proxy) === false) return false;
  return true;
}

/**
 * Puts an object into a container, or on a card or chip that it forms a deck or stack with. Answers the container, or
 * nothing if a script refuses or the two do not go together. Without a place the object lands at the end of a deck that
 * is nearer in height.
 */
export function put(world: World, target: Piece, entering: Piece, place?: number): Piece | undefined {
  if (!isThere(target) || !isThere(entering) || target === entering) return undefined;
  const holds = target.type === "Bag" || target.type === "Infinite";
  if (!holds && !merges(target, entering)) return undefined;
  if (!mayEnter(world, target, entering)) return undefined;
  if (target.type === "Infinite") {
    if (target.state.ContainedObjects === undefined) setContents(target, [savedRecord(world, entering)]);
    destroy(world, entering);
    return target;
  }
  if (target.type === "Card" || !isContainer(target)) return form(world, target, entering);
  const added = entering.type === "Deck" || entering.type === "Stack" ? [...contentsOf(entering)] : undefined;
  const records = holds || added === undefined ? [savedRecord(world, entering)] : added;
  const contents = [...contentsOf(target)];
  setContents(target, placed(target, entering, contents, records, place));
  announce(world, "onObjectEnterContainer", target.proxy, entering.proxy);
  destroy(world, entering);
  return target;
}

function placed(
  target: Piece,
  entering: Piece,
  contents: ObjectState[],
  records: ObjectState[],
  place: number | undefined,
): ObjectState[] {
  if (place !== undefined) {
    contents.splice(place, 0, ...records);
    return contents;
  }
  if (target.type !== "Deck") return [...contents, ...records];
  const above = entering.position.y >= target.position.y;
  return above === upsideDown(target.rotation) ? [...records, ...contents] : [...contents, ...records];
}

/** Two cards become a deck, two chips a stack: a new object with a new GUID. */
function form(world: World, target: Piece, entering: Piece): Piece {
  if (entering.type === "Deck" || entering.type === "Stack") {
    // The single one joins the container, which stays where it is.
    const contents = placed(
      entering,
      target,
      [...contentsOf(entering)],
      [savedRecord(world, target)],
      undefined,
    );
    setContents(entering, contents);
    announce(world, "onObjectEnterContainer", entering.proxy, target.proxy);
    destroy(world, target);
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
  destroy(world, target);
  destroy(world, entering);
  return container;
}

function containerFor(target: Piece, record: ObjectState): ObjectState {
  if (target.type !== "Card") return { ...(stackOf(record) ?? record), Number: 0 };
  return deckRecord(target, [], record.Name === "CardCustom" ? "DeckCustom" : "Deck");
}

/** The record of a deck with the looks and place of a card or deck. */
export function deckRecord(like: Piece, contents: ObjectState[], name = like.state.Name): ObjectState {
  const { CardID: _, States: __, Memo: ___, Tags: ____, CustomDeck: _____, ...rest } = recordOf(like);
  return {
    ...(rest as ObjectState),
    Name: name,
    GUID: "",
    Nickname: "",
    Description: "",
    GMNotes: "",
    Hands: false,
    HideWhenFaceDown: true,
    LuaScript: "",
    LuaScriptState: "",
    XmlUI: "",
    Transform: transformFrom(like.position, like.rotation, like.scale),
    DeckIDs: contents.map((card) => card.CardID ?? 0),
    ContainedObjects: contents,
  };
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

/** Brings the contents into a random order. */
export function shuffle(world: World, container: Piece): void {
  if (container.type === "Stack") return;
  setContents(container, shuffled(world.random, contentsOf(container)));
}

/**
 * Parts a deck or stack into piles of these sizes, from the bottom up in the order of the piles, side by side. The first
 * pile is the old object; all are usable one frame later.
 */
export function part(world: World, container: Piece, sizes: readonly number[]): Piece[] {
  const contents = [...contentsOf(container)];
  const piles: ObjectState[][] = [];
  let start = 0;
  for (const size of sizes) {
    piles.push(contents.slice(start, start + size));
    start += size;
  }
  const result: Piece[] = [];
  piles.forEach((pile, index) => {
    if (index === 0) {
      setContents(container, pile);
      result.push(container);
      return;
    }
    const offset = rotated(point(0, container.rotation.y, 0), point(2.6 * index, 0, 0));
    const position = plus(container.position, offset);
    const single = pile.length === 1 ? pile[0] : undefined;
    const record =
      single ??
      (container.type === "Deck"
        ? deckRecord(container, pile)
        : { ...recordOf(container), GUID: "", Number: pile.length });
    const fresh = spawn(world, record, {
      position,
      rotation: container.rotation,
      scale: container.scale,
      latency: 1,
    });
    if (single === undefined) setContents(fresh, pile);
    result.push(fresh);
  });
  dissolve(world, container);
  return result;
}

/** Lays the cards of a deck out side by side, the top one first. */
export function spread(world: World, deck: Piece, distance: number): Piece[] {
  const cards: Piece[] = [];
  const count = contentsOf(deck).length;
  const { position, rotation } = deck;
  for (let i = 0; i < count; i++) {
    const offset = rotated(point(0, rotation.y, 0), point(-distance * i, 0, 0));
    const last = cards[cards.length - 1];
    const holder: Piece | undefined = isThere(deck) ? deck : undefined;
    if (holder === undefined) {
      if (deck.remainder !== undefined && deck.remainder !== last) {
        slide(world, deck.remainder, plus(position, offset), true);
        cards.push(deck.remainder);
      }
      break;
    }
    const card = take(world, deck, { position: plus(position, offset), rotation, top: true });
    if (card !== undefined) cards.push(card);
  }
  return cards;
}

/** Brings the cards that came out of a deck back into it; empties a bag. */
export function reset(world: World, container: Piece): void {
  if (container.type === "Bag") {
    setContents(container, []);
    return;
  }
  for (const piece of [...world.pieces])
    if (piece.origin === container.guid && piece.type === "Card" && isThere(piece))
      put(world, container, piece);
}

/** Whether two objects lie the same way round, near enough to be dropped on each other. */
export function sameFacing(a: Piece, b: Piece): boolean {
  return Math.abs(turnBetween(a.rotation.z, b.rotation.z)) < 90;
}

/** Where an object that is let go above another comes to lie. */
export function heightOn(world: World, piece: Piece): number {
  return restingHeight(piece, supportBelow(world, piece).height);
}

/** Asks the scripts whether a container may be searched or shuffled, in general. */
export function isRefused(world: World, event: string, ...parameters: unknown[]): boolean {
  return ask(world, event, false, ...parameters);
}
