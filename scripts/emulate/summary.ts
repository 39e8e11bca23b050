import { isRecord } from "../../src/kit/data";

/** Something that came up in one or more saves: an error's cause, or a member that the emulator lacks. */
export interface Finding {
  text: string;
  /** Whose it is: the mod's, or the emulator's, which lacks something in that line. */
  whose: "mod" | "emulator";
  count: number;
  where: string;
}

/** What came of one save. */
export interface Summary {
  objects: number;
  scripts: number;
  errors: Finding[];
  gaps: Finding[];
}

/** Reads what the Lua program tells of a table. */
export function readSummary(json: string): Summary {
  const told: unknown = JSON.parse(json);
  const { objects, scripts, errors, gaps } = isRecord(told) ? told : {};
  return {
    objects: Number(objects),
    scripts: Number(scripts),
    errors: findings(errors),
    gaps: findings(gaps),
  };
}

function findings(list: unknown): Finding[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isRecord).map(({ text, whose, count, where }) => ({
    text: String(text),
    whose: whose === "emulator" ? "emulator" : "mod",
    count: Number(count),
    where: String(where),
  }));
}

/** The line of a save in the report on a folder. */
export function summaryLine(name: string, { objects, scripts, errors, gaps }: Summary): string {
  const own = total(errors.filter(({ whose }) => whose === "mod"));
  const ours = total(errors) - own;
  const wrong = [
    own > 0 ? `${counted(own, "error")} of the mod` : "",
    ours > 0 ? `${counted(ours, "error")} of the emulator` : "",
    gaps.length > 0 ? `${counted(gaps.length, "member")} lacking` : "",
  ].filter((part) => part !== "");
  const what = `${counted(objects, "object")}, ${counted(scripts, "script")}`;
  return `${own + ours > 0 ? "errors " : "ok     "}  ${name}: ${[what, ...wrong].join("; ")}`;
}

/** The errors of all saves by their causes, the most frequent first, and what the emulator lacks. */
export function groupedFindings(summaries: readonly { name: string; summary: Summary }[]): string[] {
  const errors = merged(summaries.map(({ name, summary }) => ({ name, findings: summary.errors })));
  const gaps = merged(summaries.map(({ name, summary }) => ({ name, findings: summary.gaps })));
  return [
    ...section(
      "Errors of the mods",
      errors.filter(({ whose }) => whose === "mod"),
    ),
    ...section(
      "Errors of the emulator",
      errors.filter(({ whose }) => whose === "emulator"),
    ),
    ...section("Members that the emulator lacks", gaps),
  ];
}

function merged(lists: readonly { name: string; findings: readonly Finding[] }[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const { name, findings: list } of lists)
    for (const finding of list) {
      const key = `${finding.whose} ${finding.text}`;
      const known = found.get(key);
      if (known === undefined) found.set(key, { ...finding, where: `${name}, ${finding.where}` });
      else known.count += finding.count;
    }
  return [...found.values()].sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
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
