import { GAMES } from "../../src/games";
import { obeying } from "../../src/kit/game/advice";
import { standardOptions } from "../../src/kit/rules/options";
import { rivalGame, type RivalResult } from "../../src/kit/advice/rival";
import { whatIf } from "../../src/kit/advice/what-if";
import { COUNTS_INSTRUCTIONS, expectWithinBudget, newBudget, slice } from "../support/budget";
import { expectPresent, expectSame } from "../support/expect";
import { expectWithin } from "../support/limits";
import { slippingGame } from "../support/slipping-game";

/** Deals in which bots come to play every kind of position. */
const CODES = ["BOT1", "BOT2", "BOT3", "BOT4", "BOT5", "BOT6"];

describe("The bot that plays the same cards", () => {
  if (!COUNTS_INSTRUCTIONS) return;
  for (const entry of GAMES) {
    entry.visit((game) => {
      const { rules, box, hints } = game;
      if (rules.seats.max > 1) return;
      const bot = obeying(expectPresent(hints).advisor);
      it(`${entry.id}: ends, in slices, and always in the same way`, () => {
        const budget = newBudget();
        const options = standardOptions(rules.options);
        const play = (code: string): { slices: number; end: RivalResult } => {
          const record = { game: rules.id, options, seats: 1, code, steps: [] };
          const next = rivalGame(rules, box.cards, record, bot);
          for (let slices = 1; ; slices++) {
            const end = slice(budget, "the bot", next);
            if (end !== undefined) return { slices, end };
          }
        };
        for (const code of CODES) {
          const { slices, end } = play(code);
          expectWithin("rival", slices);
          if (code === CODES[0]) expectSame(play(code).end, end);
        }
        expectWithinBudget(budget);
      });

      it(`${entry.id}: plays on from another choice in slices, too`, () => {
        const budget = newBudget();
        const record = slippingGame(game, 5);
        const steps = record.steps.findIndex((step) => step.kind === "act");
        const step = expectPresent(record.steps[steps]);
        if (step.kind !== "act") return;
        const next = whatIf(rules, box.cards, record, bot, { steps, seat: 0, action: step.action });
        let slices = 1;
        while (slice(budget, "what if", next) === undefined) slices++;
        expectWithin("rival", slices);
        expectWithinBudget(budget);
      });
    });
  }
});
