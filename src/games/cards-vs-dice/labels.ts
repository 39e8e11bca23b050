import type { BoardFacts } from "../../kit/game";
import type { Label } from "../../kit/scene";
import { fill } from "../../kit/words";
import { bossLine, gateLine, monsterLine } from "./board-words";
import { text } from "./languages";
import { BOSSES, MOBS, VANGUARDS, type Seen } from "./state";

/** The texts on the board that change: life, battle, gate, piles, and what every enemy still takes. */
export function labels(seen: Seen, { code }: BoardFacts): Label[] {
  const { BOARD_WORDS } = text();
  const list: Label[] = [
    { id: "life", text: fill(BOARD_WORDS.life, { life: seen.life }) },
    { id: "code", text: code === undefined ? "" : fill(BOARD_WORDS.code, { code }) },
    { id: "battle", text: fill(BOARD_WORDS.battle, { battle: seen.battle }) },
    { id: "rage", text: gateLine(seen) },
    { id: "spawn", text: fill(BOARD_WORDS.spawn, { count: seen.spawnSize }) },
    { id: "graveyard", text: fill(BOARD_WORDS.graveyard, { count: seen.graveyard.length }) },
    {
      id: "kingslayer",
      text: seen.dice.ks.kind === "ready" ? BOARD_WORDS.kingslayer : BOARD_WORDS.kingslayerSpent,
    },
  ];
  for (const target of MOBS) {
    const mob = seen.mobs[target];
    const line = mob.kind === "empty" ? "" : monsterLine(mob.card, mob.damage, mob.enraged, mob.slain);
    list.push({ id: target, text: line });
  }
  for (const target of VANGUARDS) {
    const vanguard = seen.vanguards[target];
    let line = "";
    if (vanguard.kind === "faceDown") line = BOARD_WORDS.faceDown;
    if (vanguard.kind === "faceUp") line = monsterLine(vanguard.card, vanguard.damage, false, vanguard.slain);
    list.push({ id: target, text: line });
  }
  for (const boss of BOSSES) list.push({ id: boss, text: bossLine(seen, boss) });
  return list;
}
