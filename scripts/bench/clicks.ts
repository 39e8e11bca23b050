import { countClicks } from "../../src/commands/clicks";
import type { GameEntry } from "../../src/games";
import type { Figure } from "./figure";

/** The policy that plays for the person: every game has it. */
const POLICY = "sensible";
/** How many games are counted. */
const GAMES = 10;

/** The clicks of one person in a whole game, alone or with bots, and how many have only one answer. */
export function clickFigures(entry: GameEntry): Figure[] {
  const { decisions, asked, lone } = entry.visit((game) => countClicks(game, POLICY, GAMES));
  const figure = (name: string, value: number): Figure => ({
    subject: entry.id,
    name,
    value,
    unit: "a game",
  });
  return [
    figure("decisions of one person", decisions),
    figure("clicks of one person", asked),
    { ...figure("clicks with one sensible answer", lone), target: { bound: "at most", value: 0 } },
  ];
}
