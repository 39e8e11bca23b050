import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { highCard } from "../high-card";
import { highCardTable } from "../high-card/high-card-table";
import { expectTrue } from "../support/expect";
import { GAMES_OF_TODAY } from "../support/rotation";
import { gameTable } from "./game-table";
import { heard } from "./support/hosting";
import { expectSound } from "./support/soundness";
import { refusalSentence } from "../../src/table/languages/sentences";

/** How many frames after a choice somebody presses Undo. */
const MOMENTS = [1, 2, 3, 4, 6, 8, 15, 30];
/** Within how many frames they are answered. */
const SOON = 3;

function answers<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  at = gameTable(game),
): void {
  it(`${game.rules.id}: Undo while something moves is answered with what it is, and changes nothing`, () => {
    const table = at.open({ seed: 17 }, {}, { undoRule: "always" });
    at.deal(table, table.player("White"));
    const decide = at.decider("random", 17);
    let asked = 0;
    for (const moment of [...MOMENTS, ...MOMENTS]) {
      const state = at.stateOf(table);
      const seat = at.decidingSeat(state);
      if (seat === undefined) break;
      at.take(table, decide(state, seat), seat);
      table.frames(moment);
      const { busy, steps } = at.reportOf(table);
      const reason = REASONS.find((other) => other === busy);
      if (reason !== undefined) {
        asked++;
        const player = at.personAt(table, seat);
        const sentence = refusalSentence({ kind: "busy", what: reason });
        const before = heard(table, player.color()).split(sentence).length;
        player.says("!offsuit undo");
        table.frames(SOON);
        const told = heard(table, player.color()).split(sentence).length;
        expectTrue(told > before, `nobody says "${sentence}" ${moment} frames after a choice`);
        expectTrue(at.reportOf(table).steps.length >= steps.length, "something is taken back");
      }
      at.waitForPeople(table, 120);
      expectTrue(at.reportOf(table).steps.length >= steps.length, "something is taken back later");
    }
    expectTrue(asked > 3, `something was under way ${asked} times only`);
    expectSound(table);
  });
}

const REASONS = ["rolling", "shuffling", "showing", "resuming", "moving"] as const;

describe("Undo", () => {
  for (const entry of GAMES_OF_TODAY) {
    entry.visit((game) => {
      answers(game);
    });
  }
  answers(highCard, highCardTable);
});
