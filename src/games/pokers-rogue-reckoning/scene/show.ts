import type { Cue, CueTone, Monster, MonsterShape, Show, ShowPoint } from "../../../kit/game/show";
import type { EnemyCard } from "../rules/cards";
import { LAST_TIER, tierOf } from "../rules/combat";
import { ENEMIES, type Event, type State } from "../rules/state";
import * as layout from "./layout";

/** What is seen beside the pieces of Poker's Rogue Reckoning: the enemy in the flesh, and what every blow costs. */
export const show: Show<State, Event> = { monsters, marks: () => [], cues };

/** The enemy that is met; after that the one slain last is there until the next one is met. */
function monsters({ enemy, slain, killed }: State): Monster[] {
  if (enemy !== undefined) return [monster(enemy.card, enemy.tier, enemy.final, false)];
  const last = slain[slain.length - 1];
  return last === undefined ? [] : [monster(last, tierOf(killed - 1), killed === ENEMIES, true)];
}

function monster(card: EnemyCard, tier: number, final: boolean, slain: boolean): Monster {
  return {
    id: card,
    shape: final ? "dragon" : shapeOf(card),
    at: layout.MONSTER,
    size: layout.MONSTER_SIZE,
    isBoss: tier === LAST_TIER,
    slain,
  };
}

function shapeOf(card: EnemyCard): MonsterShape {
  switch (card) {
    case "JH":
    case "JD":
      return "watcher";
    case "JS":
    case "JC":
      return "orc";
    case "QH":
    case "QD":
    case "QS":
    case "QC":
      return "vampire";
    case "KH":
    case "KD":
    case "KS":
    case "KC":
      return "skeletonKnight";
  }
}

function cues(event: Event, state: State): readonly Cue[] {
  return glows(event).concat(blows(event, state));
}

/** A room's find, and who comes and falls. */
function glows(event: Event): Cue[] {
  switch (event.kind) {
    case "swordFound":
    case "heartFound":
    case "potionWon":
    case "enemySlain":
      return [{ kind: "glow", pieces: [event.card], tone: "gain" }];
    case "enemyMet":
    case "curseJoined":
      return [{ kind: "glow", pieces: [event.card], tone: "harm" }];
    default:
      return [];
  }
}

/** What a blow, a find or a price costs and brings. */
function blows(event: Event, { enemy }: State): Cue[] {
  switch (event.kind) {
    case "swordFound":
      return [rising(1, layout.ATK, "gain")];
    case "compared":
      if (event.outcome !== "enemyHits" || enemy === undefined) return [];
      return [{ kind: "strike", monster: enemy.card }];
    case "enemyHurt":
      return [rising(-event.amount, layout.ENEMY_HP, "gain")];
    case "playerHurt":
      return [rising(-event.amount, layout.HP, "harm")];
    case "healed":
    case "drunk":
      return [rising(event.amount, layout.HP, "gain")];
    case "moneyGained":
      return [rising(event.amount, layout.MONEY, "gain")];
    case "moneyLost":
      return [rising(-event.amount, layout.MONEY, "harm")];
    case "potionBought":
      return [rising(-event.price, layout.MONEY, "harm")];
    case "gameOver":
      return [{ kind: "finale", tone: event.ending === "win" ? "gain" : "harm" }];
    default:
      return [];
  }
}

/** What has changed, as it rises from where it is counted; nothing has if it is 0. */
function rising(change: number, at: ShowPoint, tone: CueTone): Cue {
  return { kind: "rise", text: change > 0 ? `+${change}` : `${change}`, at, tone };
}
