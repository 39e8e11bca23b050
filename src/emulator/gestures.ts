import { touched } from "./api/interface";
import { describe } from "./actions";
import { pieceOf, isThere } from "./objects/pieces";
import { handlerOf, enter, reportError } from "./scripts";
import { sightOf, viewerOf } from "./sight";
import type { ClassicReaction } from "./ui/classic";
import type { Interface, MouseButton, Reaction, UiElement } from "./ui/interface";
import type { Person, Piece, Script, World } from "./world";
import { playerFor } from "./players";

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

/** A visible UI element by text or id: on the screen, else on an object. */
function findElement(
  world: World,
  person: Person,
  textOrId: string,
  on: Piece | undefined,
): Found | undefined {
  const viewer = viewerOf(person);
  if (on === undefined) {
    const element = world.screen.find(textOrId, viewer);
    if (element !== undefined) return { ui: world.screen, element, script: world.global };
  }
  for (const piece of on === undefined ? visiblePieces(world, person) : [on]) {
    const element = piece.ui?.find(textOrId, viewer);
    if (piece.ui !== undefined && element !== undefined)
      return { ui: piece.ui, element, script: piece.script };
  }
  return undefined;
}

function findButton(world: World, person: Person, label: string, on: Piece | undefined): Control | undefined {
  for (const piece of on === undefined ? visiblePieces(world, person) : [on]) {
    const index = piece.controls?.buttons.findIndex(
      (button) => button.label === label || button.click_function === label,
    );
    if (index !== undefined && index >= 0) return { piece, index };
  }
  return undefined;
}

function findInput(world: World, person: Person, label: string, on: Piece | undefined): Control | undefined {
  for (const piece of on === undefined ? visiblePieces(world, person) : [on]) {
    const index = piece.controls?.inputs.findIndex(
      (input) => input.label === label || input.input_function === label,
    );
    if (index !== undefined && index >= 0) return { piece, index };
  }
  return undefined;
}

/** What a person could click on now, for messages. */
function clickables(world: World, person: Person): string {
  const sight = sightOf(world, person);
  const texts: string[] = [];
  for (const panel of sight.panels) if (panel.text !== "") texts.push(panel.text);
  for (const label of sight.labels) if (label.text !== "") texts.push(label.text);
  return texts.length === 0 ? "nothing" : texts.map((text) => `"${text}"`).join(", ");
}

/** A click on a UI element or a button by its text, id or handler; answers why it was not possible. */
export function click(
  world: World,
  person: Person,
  what: string,
  button: MouseButton,
  on: Piece | undefined,
): string | undefined {
  const found = findElement(world, person, what, on);
  if (found !== undefined)
    return react(world, person, found, found.ui.click(found.element, viewerOf(person), button));
  const control = findButton(world, person, what, on);
  if (control === undefined)
    return `${person.color} sees no "${what}" to click; there is ${clickables(world, person)}`;
  if (person.color === "Grey") return "spectators cannot click the buttons on objects";
  const reaction = control.piece.controls?.click(control.index, person.color, button !== "left");
  return reaction === undefined ? undefined : reactClassic(world, reaction);
}

/** Types into an input field by id, or into an input on an object. */
export function typeInto(
  world: World,
  person: Person,
  what: string,
  text: string,
  on: Piece | undefined,
): string | undefined {
  const found = findElement(world, person, what, on);
  if (found !== undefined)
    return react(world, person, found, found.ui.type(found.element, viewerOf(person), text));
  const control = findInput(world, person, what, on);
  if (control === undefined)
    return `${person.color} sees no "${what}" to type into; there is ${clickables(world, person)}`;
  if (person.color === "Grey") return "spectators cannot type into the inputs on objects";
  const reaction = control.piece.controls?.type(control.index, person.color, text);
  return reaction === undefined ? undefined : reactClassic(world, reaction);
}

/** Any other gesture on a UI element. */
export function gesture(
  world: World,
  person: Person,
  what: string,
  act: (ui: Interface, element: UiElement) => Reaction,
): string | undefined {
  const found = findElement(world, person, what, undefined);
  if (found === undefined) return `${person.color} sees no "${what}"; there is ${clickables(world, person)}`;
  return react(world, person, found, act(found.ui, found.element));
}

function react(world: World, person: Person, found: Found, reaction: Reaction): string | undefined {
  if (reaction.kind === "refused") return reaction.reason;
  touched(world, found.ui);
  for (const { script, name, value, id } of reaction.calls) {
    const target = script === undefined ? found.script : scriptNamed(world, script);
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
