import assert from "node:assert/strict";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix, win32 } from "node:path";
import { after, afterEach, before, beforeEach, describe, it } from "node:test";
import { installOffsuit } from "../../scripts/install/install";
import { DISK, type Files, type Machine } from "../../scripts/install/machine";
import { saveFolders } from "../../scripts/install/places";
import { buildSaves, objectName } from "../../scripts/save/build";
import { checkSaveFile } from "../../scripts/save/check";
import { GAMES } from "../../src/games";
import { SCRIPTS } from "./scripts";

const GAME = join("My Games", "Tabletop Simulator");

let dist = "";
let disk = "";

before(() => {
  dist = mkdtempSync(join(tmpdir(), "offsuit-dist-"));
  buildSaves({ scripts: SCRIPTS, outDir: dist });
});

after(() => {
  rmSync(dist, { recursive: true });
});

/** Gives every test of a suite a disk of its own. */
function useDisks(): void {
  beforeEach(() => {
    disk = mkdtempSync(join(tmpdir(), "offsuit-disk-"));
  });
  afterEach(() => {
    rmSync(disk, { recursive: true });
  });
}

/** A Linux or macOS bot whose home is a folder of the test. */
function unix(platform: "linux" | "darwin", changes: Partial<Machine> = {}): Machine {
  return { platform, home: disk, env: {}, path: posix, files: DISK, ask: () => undefined, ...changes };
}

/** A Windows bot: `C:\Users\ann` is in the test's folder as C/Users/ann. */
function windows(changes: Partial<Machine> = {}): Machine {
  const env = { USERPROFILE: "C:\\Users\\ann" };
  const files = onDisk((name) => join(disk, ...name.replace(":", "").split("\\")));
  return {
    platform: "win32",
    home: env.USERPROFILE,
    env,
    path: win32,
    files,
    ask: () => undefined,
    ...changes,
  };
}

/** The real files under other names. */
function onDisk(at: (path: string) => string): Files {
  return {
    isFolder: (folder) => DISK.isFolder(at(folder)),
    read: (file) => DISK.read(at(file)),
    list: (folder) => DISK.list(at(folder)),
    real: (name) => name,
    makeFolder: (folder) => {
      DISK.makeFolder(at(folder));
    },
    replace: (file, content) => {
      DISK.replace(at(file), content);
    },
  };
}

/** The answer of `reg query` for a Documents folder. */
function registry(documents: string): Machine["ask"] {
  return (program) =>
    program === "reg.exe"
      ? `\r\nHKEY_CURRENT_USER\\Software\\...\\User Shell Folders\r\n    Personal    REG_EXPAND_SZ    ${documents}\r\n\r\n`
      : undefined;
}

function folder(...names: string[]): string {
  const whole = join(disk, ...names);
  mkdirSync(whole, { recursive: true });
  return whole;
}

function file(text: string, ...names: string[]): string {
  const whole = join(disk, ...names);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, text);
  return whole;
}

describe("the game's folder is found", () => {
  useDisks();

  it("in Documents on Windows", () => {
    folder("C", "Users", "ann", "Documents", GAME);
    assert.deepEqual(saveFolders(windows()), [
      "C:\\Users\\ann\\Documents\\My Games\\Tabletop Simulator\\Saves",
    ]);
  });

  it("in Documents that were moved to another disk", () => {
    folder("D", "Papers", GAME);
    assert.deepEqual(saveFolders(windows({ ask: registry("D:\\Papers") })), [
      "D:\\Papers\\My Games\\Tabletop Simulator\\Saves",
    ]);
  });

  it("in Documents that OneDrive keeps", () => {
    folder("C", "Users", "ann", "OneDrive", "Dokumente", GAME);
    const found = saveFolders(windows({ ask: registry("%UserProfile%\\OneDrive\\Dokumente") }));
    assert.deepEqual(found, ["C:\\Users\\ann\\OneDrive\\Dokumente\\My Games\\Tabletop Simulator\\Saves"]);
  });

  it("in OneDrive when the registry does not answer", () => {
    folder("C", "Users", "ann", "OneDrive - Work", "Documents", GAME);
    const env = { USERPROFILE: "C:\\Users\\ann", ONEDRIVE: "C:\\Users\\ann\\OneDrive - Work" };
    assert.deepEqual(saveFolders(windows({ env })), [
      "C:\\Users\\ann\\OneDrive - Work\\Documents\\My Games\\Tabletop Simulator\\Saves",
    ]);
  });

  it("in a folder whose letters the registry's answer has lost", () => {
    folder("D", "Документы", GAME);
    const ask: Machine["ask"] = (program, args) =>
      program === "powershell.exe" ? "D:\\Документы\r\n" : registry("D:\\\uFFFD\uFFFD\uFFFD")(program, args);
    assert.deepEqual(saveFolders(windows({ ask })), ["D:\\Документы\\My Games\\Tabletop Simulator\\Saves"]);
  });

  it("in the Library on macOS", () => {
    const game = folder("Library", "Tabletop Simulator");
    assert.deepEqual(saveFolders(unix("darwin")), [join(game, "Saves")]);
  });

  it("in the data folder on Linux, also where the player has moved it", () => {
    const game = folder(".local", "share", "Tabletop Simulator");
    assert.deepEqual(saveFolders(unix("linux")), [join(game, "Saves")]);
    const moved = folder("data", "Tabletop Simulator");
    assert.deepEqual(saveFolders(unix("linux", { env: { XDG_DATA_HOME: join(disk, "data") } })), [
      join(moved, "Saves"),
    ]);
  });

  it("under Flatpak's and Snap's Steam", () => {
    const flatpak = folder(".var", "app", "com.valvesoftware.Steam", ".local", "share", "Tabletop Simulator");
    const snap = folder("snap", "steam", "common", ".local", "share", "Tabletop Simulator");
    assert.deepEqual(saveFolders(unix("linux")), [join(flatpak, "Saves"), join(snap, "Saves")]);
  });

  it("once, where two names mean the same folder", () => {
    const steam = folder(".var", "app", "com.valvesoftware.Steam");
    folder(".var", "app", "com.valvesoftware.Steam", "data", "Tabletop Simulator");
    mkdirSync(join(steam, ".local"));
    symlinkSync(join(steam, "data"), join(steam, ".local", "share"));
    assert.equal(saveFolders(unix("linux")).length, 1);
  });

  const proton = ["steamapps", "compatdata", "286160", "pfx", "drive_c", "users", "steamuser"];

  it("under Proton in Steam's own library", () => {
    const game = folder(".local", "share", "Steam", ...proton, "Documents", GAME);
    assert.deepEqual(saveFolders(unix("linux")), [join(game, "Saves")]);
  });

  it("under Proton in libraries on other disks, in today's list of libraries and in the old one", () => {
    const today = folder("mnt", "games", ...proton, "My Documents", GAME);
    const old = folder("mnt", "older", ...proton, "Documents", GAME);
    file(
      `"libraryfolders"\n{\n\t"0"\n\t{\n\t\t"path"\t\t"${join(disk, "mnt", "games")}"\n\t\t"apps"\n\t\t{\n\t\t\t"286160"\t\t"1"\n\t\t}\n\t}\n}\n`,
      ".steam/steam/steamapps/libraryfolders.vdf",
    );
    file(
      `"LibraryFolders"\n{\n\t"TimeNextStatsReport"\t\t"1600000000"\n\t"1"\t\t"${join(disk, "mnt", "older")}"\n}\n`,
      ".steam/debian-installation/steamapps/libraryfolders.vdf",
    );
    file(`"libraryfolders" { "0" {`, [".steam", "root", "config", "libraryfolders.vdf"].join("/"));
    assert.deepEqual(saveFolders(unix("linux")).sort(), [join(today, "Saves"), join(old, "Saves")].sort());
  });

  it("on the Windows around a Linux in Windows", () => {
    folder("mnt", "c", "Users", "ann", "Documents", GAME);
    const ask: Machine["ask"] = (program, args) =>
      program === "cmd.exe" ? "C:\\Users\\ann\r\n" : registry("%USERPROFILE%\\Documents")(program, args);
    const files = onDisk((name) => (name.startsWith("/mnt/") ? join(disk, name) : name));
    const env = { WSL_DISTRO_NAME: "Debian" };
    assert.deepEqual(saveFolders(unix("linux", { env, ask, files })), [
      "/mnt/c/Users/ann/Documents/My Games/Tabletop Simulator/Saves",
    ]);
  });

  it("nowhere on a computer without it", () => {
    assert.deepEqual(saveFolders(unix("linux")), []);
    assert.deepEqual(saveFolders(unix("darwin")), []);
    assert.deepEqual(saveFolders(windows({ ask: registry("D:\\Papers") })), []);
  });
});

describe("installing", () => {
  useDisks();

  const game = (): string => folder("Library", "Tabletop Simulator");
  const at = (...names: string[]): string => join(disk, "Library", "Tabletop Simulator", "Saves", ...names);
  const built = (name: string): Buffer => readFileSync(join(dist, "saves", name));
  const slot = (number: number): string => at(`TS_Save_${number}.json`);

  it("puts the shelf and every saved object with its picture into the game's folders", () => {
    game();
    const { saves, lines } = installOffsuit(dist, unix("darwin"));
    assert.deepEqual(saves, [slot(1)]);
    assert.equal(lines.length, 2);
    assert.match(lines[1] ?? "", /click "Offsuit"\.$/);
    assert.deepEqual(readFileSync(slot(1)), built("offsuit.json"));
    assert.deepEqual(readFileSync(at("TS_Save_1.png")), built("offsuit.png"));
    for (const game of GAMES) {
      const name = objectName(game.visit(({ words }) => words.title()));
      const object = at("Saved Objects", "Offsuit", `${name}.json`);
      assert.deepEqual(checkSaveFile(object), []);
      assert.ok(existsSync(object.replace(".json", ".png")));
    }
  });

  it("works on Windows too", () => {
    folder("C", "Users", "ann", "Documents", GAME);
    const { saves } = installOffsuit(dist, windows());
    assert.deepEqual(saves, [
      "C:\\Users\\ann\\Documents\\My Games\\Tabletop Simulator\\Saves\\TS_Save_1.json",
    ]);
    assert.ok(existsSync(join(disk, "C", "Users", "ann", "Documents", GAME, "Saves", "TS_Save_1.png")));
  });

  it("takes a place after all saves of the player, and leaves no draft behind", () => {
    const save = file('{"SaveName": "My chess"}', "Library/Tabletop Simulator/Saves/TS_Save_7.json");
    file("", "Library/Tabletop Simulator/Saves/TS_Save_12.png");
    assert.deepEqual(installOffsuit(dist, unix("darwin")).saves, [slot(13)]);
    assert.equal(readFileSync(save, "utf8"), '{"SaveName": "My chess"}');
    assert.deepEqual(DISK.list(at()).sort(), [
      "Saved Objects",
      "TS_Save_12.png",
      "TS_Save_13.json",
      "TS_Save_13.png",
      "TS_Save_7.json",
    ]);
  });

  it("replaces an earlier version, wherever it is", () => {
    const older = built("offsuit.json").toString("utf8").replace("-- shelf", "-- older");
    file(older, "Library/Tabletop Simulator/Saves/TS_Save_3.json");
    file('{"SaveName": "My chess"}', "Library/Tabletop Simulator/Saves/TS_Save_5.json");
    for (let time = 0; time < 2; time++) {
      assert.deepEqual(installOffsuit(dist, unix("darwin")).saves, [slot(3)]);
      assert.deepEqual(readFileSync(slot(3)), built("offsuit.json"));
    }
  });

  it("leaves the save of a single game where it is", () => {
    file(built("cards-vs-dice.json").toString("utf8"), "Library/Tabletop Simulator/Saves/TS_Save_3.json");
    assert.deepEqual(installOffsuit(dist, unix("darwin")).saves, [slot(4)]);
    assert.deepEqual(readFileSync(slot(3)), built("cards-vs-dice.json"));
  });

  it("leaves a table alone that a player has saved over ours", () => {
    const played = built("offsuit.json")
      .toString("utf8")
      .replace('"LuaScriptState":""', '"LuaScriptState":"offsuit 2 12"');
    file(played, "Library/Tabletop Simulator/Saves/TS_Save_3.json");
    assert.deepEqual(installOffsuit(dist, unix("darwin")).saves, [slot(4)]);
    assert.equal(readFileSync(slot(3), "utf8"), played);
  });

  it("leaves a saved object alone that only has the name of ours", () => {
    const own = file("{}", "Library/Tabletop Simulator/Saves/Saved Objects/Offsuit/Cards vs Dice.json");
    for (let time = 0; time < 2; time++) installOffsuit(dist, unix("darwin"));
    assert.equal(readFileSync(own, "utf8"), "{}");
    const others = GAMES.slice(1).map((game) => objectName(game.visit(({ words }) => words.title())));
    const ours = ["Cards vs Dice 2", ...others].flatMap((name) => [`${name}.json`, `${name}.png`]);
    assert.deepEqual(
      DISK.list(at("Saved Objects", "Offsuit")).sort(),
      ["Cards vs Dice.json", ...ours].sort(),
    );
  });

  it("leaves no half-written file when writing fails", () => {
    folder("in the way");
    assert.throws(() => {
      DISK.replace(join(disk, "in the way"), Buffer.from("text"));
    });
    assert.deepEqual(DISK.list(disk), ["in the way"]);
  });

  it("says what to do where the game is not found", () => {
    const { saves, lines } = installOffsuit(dist, unix("linux"));
    assert.deepEqual(saves, []);
    assert.match(lines[0] ?? "", /was not found/);
    assert.ok(lines.some((line) => line.includes(join(dist, "saves"))));
    assert.ok(lines.some((line) => line.includes("offsuit.json and offsuit.png")));
    assert.ok(lines.some((line) => line.includes("TS_Save_900.json and TS_Save_900.png")));
    assert.ok(lines.some((line) => line.includes("Save & Load")));
  });

  it("says where it could not write", () => {
    game();
    file("a file, not a folder", "Library/Tabletop Simulator/Saves");
    const { saves, lines } = installOffsuit(dist, unix("darwin"));
    assert.deepEqual(saves, []);
    assert.ok(lines[0]?.startsWith(`Offsuit could not be put into ${join(disk, "Library")}`));
    assert.ok(lines.every((line) => !line.includes("not found")));
  });
});
