import { advisor } from "../../src/games/cards-vs-dice/policies/advisor";
import { assess } from "../../src/games/cards-vs-dice/policies/assessing";
import {
  ATTACKERS,
  BOSS_LEVELS,
  BOSSES,
  MOBS,
  WEAPONS,
  type BossLevel,
  type State,
} from "../../src/games/cards-vs-dice/rules/state";
import { cardHitPoints, guardOf, MOB_CARDS } from "../../src/games/cards-vs-dice/rules/board";
import { choices } from "../../src/games/cards-vs-dice/rules/legality";
import { readOptions } from "../../src/games/cards-vs-dice/rules/options";
import { rules } from "../../src/games/cards-vs-dice/rules/rules";
import { newGame } from "../../src/games/cards-vs-dice/rules/setup";
import { isSameChoice } from "../../src/kit/advice";
import { takeFirst } from "../../src/kit/lists";
import { must } from "../../src/kit/must";
import { thoughtOut } from "../../src/kit/policy";
import { rollDie, seeded, shuffled, type Random } from "../../src/kit/random";
import { expectPresent, expectTrue } from "../support/expect";
import { SCALE } from "../support/scale";
import { enumerated } from "./enumeration";

const POSITIONS = 1300 * SCALE;

function oneIn(random: Random, of: number): boolean {
  return rollDie(random, of) === 1;
}

/** A battle with the last boss in which at most two dice are ready. */
function ending(random: Random): State {
  const state = newGame(
    readOptions({
      ksCleave: !oneIn(random, 5),
      fatalWin: !oneIn(random, 8),
      rageHold: oneIn(random, 3),
      vanguardHit: oneIn(random, 4) ? "revealed" : "attacked",
    }),
  );
  state.phase = { kind: "attack" };
  state.life = rollDie(random, 8);
  state.battle = 5;
  const cards = shuffled(random, MOB_CARDS);
  const card = (): (typeof MOB_CARDS)[number] => must(takeFirst(cards), "a card");
  for (const place of MOBS) {
    const own = card();
    if (oneIn(random, 4)) continue;
    const slain = oneIn(random, 4);
    const damage = oneIn(random, 3) && !slain ? 0 : rollDie(random, cardHitPoints(own) - 1);
    state.mobs[place] = { kind: "mob", card: own, enraged: oneIn(random, 3), damage, slain };
  }
  const last = must(BOSSES[rollDie(random, 4) - 1], "a boss");
  for (const boss of BOSSES) {
    state.bosses[boss].slain = boss !== last;
    state.bosses[boss].hit = boss !== last && oneIn(random, 6);
  }
  const boss = state.bosses[last];
  const levels: readonly BossLevel[] = [0, 1, 2, 3];
  boss.level = must(levels[rollDie(random, 4) - 1], "a level");
  const guard = guardOf(last);
  const isGuarded = guard !== undefined && !oneIn(random, 3);
  for (const weapon of WEAPONS) state.dice[weapon] = { kind: "spent" };
  state.dice.ks = { kind: "spent" };
  if (isGuarded) {
    const own = card();
    const damage = rollDie(random, cardHitPoints(own)) - 1;
    const hit = damage > 0 && oneIn(random, 2);
    state.vanguards[guard] = { kind: "faceUp", card: own, damage, slain: false, hit };
    if (damage > 0) state.dice.d6 = { kind: "hit", target: guard, value: 1 };
  } else {
    boss.damage = rollDie(random, BOSS_LEVELS[boss.level].hitPoints) - 1;
    boss.hit = boss.damage > 0;
  }
  const ready = shuffled(random, ATTACKERS).slice(0, oneIn(random, 6) ? 0 : 3 - rollDie(random, 2));
  for (const weapon of ready) state.dice[weapon] = { kind: "ready" };
  if (oneIn(random, 4)) {
    state.rage = { kind: "rolled", values: {} };
    const { values } = state.rage;
    values.d4 = rollDie(random, 4);
    values.d6 = rollDie(random, 6);
    values.d8 = rollDie(random, 8);
    values.d10 = rollDie(random, 10);
    values.d20 = rollDie(random, 20);
  }
  return state;
}

describe("The end of a battle with the last boss in Cards vs Dice", () => {
  it("is played as an enumeration of all that the rules allow plays it, and rated so", () => {
    const random = seeded(43);
    let compared = 0;
    let strikes = 0;
    for (let position = 1; position <= POSITIONS; position++) {
      const seen = rules.seen(ending(random), 0);
      const legal = choices(seen);
      if (legal.length < 2) continue;
      compared++;
      const number = `position ${position}`;
      const worths = enumerated(seen);
      const worthOf = (action: (typeof legal)[number]["action"]): number =>
        expectPresent(
          worths.find((each) => isSameChoice(each.action, action)),
          `${position}`,
        ).value;
      let most = 0;
      for (const { value } of worths) most = Math.max(most, value);
      const { ranking, rated = ranking } = thoughtOut(advisor(seen, legal));
      const best = expectPresent(ranking[0]);
      expectTrue(worthOf(best.action) > most - 0.005, `${number}: ${worthOf(best.action)} of ${most}`);
      if (best.action.kind === "fatal") strikes++;
      for (const { action, value = -1 } of rated)
        expectTrue(
          Math.abs(value - worthOf(action)) < 1e-9,
          `${number}: ${action.kind} ${value} ${worthOf(action)}`,
        );
      if (position % 5 > 0) continue;
      for (const { action, value } of worths) {
        const own = expectPresent(thoughtOut(assess(seen, action)).value);
        expectTrue(Math.abs(own - value) < 1e-9, `${number}: ${action.kind} ${own} ${value}`);
      }
    }
    expectTrue(compared >= 1000 * SCALE && strikes > 20, `${compared} positions, ${strikes} strikes`);
  });
});
