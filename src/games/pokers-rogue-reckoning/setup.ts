import { EVERY_CARD, isEnemy, type CardId } from "./cards";
import { deal } from "./levels";
import type { GameOptions } from "./options";
import { PIPS, type Event, type State } from "./state";

/** A sparse deck has an enemy after so many other cards (PRR-3.4). */
const OTHERS_AN_ENEMY = 4;

/** The table before the first shuffle (PRR-3.1, PRR-3.2): the deck lies in no secret order. */
export function newGame(options: GameOptions): State {
  const isSparse = options.shuffle === "sparse";
  return {
    options,
    phase: {
      kind: "setup",
      stage: isSparse ? "enemies" : "all",
      apart: isSparse ? EVERY_CARD.filter((card) => !isEnemy(card)) : [],
    },
    level: 1,
    rooms: [],
    atk: options.startAtk,
    fullAtk: options.startAtk,
    hpDice: options.startHp / PIPS,
    hp: options.startHp,
    money: Math.min(options.startMoney, options.moneyCap),
    pill: "none",
    hand: [],
    equip: [],
    curses: [],
    killed: 0,
    discard: [],
    aside: [],
    slain: [],
    deck: isSparse ? EVERY_CARD.filter((card) => isEnemy(card)) : [...EVERY_CARD],
    known: [],
  };
}

/** The deck has been shuffled: the first level is dealt, once a sparse deck has been put together (PRR-3.5). */
export function setUp(state: State, events: Event[]): void {
  const { phase } = state;
  if (phase.kind !== "setup") return;
  switch (phase.stage) {
    case "all":
      break;
    case "enemies":
      state.phase = { kind: "setup", stage: "others", apart: state.deck };
      state.deck = phase.apart;
      return;
    case "others":
      state.deck = sparse(phase.apart, state.deck);
      break;
  }
  deal(state, events);
}

/** Four others and one enemy again and again, then what is left of the others, then of the enemies (PRR-3.5). */
export function sparse(enemies: readonly CardId[], others: readonly CardId[]): CardId[] {
  const deck: CardId[] = [];
  let next = 0;
  for (const enemy of enemies) {
    for (const card of others.slice(next, next + OTHERS_AN_ENEMY)) deck.push(card);
    deck.push(enemy);
    next += OTHERS_AN_ENEMY;
  }
  return deck.concat(others.slice(next));
}
