import { SCOUTED } from "./abilities";
import type { CardId } from "./cards";
import type { Room, Seen, SeenRoom, State } from "./state";

/** All that lies open, and what Scout has shown (PRR-2.7): other face-down cards are blank, and the deck is a number. */
export function seen(state: State): Seen {
  return {
    options: state.options,
    phase: state.phase,
    level: state.level,
    rooms: state.rooms.map((room) => shownRoom(state, room)),
    atk: state.atk,
    fullAtk: state.fullAtk,
    hpDice: state.hpDice,
    hp: state.hp,
    money: state.money,
    pill: state.pill,
    hand: state.hand,
    equip: state.equip,
    curses: state.curses,
    enemy: state.enemy,
    killed: state.killed,
    discard: state.discard,
    aside: state.aside,
    slain: state.slain,
    deckSize: state.deck.length,
    top: state.deck.slice(0, SCOUTED).map((card) => shownCard(state, card)),
  };
}

/** What lies in a room as everybody sees it (PRR-2.7). */
function shownRoom(state: State, room: Room): SeenRoom {
  if (room.kind === "empty" || room.up || state.known.includes(room.card)) return room;
  return FACE_DOWN;
}

const FACE_DOWN: SeenRoom = { kind: "card", up: false };

function shownCard({ known }: State, card: CardId): { card?: CardId } {
  return known.includes(card) ? { card } : {};
}
