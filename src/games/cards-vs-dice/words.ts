import { longName, shortName } from "../../kit/card-names";
import { isCard } from "../../kit/cards";
import { isRecord } from "../../kit/data";
import type { ChoiceWords, GameWords } from "../../kit/game";
import type { OptionSpec } from "../../kit/options";
import type { Refusal } from "../../kit/refusal";
import { fill, type Values } from "../../kit/words";
import {
  bossesSlain,
  cardAt,
  guardOf,
  hitPointsAt,
  isGateOpen,
  isGuarded,
  isStuck,
  ragePrice,
  rageValue,
} from "./board";
import { damageAtEnd } from "./damage";
import * as english from "./english";
import { endBar, rageBar } from "./legality";
import { cleaveOdds, faceOffOdds, fatalOdds } from "./odds";
import type { KingslayerPips } from "./options";
import {
  BOSSES,
  MOBS,
  WEAPONS,
  type Action,
  type Attacker,
  type Attempt,
  type Event,
  type MobTarget,
  type OpenState,
  type Seen,
  type Target,
  type Weapon,
} from "./state";

/** What a player reads about Cards vs Dice. */
export const words: GameWords<Seen, Action, Event> = {
  title: english.TITLE,
  hook: english.HOOK,
  prompt,
  status,
  choice: (seen, choice) => choiceWords(seen, choice.action),
  confirm,
  refusal,
  event: eventSentence,
  hints,
  option,
  optionValue: (_spec, value) => english.OPTION_VALUES[value] ?? value,
  figures,
  ruleExample: "CVD-5.2",
  result,
};

function prompt(seen: Seen): string {
  const { phase } = seen;
  switch (phase.kind) {
    case "setup":
      return english.PROMPTS.setup;
    case "recycle":
      return english.PROMPTS.recycle;
    case "rage":
      return fill(english.PROMPTS.rage, { battle: seen.battle, price: ragePrice(seen) });
    case "attack": {
      const ready = WEAPONS.filter((weapon) => seen.dice[weapon].kind === "ready");
      if (ready.length === 0) return english.PROMPTS.end;
      return fill(english.PROMPTS.attack, { weapons: ready.map((weapon) => armed(seen, weapon)).join(", ") });
    }
    case "roll":
      return rollPrompt(seen, phase.attempt);
    case "split":
      return fill(english.PROMPTS.split, { value: phase.value });
    case "over":
      return english.PROMPTS.over;
  }
}

function rollPrompt(seen: Seen, attempt: Attempt): string {
  switch (attempt.kind) {
    case "rage":
      return english.PROMPTS.rollRage;
    case "face":
      return fill(english.PROMPTS.rollFace, {
        weapon: named(attempt.weapon),
        card: cardName(seen, attempt.target),
      });
    case "cleave":
      return fill(english.PROMPTS.rollCleave, {
        weapon: named(attempt.weapon),
        first: cardName(seen, attempt.first),
        second: cardName(seen, attempt.second),
      });
    case "fatal":
      return fill(english.PROMPTS.rollFatal, { card: cardName(seen, attempt.boss) });
  }
}

function status(seen: Seen): string {
  const bosses = BOSSES.length - bossesSlain(seen);
  return fill(english.STATUS, { life: seen.life, battle: seen.battle, bosses, spawn: seen.spawnSize });
}

function choiceWords(seen: Seen, action: Action): ChoiceWords {
  switch (action.kind) {
    case "calm":
      return { group: "", label: english.CHOICES.calm, detail: english.CHOICES.calmDetail };
    case "rage":
      return {
        group: "",
        label: english.CHOICES.rage,
        detail: fill(english.CHOICES.rageDetail, { price: ragePrice(seen) }),
      };
    case "face":
      return {
        group: weaponGroup(seen, action.weapon),
        label: fill(english.CHOICES.face, naming(seen, action.target)),
        detail: faceDetail(seen, action.target, action.weapon),
      };
    case "cleave":
      return {
        group: weaponGroup(seen, action.weapon),
        label: fill(english.CHOICES.cleave, {
          first: cardName(seen, action.first),
          second: cardName(seen, action.second),
        }),
        detail: cleaveDetail(seen, action.first, action.second, action.weapon),
      };
    case "assign":
      return {
        group: "",
        label: fill(english.CHOICES.assign, naming(seen, action.mob)),
        detail: assignDetail(seen, action.mob),
      };
    case "fatal":
      return {
        group: english.DIE_NAMES.life,
        label: fill(english.CHOICES.fatal, naming(seen, action.boss)),
        detail: fill(english.CHOICES.chance, { slay: percent(fatalOdds(seen, action.boss)) }),
      };
    case "end":
      return {
        group: "",
        label: english.CHOICES.end,
        detail: fill(english.CHOICES.endDetail, { life: damageAtEnd(seen) }),
      };
  }
}

/** The weapon, and in a Rage the value that it shows. */
function weaponGroup(seen: Seen, weapon: Attacker): string {
  const value = weapon === "ks" ? undefined : rageValue(seen, weapon);
  if (value === undefined) return named(weapon);
  return fill(english.CHOICES.rageGroup, { weapon: named(weapon), value });
}

function faceDetail(seen: Seen, target: Target, weapon: Attacker): string {
  const { slay, wound, miss } = faceOffOdds(seen, target, weapon);
  if (slay === 1) return english.CHOICES.slays;
  if (wound === 1) return english.CHOICES.wounds;
  if (miss === 1) return english.CHOICES.misses;
  const sentence = miss > 0 ? english.CHOICES.chanceOrMiss : english.CHOICES.chance;
  return fill(sentence, { slay: percent(slay), miss: percent(miss) });
}

function cleaveDetail(seen: Seen, first: MobTarget, second: MobTarget, weapon: Attacker): string {
  const chance = cleaveOdds(seen, first, second, weapon);
  if (chance === 1) return english.CHOICES.slaysBoth;
  if (chance === 0) return english.CHOICES.fallsShort;
  return fill(english.CHOICES.chance, { slay: percent(chance) });
}

function assignDetail(seen: Seen, mob: MobTarget): string {
  const slays = seen.phase.kind === "split" && seen.phase.value >= hitPointsAt(seen, mob);
  return slays ? english.CHOICES.slays : english.CHOICES.wounds;
}

function confirm(seen: Seen, action: Action): string | undefined {
  if (action.kind !== "fatal") return undefined;
  const chance = percent(fatalOdds(seen, action.boss));
  return fill(english.CONFIRM_FATAL, { card: cardName(seen, action.boss), chance });
}

function refusal({ reason, rule, values }: Refusal): string {
  const sentences: Record<string, string> = english.REFUSALS;
  const sentence = fill(sentences[reason] ?? sentences["unknownAction"] ?? "", namedValues(values));
  return fill(english.WITH_RULE, { sentence, rule });
}

function eventSentence(event: Event): string | undefined {
  const sentence = english.EVENTS[event.kind];
  if (sentence === "") return undefined;
  switch (event.kind) {
    case "rageRolled": {
      const shown = WEAPONS.filter((weapon) => event.values[weapon] !== undefined);
      return fill(sentence, {
        values: shown.map((weapon) => withValue(weapon, event.values[weapon] ?? 0)).join(", "),
      });
    }
    case "weaponsRecovered":
      if (event.weapons.length === 0 || event.weapons.length === WEAPONS.length) return undefined;
      return fill(sentence, { weapons: event.weapons.map((weapon) => named(weapon)).join(", ") });
    case "hit": {
      const ending = event.damage < event.hitPoints ? english.EVENT_ENDINGS.wounded : "";
      return fill(sentence + ending, namedValues(event));
    }
    case "kingslayerRolled": {
      const ending = event.slays ? "" : english.EVENT_ENDINGS.kingslayerFails;
      const face = kingslayerFace(event.value, event.pips);
      return fill(sentence + ending, { face, card: named(event.card) });
    }
    default:
      return fill(sentence, namedValues(event));
  }
}

/** What the Kingslayer's face is called: face 1 is printed 10 on a tens die, face 10 is printed 00 (CVD-5.12). */
function kingslayerFace(value: number, pips: KingslayerPips): string {
  if (pips === "ones") return `${value}`;
  return value === 10 ? "00" : `${value}0`;
}

function hints(seen: Seen): string[] {
  if (seen.phase.kind !== "attack") return [];
  const list: string[] = [];
  addMobHints(seen, list);
  addBossHints(seen, list);
  addWeaponHints(seen, list);
  return list;
}

function addMobHints(seen: Seen, list: string[]): void {
  const shields: string[] = [];
  for (const place of MOBS) {
    const mob = seen.mobs[place];
    if (mob.kind === "empty" || mob.slain) continue;
    if (mob.damage === 0) shields.push(shortName(mob.card));
    if (mob.enraged) list.push(fill(english.HINTS.enraged, { card: shortName(mob.card) }));
  }
  if (shields.length > 0) list.push(fill(english.HINTS.shielded, { mobs: shields.join(", ") }));
}

function addBossHints(seen: Seen, list: string[]): void {
  if (!isGateOpen(seen)) return;
  for (const boss of BOSSES) {
    const guard = guardOf(boss);
    if (guard === undefined || !isGuarded(seen, boss)) continue;
    const card = cardAt(seen, guard);
    if (card === undefined) list.push(guard === "v3" ? english.HINTS.hidden3 : english.HINTS.hidden4);
    else list.push(fill(english.HINTS.guarded, { card: shortName(card), boss: named(boss) }));
  }
}

function addWeaponHints(seen: Seen, list: string[]): void {
  const stuck = WEAPONS.filter((weapon) => isStuck(seen, weapon));
  if (stuck.length > 0) list.push(fill(english.HINTS.weaponStuck, { weapons: stuck.join(", ") }));
  if (endBar(seen) === "weaponsReady") list.push(english.HINTS.weaponsReady);
  const isFresh = WEAPONS.every((weapon) => seen.dice[weapon].kind === "ready" || isStuck(seen, weapon));
  const bar = rageBar(seen);
  if (seen.rage.kind !== "none" || !isFresh) return;
  if (bar === "rageTooDear") {
    list.push(fill(english.HINTS.rageTooDear, { price: ragePrice(seen), life: seen.life }));
  }
  if (bar === "rageWithoutWeapons") list.push(english.HINTS.rageWithoutWeapons);
}

function option(spec: OptionSpec): { label: string; detail: string } {
  const known: Record<string, { label: string; detail: string }> = english.OPTION_WORDS;
  return known[spec.name] ?? { label: spec.name, detail: "" };
}

function result(seen: Seen): { headline: string; sentence: string } {
  if (seen.phase.kind !== "over") return { headline: english.TITLE, sentence: status(seen) };
  const { headline, sentence } = english.RESULTS[seen.phase.ending];
  const { battle, life } = seen;
  const battles = battle === 1 ? english.BATTLES.one : fill(english.BATTLES.many, { count: battle });
  return { headline, sentence: fill(sentence, { battle, battles, life, slain: bossesSlain(seen) }) };
}

function figures(total: Record<string, number>, best: Record<string, number>): string {
  return fill(english.FIGURES, {
    slain: total["bossesSlain"] ?? 0,
    most: best["bossesSlain"] ?? 0,
    life: best["life"] ?? 0,
    battles: total["battles"] ?? 0,
  });
}

/** The card at a target and the target's name, for labels. */
function naming(seen: Seen, target: Target): Values {
  return { card: cardName(seen, target), target: named(target) };
}

function cardName(open: OpenState, target: Target): string {
  const card = cardAt(open, target);
  return card === undefined ? named(target) : longName(card);
}

/** A weapon as it is listed: in a Rage with its value. */
function armed(open: OpenState, weapon: Weapon): string {
  const value = rageValue(open, weapon);
  return value === undefined ? named(weapon) : withValue(weapon, value);
}

function withValue(weapon: Weapon, value: number): string {
  return fill(english.WEAPON_WITH_VALUE, { weapon: named(weapon), value });
}

/** The fields of an event or the values of a refusal, with the ids of targets, dice and cards as their names. */
function namedValues(fields: unknown): Values {
  const values: Values = {};
  if (!isRecord(fields)) return values;
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    if (typeof value === "string") values[key] = named(value);
    else if (typeof value === "number") values[key] = value;
  }
  return values;
}

/** The name of a target, a die or a card by its id; other text stays as it is. */
function named(id: string): string {
  const names: Record<string, string> = NAMES;
  return names[id] ?? (isCard(id) ? longName(id) : id);
}

const NAMES = { ...english.TARGET_NAMES, ...english.DIE_NAMES };

/** A chance from 0 to 1 in whole per cent. */
function percent(chance: number): number {
  return Math.floor(chance * 100 + 0.5);
}
