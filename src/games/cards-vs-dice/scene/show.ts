import type {
  Act,
  Cue,
  CueTone,
  Moment,
  Monster,
  MonsterShape,
  Show,
  ShowPoint,
} from "../../../kit/game/show";
import { isMob } from "../rules/board";
import {
  BOSS_LEVELS,
  BOSSES,
  type BossLevel,
  type BossTarget,
  type Event,
  type State,
  type Target,
} from "../rules/state";
import { DICE } from "./box";
import * as layout from "./layout";
import { TARGET_POINTS } from "./scene";

/** What is seen beside the pieces of Cards vs Dice: the bosses in the flesh, and what every blow costs. */
export const show: Show<State, Event> = { monsters, marks: () => [], moment, cues };

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

/** What each blow does; the end of a battle is one moment, in which everybody steps forward who attacks. */
function moment(event: Event, state: State): Moment | undefined {
  switch (event.kind) {
    case "hit":
      return { tone: "gain", acts: [strikeBy(event.weapon, event.target, event.damage)] };
    case "fatalStruck":
      return { kind: "turn", tone: "gain", acts: [strikeBy("d20", event.boss, event.damage)] };
    case "kingslayerStruck":
      return { tone: "gain", acts: [strikeBy("ks", event.target, 0)] };
    case "kingslayerRolled":
      return { kind: "turn", tone: event.slays ? "gain" : "harm", acts: [strikeBy("ks", event.boss, 0)] };
    case "slain":
      return slain(event.target, event.card, state);
    case "mobAttacked": {
      const cue = rising(-event.damage, TARGET_POINTS[event.mob], "harm");
      const movers = [{ piece: event.card, toward: layout.LIFE }];
      return { tone: "harm", acts: event.damage > 0 ? [{ movers, cues: [cue] }] : [] };
    }
    case "bossAttacked":
      return { tone: "harm", acts: [bossStrike(event, state)] };
    case "lifeLost":
      return { kind: "blow", tone: "harm", acts: [{ cues: lifeLost(event.amount) }] };
    case "ragePaid":
      return { tone: "harm", acts: [{ cues: lifeLost(event.price) }] };
    case "vanguardRevealed":
      return {
        kind: "arrival",
        tone: "harm",
        drawn: true,
        acts: [{ movers: [{ piece: event.card }], cues: [] }],
      };
    case "gameOver":
      return { kind: "end", tone: event.ending === "loss" ? "harm" : "gain", acts: [] };
    default:
      return undefined;
  }
}

/** A die jumps at what it hits. */
function strikeBy(die: string, target: Target, damage: number): Act {
  const toward = TARGET_POINTS[target];
  return { movers: [{ piece: die, toward }], cues: damage > 0 ? [rising(-damage, toward, "gain")] : [] };
}

/** A mob falls by the way; a boss or its vanguard is told of. */
function slain(target: Target, card: string, { bosses }: State): Moment {
  const cues: Cue[] = [{ kind: "topple", pieces: [card] }];
  const boss = BOSSES.find((each) => each === target);
  if (boss !== undefined) cues.push({ kind: "fall", monster: monsterId(boss, bosses[boss].level) });
  const acts: Act[] = [{ cues }];
  return isMob(target) ? { tone: "gain", acts } : { kind: "fall", tone: "gain", acts };
}

/** A boss strikes that may have been promoted after that: what is there is still the one before. */
function bossStrike({ boss, damage }: Extract<Event, { kind: "bossAttacked" }>, { bosses }: State): Act {
  const { level } = bosses[boss];
  const before = LEVELS.find((each) => BOSS_LEVELS[each].promotesTo === level) ?? level;
  const strikes = [before, level].map((each): Cue => ({ kind: "strike", monster: monsterId(boss, each) }));
  return { cues: strikes.concat([rising(-damage, TARGET_POINTS[boss], "harm")]) };
}

const LEVELS: readonly BossLevel[] = [0, 1, 2, 3];

function lifeLost(amount: number): Cue[] {
  return [rising(-amount, layout.LIFE, "harm"), { kind: "shake", pieces: DICE.map(({ id }) => id) }];
}

function cues(event: Event): Cue[] {
  switch (event.kind) {
    case "mobEnraged":
    case "bossPromoted":
      return [{ kind: "glow", pieces: [event.card], tone: "harm" }];
    case "gameOver":
      return [{ kind: "finale", tone: event.ending === "loss" ? "harm" : "gain" }];
    default:
      return [];
  }
}

function rising(change: number, at: ShowPoint, tone: CueTone): Cue {
  return { kind: "rise", text: `${change}`, at, tone };
}
