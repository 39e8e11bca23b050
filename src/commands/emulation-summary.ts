import type { EmulatedTable, ReportedError } from "../emulator";

interface Finding {
  text: string;
  whose: "mod" | "emulator";
  count: number;
  where: string;
}

/** What there is at an emulated table and what went wrong, errors by their causes. */
export function summaryOf(table: EmulatedTable): Record<string, unknown> {
  const errors: Finding[] = [];
  for (const error of table.errors()) {
    const { gap, script, line, handler } = error;
    const whose = gap === undefined ? "mod" : "emulator";
    const text = gap === undefined ? causeOf(error) : `${causeOf(error)}, where ${gap} is lacking`;
    const known = errors.find((finding) => finding.text === text && finding.whose === whose);
    if (known === undefined) errors.push({ text, whose, count: 1, where: `${script}:${line} in ${handler}` });
    else known.count++;
  }
  const gaps = table.misuses("unsupported").map(({ name, script, line, count }) => ({
    text: name,
    whose: "emulator",
    count,
    where: `${script}:${line}`,
  }));
  const scripted = table.world.scripted.length + ((table.world.save.LuaScript ?? "") === "" ? 0 : 1);
  return { objects: table.objects().length, scripts: scripted, errors, gaps };
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
