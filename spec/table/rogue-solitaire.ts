import type { EmulatedTable } from "../../src/emulator";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { expectSame } from "../support/expect";
import { gameTable } from "./game-table";
import { cardUnder } from "./support/reaches";
import { english } from "../support/english";

const { CAPTIONS } = english.rogue;

/** What specs do and see at the table of Rogue: The Solitaire-Like. */
export const rogue = gameTable(rogueSolitaire);

/** RS-11.1: fails if a card on the tableau that is face down can be told from any other. */
export function expectUntold(table: EmulatedTable): void {
  const colours = table.world.people.map(({ color }) => color);
  for (const place of rogue.stateOf(table).grid) {
    if (place.kind === "empty" || place.up) continue;
    const card = rogue.piece(table, place.card);
    expectSame(card.state.Nickname, CAPTIONS.hidden.name);
    expectSame(card.state.Description, CAPTIONS.hidden.note);
    for (const colour of colours) expectSame(cardUnder(card, colour), undefined, `${colour}: ${place.card}`);
  }
}
