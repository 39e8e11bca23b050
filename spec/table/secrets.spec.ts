import { openTable, type EmulatedTable, type SaveState } from "../../src/emulator";
import { rollFlush } from "../../src/games/roll-flush";
import type { Action, State } from "../../src/games/roll-flush/state";
import { copy } from "../../src/kit/data";
import { below, seeded } from "../../src/kit/random";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { choicesOf, deal, decidingSeat, openRollFlush, reportOf, stateOf, take } from "./roll-flush";
import { exchangeCards } from "./support/saved-board";
import { expectSound } from "./support/soundness";
import { twinsOf, type Twins, type Watcher } from "./support/twins";

const GAME = rollFlush.rules.id;
const COLOURS = [{ color: "White" }, { color: "Blue" }, { color: "Grey", name: "Anna" }];
/** Where a card lies that some people may not know. */
type Hiding = "White's hand" | "Blue's hand" | "slot 7" | "the deck" | "the deck's end";

const WATCHERS: readonly Watcher[] = [
  { colour: "White", viewer: 0 },
  { colour: "Blue", viewer: 1 },
  { colour: "Purple", viewer: "spectator" },
  { colour: "Grey", viewer: "spectator" },
];

function hiddenCard({ hands, slots, deck }: State, hiding: Hiding): string {
  const inHand = (seat: number): string | undefined => hands[seat]?.find(({ up }) => !up)?.card;
  const slot = slots.find((each) => each.kind === "card" && !each.up);
  const cards: Record<Hiding, string | undefined> = {
    "White's hand": inHand(0),
    "Blue's hand": inHand(1),
    "slot 7": slot?.kind === "card" ? slot.card : undefined,
    "the deck": deck[2],
    "the deck's end": deck[deck.length - 1],
  };
  return expectPresent(cards[hiding], `no card is hidden in ${hiding}`);
}

/** Two tables with the same save but for two cards, which change places. */
function twinTables(
  save: SaveState,
  cards: readonly [string, string],
  seed: number,
): [EmulatedTable, EmulatedTable] {
  const [one, other] = [copy(save), copy(save)];
  exchangeCards(other, GAME, ...cards);
  const settings = { seed, players: COLOURS };
  return [openTable(one, settings), openTable(other, settings)];
}

/** Plays some decisions at both tables, picked by what does not depend on any card. */
function playTwins(twins: Twins, table: EmulatedTable, decisions: number, seed: number): void {
  const random = seeded(seed);
  for (let i = 0; i < decisions; i++) {
    const state = stateOf(table);
    const seat = decidingSeat(state);
    if (seat === undefined) return;
    const choices = choicesOf(state, seat);
    const choice = expectPresent(choices[below(random, choices.length)]);
    twins.both((each) => take(each, choice.action, seat));
    twins.rest();
  }
}

describe("promise 4, RF-12: hidden cards", () => {
  for (const [one, other] of [
    ["White's hand", "the deck's end"],
    ["slot 7", "the deck's end"],
    ["White's hand", "Blue's hand"],
    ["White's hand", "slot 7"],
    ["the deck", "the deck's end"],
  ] as const) {
    it(`nobody can tell from anything that ${one} and ${other} have changed cards`, () => {
      const table = openRollFlush({ seed: 41, players: COLOURS });
      deal(table, table.player("White"));
      const state = stateOf(table);
      const cards: [string, string] = [hiddenCard(state, one), hiddenCard(state, other)];
      const tables = twinTables(table.save(), cards, 42);
      const twins = twinsOf(rollFlush, tables, WATCHERS);
      twins.rest();
      playTwins(twins, tables[0], 12, 43);
      const seen = WATCHERS.map(
        ({ colour }) => `${colour} ${twins.stepsSeen(colour)} ${twins.isIgnorant(colour)}`,
      );
      print(one, other, seen.join(", "));
      for (const each of tables) expectSound(each);
    });
  }
});
