import { JSON_NULL } from "../../spec/vectors/values";
import { isRecord } from "../../src/kit/data/data";
import { startProgram } from "../lua/program";
import { requireGame } from "../simulation/plan";
import { readGivenJson } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { Complaint } from "../terminal/complaint";
import { startProgress } from "../terminal/progress";

await runCommand(
  command("vectors", "Runs a file of test vectors against the rules of a game, transpiled to Lua.")
    .argument("<game>", "the game, for example cards-vs-dice")
    .argument(
      "<file>",
      "a JSON file of cases: { game, format, cases: [{ id, state, actions, chance, expect }] }",
    )
    .action((id: string, path: string) => runFile(requireGame(id).id, path)),
);

async function runFile(game: string, path: string): Promise<void> {
  const file = readGivenJson(path);
  if (isRecord(file) && typeof file["game"] === "string" && file["game"] !== game) {
    throw new Complaint(`"${path}" contains cases for "${file["game"]}", not for ${game}. Name another.`);
  }
  const progress = startProgress();
  const lua = await startProgram("vectors", progress);
  progress.show("Running the cases ...");
  const named = isRecord(file) ? { ...file, game } : file;
  const report: unknown = JSON.parse(lua.call("vectors", withoutNull(named)));
  progress.end();
  if (!isRecord(report) || report["kind"] !== "run") {
    const reason = isRecord(report) ? String(report["message"]) : "it cannot be read";
    throw new Complaint(
      `"${path}" is not a file of vectors: ${reason}. Compare it with spec/fixtures/vectors.`,
    );
  }
  printReport(report);
}

/** JSON with the text that vectors use in place of null: Lua cannot keep a null in a list. */
function withoutNull(file: unknown): string {
  return JSON.stringify(file, (_key, value: unknown) => value ?? JSON_NULL);
}

function printReport({ passed, failed, failures }: Record<string, unknown>): void {
  for (const failure of Array.isArray(failures) ? failures : []) {
    if (!isRecord(failure)) continue;
    const { id, field, expected, found } = failure;
    process.stdout.write(
      `${String(id)}: ${String(field)} should be ${String(expected)}, is ${String(found)}\n`,
    );
  }
  process.stdout.write(`${String(passed)} passed, ${String(failed)} failed\n`);
  if (failed !== 0) process.exitCode = 1;
}
