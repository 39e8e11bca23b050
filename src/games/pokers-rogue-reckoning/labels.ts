import type { BoardFacts } from "../../kit/game";
import type { Label } from "../../kit/scene";
import { fill } from "../../kit/words";
import {
  codeLine,
  enemyBlowLine,
  enemyLine,
  hpLine,
  levelLine,
  nextLine,
  oddsLine,
  pillLine,
  rollLines,
  roomLines,
  tierLines,
  unusedRoomLines,
} from "./board-words";
import { blowOf } from "./combat-words";
import { text } from "./languages";
import { ROOMS, roomPlace, TIERS } from "./layout";
import { roomCount } from "./levels";
import type { Seen } from "./state";

/**
 * The texts on the board that change: level, code and tiers, the piles, what lies open in the rooms and what it does, the
 * numbers of both sides, what they have thrown and what follows, and the odds of the next roll where they are wanted.
 */
export function labels(seen: Seen, facts: BoardFacts): Label[] {
  const { black, white, outcome } = rollLines(seen);
  const { amount, reason } = blowOf(seen, "equip");
  const list: Label[] = [
    { id: "level", text: levelLine(seen) },
    { id: "code", text: codeLine(facts) },
    { id: "deck", text: counted(text().BOARD.deck, seen.deckSize) },
    { id: "next", text: nextLine(seen) },
    { id: "discard", text: counted(text().BOARD.discard, seen.discard.length) },
    { id: "aside", text: counted(text().BOARD.aside, seen.aside.length) },
    { id: "slain", text: counted(text().BOARD.slain, seen.slain.length) },
    { id: "hand", text: counted(text().BOARD.hand, seen.hand.length) },
    { id: "equip", text: counted(text().BOARD.equip, seen.equip.length) },
    { id: "curses", text: counted(text().BOARD.curses, seen.curses.length) },
    { id: "enemy", text: enemyLine(seen) },
    { id: "enemy-hits", text: enemyBlowLine(seen) },
    { id: "black", text: black },
    { id: "white", text: white },
    { id: "outcome", text: outcome },
    { id: "odds", text: facts.odds ? oddsLine(seen) : "" },
    { id: "hp", text: hpLine(seen) },
    { id: "hits", text: fill(text().BOARD.hits, { amount }) },
    { id: "atk", text: reason },
    { id: "money", text: fill(text().BOARD.money, { money: seen.money, cap: seen.options.moneyCap }) },
    { id: "pill", text: pillLine(seen) },
  ];
  addTiers(list, seen);
  addRooms(list, seen);
  return list;
}

function counted(line: string, count: number): string {
  return fill(line, { count });
}

function addTiers(list: Label[], seen: Seen): void {
  let killed = 0;
  for (let i = 0; i < TIERS.length; i++) {
    const { name, hp, atk } = tierLines(seen, killed);
    const id = `tier${i + 1}`;
    list.push({ id, text: name }, { id: `${id}-hp`, text: hp }, { id: `${id}-atk`, text: atk });
    killed += TIERS[i]?.enemies ?? 0;
  }
}

/** Every place of the larger grid; a game on the smaller one leaves some of them free. */
function addRooms(list: Label[], seen: Seen): void {
  const count = roomCount(seen.options);
  const roomAt: (number | undefined)[] = [];
  for (let room = 0; room < count; room++) roomAt[roomPlace(room, count)] = room;
  for (let place = 0; place < ROOMS; place++) {
    const room = roomAt[place];
    const lines = room === undefined ? unusedRoomLines() : roomLines(seen, room);
    list.push({ id: `room${place + 1}-name`, text: lines.name });
    list.push({ id: `room${place + 1}-text`, text: lines.text });
  }
}
