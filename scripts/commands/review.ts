import { readPlayedGame } from "../play/record-file";
import { reviewedGame } from "../review/reviewed-game";
import { readGivenFile } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";

interface Words {
  game?: string;
  player?: string;
}

await runCommand(
  command("review", "Reviews a game: every decision, what was better, and what was luck.")
    .argument("<file>", "a record from the Notebook, a report, or a save that contains the game")
    .option("--game <name>", "which game, if a save has several")
    .option("--player <colour>", "whose decisions; default: everybody who is not a bot")
    .addHelpText(
      "after",
      "\nWorth is what the position was worth with the best choice, lost is how much worse the choice was, and luck is" +
        "\nwhat dice, cards and the others gave or took until the next decision. docs/figures.md says how.",
    )
    .action((path: string, { game, player }: Words) => {
      const lines = reviewedGame(readPlayedGame(readGivenFile(path), game), player);
      process.stdout.write(`${lines.join("\n")}\n`);
    }),
);
