import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, relative, sep } from "node:path";
import { FETCHED } from "./build";

/** How the files of a built page name other files that they load. */
const REFERENCES: Readonly<Record<string, RegExp>> = {
  ".html": /<(?:script|link|img)\b[^>]*?\b(?:src|href)="([^"]+)"/g,
  ".css": /(?:@import\s*|url\(\s*)["']?([^"')]+)/g,
  ".js": /new URL\(\s*["'`]([^"'`]+)["'`]\s*,\s*(?:""\s*\+\s*)?import\.meta\.url/g,
};
/** An address on the network as a whole text of a script; the names of XML's namespaces are none. */
const ADDRESS = /["'`](https?:\/\/(?!www\.w3\.org\/)[^"'`]*)/g;
/** A file that a style sheet or page brings along in its own text. */
const INLINE = /^(?:data:|#)/;

/**
 * What is wrong with a built page, a sentence each: missing files, and anything that it would load from outside its folder.
 */
export function pageProblems(folder: string): string[] {
  if (!existsSync(join(folder, "index.html"))) return [`${folder} has no index.html.`];
  const missing = FETCHED.filter((file) => !existsSync(join(folder, file))).map(
    (file) => `The page fetches ${file}, and that is missing.`,
  );
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return [...missing, ...files.flatMap((file) => fileProblems(folder, file))];
}

function fileProblems(folder: string, file: string): string[] {
  const pattern = REFERENCES[extname(file)];
  if (pattern === undefined) return [];
  const text = readFileSync(join(folder, file), "utf8");
  const references = caught(text, pattern).filter((reference) => !INLINE.test(reference));
  const addresses = extname(file) === ".js" ? caught(text, ADDRESS) : [];
  return [
    ...references.flatMap((reference) => referenceProblem(folder, file, reference)),
    ...addresses.map((address) => `${file} names an address on the network: ${address}`),
  ];
}

function referenceProblem(folder: string, file: string, reference: string): string[] {
  const path = join(folder, dirname(file), reference.replace(/[?#].*$/, ""));
  const outside = /^([a-z]+:|\/)/i.test(reference) || relative(folder, path).split(sep)[0] === "..";
  if (outside) return [`${file} loads something from outside of its folder: ${reference}`];
  return existsSync(path) ? [] : [`${file} loads ${reference}, and that is missing.`];
}

function caught(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, group]) => group ?? []);
}
