import { isPlayerColour, PLAYER_COLOUR_NAMES } from "../kit/game/player-colours";
import { announce } from "./events";
import { point } from "./geometry";
import { settle } from "./objects/motion";
import { isThere } from "./objects/pieces";
import type { Person, PlayerReference, World } from "./world";

/** The person behind a Player now, if anybody. */
export function personOf(world: World, reference: PlayerReference): Person | undefined {
  return reference.person ?? (reference.color === undefined ? undefined : seated(world, reference.color));
}

export function colourOf(reference: PlayerReference): string {
  return reference.person?.color ?? reference.color ?? "Grey";
}

/** Who sits at a colour; of several spectators the first. */
export function seated(world: World, color: string): Person | undefined {
  return world.people.find((person) => person.connected && person.color === color);
}

/** The colours that have a hand zone, in the game's order. */
export function availableColours(world: World): string[] {
  return PLAYER_COLOUR_NAMES.filter((color) =>
    world.pieces.some((piece) => piece.type === "Hand" && piece.state.FogColor === color && isThere(piece)),
  );
}

/** The colours somebody sits at, in the game's order, without spectators. */
export function seatedColours(world: World): string[] {
  return PLAYER_COLOUR_NAMES.filter((color) => color !== "Grey" && seated(world, color) !== undefined);
}

/** The reference that a script has to a person: the seat's Player, or one of their own for spectators. */
export function playerFor(world: World, person: Person): object {
  if (person.color !== "Grey") return playerAt(world, person.color);
  person.proxy ??= world.wiring.playerProxy(world, { color: undefined, person });
  return person.proxy;
}

/** The Player of a seat; it is the same one no matter who sits there. */
export function playerAt(world: World, color: string): object {
  let proxy = world.players.get(color);
  if (proxy === undefined) {
    proxy = world.wiring.playerProxy(world, { color, person: undefined });
    world.players.set(color, proxy);
  }
  return proxy;
}

/** The Steam id of the person with this number; numbers go up in the order in which people come. */
export function steamIdOf(id: number): string {
  return `76561197${960000000 + id}`;
}

/** Lets somebody in: they arrive as a spectator and are announced as such; the same person, if they left under this name. */
export function connect(world: World, name: string): Person {
  const id = world.nextPerson++;
  const before = world.people.find((other) => !other.connected && other.name === name);
  const person: Person = {
    id,
    name,
    steamId: before?.steamId ?? steamIdOf(id),
    color: "Grey",
    host: world.people.length === 0,
    promoted: false,
    muted: false,
    team: "None",
    blindfolded: false,
    connected: true,
    proxy: undefined,
    pointer: point(0, 1, 0),
    pointerRotation: 0,
    hovering: undefined,
    holding: [],
    selected: [],
    liftHeight: 0.2,
    dialog: undefined,
    heard: [],
    camera: { mode: "ThirdPerson", position: undefined, pitch: 0, yaw: 0, distance: 40 },
    clipboard: [],
  };
  world.people.push(person);
  announce(world, "onPlayerConnect", playerFor(world, person));
  return person;
}

/** Moves somebody to another colour; says whether that was possible. The seat must exist and be free. */
export function changeColour(world: World, person: Person, color: string): boolean {
  if (!isPlayerColour(color) || !person.connected) return false;
  if (color === person.color) return true;
  if (color !== "Grey" && seated(world, color) !== undefined) return false;
  if (color !== "Grey" && color !== "Black" && !availableColours(world).includes(color)) return false;
  letGo(world, person);
  person.color = color;
  announce(world, "onPlayerChangeColor", color);
  return true;
}

/** Somebody's connection ends: their seat is free. */
export function disconnect(world: World, person: Person): void {
  if (!person.connected) return;
  letGo(world, person);
  announce(world, "onPlayerDisconnect", playerFor(world, person));
  const hadSeat = person.color !== "Grey";
  person.connected = false;
  person.color = "Grey";
  if (hadSeat) announce(world, "onPlayerChangeColor", "Grey");
}

/** Empties somebody's hands and selection without any event: they change seats or leave. */
export function letGo(world: World, person: Person): void {
  for (const piece of person.holding) {
    piece.heldBy = undefined;
    settle(world, piece);
  }
  for (const piece of person.selected)
    piece.selectedBy = piece.selectedBy.filter((other) => other !== person);
  person.holding = [];
  person.selected = [];
  person.hovering = undefined;
  person.dialog = undefined;
}

export function isAdmin(person: Person): boolean {
  return person.host || person.promoted;
}

/** Whether two colours play together: the same person, or the same team. */
export function areTeamMates(world: World, a: string, b: string): boolean {
  const [one, other] = [seated(world, a), seated(world, b)];
  return one !== undefined && other !== undefined && one.team !== "None" && one.team === other.team;
}
