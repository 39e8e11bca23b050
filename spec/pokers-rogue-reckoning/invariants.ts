import { hasTrait, maxHp } from "../../src/games/pokers-rogue-reckoning/rules/board";
import {
  BLUE_POTIONS,
  CURSES,
  EVERY_CARD,
  isBlue,
  isMoney,
  isPotion,
  RED_POTIONS,
  type CardId,
} from "../../src/games/pokers-rogue-reckoning/rules/cards";
import { roomCount } from "../../src/games/pokers-rogue-reckoning/rules/levels";
import { rules as plain } from "../../src/games/pokers-rogue-reckoning/rules/rules";
import {
  MONEY_HP,
  WHITE_DICE,
  type Action,
  type Aim,
  type Event,
  type State,
  type Target,
} from "../../src/games/pokers-rogue-reckoning/rules/state";
import { isRecord } from "../../src/kit/data/data";
import type { Choice, Seat } from "../../src/kit/rules/rules";
import { fill } from "../../src/kit/words/words";
import { copy, same } from "../support/data";
import { choiceFault as faultOf } from "../support/legality";
import { observed } from "../support/observed";
import { english } from "../support/english";

/** The rules, which count what the games of a spec come to. */
export const { rules, reached } = observed(plain);

/** Every action that could ever be legal. */
export const EVERY_ACTION: readonly Action[] = everyAction();

function everyAction(): Action[] {
  let list: Action[] = [
    ...(["endLevel", "money", "bribe", "flee", "fight", "finish", "roll", "resolve"] as const).map(
      (kind): Action => ({ kind }),
    ),
    ...(["counter", "rerollAll", "trade", "pill", "accept"] as const).map((kind): Action => ({ kind })),
  ];
  for (let amount = 1; amount <= MONEY_HP; amount++) list.push({ kind: "hp", amount });
  for (let room = 0; room < 9; room++) {
    list.push({ kind: "reveal", room }, { kind: "buy", room });
    for (const peek of [0, 1, 2]) list.push({ kind: "swap", peek, room });
  }
  for (const card of RED_POTIONS) list.push({ kind: "heal", card });
  for (const card of CURSES) list.push({ kind: "cleanse", curse: card }, { kind: "misplaceEnemy", card });
  for (const card of BLUE_POTIONS) {
    list.push({ kind: "pour", card });
    for (const red of RED_POTIONS) list.push({ kind: "craft", blue: card, red });
  }
  for (const card of EVERY_CARD) {
    if (!isPotion(card)) continue;
    list.push({ kind: "equip", card }, { kind: "misplace", card });
    list = list.concat(everyAim(card === "S7").map((aim) => ({ kind: "ability", card, aim })));
  }
  return list;
}

function everyTarget(): Target[] {
  const targets: Target[] = [{ kind: "none" }];
  for (let die = 0; die < 6; die++) targets.push({ kind: "die", die });
  for (const curse of CURSES) targets.push({ kind: "curse", curse });
  for (const card of EVERY_CARD) if (isPotion(card) || isMoney(card)) targets.push({ kind: "card", card });
  return targets;
}

/** What a card can be aimed at; Miracle also at every red potion with all that it could be aimed at. */
function everyAim(isMiracle: boolean): Aim[] {
  const targets: Aim[] = everyTarget();
  if (!isMiracle) return targets;
  for (const potion of RED_POTIONS) {
    targets.push({ kind: "heal", potion });
    for (const target of everyTarget()) targets.push({ kind: "use", potion, target });
  }
  return targets;
}

/** What is wrong with the player's choices, or undefined. */
export function choiceFault(
  state: State,
  seat: Seat,
  choices: readonly Choice<Action>[],
): string | undefined {
  return faultOf(rules, EVERY_ACTION, state, seat, choices);
}

/** What is wrong with a state between two steps, or undefined. */
export function stateFault(state: State): string | undefined {
  return cardFault(state) ?? numberFault(state) ?? combatFault(state) ?? phaseFault(state);
}

/** Every card is in exactly one place (PRR-2.6). */
function cardFault(state: State): string | undefined {
  const found: Record<string, boolean> = {};
  let count = 0;
  let doubled: string | undefined;
  const single: CardId[] = [];
  for (const room of state.rooms) if (room.kind === "card") single.push(room.card);
  if (state.enemy !== undefined) single.push(state.enemy.card);
  if (state.phase.kind === "money") single.push(state.phase.card);
  const { deck, discard, hand, equip, curses, aside, slain, phase } = state;
  const apart = phase.kind === "setup" ? phase.apart : [];
  for (const zone of [deck, discard, hand, equip, curses, aside, slain, single, apart]) {
    for (const card of zone) {
      if (found[card] === true) doubled = card;
      found[card] = true;
      count++;
    }
  }
  if (doubled !== undefined) return `${doubled} is there twice`;
  return count === EVERY_CARD.length ? undefined : `${count} cards`;
}

/** HP, ATK and money keep within their limits, and the tally counts the slain. */
function numberFault(state: State): string | undefined {
  const { options, hp, atk, fullAtk, money, killed } = state;
  if (hp < 0 || hp > maxHp(state)) return `${hp} HP of ${maxHp(state)}`;
  if (atk < 1 || atk > fullAtk)
    return fill(english.reckoning.BLOW.atk, {
      atk: fill(english.kit.CARD_NAME, { rank: atk, suit: fullAtk }),
    });
  if (money < 0 || money > options.moneyCap)
    return fill(english.reckoning.CHOICES.bribeDetail, { price: money });
  if (killed !== state.slain.length || killed > 12) return `${killed} killed, ${state.slain.length} slain`;
  const isDown =
    state.phase.kind === "death" || (state.phase.kind === "over" && state.phase.ending === "loss");
  return (hp === 0) === isDown ? undefined : `${hp} HP in phase ${state.phase.kind}`;
}

/** An enemy is there in combat alone, alive, and nothing but converted curses is ready outside (PRR-6.5). */
function combatFault(state: State): string | undefined {
  const { enemy, phase } = state;
  if (enemy !== undefined) {
    if (enemy.hp < 1 || enemy.hp > enemy.maxHp) return `the enemy has ${enemy.hp} HP`;
    if (enemy.tier < 4 && enemy.final) return "a final enemy of a lower tier";
  } else if (state.equip.some((card) => isPotion(card))) return "a potion is equipped out of combat";
  if (phase.kind === "explore" && enemy !== undefined) return "exploring beside an enemy";
  const needsEnemy = ["prep", "preRoll", "postRoll", "compared", "tie", "misplace", "misplaceEnemy"];
  if (needsEnemy.includes(phase.kind) && enemy === undefined) return `${phase.kind} without an enemy`;
  return undefined;
}

/** Phases belong to what is on the table. */
function phaseFault(state: State): string | undefined {
  const { phase, options } = state;
  if (phase.kind === "over") {
    return (state.killed === 12) === (phase.ending === "win") ? undefined : "won without right";
  }
  if (state.killed === 12) return "won and goes on";
  if (phase.kind === "tie" && options.combat === "poker") return "a tie to answer in poker";
  if (phase.kind === "postRoll" && phase.roll.white.length > WHITE_DICE.length) return "too many white dice";
  const isDealt = phase.kind !== "setup" && phase.kind !== "shuffle";
  if (isDealt && state.rooms.length !== roomCount(options)) return `${state.rooms.length} rooms`;
  const open = state.rooms
    .filter((room) => room.kind === "card" && room.up)
    .map((room) => "card" in room && room.card);
  const isResolving = phase.kind === "throw" || phase.kind === "shown";
  const unsettled = open.filter((card) => card === false || !isPotion(card));
  if (!isResolving && unsettled.length > 0) return "a card lies open that nobody can buy";
  if (options.buffImmediate && phase.kind === "prep" && state.hand.some((card) => isBlue(card))) {
    return "a blue potion is held back";
  }
  if (!options.abilities && hasTrait(state, "curses", "winsTies")) return "an ability is in force";
  return undefined;
}

/** What is wrong with what everybody sees, or undefined: no hidden face, and nothing that depends on one (PRR-2.7). */
export function sightFault(state: State): string | undefined {
  const seen = rules.seen(state, 0);
  const secret = firstNamed(hiddenCards(state), seen);
  if (secret !== undefined) return `${secret} is seen`;
  if (!same(seen, rules.seen(state, "spectator"))) return "spectators see something else";
  return same(seen, rules.seen(disguised(state), 0)) ? undefined : "what is seen depends on hidden cards";
}

/** The cards that nobody knows, also not from Scout. */
function hiddenCards(state: State): CardId[] {
  const cards = [...state.deck];
  for (const room of state.rooms) if (room.kind === "card" && !room.up) cards.push(room.card);
  return cards.filter((card) => !state.known.includes(card));
}

/** The same table with every hidden card replaced. */
function disguised(state: State): State {
  const other = copy(state);
  const hidden = hiddenCards(state);
  const mask = (card: CardId): CardId => (hidden.includes(card) ? (hidden[0] ?? card) : card);
  other.deck = other.deck.map((card) => mask(card));
  for (const room of other.rooms) if (room.kind === "card") room.card = mask(room.card);
  return other;
}

/** The first card that an event names although it is hidden now. */
export function secretTold(state: State, events: readonly Event[]): string | undefined {
  // A shuffle may hide an enemy again that everybody has met.
  if (state.phase.kind === "shuffle") return undefined;
  return firstNamed(hiddenCards(state), events);
}

/** The first of these cards that some data names. */
function firstNamed(cards: readonly CardId[], data: unknown): CardId | undefined {
  const texts: Record<string, boolean> = {};
  noteTexts(data, texts);
  return cards.find((card) => texts[card] === true);
}

/** Notes every text in some data. */
function noteTexts(data: unknown, texts: Record<string, boolean>): void {
  if (typeof data === "string") texts[data] = true;
  else if (isRecord(data)) for (const value of Object.values(data)) noteTexts(value, texts);
}
