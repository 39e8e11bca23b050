import { measurePace } from "../../src/commands/measured-pace";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { pokerchess } from "../../src/games/pokerchess";
import { pokersRogueReckoning } from "../../src/games/pokers-rogue-reckoning";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { rollFlush } from "../../src/games/roll-flush";
import { anyAction } from "../../src/kit/rules/choices";
import type { Game } from "../../src/kit/game/game";
import { seeded } from "../../src/kit/data/random";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import type { EmulatedTable } from "../../src/emulator";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { expectWithin } from "../support/limits";
import { isOfToday } from "../support/rotation";
import { gameTable, type GameTable } from "./game-table";
import { expectSound } from "./support/soundness";

/** From how many choices it is measured how long it takes to the next question; the middle one counts. */
const MEASURED = 12;
/** For how long at least what was shown is there while the next choice may be made already, in seconds. */
const LOOKED_AT = 1;
const CHOICES = 14;

function median(list: number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

function isQuick<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  it(`${game.rules.id}: asks soon after a choice at calm speed`, () => {
    const { plain, physical } = measurePace(gameTable(game).save(), game, "calm", MEASURED);
    expectTrue(plain.length + physical.length > 1, "too few choices");
    expectWithin("question", median(plain));
    expectWithin("physicalQuestion", median(physical));
  });
}

/** Waits until somebody may choose and has been told what has happened; whether pieces are still to be cleared away then. */
function waitToBeAsked<State, Action>(at: GameTable<State, Action>, table: EmulatedTable): boolean {
  const isAsked = table.until(() => {
    const { busy, told } = at.reportOf(table);
    return busy === "" && told;
  }, 30);
  expectTrue(isAsked, "the table asks nothing");
  return at.reportOf(table).drawing;
}

function lingers<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  if (!isOfToday(game.rules.id)) return;
  const at = gameTable(game);
  const dealt = (): EmulatedTable => {
    const table = at.open({ seed: 3, players: [{ color: "White" }] }, {}, { speed: "calm" });
    at.deal(table, table.player("White"));
    return table;
  };

  it(`${game.rules.id}: what was shown is there while the next choice is offered, and is cleared away later`, () => {
    const table = dealt();
    const random = seeded(3);
    let lingered = 0;
    for (let count = 0; count < CHOICES; count++) {
      const state = at.stateOf(table);
      if (at.decidingSeat(state) === undefined) break;
      const before = at.reportOf(table).steps.length;
      at.take(table, expectPresent(anyAction(at.choicesOf(state), random)));
      table.frames(5);
      waitToBeAsked(at, table);
      const wasShown = at
        .reportOf(table)
        .steps.slice(before)
        .some((step) => step.includes('"seen"'));
      if (wasShown && at.decidingSeat(at.stateOf(table)) !== undefined && at.reportOf(table).drawing) {
        const asked = table.time();
        table.until(() => !at.reportOf(table).drawing, 10);
        if (table.time() - asked >= LOOKED_AT) lingered++;
      }
      at.waitForPeople(table);
      at.expectPicture(table);
    }
    expectTrue(lingered > 0, "nothing was to be looked at");
    expectSound(table);
  });

  it(`${game.rules.id}: the next choice may be made meanwhile, and all is right in the end`, () => {
    const table = dealt();
    const random = seeded(4);
    let early = 0;
    for (let count = 0; count < CHOICES; count++) {
      if (waitToBeAsked(at, table)) early++;
      const state = at.stateOf(table);
      if (at.decidingSeat(state) === undefined) break;
      const before = at.reportOf(table).steps.length;
      at.take(table, expectPresent(anyAction(at.choicesOf(state), random)));
      table.frames(5);
      expectTrue(at.reportOf(table).steps.length > before, "the choice was lost");
    }
    expectTrue(early > 0, "nothing was still to be cleared away");
    at.waitForPeople(table);
    at.expectPicture(table);
    expectSame(at.reportOf(table).told, true);
    expectSound(table);
  });
}

describe("The pace of a table", () => {
  isQuick(cardsVsDice);
  isQuick(rollFlush);
  isQuick(rogueSolitaire);
  isQuick(pokersRogueReckoning);
  isQuick(pokerchess);
});

describe("What is shown to somebody who plays alone", () => {
  lingers(rogueSolitaire);
  lingers(pokersRogueReckoning);
});
