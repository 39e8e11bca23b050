import type { Spot } from "../../kit/scene";
import * as layout from "./layout";
import type { Area, Point } from "./layout";
import {
  DECK_SPOT,
  DISCARD_SPOT,
  ENEMY_SPOT,
  EQUIP_SPOT,
  HAND_SPOT,
  HP_SPOT,
  MONEY_SPOT,
  roomSpot,
  scoutedSpot,
} from "./pieces";
import { BLACK_DICE, type State } from "./state";

const MARGIN = 0.8;
const CARD = { width: layout.CARD_WIDTH + MARGIN, depth: layout.CARD_DEPTH + MARGIN };
const DIE = 1.3;

/** The places to drop something: those that are always there, and what a potion or Scout's cards can be put on. */
export function spots(state: State): Spot[] {
  const { enemy, phase } = state;
  const list: Spot[] = [
    spot(DECK_SPOT, card(layout.DECK), []),
    spot(DISCARD_SPOT, card(layout.DISCARD), []),
    spot(ENEMY_SPOT, card(layout.ENEMY), enemy === undefined ? [] : [enemy.card]),
    spot(HP_SPOT, layout.HP_FRAME, []),
    spot(MONEY_SPOT, layout.MONEY_FRAME, []),
    spot(HAND_SPOT, layout.rowArea(layout.HAND), []),
    spot(EQUIP_SPOT, layout.rowArea(layout.EQUIP), []),
  ];
  if (phase.kind === "scout") addScouted(list, state, phase.cards.length);
  else addCurses(list, state);
  if (phase.kind === "postRoll") addBlackDice(list, phase.roll.black.length);
  return list;
}

/** PRR-13.7: the face-down rooms, and the cards that Scout looks at. */
function addScouted(list: Spot[], { rooms, deck }: State, count: number): void {
  for (let peek = 0; peek < count; peek++) {
    const at = layout.SCOUTED[peek];
    const lying = deck[peek];
    if (at !== undefined && lying !== undefined) list.push(spot(scoutedSpot(peek), card(at), [lying]));
  }
  for (let number = 0; number < rooms.length; number++) {
    const room = rooms[number];
    if (room === undefined || room.kind === "empty" || room.up) continue;
    list.push(spot(roomSpot(number), card(layout.roomPoint(number, rooms.length)), [room.card]));
  }
}

/** A curse bears its own name as a spot; of cards that overlap each takes as much as is seen of it. */
function addCurses(list: Spot[], { curses }: State): void {
  const width = Math.min(CARD.width, layout.rowPitch(layout.CURSES, curses.length));
  for (let i = 0; i < curses.length; i++) {
    const curse = curses[i];
    if (curse === undefined) continue;
    const at = layout.rowPoint(layout.CURSES, i, curses.length);
    list.push(spot(curse, { ...at, width, depth: CARD.depth }, [curse]));
  }
}

function addBlackDice(list: Spot[], count: number): void {
  for (let i = 0; i < count; i++) {
    const die = BLACK_DICE[i];
    if (die === undefined) continue;
    list.push(spot(die, { ...layout.diePoint(layout.BLACK_ROW, i), width: DIE, depth: DIE }, [die]));
  }
}

function spot(id: string, { x, z, width, depth }: Area, pieces: readonly string[]): Spot {
  return { id, x, z, width, depth, pieces };
}

function card({ x, z }: Point): Area {
  return { x, z, ...CARD };
}
