import {
  noteReturned,
  noteSeen,
  noteTurnedDown,
  setPlace,
  shownAt,
} from "../../src/games/rogue-solitaire/rules/board";
import { EVERY_CARD, isAce, valueOf, type DungeonCard } from "../../src/games/rogue-solitaire/rules/cards";
import { aceChance, drawOdds, flipOdds } from "../../src/games/rogue-solitaire/rules/odds";
import { rules } from "../../src/games/rogue-solitaire/rules/rules";
import { TURNED_DOWN, type Cell, type State } from "../../src/games/rogue-solitaire/rules/state";
import { drawOutcome } from "../../src/kit/rules/chance";
import type { Options } from "../../src/kit/rules/options";
import { below, seeded } from "../../src/kit/data/random";
import { expectNear, expectPresent, expectSame, expectTrue } from "../support/expect";
import { SCALE } from "../support/scale";
import { stateOf } from "./cases";

/** Where a card is that nobody sees: on a cell, with the shuffle it was dealt with, or in the deck. */
interface Slot {
  cell?: Cell;
  dealt: number;
}

/**
 * A late moment of a game in which all cards but these few are in the discard. `fresh` cards were never seen; the others
 * went back into the deck with the shuffle that is given.
 */
function lateState(fresh: DungeonCard[], returned: [DungeonCard, number][], slots: readonly Slot[]): State {
  const state = stateOf({});
  const unseen = fresh.concat(returned.map(([card]) => card));
  for (const card of EVERY_CARD) if (!fresh.includes(card)) noteSeen(state, card);
  state.discard = EVERY_CARD.filter((card) => !unseen.includes(card));
  state.deck = [];
  for (const shuffle of [2, 3]) {
    state.shuffles = shuffle;
    const back = returned.filter(([, since]) => since === shuffle);
    noteReturned(
      state,
      back.map(([card]) => card),
    );
  }
  for (let i = 0; i < slots.length; i++) {
    const { cell, dealt } = slots[i] ?? { dealt: 0 };
    const card = unseen[i] ?? "2Sa";
    if (cell === undefined) state.deck.push(card);
    else setPlace(state, cell, { kind: "card", card, up: false, dealt });
  }
  return state;
}

/** Every way to lay the cards on the slots that fits what is remembered; the deck's top card is in its first slot. */
function arrangements(state: State, slots: readonly Slot[]): DungeonCard[][] {
  const unseen = EVERY_CARD.filter((card) => !state.discard.includes(card));
  const list: DungeonCard[][] = [];
  const lay = (laid: DungeonCard[]): void => {
    const slot = slots[laid.length];
    if (slot === undefined) {
      list.push(laid);
      return;
    }
    for (const card of unseen) {
      const since = state.memory.returned[card] ?? 1;
      if (!laid.includes(card) && (slot.cell === undefined || since <= slot.dealt)) lay(laid.concat([card]));
    }
  };
  lay([]);
  return list;
}

/** Compares the odds with a count over all arrangements. */
function expectCounted(fresh: DungeonCard[], returned: [DungeonCard, number][], slots: Slot[]): void {
  const state = lateState(fresh, returned, slots);
  const seen = rules.seen(state, 0);
  const top = slots.findIndex((slot) => slot.cell === undefined);
  const all = arrangements(state, slots);
  expectTrue(all.length > 1, "nothing is open");
  const share = (holds: (laid: DungeonCard[]) => boolean): number =>
    all.filter((laid) => holds(laid)).length / all.length;
  const topValue = (laid: DungeonCard[]): number => valueOf(laid[top] ?? "2Sa");
  for (const enemy of [2, 5, 9, 13]) {
    const odds = drawOdds(seen, enemy, 0);
    expectNear(
      odds.win,
      share((laid) => topValue(laid) > enemy),
      1e-12,
    );
    expectNear(
      odds.draw,
      share((laid) => topValue(laid) === enemy),
      1e-12,
    );
    expectNear(
      odds.loss,
      share((laid) => topValue(laid) < enemy),
      1e-12,
    );
    expectNear(
      drawOdds(seen, enemy, 4).win,
      share((laid) => topValue(laid) + 4 > enemy),
      1e-12,
    );
  }
  for (let i = 0; i < slots.length; i++) {
    const index = i;
    const cell = slots[index]?.cell;
    if (cell === undefined) continue;
    const isAceThere = (laid: DungeonCard[]): boolean => isAce(laid[index] ?? "2Sa");
    expectNear(
      aceChance(seen, cell),
      share((laid) => isAceThere(laid)),
      1e-12,
    );
    const lead = (laid: DungeonCard[]): number => topValue(laid) - valueOf(laid[index] ?? "2Sa");
    // With so few cards it matters most which card fights; with those of a game it is a thousandth.
    const near = slots.every(({ dealt }) => dealt <= 1) ? 1e-12 : 0.05;
    const { win, draw, loss } = flipOdds(seen, cell);
    expectNear(
      win,
      share((laid) => !isAceThere(laid) && lead(laid) > 0),
      near,
    );
    expectNear(
      draw,
      share((laid) => !isAceThere(laid) && lead(laid) === 0),
      near,
    );
    expectNear(
      loss,
      share((laid) => !isAceThere(laid) && lead(laid) < 0),
      near,
    );
  }
}

describe("The odds of Rogue: The Solitaire-Like", () => {
  it("RS-11.1 are exact on the first floor: every card that was not seen is equally likely", () => {
    expectCounted(
      ["2Sa", "5Ha", "9Da", "KSa", "ASb"],
      [],
      [{ cell: "r3c1", dealt: 1 }, { cell: "r4c2", dealt: 1 }, { dealt: 0 }, { dealt: 0 }, { dealt: 0 }],
    );
  });
  it("RS-7.2 are exact later too: what lay open is not on cells that were dealt before it was shuffled in", () => {
    const slots: Slot[] = [
      { cell: "r3c1", dealt: 1 },
      { cell: "r4c2", dealt: 2 },
      { cell: "r2c2", dealt: 3 },
      { dealt: 0 },
      { cell: "r2c3", dealt: 1 },
      { dealt: 0 },
    ];
    expectCounted(
      ["2Sa", "5Ha", "9Da"],
      [
        ["KSa", 2],
        ["ASb", 3],
        ["5Sb", 3],
      ],
      slots,
    );
    expectCounted(
      ["ASa", "5Ha", "9Da", "KSb"],
      [
        ["9Sa", 2],
        ["3Sb", 2],
      ],
      slots,
    );
    expectCounted(
      ["ASa", "KHa", "9Da"],
      [
        ["2Sa", 3],
        ["AHb", 2],
        ["7Sb", 2],
      ],
      slots,
    );
  });
  it("RS-8.2 know the deck that was made of the discard: what was never seen is on the cells", () => {
    const state = lateState(
      ["KSa", "KHa"],
      [
        ["2Sa", 3],
        ["3Sa", 3],
      ],
      [{ cell: "r3c1", dealt: 1 }, { cell: "r4c2", dealt: 1 }, { dealt: 0 }, { dealt: 0 }],
    );
    const seen = rules.seen(state, 0);
    expectNear(drawOdds(seen, 3, 0).win, 0, 1e-12);
    expectNear(drawOdds(seen, 2, 0).win, 0.5, 1e-12);
    expectNear(aceChance(seen, "r3c1"), 0, 1e-12);
  });
  it("RS-12 an enemy that was turned down again is neither in the deck nor an Ace", () => {
    const state = lateState(
      ["2Sa", "8Ha", "ASa", "9Sa"],
      [],
      [
        { cell: "r3c1", dealt: TURNED_DOWN },
        { cell: "r4c2", dealt: TURNED_DOWN },
        { dealt: 0 },
        { dealt: 0 },
      ],
    );
    for (const card of ["2Sa", "8Ha"] as const) {
      noteSeen(state, card);
      noteTurnedDown(state, card);
    }
    const seen = rules.seen(state, 0);
    expectNear(drawOdds(seen, 10, 0).win, 0.5, 1e-12);
    expectNear(aceChance(seen, "r3c1"), 0, 1e-12);
  });
  it("RS-5.1 leave out what is open: the drawn card, the held one, face-up enemies and the discard", () => {
    const given = { grid: { r3c1: "8Sa" }, held: "9Ha", discard: ["KSa"], phase: "aid" };
    const state = stateOf({ ...given, combat: { cell: "r3c1", drawn: "TSa" } });
    const seen = rules.seen(state, 0);
    // Of 100 unseen cards 8 × 6 - 3 are higher than an 8: nines to Aces without a nine, a ten and a King.
    expectNear(drawOdds(seen, 8, 0).win, 45 / 100, 1e-12);
    expectNear(drawOdds(seen, 8, 0).draw, 7 / 100, 1e-12);
  });
  it("RS-12 an enemy that is turned up again is known", () => {
    const state = lateState(
      ["2Sa", "8Ha", "ASa"],
      [],
      [{ cell: "r3c1", dealt: TURNED_DOWN }, { dealt: 0 }, { dealt: 0 }],
    );
    noteSeen(state, "2Sa");
    noteTurnedDown(state, "2Sa");
    const before = rules.seen(state, 0).odds.draw;
    rules.act(state, 0, { kind: "flip", cell: "r3c1" });
    expectSame(state.memory.turnedDown, []);
    expectNear(before[8] ?? 0, 0.5, 1e-12);
    expectNear(rules.seen(state, 0).odds.draw[14] ?? 0, 1, 1e-12);
  });
  it("RS-7.3 foretell what happens in games of many floors", () => {
    const told = { win: 0, ace: 0 };
    const found = { win: 0, ace: 0, attacks: 0, flips: 0, late: 0 };
    const random = seeded(77);
    const options: Options = { startJokers: 9, diagonal: true };
    for (let game = 0; game < 160 * SCALE; game++) {
      const state = rules.start(game % 3 === 0 ? { ...options, revealedOnClear: "flipDown" } : options, 1);
      for (let waiting = rules.waiting(state); waiting.kind !== "over"; waiting = rules.waiting(state)) {
        if (waiting.kind === "chance") {
          rules.resolve(state, drawOutcome(waiting.chance, random));
          continue;
        }
        const { choices } = expectPresent(waiting.decisions[0]);
        const action = expectPresent(choices[below(random, choices.length)]).action;
        // What is foretold is for who sees only what the player sees.
        const seen = rules.seen(state, 0);
        if (action.kind === "flip") {
          told.ace += aceChance(seen, action.cell);
          found.flips++;
        }
        if (action.kind === "attack") {
          const enemy = expectPresent(shownAt(seen, action.cell));
          told.win += drawOdds(seen, valueOf(enemy), 0).win;
          found.attacks++;
        }
        if (state.floors > 0) found.late++;
        const answer = rules.act(state, 0, action);
        for (const event of answer.kind === "done" ? answer.events : []) {
          if (event.kind === "turnedUp" && isAce(event.card)) found.ace++;
          if (action.kind !== "attack" || event.kind !== "drew") continue;
          if (valueOf(event.drawn) > valueOf(event.enemy)) found.win++;
        }
      }
    }
    expectTrue(found.late > 1000 && found.attacks > 500, `${found.late} late of ${found.attacks} attacks`);
    // Three standard deviations of a count are at most 1.5 times the root of the tries.
    const within = (tries: number): number => 1.5 * Math.sqrt(tries);
    expectNear(told.win, found.win, within(found.attacks));
    expectNear(told.ace, found.ace, within(found.flips));
  });
});
