import type { EmulatedTable, Piece } from "../../../src/emulator";
import { below, seeded, type Random } from "../../../src/kit/data/random";
import { fill } from "../../../src/kit/words/words";
import { expectPresent, expectSame } from "../../support/expect";
import { english } from "../../support/english";
import type { GameTable } from "../game-table";
import { freesHands } from "./hosting";

/** Something that goes wrong at real tables; the game must not care. */
export type Mischief = (this: void, table: EmulatedTable, random: Random) => void;

/** How long a pile that was lost takes to be there again, in seconds. */
const SPAWN_TIME = 5;

/** Any card that is on its own, or any pile. The only pile may just have been lost: it is waited for. */
export function anyCard(table: EmulatedTable, random: Random): Piece {
  table.until(() => cardsOn(table).length > 0, SPAWN_TIME);
  const pieces = cardsOn(table);
  return expectPresent(pieces[below(random, pieces.length)]);
}

function cardsOn(table: EmulatedTable): Piece[] {
  return table.objects().filter(({ type, spawning }) => (type === "Card" || type === "Deck") && !spawning);
}

/** One of several mischiefs. */
function doMischief(table: EmulatedTable, random: Random, kinds: readonly Mischief[]): void {
  const mischief = expectPresent(kinds[below(random, kinds.length)]);
  mischief(table, random);
}

/** The host goes back to a moment ago. */
export function rewinds(table: EmulatedTable, random: Random): void {
  const before = table.checkpoint();
  table.seconds(below(random, 20) / 10);
  table.rewindTo(before);
}

export function losesCard(table: EmulatedTable, random: Random): void {
  table.faults.loses(anyCard(table, random));
}

export function reloads(table: EmulatedTable): void {
  table.load(table.save());
}

export function slowsSpawns(table: EmulatedTable, random: Random): void {
  table.faults.slowsSpawns(below(random, 30));
}

/** White stands up and sits down again. */
export function standsUp(table: EmulatedTable, random: Random): void {
  const white = table.player("White");
  white.stands();
  table.seconds(1 + below(random, 10) / 10);
  white.sits("White");
}

/** Another one leaves, a bot stands in or nobody does, and that one is back. */
export function leavesAndComesBack(colour: string): Mischief {
  return (table, random) => {
    const player = table.player(colour);
    player.stands();
    table.seconds(1);
    const white = table.player("White");
    const wait = fill(english.table.SENTENCES.waitFor, { colour });
    // While cards are shuffled, the panel does not ask.
    const asked = white.sees().panels.some(({ text }) => text === wait);
    if (below(random, 2) === 0 && asked) white.clicks(wait);
    table.seconds(below(random, 10) / 10);
    player.sits(colour);
    table.seconds(1);
  };
}

/** White moves something while the table lets everybody do what they like. */
export function handsOff(isFree: (this: void, table: EmulatedTable) => boolean): Mischief {
  return (table, random) => {
    const white = table.player("White");
    freesHands(table, white);
    table.seconds(1);
    // A click in the very moment in which the panel changes can meet another button.
    if (!isFree(table)) return;
    const moved = anyCard(table, random);
    // What is hidden stays out of everybody's hands.
    if (white.obstacleTo(moved) === undefined) {
      white.drags(moved).to(36, -12);
      if (moved.type === "Card") white.flips(moved);
    }
    white.clicks(english.table.SENTENCES.handsOn);
  };
}

/** A card is put into the bag; a pile there is given up, for what of it comes out again is a second copy. */
export function bagsCard(table: EmulatedTable, random: Random): void {
  const card = anyCard(table, random);
  if (card.type === "Card") putIntoBag(table, card);
}

/** Somebody brings a bag. */
function bringBag(table: EmulatedTable): void {
  table.execute('spawnObject({type = "Bag", position = {40, 3, 0}})');
  table.seconds(1);
}

/** A script of somebody else's puts a piece into the bag. */
export function putIntoBag(table: EmulatedTable, { guid }: Piece): void {
  const bag = expectPresent(table.objects().find(({ type }) => type === "Bag"));
  table.execute(`getObjectFromGUID("${bag.guid}").putObject(getObjectFromGUID("${guid}"))`);
  table.seconds(0.5);
}

/** Does something by hand as White that is no choice of the seat's; everything goes back. */
export function makeMistake<State, Action>(
  { stateOf, mistakesOf, makeGesture, waitForPeople, expectPicture }: GameTable<State, Action>,
  table: EmulatedTable,
  random: Random,
): void {
  const state = stateOf(table);
  const mistakes = mistakesOf(state);
  const mistake = mistakes[below(random, Math.max(1, mistakes.length))];
  if (mistake === undefined) return;
  makeGesture(table, state, mistake, table.player("White"));
  waitForPeople(table);
  expectSame(stateOf(table), state, "a mistake changed the game");
  expectPicture(table);
}

/** Deals and plays a game to its end through the panel, although things go wrong before every decision and after some clicks. */
export function playDisturbed<State, Action>(
  { deal, stateOf, clickAction, playToTheEnd, waitForPeople }: GameTable<State, Action>,
  table: EmulatedTable,
  { policy, seed, kinds }: { policy: string; seed: number; kinds: readonly Mischief[] },
): void {
  bringBag(table);
  deal(table, table.player("White"));
  const random = seeded(seed);
  const between = (): void => {
    const before = stateOf(table);
    doMischief(table, random, kinds);
    waitForPeople(table, 120);
    expectSame(stateOf(table), before, "the mischief changed the game");
  };
  const act: typeof clickAction = (at, state, action, seat, player) => {
    clickAction(at, state, action, seat, player);
    if (below(random, 2) === 0) return;
    at.seconds(below(random, 30) / 10);
    doMischief(at, random, kinds);
  };
  playToTheEnd(table, act, { policy, seed, between });
}

/** Takes every action as White by hand, in one of two ways where there are several. */
export function byHand<State, Action>(
  { dragAction }: GameTable<State, Action>,
  random: Random,
): GameTable<State, Action>["dragAction"] {
  return (table, state, action) => {
    dragAction(table, state, action, 0, table.player("White"), below(random, 2));
  };
}
