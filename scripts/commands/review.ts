import { readPlayedGame } from "../play/record-file";
import { checkedReviews } from "../review/check";
import { reviewedGame } from "../review/reviewed-game";
import { requireGame } from "../simulation/plan";
import { readGivenFile, wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { Complaint } from "../terminal/complaint";
import { startProgress } from "../terminal/progress";

interface Words {
  game?: string;
  player?: string;
  deep?: boolean;
  check?: string;
  games: number;
  seed: number;
  slips: number;
  most: number;
}

/** By how much more is played on here than at a table. */
const TIMES_A_TABLE = 10;

await runCommand(
  command("review", "Reviews a game: every decision, what was better, and what was luck.")
    .argument("[file]", "a record from the Notebook, a report, or a save that contains the game")
    .option("--game <name>", "which game, if a save has several")
    .option("--player <colour>", "whose decisions; default: everybody who is not a bot")
    .option(
      "--deep",
      "plays on from each of the costliest decisions, both ways, as a table does that looks deeper, ten times as often",
    )
    .option(
      "--check <game>",
      "instead of a file: reviews games of the strongest bot with slips, and has them played on",
    )
    .option("--games <number>", "how many of them", wholeNumber(1), 20)
    .option("--seed <number>", "the same seed gives the same games", wholeNumber(0), 1)
    .option("--slips <number>", "of 100 choices how many are slips", wholeNumber(0, 100), 10)
    .option(
      "--most <number>",
      "how often --check plays on from a decision at most, each way",
      wholeNumber(1),
      500,
    )
    .addHelpText(
      "after",
      "\nWorth is what the position was worth with the best choice, lost is how much worse the choice was, and luck is" +
        "\nwhat dice, cards and the others gave or took until the next decision. docs/figures.md says how.",
    )
    .action((path: string | undefined, words: Words) => {
      const lines = words.check === undefined ? reviewedFile(path, words) : checked(words.check, words);
      process.stdout.write(`${lines.join("\n")}\n`);
    }),
);

function reviewedFile(path: string | undefined, { game, player, deep }: Words): string[] {
  if (path === undefined)
    throw new Complaint("Name the file with the game to review, or a game after --check.");
  return reviewedGame(
    readPlayedGame(readGivenFile(path), game),
    player,
    deep === true ? TIMES_A_TABLE : undefined,
  );
}

function checked(id: string, plan: Words): string[] {
  const progress = startProgress();
  const lines = requireGame(id).visit((game) =>
    game.hints === undefined ? [] : checkedReviews(game, game.hints, plan, progress),
  );
  progress.end();
  return lines;
}
