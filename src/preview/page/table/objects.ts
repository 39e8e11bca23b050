import { Group, type Object3D, type Quaternion, type Vector3 } from "three";
import type { Change, Move, ObjectView } from "../../protocol";
import { createBody } from "../bodies";
import type { Body } from "../bodies/body";
import { toQuaternion, toScale, toVector } from "../space";
import { createFittings, type Fittings } from "./fittings";
import { ZONES } from "./framing";
import type { Viewport } from "./viewport";

/** How fast an object closes in on where the table says it is, in 1 / seconds: it glides over what comes in steps. */
const HASTE = 22;

/** An object nearer than this to its place has arrived. */
const NEAR = 0.002;

/** An object of the table as the page draws it. */
interface Drawn {
  view: ObjectView;
  node: Group;
  body: Body;
  fittings: Fittings;
  place: Vector3;
  turn: Quaternion;
}

/** The objects on the table, drawn. */
export interface Objects {
  /** Shows what has changed. */
  show: (change: Change) => void;
  showSnapPoints: (on: boolean) => void;
  /** Marks the object under the pointer, and what takes clicks on its part under the pointer. */
  mark: (guid: string | undefined, part: Object3D | undefined) => void;
  view: (guid: string) => ObjectView | undefined;
  views: () => ObjectView[];
  node: (guid: string) => Object3D | undefined;
  /** The nodes that a pointer can meet. */
  roots: () => Object3D[];
  /** The object that something drawn belongs to. */
  owner: (part: Object3D) => { guid: string; fittings: Fittings; isZone: boolean } | undefined;
}

export function createObjects({ scene, invalidate, refreshShadows, animate }: Viewport): Objects {
  const drawn = new Map<string, Drawn>();
  const moving = new Set<Drawn>();
  /** Those whose bodies move by themselves. */
  const lively = new Set<Drawn>();
  let snapPoints = false;
  let marked: string | undefined;
  let pointed: Object3D | undefined;

  animate((seconds) => {
    const part = 1 - Math.exp(-HASTE * seconds);
    if (moving.size + lively.size > 0) refreshShadows();
    for (const each of moving) if (approach(each, part)) moving.delete(each);
    for (const each of lively) if (each.body.animate?.(seconds) !== true) lively.delete(each);
    return moving.size + lively.size > 0;
  });

  function add(view: ObjectView): void {
    const node = new Group();
    node.name = view.guid;
    const body = createBody(view);
    const fittings = createFittings();
    node.add(body.root, fittings.root);
    scene.add(node);
    const place = toVector(view.position);
    const turn = toQuaternion(view.rotation);
    node.position.copy(place);
    node.quaternion.copy(turn);
    const each: Drawn = { view, node, body, fittings, place, turn };
    drawn.set(view.guid, each);
    refresh(each, view);
  }

  function remove(guid: string): void {
    const each = drawn.get(guid);
    if (each === undefined) return;
    scene.remove(each.node);
    each.body.dispose();
    each.fittings.dispose();
    moving.delete(each);
    lively.delete(each);
    drawn.delete(guid);
  }

  function refresh(each: Drawn, view: ObjectView): void {
    each.view = view;
    each.node.scale.copy(toScale(view.scale));
    each.body.show(view);
    if (each.body.animate !== undefined) lively.add(each);
    each.fittings.show(view, { snapPoints, marked: view.guid === marked });
    goTo(each, view.position, view.rotation);
  }

  function show(view: ObjectView): void {
    const each = drawn.get(view.guid);
    if (each !== undefined && each.view.name === view.name) {
      refresh(each, view);
      return;
    }
    remove(view.guid);
    add(view);
  }

  function move([guid, x, y, z, rotationX, rotationY, rotationZ]: Move): void {
    const each = drawn.get(guid);
    if (each === undefined) return;
    const position = { x, y, z };
    const rotation = { x: rotationX, y: rotationY, z: rotationZ };
    each.view = { ...each.view, position, rotation };
    goTo(each, position, rotation);
  }

  function goTo(each: Drawn, position: ObjectView["position"], rotation: ObjectView["rotation"]): void {
    each.place = toVector(position);
    each.turn = toQuaternion(rotation);
    moving.add(each);
  }

  function refit(): void {
    for (const { view, fittings } of drawn.values())
      fittings.show(view, { snapPoints, marked: view.guid === marked });
    invalidate();
  }

  return {
    show: ({ anew, objects = [], moves = [], gone = [] }) => {
      if (anew === true) {
        // Objects that still exist stay, so a rewind or another seat's eyes make nothing jump.
        const kept = new Set(objects.map(({ guid }) => guid));
        for (const guid of [...drawn.keys()]) if (!kept.has(guid)) remove(guid);
      }
      for (const guid of gone) remove(guid);
      for (const view of objects) show(view);
      for (const each of moves) move(each);
      if (anew === true || objects.length + moves.length + gone.length > 0) refreshShadows();
    },
    showSnapPoints: (on) => {
      snapPoints = on;
      refit();
    },
    mark: (guid, part) => {
      if (part !== pointed) {
        pointed = part;
        for (const { fittings } of drawn.values()) fittings.highlight(part);
        invalidate();
      }
      if (guid === marked) return;
      marked = guid;
      refit();
    },
    view: (guid) => drawn.get(guid)?.view,
    views: () => [...drawn.values()].map(({ view }) => view),
    node: (guid) => drawn.get(guid)?.node,
    roots: () => [...drawn.values()].map(({ node }) => node),
    owner: (part) => {
      let current: Object3D | null = part;
      while (current !== null && current.parent !== scene) current = current.parent;
      const each = current === null ? undefined : drawn.get(current.name);
      if (each === undefined) return undefined;
      const { view, fittings } = each;
      return { guid: view.guid, fittings, isZone: ZONES.has(view.type) };
    },
  };
}

/** Brings an object nearer to its place; answers whether it is there. */
function approach({ node, place, turn }: Drawn, part: number): boolean {
  node.position.lerp(place, part);
  node.quaternion.slerp(turn, part);
  const there = node.position.distanceTo(place) < NEAR && node.quaternion.angleTo(turn) < NEAR;
  if (!there) return false;
  node.position.copy(place);
  node.quaternion.copy(turn);
  return true;
}
