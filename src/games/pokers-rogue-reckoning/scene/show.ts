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
import type { EnemyCard } from "../rules/cards";
import { LAST_TIER, tierOf } from "../rules/combat";
import { ENEMIES, type Event, type State } from "../rules/state";
import * as layout from "./layout";

/** What is seen beside the pieces of Poker's Rogue Reckoning: the enemy in the flesh, and what every blow costs. */
export const show: Show<State, Event> = { monsters, marks: () => [], moment, cues };

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

function moment(event: Event, state: State): Moment | undefined {
  return found(event) ?? fought(event, state);
}

/** A level, who comes, and what was found in a room, held up. */
function found(event: Event): Moment | undefined {
  switch (event.kind) {
    case "swordFound":
      return { tone: "gain", acts: [heldUp(event.card, [rising(1, layout.ATK, "gain")])] };
    case "heartFound":
    case "potionWon":
      return { tone: "gain", acts: [heldUp(event.card, [glow(event.card, "gain")])] };
    case "curseJoined":
      return { tone: "harm", acts: [heldUp(event.card, [glow(event.card, "harm")])] };
    case "dealt":
      return { kind: "arrival", tone: "gain", acts: [] };
    case "enemyMet": {
      const acts = [heldUp(event.card, [glow(event.card, "harm")])];
      return { kind: "arrival", tone: "harm", drawn: true, acts };
    }
    default:
      return undefined;
  }
}

/** What a round does to whom, and how a fight ends. */
function fought(event: Event, { enemy }: State): Moment | undefined {
  const foe = enemy === undefined ? [] : [enemy.card];
  switch (event.kind) {
    case "enemyHurt": {
      const cue = rising(-event.amount, layout.ENEMY_HP, "gain");
      return { tone: "gain", acts: [{ cues: [cue, { kind: "shake", pieces: foe }] }] };
    }
    case "playerHurt": {
      const movers = foe.map((piece) => ({ piece, toward: layout.HP }));
      const strikes = foe.map((monster): Cue => ({ kind: "strike", monster }));
      const cues = strikes.concat([rising(-event.amount, layout.HP, "harm")]);
      return { kind: "blow", tone: "harm", acts: [{ movers, cues }] };
    }
    case "enemySlain": {
      const { card } = event;
      const cues: Cue[] = [
        { kind: "fall", monster: card },
        { kind: "topple", pieces: [card] },
      ];
      return { kind: "fall", tone: "gain", acts: [{ cues }] };
    }
    case "traded":
    case "revived":
      return { kind: "turn", tone: "gain", acts: [] };
    case "gameOver":
      return { kind: "end", tone: event.ending === "win" ? "gain" : "harm", acts: [] };
    default:
      return undefined;
  }
}

function heldUp(piece: string, cues: readonly Cue[]): Act {
  return { movers: [{ piece }], cues };
}

function glow(piece: string, tone: CueTone): Cue {
  return { kind: "glow", pieces: [piece], tone };
}

/** What a drink, a find or a price costs and brings. */
function cues(event: Event): Cue[] {
  switch (event.kind) {
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
