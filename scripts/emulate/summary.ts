import { isRecord } from "../../src/kit/data/data";

/**
 * Whose something is: the mod's, the emulator's, which lacks something in that very line, or unknown, as the script has
 * used something before that the emulator lacks.
 */
const CAUSES = ["mod", "emulator", "unknown"] as const;
type Cause = (typeof CAUSES)[number];

/** Something that came up in one or more saves: an error, or a member that the emulator lacks or that has no effect there. */
export interface Finding {
  text: string;
  cause: Cause;
  count: number;
  /** Where it came up first. */
  where: string;
}

/** The result of one save. */
export interface Summary {
  objects: number;
  scripts: number;
  errors: Finding[];
  /** Members that the emulator lacks. */
  gaps: Finding[];
  /** Members that the emulator takes note of, without an effect. */
  idle: Finding[];
}

/** A save under its name, with its result, or why it could not run, as a sentence without its subject. */
export type Outcome =
  { name: string; kind: "run"; summary: Summary } | { name: string; kind: "damaged"; why: string };

/** What `npm run emulate` ends with. `--help` names them. */
export const EXIT = { allWell: 0, faults: 1, emulatorLacks: 3 } as const;

/** Reads the Lua program's report on a table. */
export function readSummary(json: string): Summary {
  const told: unknown = JSON.parse(json);
  const { objects, scripts, errors, gaps, idle } = isRecord(told) ? told : {};
  return {
    objects: Number(objects),
    scripts: Number(scripts),
    errors: findings(errors),
    gaps: findings(gaps),
    idle: findings(idle),
  };
}

function findings(list: unknown): Finding[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isRecord).map(({ text, cause, count, where }) => ({
    text: String(text),
    cause: CAUSES.find((known) => known === cause) ?? "unknown",
    count: Number(count),
    where: String(where),
  }));
}

/** How the command ends: well, with faults of the mods or of unknown cause, or with only what the emulator lacks. */
export function exitCodeOf(outcomes: readonly Outcome[]): number {
  const errors = outcomes.flatMap((outcome) => (outcome.kind === "run" ? outcome.summary.errors : []));
  const isDamaged = outcomes.some(({ kind }) => kind === "damaged");
  if (isDamaged || errors.some(({ cause }) => cause !== "emulator")) return EXIT.faults;
  return errors.length > 0 ? EXIT.emulatorLacks : EXIT.allWell;
}

/** The line of a save in the report on a folder. */
export function outcomeLine(outcome: Outcome): string {
  const { name } = outcome;
  if (outcome.kind === "damaged") return `damaged  ${name}: it ${outcome.why}`;
  const { objects, scripts, errors, gaps } = outcome.summary;
  const { mod, emulator, unknown } = totalsOf(errors);
  const wrong = [
    mod > 0 ? `${counted(mod, "error")} of the mod` : "",
    emulator > 0 ? `${counted(emulator, "error")} of the emulator` : "",
    unknown > 0 ? `${counted(unknown, "error")} of unknown cause` : "",
    gaps.length > 0 ? `${counted(gaps.length, "member")} lacking` : "",
  ].filter((part) => part !== "");
  const what = `${counted(objects, "object")}, ${counted(scripts, "script")}`;
  return `${errors.length > 0 ? "errors " : "ok     "}  ${name}: ${[what, ...wrong].join("; ")}`;
}

/** What came up in all saves together, the most frequent first. */
interface Merged {
  errors: Finding[];
  gaps: Finding[];
  idle: Finding[];
}

function mergedOf(outcomes: readonly Outcome[]): Merged {
  const of = (kind: "errors" | "gaps" | "idle"): Finding[] => {
    const found = new Map<string, Finding>();
    for (const outcome of outcomes) {
      if (outcome.kind === "damaged") continue;
      for (const finding of outcome.summary[kind]) {
        const key = `${finding.cause} ${finding.text}`;
        const known = found.get(key);
        const where = outcomes.length === 1 ? finding.where : `${outcome.name}, ${finding.where}`;
        if (known === undefined) found.set(key, { ...finding, where });
        else known.count += finding.count;
      }
    }
    return [...found.values()].sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
  };
  return { errors: of("errors"), gaps: of("gaps"), idle: of("idle") };
}

/** The summary by cause with which the command ends. */
export function summaryLines(outcomes: readonly Outcome[]): string[] {
  const { errors, gaps, idle } = mergedOf(outcomes);
  const by = (wanted: Cause): Finding[] => errors.filter(({ cause }) => cause === wanted);
  return [
    ...section("Errors of the mod", by("mod")),
    ...section("Errors of the emulator, which lacks something in that line", by("emulator")),
    ...section("Errors of unknown cause, in scripts that used something lacking before", by("unknown")),
    ...section("Members that the emulator lacks", gaps),
    ...section("Members without an effect in the emulator", idle),
  ];
}

/** All of it for other programs: each save, what came up in all of them by its cause, and how the command ends. */
export function summaryJson(outcomes: readonly Outcome[]): string {
  const { errors, gaps, idle } = mergedOf(outcomes);
  const saves = outcomes.map((outcome) =>
    outcome.kind === "run"
      ? { save: outcome.name, ...outcome.summary }
      : { save: outcome.name, damaged: outcome.why },
  );
  const report = { exitCode: exitCodeOf(outcomes), totals: totalsOf(errors), errors, gaps, idle, saves };
  return JSON.stringify(report, undefined, 2);
}

/** How many errors have each cause. */
function totalsOf(errors: readonly Finding[]): Record<Cause, number> {
  const of = (wanted: Cause): number => total(errors.filter(({ cause }) => cause === wanted));
  return { mod: of("mod"), emulator: of("emulator"), unknown: of("unknown") };
}

function section(title: string, list: readonly Finding[]): string[] {
  const lines = list.map(({ text, count, where }) => `  ${`${count}`.padStart(5)}  ${text}  (${where})`);
  return [`${title}: ${total(list)}`, ...lines];
}

function total(list: readonly Finding[]): number {
  return list.reduce((sum, { count }) => sum + count, 0);
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
