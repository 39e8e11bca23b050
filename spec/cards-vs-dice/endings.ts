import { cardHitPoints, guardOf, MOB_CARDS } from "../../src/games/cards-vs-dice/rules/board";
import { readOptions } from "../../src/games/cards-vs-dice/rules/options";
import { newGame } from "../../src/games/cards-vs-dice/rules/setup";
import {
  ATTACKERS,
  BOSS_LEVELS,
  BOSSES,
  MOBS,
  WEAPONS,
  type BossLevel,
  type State,
} from "../../src/games/cards-vs-dice/rules/state";
import { takeFirst } from "../../src/kit/data/lists";
import { must } from "../../src/kit/data/must";
import { rollDie, shuffled, type Random } from "../../src/kit/data/random";

function oneIn(random: Random, of: number): boolean {
  return rollDie(random, of) === 1;
}

/** A battle with the last boss in which at most two dice are ready. */
export function ending(random: Random): State {
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
