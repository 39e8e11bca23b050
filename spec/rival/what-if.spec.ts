import { GAMES } from "../../src/games";
import { obeying } from "../../src/kit/game/advice";
import { choicesIn } from "../../src/kit/rules/choices";
import { thoughtOut, type Thinker } from "../../src/kit/rules/policy";
import { apply } from "../../src/kit/record/record";
import { whatIf } from "../../src/kit/advice/what-if";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { slippingGame } from "../support/slipping-game";

const SEEDS = [1, 2, 3, 4];
/** A decision about in the middle of a game is the turning. */
const MIDDLE = 0.5;

describe("A game that is played on from another choice", () => {
  for (const entry of GAMES) {
    entry.visit((game) => {
      const { rules, box, hints } = game;
      if (rules.seats.max > 1) return;

      it(`${entry.id}: has the luck of its record: the same choices bring the same end`, () => {
        for (const seed of SEEDS) {
          const record = slippingGame(game, seed);
          const decided = record.steps.filter((step) => step.kind === "act");
          const at = Math.floor(record.steps.length * MIDDLE);
          const steps = record.steps.findIndex((step, place) => place >= at && step.kind === "act");
          const turning = expectPresent(record.steps[steps]);
          if (turning.kind !== "act") return;
          let next = decided.indexOf(turning) + 1;
          const repeating: Thinker<unknown, typeof turning.action> = () => {
            const step = decided[next];
            next++;
            return () => (step?.kind === "act" ? step.action : undefined);
          };
          const { action } = turning;
          const end = thoughtOut(whatIf(rules, box.cards, record, repeating, { steps, seat: 0, action }));
          const state = rules.start(record.options, record.seats);
          for (const step of record.steps) apply(rules, state, step);
          expectSame(end.summary, rules.summary(state), `seed ${seed}`);
        }
      });

      it(`${entry.id}: ends, and always in the same way, whatever is chosen`, () => {
        const bot = obeying(expectPresent(hints).advisor);
        const record = slippingGame(game, 5);
        let others = 0;
        const state = rules.start(record.options, record.seats);
        for (const [steps, step] of record.steps.entries()) {
          if (others < 3 && step.kind === "act" && steps > record.steps.length * MIDDLE) {
            const [other] = choicesIn(rules, state, 0).filter(({ action }) => action !== step.action);
            if (other !== undefined) {
              others++;
              const turning = { steps, seat: 0, action: other.action };
              const play = (): unknown => thoughtOut(whatIf(rules, box.cards, record, bot, turning));
              expectSame(play(), play());
            }
          }
          apply(rules, state, step);
        }
        expectTrue(others > 0, "nothing else could be chosen");
      });
    });
  }
});
