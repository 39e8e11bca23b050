import { everyObject, type ReadSave } from "../read";
import { objectName, type Check } from "./problem";

/** A comment, a tag (its end mark, name, attributes and own closing), or text, from where the last one ended. */
const PART = /<!--[\s\S]*?-->|<(\/?)([A-Za-z][\w.]*)((?:\s+[\w.:-]+="[^"<]*")*)\s*(\/?)>|[^<]+/gy;
const ID = /\sid="([^"]*)"/;
/** A function of another object: `GUID/function`. */
const HANDLER = /\son\w+="([0-9a-f]{6})\//;

/** The interface on the screen and on the boards: well-formed, no id twice, every click goes to an object that is there. */
export const soundInterface: Check = (save) => {
  const guids = new Set(everyObject(save.ObjectStates).map(({ GUID }) => GUID));
  return interfaces(save).flatMap(({ where, xml }) =>
    sentences(xml, guids).map((sentence) => ({ where, sentence })),
  );
};

function interfaces(save: ReadSave): { where: string; xml: string }[] {
  return [
    { where: "the screen", xml: save.XmlUI ?? "" },
    ...everyObject(save.ObjectStates).map((object) => ({
      where: objectName(object),
      xml: object.XmlUI ?? "",
    })),
  ];
}

interface Tag {
  name: string;
  attributes: string;
  kind: "opening" | "closing" | "whole";
}

function sentences(xml: string, guids: ReadonlySet<string | undefined>): string[] {
  const { tags, rest } = tagsOf(xml);
  if (rest !== "") return [`is not XML from here on: ${rest.slice(0, 60)}`];
  return [...unbalanced(tags), ...doubleIds(tags), ...lostClicks(tags, guids)];
}

/** The tags of a text, and what is left where it stops being XML. */
function tagsOf(xml: string): { tags: Tag[]; rest: string } {
  const tags: Tag[] = [];
  let end = 0;
  for (const part of xml.matchAll(PART)) {
    end = part.index + part[0].length;
    const [, closing, name, attributes = "", closed] = part;
    if (name === undefined) continue;
    tags.push({ name, attributes, kind: closing === "/" ? "closing" : closed === "/" ? "whole" : "opening" });
  }
  return { tags, rest: xml.slice(end) };
}

function unbalanced(tags: readonly Tag[]): string[] {
  const open: string[] = [];
  for (const { name, kind } of tags) {
    if (kind === "opening") open.push(name);
    if (kind !== "closing") continue;
    const expected = open.pop();
    if (expected !== name) return [`closes <${name}> where <${expected ?? "nothing"}> is open.`];
  }
  return open.length === 0 ? [] : [`never closes <${open.join("> <")}>.`];
}

function doubleIds(tags: readonly Tag[]): string[] {
  const ids = tags.flatMap(({ attributes }) => ID.exec(attributes)?.[1] ?? []);
  return ids
    .filter((id, place) => ids.indexOf(id) < place)
    .map((id) => `has two elements with the id "${id}".`);
}

function lostClicks(tags: readonly Tag[], guids: ReadonlySet<string | undefined>): string[] {
  return tags
    .flatMap(({ attributes }) => HANDLER.exec(attributes)?.[1] ?? [])
    .filter((target) => !guids.has(target))
    .map((target) => `sends clicks to ${target}, which is not there.`);
}
