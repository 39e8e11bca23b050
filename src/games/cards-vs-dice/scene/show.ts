import type { Cue, CueTone, Monster, MonsterShape, Show, ShowPoint } from "../../../kit/game/show";
import { BOSSES, type BossLevel, type BossTarget, type Event, type State, type Target } from "../rules/state";
import { DICE } from "./box";
import * as layout from "./layout";
import { TARGET_POINTS } from "./scene";

/** What is seen beside the pieces of Cards vs Dice: the bosses in the flesh, and what every blow costs. */
export const show: Show<State, Event> = { monsters, marks: () => [], cues };

/** A boss is another monster at every level (CVD-3.4). */
const SHAPES: Record<BossLevel, MonsterShape> = { 0: "orc", 1: "vampire", 2: "skeletonKnight", 3: "dragon" };

function monsters({ bosses, phase }: State): Monster[] {
  if (phase.kind === "setup") return [];
  return BOSSES.map((boss) => {
    const { level, slain } = bosses[boss];
    const { x } = TARGET_POINTS[boss];
    const at = { x, z: layout.MONSTERS_Z };
    return {
      id: monsterId(boss, level),
      shape: SHAPES[level],
      at,
      size: layout.MONSTER_SIZE,
      isBoss: true,
      slain,
    };
  });
}

function monsterId(boss: BossTarget, level: BossLevel): string {
  return `${boss}-${level}`;
}

function cues(event: Event, { bosses }: State): Cue[] {
  switch (event.kind) {
    case "hit":
    case "fatalStruck":
      return [rising(-event.damage, TARGET_POINTS[targetOf(event)], "gain")];
    case "bossAttacked":
      return [{ kind: "strike", monster: monsterId(event.boss, bosses[event.boss].level) }];
    case "lifeLost":
      return [
        rising(-event.amount, layout.LIFE, "harm"),
        { kind: "shake", pieces: DICE.map(({ id }) => id) },
      ];
    case "slain":
      return [{ kind: "glow", pieces: [event.card], tone: "gain" }];
    case "mobAttacked":
    case "mobEnraged":
    case "bossPromoted":
      return [{ kind: "glow", pieces: [event.card], tone: "harm" }];
    case "ragePaid":
      return [rising(-event.price, layout.LIFE, "harm")];
    case "gameOver":
      return [{ kind: "finale", tone: event.ending === "loss" ? "harm" : "gain" }];
    default:
      return [];
  }
}

function targetOf(event: Extract<Event, { kind: "hit" | "fatalStruck" }>): Target {
  return event.kind === "hit" ? event.target : event.boss;
}

function rising(change: number, at: ShowPoint, tone: CueTone): Cue {
  return { kind: "rise", text: `${change}`, at, tone };
}
