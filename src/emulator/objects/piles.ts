import { shuffled } from "../../kit/data/random";
import { plus, point, rotated } from "../geometry";
import type { ObjectState } from "../state";
import type { Piece, World } from "../world";
import { contentsOf, setContents } from "./contents";
import { put } from "./merging";
import { slide } from "./motion";
import { isThere, recordOf } from "./pieces";
import { deckRecord } from "./records";
import { spawn } from "./spawning";
import { dissolve, take } from "./taking";

/** Brings the contents into a random order. */
export function shuffle(world: World, container: Piece): void {
  if (container.type === "Stack") return;
  setContents(container, shuffled(world.random, contentsOf(container)));
}

/**
 * Parts a deck or stack into piles of these sizes, from the bottom up in the order of the piles, side by side. The first
 * pile is the old object; all are usable one frame later.
 */
export function part(world: World, container: Piece, sizes: readonly number[]): Piece[] {
  const contents = [...contentsOf(container)];
  const piles: ObjectState[][] = [];
  let start = 0;
  for (const size of sizes) {
    piles.push(contents.slice(start, start + size));
    start += size;
  }
  const result: Piece[] = [];
  piles.forEach((pile, index) => {
    if (index === 0) {
      setContents(container, pile);
      result.push(container);
      return;
    }
    const offset = rotated(point(0, container.rotation.y, 0), point(2.6 * index, 0, 0));
    const position = plus(container.position, offset);
    const single = pile.length === 1 ? pile[0] : undefined;
    const record =
      single ??
      (container.type === "Deck"
        ? deckRecord(container, pile)
        : { ...recordOf(container), GUID: "", Number: pile.length });
    const fresh = spawn(world, record, {
      position,
      rotation: container.rotation,
      scale: container.scale,
      latency: 1,
    });
    if (single === undefined) setContents(fresh, pile);
    result.push(fresh);
  });
  dissolve(world, container);
  return result;
}

/** Lays the cards of a deck out side by side, the top one first. */
export function spread(world: World, deck: Piece, distance: number): Piece[] {
  const cards: Piece[] = [];
  const count = contentsOf(deck).length;
  const { position, rotation } = deck;
  for (let i = 0; i < count; i++) {
    const offset = rotated(point(0, rotation.y, 0), point(-distance * i, 0, 0));
    const last = cards[cards.length - 1];
    const holder: Piece | undefined = isThere(deck) ? deck : undefined;
    if (holder === undefined) {
      if (deck.remainder !== undefined && deck.remainder !== last) {
        slide(world, deck.remainder, plus(position, offset), true);
        cards.push(deck.remainder);
      }
      break;
    }
    const card = take(world, deck, { position: plus(position, offset), rotation, top: true });
    if (card !== undefined) cards.push(card);
  }
  return cards;
}

/** Brings the cards that came out of a deck back into it; empties a bag. */
export function reset(world: World, container: Piece): void {
  if (container.type === "Bag") {
    setContents(container, []);
    return;
  }
  for (const piece of [...world.pieces])
    if (piece.origin === container.guid && piece.type === "Card" && isThere(piece))
      put(world, container, piece);
}
