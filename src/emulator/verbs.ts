import {
  allows,
  Action,
  copy,
  describe,
  draw,
  drop,
  flip,
  hover,
  immovable,
  moveHeld,
  peek,
  pickUp,
  ping,
  randomizeBy,
  remove,
  rotate,
  typeNumber,
  untouchable,
} from "./actions";
import { ask, announce } from "./events";
import { runFrames } from "./frame";
import { click, gesture, typeInto } from "./gestures";
import { type Point, point, upsideDown } from "./geometry";
import { setState, spawn } from "./objects/spawning";
import { setLocked } from "./api/object/variables";
import { put } from "./objects/containers";
import { changeColour, connect, disconnect, playerFor, seatedColours } from "./players";
import { enter, vectorFor } from "./scripts";
import { type Sight, sightOf, viewerOf } from "./sight";
import { say, EVERYBODY } from "./speech";
import { rewindTo } from "./table";
import { giveTurn, turnAfter, turnsOf } from "./turns";
import type { MouseButton } from "./ui/interface";
import type { Person, Piece, World } from "./world";
import { handOf, handsOf } from "./zones";

/** An object, or its GUID or name. */
export type Target = Piece | string;

/**
 * Where a dragged object is let go.
 *
 * @noSelf
 */
export interface Drag {
  /** Above another object: on to it, or into it if it is a container. */
  onto: (target: Target) => boolean;
  to: (x: number, z: number) => boolean;
  /** Into the person's own hand. */
  toHand: () => boolean;
}

/**
 * What a person at the table does. A verb fails the test with a clear message if the person cannot do it: they do not
 * see the button, the piece is locked. It answers false if a script vetoed the action.
 *
 * @noSelf
 */
export interface PlayerVerbs {
  readonly person: Person;
  color: () => string;
  /** Everything that reaches this person's screen. */
  sees: () => Sight;
  /** Why the person cannot move an object, or nothing if they can. */
  obstacleTo: (target: Target) => string | undefined;

  clicks: (textOrId: string, button?: MouseButton, on?: Target) => void;
  typesInto: (textOrId: string, text: string, on?: Target) => void;
  /** Picks an option of a dropdown. */
  picks: (id: string, option: string) => void;
  slides: (id: string, value: number) => void;
  /** Drags a window of the UI. */
  dragsPanel: (id: string) => void;

  hovers: (target: Target | undefined) => void;
  picksUp: (target: Target) => boolean;
  /** Moves what the person holds to above a place. */
  carries: (x: number, z: number) => void;
  drops: () => void;
  drags: (target: Target) => Drag;
  /** Drags the top card off a deck, or something out of a bag. */
  draws: (container: Target) => Drag;
  flips: (target: Target) => boolean;
  rotates: (target: Target, degrees: number) => boolean;
  /** Presses R. */
  rolls: (target: Target) => boolean;
  deletes: (...targets: Target[]) => boolean;
  groups: (...targets: Target[]) => boolean;
  copies: (...targets: Target[]) => boolean;
  pastes: (x: number, z: number) => boolean;
  /** Locks or unlocks by the menu (L). */
  locks: (target: Target, lock: boolean) => boolean;
  selects: (...targets: Target[]) => boolean;
  typesNumber: (target: Target, number: number) => void;
  /** Looks under an object: answers the card's number if its face may be seen. */
  peeks: (target: Target) => number | undefined;
  /** Chooses another state from the menu. */
  changesState: (target: Target, state: number) => boolean;
  pings: (x: number, z: number) => void;
  rightClicks: (target: Target | "table") => { chooses: (label: string) => void };
  pressesHotkey: (label: string, hovered?: Target) => void;
  /** One of the ten scripting buttons (numeric keypad). */
  pressesScriptingButton: (index: number) => void;

  /** Says something in the chat; answers whether it was shown. */
  says: (text: string) => boolean;
  /** Answers the open dialog: with a text, an option, or just OK. */
  answers: (text?: string) => void;
  cancels: () => void;
  choosesFromHand: (...targets: Target[]) => void;
  endsTurn: () => void;

  sits: (color: string) => boolean;
  stands: () => boolean;
  leaves: () => void;
  joinsTeam: (team: string) => void;
  promotes: (other: PlayerVerbs) => void;
  /** The host goes back this many seconds, to the last checkpoint before. */
  rewinds: (seconds: number) => void;
  hand: () => Piece[];
}

/** Ends the test: a person was to do what they cannot. */
function fail(message: string): never {
  return error(message, 0) as never;
}

/** The object that a target means; fails if there is none or the name is not unique. */
export function resolve(world: World, target: Target): Piece {
  if (typeof target !== "string") return target;
  const byGuid = world.byGuid.get(target);
  if (byGuid !== undefined) return byGuid;
  const named = world.pieces.filter((piece) => piece.state.Nickname === target && !piece.destroyed);
  const [first] = named;
  if (first === undefined) return fail(`there is no object "${target}"`);
  if (named.length > 1) return fail(`there are ${named.length} objects "${target}": say which by its GUID`);
  return first;
}

/** The verbs of one person. They stay theirs through changes of seat and through rewinds. */
export function verbsFor(world: World, person: Person): PlayerVerbs {
  const find = (target: Target): Piece => resolve(world, target);
  const present = (): void => {
    if (!person.connected) fail(`${person.name} has left`);
  };
  const expect = (obstacle: string | undefined): void => {
    present();
    if (obstacle !== undefined) fail(`${person.name} (${person.color}): ${obstacle}`);
  };
  const movable = (target: Target): Piece => {
    const piece = find(target);
    expect(immovable(world, person, piece));
    return piece;
  };
  const touchable = (target: Target): Piece => {
    const piece = find(target);
    expect(untouchable(world, person, piece));
    return piece;
  };
  const letGo = (piece: Piece, to: Point): boolean => {
    if (piece.heldBy !== person) return false;
    person.pointer = to;
    moveHeld(world, piece, to);
    runFrames(world, world.settings.dragFrames);
    if (piece.heldBy === person) drop(world, person, piece);
    return true;
  };
  const dragging = (piece: Piece | undefined): Drag => ({
    onto: (target) => piece !== undefined && letGo(piece, find(target).position),
    to: (x, z) => piece !== undefined && letGo(piece, point(x, 0, z)),
    toHand: () => {
      const [zone] = handsOf(world, person.color);
      if (zone === undefined) return fail(`${person.color} has no hand`);
      return piece !== undefined && letGo(piece, zone.position);
    },
  });

  return {
    person,
    color: () => person.color,
    sees: () => sightOf(world, person),
    obstacleTo: (target) => immovable(world, person, find(target)),

    clicks: (textOrId, button, on) =>
      expect(click(world, person, textOrId, button ?? "left", on === undefined ? undefined : find(on))),
    typesInto: (textOrId, text, on) =>
      expect(typeInto(world, person, textOrId, text, on === undefined ? undefined : find(on))),
    picks: (id, option) =>
      expect(gesture(world, person, id, (ui, element) => ui.choose(element, viewerOf(person), option))),
    slides: (id, value) =>
      expect(gesture(world, person, id, (ui, element) => ui.slide(element, viewerOf(person), value))),
    dragsPanel: (id) =>
      expect(gesture(world, person, id, (ui, element) => ui.drag(element, viewerOf(person)))),

    hovers: (target) => hover(world, person, target === undefined ? undefined : find(target)),
    picksUp: (target) => pickUp(world, person, movable(target)),
    carries: (x, z) => {
      person.pointer = point(x, 0, z);
      for (const piece of person.holding) moveHeld(world, piece, person.pointer);
    },
    drops: () => {
      for (const piece of [...person.holding]) drop(world, person, piece);
    },
    drags: (target) => {
      const piece = movable(target);
      return dragging(pickUp(world, person, piece) ? piece : undefined);
    },
    draws: (container) => dragging(draw(world, person, touchable(container))),
    flips: (target) => flip(world, person, movable(target)),
    rotates: (target, degrees) => rotate(world, person, movable(target), degrees),
    rolls: (target) => randomizeBy(world, person, movable(target)),
    deletes: (...targets) =>
      remove(
        world,
        person,
        targets.map((target) => touchable(target)),
      ),
    groups: (...targets) => {
      const [first, ...rest] = targets.map((target) => movable(target));
      if (first === undefined || !allows(world, person, Action.Group, [first, ...rest])) return false;
      let container: Piece | undefined = first;
      for (const piece of rest)
        container = container === undefined ? undefined : put(world, container, piece);
      return container !== undefined;
    },
    copies: (...targets) =>
      copy(
        world,
        person,
        targets.map((target) => touchable(target)),
      ),
    pastes: (x, z) => {
      present();
      if (!allows(world, person, Action.Paste, [])) return false;
      for (const record of person.clipboard) spawn(world, record, { position: point(x, 3, z) });
      return true;
    },
    locks: (target, lock) => {
      setLocked(world, touchable(target), lock);
      return true;
    },
    selects: (...targets) => {
      const pieces = targets.map((target) => touchable(target));
      if (!allows(world, person, Action.Select, pieces)) return false;
      for (const piece of pieces)
        if (!person.selected.includes(piece)) {
          person.selected.push(piece);
          piece.selectedBy.push(person);
        }
      return true;
    },
    typesNumber: (target, number) => typeNumber(world, person, touchable(target), number),
    peeks: (target) => {
      const piece = find(target);
      present();
      peek(world, person, piece);
      const seen = sightOf(world, person).objects.find(({ guid }) => guid === piece.guid);
      // Under a card lies its other side; what is hidden by a hand or a hider stays a question mark.
      if (seen === undefined || (seen.shows === "back" && !upsideDown(piece.rotation))) return undefined;
      return piece.hiddenFrom.includes(person.color) ? undefined : piece.state.CardID;
    },
    changesState: (target, state) => {
      const piece = touchable(target);
      const { color } = person;
      if (ask(world, "tryObjectStateChange", false, piece.proxy, state, color)) return false;
      return setState(world, piece, tostring(state)) !== undefined;
    },
    pings: (x, z) => ping(world, person, point(x, 1, z), undefined),
    rightClicks: (target) => ({ chooses: (label) => expect(chooseFromMenu(world, person, target, label)) }),
    pressesHotkey: (label, hovered) => expect(pressHotkey(world, person, label, hovered)),
    pressesScriptingButton: (index) => {
      present();
      announce(world, "onScriptingButtonDown", index, person.color);
      announce(world, "onScriptingButtonUp", index, person.color);
    },

    says: (text) => {
      present();
      if (person.muted) return false;
      if (ask(world, "onChat", false, text, playerFor(world, person))) return false;
      say(world, "chat", text, EVERYBODY, person.name);
      return true;
    },
    answers: (text) => expect(answerDialog(world, person, text)),
    cancels: () => {
      if (person.dialog === undefined) fail(`${person.color} has no dialog open`);
      person.dialog = undefined;
    },
    choosesFromHand: (...targets) =>
      expect(
        chooseFromHand(
          world,
          person,
          targets.map((target) => find(target)),
        ),
      ),
    endsTurn: () => {
      expect(turnsOf(world).TurnColor === person.color ? undefined : "it is not their turn");
      giveTurn(world, turnAfter(world, 1));
    },

    sits: (color) => {
      present();
      return changeColour(world, person, color);
    },
    stands: () => changeColour(world, person, "Grey"),
    leaves: () => disconnect(world, person),
    joinsTeam: (team) => {
      person.team = team;
      announce(world, "onPlayerChangeTeam", person.color, team === "None" ? "" : team);
    },
    promotes: (other) => {
      expect(person.host ? undefined : "only the host can promote");
      other.person.promoted = !other.person.promoted;
    },
    rewinds: (seconds) => {
      expect(person.host ? undefined : "only the host can rewind");
      const limit = world.framesEver - seconds * world.settings.framesPerSecond;
      let [chosen] = world.checkpoints;
      for (const checkpoint of world.checkpoints) if (checkpoint.framesEver <= limit) chosen = checkpoint;
      if (chosen === undefined) return fail("there is no checkpoint to rewind to");
      rewindTo(world, chosen);
    },
    hand: () => handsOf(world, person.color).flatMap((zone) => handOf(zone)),
  };
}

function chooseFromMenu(
  world: World,
  person: Person,
  target: Target | "table",
  label: string,
): string | undefined {
  const piece = target === "table" ? undefined : resolve(world, target);
  const obstacle = piece === undefined ? undefined : untouchable(world, person, piece);
  if (obstacle !== undefined) return obstacle;
  const menu = piece === undefined ? world.tableMenu : piece.menu;
  const item = menu.find((candidate) => candidate.label === label);
  if (item === undefined) {
    const labels = menu.map((candidate) => `"${candidate.label}"`).join(", ");
    return `the menu of ${piece === undefined ? "the table" : describe(piece)} has no "${label}", only: ${labels}`;
  }
  const position = vectorFor(world, piece?.position ?? person.pointer);
  enter(world, item.script, `the menu item "${label}"`, item.action, person.color, position, piece?.proxy);
  return undefined;
}

function pressHotkey(
  world: World,
  person: Person,
  label: string,
  hovered: Target | undefined,
): string | undefined {
  const hotkey = world.hotkeys.find((candidate) => candidate.label === label);
  if (hotkey === undefined) return `there is no hotkey "${label}"`;
  const piece = hovered === undefined ? undefined : resolve(world, hovered);
  const pointer = vectorFor(world, piece?.position ?? person.pointer);
  const press = (isKeyUp: boolean): unknown =>
    enter(
      world,
      hotkey.script,
      `the hotkey "${label}"`,
      hotkey.action,
      person.color,
      piece?.proxy,
      pointer,
      isKeyUp,
    );
  press(false);
  if (hotkey.onKeyUp) press(true);
  return undefined;
}

function answerDialog(world: World, person: Person, text: string | undefined): string | undefined {
  const { dialog } = person;
  if (dialog === undefined) return "no dialog is open";
  const { callback, script, kind, options, defaultText } = dialog;
  const answer = text ?? defaultText;
  const place = options.indexOf(answer);
  if (kind === "options" && place < 0) return `"${answer}" is not among ${options.join(", ")}`;
  person.dialog = undefined;
  if (callback === undefined) return undefined;
  const handler = "the dialog's callback";
  switch (kind) {
    case "info":
    case "confirm":
      enter(world, script, handler, callback, person.color);
      break;
    case "input":
    case "memo":
      enter(world, script, handler, callback, answer, person.color);
      break;
    case "options":
      enter(world, script, handler, callback, answer, place + 1, person.color);
      break;
    case "color":
      enter(world, script, handler, callback, script.color.create({ r: 1, g: 1, b: 1, a: 1 }), person.color);
      break;
  }
  return undefined;
}

function chooseFromHand(world: World, person: Person, pieces: readonly Piece[]): string | undefined {
  const choice = world.handChoices.find((candidate) => candidate.color === person.color);
  if (choice === undefined) return "nothing is to be chosen from the hand";
  const cancelled = pieces.length === 0 && choice.mayCancel;
  if (!cancelled && (pieces.length < choice.least || pieces.length > choice.most))
    return `from ${choice.least} to ${choice.most} are to be chosen, not ${pieces.length}`;
  for (const piece of pieces)
    if (piece.hand?.state.FogColor !== person.color) return `${describe(piece)} is not in their hand`;
  world.handChoices = world.handChoices.filter((other) => other !== choice);
  const proxies = pieces.map((piece) => piece.proxy);
  announce(world, "onPlayerHandChoice", person.color, choice.label, proxies, !cancelled);
  return undefined;
}

/** Lets somebody in, and seats them if a colour is given. */
export function join(world: World, name: string, color: string | undefined): PlayerVerbs {
  const person = connect(world, name);
  if (color !== undefined && !changeColour(world, person, color))
    fail(`${name} cannot sit at ${color}; taken are ${seatedColours(world).join(", ")}`);
  return verbsFor(world, person);
}
