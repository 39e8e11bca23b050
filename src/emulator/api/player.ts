import { isPlayerColour, PLAYER_COLOUR_NAMES } from "../../kit/game/player-colours";
import { Action, ping } from "../actions";
import { PLAYER_FUNCTIONS, PLAYER_VARIABLES } from "../api-names";
import { announce } from "../events";
import { plus, point, rotated } from "../geometry";
import { raise, raiseHostException } from "../lua/fault";
import { isThere } from "../objects/pieces";
import { TOLERATED_PLAYER_FUNCTIONS } from "./tolerated";
import { DIALOG_FUNCTIONS } from "./dialogs";
import { savedRecord, spawn } from "../objects/spawning";
import { noteMove, place } from "../objects/motion";
import {
  availableColours,
  changeColour,
  colourOf,
  disconnect,
  isAdmin,
  personOf,
  playerAt,
  playerFor,
} from "../players";
import { pointFrom, vectorFor } from "../scripts";
import { say } from "../speech";
import { createProxy, type Members } from "../strict";
import type { Person, Piece, PlayerReference, World } from "../world";
import { handOf, handsOf, lookAgain } from "../zones";
import { TABLE_MEMBERS } from "../api-names";
import { list, number, optionalNumber, optionalPoint, pieceFrom, table, text, words } from "./parameters";

function tellPerson(
  world: World,
  reference: PlayerReference,
  kind: "print" | "broadcast",
  message: unknown,
): boolean {
  const line = words(message, kind);
  const person = personOf(world, reference);
  if (person === undefined) return false;
  if (person.color !== "Grey") say(world, kind, line, { kind: "colour", color: person.color });
  else person.heard.push({ kind, text: line, from: undefined, frame: world.schedule.frame });
  return true;
}

function handZone(
  world: World,
  reference: PlayerReference,
  index: unknown,
): ReturnType<typeof handsOf>[number] | undefined {
  return handsOf(world, colourOf(reference))[(optionalNumber(index, "hand index") ?? 1) - 1];
}

function holder(world: World, reference: PlayerReference): Person | undefined {
  return personOf(world, reference);
}

/** A variable of a person; `usual` when nobody sits there. */
function personal<T>(read: (person: Person) => T, usual: T): (world: World, reference: PlayerReference) => T {
  return (world, reference) => {
    const person = personOf(world, reference);
    return person === undefined ? usual : read(person);
  };
}

const MEMBERS: Members<PlayerReference> = {
  tolerated: { functions: TOLERATED_PLAYER_FUNCTIONS },
  label: "Player",
  knownFunctions: PLAYER_FUNCTIONS,
  knownVariables: PLAYER_VARIABLES,
  variables: {
    admin: { read: personal(isAdmin, false) },
    blindfolded: {
      read: personal((person) => person.blindfolded, false),
      write: (world, reference, value) => {
        const person = holder(world, reference);
        if (person === undefined || person.blindfolded === (value === true)) return;
        person.blindfolded = value === true;
        announce(world, "onBlindfold", playerFor(world, person), person.blindfolded);
      },
    },
    color: { read: (_world, reference) => colourOf(reference) },
    host: { read: personal((person) => person.host, false) },
    lift_height: {
      read: personal((person) => person.liftHeight, 0),
      write: (world, reference, value) => {
        const person = holder(world, reference);
        if (person !== undefined) person.liftHeight = number(value, "lift_height");
      },
    },
    promoted: { read: personal((person) => person.promoted, false) },
    seated: {
      read: (world, reference) => colourOf(reference) !== "Grey" && holder(world, reference) !== undefined,
    },
    steam_id: { read: personal((person) => person.steamId, "") },
    steam_name: { read: personal<string | undefined>((person) => person.name, undefined) },
    team: {
      read: personal((person) => person.team, "None"),
      write: (world, reference, value) => {
        const person = holder(world, reference);
        if (person === undefined) return;
        person.team = text(value, "team");
        announce(world, "onPlayerChangeTeam", person.color, person.team === "None" ? "" : person.team);
      },
    },
  },
  functions: {
    attachCameraToObject: (world, _reference, parameters) => {
      pieceFrom(world, table(parameters, "attachCameraToObject").get("object"), "object");
      return true;
    },
    broadcast: (world, reference, message) => tellPerson(world, reference, "broadcast", message),
    print: (world, reference, message) => tellPerson(world, reference, "print", message),
    changeColor: (world, reference, color) => {
      const person = holder(world, reference);
      return person !== undefined && changeColour(world, person, text(color, "changeColor"));
    },
    clearSelectedObjects: (world, reference) => {
      const person = holder(world, reference);
      if (person === undefined) return false;
      for (const piece of person.selected)
        piece.selectedBy = piece.selectedBy.filter((other) => other !== person);
      person.selected = [];
      return true;
    },
    copy: (world, reference, objects) => {
      const person = holder(world, reference);
      if (person === undefined) return false;
      person.clipboard = list(objects, "copy").map((item) =>
        savedRecord(world, pieceFrom(world, item, "copy")),
      );
      return true;
    },
    paste: (world, reference, position) => {
      const person = holder(world, reference);
      const at = pointFrom(position, "paste");
      for (const record of person?.clipboard ?? []) spawn(world, record, { position: at });
      return person !== undefined;
    },
    drawHandStash: () => true,
    setHandStashLocation: () => true,
    getHandCount: (world, reference) => handsOf(world, colourOf(reference)).length,
    getHandObjects: (world, reference, index) => {
      const zone = handZone(world, reference, index);
      const held = zone === undefined ? [] : handOf(zone);
      const listed = (piece: Piece): boolean =>
        piece.interactable || !world.settings.doubts.uninteractableLeavesHandList;
      return held.filter((piece) => listed(piece)).map((piece) => piece.proxy);
    },
    getHandTransform: (world, reference, index) => {
      const zone = handZone(world, reference, index);
      if (zone === undefined) return undefined;
      return {
        position: vectorFor(world, zone.position),
        rotation: vectorFor(world, zone.rotation),
        scale: vectorFor(world, zone.scale),
        forward: vectorFor(world, rotated(zone.rotation, point(0, 0, 1))),
        right: vectorFor(world, rotated(zone.rotation, point(1, 0, 0))),
        up: vectorFor(world, rotated(zone.rotation, point(0, 1, 0))),
      };
    },
    setHandTransform: (world, reference, parameters, index) => {
      const zone = handZone(world, reference, index);
      const given = table(parameters, "setHandTransform");
      const nought = point(0, 0, 0);
      if (zone === undefined) return false;
      place(world, zone, optionalPoint(given.get("position"), "position") ?? nought);
      zone.rotation = optionalPoint(given.get("rotation"), "rotation") ?? nought;
      zone.scale = optionalPoint(given.get("scale"), "scale") ?? nought;
      noteMove(world, zone);
      lookAgain(world);
      return true;
    },
    getHoldingObjects: (world, reference) =>
      (holder(world, reference)?.holding ?? []).filter((piece) => isThere(piece)).map((piece) => piece.proxy),
    getHoverObject: (world, reference) => {
      const hovering = holder(world, reference)?.hovering;
      return hovering !== undefined && isThere(hovering) ? hovering.proxy : undefined;
    },
    getPointerPosition: (world, reference) =>
      vectorFor(world, holder(world, reference)?.pointer ?? point(0, 0, 0)),
    getPointerRotation: (world, reference) => holder(world, reference)?.pointerRotation ?? 0,
    getSelectedObjects: (world, reference) =>
      (holder(world, reference)?.selected ?? [])
        .filter((piece) => isThere(piece))
        .map((piece) => piece.proxy),
    kick: (world, reference) => {
      const person = holder(world, reference);
      if (person === undefined || person.host) return false;
      disconnect(world, person);
      return true;
    },
    lookAt: (world, reference, parameters) => {
      const person = holder(world, reference);
      const given = table(parameters, "lookAt");
      const position = pointFrom(given.get("position"), "position");
      if (person === undefined) return false;
      person.camera = {
        mode: "ThirdPerson",
        position: plus(position, point(0, 0, 0)),
        pitch: optionalNumber(given.get("pitch"), "pitch") ?? 0,
        yaw: optionalNumber(given.get("yaw"), "yaw") ?? 0,
        distance: optionalNumber(given.get("distance"), "distance") ?? 40,
      };
      return true;
    },
    mute: (world, reference) => {
      const person = holder(world, reference);
      if (person !== undefined) person.muted = !person.muted;
      return person !== undefined;
    },
    pingTable: (world, reference, position) => {
      const person = holder(world, reference);
      if (person === undefined) return false;
      ping(world, person, pointFrom(position, "pingTable"), undefined);
      return true;
    },
    promote: (world, reference) => {
      const person = holder(world, reference);
      if (person === undefined || person.host) return false;
      person.promoted = !person.promoted;
      return true;
    },
    setCameraMode: (world, reference, mode) => {
      const person = holder(world, reference);
      if (person === undefined) return false;
      person.camera.mode = text(mode, "setCameraMode");
      return true;
    },
    setUITheme: (_world, _reference, theme) => text(theme, "setUITheme") !== "",
    ...DIALOG_FUNCTIONS,
  },
};

/** What scripts hold in their hands for a player. */
export function playerProxy(world: World, reference: PlayerReference): object {
  return createProxy(world, reference, MEMBERS, new LuaTable(), () => {});
}

const ACTIONS: Readonly<Record<string, number>> = {
  Copy: Action.Copy,
  Cut: Action.Cut,
  Delete: Action.Delete,
  FlipIncrementalLeft: Action.FlipIncrementalLeft,
  FlipIncrementalRight: Action.FlipIncrementalRight,
  FlipOver: Action.FlipOver,
  Group: Action.Group,
  Paste: Action.Paste,
  PickUp: Action.PickUp,
  Randomize: Action.Randomize,
  RotateIncrementalLeft: Action.RotateIncrementalLeft,
  RotateIncrementalRight: Action.RotateIncrementalRight,
  RotateOver: Action.RotateOver,
  Select: Action.Select,
  Under: Action.Under,
};

/** The global `Player`: functions, and the Player of every colour. */
export function playerTable(world: World): object {
  const members: Members<object> = {
    label: "Player",
    functions: {
      getAvailableColors: () => availableColours(world),
      getColors: () => [...PLAYER_COLOUR_NAMES],
      getPlayers: () =>
        world.people.filter((person) => person.connected).map((person) => playerFor(world, person)),
      getSpectators: () =>
        world.people
          .filter((person) => person.connected && person.color === "Grey")
          .map((person) => playerFor(world, person)),
    },
    variables: { Action: { read: () => ({ ...ACTIONS }) } },
    knownFunctions: TABLE_MEMBERS["Player"] ?? new Set(),
    knownVariables: new Set(),
  };
  return createProxy(
    world,
    {},
    members,
    new LuaTable(),
    () => {},
    (key) => {
      if (key === "Grey" && world.settings.doubts.greySeatRaises)
        return raiseHostException('Player["Grey"]: there is no such seat');
      if (typeof key === "string" && isPlayerColour(key)) return playerAt(world, key);
      return raise(`Player[${tostring(key)}]: there is no such colour`);
    },
  );
}
