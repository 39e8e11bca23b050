import { seeded } from "../../src/kit/random";
import { pokerchess } from "./pokerchess";
import { reckoning } from "./pokers-rogue-reckoning";
import { pokersRogueReckoning } from "../../src/games/pokers-rogue-reckoning";
import { serveByHand } from "./support/refereeing";

describe("debug", () => {
  it("meter", () => {
    const most: Record<string, number> = {};
    const table = pokerchess.open({ seed: 23, meter: true }, { moveLimit: 0, battleLimit: 0 }, { automation: "referee" });
    pokerchess.deal(table, table.player("White"));
    serveByHand(pokerchess, table, [], seeded(1));
    const decide = pokerchess.decider("sensible", 1);
    for (let i = 0; i < 4; i++) {
      const state = pokerchess.stateOf(table);
      const seat = pokerchess.decidingSeat(state);
      if (seat === undefined) break;
      pokerchess.dragAction(table, state, decide(state, seat), seat);
      pokerchess.waitForPeople(table);
    }
    for (const { script, handler, count } of table.meter()) most[`pc ${script} ${handler}`] = Math.max(most[`pc ${script} ${handler}`] ?? 0, count);
    const t2 = reckoning.open({ seed: 3, meter: true }, {}, { automation: "referee" });
    reckoning.deal(t2, t2.player("White"));
    const dice = pokersRogueReckoning.box.dice.map(({ id }) => id);
    serveByHand(reckoning, t2, dice, seeded(1));
    const d2 = reckoning.decider("random", 1);
    for (let i = 0; i < 14; i++) {
      const state = reckoning.stateOf(t2);
      reckoning.dragAction(t2, state, d2(state));
      reckoning.waitForPeople(t2);
      serveByHand(reckoning, t2, dice, seeded(i));
    }
    for (const { script, handler, count } of t2.meter()) most[`prr ${script} ${handler}`] = Math.max(most[`prr ${script} ${handler}`] ?? 0, count);
    for (const k of Object.keys(most)) if ((most[k] ?? 0) > 6000) print(k, most[k]);
  });
});
