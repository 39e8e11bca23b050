import { win32 } from "node:path";
import type { Machine } from "./machine";
import { steamLibraries } from "./steam";
import { documentsFolders } from "./windows";

/** The game's folder in a Documents folder of Windows. */
const IN_DOCUMENTS = ["My Games", "Tabletop Simulator"];
const GAME = "Tabletop Simulator";
/** The game's number at Steam, under which Proton keeps its Windows disk. */
const STEAM_NUMBER = "286160";

/**
 * The folders in which Tabletop Simulator keeps its saves on this computer: the ones called `Saves`. There may be several (the
 * game's own Linux build and the Windows build under Proton), or none where the game has never run.
 */
export function saveFolders(machine: Machine): string[] {
  const { files, path } = machine;
  const found = gameFolders(machine).filter((folder) => files.isFolder(folder));
  const different = new Map(found.map((folder) => [files.real(folder), folder]));
  return [...different.values()].map((folder) => path.join(folder, "Saves"));
}

function gameFolders(machine: Machine): string[] {
  switch (machine.platform) {
    case "win32":
      return documentsFolders(machine, machine.env).map((folder) => win32.join(folder, ...IN_DOCUMENTS));
    case "darwin":
      return [machine.path.join(machine.home, "Library", GAME)];
    default:
      return [...linuxFolders(machine), ...protonFolders(machine), ...hostFolders(machine)];
  }
}

/** The game's own Linux build, under plain Steam, Flatpak's and Snap's. */
function linuxFolders({ home, env, path }: Machine): string[] {
  return [
    env["XDG_DATA_HOME"] ?? path.join(home, ".local/share"),
    path.join(home, ".var/app/com.valvesoftware.Steam/.local/share"),
    path.join(home, ".var/app/com.valvesoftware.Steam/data"),
    path.join(home, "snap/steam/common/.local/share"),
  ].map((data) => path.join(data, GAME));
}

/** The Windows build under Proton, which has a Windows disk of its own in the library it is installed in. */
function protonFolders(machine: Machine): string[] {
  const user = ["steamapps", "compatdata", STEAM_NUMBER, "pfx", "drive_c", "users", "steamuser"];
  return steamLibraries(machine).flatMap((library) =>
    ["Documents", "My Documents"].map((documents) =>
      machine.path.join(library, ...user, documents, ...IN_DOCUMENTS),
    ),
  );
}

/** In the Windows Subsystem for Linux: the Windows that it runs in, whose disks are under /mnt. */
function hostFolders(machine: Machine): string[] {
  if (machine.env["WSL_DISTRO_NAME"] === undefined) return [];
  const profile = machine.ask("cmd.exe", ["/d", "/c", "echo %USERPROFILE%"])?.trim();
  return documentsFolders(machine, { USERPROFILE: profile }).flatMap((folder) => {
    const [, disk, rest] = /^([A-Za-z]):[\\/](.*)$/.exec(folder) ?? [];
    if (disk === undefined || rest === undefined) return [];
    return [machine.path.join("/mnt", disk.toLowerCase(), ...rest.split("\\"), ...IN_DOCUMENTS)];
  });
}
