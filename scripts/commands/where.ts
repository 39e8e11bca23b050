import { builtPositionFinder } from "../build/position";
import { builtScripts } from "../build/built";
import { command, runCommand } from "../terminal/command";
import { Complaint } from "../terminal/complaint";

await runCommand(
  command(
    "where",
    "Finds the TypeScript behind a line of a script that TTS reported an error in, to four lines.",
  )
    .argument(
      "<script:line>",
      "a script of dist/scripts and a line number, for example cards-vs-dice.board:123",
    )
    .action((place: string) => {
      process.stdout.write(`${where(place)}\n`);
    }),
);

function where(place: string): string {
  const [, script, line] = /^(.+?)(?:\.lua)?:(\d+)/.exec(place) ?? [];
  if (script === undefined || line === undefined) {
    throw new Complaint(`"${place}" is not a script and a line. Write it as cards-vs-dice.board:123.`);
  }
  const find = builtPositionFinder(script);
  if (find === undefined) {
    throw new Complaint(`There is no script "${script}". ${knownScripts()}`);
  }
  const position = find(Number(line));
  if (position === undefined) {
    throw new Complaint(
      `Line ${line} of ${script} comes from no TypeScript file. Try the line above or below.`,
    );
  }
  return `${position.file}:${position.line}`;
}

function knownScripts(): string {
  const names = builtScripts().map(({ name }) => name);
  if (names.length === 0) return "Nothing has been built yet: run npm run build first.";
  return `There are: ${names.join(", ")}.`;
}
