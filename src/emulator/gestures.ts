import { touched } from "./api/interface";
import { describe } from "./actions";
import { pieceOf, isThere } from "./objects/pieces";
import { handlerOf, enter, reportError } from "./scripts";
import { sightOf, viewerOf } from "./sight";
import type { ClassicReaction } from "./ui/classic";
import type { Interface, MouseButton, Reaction, UiElement } from "./ui/interface";
import type { Person, Piece, Script, World } from "./world";
import { playerFor } from "./players";

/**
 * What somebody clicks on or types into: an element by its text or id, or a button or input by its label or function;
 * or exactly that one, by its way through the tree ("0.3.1") or by its place among the buttons or inputs of an object.
 */
export type Clicked = string | { kind: "element"; path: string } | { kind: "control"; index: number };

/** An element of a UI, with the UI and the script it belongs to. */
interface Found {
  ui: Interface;
  element: UiElement;
  script: Script | undefined;
}

/** A button or input on an object. */
interface Control {
  piece: Piece;
  index: number;
}

/** The objects whose labels a person can see at all. */
function visiblePieces(world: World, person: Person): Piece[] {
  const visible = new Set(sightOf(world, person).objects.map(({ guid }) => guid));
  return world.pieces.filter((piece) => isThere(piece) && !piece.spawning && visible.has(piece.guid));
}

/** A visible UI element by text, id or way: on the screen, else on an object. */
function findElement(world: World, person: Person, what: Clicked, on: Piece | undefined): Found | undefined {
  if (typeof what !== "string" && what.kind === "control") return undefined;
  const viewer = viewerOf(person);
  const find = (ui: Interface): UiElement | undefined =>
    typeof what === "string" ? ui.find(what, viewer) : ui.at(what.path);
  if (on === undefined) {
    const element = find(world.screen);
    if (element !== undefined) return { ui: world.screen, element, script: world.global };
    if (typeof what !== "string") return undefined;
  }
  for (const piece of on === undefined ? visiblePieces(world, person) : [on]) {
    const element = piece.ui === undefined ? undefined : find(piece.ui);
    if (piece.ui !== undefined && element !== undefined)
      return { ui: piece.ui, element, script: piece.script };
  }
  return undefined;
}

function findButton(world: World, person: Person, what: Clicked, on: Piece | undefined): Control | undefined {
  if (typeof what !== "string") return placeOn(what, on);
  for (const piece of on === undefined ? visiblePieces(world, person) : [on]) {
    const index = piece.controls?.buttons.findIndex(
      (button) => button.label === what || button.click_function === what,
    );
    if (index !== undefined && index >= 0) return { piece, index };
  }
  return undefined;
}

function findInput(world: World, person: Person, what: Clicked, on: Piece | undefined): Control | undefined {
  if (typeof what !== "string") return placeOn(what, on);
  for (const piece of on === undefined ? visiblePieces(world, person) : [on]) {
    const index = piece.controls?.inputs.findIndex(
      (input) => input.label === what || input.input_function === what,
    );
    if (index !== undefined && index >= 0) return { piece, index };
  }
  return undefined;
}

function placeOn(what: Exclude<Clicked, string>, on: Piece | undefined): Control | undefined {
  return what.kind === "control" && on !== undefined ? { piece: on, index: what.index } : undefined;
}

/** Why there is nothing to click or type into, with what there is. */
function nothingThere(world: World, person: Person, what: Clicked, purpose: string): string {
  const wanted = typeof what === "string" ? `"${what}"` : "such thing";
  return `${person.color} sees no ${wanted}${purpose}; there is ${clickables(world, person)}`;
}

/** What a person could click on now, for messages. */
function clickables(world: World, person: Person): string {
  const sight = sightOf(world, person);
  const texts: string[] = [];
  for (const panel of sight.panels) if (panel.text !== "") texts.push(panel.text);
  for (const label of sight.labels) if (label.text !== "") texts.push(label.text);
  return texts.length === 0 ? "nothing" : texts.map((text) => `"${text}"`).join(", ");
}

/** A click on a UI element or a button; answers why it was not possible. */
export function click(
  world: World,
  person: Person,
  what: Clicked,
  button: MouseButton,
  on: Piece | undefined,
): string | undefined {
  const found = findElement(world, person, what, on);
  if (found !== undefined)
    return react(world, person, found, found.ui.click(found.element, viewerOf(person), button));
  const control = findButton(world, person, what, on);
  if (control === undefined) return nothingThere(world, person, what, " to click");
  if (person.color === "Grey") return "spectators cannot click the buttons on objects";
  const reaction = control.piece.controls?.click(control.index, person.color, button !== "left");
  return reaction === undefined ? undefined : reactClassic(world, reaction);
}

/** Whether a person's screen shows something that is this many frames behind. */
export function sawAgo(world: World, person: Person, what: string, frames: number): boolean {
  const viewer = viewerOf(person);
  return world.screen.asOf(frames, () => world.screen.find(what, viewer)) !== undefined;
}

/** A click on what a person's screen shows, which is this many frames behind; answers why it was not possible. */
export function clickLate(world: World, person: Person, what: string, frames: number): string | undefined {
  const viewer = viewerOf(person);
  const { screen } = world;
  const reaction = screen.asOf(frames, () => {
    const element = screen.find(what, viewer);
    return element === undefined ? undefined : screen.click(element, viewer);
  });
  if (reaction === undefined) return `${person.color} saw no "${what}" ${frames} frames ago`;
  return reactTo(world, person, screen, world.global, reaction);
}

/** Types into an input field, or into an input on an object. */
export function typeInto(
  world: World,
  person: Person,
  what: Clicked,
  text: string,
  on: Piece | undefined,
): string | undefined {
  const found = findElement(world, person, what, on);
  if (found !== undefined)
    return react(world, person, found, found.ui.type(found.element, viewerOf(person), text));
  const control = findInput(world, person, what, on);
  if (control === undefined) return nothingThere(world, person, what, " to type into");
  if (person.color === "Grey") return "spectators cannot type into the inputs on objects";
  const reaction = control.piece.controls?.type(control.index, person.color, text);
  return reaction === undefined ? undefined : reactClassic(world, reaction);
}

/** Any other gesture on a UI element. */
export function gesture(
  world: World,
  person: Person,
  what: Clicked,
  on: Piece | undefined,
  act: (ui: Interface, element: UiElement) => Reaction,
): string | undefined {
  const found = findElement(world, person, what, on);
  if (found === undefined) return nothingThere(world, person, what, "");
  return react(world, person, found, act(found.ui, found.element));
}

function react(world: World, person: Person, { ui, script }: Found, reaction: Reaction): string | undefined {
  return reactTo(world, person, ui, script, reaction);
}

function reactTo(
  world: World,
  person: Person,
  ui: Interface,
  owner: Script | undefined,
  reaction: Reaction,
): string | undefined {
  if (reaction.kind === "refused") return reaction.reason;
  touched(world, ui);
  for (const { script, name, value, id } of reaction.calls) {
    const target = script === undefined ? owner : scriptNamed(world, script);
    const handler = target === undefined ? undefined : handlerOf(target, name);
    if (target === undefined || handler === undefined)
      missingHandler(world, target ?? world.global, name, "the XML UI");
    else enter(world, target, name, handler, playerFor(world, person), value, id);
  }
  return undefined;
}

function scriptNamed(world: World, name: string): Script | undefined {
  return name === "Global" ? world.global : world.byGuid.get(name)?.script;
}

function reactClassic(world: World, reaction: ClassicReaction): string | undefined {
  if (reaction.kind === "refused") return reaction.reason;
  for (const { owner, name, parameters } of reaction.calls) {
    const piece = pieceOf(world, owner);
    const target = owner === world.globalProxy ? world.global : piece?.script;
    const handler = target === undefined ? undefined : handlerOf(target, name);
    if (target === undefined || handler === undefined)
      missingHandler(world, target ?? world.global, name, piece === undefined ? "a button" : describe(piece));
    else enter(world, target, name, handler, ...parameters);
  }
  return undefined;
}

function missingHandler(world: World, script: Script, name: string, where: string): void {
  reportError(world, script, name, {
    message: `there is no function "${name}", which ${where} should call`,
    source: "",
    line: 0,
    traceback: "",
  });
}
