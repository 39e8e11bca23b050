import assert from "node:assert/strict";
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../scripts/project";
import { runChild } from "../../scripts/terminal/child";

const FOLDER = mkdtempSync(join(tmpdir(), "offsuit-"));
/** How long something may take before a test gives up, in milliseconds. */
const PATIENCE = 120_000;

after(() => {
  rmSync(FOLDER, { recursive: true });
});

/** A program that starts another, which does not listen to those who ask it to end, and writes down who both are. */
function parentOf(file: string): string {
  const stubborn = `for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
    setInterval(() => undefined, 1000);
    require("node:fs").writeFileSync(${JSON.stringify(file)}, process.ppid + " " + process.pid + " ");`;
  return `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(stubborn)}]);
    setInterval(() => undefined, 1000);`;
}

/** The arguments of Node for a run that starts such a program with `runChild`, as `npm test` starts its own. */
function runOf(file: string): string[] {
  const child = pathToFileURL(join(ROOT, "scripts", "terminal", "child.ts")).href;
  const run = `const { runChild } = await import(${JSON.stringify(child)});
    await runChild(process.execPath, ["-e", ${JSON.stringify(parentOf(file))}]);`;
  return ["--import", "tsx", "--input-type=module", "--eval", run];
}

function startRun(file: string): ChildProcess {
  return spawn(process.execPath, runOf(file), { cwd: ROOT, stdio: "inherit" });
}

async function until(what: string, condition: () => boolean): Promise<void> {
  const start = Date.now();
  while (!condition()) {
    assert.ok(Date.now() - start < PATIENCE, `${what} takes too long`);
    await pause(50);
  }
}

/** Whether a process has ended; one whose end nobody has asked for yet is still listed, as defunct. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return true;
  }
  if (process.platform === "win32") return false;
  return /^Z|^$/.test(spawnSync("ps", ["-o", "stat=", "-p", `${pid}`], { encoding: "utf8" }).stdout.trim());
}

/** Who the program is that a run has started, and the one that it has started itself, once both are there. */
async function startedBy(file: string): Promise<number[]> {
  await until("the start", () => existsSync(file) && readFileSync(file, "utf8").endsWith(" "));
  return readFileSync(file, "utf8").trim().split(" ").map(Number);
}

describe("whoever ends a run", () => {
  const signals =
    process.platform === "win32" ? (["SIGTERM"] as const) : (["SIGTERM", "SIGINT", "SIGHUP"] as const);
  for (const signal of signals)
    it(`by ${signal} ends all that it has started, and what that has started`, async () => {
      const file = join(FOLDER, signal);
      const run = startRun(file);
      const started = await startedBy(file);
      assert.equal(started.length, 2);
      assert.ok(!started.some(isGone));
      const end = new Promise((resolve) => run.once("exit", (_status, by) => resolve(by)));
      run.kill(signal);
      assert.equal(await end, signal);
      await until("the end", () => started.every(isGone));
    });

  it("by ending the shell that npm has started it in ends all of it", async () => {
    const file = join(FOLDER, "shell");
    const inShell = `require("node:child_process").spawn(process.execPath, ${JSON.stringify(runOf(file))});
      setInterval(() => undefined, 1000);`;
    const env = { ...process.env, npm_lifecycle_event: "test" };
    const shell = spawn(process.execPath, ["-e", inShell], { cwd: ROOT, stdio: "inherit", env });
    const started = await startedBy(file);
    shell.kill("SIGKILL");
    await until("the end", () => started.every(isGone));
  });

  it("by several signals ends all of it, too", async () => {
    const file = join(FOLDER, "twice");
    const run = startRun(file);
    const started = await startedBy(file);
    const end = new Promise((resolve) => run.once("exit", resolve));
    const asking = setInterval(() => run.kill("SIGTERM"), 20);
    await end;
    clearInterval(asking);
    await until("the end", () => started.every(isGone));
  });
});

describe("a program that another has to wait for", () => {
  it("is ended with all that it has started when it has printed nothing for too long", async () => {
    const file = join(FOLDER, "silent");
    const started = startedBy(file);
    const { status, output, silentFor } = await runChild(process.execPath, ["-e", parentOf(file)], {
      mostSilence: 10_000,
    });
    assert.deepEqual({ status, output, silentFor }, { status: undefined, output: "", silentFor: 10_000 });
    const pids = await started;
    await until("the end", () => pids.every(isGone));
  });

  it("may go on as long as it prints something", async () => {
    const talk =
      "let said = 0; const id = setInterval(() => { console.log(said); if (++said === 14) clearInterval(id); }, 500)";
    const { status, output } = await runChild(process.execPath, ["-e", talk], { mostSilence: 6000 });
    assert.equal(status, 0);
    assert.match(output, /^0\n1\n[^]*\n13\n$/);
  });

  it("that is not there is no reason to raise", async () => {
    assert.equal((await runChild("no-such-program", [])).status, undefined);
  });
});
