import { readBuiltSave } from "../build/built";
import { startProgram } from "../lua/program";
import { playByHand } from "../play/by-hand";
import { playByPolicy } from "../play/by-policy";
import { parseSave } from "../save/read";
import { requireGame, requirePolicy } from "../simulation/plan";
import { wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { startProgress } from "../terminal/progress";

await runCommand(
  command(
    "play",
    "Plays the built save in the emulator, in the terminal: you see the table and choose by numbers.",
  )
    .argument("<game>", "the game, for example cards-vs-dice")
    .option("--policy <name>", "let this policy play by itself and print what happens")
    .option("--seed <number>", "decides every die and every shuffle", wholeNumber(0), 1)
    .action(async (id: string, { policy, seed }: { policy?: string; seed: number }) => {
      const game = requireGame(id);
      if (policy !== undefined) requirePolicy(game, policy);
      const progress = startProgress();
      const save = JSON.stringify(parseSave(await readBuiltSave(progress)));
      const lua = await startProgram("play", progress);
      lua.call("open", save, id, `${seed}`);
      progress.end();
      if (policy === undefined) await playByHand(lua);
      else playByPolicy(lua, policy, seed);
    }),
);
