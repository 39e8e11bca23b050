import type { ChildProcess } from "node:child_process";

/** What ends a process whose terminal is closed, or that somebody ends: by Ctrl+C, or as a program does. */
const SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM"] as const;
/** How long programs may take to clean up when they are asked to end, in milliseconds. */
const PATIENCE = 3000;

/**
 * Programs are started in a process group of their own, so one can be ended with all that it has started. Windows has
 * none: there it is the program alone.
 */
export const OWN_GROUP = process.platform !== "win32";

/** The shell in which npm runs a command: npm hands a signal to it alone, and it ends without a word to us. */
const SHELL = process.env["npm_lifecycle_event"] === undefined ? undefined : process.ppid;
/** How often we look whether it is still there, in milliseconds. */
const LOOK = 300;

/** The programs that run. */
const running = new Set<ChildProcess>();
let ending = false;
let looking: NodeJS.Timeout | undefined;

/** Whether this process is about to end: nothing may start any more, and results of running programs no longer count. */
export function isEnding(): boolean {
  return ending;
}

/** Sees to it that a program ends with this process, however that is ended, and all that it has started with it. */
export function endWithUs(program: ChildProcess): void {
  if (running.size === 0) {
    for (const signal of SIGNALS) process.on(signal, endBy);
    process.on("exit", killAll);
    if (SHELL !== undefined) looking = setInterval(endWithShell, LOOK);
  }
  running.add(program);
  for (const event of ["close", "error"] as const) program.once(event, () => forget(program));
}

/** Ends a program and all that it has started, at once. */
export function kill(program: ChildProcess): void {
  send(program, "SIGKILL");
}

function forget(program: ChildProcess): void {
  if (!running.delete(program) || running.size > 0) return;
  for (const signal of SIGNALS) process.off(signal, endBy);
  process.off("exit", killAll);
  clearInterval(looking);
}

/** Ends this process if npm's shell has ended, as its children have another parent then. */
function endWithShell(): void {
  if (process.ppid !== SHELL && !ending) endBy("SIGTERM");
}

/** Ends all programs and then this process by the same signal, as its sender expects. A second signal leaves no time. */
function endBy(signal: NodeJS.Signals): void {
  const programs = [...running];
  const end = (): void => {
    for (const program of programs) kill(program);
    for (const each of SIGNALS) process.removeAllListeners(each);
    process.kill(process.pid, signal);
  };
  if (ending) {
    end();
    return;
  }
  ending = true;
  for (const program of programs) send(program, "SIGTERM");
  setTimeout(end, PATIENCE);
  const waiting = new Set(programs);
  for (const program of programs)
    program.once("close", () => {
      waiting.delete(program);
      if (waiting.size === 0) end();
    });
}

function killAll(): void {
  for (const program of running) kill(program);
}

function send(program: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (OWN_GROUP && program.pid !== undefined) process.kill(-program.pid, signal);
    else program.kill(signal);
  } catch {
    // All of it has ended.
  }
}
