import { findGame } from "../../src/games";
import { achievements as cardsVsDice } from "../../src/games/cards-vs-dice/achievements";
import type { Event as DiceEvent } from "../../src/games/cards-vs-dice/rules/state";
import { achievements as pokerchess } from "../../src/games/pokerchess/achievements";
import type { Event as ChessEvent } from "../../src/games/pokerchess/rules/events";
import { achievements as reckoning } from "../../src/games/pokers-rogue-reckoning/achievements";
import type { Event as ReckoningEvent } from "../../src/games/pokers-rogue-reckoning/rules/state";
import { achievements as rogue } from "../../src/games/rogue-solitaire/achievements";
import type { Event as RogueEvent } from "../../src/games/rogue-solitaire/rules/state";
import { achievements as rollFlush } from "../../src/games/roll-flush/achievements";
import type { Event as FlushEvent } from "../../src/games/roll-flush/rules/state";
import type { Achievements } from "../../src/kit/game/achievements";
import { playOut } from "../../src/commands/playout";
import { GAMES } from "../../src/games";
import { standardOptions } from "../../src/kit/rules/options";
import { expectPresent, expectSame, expectTrue } from "../support/expect";

/** A game that earns an achievement for seat 0, and one that nearly does; each is won unless it says otherwise. */
interface Case<Event> {
  earns: readonly Event[];
  nearly: readonly Event[];
  /** Whether seat 0 has won the games; `nearMiss`: only the one that earns. */
  won?: boolean | "nearMiss";
}

function expectCases<Event>(
  achievements: Achievements<Event>,
  cases: Readonly<Record<string, Case<Event>>>,
): void {
  for (const name of achievements.names) {
    it(`${name}: is earned, and nearly`, () => {
      const { earns, nearly, won = true } = expectPresent(cases[name]);
      const isEarned = (events: readonly Event[], hasWon: boolean): boolean => {
        const witness = achievements.watch(2);
        // Steps bring several events at once, or one.
        witness.note(events.slice(0, 1));
        witness.note(events.slice(1));
        return witness.earned(0, hasWon).includes(name);
      };
      expectTrue(isEarned(earns, won !== false), "it is not earned");
      expectTrue(!isEarned(nearly, won === true), "the near miss earns it");
      expectTrue(!isEarned([], false), "it is earned for nothing");
      const goal = achievements.goals[name];
      if (goal === undefined) return;
      // What is counted tells how far one has come: the near miss comes short of the goal.
      const countOf = (events: readonly Event[]): number => {
        const witness = achievements.watch(2);
        witness.note(events);
        return expectPresent(witness.counts(0)[name]);
      };
      expectTrue(countOf(earns) >= goal && countOf(nearly) > 0 && countOf(nearly) < goal, "a wrong count");
    });
  }
}

/** This many of the same events. */
function times<Event>(count: number, event: Event): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < count; i++) events.push(event);
  return events;
}

describe("The achievements of Cards vs Dice", () => {
  const over = (ending: "win" | "winFatal" | "loss", life: number): DiceEvent => ({
    kind: "gameOver",
    ...{ ending, bossesSlain: 4, life, battles: 9 },
  });
  const hit = (weapon: "d4" | "d6"): DiceEvent => ({
    kind: "hit",
    ...{ weapon, value: 4, target: "b1", card: "JS", damage: 4, hitPoints: 10 },
  });
  const slain = (target: "m1" | "b1", card: "JS" | "KS" | "AS"): DiceEvent => ({
    kind: "slain",
    target,
    card,
  });
  const kingslayer = (slays: boolean): DiceEvent => ({
    kind: "kingslayerRolled",
    ...{ boss: "b1", card: "JS", value: 5, pips: "tens", slays },
  });
  const cleft = { weapon: "d8", value: 8, sum: 7, first: "2S", second: "5H" } as const;
  expectCases<DiceEvent>(cardsVsDice, {
    firstBoss: { earns: [slain("b1", "JS")], nearly: [slain("m1", "JS")] },
    victory: { earns: [over("win", 3)], nearly: [over("loss", 0)], won: "nearMiss" },
    cleaver: {
      earns: times<DiceEvent>(3, { kind: "cleft", ...cleft }),
      nearly: times<DiceEvent>(2, { kind: "cleft", ...cleft }).concat([{ kind: "cleaveFailed", ...cleft }]),
    },
    ascended: { earns: [slain("b1", "AS")], nearly: [slain("b1", "KS"), slain("m1", "AS")] },
    toothpick: {
      earns: [hit("d4"), slain("b1", "JS")],
      nearly: [hit("d4"), kingslayer(true), slain("b1", "JS")],
    },
    healthy: { earns: [over("win", 6)], nearly: [over("win", 5)] },
    calm: { earns: [over("win", 3)], nearly: [{ kind: "ragePaid", price: 1, life: 9 }, over("win", 3)] },
    fatal: { earns: [over("winFatal", 3)], nearly: [over("win", 3)] },
    slippery: { earns: [kingslayer(false), over("win", 2)], nearly: [kingslayer(true), over("win", 2)] },
    lastLife: { earns: [over("win", 1)], nearly: [over("win", 2), over("winFatal", 1)] },
  });
});

describe("The achievements of Rogue: The Solitaire-Like", () => {
  const cleared: RogueEvent = { kind: "floorCleared", floors: 1 };
  const paid = (hitPoints: number): RogueEvent => ({ kind: "jokerPaid", hitPoints });
  const won: RogueEvent = { kind: "won", enemy: "5Sa" };
  const tied: RogueEvent = { kind: "tied", enemy: "5Sa" };
  const lost: RogueEvent = { kind: "lost", enemy: "5Sa" };
  const drew = (drawn: "2Sa" | "3Sa"): RogueEvent => ({ kind: "drew", drawn, enemy: "5Sa", reveals: true });
  const captured = (enemy: "5Sa" | "QSa" | "KSa"): RogueEvent => ({ kind: "captured", enemy });
  expectCases<RogueEvent>(rogue, {
    firstFloor: { earns: [cleared], nearly: [won] },
    captor: { earns: times(5, captured("5Sa")), nearly: times(4, captured("5Sa")) },
    unhurt: { earns: [paid(2), cleared, cleared], nearly: [paid(2), cleared, paid(1), cleared] },
    aceUp: {
      earns: [{ kind: "acePaid", hitPoints: 1 }],
      nearly: [{ kind: "aceKept", hitPoints: 3 }, paid(2)],
    },
    streak: { earns: times(6, won), nearly: times<RogueEvent>(5, won).concat([tied], times(5, won)) },
    threeFloors: { earns: times(3, cleared), nearly: times(2, cleared) },
    kingCatcher: { earns: [captured("KSa")], nearly: [captured("QSa")] },
    underdog: { earns: [drew("2Sa"), won], nearly: [drew("2Sa"), tied, drew("3Sa"), won] },
    sixFloors: { earns: times(6, cleared), nearly: times(5, cleared) },
    lastBreath: { earns: [paid(1), cleared], nearly: [paid(1), { kind: "healed", hitPoints: 2 }, cleared] },
    stalemate: { earns: [tied, tied], nearly: [tied, lost, tied, won, tied] },
  });
});

describe("The achievements of Poker's Rogue Reckoning", () => {
  const slain = (killed: number): ReckoningEvent => ({ kind: "enemySlain", card: "JS", killed });
  const met: ReckoningEvent = { kind: "enemyMet", card: "JS", tier: 1, final: false, hp: 1, atk: 1 };
  const hurt = (hp: number): ReckoningEvent => ({ kind: "playerHurt", amount: 1, hp });
  const rolled = (white: number[]): ReckoningEvent => ({ kind: "rolled", white, black: [1] });
  const sword: ReckoningEvent = { kind: "swordFound", card: "AS", atk: 3 };
  const fled: ReckoningEvent = { kind: "playerFled", card: "JS" };
  const bought: ReckoningEvent = { kind: "potionBought", card: "H2", price: 2, money: 1 };
  expectCases<ReckoningEvent>(reckoning, {
    firstBlood: { earns: [slain(1)], nearly: [met, { kind: "enemyFled", card: "JS" }] },
    untouched: {
      earns: [met, hurt(5), slain(1), met, slain(2), met, slain(3)],
      nearly: [met, hurt(5), slain(1), met, slain(2)],
    },
    cleansed: {
      earns: [{ kind: "cleansed", card: "C2", potions: ["S2"] }],
      nearly: [{ kind: "curseAvoided", card: "C2", total: 3 }],
    },
    armed: { earns: times(4, sword), nearly: times(3, sword) },
    threeQuarters: { earns: [slain(9)], nearly: [slain(8)] },
    victory: { earns: [], nearly: [slain(11)], won: "nearMiss" },
    fiveDice: { earns: [rolled([1, 2, 3, 4, 5])], nearly: [rolled([1, 2, 3, 4])] },
    timeTraveller: { earns: [{ kind: "restarted", hp: 5, enemyHp: 5 }], nearly: [fled, met] },
    oneLeft: {
      earns: [met, hurt(1), slain(1)],
      nearly: [met, hurt(1), { kind: "healed", amount: 1, hp: 2 }, slain(1)],
    },
    runaway: { earns: [fled, slain(6)], nearly: [fled, slain(5)] },
    hermit: { earns: [slain(6)], nearly: [bought, slain(6)] },
  });
});

describe("The achievements of Roll Flush", () => {
  const scored = (
    seat: number,
    category: "high" | "pair" | "straight" | "flush" | "trips" | "fullHouse" | "quads",
  ): FlushEvent => ({
    kind: "handScored",
    ...{ seat, hand: { category, ranks: [] }, points: 1 },
  });
  const bonus = (seat: number, amount: number): FlushEvent => ({
    kind: "bonusWon",
    ...{ seats: [seat], bonus: amount, share: amount, hands: [] },
  });
  const score = (seat: number, points: number): FlushEvent => ({ kind: "scoreIs", seat, score: points });
  const busted = (seat: number): FlushEvent => ({ kind: "busted", seat, number: 7 });
  const turn: FlushEvent = { kind: "turnBegan", seat: 0, turn: 2 };
  const reroll: FlushEvent = { kind: "rerolled", seat: 0, first: 1, second: 2, total: 3 };
  const swap: FlushEvent = { kind: "swapped", seat: 0, first: 2, second: 3 };
  const shift: FlushEvent = { kind: "shifted", seat: 0, from: 4, to: 5 };
  expectCases<FlushEvent>(rollFlush, {
    bonus: { earns: [bonus(0, 2)], nearly: [bonus(1, 2)] },
    victory: { earns: [], nearly: [bonus(0, 2)], won: "nearMiss" },
    toolbox: { earns: [turn, reroll, swap, shift], nearly: [reroll, swap, turn, shift, shift] },
    flush: {
      earns: times(2, scored(0, "flush")),
      nearly: [scored(0, "flush"), scored(1, "flush"), scored(0, "straight")],
    },
    fullHouse: {
      earns: times(2, scored(0, "fullHouse")),
      nearly: [scored(0, "fullHouse"), scored(1, "fullHouse"), scored(0, "trips")],
    },
    careful: { earns: [busted(1)], nearly: [busted(0)] },
    loner: { earns: [bonus(0, 1), bonus(0, 1)], nearly: [bonus(0, 1), bonus(0, 2), bonus(1, 1)] },
    comeback: { earns: [score(1, 10), score(0, 20)], nearly: [score(0, 1), score(1, 10), score(0, 20)] },
    quads: { earns: [scored(0, "quads")], nearly: [scored(0, "fullHouse"), scored(1, "quads")] },
    crash: { earns: times(5, busted(0)), nearly: times(4, busted(0)).concat([busted(1)]) },
    highCard: {
      earns: [scored(0, "high"), bonus(0, 2)],
      nearly: [scored(0, "high"), bonus(0, 1), scored(0, "pair"), bonus(0, 2)],
    },
  });
});

describe("The achievements of Pokerchess", () => {
  const captured = (seat: number, shape: "pawn" | "rook", target: "queen" | "rook"): ChessEvent => ({
    kind: "captured",
    ...{ seat, shape, target, square: "e4" },
  });
  const attacked: ChessEvent = {
    kind: "attacked",
    ...{ seat: 0, shape: "pawn", from: "e4", to: "d5", target: "pawn" },
  };
  const street = (name: "turn" | "river"): ChessEvent => ({
    kind: "streetDealt",
    street: name,
    cards: [],
    reveals: true,
  });
  const pot: ChessEvent = { kind: "potWon", seat: 0, chips: 4 };
  const folded: ChessEvent = { kind: "folded", seat: 1 };
  const promoted = (seat: number, shape: "queen" | "knight"): ChessEvent => ({
    kind: "promoted",
    ...{ seat, shape, square: "e8" },
  });
  const shown = (seat: number, category: "flush" | "fullHouse" | "quads"): ChessEvent => ({
    kind: "handShown",
    ...{ seat, hole: [], hand: { category, ranks: [] }, reveals: true },
  });
  const over = (ending: "king" | "chips" | "forfeit"): ChessEvent => ({
    kind: "gameOver",
    ending,
    winner: "white",
  });
  expectCases<ChessEvent>(pokerchess, {
    firstCapture: { earns: [captured(0, "rook", "rook")], nearly: [captured(1, "rook", "rook")] },
    castled: {
      earns: [{ kind: "castled", seat: 0, from: "e1", to: "g1" }],
      nearly: [{ kind: "castled", seat: 1, from: "e8", to: "g8" }],
    },
    victory: { earns: [], nearly: [over("king")], won: "nearMiss" },
    bluff: {
      earns: [attacked, street("river"), folded, pot],
      nearly: [
        attacked,
        street("river"),
        attacked,
        street("turn"),
        folded,
        pot,
        attacked,
        street("river"),
        pot,
      ],
    },
    royalHunt: { earns: [over("king")], nearly: [over("forfeit")] },
    underdog: {
      earns: [captured(0, "pawn", "queen")],
      nearly: [captured(0, "pawn", "rook"), captured(0, "rook", "queen")],
    },
    promoted: { earns: [promoted(0, "queen")], nearly: [promoted(1, "queen")] },
    fullHouse: { earns: [shown(0, "fullHouse")], nearly: [shown(0, "flush"), shown(1, "quads")] },
    bankrupt: { earns: [over("chips")], nearly: [over("king")] },
    knighted: { earns: [promoted(0, "knight")], nearly: [promoted(0, "queen")] },
    quads: { earns: [shown(0, "quads")], nearly: [shown(0, "fullHouse"), shown(1, "quads")] },
  });
});

describe("The achievements of every game", () => {
  it("have words, and a letter each", () => {
    for (const entry of GAMES) {
      entry.visit(({ achievements, words, rules }) => {
        const { names, unaided, free, legendary, needs, goals } = expectPresent(achievements);
        expectTrue(names.length >= 10 && names.length <= 26, `${entry.id} has ${names.length}`);
        for (const name of names) {
          const { title = "", detail = "" } = words.achievements?.()[name] ?? {};
          expectTrue(title !== "" && title !== name && detail !== "", `${entry.id}: ${name}`);
        }
        for (const name of unaided) expectTrue(names.includes(name), name);
        for (const name of legendary) expectTrue(names.includes(name), name);
        expectTrue(legendary.length <= 2, `${entry.id} has ${legendary.length} legendary ones`);
        for (const name of Object.keys(goals)) expectTrue((goals[name] ?? 0) > 1, name);
        // What needs an option can't be earned without it, and counts with it.
        for (const name of Object.keys(needs)) {
          const option = expectPresent(rules.options.find((spec) => spec.name === needs[name]));
          expectSame(option.standard, false);
          expectTrue(free.includes(option.name), name);
        }
        for (const name of free)
          expectTrue(
            rules.options.some((option) => option.name === name),
            name,
          );
      });
    }
  });

  // What bots earn in whole games; the rates of all are in docs/figures.md.
  const EARNED: Record<string, { policy: string; games: number; some: string[] }> = {
    "cards-vs-dice": { policy: "random", games: 8, some: ["firstBoss"] },
    "rogue-solitaire": { policy: "sensible", games: 12, some: ["firstFloor", "streak"] },
    "pokers-rogue-reckoning": { policy: "random", games: 8, some: ["firstBlood"] },
    "roll-flush": { policy: "random", games: 2, some: ["bonus", "victory"] },
    pokerchess: { policy: "random", games: 3, some: ["firstCapture", "victory"] },
  };
  for (const id of Object.keys(EARNED)) {
    it(`are earned in games that are played by their rules, but not all of them: ${id}`, () => {
      const { policy: name, games, some } = expectPresent(EARNED[id]);
      expectPresent(findGame(id)).visit((game) => {
        const { achievements, rules, policies } = game;
        const policy = expectPresent(policies[name]);
        const earned: Record<string, number> = {};
        const seats = rules.seats.min;
        const playing = seats === 1 ? [policy] : [policy, policy];
        for (let seed = 1; seed <= games; seed++) {
          const witness = expectPresent(achievements).watch(seats);
          const options = standardOptions(rules.options);
          const ending = playOut(game, { options, policies: playing, seed }, (_state, _step, events) => {
            witness.note(events);
          });
          if (ending.kind !== "over") continue;
          for (let seat = 0; seat < seats; seat++)
            for (const each of witness.earned(seat, ending.result.winners.includes(seat)))
              earned[each] = (earned[each] ?? 0) + 1;
        }
        for (const each of some) expectTrue((earned[each] ?? 0) > 0, `${each} was never earned`);
        expectSame(Object.keys(earned).length < expectPresent(achievements).names.length, true);
      });
    });
  }
});
