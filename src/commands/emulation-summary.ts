import type { EmulatedTable, ReportedError } from "../emulator";
import { whyWithoutEffect } from "../emulator";

/**
 * Whose an error is: the emulator's, if the very line uses a member that it lacks; unknown, if the script used one
 * before, which may have led to this; the mod's otherwise.
 */
type Cause = "mod" | "emulator" | "unknown";

interface Finding {
  text: string;
  cause: Cause;
  count: number;
  where: string;
}

/** What there is at an emulated table and what went wrong, errors by their causes. */
export function summaryOf(table: EmulatedTable): Record<string, unknown> {
  const lacking = table.misuses("unsupported");
  const errors: Finding[] = [];
  for (const error of table.errors()) {
    const { gap, script, line, handler } = error;
    const cause: Cause =
      gap !== undefined ? "emulator" : lacking.some((use) => use.script === script) ? "unknown" : "mod";
    const text = gap === undefined ? causeOf(error) : `${causeOf(error)}, where ${gap} is lacking`;
    const known = errors.find((finding) => finding.text === text && finding.cause === cause);
    if (known === undefined) errors.push({ text, cause, count: 1, where: `${script}:${line} in ${handler}` });
    else known.count++;
  }
  const gaps = lacking.map(({ name, script, line, count }) => ({
    text: name,
    cause: "emulator",
    count,
    where: `${script}:${line}`,
  }));
  const idle = table.misuses("withoutEffect").map(({ name, script, line, count }) => ({
    text: `${name}: ${whyWithoutEffect(name) ?? ""}`,
    cause: "emulator",
    count,
    where: line === 0 ? script : `${script}:${line}`,
  }));
  const scripted = table.world.scripted.length + ((table.world.save.LuaScript ?? "") === "" ? 0 : 1);
  return { objects: table.objects().length, scripts: scripted, errors, gaps, idle };
}

/** An error without what differs from place to place: where it came up, GUIDs and numbers. */
function causeOf({ message }: ReportedError): string {
  const [afterPosition] = string.gsub(message, "^.*:%(%d+,[%d%-]*%): ", "");
  const [afterLine] = string.gsub(afterPosition, "^[^\n]-:%d+: ", "");
  const [bare] = string.gsub(afterLine, "%f[%w]%x%x%x%x%x%x%f[%W]", (guid) =>
    string.match(guid, "%d")[0] === undefined ? guid : "GUID",
  );
  return string.gsub(string.gsub(bare, "%f[%w]%d+%.?%d*%f[%W]", "N")[0], "\n.*", "")[0];
}
