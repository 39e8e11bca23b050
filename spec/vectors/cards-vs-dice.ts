import { isCard } from "../../src/kit/data/cards";
import type { Chance, Outcome } from "../../src/kit/rules/chance";
import { copy, isRecord } from "../../src/kit/data/data";
import type { Options } from "../../src/kit/rules/options";
import {
  bossCard,
  bossesSlain,
  isGateOpen,
  isStuck,
  ragePrice,
} from "../../src/games/cards-vs-dice/rules/board";
import { choices, targetBar } from "../../src/games/cards-vs-dice/rules/legality";
import { rules } from "../../src/games/cards-vs-dice/rules/rules";
import {
  BOSSES,
  MOBS,
  TARGETS,
  VANGUARDS,
  WEAPONS,
  type Action,
  type Boss,
  type BossLevel,
  type BossTarget,
  type MobPlace,
  type MobTarget,
  type RageValues,
  type State,
  type VanguardTarget,
} from "../../src/games/cards-vs-dice/rules/state";
import { actAsParsed, parsed, type Parsed } from "./border";
import { cardsOf, expectFields, listOf, mapOf, numberOf, problem } from "./decoded";
import { playCase } from "./play";
import { compare, compareSets, isList, JSON_NULL, mismatch, show, sortedKeys, type Mismatch } from "./values";

type Map = Record<string, unknown>;

/** Runs one case of Cards vs Dice: builds its state, plays its actions with its chance, compares what it expects. */
export function cardsVsDice(vector: Map): Mismatch[] {
  const mismatches: Mismatch[] = [];
  const expected = mapOf(vector["expect"]);
  const state = givenState(mapOf(vector["state"]), mismatches);
  if (mismatches.length > 0) return mismatches;
  const settled = (outcomes: unknown[]): boolean => settle(state, outcomes, mismatches);
  const actionsOf = (written: readonly unknown[]): Parsed<Action>[] => [actionOf(written)];
  playCase(rules, state, vector, { actionsOf, seat: () => 0, settle: settled }, mismatches);
  if (mismatches.length === 0) compareState(state, expected, mismatches);
  return mismatches;
}

// --- the state a case starts from -----------------------------------------------------------------------------

const DEFAULT_MOBS = ["5H", "6H", "7H"];
const DEFAULT_SPAWN = ["4D", "4C", "8D", "8C", "9D", "9C"];
const DEFAULT_VANGUARDS = { v3: "2S", v4: "3S" } as const;
const KNOWN_FIELDS = [
  "life",
  "battle",
  "phase",
  "result",
  "kingslayer",
  "rage",
  "ready",
  "stuck",
  "mobs",
  "bosses",
  "spawn",
  "graveyard",
  "options",
];

/** The state that a case describes; what it does not name is as the format says. */
export function givenState(given: Map, problems: Mismatch[]): State {
  expectFields(given, KNOWN_FIELDS, problems);
  const state = rules.start(optionsOf(given["options"]), 1);
  state.life = numberOf(given["life"], 12);
  state.battle = numberOf(given["battle"], 1);
  setPhase(state, given["phase"], given["result"], problems);
  setDice(state, given);
  const mobs = isList(given["mobs"]) ? given["mobs"] : DEFAULT_MOBS;
  for (let i = 0; i < MOBS.length; i++) {
    const place = MOBS[i];
    if (place !== undefined) state.mobs[place] = givenMob(mobs[i], `state.mobs[${i}]`, problems);
  }
  state.hidden = { spawn: cardsOf(given["spawn"] ?? DEFAULT_SPAWN, "state.spawn", problems) };
  state.graveyard = cardsOf(given["graveyard"], "state.graveyard", problems);
  for (const target of BOSSES) setBoss(state, target, mapOf(entryAt(given["bosses"], target)), problems);
  return state;
}

function optionsOf(given: unknown): Options {
  const options: Options = {};
  const map = mapOf(given);
  for (const key of Object.keys(map)) {
    const value = map[key];
    if (typeof value === "boolean" || typeof value === "number" || typeof value === "string")
      options[key] = value;
  }
  return options;
}

function setPhase(state: State, phase: unknown, result: unknown, problems: Mismatch[]): void {
  if (phase === undefined || phase === "attack") state.phase = { kind: "attack" };
  else if (phase === "rage") state.phase = { kind: "rage" };
  else if (phase === "over" && (result === "win" || result === "winFatal" || result === "loss")) {
    state.phase = { kind: "over", ending: result };
  } else problems.push(problem("state.phase", "rage, attack, or over with a result", phase));
}

/** The dice: ready if listed (by default all but the stuck ones), stuck with their values, or else laid aside. */
function setDice(state: State, given: Map): void {
  const ready = given["ready"];
  const stuck = mapOf(given["stuck"]);
  for (const weapon of WEAPONS) {
    const lies = stuck[weapon];
    if (isList(lies)) {
      const target = VANGUARDS.find((vanguard) => vanguard === lies[0]) ?? "v3";
      state.dice[weapon] = { kind: "hit", target, value: numberOf(lies[1], 0) };
    } else {
      const isReady = !isList(ready) || ready.includes(weapon);
      state.dice[weapon] = { kind: isReady ? "ready" : "spent" };
    }
  }
  if (given["kingslayer"] === false) state.dice.ks = { kind: "spent" };
  if (!isRecord(given["rage"])) return;
  const values: RageValues = {};
  for (const weapon of WEAPONS) {
    const value = given["rage"][weapon];
    if (typeof value === "number") values[weapon] = value;
  }
  state.rage = { kind: "rolled", values };
}

function givenMob(given: unknown, field: string, problems: Mismatch[]): MobPlace {
  if (given === undefined || given === JSON_NULL) return { kind: "empty" };
  const map: Map = isRecord(given) ? given : { card: given };
  const card = map["card"];
  if (typeof card !== "string" || !isCard(card)) {
    problems.push(problem(field, "null, a card or a map with a card", given));
    return { kind: "empty" };
  }
  return {
    kind: "mob",
    card,
    enraged: map["enraged"] === true,
    damage: numberOf(map["dmg"], 0),
    slain: map["slain"] === true,
  };
}

function setBoss(state: State, target: BossTarget, given: Map, problems: Mismatch[]): void {
  const boss = state.bosses[target];
  boss.level = levelOf(given["level"]);
  boss.damage = numberOf(given["dmg"], 0);
  boss.slain = given["slain"] === true;
  boss.hit = given["hit"] === true;
  const vanguard = target === "b3" ? "v3" : target === "b4" ? "v4" : undefined;
  if (vanguard !== undefined) setVanguard(state, vanguard, given["van"], problems);
}

function levelOf(given: unknown): BossLevel {
  return given === 1 || given === 2 || given === 3 ? given : 0;
}

function setVanguard(state: State, target: VanguardTarget, given: unknown, problems: Mismatch[]): void {
  if (given === JSON_NULL) return;
  const map = mapOf(given);
  const card = map["card"] ?? DEFAULT_VANGUARDS[target];
  if (typeof card !== "string" || !isCard(card)) {
    problems.push(problem(target, "a card", card));
  } else if (map["up"] === true) {
    const slain = map["slain"] === true;
    const hit = map["hit"] === true;
    state.vanguards[target] = { kind: "faceUp", card, damage: numberOf(map["dmg"], 0), slain, hit };
  } else {
    state.vanguards[target] = { kind: "faceDown" };
    state.hidden[target] = card;
  }
}

// --- its actions and its chance -----------------------------------------------------------------------------

/** An action of a case; "none" for what is no action of the game. */
export function actionOf(given: readonly unknown[]): Parsed<Action> {
  const [kind, first, second, weapon] = given;
  const action: Map = { kind };
  if (kind === "face") {
    action["target"] = first;
    action["weapon"] = second;
  } else if (kind === "cleave") {
    const isReversed = typeof first === "number" && typeof second === "number" && first > second;
    action["first"] = mobOf(isReversed ? second : first);
    action["second"] = mobOf(isReversed ? first : second);
    action["weapon"] = weapon;
  } else if (kind === "assign") action["mob"] = mobOf(first);
  else if (kind === "fatal") action["boss"] = first;
  return parsed(rules, action);
}

/** A mob place, named by its number or like a target. */
function mobOf(given: unknown): unknown {
  return typeof given === "number" ? MOBS[given - 1] : given;
}

/** Decides every chance point that the state waits at; false if the case gives no outcome that fits. */
function settle(state: State, outcomes: unknown[], mismatches: Mismatch[]): boolean {
  let waiting = rules.waiting(state);
  while (waiting.kind === "chance") {
    const outcome = outcomeOf(waiting.chance, outcomes);
    const answer = rules.resolve(state, outcome);
    if (answer.kind === "refusal") {
      mismatches.push({
        field: "chance",
        expected: `an outcome for ${show(waiting.chance)}`,
        found: show(outcome),
      });
      return false;
    }
    waiting = rules.waiting(state);
  }
  return true;
}

/** The next faces of the case, or its next order of cards: a list, the cards one by one, or `keep`. */
function outcomeOf(chance: Chance, outcomes: unknown[]): Outcome {
  if (chance.kind === "roll") {
    const faces: number[] = [];
    for (let i = 0; i < chance.dice.length; i++) faces.push(numberOf(outcomes.shift(), 0));
    return { kind: "rolled", faces };
  }
  if (chance.kind === "pause") return { kind: "seen" };
  const next = outcomes.shift();
  if (next === "keep") return { kind: "shuffled", order: [...chance.cards] };
  const listed = isList(next) ? next : [next, ...outcomes.splice(0, chance.cards.length - 1)];
  return { kind: "shuffled", order: listed.filter((card) => typeof card === "string") };
}

// --- what it expects -----------------------------------------------------------------------------------------

function compareState(state: State, expected: Map, mismatches: Mismatch[]): void {
  for (const field of sortedKeys(expected)) compareField(state, field, expected[field], mismatches);
}

function compareField(state: State, field: string, expected: unknown, mismatches: Mismatch[]): void {
  switch (field) {
    case "illegal":
      return;
    case "legal":
      compareSets(field, expected, legalActions(state), mismatches);
      return;
    case "legalHas":
      compareMembers(state, field, expected, true, mismatches);
      return;
    case "legalNot":
      compareMembers(state, field, expected, false, mismatches);
      return;
    case "targets":
      compareSets(field, expected, attackable(state), mismatches);
      return;
    case "ready":
      compareSets(
        field,
        expected,
        WEAPONS.filter((weapon) => state.dice[weapon].kind === "ready"),
        mismatches,
      );
      return;
    case "graveyard":
      if (typeof expected === "number") compare(field, expected, state.graveyard.length, mismatches);
      else compareSets(field, expected, state.graveyard, mismatches);
      return;
    case "spawn":
      compare(
        field,
        expected,
        typeof expected === "number" ? state.hidden.spawn.length : state.hidden.spawn,
        mismatches,
      );
      return;
    case "stuck":
      if (show(mapOf(expected)) !== show(stuckView(state))) {
        mismatches.push(mismatch(field, expected, stuckView(state)));
      }
      return;
    case "mobs":
      for (const place of MOBS) compareEntry(state, field, place, expected, mismatches);
      return;
    case "bosses":
      for (const boss of BOSSES) compareEntry(state, field, boss, expected, mismatches);
      return;
    case "van":
      for (const vanguard of VANGUARDS) compareEntry(state, field, vanguard, expected, mismatches);
      return;
    default:
      compareNamed(state, field, expected, mismatches);
  }
}

function compareNamed(state: State, field: string, expected: unknown, mismatches: Mismatch[]): void {
  const mob = MOBS.find((place) => place === field);
  const vanguard = VANGUARDS.find((place) => place === field);
  if (mob !== undefined) compare(field, expectedMob(expected), mobView(state, mob), mismatches);
  else if (vanguard !== undefined)
    compare(field, expected, vanguardView(state, vanguard, expected), mismatches);
  else compare(field, expected, valueOf(state, field, expected), mismatches);
}

/** Compares one place of `mobs`, `bosses` or `van`, which a case gives as a list or as a map by number. */
function compareEntry(
  state: State,
  field: string,
  place: MobTarget | BossTarget | VanguardTarget,
  expected: unknown,
  mismatches: Mismatch[],
): void {
  const entry = entryAt(expected, place);
  const found: Mismatch[] = [];
  if (entry !== undefined) compareNamed(state, place, entry, found);
  for (const each of found) mismatches.push({ ...each, field: `${field}: ${each.field}` });
}

/** What a case names in its own words: the variables of CVD-2 and what is derived from them. */
function valueOf(state: State, field: string, expected: unknown): unknown {
  const boss = BOSSES.find((target) => target === field);
  if (boss !== undefined) return bossView(state, boss, mapOf(expected)["van"]);
  switch (field) {
    case "life":
      return state.life;
    case "battle":
      return state.battle;
    case "phase":
      return state.phase.kind;
    case "result":
      return state.phase.kind === "over" ? state.phase.ending : JSON_NULL;
    case "kingslayer":
      return state.dice.ks.kind === "ready";
    case "rage":
      return state.rage.kind === "rolled" ? state.rage.values : JSON_NULL;
    case "gate":
      return isGateOpen(state);
    case "rageCost":
      return ragePrice(state);
    case "bossesSlain":
      return bossesSlain(state);
    case "spawnSize":
    case "spawnCount":
      return state.hidden.spawn.length;
    default:
      return undefined;
  }
}

function expectedMob(expected: unknown): unknown {
  if (typeof expected !== "string" || expected === JSON_NULL) return expected;
  return { card: expected, enraged: false, dmg: 0, slain: false };
}

function mobView(state: State, place: MobTarget): unknown {
  const mob = state.mobs[place];
  if (mob.kind === "empty") return JSON_NULL;
  return { card: mob.card, enraged: mob.enraged, dmg: mob.damage, slain: mob.slain };
}

function bossView(state: State, target: BossTarget, expectedVanguard: unknown): unknown {
  const boss: Boss = state.bosses[target];
  const guard = target === "b3" ? "v3" : target === "b4" ? "v4" : undefined;
  return {
    card: bossCard(state, target),
    level: boss.level,
    dmg: boss.damage,
    slain: boss.slain,
    hit: boss.hit,
    van: guard === undefined ? JSON_NULL : vanguardView(state, guard, expectedVanguard),
  };
}

/** A vanguard that has gone to the graveyard is null, and may also be called slain. */
function vanguardView(state: State, target: VanguardTarget, expected: unknown): unknown {
  const vanguard = state.vanguards[target];
  switch (vanguard.kind) {
    case "none":
      return isRecord(expected) ? { up: true, slain: true } : JSON_NULL;
    case "faceDown":
      return { card: state.hidden[target], up: false, dmg: 0, slain: false, hit: false };
    case "faceUp":
      return {
        card: vanguard.card,
        up: true,
        dmg: vanguard.damage,
        slain: vanguard.slain,
        hit: vanguard.hit,
      };
  }
}

function stuckView(state: State): Map {
  const view: Map = {};
  for (const weapon of WEAPONS) {
    const die = state.dice[weapon];
    if (die.kind === "hit" && isStuck(state, weapon)) view[weapon] = [die.target, die.value];
  }
  return view;
}

function attackable(state: State): string[] {
  return TARGETS.filter((target) => targetBar(state, target) === undefined);
}

/** The legal actions in the notation of the cases. */
function legalActions(state: State): unknown[][] {
  return choices(state).map((choice) => notation(choice.action));
}

function notation(action: Action): unknown[] {
  switch (action.kind) {
    case "face":
      return [action.kind, action.target, action.weapon];
    case "cleave":
      return [action.kind, numberOfMob(action.first), numberOfMob(action.second), action.weapon];
    case "assign":
      return [action.kind, numberOfMob(action.mob)];
    case "fatal":
      return [action.kind, action.boss];
    default:
      return [action.kind];
  }
}

function numberOfMob(place: MobTarget): number {
  return MOBS.indexOf(place) + 1;
}

function compareMembers(
  state: State,
  field: string,
  expected: unknown,
  mustBeLegal: boolean,
  mismatches: Mismatch[],
): void {
  for (const given of listOf(expected)) {
    const answer = actAsParsed(rules, copy(state), 0, actionOf(listOf(given)));
    if ((answer.kind === "done") === mustBeLegal) continue;
    const found = answer.kind === "done" ? "legal" : `refused by ${answer.rule}`;
    mismatches.push({ field: `${field} ${show(given)}`, expected: mustBeLegal ? "legal" : "illegal", found });
  }
}

// --- decoded values ------------------------------------------------------------------------------------------

const NUMBERS = ["1", "2", "3", "4"];

/** The entry of one place in a list (by position), or in a map by its number (`"1"`) or its name (`b1`). */
function entryAt(collection: unknown, place: string): unknown {
  const number = place.slice(1);
  if (isList(collection) && collection.length > 0) return collection[NUMBERS.indexOf(number)];
  const map = mapOf(collection);
  return map[number] ?? map[place];
}
