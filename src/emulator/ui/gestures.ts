import { numberText } from "../lua/text";
import type { UiNode } from "./tree";
import { attributeOf, hasTag, isTrue, optionsOf, textOf } from "./tree";
import { keystrokes } from "./typing";
import type { Viewer } from "./visibility";
import { isSeenBy } from "./visibility";

export type MouseButton = "left" | "right" | "middle";

/** A handler that TTS would call now, as `name(player, value, id)`. */
export interface HandlerCall {
  /** "Global" or a GUID where the XML says so; undefined: the script to which this UI belongs. */
  script: string | undefined;
  name: string;
  value: string;
  id: string | undefined;
}

/** What a gesture of a player leads to. */
export type Reaction = { kind: "calls"; calls: HandlerCall[] } | { kind: "refused"; reason: string };

const BUTTON_VALUES: Record<MouseButton, string> = { left: "-1", right: "-2", middle: "-3" };

/** Tags that take clicks of their own accord. */
const CONTROLS = ["Button", "Toggle", "ToggleButton", "InputField", "Slider", "Dropdown"];

/** Tags that place their children themselves, so these cannot be dragged. */
const LAYOUTS = ["HorizontalLayout", "VerticalLayout", "GridLayout", "TableLayout", "Row"];

function refused(reason: string): Reaction {
  return { kind: "refused", reason };
}

/** How messages name an element. */
export function describe(node: UiNode): string {
  const id = attributeOf(node, "id");
  return id === undefined ? `<${node.tag}> "${textOf(node)}"` : `<${node.tag} id="${id}">`;
}

/** The call that an event attribute stands for: `fn`, `fn(argument)`, `Global/fn` or `guid/fn`. */
function callsFor(node: UiNode, event: string, value: string): HandlerCall[] {
  const text = attributeOf(node, event);
  if (text === undefined || text === "") return [];
  const [script, target] = string.match(text, "^%s*([^/%(]+)/(.*)$");
  const [name, argument] = string.match(target ?? text, "^%s*([^%(%s]+)%s*%(?(.-)%)?%s*$");
  if (name === undefined) return [];
  const literal = argument === undefined || argument === "" ? value : argument;
  return [{ script, name, value: literal, id: attributeOf(node, "id") }];
}

/** Why a viewer cannot use a control, or undefined if they can. */
function obstacle(node: UiNode, viewer: Viewer): string | undefined {
  if (!isSeenBy(node, viewer)) return `${viewer.color} does not see ${describe(node)}`;
  if (!isTrue(attributeOf(node, "interactable"), true)) return `${describe(node)} is not interactable`;
  return undefined;
}

/** Whether an element takes clicks itself. */
function takesClicks(node: UiNode): boolean {
  if (CONTROLS.some((tag) => hasTag(node, tag))) return true;
  return ["onClick", "onMouseDown", "onMouseUp"].some((event) => attributeOf(node, event) !== undefined);
}

/** The nearest element upwards, itself included, that takes clicks. */
export function clickTarget(node: UiNode): UiNode | undefined {
  let current: UiNode | undefined = node;
  while (current !== undefined && !takesClicks(current)) current = current.parent;
  return current;
}

function isToggle(node: UiNode): boolean {
  return hasTag(node, "Toggle") || hasTag(node, "ToggleButton");
}

/** Whether a toggle is on, by its last click or its attribute. */
export function isOn(node: UiNode): boolean {
  return node.control.on ?? isTrue(attributeOf(node, "isOn"), false);
}

function switchTo(node: UiNode, on: boolean): HandlerCall[] {
  node.control.on = on;
  return callsFor(node, "onValueChanged", on ? "True" : "False");
}

function groupOf(node: UiNode): UiNode | undefined {
  let current = node.parent;
  while (current !== undefined && !hasTag(current, "ToggleGroup")) current = current.parent;
  return current;
}

function togglesIn(node: UiNode): UiNode[] {
  return node.children.flatMap((child) => (isToggle(child) ? [child] : togglesIn(child)));
}

/** Switches a toggle; in a group the others go off, and the last one stays on unless the group allows it. */
function toggle(node: UiNode): HandlerCall[] {
  const group = groupOf(node);
  if (group === undefined) return switchTo(node, !isOn(node));
  if (isOn(node)) return isTrue(attributeOf(group, "allowSwitchOff"), false) ? switchTo(node, false) : [];
  const others = togglesIn(group).filter((other) => other !== node && isOn(other));
  return others.flatMap((other) => switchTo(other, false)).concat(switchTo(node, true));
}

/** A click on an element; it reaches the nearest element upwards that takes clicks. */
export function click(node: UiNode, viewer: Viewer, button: MouseButton): Reaction {
  if (!isSeenBy(node, viewer)) return refused(`${viewer.color} does not see ${describe(node)}`);
  const target = clickTarget(node);
  if (target === undefined) return refused(`${describe(node)} does not take clicks`);
  const problem = obstacle(target, viewer);
  if (problem !== undefined) return refused(problem);
  const value = BUTTON_VALUES[button];
  const calls = [
    ...callsFor(target, "onMouseDown", value),
    ...callsFor(target, "onMouseUp", value),
    ...callsFor(target, "onClick", value),
  ];
  if (button === "left" && isToggle(target)) for (const call of toggle(target)) calls.push(call);
  else if (calls.length === 0) return refused(`nothing happens on a click on ${describe(target)}`);
  return { kind: "calls", calls };
}

/** What an InputField's characterValidation lets through, as a pattern for one character. */
const VALIDATIONS: Record<string, string> = {
  Integer: "[%d%-]",
  Decimal: "[%d%-%.]",
  Alphanumeric: "%w",
  Name: "[%a' ]",
  EmailAddress: "[%w@%.%-_%+]",
};

/** Replaces the text of an InputField key by key and leaves the field. */
export function typeText(node: UiNode, viewer: Viewer, text: string): Reaction {
  const problem = obstacle(node, viewer);
  if (problem !== undefined) return refused(problem);
  if (!hasTag(node, "InputField")) return refused(`${describe(node)} is no InputField`);
  if (isTrue(attributeOf(node, "readOnly"), false)) return refused(`${describe(node)} can only be read`);
  const allowed = VALIDATIONS[attributeOf(node, "characterValidation") ?? "None"];
  const stages = keystrokes(text, allowed, tonumber(attributeOf(node, "characterLimit")) ?? 0);
  const calls = stages.flatMap((stage) => callsFor(node, "onValueChanged", stage));
  node.control.typed = stages[stages.length - 1] ?? "";
  for (const call of callsFor(node, "onEndEdit", node.control.typed)) calls.push(call);
  return { kind: "calls", calls };
}

/** Picks an option of a Dropdown by its text. `fn(selectedIndex)` gets its place from 0 instead. */
export function choose(node: UiNode, viewer: Viewer, option: string): Reaction {
  const problem = obstacle(node, viewer);
  if (problem !== undefined) return refused(problem);
  const place = optionsOf(node).findIndex((each) => textOf(each) === option);
  if (place < 0) return refused(`${describe(node)} has no option "${option}"`);
  node.control.chosen = place;
  const calls = callsFor(node, "onValueChanged", option);
  for (const call of calls) {
    if (call.value === "selectedIndex") call.value = numberText(place);
    else if (call.value === "selectedText" || call.value === "selectedValue") call.value = option;
  }
  return { kind: "calls", calls };
}

/** Moves a Slider as far as its ends allow. */
export function slide(node: UiNode, viewer: Viewer, value: number): Reaction {
  const problem = obstacle(node, viewer);
  if (problem !== undefined) return refused(problem);
  if (!hasTag(node, "Slider")) return refused(`${describe(node)} is no Slider`);
  const low = tonumber(attributeOf(node, "minValue")) ?? 0;
  const high = tonumber(attributeOf(node, "maxValue")) ?? 1;
  const inside = Math.max(low, Math.min(high, value));
  node.control.position = isTrue(attributeOf(node, "wholeNumbers"), false)
    ? Math.floor(inside + 0.5)
    : inside;
  return { kind: "calls", calls: callsFor(node, "onValueChanged", numberText(node.control.position)) };
}

/** Moves the mouse over an element, or away from it. */
export function pass(node: UiNode, viewer: Viewer, event: "onMouseEnter" | "onMouseExit"): Reaction {
  if (!isSeenBy(node, viewer)) return refused(`${viewer.color} does not see ${describe(node)}`);
  return { kind: "calls", calls: callsFor(node, event, BUTTON_VALUES.left) };
}

/** Drags the nearest element upwards that allows it. */
export function drag(node: UiNode, viewer: Viewer): Reaction {
  if (!isSeenBy(node, viewer)) return refused(`${viewer.color} does not see ${describe(node)}`);
  let target: UiNode | undefined = node;
  while (target !== undefined && !isTrue(attributeOf(target, "allowDragging"), false)) target = target.parent;
  if (target === undefined) return refused(`${describe(node)} does not allow dragging`);
  const { parent } = target;
  if (parent !== undefined && LAYOUTS.some((tag) => hasTag(parent, tag))) {
    return refused(`${describe(target)} lies in a layout, which keeps it in its place`);
  }
  const events = ["onBeginDrag", "onDrag", "onEndDrag"];
  const dragged = target;
  return { kind: "calls", calls: events.flatMap((event) => callsFor(dragged, event, BUTTON_VALUES.left)) };
}
