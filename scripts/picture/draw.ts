/**
 * Draws docs/table.png, the picture in README.md: a game of Cards vs Dice after some steps, as its scene lays it out.
 * Run it with `npx tsx scripts/picture/draw.ts` when the board or the scene has changed.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { drawOutcome } from "../../src/kit/chance";
import { standardOptions } from "../../src/kit/options";
import { seeded } from "../../src/kit/random";
import { ROOT } from "../project";
import { rendered } from "../save/picture";
import { tableFromAbove } from "./table";

const SEED = 384;
const STEPS = 19;
const WIDTH = 1400;

/** The state of a game that the sensible policy has played for some steps. */
function playedState() {
  const { rules, policies } = cardsVsDice;
  const policy = policies["sensible"];
  if (policy === undefined) throw new Error("Cards vs Dice has no sensible policy any more.");
  const random = seeded(SEED);
  const state = rules.start(standardOptions(rules.options), rules.seats.min);
  for (let step = 0; step < STEPS; step++) {
    const waiting = rules.waiting(state);
    if (waiting.kind === "over") break;
    if (waiting.kind === "chance") {
      rules.resolve(state, drawOutcome(waiting.chance, random));
      continue;
    }
    for (const { seat, choices } of waiting.decisions) {
      rules.act(state, seat, policy(rules.seen(state, seat), choices, random));
    }
  }
  return state;
}

const picture = tableFromAbove(cardsVsDice.box, cardsVsDice.scene(playedState()));
writeFileSync(join(ROOT, "docs", "table.png"), rendered(picture, WIDTH));
