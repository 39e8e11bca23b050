import { InvalidArgumentError, Option } from "commander";
import { Complaint } from "../terminal/complaint";

/** Where saves look for the pictures of the cards: on this machine, or in a folder of the web. */
export type ArtPlace = { kind: "local" } | { kind: "web"; folder: string };

/** The option of commands that build saves with art. */
export function artOption(): Option {
  return new Option(
    "--art <place>",
    'play with card art instead of the built-in cards: "local" for dist/art on this machine, or the address you have uploaded dist/art to',
  ).argParser(readArtPlace);
}

/** Raises a `Complaint` if saves are to get art that nobody builds. */
export function requireNoArt(build: boolean, art: ArtPlace | undefined): void {
  if (!build && art !== undefined)
    throw new Complaint("--art is built into the saves. Leave it out, or leave out --no-build.");
}

/** Reads the place from the command line. */
export function readArtPlace(text: string): ArtPlace {
  if (text === "local") return { kind: "local" };
  if (URL.canParse(text) && /^https?:\/\/[^\s"?#]+$/.test(text))
    return { kind: "web", folder: text.replace(/\/+$/, "") };
  throw new InvalidArgumentError('It should be "local", or an address such as https://example.org/art.');
}

/** How a save names one of the pictures, which are in this folder of this machine. */
export function referenceTo(place: ArtPlace, folder: string, file: string): string {
  return `${place.kind === "web" ? place.folder : localReference(folder)}/${file}`;
}

/** How a save names a folder of this machine: with plain slashes on every system, and nothing escaped. [1 guide] */
export function localReference(folder: string): string {
  return `file:///${folder.replaceAll("\\", "/").replace(/^\//, "")}`;
}
