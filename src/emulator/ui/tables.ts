import { typeOf } from "../lua/host";
import { attributeText } from "./tree";
import type { XmlElement } from "./xml";

/** An element as UI.getXmlTable gives it and UI.setXmlTable takes it. */
interface ElementTable {
  tag: string;
  attributes: Record<string, string>;
  value?: string;
  children?: ElementTable[];
}

const FIELDS = ["tag", "attributes", "value", "children"];

/** The elements as tables for a script. */
export function tableFromElements(elements: readonly XmlElement[]): ElementTable[] {
  return elements.map((element) => {
    const entry: ElementTable = { tag: element.tag, attributes: { ...element.attributes } };
    if (element.value !== undefined) entry.value = element.value;
    if (element.children.length > 0) entry.children = tableFromElements(element.children);
    return entry;
  });
}

/** The elements that a script describes in tables; what TTS cannot use is complained about and left out. */
export function elementsFromTable(data: unknown, complain: (message: string) => void): XmlElement[] {
  if (typeOf(data) !== "table") {
    complain(`setXmlTable: a list of elements was expected, got ${typeOf(data)}`);
    return [];
  }
  const elements: XmlElement[] = [];
  for (const entry of data as unknown[]) {
    const element = elementFromTable(entry, complain);
    if (element !== undefined) elements.push(element);
  }
  if (elements.length === 0 && Object.keys(data as object).length > 0) {
    complain("setXmlTable: the table must be a list of elements");
  }
  return elements;
}

function elementFromTable(entry: unknown, complain: (message: string) => void): XmlElement | undefined {
  const fields = typeOf(entry) === "table" ? (entry as Record<string, unknown>) : {};
  if (typeOf(fields.tag) !== "string") {
    complain("setXmlTable: an element has no tag");
    return undefined;
  }
  const element: XmlElement = { tag: fields.tag as string, attributes: {}, children: [] };
  for (const field of Object.keys(fields)) {
    if (!FIELDS.includes(field)) complain(`setXmlTable: unknown field ${field} in <${element.tag}>`);
  }
  for (const [name, value] of Object.entries((fields.attributes ?? {}) as Record<string, unknown>)) {
    const text = attributeText(value);
    if (text === undefined) complain(`setXmlTable: ${name} of <${element.tag}> is a ${typeOf(value)}`);
    else element.attributes[name] = text;
  }
  const value = attributeText(fields.value);
  if (value !== undefined && value !== "") element.value = value;
  if (fields.children !== undefined) element.children = elementsFromTable(fields.children, complain);
  return element;
}
