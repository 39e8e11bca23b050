import { roomFor, type Around } from "../../src/table/panel/layout";
import { shaped } from "../../src/table/panel/pages";
import type { Entry, Field } from "../../src/table/panel/view";
import { expectTrue } from "../support/expect";

const MOST_ITEMS = 24;
const MOST_FIRST = 2;
const MOST_PINNED = 6;
const MOST_GROUPS = 8;

function entries(count: number): Entry[] {
  const made: Entry[] = [];
  for (let number = 0; number < count; number++)
    made.push({ label: `${number}`, tone: "plain", command: { kind: "closeSheet" } });
  return made;
}

const FIELD: Field = { placeholder: "", text: "", command: () => ({ kind: "closeSheet" }) };

/** What may be around the choices of a panel: a coach, a line to type in, groups, a vote. */
function surroundings(): Around[] {
  const all: Around[] = [];
  for (const coach of ["", "What a coach says."])
    for (const isTyped of [false, true])
      for (const vote of [false, true])
        for (let groups = 0; groups <= MOST_GROUPS; groups++)
          all.push({ page: "", coach, field: isTyped ? FIELD : undefined, groups, vote });
  return all;
}

/** How many choices are on each page in front, in turn, and on each page behind. */
interface Counts {
  first: number;
  items: number;
  pinned: number;
}

function listings(): Counts[] {
  const all: Counts[] = [];
  for (let first = 0; first <= MOST_FIRST; first++)
    for (let pinned = 0; pinned <= MOST_PINNED; pinned++)
      for (let items = 0; items <= MOST_ITEMS; items += 3) all.push({ first, items, pinned });
  return all;
}

/** Whether choices stay in their room; those that fit in no shape are not tried. */
function staysInRoom(around: Around, crowded: "tiles" | "pairs", counts: Counts): boolean | undefined {
  const { first, items, pinned } = counts;
  const least = Math.min(first + items + pinned, first + pinned + 2);
  if (least > roomFor("pairs", around)) return undefined;
  const listing = { page: 1, first: entries(first), pinned: entries(pinned), around, crowded };
  const { choices, shape } = shaped(entries(items), (entry) => entry, listing);
  return choices.length <= roomFor(shape, around);
}

describe("The choices of a panel", () => {
  it("never reach into what is below them, if there is any shape in which they do not", () => {
    let tried = 0;
    for (const around of surroundings())
      for (const crowded of ["tiles", "pairs"] as const)
        for (const counts of listings()) {
          const stays = staysInRoom(around, crowded, counts);
          if (stays === undefined) continue;
          tried++;
          const { first, items, pinned } = counts;
          const what = `${first} first, ${items}, ${pinned} pinned, ${around.groups} groups`;
          expectTrue(stays, `${what}, crowded as ${crowded}`);
        }
    expectTrue(tried > 1000, `${tried} tried`);
  });
});
