import { callHandler, FAILED, handlerOf } from "./scripts";
import type { Piece, Script, World } from "./world";

/** Old names under which scripts may still have a handler. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  onLoad: "onload",
  onObjectDrop: "onObjectDropped",
  onObjectPickUp: "onObjectPickedUp",
  onObjectRandomize: "onObjectRandomized",
};

/** Global and every object with a script, in the order in which an event reaches them. */
function listeners(world: World): Script[] {
  const list: Script[] = [];
  if (world.settings.doubts.globalHandlerFirst) list.push(world.global);
  for (const piece of world.scripted) if (piece.script !== undefined) list.push(piece.script);
  if (!world.settings.doubts.globalHandlerFirst) list.push(world.global);
  return list;
}

/** Tells Global and every object script. */
export function announce(world: World, event: string, ...parameters: unknown[]): void {
  for (const script of listeners(world)) tell(world, script, event, ...parameters);
}

/** Tells one script. */
export function tell(world: World, script: Script, event: string, ...parameters: unknown[]): unknown {
  const old = OLD_NAMES[event];
  const name = old !== undefined && handlerOf(script, event) === undefined ? old : event;
  return callHandler(world, script, name, ...parameters);
}

/** Asks every script in turn until one answers `decisive`; the rest is then not asked. Says whether one did. */
export function ask(world: World, event: string, decisive: unknown, ...parameters: unknown[]): boolean {
  for (const script of listeners(world))
    if (tell(world, script, event, ...parameters) === decisive) return true;
  return false;
}

/** Tells the object's own script, if it has one. */
export function tellOwn(world: World, piece: Piece, event: string, ...parameters: unknown[]): unknown {
  const { script } = piece;
  if (script === undefined) return undefined;
  const answer = tell(world, script, event, ...parameters);
  return answer === FAILED ? undefined : answer;
}

/** One occurrence that has an own handler (onPickUp) and a general one (onObjectPickUp), in the seeded order. */
export function occur(
  world: World,
  piece: Piece,
  own: string,
  ownParameters: readonly unknown[],
  general: string,
  parameters: readonly unknown[],
): void {
  inOrder(world, piece, own, ownParameters, () => {
    announce(world, general, ...parameters);
  });
}

/** The same where the general handler is Global's alone. */
export function occurInGlobal(
  world: World,
  piece: Piece,
  own: string,
  ownParameters: readonly unknown[],
  general: string,
  parameters: readonly unknown[],
): void {
  inOrder(world, piece, own, ownParameters, () => {
    tell(world, world.global, general, ...parameters);
  });
}

/** Tells the object's own script before or after all others, as the table answers that doubt. */
function inOrder(
  world: World,
  piece: Piece,
  own: string,
  ownParameters: readonly unknown[],
  tellOthers: () => void,
): void {
  const { ownHandlerFirst } = world.settings.doubts;
  if (ownHandlerFirst) tellOwn(world, piece, own, ...ownParameters);
  tellOthers();
  if (!ownHandlerFirst) tellOwn(world, piece, own, ...ownParameters);
}
