/**
 * Draws docs/table.png, the picture in README.md: a game of Cards vs Dice under way, as its scene lays it out. Run it
 * with `npx tsx scripts/picture/draw.ts` when the board or the scene has changed.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { standardOptions } from "../../src/kit/options";
import { apply } from "../../src/kit/record";
import { ROOT } from "../project";
import { rendered } from "../save/picture";
import { shownGame } from "./shown-game";
import { tableFromAbove } from "./table";

const WIDTH = 1400;

const { rules, box } = cardsVsDice;
const state = rules.start(standardOptions(rules.options), rules.seats.min);
for (const step of shownGame) {
  const done = apply(rules, state, step);
  if (done.kind === "refusal") throw new Error(`The game shown is against ${done.rule}; write another.`);
}
writeFileSync(
  join(ROOT, "docs", "table.png"),
  rendered(
    tableFromAbove(box, cardsVsDice.scene(state), cardsVsDice.labels(rules.seen(state, "spectator"))),
    WIDTH,
  ),
);
