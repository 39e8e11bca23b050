import { LINGERING_FRAMES } from "../../doubts";
import { destroy } from "../../objects/spawning";
import { later, Phase } from "../../schedule";
import { mayRandomize } from "../../actions";
import { raise } from "../../lua/fault";
import { point } from "../../geometry";
import { contentsOf, isContainer, quantityOf } from "../../objects/contents";
import { put } from "../../objects/merging";
import { part, reset, shuffle, spread } from "../../objects/piles";
import { take } from "../../objects/taking";
import { slide, slideTurn } from "../../objects/motion";
import { isThere, isZone } from "../../objects/pieces";
import { plus, rotated } from "../../geometry";
import { seatedColours } from "../../players";
import { accepts } from "../../objects/tags";
import type { Method } from "../../strict";
import type { Piece, World } from "../../world";
import { handsOf, holdIfHand } from "../../zones";
import {
  flag,
  number,
  optionalFunction,
  optionalNumber,
  optionalPoint,
  optionalText,
  pieceFrom,
  table,
  text,
} from "../parameters";
import { pointFrom } from "../../scripts";

type ObjectMethod = Method<Piece>;

/** What getObjects() answers: the objects in a zone, or a row for everything in a container. */
export function contentRows(piece: Piece): unknown[] {
  if (isZone(piece))
    return piece.inside
      .filter((other) => isThere(other) && accepts(piece.state.Tags, other.state.Tags))
      .map((other) => other.proxy);
  return contentsOf(piece).map((content, index) => ({
    index,
    guid: content.GUID ?? "",
    name: content.Nickname === undefined || content.Nickname === "" ? content.Name : content.Nickname,
    nickname: content.Nickname ?? "",
    description: content.Description ?? "",
    gm_notes: content.GMNotes ?? "",
    memo: content.Memo,
    tags: [...(content.Tags ?? [])],
    lua_script: content.LuaScript ?? "",
    lua_script_state: content.LuaScriptState ?? "",
  }));
}

function takeObject(world: World, piece: Piece, parameters: unknown): object | undefined {
  if (!isContainer(piece)) return raise(`takeObject: ${piece.state.Name} is not a container`);
  const given =
    parameters === undefined ? new LuaTable<string | number, unknown>() : table(parameters, "takeObject");
  const guid = optionalText(given.get("guid"), "guid");
  const index = optionalNumber(given.get("index"), "index");
  if (guid !== undefined && index !== undefined)
    return raise("takeObject: either guid or index can be given, not both");
  const taken = take(world, piece, {
    guid,
    index,
    top: given.get("top") !== false,
    position: optionalPoint(given.get("position"), "position"),
    rotation: optionalPoint(given.get("rotation"), "rotation"),
    flip: flag(given.get("flip")),
    smooth: given.get("smooth") !== false,
    callback: optionalFunction(given.get("callback_function"), "callback_function"),
  });
  if (taken === undefined)
    return raise(`takeObject: ${piece.state.Name} (${piece.guid}) holds no such object`);
  return taken.proxy;
}

/** Deals cards to a hand of one colour, or to every seated player. */
export function deal(
  world: World,
  piece: Piece,
  count: number,
  color: string | undefined,
  hand: number,
  fromBottom: boolean,
): void {
  const colours = color === undefined ? seatedColours(world) : [color];
  for (let i = 0; i < count; i++)
    for (const to of colours) {
      const zone = handsOf(world, to)[hand - 1];
      if (zone === undefined) continue;
      dealOne(world, piece, zone, fromBottom);
    }
}

function dealOne(world: World, piece: Piece, zone: Piece, fromBottom: boolean): void {
  const position = zone.position;
  const rotation = point(0, zone.rotation.y + 180, 0);
  if (!isContainer(piece)) {
    slide(world, piece, position, false);
    slideTurn(world, piece, rotation, false);
    if (piece.zones.includes(zone)) holdIfHand(world, zone, piece);
  } else if (isThere(piece)) take(world, piece, { position, rotation, top: !fromBottom });
  else if (piece.remainder !== undefined && isThere(piece.remainder))
    dealOne(world, piece.remainder, zone, false);
}

/** What putObject has put away leaves the table: at once, or as the doubts have it. */
function leaveTable(world: World, piece: Piece): void {
  const { putObjectCopies, putObjectLingers } = world.settings.doubts;
  if (putObjectCopies) return;
  if (putObjectLingers) later(world.schedule, LINGERING_FRAMES, Phase.End, () => destroy(world, piece));
  else destroy(world, piece);
}

function cutSizes(count: number, lower: number): number[] {
  return [lower, count - lower];
}

function evenSizes(count: number, piles: number): number[] {
  const sizes: number[] = [];
  for (let i = 0; i < piles; i++) sizes.push(Math.floor((count + piles - 1 - i) / piles));
  return sizes;
}

/** Bags, decks, stacks: what goes in and what comes out. */
export const CONTENT_FUNCTIONS: Readonly<Record<string, ObjectMethod>> = {
  takeObject,
  putObject: (world, piece, entering, index) =>
    put(world, piece, pieceFrom(world, entering, "putObject"), {
      place: optionalNumber(index, "index"),
      leave: leaveTable,
    })?.proxy,
  shuffle: (world, piece) => {
    if (!isContainer(piece)) return false;
    if (world.settings.doubts.shuffleAsksTryRandomize && !mayRandomize(world, piece, undefined)) return false;
    shuffle(world, piece);
    return true;
  },
  cut: (world, piece, count) => {
    const all = quantityOf(piece);
    if (all < 4) return raise("cut: a deck of at least four is needed");
    const lower = Math.max(2, Math.min(all - 2, optionalNumber(count, "cut") ?? Math.floor(all / 2)));
    return part(world, piece, cutSizes(all, lower)).map((pile) => pile.proxy);
  },
  split: (world, piece, piles) => {
    const all = quantityOf(piece);
    if (all < 4) return raise("split: a deck of at least four is needed");
    const wanted = Math.max(2, Math.min(Math.floor(all / 2), optionalNumber(piles, "split") ?? 2));
    return part(world, piece, evenSizes(all, wanted)).map((pile) => pile.proxy);
  },
  spread: (world, piece, distance) =>
    spread(world, piece, optionalNumber(distance, "spread") ?? 0.6).map((card) => card.proxy),
  deal: (world, piece, count, color, hand, fromBottom) => {
    const to = color === undefined ? undefined : text(color, "deal");
    deal(world, piece, number(count, "deal"), to, optionalNumber(hand, "deal") ?? 1, flag(fromBottom));
    return true;
  },
  dealToColorWithOffset: (world, piece, offset, flip, color) => {
    const zone = handsOf(world, text(color, "dealToColorWithOffset"))[0];
    if (zone === undefined) return undefined;
    const position = plus(zone.position, rotated(zone.rotation, pointFrom(offset, "dealToColorWithOffset")));
    const rotation = point(0, zone.rotation.y + 180, flip === true ? 0 : 180);
    if (!isContainer(piece)) return undefined;
    return take(world, piece, { position, rotation })?.proxy;
  },
  reset: (world, piece) => {
    reset(world, piece);
    return true;
  },
};
