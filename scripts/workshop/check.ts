import { checkSaveText } from "../save/check";
import { Fault } from "../terminal/complaint";
import { LONGEST_TEXT } from "./description";
import type { Item } from "./item";
import { markupProblems } from "./markup";

/** How many bytes Steam takes of a title, and of a picture that stands for an item. */
const LONGEST_TITLE = 128;
const LARGEST_THUMBNAIL = 1_000_000;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A file of somebody's own machine, which nobody else has. */
const MACHINE_PATH = /file:\/\/|(?<![\w.:/-])\/(?:home|Users|root|tmp|mnt|var)\/|\b[A-Z]:\\{1,2}\w/;

/** Raises a `Fault` that lists what is wrong with the items, if anything is. */
export function requireSound(items: readonly Item[]): void {
  const problems = items.flatMap(itemProblems);
  if (problems.length > 0)
    throw new Fault(`This should not go to the Workshop, and nothing was written.\n${problems.join("\n")}`);
}

/** Everything in an item that Steam would refuse or that players would stumble over, a sentence each. */
export function itemProblems(item: Item): string[] {
  return [
    ...titleProblems(item.title),
    ...textProblems("the description", item.description),
    ...textProblems("the change notes", item.changeNotes),
    ...thumbnailProblems(item.thumbnail),
    ...checkSaveText(item.save, "illustrated").map(({ where, sentence }) => `${where} ${sentence}`),
    ...pathProblems(item),
  ].map((problem) => `${item.id}: ${problem}`);
}

function titleProblems(title: string): string[] {
  const length = Buffer.byteLength(title);
  if (title.trim() === "") return ["the title is empty."];
  return length > LONGEST_TITLE ? [`the title has ${length} bytes; Steam takes ${LONGEST_TITLE}.`] : [];
}

function textProblems(what: string, text: string): string[] {
  const length = Buffer.byteLength(text);
  return [
    ...(text.trim() === "" ? [`${what}: there is nothing in it.`] : []),
    ...(length > LONGEST_TEXT ? [`${what}: it has ${length} bytes; Steam takes ${LONGEST_TEXT}.`] : []),
    ...markupProblems(text).map((problem) => `${what}: ${problem}.`),
  ];
}

function thumbnailProblems(thumbnail: Buffer): string[] {
  return [
    ...(thumbnail.subarray(0, PNG.length).equals(PNG) ? [] : ["the thumbnail is no PNG."]),
    ...(thumbnail.length > LARGEST_THUMBNAIL
      ? [`the thumbnail has ${thumbnail.length} bytes; Steam takes ${LARGEST_THUMBNAIL}.`]
      : []),
  ];
}

function pathProblems(item: Item): string[] {
  return [item.title, item.description, item.changeNotes, item.tags, item.save].flatMap((text) => {
    const found = MACHINE_PATH.exec(text);
    if (found === null) return [];
    const around = text.slice(found.index, found.index + 60).split(/["\n]/)[0] ?? "";
    return [`it names a file of this machine: ${around}`];
  });
}
