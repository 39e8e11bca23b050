import { LANGUAGES, type Language } from "../../src/kit/words/language";
import { command, runCommand } from "../terminal/command";
import { Fault } from "../terminal/complaint";
import { translationGaps, type Gap } from "../translations/gaps";
import { gapSummary } from "../translations/summary";
import { Option } from "commander";

interface Words {
  language?: Language;
  strict?: true;
}

await runCommand(
  command("translations", "Lists what is not translated, so that players read it in English.")
    .addOption(
      new Option("--language <language>", "only this language").choices(
        LANGUAGES.filter((language) => language !== "en"),
      ),
    )
    .option("--strict", "end with 1 if anything is missing")
    .addHelpText(
      "after",
      "\nFor every language and file it lists the keys, each with the English sentence. In a rulebook they are the sections, with" +
        "\nthe rules of each paragraph. A sentence that is still as in English counts as missing, unless alike.json of the language" +
        "\nlists it. docs/translating.md says how to translate.",
    )
    .action(list),
);

function list({ language, strict }: Words): void {
  const gaps = translationGaps(language === undefined ? LANGUAGES : [language]);
  for (const file of new Set(gaps.map((gap) => gap.file)))
    process.stdout.write(`${section(gaps.filter((gap) => gap.file === file))}\n\n`);
  if (strict === true && gaps.length > 0) throw new Fault(gapSummary(gaps));
  process.stdout.write(`${gapSummary(gaps)}\n`);
}

/** The gaps of a file. */
function section(gaps: readonly Gap[]): string {
  const lines = gaps.map(({ key, english }) => `  ${key}: ${JSON.stringify(english)}`);
  return [gaps[0]?.file ?? "", ...lines].join("\n");
}
