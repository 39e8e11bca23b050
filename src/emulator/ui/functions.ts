import { raise, raiseHostException } from "../lua/fault";
import { typeOf } from "../lua/host";
import {
  change as changeShown,
  isPictureOf,
  later,
  showElements,
  showXml,
  type Asset,
  type InterfaceSettings,
  type Screen,
} from "./screen";
import { elementsFromTable, tableFromElements } from "./tables";
import { attributeText, removeAttribute, setAttribute, xmlOf, type UiNode } from "./tree";
import { checkAttribute } from "./vocabulary";
import { writeXml } from "./xml";

/**
 * The functions of the global `UI` (or `object.UI`), without self. `loading` is a member, not a function: `isLoading`.
 *
 * @noSelf
 */
export interface UiFunctions {
  setXml(xml: unknown, assets?: unknown): boolean;
  getXml(): string;
  setXmlTable(data: unknown, assets?: unknown): boolean;
  getXmlTable(): object;
  setAttribute(id: unknown, name: unknown, value: unknown): boolean;
  setAttributes(id: unknown, data: unknown): boolean;
  getAttribute(id: unknown, name: unknown): string | undefined;
  getAttributes(id: unknown): Record<string, string> | undefined;
  setValue(id: unknown, value: unknown): boolean;
  getValue(id: unknown): string | undefined;
  setClass(id: unknown, names: unknown): boolean;
  show(id: unknown): boolean;
  hide(id: unknown): boolean;
  setCustomAssets(assets: unknown): boolean;
  getCustomAssets(): Asset[];
}

function checkText(value: unknown, what: string): string {
  if (typeOf(value) === "string" || typeOf(value) === "number") return attributeText(value) ?? "";
  return raise(`UI: ${what} must be a string, got ${typeOf(value)}`);
}

function checkAssets(value: unknown): Asset[] {
  if (typeOf(value) !== "table") return raise(`UI: the assets must be a list, got ${typeOf(value)}`);
  return (value as Record<string, unknown>[]).map((entry) => ({
    name: checkText(entry.name, "the name of an asset"),
    url: checkText(entry.url, "the url of an asset"),
  }));
}

/** The element with an id that a script gives; TTS complains about one that is not there. */
function look(screen: Screen, settings: InterfaceSettings, id: unknown, caller: string): UiNode | undefined {
  const name = checkText(id, "the id");
  const node = screen.byId[name];
  if (node === undefined) settings.complain(`${caller}: there is no element with the id "${name}"`);
  return node;
}

/** Changes an element one frame from now; it may be gone by then. Answers whether it is there now. */
function change(
  screen: Screen,
  settings: InterfaceSettings,
  id: unknown,
  caller: string,
  apply: (node: UiNode) => void,
): boolean {
  if (look(screen, settings, id, caller) === undefined) {
    if (settings.missingIdRaises === true)
      raiseHostException(`UI.${caller}: Object reference not set to an instance of an object`);
    return false;
  }
  later(screen, 1, () => {
    const node = look(screen, settings, id, caller);
    if (node === undefined) return;
    apply(node);
    screen.text = undefined;
  });
  return true;
}

function give(
  screen: Screen,
  settings: InterfaceSettings,
  id: unknown,
  given: Record<string, string>,
  caller: string,
): boolean {
  return change(screen, settings, id, caller, (node) => {
    for (const [name, value] of Object.entries(given)) {
      const problem = checkAttribute(node.tag, name, value, isPictureOf(screen));
      if (problem !== undefined) settings.complain(problem);
      const before = node.own[string.lower(name)];
      changeShown(
        screen,
        () => setAttribute(node, name, value),
        () => {
          if (before === undefined) removeAttribute(node, name);
          else setAttribute(node, name, before);
        },
      );
    }
  });
}

/** An attribute's value from a script; raises for what is no text. */
function checkValue(settings: InterfaceSettings, value: unknown, caller: string): string | undefined {
  const text = attributeText(value);
  if (text !== undefined) return text;
  const problem = `${caller}: a value must be a string, got ${typeOf(value)}`;
  if (settings.strict !== false) return raise(`UI.${problem}`);
  settings.complain(problem);
  return undefined;
}

function showAssets(screen: Screen, settings: InterfaceSettings, assets: unknown): void {
  const list = checkAssets(assets);
  later(screen, settings.latency, () => {
    screen.assets = list;
  });
}

/** The functions over one UI. Reads answer what is shown, so they lag behind writes, as in TTS. */
export function createFunctions(screen: Screen, settings: InterfaceSettings): UiFunctions {
  const set = (id: unknown, given: Record<string, string>, caller: string): boolean =>
    give(screen, settings, id, given, caller);
  return {
    setXml: (xml, assets) => {
      const text = checkText(xml, "the XML");
      if (assets !== undefined) showAssets(screen, settings, assets);
      later(screen, settings.latency, () => showXml(screen, settings, text));
      return true;
    },
    getXml: () => screen.text ?? writeXml(xmlOf(screen.nodes)),
    setXmlTable: (data, assets) => {
      const elements = elementsFromTable(data, (message) => settings.complain(message));
      if (assets !== undefined) showAssets(screen, settings, assets);
      later(screen, settings.latency, () => showElements(screen, settings, elements));
      return true;
    },
    getXmlTable: () => tableFromElements(xmlOf(screen.nodes)),
    setAttribute: (id, name, value) => {
      const text = checkValue(settings, value, "setAttribute");
      return set(id, text === undefined ? {} : { [checkText(name, "the attribute")]: text }, "setAttribute");
    },
    setAttributes: (id, data) => {
      if (typeOf(data) !== "table")
        return raise(`UI.setAttributes: a table was expected, got ${typeOf(data)}`);
      const given: Record<string, string> = {};
      for (const [name, value] of Object.entries(data as Record<string, unknown>)) {
        const text = checkValue(settings, value, "setAttributes");
        if (text !== undefined) given[name] = text;
      }
      return set(id, given, "setAttributes");
    },
    getAttribute: (id, name) => {
      const node = look(screen, settings, id, "getAttribute");
      return node?.own[string.lower(checkText(name, "the attribute"))];
    },
    getAttributes: (id) => {
      const node = look(screen, settings, id, "getAttributes");
      return node === undefined ? undefined : { ...node.attributes };
    },
    setValue: (id, value) => {
      const text = checkValue(settings, value, "setValue") ?? "";
      return change(screen, settings, id, "setValue", (node) => {
        node.value = text;
        if (node.own.text !== undefined) setAttribute(node, "text", text);
      });
    },
    getValue: (id) => {
      const node = look(screen, settings, id, "getValue");
      return node === undefined ? undefined : (node.value ?? "");
    },
    setClass: (id, names) => set(id, { class: checkText(names, "the classes") }, "setClass"),
    show: (id) => set(id, { active: "true" }, "show"),
    hide: (id) => set(id, { active: "false" }, "hide"),
    setCustomAssets: (assets) => {
      showAssets(screen, settings, assets);
      return true;
    },
    getCustomAssets: () => screen.assets.map((asset) => ({ ...asset })),
  };
}
