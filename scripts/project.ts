import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** Where everything that is generated lies. */
export const DIST = join(ROOT, "dist");
/** The scripts that the save carries, one bundle each. */
export const SCRIPTS = join(DIST, "scripts");
/** The page of the browser preview, ready to be hosted anywhere. */
export const PREVIEW = join(DIST, "preview");
