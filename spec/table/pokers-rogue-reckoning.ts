import type { EmulatedTable } from "../../src/emulator";
import { pokersRogueReckoning } from "../../src/games/pokers-rogue-reckoning";
import { expectSame } from "../support/expect";
import { gameTable } from "./game-table";
import { cardUnder } from "./support/reaches";
import { english } from "../support/english";

const { CAPTIONS } = english.reckoning;

/** What specs do and see at the table of Poker's Rogue Reckoning. */
export const reckoning = gameTable(pokersRogueReckoning);

/** PRR-2.7: fails if a card in a room that nobody knows can be told from any other. */
export function expectUntold(table: EmulatedTable): void {
  const colours = table.world.people.map(({ color }) => color);
  const { rooms, known } = reckoning.stateOf(table);
  for (const room of rooms) {
    if (room.kind === "empty" || room.up || known.includes(room.card)) continue;
    const card = reckoning.piece(table, room.card);
    expectSame(card.state.Nickname, CAPTIONS.hidden.name);
    expectSame(card.state.Description, CAPTIONS.hidden.note);
    for (const colour of colours) expectSame(cardUnder(card, colour), undefined, `${colour}: ${room.card}`);
  }
}
