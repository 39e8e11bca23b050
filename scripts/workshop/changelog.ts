import { Fault } from "../terminal/complaint";
import { bold, headline, list } from "./markup";

/** A version in CHANGELOG.md. */
export interface Version {
  /** Its number, or undefined while it is not released. */
  number: string | undefined;
  groups: readonly Group[];
}

/** The changes of one kind, such as "Added", in Markdown, a line each. */
interface Group {
  kind: string;
  changes: readonly string[];
}

const VERSION = /^## \[(.+?)\]/;
const KIND = /^### (.+)$/;
const CHANGE = /^- (.+)$/;
const CONTINUED = /^ {2,}(\S.*)$/;

/** The newest version with changes in the text of a changelog; raises a `Fault` if there is none. */
export function newestVersion(changelog: string): Version {
  const [, ...parts] = changelog.replaceAll("\r\n", "\n").split(/^(?=## )/m);
  const newest = parts.map(readVersion).find(({ groups }) => groups.length > 0);
  if (newest === undefined) throw new Fault("CHANGELOG.md lists no changes yet.");
  return newest;
}

function readVersion(text: string): Version {
  const [first = "", ...lines] = text.split("\n");
  const name = VERSION.exec(first)?.[1];
  if (name === undefined) throw new Fault(`CHANGELOG.md: "${first}" should be a version, ## [0.1.0].`);
  return { number: name === "Unreleased" ? undefined : name, groups: readGroups(lines) };
}

function readGroups(lines: readonly string[]): Group[] {
  const groups: { kind: string; changes: string[] }[] = [];
  for (const line of lines) {
    const changes = groups.at(-1)?.changes;
    const [, kind] = KIND.exec(line) ?? [];
    const [, change] = CHANGE.exec(line) ?? [];
    const [, more] = CONTINUED.exec(line) ?? [];
    if (kind !== undefined) groups.push({ kind, changes: [] });
    else if (change !== undefined && changes !== undefined) changes.push(change);
    else if (more !== undefined && changes?.length) changes.push(`${changes.pop() ?? ""} ${more}`);
    else if (line.trim() !== "") throw new Fault(`CHANGELOG.md: this line is not a change: "${line}"`);
  }
  return groups;
}

/**
 * The change notes of a version for the page of one game, in Steam's markup. What begins with the title of another game
 * concerns that one alone and is left out.
 */
export function changeNotes({ number, groups }: Version, title: string, titles: readonly string[]): string {
  const others = titles.filter((other) => other !== title);
  const told = groups
    .map(({ kind, changes }) => ({
      kind,
      changes: changes.filter((change) => !others.some((other) => change.startsWith(other))),
    }))
    .filter(({ changes }) => changes.length > 0);
  const lines = told.flatMap(({ kind, changes }) => [bold(kind), list(changes.map(inline))]);
  return (number === undefined ? lines : [headline(number), ...lines]).join("\n");
}

/** A line of Markdown in Steam's markup: what is code or a link stays as plain text. */
function inline(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replaceAll(/\*\*(.+?)\*\*/g, (_whole, text: string) => bold(text))
    .replaceAll("`", "");
}
