import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isRecord } from "../../src/kit/data/data";
import { ROOT } from "../project";
import { Fault } from "../terminal/complaint";

/** What the preview contains apart from the packages in its scripts: the faces of the cards, and code in the Lua. */
const BESIDES = ["@letele/playing-cards", "typescript-to-lua"];
/** The notices of packages that bring no file of their own. */
const NOTICES = join(ROOT, "scripts", "preview", "notices");

/**
 * The licence notices for the built page: those of the packages in these folders and of everything else in it. Raises a `Fault`
 * for a package without a notice.
 */
export function licenceTexts(bundled: ReadonlySet<string>): string {
  const folders = [...BESIDES.map((name) => join(ROOT, "node_modules", name)), ...bundled];
  const packages = folders.map(describe).sort((a, b) => (a.name < b.name ? -1 : 1));
  const own = readFileSync(join(ROOT, "LICENSE"), "utf8");
  return [
    "Offsuit and its browser preview",
    own,
    "The preview contains the following works of others.",
    ...packages.map(({ name, licence, text }) => `${"=".repeat(78)}\n${name} (${licence})\n\n${text}`),
  ]
    .map((part) => part.trim())
    .join("\n\n")
    .concat("\n");
}

interface Notice {
  name: string;
  licence: string;
  text: string;
}

function describe(folder: string): Notice {
  const about: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { name, license } = isRecord(about) ? about : {};
  return { name: String(name), licence: String(license), text: readFileSync(noticeOf(folder), "utf8") };
}

function noticeOf(folder: string): string {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  if (file !== undefined) return join(folder, file);
  const own = join(NOTICES, `${basename(folder)}.txt`);
  if (existsSync(own)) return own;
  throw new Fault(`The package in ${folder} has no licence file. Write its notice into ${own}.`);
}
