import { parse } from "vdf-parser";
import type { Machine } from "./machine";

/** The folders, from a home folder, in which Steam for Linux may live: plain, Debian's, Flatpak's, Snap's. */
const ROOTS = [
  ".local/share/Steam",
  ".steam/steam",
  ".steam/root",
  ".steam/debian-installation",
  ".var/app/com.valvesoftware.Steam/.local/share/Steam",
  ".var/app/com.valvesoftware.Steam/data/Steam",
  "snap/steam/common/.local/share/Steam",
];

/** Every Steam library of a Linux computer: Steam's own folder and those that the player has added on other disks. */
export function steamLibraries({ home, path, files }: Machine): string[] {
  return ROOTS.map((root) => path.join(home, root)).flatMap((root) => [
    root,
    ...["steamapps", "config"].flatMap((folder) =>
      listedLibraries(files.read(path.join(root, folder, "libraryfolders.vdf"))?.toString("utf8") ?? ""),
    ),
  ]);
}

/**
 * The libraries in the text of a libraryfolders.vdf. Today an entry is `"1" { "path" "/disk" ... }`; years ago it was
 * `"1" "/disk"`. A damaged file lists none.
 */
function listedLibraries(text: string): string[] {
  const list = Object.values(fieldsOf(parsed(text))).flatMap((entries) => Object.values(fieldsOf(entries)));
  return list.flatMap((entry) => {
    const folder = typeof entry === "string" ? entry : fieldsOf(entry)["path"];
    return typeof folder === "string" && folder.startsWith("/") ? [folder] : [];
  });
}

function parsed(text: string): unknown {
  try {
    return parse<unknown>(text, false);
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
