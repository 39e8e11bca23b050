import type { Command } from "../protocol";
import { createClock, FRAMES_PER_SECOND } from "./clock";
import { startEmulation, type Emulation } from "./emulation";
import { forgetTable, keepTable, keptTable } from "./keeping";
import { loadLua } from "./lua";
import type { Report, Request, Start } from "./messages";

/** Milliseconds between two ticks, while something happens and while nothing does. */
const BUSY_BEAT = 1000 / FRAMES_PER_SECOND;
const QUIET_BEAT = 100;

/** How often a table is kept for the next visit at most, in milliseconds. */
const KEEPING_APART = 3000;

/** The table that runs. */
interface Running {
  emulation: Emulation;
  /** The save that it began with: where it is, and its text. */
  address: string;
  beginning: string;
  /** Whether it is kept for the next visit. */
  kept: boolean;
}

const clock = createClock(performance.now());
const commands: Command[] = [];
let running: Running | undefined;
let quiet = false;
/** Whether something has happened since the table was last kept, and when that was. */
let unkept = false;
let keptAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

self.onmessage = ({ data }: MessageEvent<Request>) => {
  void guarded(() => answer(data));
};

async function answer(request: Request): Promise<void> {
  switch (request.kind) {
    case "start":
      await start(request);
      return;
    case "command":
      commands.push(request.command);
      wake();
      return;
    case "speed":
      clock.speed = request.factor;
      return;
    case "save":
      report({ kind: "answer", id: request.id, text: running?.emulation.save() ?? "" });
      return;
    case "load":
      running?.emulation.load(request.save);
      happened();
      return;
    case "keep":
      await keepNow();
      finished(request);
      return;
    case "startOver":
      await startOver();
      return;
    case "run":
      pass(Math.ceil(request.seconds * FRAMES_PER_SECOND));
      finished(request);
      return;
    case "settle":
      await settle();
      finished(request);
      return;
  }
}

async function start({ program, save, seed, colour, fresh }: Start): Promise<void> {
  report({ kind: "progress", stage: "lua" });
  const [machine, code] = await Promise.all([loadLua(), textOf(program)]);
  const emulation = startEmulation(machine, code);
  report({ kind: "progress", stage: "save" });
  const beginning = await textOf(save);
  const kept = fresh ? undefined : await keptTable(save, beginning);
  report({ kind: "progress", stage: "table" });
  emulation.open(kept ?? beginning, { seed, colour, time: Math.floor(Date.now() / 1000) });
  running = { emulation, address: save, beginning, kept: !fresh };
  report({ kind: "opened", resumed: kept !== undefined });
  beat();
}

async function startOver(): Promise<void> {
  running?.emulation.load(running.beginning);
  if (running?.kept === true) await forgetTable(running.address);
  happened();
}

/** Lets the time go on, tick by tick. */
function beat(): void {
  clearTimeout(timer);
  void guarded(() => {
    pass(clock.framesUntil(performance.now()));
    keep();
    timer = setTimeout(beat, quiet && commands.length === 0 ? QUIET_BEAT : BUSY_BEAT);
  });
}

/** Lets ticks follow each other without a rest until the table has come to one; a table that is paused stays so. */
async function settle(): Promise<void> {
  do {
    pass(Math.ceil(clock.speed));
    await new Promise((resolve) => setTimeout(resolve));
  } while (running !== undefined && !quiet);
}

/** A command has come: it is not left waiting for the next slow beat. */
function wake(): void {
  if (!quiet) return;
  happened();
  beat();
}

function happened(): void {
  quiet = false;
  unkept = true;
}

/** Does what was asked for, lets frames pass and tells the page what has changed. */
function pass(frames: number): void {
  if (running === undefined) return;
  const asked = commands.splice(0);
  if (asked.length > 0) unkept = true;
  const change = running.emulation.tick({ frames, commands: asked });
  quiet = change.quiet;
  report({ kind: "change", change });
}

/** Keeps the table for the next visit whenever it comes to rest after something has happened. */
function keep(): void {
  if (quiet && performance.now() - keptAt >= KEEPING_APART) void keepNow();
}

/** Keeps the table as it is now, unless nothing has happened since it was kept last. */
async function keepNow(): Promise<void> {
  if (running?.kept !== true || !unkept) return;
  unkept = false;
  keptAt = performance.now();
  await keepTable(running.address, running.beginning, running.emulation.save());
}

async function textOf(address: string): Promise<string> {
  const answered = await fetch(address);
  if (!answered.ok) throw new Error(`${address} cannot be loaded: the server answers ${answered.status}.`);
  return await answered.text();
}

/** A fault ends the emulation with a message instead of silence. */
async function guarded(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    running = undefined;
    report({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
}

/** Tells the page that what it asked for is done. */
function finished({ id }: { id: number }): void {
  report({ kind: "answer", id, text: "" });
}

function report(message: Report): void {
  self.postMessage(message);
}
