import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { readBuiltSave } from "../build/built";
import { ROOT, version } from "../project";
import { listen, saveAndPlay } from "../push/editor-api";
import { portsOf, withPorts, type PortWords } from "../push/ports";
import { scriptStates } from "../push/script-states";
import { SHELF } from "../save/build";
import { parseSave } from "../save/read";
import { changed, constantChanges, doubtChanges, type Change } from "../selftest/apply";
import { converse } from "../selftest/conversation";
import { readReport } from "../selftest/report";
import { requireGame } from "../simulation/plan";
import { givenPath, readGivenFile, wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { Complaint } from "../terminal/complaint";
import { startProgress } from "../terminal/progress";

interface Words extends PortWords {
  output: string;
  seconds: number;
  push?: boolean;
  game?: string;
  apply?: string;
  yes?: boolean;
  sources: string;
}

await runCommand(
  withPorts(
    command(
      "selftest",
      "Runs the self-test in a running Tabletop Simulator and writes its report to a file, or applies a report to our constants.",
    )
      .option("-o, --output <file>", "where to write the report", "offsuit-selftest.txt")
      .option("--seconds <number>", "how long to wait for the report", wholeNumber(1), 240)
      .option(
        "--push",
        "send the scripts of this version first; the game then reloads its last save with them",
      )
      .option(
        "--game <game>",
        "with --push: the game whose own save is on its table, not the shelf with all games",
      )
      .option(
        "--apply <report>",
        "show what a report would change in our constants and doubts; no game is needed",
      )
      .option("--yes", "with --apply: make the changes")
      .option("--sources <folder>", "with --apply: the folder whose files to change", join(ROOT, "src")),
  )
    .addHelpText(
      "after",
      "\nThe report has the versions, every doubt that was answered and every measured value.",
    )
    .action(async (words: Words) => {
      if (words.apply === undefined) await test(words);
      else apply(words.apply, words);
    }),
);

async function test(words: Words): Promise<void> {
  const ports = portsOf(words);
  const progress = startProgress();
  const conversation = converse(ports);
  const server = await listen(ports, conversation.hear);
  try {
    if (words.push === true) {
      const { buildProject } = await import("../build/project");
      buildProject(progress);
      const id = words.game === undefined ? SHELF : requireGame(words.game).id;
      const states = scriptStates(parseSave(await readBuiltSave(id, progress)));
      await conversation.reloaded(() => saveAndPlay(ports, states));
    }
    progress.announce(
      "The self-test runs in Tabletop Simulator. It takes about two minutes; you can keep playing.",
    );
    const lines = await conversation.run(words.seconds);
    const file = givenPath(words.output);
    writeFileSync(file, `Offsuit ${version()}, self-test in Tabletop Simulator\n${lines.join("\n")}\n`);
    progress.end();
    process.stdout.write(
      `${lines[0] ?? ""}\nThe report is in ${file}. Please send it to the makers of Offsuit.\n`,
    );
  } finally {
    progress.end();
    server.close();
  }
}

/** Shows what a report would change, or changes it. */
function apply(report: string, { yes, sources }: Words): void {
  const found = readReport(readGivenFile(report));
  if (found.doubts.size + found.constants.size === 0)
    throw new Complaint(
      `The file "${report}" is not a report of the self-test: it contains no measurements.`,
    );
  const folder = givenPath(sources);
  let count = 0;
  for (const [path, changesOf] of [
    [join("tts", "constants.ts"), constantChanges],
    [join("emulator", "doubts.ts"), doubtChanges],
  ] as const) {
    const file = join(folder, path);
    const source = readFileSync(file, "utf8");
    const changes = changesOf(source, found);
    for (const change of changes) process.stdout.write(`${lineOf(relative(ROOT, file), change)}\n`);
    if (yes === true) writeFileSync(file, changed(source, changes));
    count += changes.filter(({ place }) => place !== undefined).length;
  }
  process.stdout.write(`${endOf(count, yes === true)}\n`);
}

function lineOf(file: string, { name, line, before, after, place }: Change): string {
  const byHand = place === undefined ? " (computed: change it by hand)" : "";
  return `${file}:${line}  ${name}: ${before} -> ${after}${byHand}`;
}

function endOf(count: number, done: boolean): string {
  if (count === 0) return "There is nothing to change.";
  const values = count === 1 ? "1 value" : `${count} values`;
  return done ? `Changed ${values}. Run \`npm test\` now.` : `Add --yes to change ${values}.`;
}
