import { longName } from "../../../kit/words/card-names";
import type { Card } from "../../../kit/data/cards";
import type { Seat } from "../../../kit/rules/rules";
import type { Caption } from "../../../kit/game/scene";
import { seatMark } from "../../../kit/game/seat-names";
import { fill } from "../../../kit/words/words";
import { text } from "../catalogue";
import { squareName, type Man, type Side, type Square } from "../rules/chess/position";
import type { Lot, OpenState, Role } from "../rules/state";

/** A match card, a card shown at a showdown, one that was turned up and matched nothing, a board card, one drawn for the white pieces. */
export function matchCaption(card: Card, side: Side): Caption {
  return { name: longName(card), note: text().MATCH_NOTES[side] };
}
export function shownCaption(card: Card, side: Side): Caption {
  return { name: longName(card), note: text().SHOWN_NOTES[side] };
}
export function flipCaption(card: Card): Caption {
  return { name: longName(card), note: text().CARD_NOTES.flip };
}
export function communityCaption(card: Card): Caption {
  return { name: longName(card), note: text().CARD_NOTES.community };
}
export function drawCaption(card: Card): Caption {
  return { name: longName(card), note: text().CARD_NOTES.draw };
}
export function lotCaption({ seat, card }: Lot): Caption {
  return { name: longName(card), note: fill(text().CARD_NOTES.lot, { player: seatMark(seat) }) };
}

/** A chess piece on its square: what it is, where, who fights for it in a team, and what becomes of it now. */
export function manCaption(open: OpenState, id: string, man: Man, square: Square): Caption {
  const { MAN_NAMES, MAN_NOTES, MAN_ON_SQUARE } = text();
  const name = fill(MAN_ON_SQUARE, { man: MAN_NAMES[man], square: squareName(square) });
  const owner = open.owners[id];
  const doing = doingOf(open, square);
  if (owner === undefined) return { name, note: doing };
  const owned = fill(MAN_NOTES.owned, { player: seatMark(owner) });
  return { name, note: doing === "" ? owned : fill(MAN_NOTES.both, { doing, owned }) };
}

function doingOf({ phase, battle }: OpenState, square: Square): string {
  const { MAN_NOTES } = text();
  if (phase.kind === "promote" && phase.square === square) return MAN_NOTES.promotes;
  if (battle === undefined) return "";
  const { from, to, victim } = battle;
  if (phase.kind === "retreat") return square === from ? MAN_NOTES.retreats : "";
  if (square === from) return fill(MAN_NOTES.attacks, { square: squareName(to) });
  return square === victim ? fill(MAN_NOTES.attacked, { square: squareName(from) }) : "";
}

/** A chess piece that is out of the game. */
export function takenCaption(man: Man): Caption {
  return { name: text().MAN_NAMES[man], note: text().MAN_NOTES.taken };
}

/** The chips of a seat; nobody's where nobody plays. */
export function stackCaption(seat: Seat | undefined, count: number): Caption {
  const { freeStack, stack } = text().CHIP_NOTES;
  return {
    name: chips(count),
    note: seat === undefined ? freeStack : fill(stack, { player: seatMark(seat) }),
  };
}

/** What a side of a battle has put in on this street, and the rest of the pot. */
export function betCaption(role: Role, count: number): Caption {
  return { name: chips(count), note: text().BET_NOTES[role] };
}
export function potCaption(count: number): Caption {
  return { name: chips(count), note: text().CHIP_NOTES.pot };
}

function chips(count: number): string {
  return fill(text().CHIP_NAME, { count });
}
