import type { Finding } from "./findings";

/** The title of the report's tab in the notebook. */
export const REPORT_TITLE = "Offsuit self-test";

/** The findings of a self-test as lines, what differs apart from what is as expected. */
export interface Report {
  different: Part;
  unanswered: Part;
  doubts: Part;
  measured: Part;
  noted: Part;
  alike: Part;
}

/** Lines under the names of the checks that they belong to. */
interface Part {
  lines: string[];
  findings: number;
  lastCheck: string;
}

/** A report without any findings. */
export function newReport(): Report {
  return {
    different: newPart(),
    unanswered: newPart(),
    doubts: newPart(),
    measured: newPart(),
    noted: newPart(),
    alike: newPart(),
  };
}

function newPart(): Part {
  return { lines: [], findings: 0, lastCheck: "" };
}

/** Adds a finding to its part of the report. */
export function addFinding(report: Report, finding: Finding): void {
  switch (finding.kind) {
    case "compared": {
      const { what, expected, found } = finding;
      if (finding.alike) addLine(report.alike, finding, `${what}: ${found}`);
      else addLine(report.different, finding, `${what}: expected ${expected}, found ${found}`);
      break;
    }
    case "noted":
      addLine(report.noted, finding, `${finding.what}: ${finding.found}`);
      break;
    case "unanswered":
      addLine(report.unanswered, finding, finding.why);
      break;
    case "doubt":
      report.doubts.lines.push(`doubt ${finding.name}: ${finding.answer ? "yes" : "no"}`);
      break;
    case "measured":
      report.measured.lines.push(measuredLine(finding.path, finding.found, finding.tolerance));
      break;
  }
}

function measuredLine(path: string, found: number, tolerance: number): string {
  return string.format("measured %s: %.4f (+-%.4f)", path, found, tolerance);
}

function addLine(part: Part, { check, fact }: Finding, line: string): void {
  if (part.lastCheck !== check) part.lines.push(`${check} [${fact}]`);
  part.lastCheck = check;
  part.findings++;
  part.lines.push(`    ${line}`);
}

/** Writes the report into its tab of the notebook, a new one the first time. */
export function writeReport(report: Report): void {
  const body = reportLines(report).join("\n");
  const tab = Notes.getNotebookTabs().find(({ title }) => title === REPORT_TITLE);
  if (tab === undefined) Notes.addNotebookTab({ title: REPORT_TITLE, body, color: "Grey" });
  else Notes.editNotebookTab({ index: tab.index, title: REPORT_TITLE, body });
}

/**
 * The lines of the report: first what differs from what we expect, last what is as expected. `npm run selftest` reads those
 * that begin with `doubt` and `measured`.
 */
export function reportLines({ different, unanswered, doubts, measured, noted, alike }: Report): string[] {
  const counts = `${alike.findings} as expected, ${different.findings} different, ${unanswered.findings} without an answer`;
  const parts = [
    `${counts} (${os.date("!%Y-%m-%d %H:%M")})`,
    "Please send all but the last part to the makers of Offsuit.",
  ];
  const add = (title: string, { lines }: Part): void => {
    if (lines.length === 0) return;
    parts.push("", title);
    for (const line of lines) parts.push(line);
  };
  add("DIFFERENT", different);
  add("NO ANSWER", unanswered);
  add("DOUBTS", doubts);
  add("MEASURED", measured);
  add("NOTED (nothing was expected)", noted);
  add("AS EXPECTED", alike);
  return parts;
}
