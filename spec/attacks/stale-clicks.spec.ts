import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { GAMES_OF_TODAY } from "../support/rotation";
import { gameTable, type GameTable } from "../table/game-table";
import { heard } from "../table/support/hosting";
import { expectSound } from "../table/support/soundness";
import { refusalSentence } from "../../src/table/languages/sentences";

/** How far screens lag behind, in frames. */
const LAGS = [0, 14];
/** How many choices are made in each game; after each one an old button is clicked. */
const CHOICES = 5;
/** How long after a button has changed a double click still meets it, in frames. */
const DOUBLE_CLICK = 18;
/** How long a choice, dice and cards may take until somebody is to decide again, in frames. */
const LONGEST_STEP = 1500;

/** A button of somebody's panel that stands for a choice. */
interface Shown {
  id: string;
  text: string;
}

function choicesShown(player: PlayerVerbs): Shown[] {
  const shown: Shown[] = [];
  for (const { id, tag, text } of player.sees().panels) {
    if (id?.includes(".choice") === true && tag === "Button") shown.push({ id, text });
  }
  return shown;
}

/** Makes a choice for the player to decide; answers who that was and what was on the panel at that moment. */
function choose<State, Action>(
  at: GameTable<State, Action>,
  table: EmulatedTable,
  decide: (this: void, state: State, seat?: number) => Action,
): { player: PlayerVerbs; shown: Shown[] } {
  const state = at.stateOf(table);
  const seat = expectPresent(at.decidingSeat(state));
  const player = at.personAt(table, seat);
  const shown = choicesShown(player);
  at.clickAction(table, state, decide(state, seat), seat);
  return { player, shown };
}

/** Fails if the record grows while people do nothing. */
function expectNothingChosen<State, Action>(
  at: GameTable<State, Action>,
  table: EmulatedTable,
  steps: number,
  what: string,
): void {
  table.seconds(1);
  expectSame(at.reportOf(table).steps.length, steps, what);
}

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const at = gameTable(game);

  /** Whether somebody could choose at this very moment. */
  function isOffered(table: EmulatedTable): boolean {
    const { busy, deciding } = at.reportOf(table);
    return busy === "" && deciding.length > 0;
  }

  for (const lag of LAGS) {
    it(`${game.rules.id}: a button of the decision before, clicked ${lag} frames late, chooses nothing`, () => {
      const table = at.open({ seed: 301 });
      at.deal(table, table.player("White"));
      const decide = at.decider("sensible", 301);
      for (let made = 0; made < CHOICES && at.decidingSeat(at.stateOf(table)) !== undefined; made++) {
        const before = at.reportOf(table).steps.length;
        const { player, shown } = choose(at, table, decide);
        for (let frame = 0; frame < LONGEST_STEP; frame++) {
          table.frames(1);
          if (at.reportOf(table).steps.length > before && isOffered(table)) break;
        }
        // The new choices are there; the panel comes frames later, and the screen behind it.
        const steps = at.reportOf(table).steps.length;
        const now = choicesShown(player);
        const old = shown.find(({ id, text }) => now.some((other) => other.id === id && other.text === text));
        if (old !== undefined && isOffered(table)) {
          player.clicksLate(old.id, 0);
          expectNothingChosen(at, table, steps, `${old.text} has chosen something`);
        }
        at.waitForPeople(table, 120);
        if (lag === 0) continue;
        // A refresh is under way and the screen shows what was before it.
        const again = at.reportOf(table).steps.length;
        if (at.decidingSeat(at.stateOf(table)) === undefined) break;
        const turn = choose(at, table, decide);
        table.until(() => at.reportOf(table).steps.length > again, 20);
        for (let frame = 0; frame < LONGEST_STEP && !isOffered(table); frame++) table.frames(1);
        const after = at.reportOf(table).steps.length;
        const first = turn.shown[0];
        if (isOffered(table) && first !== undefined) {
          clickIfSeen(turn.player, first.text, lag);
          expectNothingChosen(at, table, after, `${first.text} has chosen something ${lag} frames late`);
        }
        at.waitForPeople(table, 120);
      }
      expectSound(table);
    });
  }

  it(`${game.rules.id}: the second half of a double click meets no other command`, () => {
    const table = at.open({ seed: 302 });
    at.deal(table, table.player("White"));
    const decide = at.decider("sensible", 302);
    let met = 0;
    for (let made = 0; made < 3 * CHOICES && at.decidingSeat(at.stateOf(table)) !== undefined; made++) {
      const { player, shown } = choose(at, table, decide);
      const changed = (): Shown | undefined =>
        choicesShown(player).find(({ id, text }) => shown.every((old) => old.id !== id || old.text !== text));
      let place: Shown | undefined;
      for (let frame = 0; frame < LONGEST_STEP && place === undefined; frame++) {
        table.frames(1);
        if (isOffered(table)) place = changed();
      }
      // Dice may lead to the same buttons again: then there is nothing to click by mistake.
      if (place === undefined) continue;
      table.frames(DOUBLE_CLICK);
      const steps = at.reportOf(table).steps.length;
      if (isOffered(table) && choicesShown(player).some(({ id }) => id === place.id)) {
        player.clicks(place.id);
        expectNothingChosen(at, table, steps, `${place.text} has been chosen by a double click`);
        expectTrue(
          heard(table, player.color()).includes(refusalSentence({ kind: "buttonChanged" })),
          "nobody says why",
        );
        met++;
      }
      at.waitForPeople(table, 120);
    }
    expectTrue(met > 0, "no button has changed");
    expectSound(table);
  });

  it(`${game.rules.id}: a button that stands for the same is never refused, however late its click`, () => {
    const table = at.open({ seed: 303 });
    const anna = table.joins("Anna");
    at.deal(table, table.player("White"));
    const decide = at.decider("sensible", 303);
    for (let made = 0; made < CHOICES && at.decidingSeat(at.stateOf(table)) !== undefined; made++) {
      const state = at.stateOf(table);
      const seat = expectPresent(at.decidingSeat(state));
      const before = at.reportOf(table).steps.length;
      // Everybody's panel is made again, and stays the same.
      anna.says("!offsuit");
      anna.stands();
      table.frames(10);
      at.clickAction(table, state, decide(state, seat), seat);
      table.until(() => at.reportOf(table).steps.length > before, 5);
      expectTrue(at.reportOf(table).steps.length > before, "a click was refused");
      at.waitForPeople(table, 120);
    }
    expectTrue(!heard(table, "White").includes(refusalSentence({ kind: "buttonChanged" })));
  });
}

/** Clicks a button if the screen has shown it this many frames ago. */
function clickIfSeen(player: PlayerVerbs, text: string, lag: number): void {
  if (player.sawAgo(text, lag)) player.clicksLate(text, lag);
}

describe("a click does what its player saw, or nothing", () => {
  for (const entry of GAMES_OF_TODAY) entry.visit(describeGame);
});
