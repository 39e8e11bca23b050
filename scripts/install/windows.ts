import { win32 } from "node:path";
import type { Machine } from "./machine";

const SHELL_FOLDERS = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Explorer\\User Shell Folders";
/** The line of `reg query` that holds the Documents folder, which Windows calls Personal. */
const PERSONAL = /^\s*Personal\s+REG_(?:EXPAND_)?SZ\s+(.+?)\s*$/m;
/** Asks for the folder in an encoding that has all letters; it takes a second longer than the registry. */
const POWERSHELL = [
  "-NoProfile",
  "-Command",
  "[Console]::OutputEncoding = [Text.Encoding]::UTF8; [Environment]::GetFolderPath('MyDocuments')",
];

/** The Documents folders in which the game may keep its files, likeliest first, as Windows writes paths. */
export function documentsFolders(machine: Machine, variables: Machine["env"]): string[] {
  const profile = variable(variables, "USERPROFILE");
  const cloud = variable(variables, "OneDrive");
  return [
    registered(machine, variables),
    cloud === undefined ? undefined : win32.join(cloud, "Documents"),
    profile === undefined ? undefined : win32.join(profile, "Documents"),
  ].filter((folder) => folder !== undefined);
}

/** The Documents folder that is set in the registry, wherever the player has moved it. */
function registered(machine: Machine, variables: Machine["env"]): string | undefined {
  const answer = machine.ask("reg.exe", ["query", SHELL_FOLDERS, "/v", "Personal"]);
  const folder = PERSONAL.exec(answer ?? "")?.[1];
  if (folder === undefined) return undefined;
  // reg.exe answers in an old code page: a letter outside ASCII may come out as a replacement character.
  if (folder.includes("\uFFFD")) return machine.ask("powershell.exe", POWERSHELL)?.trim();
  return expanded(folder, variables);
}

/** Puts the values of variables into a path such as `%USERPROFILE%\Documents`. */
function expanded(folder: string, variables: Machine["env"]): string {
  return folder.replace(/%([^%]+)%/g, (whole, name: string) => variable(variables, name) ?? whole);
}

/** Windows does not care how the name of a variable is spelt. */
function variable(variables: Machine["env"], name: string): string | undefined {
  const key = Object.keys(variables).find((other) => other.toUpperCase() === name.toUpperCase());
  const value = key === undefined ? undefined : variables[key];
  return value === "" ? undefined : value;
}
