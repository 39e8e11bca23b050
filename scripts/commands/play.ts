import { Option } from "commander";
import type { GameEntry } from "../../src/games";
import { LANGUAGES, type Language } from "../../src/kit/words/language";
import { rulesCode } from "../../src/kit/record/rules-code";
import { readBuiltSave } from "../build/built";
import { inLanguage } from "../build/translations";
import { startProgram } from "../lua/program";
import { playByHand } from "../play/by-hand";
import { playByPolicy } from "../play/by-policy";
import { readPlayedGame } from "../play/record-file";
import { replay } from "../play/replay";
import { FORMS, writtenRecord, type Form } from "../play/written-record";
import { parseSave } from "../save/read";
import { readOptions, readPlan, requireGame, requirePolicy, type OptionWords } from "../simulation/plan";
import { gather, readGivenFile, wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { Complaint } from "../terminal/complaint";
import { startProgress } from "../terminal/progress";

interface Words extends OptionWords {
  policy?: string;
  seats?: number;
  seed: number;
  record?: string;
  to?: number;
  as?: Form;
  language: Language;
}

await runCommand(
  command(
    "play",
    "Plays the built save in the emulator, in the terminal: you see the table and choose by number.",
  )
    .argument("[game]", "the game, for example cards-vs-dice")
    .option("--policy <name>", "let this policy play every seat and print what happens")
    .option(
      "--seats <number>",
      "the number of seats the policy plays; default: the game's minimum",
      wholeNumber(1),
    )
    .option("--rules <code>", "a rules code: the options of the game, as a table tells them")
    .option("--option <name=value>", "sets an option of the game; may be repeated", gather)
    .option("--seed <number>", "decides every die and every shuffle", wholeNumber(0), 1)
    .option("--record <file>", "replay a game: a record from the Notebook, or a save that contains it")
    .option("--to <step>", "the number of steps to replay; default: all", wholeNumber(0))
    .addOption(
      new Option("--as <form>", "the record as numbered lines, as PGN (Pokerchess), or as JSON").choices(
        FORMS,
      ),
    )
    .addOption(
      new Option("--language <language>", "what the record is told in; PGN is in English")
        .choices(LANGUAGES)
        .default("en"),
    )
    .addHelpText("after", "\nWithout --policy you sit at White; in games for several, the panel adds bots.")
    .action(async (id: string | undefined, words: Words) => {
      const { policy, seed, record } = words;
      if (record !== undefined) {
        playAgain(record, id, words);
        return;
      }
      if (id === undefined) throw new Complaint("Name a game, or a record with --record FILE.");
      const game = requireGame(id);
      const people = peopleFor(game, words);
      const { chosen, code } = chosenOptions(game, words);
      const progress = startProgress();
      const save = JSON.stringify(parseSave(await readBuiltSave(id, progress)));
      const lua = await startProgram("play", progress);
      lua.call("open", save, id, `${seed}`, `${people}`, chosen);
      progress.end();
      process.stdout.write(`Rules: ${code}\n`);
      if (policy === undefined) await playByHand(lua);
      else playByPolicy(lua, policy, seed);
    }),
);

/** The options that the command line sets, as JSON, and as a code; the JSON is empty if it sets none. */
function chosenOptions(game: GameEntry, words: Words): { chosen: string; code: string } {
  const specs = game.visit(({ rules }) => rules.options);
  const options = readOptions(game.id, specs, words);
  const isSet = words.rules !== undefined || words.option !== undefined;
  return { chosen: isSet ? JSON.stringify(options) : "", code: rulesCode(game.id, specs, options) };
}

/** Prints how a recorded game went. The exit code is 1 if a step does not fit. */
function playAgain(path: string, id: string | undefined, { to = Infinity, as, language }: Words): void {
  const played = readPlayedGame(readGivenFile(path), id);
  const { lines, fits } = inLanguage(as === "pgn" ? "en" : language, () =>
    as === undefined ? replay(played, to) : writtenRecord(played, as, to),
  );
  process.stdout.write(`${lines.join("\n")}\n`);
  if (!fits) process.exitCode = 1;
}

/** How many people sit at the table: the one at the keyboard, or everybody that a policy plays for. */
function peopleFor(game: GameEntry, { policy, seats, seed }: Words): number {
  if (policy !== undefined) {
    requirePolicy(game, policy);
    return readPlan(game, { policy, seed, ...(seats !== undefined && { seats }) }).seats;
  }
  if (seats === undefined) return 1;
  throw new Complaint("--seats needs --policy. Without it, add players in the panel.");
}
