import type { Choice } from "../../../kit/rules/rules";
import { ABILITIES } from "./abilities";
import { targetsOf, useBar } from "./ability-legality";
import { canCraft, cleansingPotions, ownPotions } from "./board";
import { isBlue, isRed } from "./cards";
import { bar } from "./legality";
import { MONEY_HP, type Action, type Aim, type OpenState } from "./state";

/** The rule that allows each action; an ability has a rule of its own. */
const RULES: Record<Exclude<Action["kind"], "ability">, string> = {
  reveal: "PRR-4.2",
  buy: "PRR-5.2",
  heal: "PRR-5.4",
  cleanse: "PRR-5.7",
  pour: "PRR-5.7",
  finish: "PRR-5.7",
  craft: "PRR-18.4",
  endLevel: "PRR-4.7",
  money: "PRR-7.2",
  hp: "PRR-7.3",
  equip: "PRR-5.5",
  bribe: "PRR-16.3",
  flee: "PRR-16.4",
  fight: "PRR-9.2",
  misplace: "PRR-14.5",
  misplaceEnemy: "PRR-14.5",
  swap: "PRR-13.7",
  roll: "PRR-9.4",
  resolve: "PRR-9.5",
  counter: "PRR-11.4",
  rerollAll: "PRR-11.4",
  trade: "PRR-12.4",
  pill: "PRR-18.4",
  accept: "PRR-12.5",
};

type Choices = Choice<Action>[];

/** Every legal action with the rule that allows it; none where chance decides or the game is over (PRR-4.1). */
export function choices(open: OpenState): Choices {
  const list: Choices = [];
  switch (open.phase.kind) {
    case "explore":
      offerExploring(open, list);
      break;
    case "money":
      offerMoney(open, list);
      break;
    case "cleanse":
      offer(open, list, { kind: "finish" });
      for (const card of cleansingPotions(open)) offer(open, list, { kind: "pour", card });
      break;
    case "prep":
      offer(open, list, { kind: "fight" });
      offerPreparing(open, list);
      offerCleansing(open, list);
      break;
    case "preRoll":
      offer(open, list, { kind: "roll" });
      offerPreparing(open, list);
      offerAbilities(open, list);
      break;
    case "postRoll":
      offer(open, list, { kind: "resolve" });
      offerHealing(open, list);
      offerAbilities(open, list);
      break;
    default:
      offerAnswers(open, list);
  }
  return list;
}

/** The answers to what is asked in the middle of a combat. */
function offerAnswers(open: OpenState, list: Choices): void {
  switch (open.phase.kind) {
    case "misplace":
      for (const card of ownPotions(open)) offer(open, list, { kind: "misplace", card });
      break;
    case "misplaceEnemy":
      for (const card of open.curses) offer(open, list, { kind: "misplaceEnemy", card });
      break;
    case "scout":
      offer(open, list, { kind: "finish" }, "PRR-13.7");
      offerSwaps(open, list, open.phase.cards.length);
      break;
    case "tie":
      offer(open, list, { kind: "counter" });
      offer(open, list, { kind: "rerollAll" });
      break;
    case "death":
      offer(open, list, { kind: "trade" });
      offer(open, list, { kind: "pill" });
      offerPills(open, list);
      offer(open, list, { kind: "accept" });
      break;
    default:
      break;
  }
}

/** Adds an action to the list if nothing bars it. */
function offer(
  open: OpenState,
  list: Choices,
  action: Exclude<Action, { kind: "ability" }>,
  rule: string = RULES[action.kind],
): void {
  if (bar(open, action) === undefined) list.push({ action, rule });
}

function offerExploring(open: OpenState, list: Choices): void {
  for (let room = 0; room < open.rooms.length; room++) {
    const lying = open.rooms[room];
    if (lying === undefined || lying.kind === "empty") continue;
    offer(open, list, lying.up ? { kind: "buy", room } : { kind: "reveal", room });
  }
  offer(open, list, { kind: "endLevel" });
  offerHealing(open, list);
  offerCleansing(open, list);
  offerPills(open, list);
  if (open.options.abilitiesOutsideCombat) offerAbilities(open, list);
}

function offerHealing(open: OpenState, list: Choices): void {
  for (const card of open.hand) if (isRed(card)) offer(open, list, { kind: "heal", card });
}

function offerCleansing(open: OpenState, list: Choices): void {
  for (const curse of open.curses) offer(open, list, { kind: "cleanse", curse });
}

/** What can be done before a fight and, as far as options allow it, before a roll (PRR-4.1). */
function offerPreparing(open: OpenState, list: Choices): void {
  for (const card of open.hand) offer(open, list, { kind: "equip", card });
  offerHealing(open, list);
  offer(open, list, { kind: "bribe" });
  offer(open, list, { kind: "flee" });
}

function offerMoney(open: OpenState, list: Choices): void {
  offer(open, list, { kind: "money" });
  for (let amount = 1; amount <= MONEY_HP; amount++) offer(open, list, { kind: "hp", amount });
}

/** The pairs of potions that the revival pill can be made from (PRR-18.4). */
function offerPills(open: OpenState, list: Choices): void {
  if (!canCraft(open)) return;
  for (const blue of open.hand) {
    if (!isBlue(blue)) continue;
    for (const red of open.hand) if (isRed(red)) offer(open, list, { kind: "craft", blue, red });
  }
}

function offerSwaps(open: OpenState, list: Choices, cards: number): void {
  for (let peek = 0; peek < cards; peek++) {
    for (let room = 0; room < open.rooms.length; room++) offer(open, list, { kind: "swap", peek, room });
  }
}

function offerAbilities(open: OpenState, list: Choices): void {
  for (const card of ownPotions(open)) {
    const { use, rule } = ABILITIES[card];
    if (use === undefined || useBar(open, use) !== undefined) continue;
    const aims = use.effect.kind === "borrow" ? borrowAims(open) : targetsOf(open, use.effect);
    for (const aim of aims) list.push({ action: { kind: "ability", card, aim }, rule });
  }
}

/** All that Miracle can be used for: the heal and the ability of every red potion held (PRR-13.10). */
function borrowAims(open: OpenState): Aim[] {
  const aims: Aim[] = [];
  for (const potion of open.hand) {
    if (!isRed(potion)) continue;
    if (bar(open, { kind: "heal", card: potion }) === undefined) aims.push({ kind: "heal", potion });
    const { use } = ABILITIES[potion];
    if (use === undefined || useBar(open, use) !== undefined) continue;
    for (const target of targetsOf(open, use.effect)) aims.push({ kind: "use", potion, target });
  }
  return aims;
}
