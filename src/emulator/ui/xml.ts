import { findPattern } from "../lua/host";
import { utf8Character } from "../lua/utf8";

/** One element of an XML text. Text between the tags is `value`, trimmed, with its entities resolved. */
export interface XmlElement {
  tag: string;
  attributes: Record<string, string>;
  value?: string;
  children: XmlElement[];
}

export type XmlReading =
  { kind: "read"; elements: XmlElement[] } | { kind: "failed"; reason: string; line: number };

/** Tags that format a text. They belong to the text around them and are no elements. */
const TEXT_TAGS = new LuaSet<string>();
for (const tag of ["b", "i", "color", "size", "textcolor", "textsize", "textoutline", "textshadow"])
  TEXT_TAGS.add(tag);

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** What is being read: the text, how far, and the first thing that is wrong with it. */
interface Reader {
  readonly text: string;
  position: number;
  problem: string | undefined;
}

/** An element whose end tag is still to come, and the pieces of text in it. */
interface OpenElement {
  readonly element: XmlElement;
  readonly text: string[];
  /** End tags that close formatting inside the text, innermost last. */
  readonly formatting: string[];
}

function entity(name: string): string | undefined {
  const known = ENTITIES[name];
  if (known !== undefined) return known;
  const [hexadecimal] = string.match(name, "^#x(%x+)$");
  const [decimal] = string.match(name, "^#(%d+)$");
  const code = hexadecimal !== undefined ? tonumber(hexadecimal, 16) : tonumber(decimal);
  return code === undefined || code < 1 || code > 1114111 ? undefined : utf8Character(code);
}

/** The text with its entities resolved; an unknown one is the reader's problem. */
function resolve(reader: Reader, text: string): string {
  if (string.find(text, "&", 1, true)[0] === undefined) return text;
  const [resolved] = string.gsub(text, "&([^;&%s]*)(;?)", (name, end) => {
    const replacement = end === ";" ? entity(name) : undefined;
    if (replacement === undefined) reader.problem ??= `"&${name}" is no entity (write "&amp;" for "&")`;
    return replacement ?? "";
  });
  return resolved;
}

function skipTo(reader: Reader, mark: string, what: string): number | undefined {
  const [start, end] = string.find(reader.text, mark, reader.position, true);
  if (start === undefined || end === undefined) {
    reader.problem = `${what} has no end`;
    return undefined;
  }
  reader.position = end + 1;
  return start;
}

/** Reads `name="value"` up to the end of a start tag; answers how the tag ends. */
function readAttributes(reader: Reader, tag: string, attributes: Record<string, string>): "open" | "closed" {
  for (;;) {
    const [, end, close] = findPattern(reader.text, "^%s*(/?>)", reader.position);
    if (end !== undefined) {
      reader.position = end + 1;
      return close === ">" ? "open" : "closed";
    }
    const [, nameEnd, name, quote] = findPattern(
      reader.text,
      "^%s+([%a_:][%w_:%.%-]*)%s*=%s*([\"'])",
      reader.position,
    );
    if (nameEnd === undefined || name === undefined || quote === undefined) {
      reader.problem = `an attribute of <${tag}> is not written name="value"`;
      return "closed";
    }
    reader.position = nameEnd + 1;
    const valueEnd = skipTo(reader, quote, `the value of the attribute ${name} of <${tag}>`);
    if (valueEnd === undefined) return "closed";
    if (attributes[name] !== undefined) reader.problem = `<${tag}> has the attribute ${name} twice`;
    // A line break inside an attribute is a blank in XML.
    const [raw] = string.gsub(string.sub(reader.text, nameEnd + 1, valueEnd - 1), "%s", " ");
    if (string.find(raw, "<", 1, true)[0] !== undefined)
      reader.problem = `"<" in the attribute ${name} of <${tag}>`;
    attributes[name] = resolve(reader, raw);
    if (reader.problem !== undefined) return "closed";
  }
}

/** What a formatting tag looks like inside a text value. */
function formattingTag(tag: string, attributes: Record<string, string>): string {
  let text = `<${tag}`;
  for (const name of sortedNames(attributes)) text += ` ${name}="${attributes[name]}"`;
  return `${text}>`;
}

function closeElement(open: OpenElement): void {
  const [value] = string.match(open.text.join(""), "^%s*(.-)%s*$");
  if (value !== undefined && value !== "") open.element.value = value;
}

/** Reads an XML text, which may have any number of root elements, as TTS's UI has. Never raises. */
export function readXml(text: string): XmlReading {
  const reader: Reader = { text, position: 1, problem: undefined };
  if (string.sub(text, 1, 3) === "\ufeff") reader.position = 4;
  const elements = readContent(reader);
  if (reader.problem === undefined) return { kind: "read", elements };
  const [, lineBreaks] = string.gsub(string.sub(text, 1, reader.position - 1), "\n", "");
  return { kind: "failed", reason: reader.problem, line: lineBreaks + 1 };
}

function readContent(reader: Reader): XmlElement[] {
  const root: OpenElement = { element: { tag: "", attributes: {}, children: [] }, text: [], formatting: [] };
  const path: OpenElement[] = [root];
  let current = root;
  while (reader.problem === undefined) {
    const [mark] = string.find(reader.text, "<", reader.position, true);
    const between = string.sub(reader.text, reader.position, mark === undefined ? -1 : mark - 1);
    if (between !== "") current.text.push(resolve(reader, between));
    if (reader.problem !== undefined) break;
    if (mark === undefined) {
      reader.position = reader.text.length + 1;
      if (current !== root) reader.problem = `<${current.element.tag}> is not closed`;
      break;
    }
    reader.position = mark;
    readMarkup(reader, path);
    current = path[path.length - 1] ?? root;
  }
  return root.element.children;
}

/** Reads one comment, section, end tag or start tag, and opens or closes elements of `path` accordingly. */
function readMarkup(reader: Reader, path: OpenElement[]): void {
  const current = path[path.length - 1];
  if (current === undefined) return;
  const { text, position } = reader;
  if (string.sub(text, position, position + 3) === "<!--") {
    reader.position = position + 4;
    skipTo(reader, "-->", "a comment");
  } else if (string.sub(text, position, position + 8) === "<![CDATA[") {
    reader.position = position + 9;
    const end = skipTo(reader, "]]>", "a CDATA section");
    if (end !== undefined) current.text.push(string.sub(text, position + 9, end - 1));
  } else if (findPattern(text, "^<[?!]", position)[0] !== undefined) {
    skipTo(reader, ">", "a declaration");
  } else if (string.sub(text, position + 1, position + 1) === "/") {
    readEndTag(reader, path, current);
  } else {
    readStartTag(reader, path, current);
  }
}

function readEndTag(reader: Reader, path: OpenElement[], current: OpenElement): void {
  const [, end, tag] = findPattern(reader.text, "^</([%a_:][%w_:%.%-]*)%s*>", reader.position);
  if (end === undefined || tag === undefined) {
    reader.problem = "an end tag is not written </name>";
    return;
  }
  const expected = current.formatting[current.formatting.length - 1] ?? current.element.tag;
  if (tag !== expected) {
    reader.problem =
      expected === "" ? `</${tag}> closes nothing` : `</${tag}> where </${expected}> was expected`;
    return;
  }
  reader.position = end + 1;
  if (current.formatting.length > 0) {
    current.formatting.pop();
    current.text.push(`</${tag}>`);
    return;
  }
  closeElement(current);
  path.pop();
}

function readStartTag(reader: Reader, path: OpenElement[], current: OpenElement): void {
  const [, end, tag] = findPattern(reader.text, "^<([%a_:][%w_:%.%-]*)", reader.position);
  if (end === undefined || tag === undefined) {
    reader.problem = '"<" does not begin a tag (write "&lt;" for "<")';
    return;
  }
  reader.position = end + 1;
  const attributes: Record<string, string> = {};
  const ending = readAttributes(reader, tag, attributes);
  if (reader.problem !== undefined) return;
  if (TEXT_TAGS.has(tag) && current.element.tag !== "") {
    current.text.push(formattingTag(tag, attributes));
    if (ending === "open") current.formatting.push(tag);
    else current.text.push(`</${tag}>`);
    return;
  }
  const element: XmlElement = { tag, attributes, children: [] };
  current.element.children.push(element);
  if (ending === "open") path.push({ element, text: [], formatting: [] });
}

function sortedNames(attributes: Record<string, string>): string[] {
  const names = Object.keys(attributes);
  table.sort(names);
  return names;
}

function escape(text: string): string {
  const [escaped] = string.gsub(text, '[&<>"\n]', {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "\n": "&#xA;",
  });
  return escaped;
}

function writeElement(element: XmlElement, indent: string, lines: string[]): void {
  let line = `${indent}<${element.tag}`;
  for (const name of sortedNames(element.attributes))
    line += ` ${name}="${escape(element.attributes[name] ?? "")}"`;
  const value = element.value === undefined ? "" : escape(element.value);
  if (element.children.length === 0) {
    lines.push(value === "" ? `${line} />` : `${line}>${value}</${element.tag}>`);
    return;
  }
  lines.push(`${line}>${value}`);
  for (const child of element.children) writeElement(child, `${indent}  `, lines);
  lines.push(`${indent}</${element.tag}>`);
}

/** Writes elements as XML, one a line, attributes sorted by name. */
export function writeXml(elements: readonly XmlElement[]): string {
  const lines: string[] = [];
  for (const element of elements) writeElement(element, "", lines);
  return lines.join("\n");
}
