import type { EmulatedTable, Piece } from "../../../src/emulator";
import { seenCard } from "../../../src/emulator/sight";
import type { Person } from "../../../src/emulator/world";
import type { Game } from "../../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../../src/kit/rules/rules";
import { pictureOf, type Sight } from "../../../src/kit/game/scene";
import { expectSame } from "../../support/expect";
import { cardUnder } from "../../table/support/reaches";
import { reportOf, type TableSeat } from "../../table/support/report";
import { sightByPiece } from "../../../src/table/stage/hidden-cards";

/**
 * Watches what everybody at a table could know of the cards of one state, frame by frame.
 * @noSelf
 */
export interface Watch {
  /** The cards that somebody may not know, by id. */
  secrets: Readonly<Record<string, Sight>>;
  /** Fails if somebody can read a card now, or get at it in a deck or bag, who may not know it. */
  look: () => void;
  /** Looks now and after each of this many frames. */
  frames: (count: number) => void;
}

/** A watch over the cards that are hidden in a state of a game. */
export function watch<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, ...game }: Game<State, Action, Event, Seen>,
  table: EmulatedTable,
  state: State,
): Watch {
  const sights = sightByPiece(pictureOf(game, state).pieces);
  const secrets: Record<string, Sight> = {};
  for (const id of Object.keys(sights)) {
    const sight = sights[id];
    if (sight !== undefined && sight !== "everyone") secrets[`offsuit/${rules.id}/${id}`] = sight;
  }
  // Of a board that is being loaded nobody knows yet who plays; until then nobody may read anything hidden.
  let told: readonly TableSeat[] = [];
  const look = (): void => {
    if (told.length === 0) told = reportOf(table, rules.id).seats;
    const seats = told;
    const leaks: string[] = [];
    for (const piece of table.objects()) {
      if (piece.spawning) continue;
      for (const person of table.world.people) {
        const known = readIn(table, piece, person).filter((memo) => {
          const sight = secrets[memo];
          return sight !== undefined && !mayKnow(sight, seats, person.color);
        });
        if (known.length > 0)
          leaks.push(`${person.color} can read ${known.slice(0, 3).join(", ")} of ${piece.type}`);
      }
    }
    expectSame(leaks.slice(0, 4), []);
  };
  return {
    secrets,
    look,
    frames: (count) => {
      look();
      for (let frame = 0; frame < count; frame++) {
        table.frames(1);
        look();
      }
    },
  };
}

/** The memos of the cards that a person can read by an object: its own face, or those it holds. */
export function readIn({ world }: EmulatedTable, piece: Piece, person: Person): string[] {
  const { Memo = "", ContainedObjects = [] } = piece.state;
  if (ContainedObjects.length > 0) {
    // What can be touched can be searched, by the person who sits at the table.
    if (piece.interactable && person.color !== "Grey") return ContainedObjects.map((row) => row.Memo ?? "");
    if (piece.type !== "Deck" || piece.hiddenFrom.includes(person.color)) return [];
    return seenCard(world, piece, person) === undefined
      ? []
      : [ContainedObjects[ContainedObjects.length - 1]?.Memo ?? ""];
  }
  // What is hidden from somebody shows neither its face nor what is under it: asked first, for it costs least.
  if (piece.type !== "Card" || piece.hiddenFrom.includes(person.color)) return [];
  const isRead = seenCard(world, piece, person) !== undefined || cardUnder(piece, person.color) !== undefined;
  return isRead ? [Memo] : [];
}

function mayKnow(sight: Sight, seats: readonly TableSeat[], colour: string): boolean {
  if (colour === "Black" || sight === "everyone") return true;
  return sight !== "nobody" && sight.some((seat) => seats[seat]?.player === colour);
}
