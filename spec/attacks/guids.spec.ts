import type { EmulatedTable } from "../../src/emulator";
import { playOut } from "../../src/commands/playout";
import { copy } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import type { Step } from "../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { gameTable, type GameTable } from "../table/game-table";
import { expectSound } from "../table/support/soundness";
import { watch } from "./support/watching";
import { english } from "../support/english";
import { GAMES_OF_TODAY } from "../support/rotation";
import { endsGame, freesHands } from "../table/support/hosting";

/** The GUID of every object on the table by memo, and of every card in a deck. */
function guidsOf(table: EmulatedTable): Record<string, string> {
  const guids: Record<string, string> = {};
  for (const { state, guid } of table.objects()) {
    guids[state.Memo ?? ""] = guid;
    for (const { Memo, GUID } of state.ContainedObjects ?? []) guids[Memo ?? ""] = GUID ?? "";
  }
  return guids;
}

function giveNothingAway<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const { id, seats } = game.rules;
  it(`${id}: H14: those of hidden cards are neither those of the save nor those of the last game`, () => {
    const at = gameTable(game);
    const people = seats.max > 1 ? ["White", "Blue"] : ["White"];
    const table = at.open({ seed: 5, players: people.map((color) => ({ color })) });
    const white = table.player("White");
    const decide = at.decider("random", 5);
    let known = guidsOf(table);
    for (let round = 1; round <= 2; round++) {
      at.deal(table, white);
      const { secrets } = watch(game, table, at.stateOf(table));
      const now = guidsOf(table);
      let hidden = 0;
      for (const memo of Object.keys(secrets)) {
        hidden++;
        // A card in a new deck has none before it is taken out.
        const guid = now[memo] ?? "";
        expectTrue(guid === "" || guid !== known[memo], `game ${round}: ${memo} is ${guid} again`);
      }
      expectTrue(hidden > 3, "nothing is hidden");
      known = now;
      for (let decision = 0; decision < 3; decision++) {
        const state = at.stateOf(table);
        const seat = at.decidingSeat(state);
        if (seat !== undefined) at.clickAction(table, state, decide(state, seat), seat);
        at.waitForPeople(table, 120);
      }
      at.expectPicture(table);
      endsGame(table, white);
      at.waitForPeople(table, 60);
      table.seconds(1);
    }
    expectSame(at.reportOf(table).playing, false);
    expectSound(table);
  });
}

/** How many decisions are played while cards are followed. */
const FOLLOWED = 24;
/** How many games are searched for a second shuffle. */
const MOST_GAMES = 40;

/** A game up to the decision before its second shuffle; nothing where a game has but one. */
function upToSecondShuffle<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): Step<Action>[] {
  const policies = [];
  for (let seat = 0; seat < game.rules.seats.min; seat++)
    policies.push(expectPresent(game.policies["sensible"]));
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const steps: Step<Action>[] = [];
    let decided = 0;
    let shuffles = 0;
    playOut(game, { options: {}, policies, seed }, (state, step) => {
      if (step === undefined || shuffles === 2) return;
      if (step.kind === "chance" && step.outcome.kind === "shuffled") shuffles++;
      steps.push(copy(step));
      if (shuffles < 2 && game.rules.waiting(state).kind === "decisions") decided = steps.length;
    });
    if (shuffles === 2) return steps.slice(0, decided + 1);
  }
  return [];
}

/** Follows every card by its GUID, as somebody would who writes down each one that is open. */
interface Follower {
  look: () => void;
  /** How many piles have been shuffled since the beginning, and how many cards have been met after one. */
  count: () => { shuffles: number; met: number };
}

function follower<State, Action>(id: string, at: GameTable<State, Action>, table: EmulatedTable): Follower {
  /** Every GUID that a card has had up to now, and up to the last shuffle that it was in. */
  const noted: Record<string, Record<string, true>> = {};
  const before: Record<string, Record<string, true> | undefined> = {};
  let shuffles = 0;
  let met = 0;
  let { steps } = at.reportOf(table);

  function noteShuffles(): void {
    const record = at.reportOf(table).steps;
    for (const step of record.slice(steps.length)) {
      const [order] = string.match(step, '"order":"([^"]*)"');
      if (order === undefined) continue;
      shuffles++;
      for (const card of order.split(" ")) {
        const memo = `offsuit/${id}/${card}`;
        before[memo] = { ...noted[memo] };
      }
    }
    steps = record;
  }

  return {
    look: () => {
      noteShuffles();
      const guids = guidsOf(table);
      for (const [memo, guid] of Object.entries(guids)) {
        if (memo === "" || guid === "") continue;
        const known = before[memo];
        if (known !== undefined) met++;
        expectTrue(known?.[guid] !== true, `${memo} is known again by ${guid}`);
        noted[memo] = { ...noted[memo], [guid]: true };
      }
    },
    count: () => ({ shuffles, met }),
  };
}

function cannotBeFollowed<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const { id, seats } = game.rules;

  it(`${id}: no card can be followed by its GUID through the shuffles of a game`, () => {
    const at = gameTable(game);
    const people = seats.max > 1 ? ["White", "Blue"] : ["White"];
    const table = at.open({ seed: 6, players: people.map((color) => ({ color })) });
    const white = table.player("White");
    const steps = upToSecondShuffle(game);
    const last = steps.pop();
    let followed = follower(id, at, table);
    followed.look();
    at.deal(table, white);
    if (steps.length > 0) {
      at.continueWith(table, steps);
      followed = follower(id, at, table);
    }
    const decide = at.decider("random", 6);
    for (let decision = 0; decision < FOLLOWED; decision++) {
      followed.look();
      const state = at.stateOf(table);
      const seat = at.decidingSeat(state);
      if (seat === undefined) break;
      const action =
        decision === 0 && last?.kind === "act" && steps.length > 0 ? last.action : decide(state, seat);
      at.take(table, action, seat);
      for (let part = 0; part < 4; part++) {
        table.frames(20);
        followed.look();
      }
      at.waitForPeople(table, 120);
    }
    followed.look();
    const { shuffles, met } = followed.count();
    expectTrue(shuffles > 0, "nothing is shuffled");
    expectTrue(met > 0, "no card is met after it was shuffled");
    expectSound(table);
  });

  if (seats.max === 1)
    it(`${id}: a card of the deck that was looked at before it is shuffled is not known again`, () => {
      const at = gameTable(game);
      const table = at.open({ seed: 7, players: [{ color: "White" }] }, {}, { automation: "referee" });
      const white = table.player("White");
      white.clicks(english.table.SENTENCES.start);
      const waits = (): boolean => at.reportOf(table).byHand === "shuffle" && !at.reportOf(table).drawing;
      expectTrue(table.until(waits, 20), "no deck waits to be shuffled");
      const deck = expectPresent(table.objects().find(({ type }) => type === "Deck"));
      freesHands(table, white);
      table.seconds(1);
      const top = expectPresent(deck.state.ContainedObjects?.[0]?.Memo);
      white.draws(deck).to(30, 10);
      const card = expectPresent(table.objects().find(({ state }) => state.Memo === top));
      table.settles();
      const { guid } = card;
      white.drags(card).onto(deck);
      table.seconds(1);
      expectSame(guidsOf(table)[top], guid, "the card is not in the deck");
      white.clicks(english.table.SENTENCES.handsOn);
      expectTrue(table.until(waits, 20), "no deck waits to be shuffled");
      table.seconds(1);
      white.clicks(english.table.SENTENCES.shuffleNow);
      at.waitForPeople(table, 60);
      expectTrue(at.reportOf(table).steps.length > 0, "nothing was shuffled");
      expectTrue(guidsOf(table)[top] !== guid, `${top} is known again by ${guid}`);
      expectSound(table);
    });
}

describe("GUIDs of cards tell nothing", () => {
  for (const entry of GAMES_OF_TODAY) entry.visit(giveNothingAway);
  for (const entry of GAMES_OF_TODAY) entry.visit(cannotBeFollowed);
});
