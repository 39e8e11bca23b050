import { type Point, plus, point, rotated, upsideDown } from "./geometry";
import { boundsOf } from "./objects/physics";
import { isThere } from "./objects/pieces";
import type { Piece } from "./world";

/** The options of a layout zone by the name scripts use, the name in a save, and the default. */
export const LAYOUT_OPTIONS: readonly { name: string; saved: string; usual: boolean | number }[] = [
  { name: "allow_swapping", saved: "AllowSwapping", usual: true },
  { name: "alternate_direction", saved: "AlternateDirection", usual: false },
  { name: "cards_per_deck", saved: "CardsPerDeck", usual: 0 },
  { name: "combine_into_decks", saved: "CombineIntoDecks", usual: false },
  { name: "direction", saved: "Direction", usual: 0 },
  { name: "horizontal_group_padding", saved: "HorizontalGroupPadding", usual: 0 },
  { name: "horizontal_spread", saved: "HorizontalSpread", usual: 0.6 },
  { name: "instant_refill", saved: "InstantRefill", usual: false },
  { name: "manual_only", saved: "ManualOnly", usual: false },
  { name: "max_objects_per_group", saved: "MaxObjectsPerGroup", usual: 1 },
  { name: "max_objects_per_new_group", saved: "MaxObjectsPerNewGroup", usual: 1 },
  { name: "meld_direction", saved: "MeldDirection", usual: 0 },
  { name: "meld_reverse_sort", saved: "MeldReverseSort", usual: false },
  { name: "meld_sort", saved: "MeldSort", usual: 1 },
  { name: "meld_sort_existing", saved: "MeldSortExisting", usual: false },
  { name: "new_object_facing", saved: "NewObjectFacing", usual: 1 },
  { name: "randomize", saved: "Randomize", usual: false },
  { name: "split_added_decks", saved: "SplitAddedDecks", usual: true },
  { name: "sticky_cards", saved: "StickyCards", usual: false },
  { name: "trigger_for_face_down", saved: "TriggerForFaceDown", usual: true },
  { name: "trigger_for_face_up", saved: "TriggerForFaceUp", usual: true },
  { name: "trigger_for_non_cards", saved: "TriggerForNonCards", usual: false },
  { name: "vertical_group_padding", saved: "VerticalGroupPadding", usual: 0 },
  { name: "vertical_spread", saved: "VerticalSpread", usual: 0 },
];

/** The value of an option of a layout zone. */
export function layoutOption(zone: Piece, name: string): boolean | number {
  const saved = (zone.state["LayoutZone"] as { Options?: Record<string, boolean | number> } | undefined)
    ?.Options;
  const option = LAYOUT_OPTIONS.find((candidate) => candidate.name === name);
  return (option === undefined ? undefined : saved?.[option.saved]) ?? option?.usual ?? false;
}

/** Whether an object that comes in is laid out. */
export function takesPart(zone: Piece, piece: Piece): boolean {
  if (layoutOption(zone, "manual_only") === true || piece.state.Locked === true) return false;
  if (piece.type !== "Card" && piece.type !== "Deck")
    return layoutOption(zone, "trigger_for_non_cards") === true;
  const trigger = upsideDown(piece.rotation) ? "trigger_for_face_down" : "trigger_for_face_up";
  return layoutOption(zone, trigger) === true;
}

export interface LaidOut {
  piece: Piece;
  position: Point;
  /** Which side is turned up; undefined leaves it. */
  faceUp: boolean | undefined;
}

/** Where everything in a layout zone goes: rows from a corner, by the zone's direction. One object makes a group. */
export function arrange(zone: Piece): LaidOut[] {
  const members = zone.inside.filter(
    (piece) => isThere(piece) && piece.heldBy === undefined && piece.state.Locked !== true,
  );
  const direction = layoutOption(zone, "direction") as number;
  const facing = layoutOption(zone, "new_object_facing") as number;
  const leftwards = direction === 2 || direction === 3 || direction >= 6;
  const upwards = direction >= 4;
  const columnsFirst = direction % 2 === 1;
  const places: LaidOut[] = [];
  const halfX = Math.abs(zone.scale.x) / 2;
  const halfZ = Math.abs(zone.scale.z) / 2;
  let along = 0;
  let across = 0;
  let thickest = 0;
  for (const piece of members) {
    const { half } = boundsOf(piece);
    const length = 2 * (columnsFirst ? half.z : half.x);
    const thickness = 2 * (columnsFirst ? half.x : half.z);
    const room = 2 * (columnsFirst ? halfZ : halfX);
    if (along > 0 && along + length > room) {
      along = 0;
      across += thickest;
      thickest = 0;
    }
    const x = (columnsFirst ? across : along) + half.x;
    const z = (columnsFirst ? along : across) + half.z;
    const local = point(leftwards ? halfX - x : x - halfX, 0, upwards ? z - halfZ : halfZ - z);
    const offset = rotated(point(0, zone.rotation.y, 0), local);
    const flat = plus(zone.position, offset);
    places.push({
      piece,
      position: point(flat.x, piece.position.y, flat.z),
      faceUp: facing === 0 ? undefined : facing === 1,
    });
    along += length;
    thickest = Math.max(thickest, thickness);
  }
  return places;
}
