/**
 * The door to every command: `node scripts/offsuit.mjs COMMAND ...`, as package.json calls it. It is plain JavaScript
 * without dependencies, because on a fresh clone nothing else is there yet: it checks Node's version, installs the
 * packages where they are missing or not those of the lock file, and hands over to scripts/commands/COMMAND.ts.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const OLDEST_NODE = [20, 19];
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const COMMANDS = join(ROOT, "scripts", "commands");

checkNode();
const name = commandName(process.argv[2]);
installPackages();
const { register } = await import("tsx/esm/api");
register();
const { writePluralRules } = await import(
  pathToFileURL(join(ROOT, "scripts", "build", "plural-rules.ts")).href
);
writePluralRules();
await import(pathToFileURL(join(COMMANDS, `${name}.ts`)).href);

/** Ends with a sentence for the reader; 2 is the exit code of everything that the reader can mend. */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  stop(
    `Offsuit needs Node.js ${OLDEST_NODE.join(".")} or newer; this is ${process.versions.node}. ` +
      "Install a current version from https://nodejs.org and try again.",
  );
}

function commandName(text) {
  const names = readdirSync(COMMANDS)
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -".ts".length));
  if (text !== undefined && names.includes(text)) return text;
  const wanted = text === undefined ? "No command was named." : `There is no command "${text}".`;
  return stop(`${wanted} The commands are: ${names.join(", ")}.`);
}

function installPackages() {
  if (packagesFit()) return;
  process.stderr.write("Installing the packages that Offsuit is built with (once; about a minute) ...\n");
  const flags = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const run = npm?.endsWith("js")
    ? spawnSync(process.execPath, [npm, ...flags], { cwd: ROOT, encoding: "utf8" })
    : spawnSync("npm", flags, { cwd: ROOT, encoding: "utf8", shell: process.platform === "win32" });
  if (run.status === 0) return;
  process.stderr.write(`${run.stdout ?? ""}${run.stderr ?? ""}${run.error?.message ?? ""}\n`);
  stop("The packages could not be installed; npm's own words are above. Is the network reachable?");
}

/** Whether node_modules holds exactly what the lock file asks for; packages for other systems may be missing. */
function packagesFit() {
  const installedList = join(ROOT, "node_modules", ".package-lock.json");
  if (!existsSync(installedList)) return false;
  const wanted = Object.entries(packagesOf(join(ROOT, "package-lock.json")));
  const installed = packagesOf(installedList);
  return wanted.every(
    ([path, { version, optional }]) => path === "" || optional || installed[path]?.version === version,
  );
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}
