import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import { pokerchess } from "../../src/games/pokerchess";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { GAMES_OF_TODAY } from "../support/rotation";
import { refusalSentence } from "../../src/table/languages/sentences";
import { SCALE } from "../support/scale";
import { gameTable } from "../table/game-table";
import { heard } from "../table/support/hosting";
import { expectSound } from "../table/support/soundness";
import { isAsked } from "../table/support/hosting";

/** How late a guest's clicks arrive, in seconds and in frames, and how many choices are made in that way. */
const LATE = 2;
const LATE_FRAMES = 120;
const CHOICES = 4 * SCALE;
/** For how long the host's process stands still, in seconds. */
const PAUSE = 60;
/** When it does, in frames after a choice: while dice roll, cards move, and all is at rest. */
const MOMENTS = [0, 20, 60, 400];
const PATIENCE = 120;

/** A click on its way: what was clicked, when, and on which of the choices. */
interface Sent {
  text: string;
  at: number;
}

/** The choices on somebody's panel, and what opens further ones. */
function buttonsOf(player: PlayerVerbs): string[] {
  const list: string[] = [];
  for (const { id = "", tag, text } of player.sees().panels) {
    if (tag === "Button" && text !== "" && (id.includes(".choice") || id.includes(".group"))) list.push(text);
  }
  return list;
}

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const at = gameTable(game);
  const { id } = game.rules;

  /** A dealt game, of two where several play; no clock takes a decision from somebody who is slow. */
  function dealt(seed: number): EmulatedTable {
    const several = game.rules.seats.max > 1;
    const players = [{ color: "White" }, { color: "Blue" }].slice(0, several ? 2 : 1);
    const table = at.open({ seed, players }, game.rules.clock === undefined ? {} : { moveLimit: 0 });
    at.deal(table, table.player("White"));
    return table;
  }

  function arrives(table: EmulatedTable, player: PlayerVerbs, { text, at: sent }: Sent): void {
    const frames = Math.floor((table.time() - sent) * table.world.settings.framesPerSecond + 0.5);
    if (player.sawAgo(text, frames)) player.clicksLate(text, frames);
  }

  /** Lets a person click on a choice, and answers what was clicked. */
  function sends(table: EmulatedTable, choice: number): { player: PlayerVerbs; sent: Sent } | undefined {
    const state = at.stateOf(table);
    const seat = at.decidingSeat(state);
    if (seat === undefined) return undefined;
    const player = at.personAt(table, seat);
    const buttons = buttonsOf(player);
    const text = expectPresent(buttons[choice % Math.max(1, buttons.length)], "nothing can be chosen");
    return { player, sent: { text, at: table.time() } };
  }

  it(`${id}: clicks that arrive ${LATE} seconds late choose what they were meant for`, () => {
    const table = dealt(401);
    let made = 0;
    for (let choice = 0; choice < 3 * CHOICES; choice++) {
      const { steps } = at.reportOf(table);
      const click = sends(table, choice);
      if (click === undefined) break;
      table.frames(LATE_FRAMES);
      arrives(table, click.player, click.sent);
      at.waitForPeople(table, PATIENCE);
      if (at.reportOf(table).steps.length > steps.length) made++;
    }
    expectTrue(made > 0, "nothing was chosen");
    for (const { color } of table.world.people)
      expectTrue(
        !heard(table, color).includes(refusalSentence({ kind: "buttonChanged" })),
        "a click was refused",
      );
    at.expectPicture(table);
    expectSound(table);
  });

  it(`${id}: of a click that arrives twice, the second time ${LATE} seconds late, only one counts`, () => {
    const table = dealt(402);
    for (let choice = 0; choice < 2 * CHOICES; choice++) {
      const click = sends(table, choice);
      if (click === undefined) break;
      const once = at.reportOf(table).steps;
      arrives(table, click.player, click.sent);
      table.frames(LATE_FRAMES);
      const { steps, busy } = at.reportOf(table);
      arrives(table, click.player, click.sent);
      table.frames(2);
      // Where nothing was chosen the second click may do it; and what the table does by itself goes on.
      if (steps.length > once.length && busy === "")
        expectSame(at.reportOf(table).steps, steps, `${click.sent.text} counts twice`);
      at.waitForPeople(table, PATIENCE);
    }
    at.expectPicture(table);
    expectSound(table);
  });

  it(`${id}: clicks that arrive in another order do what they were meant for, or nothing`, () => {
    const table = dealt(403);
    for (let choice = 0; choice < 2 * CHOICES; choice++) {
      const first = sends(table, choice);
      if (first === undefined) break;
      table.frames(30);
      const second = sends(table, choice + 1);
      if (second === undefined) break;
      const { steps } = at.reportOf(table);
      table.frames(30);
      arrives(table, second.player, second.sent);
      table.frames(1);
      arrives(table, first.player, first.sent);
      at.waitForPeople(table, PATIENCE);
      const people = at.reportOf(table).steps.slice(steps.length);
      const byPeople = people.filter((line) => line.includes('"seat":'));
      expectTrue(byPeople.length <= 1, `two clicks on one decision have made ${byPeople.length} choices`);
    }
    at.expectPicture(table);
    expectSound(table);
  });

  for (const counted of [true, false]) {
    it(`${id}: the host's process stands still for a minute, which the game's clock counts${counted ? "" : " not"}`, () => {
      const table = dealt(404);
      for (const frames of MOMENTS) {
        const { steps } = at.reportOf(table);
        const state = at.stateOf(table);
        const seat = at.decidingSeat(state);
        if (seat === undefined) break;
        at.take(table, at.decider("sensible", 404)(state, seat), seat);
        table.frames(frames);
        table.faults.pauses(PAUSE, counted);
        at.waitForPeople(table, PATIENCE);
        expectTrue(at.reportOf(table).steps.length > steps.length, `no step after ${frames} frames`);
        at.expectPicture(table);
      }
      table.load(table.save());
      at.waitForPeople(table, PATIENCE);
      at.expectPicture(table);
      expectSound(table);
    });
  }

  it(`${id}: somebody whose screen shows no panel plays by chat alone`, () => {
    const table = dealt(405);
    let made = 0;
    for (let choice = 0; choice < CHOICES; choice++) {
      const state = at.stateOf(table);
      const seat = at.decidingSeat(state);
      if (seat === undefined) break;
      const player = at.personAt(table, seat);
      const before = at.reportOf(table).steps.length;
      player.says("!offsuit");
      table.seconds(1);
      player.says("!offsuit 1");
      table.seconds(1);
      // What asks back, or opens more, is answered in the same way.
      for (let turn = 0; turn < 3 && at.reportOf(table).steps.length === before; turn++) {
        player.says(isAsked(table, player.color()) ? "!offsuit yes" : "!offsuit 1");
        table.seconds(1.5);
      }
      at.waitForPeople(table, PATIENCE);
      if (at.reportOf(table).steps.length > before) made++;
    }
    expectTrue(made > 0, "nothing was chosen by chat");
    at.expectPicture(table);
    expectSound(table);
  });
}

/** How long a move may take in a game against the clock, in seconds. */
const LIMIT = 31;

describe("a bad network:", () => {
  for (const entry of GAMES_OF_TODAY) entry.visit(describeGame);

  it("a minute in which the host's process stands still costs nobody the time on the clock", () => {
    const at = gameTable(pokerchess);
    for (const counted of [true, false]) {
      const table = at.open({ seed: 406 }, { moveLimit: LIMIT });
      at.deal(table, table.player("White"));
      const { steps } = at.reportOf(table);
      table.seconds(5);
      table.faults.pauses(PAUSE, counted);
      table.seconds(5);
      expectSame(at.reportOf(table).steps, steps, "the time has run out");
      table.seconds(LIMIT);
      expectTrue(at.reportOf(table).steps.length > steps.length, "the time does not run out");
      at.waitForPeople(table);
      expectSound(table);
    }
  });
});
