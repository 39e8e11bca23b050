import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { Complaint } from "../terminal/complaint";
import { installDebianPackages } from "../terminal/install";

/** WebGL without a graphics card, and nothing that a browser does on the network by itself. */
const FLAGS = [
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * A Chromium without a window, which draws the same on every machine. It is installed where this process may; where
 * not, a `Complaint` says what to install. It is started with its usual flags and the given ones.
 */
export async function openChromium(...flags: string[]): Promise<Browser> {
  const executablePath = await requireChromium();
  // Chromium refuses to run as root in its sandbox.
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const args = [...FLAGS, ...sandbox, ...flags];
  return chromium.launch({ executablePath, args });
}

/** Where Chromium, Chrome or Edge is on this machine, or undefined. */
export function findChromium(): string | undefined {
  return [process.env["OFFSUIT_CHROMIUM"] ?? "", ...usualPlaces(process.platform)].find(
    (path) => path !== "" && existsSync(path),
  );
}

async function requireChromium(): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  await installDebianPackages("draws the page", "chromium");
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Complaint(
    "This needs Chromium or Chrome, and neither was found in the usual places. On Debian: sudo apt-get install chromium; " +
      "elsewhere install Chrome, or set the environment variable OFFSUIT_CHROMIUM to the program.",
  );
}

function usualPlaces(platform: NodeJS.Platform): string[] {
  if (platform === "darwin")
    return MAC_NAMES.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  if (platform === "win32")
    return windowsFolders().flatMap((folder) => WINDOWS_PLACES.map((place) => join(folder, place)));
  return LINUX_NAMES.map((name) => `/usr/bin/${name}`).concat("/snap/bin/chromium");
}

const LINUX_NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];
const MAC_NAMES = ["Chromium", "Google Chrome", "Microsoft Edge"];
const WINDOWS_PLACES = [
  join("Google", "Chrome", "Application", "chrome.exe"),
  join("Chromium", "Application", "chrome.exe"),
  join("Microsoft", "Edge", "Application", "msedge.exe"),
];

function windowsFolders(): string[] {
  return ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => process.env[name] ?? []);
}
