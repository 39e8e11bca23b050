import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Complaint } from "../terminal/complaint";
import type { Version } from "./changelog";
import { checklist, CHECKLIST_HEAD } from "./checklist";
import type { Item } from "./item";

const CHECKLIST = "CHECKLIST.md";

/** Raises a `Complaint` unless a folder can be ours to write into: it is not there, it is empty, or we have written it. */
export function requireOurs(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory())
    throw new Complaint(`"${folder}" is a file. Name a folder, or omit --out.`);
  if (readdirSync(folder).length === 0 || isOurs(folder)) return;
  throw new Complaint(
    `"${folder}" contains other files, which are left alone. Name an empty or new folder with --out.`,
  );
}

function isOurs(folder: string): boolean {
  const file = join(folder, CHECKLIST);
  return existsSync(file) && readFileSync(file, "utf8").startsWith(CHECKLIST_HEAD);
}

/** Writes the items into a folder, each into one of its own, which holds nothing else afterwards; and the checklist. */
export function writeItems(folder: string, items: readonly Item[], version: Version): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, CHECKLIST), checklist(items, version));
  for (const item of items) {
    const own = join(folder, item.id);
    rmSync(own, { recursive: true, force: true });
    mkdirSync(own);
    writeFileSync(join(own, `${item.id}.json`), item.save);
    writeFileSync(join(own, "thumbnail.png"), item.thumbnail);
    writeFileSync(join(own, "title.txt"), `${item.title}\n`);
    writeFileSync(join(own, "description.txt"), `${item.description}\n`);
    writeFileSync(join(own, "change-notes.txt"), `${item.changeNotes}\n`);
    writeFileSync(join(own, "tags.txt"), `${item.tags}\n`);
  }
}
