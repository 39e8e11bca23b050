import type { GameEntry } from "../../src/games";
import { readBuiltSave } from "../build/built";
import { startProgram } from "../lua/program";
import { playByHand } from "../play/by-hand";
import { playByPolicy } from "../play/by-policy";
import { parseSave } from "../save/read";
import { readPlan, requireGame, requirePolicy } from "../simulation/plan";
import { wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { Complaint } from "../terminal/complaint";
import { startProgress } from "../terminal/progress";

interface Words {
  policy?: string;
  seats?: number;
  seed: number;
}

await runCommand(
  command(
    "play",
    "Plays the built save in the emulator, in the terminal: you see the table and choose by numbers.",
  )
    .argument("<game>", "the game, for example cards-vs-dice")
    .option("--policy <name>", "let this policy play for everybody and print what happens")
    .option(
      "--seats <number>",
      "how many play by the policy; otherwise the least the game allows",
      wholeNumber(1),
    )
    .option("--seed <number>", "decides every die and every shuffle", wholeNumber(0), 1)
    .addHelpText(
      "after",
      "\nBy hand you sit at White; where others can play, the panel adds computer players.",
    )
    .action(async (id: string, words: Words) => {
      const { policy, seed } = words;
      const people = peopleFor(requireGame(id), words);
      const progress = startProgress();
      const save = JSON.stringify(parseSave(await readBuiltSave(id, progress)));
      const lua = await startProgram("play", progress);
      lua.call("open", save, id, `${seed}`, `${people}`);
      progress.end();
      if (policy === undefined) await playByHand(lua);
      else playByPolicy(lua, policy, seed);
    }),
);

/** How many people sit at the table: the one at the keyboard, or everybody in whose place a policy plays. */
function peopleFor(game: GameEntry, { policy, seats, seed }: Words): number {
  if (policy !== undefined) {
    requirePolicy(game, policy);
    return readPlan(game, { policy, seed, ...(seats !== undefined && { seats }) }).seats;
  }
  if (seats === undefined) return 1;
  throw new Complaint("--seats goes with --policy. By hand, add other players in the panel.");
}
