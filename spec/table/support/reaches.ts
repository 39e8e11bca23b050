import { writeJson, type EmulatedTable, type Piece, type Sight } from "../../../src/emulator";
import { upsideDown } from "../../../src/emulator/geometry";
import { same } from "../../support/data";

/** Everything that reaches a viewer at a colour, but for GUIDs. */
interface Reaching extends Sight {
  /** How each object is, in their order, and which card a look under it shows. */
  lying: Lying[];
  /** The notebook by title: its pages have no order. */
  pages: Record<string, string>;
}

interface Lying {
  rotation: Piece["rotation"];
  locked: boolean;
  interactable: boolean;
  highlights: number;
  under: number | undefined;
}

/** What reaches a viewer at a colour now. */
export function reaching(table: EmulatedTable, colour: string): Reaching {
  const sight = table.sight(colour);
  const lying: Lying[] = [];
  for (const object of sight.objects) {
    const piece = table.world.byGuid.get(object.guid);
    if (piece !== undefined) lying.push(lyingOf(piece, colour));
    object.guid = "";
  }
  for (const label of sight.labels) label.guid = "";
  const pages: Record<string, string> = {};
  for (const { title, body } of sight.notebook) pages[title] = body;
  return { ...sight, lying, pages, notebook: [] };
}

function lyingOf(piece: Piece, colour: string): Lying {
  const { rotation, interactable, highlights, state } = piece;
  const locked = state.Locked === true;
  return { rotation, locked, interactable, highlights: highlights.length, under: cardUnder(piece, colour) };
}

/** The card that a look under an object (Alt and Shift) shows to a colour. What is still coming cannot be looked under. */
export function cardUnder(piece: Piece, colour: string): number | undefined {
  if (piece.spawning || !upsideDown(piece.rotation) || piece.hiddenFrom.includes(colour)) return undefined;
  return piece.type === "Card" ? piece.state.CardID : undefined;
}

const PARTS = ["objects", "lying", "labels", "panels", "lines"] as const;

/** The first thing in which what reaches somebody differs, as it is here and there, or undefined if nothing does. */
export function firstDifference(here: Reaching, there: Reaching): string | undefined {
  if (same(here, there)) return undefined;
  for (const part of PARTS) {
    const [some, others] = [here[part], there[part]];
    const count = Math.max(some.length, others.length);
    for (let i = 0; i < count; i++) {
      const [one, other] = [some[i], others[i]];
      if (!same(one, other))
        return `${part} ${i + 1}:\n${told(one)}\n${told(other)}\n(${told(here.objects[i])})`;
    }
  }
  return "dialog, notes or notebook";
}

function told(value: unknown): string {
  return value === undefined ? "nothing" : writeJson(value);
}
