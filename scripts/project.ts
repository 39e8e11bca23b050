import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** The version of Offsuit. */
export function version(): string {
  const about: unknown = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  return typeof about === "object" && about !== null && "version" in about ? String(about.version) : "";
}

/** Where everything that is generated is. */
export const DIST = join(ROOT, "dist");
/** The scripts that the save carries, one bundle each. */
export const SCRIPTS = join(DIST, "scripts");
/** The page of the browser preview, ready to be hosted anywhere. */
export const PREVIEW = join(DIST, "preview");
