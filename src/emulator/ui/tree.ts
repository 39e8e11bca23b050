import { numberText } from "../lua/text";
import { typeOf } from "../lua/host";
import type { XmlElement } from "./xml";

/** One element of a shown UI. Its attributes are read with `attributeOf`, which knows Defaults and classes. */
export interface UiElement {
  readonly tag: string;
  /** The tag in lower case: TTS does not care for case. */
  readonly kind: string;
  readonly children: readonly UiElement[];
  readonly parent: UiElement | undefined;
}

/** Attributes that a Defaults element gives to the elements of a tag after it. Names are in lower case. */
interface Rule {
  readonly className: string | undefined;
  readonly attributes: Record<string, string>;
}

/** What players have done to a control. TTS does not write it back into the attributes. */
export interface ControlState {
  /** The text in an InputField. */
  typed?: string;
  /** Whether a Toggle is on. */
  on?: boolean;
  /** The place of the chosen Option, from 0. */
  chosen?: number;
  /** The value of a Slider. */
  position?: number;
}

/** An element with all that the emulator knows of it. */
export interface UiNode extends UiElement {
  readonly children: UiNode[];
  readonly parent: UiNode | undefined;
  /** The attributes as the script wrote them. */
  readonly attributes: Record<string, string>;
  /** The same by their names in lower case: TTS does not care for case. */
  readonly own: Record<string, string>;
  value: string | undefined;
  /** The Defaults for its tag that come before the element. */
  readonly rules: readonly Rule[];
  control: ControlState;
}

/** The Defaults so far, by the tag in lower case. A list is never changed: the elements that came after it have it. */
type Rules = Record<string, readonly Rule[] | undefined>;

/** The elements that are shown for an XML text. */
export function buildTree(elements: readonly XmlElement[]): UiNode[] {
  const rules: Rules = {};
  return elements.map((element) => buildNode(element, undefined, rules));
}

const NO_RULES: readonly Rule[] = [];

function buildNode(element: XmlElement, parent: UiNode | undefined, rules: Rules): UiNode {
  const kind = string.lower(element.tag);
  const node: UiNode = {
    tag: element.tag,
    kind,
    children: [],
    parent,
    attributes: { ...element.attributes },
    own: lowered(element.attributes),
    value: element.value,
    rules: rules[kind] ?? NO_RULES,
    control: {},
  };
  const isDefaults = hasTag(node, "Defaults");
  for (const child of element.children) {
    node.children.push(buildNode(child, node, rules));
    if (!isDefaults) continue;
    const attributes = lowered(child.attributes);
    const tag = string.lower(child.tag);
    rules[tag] = [...(rules[tag] ?? NO_RULES), { className: attributes.class, attributes }];
  }
  return node;
}

function lowered(attributes: Record<string, string>): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) result[string.lower(name)] = value;
  return result;
}

/** The elements as XML, with the changes that scripts have made. */
export function xmlOf(nodes: readonly UiNode[]): XmlElement[] {
  return nodes.map((node) => {
    const element: XmlElement = {
      tag: node.tag,
      attributes: { ...node.attributes },
      children: xmlOf(node.children),
    };
    if (node.value !== undefined) element.value = node.value;
    return element;
  });
}

/** Calls `visit` for every element, parents before their children, in the order of the document. */
export function visitTree(nodes: readonly UiNode[], visit: (node: UiNode) => void): void {
  for (const node of nodes) {
    visit(node);
    visitTree(node.children, visit);
  }
}

/** Whether an element has this tag; TTS does not care for case. */
export function hasTag(node: UiElement, tag: string): boolean {
  return node.kind === string.lower(tag);
}

/** Whether a list of names, separated by blanks, holds this one. */
function hasName(names: string, wanted: string): boolean {
  return string.find(` ${names} `, ` ${wanted} `, 1, true)[0] !== undefined;
}

/** An attribute in force: the element's own, else the last class's that gives it, else its tag's default. */
export function attributeOf(node: UiNode, name: string): string | undefined {
  const key = string.lower(name);
  const own = node.own[key];
  if (own !== undefined || key === "class" || key === "id") return own;
  const classes = node.own.class ?? "";
  let ofTag: string | undefined;
  let ofClass: string | undefined;
  for (const rule of node.rules) {
    const value = rule.attributes[key];
    if (value === undefined) continue;
    if (rule.className === undefined) ofTag = value;
    else if (hasName(classes, rule.className)) ofClass = value;
  }
  return ofClass ?? ofTag;
}

/** All attributes in force by their names in lower case: the tag's defaults, then the classes', then the element's own. */
export function attributesOf(node: UiNode): Record<string, string> {
  const classes = node.own.class ?? "";
  const ofTag: Record<string, string> = {};
  const ofClass: Record<string, string> = {};
  for (const rule of node.rules) {
    if (rule.className === undefined) Object.assign(ofTag, rule.attributes);
    else if (hasName(classes, rule.className)) Object.assign(ofClass, rule.attributes);
  }
  return { ...ofTag, ...ofClass, ...node.own };
}

/** Gives an element an attribute, under the spelling it has there already. */
export function setAttribute(node: UiNode, name: string, value: string): void {
  const key = string.lower(name);
  const spelling = Object.keys(node.attributes).find((each) => string.lower(each) === key);
  node.attributes[spelling ?? name] = value;
  node.own[key] = value;
  // What a script sets replaces what a player has done.
  if (key === "ison" || key === "text" || key === "value") node.control = {};
}

/** Takes an attribute of its own away from an element. */
export function removeAttribute(node: UiNode, name: string): void {
  const key = string.lower(name);
  for (const spelling of Object.keys(node.attributes)) {
    if (string.lower(spelling) === key) delete node.attributes[spelling];
  }
  delete node.own[key];
}

/** Whether an attribute is set to true, in any spelling TTS takes. */
export function isTrue(text: string | undefined, standard: boolean): boolean {
  return text === undefined ? standard : string.lower(text) === "true" || text === "1";
}

/** A text as it is shown: formatting tags left out. */
function withoutFormatting(text: string): string {
  const [plain] = string.gsub(text, "</?[%a][^<>]*>", "");
  return plain;
}

/** The options of a Dropdown. */
export function optionsOf(node: UiNode): UiNode[] {
  return node.children.filter((child) => hasTag(child, "Option"));
}

function chosenOption(node: UiNode): UiNode | undefined {
  const options = optionsOf(node);
  if (node.control.chosen !== undefined) return options[node.control.chosen];
  return options.find((option) => isTrue(attributeOf(option, "selected"), false)) ?? options[0];
}

/** The text that an element shows. */
export function textOf(node: UiNode): string {
  if (hasTag(node, "InputField") && node.control.typed !== undefined) return node.control.typed;
  if (hasTag(node, "Dropdown")) {
    const option = chosenOption(node);
    return option === undefined ? "" : textOf(option);
  }
  return withoutFormatting(attributeOf(node, "text") ?? node.value ?? "");
}

/** An attribute's value as TTS keeps it: always a text; undefined for what it cannot keep. */
export function attributeText(value: unknown): string | undefined {
  const kind = typeOf(value);
  if (kind === "string") return value as string;
  if (kind === "number") return numberText(value as number);
  if (kind === "boolean") return value === true ? "True" : "False";
  return undefined;
}
