import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import { pokerchess } from "../../src/games/pokerchess";
import { rollFlush } from "../../src/games/roll-flush";
import type { Game } from "../../src/kit/game/game";
import type { Options } from "../../src/kit/rules/options";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { english, longestPart, startOf } from "../support/english";
import { gameTable } from "../table/game-table";
import {
  agrees,
  answers,
  asksForHandsOff,
  endsGame,
  expectHeard,
  freesHands,
  isAsked,
} from "../table/support/hosting";
import { expectSound } from "../table/support/soundness";

/** Presses the button whose label begins so, on whatever page of the sheet it is. */
function press(table: EmulatedTable, player: PlayerVerbs, beginning: string): void {
  const find = (start: string): string | undefined =>
    table.sight(player.color()).panels.find(({ text }) => text.startsWith(start))?.text;
  for (let page = 0; page < 2 && find(beginning) === undefined; page++) {
    player.clicks(expectPresent(find(startOf(english.table.SENTENCES.more))));
    table.seconds(1);
  }
  player.clicks(expectPresent(find(beginning), `there is no button "${beginning}"`));
  table.seconds(1);
}

function isNobodysAlone<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  options: Options,
): void {
  const at = gameTable(game);
  const { id } = game.rules;

  function dealt(seed: number, set = {}): { table: EmulatedTable; white: PlayerVerbs; blue: PlayerVerbs } {
    const table = at.open({ seed }, options, set);
    at.deal(table, table.player("White"));
    return { table, white: table.player("White"), blue: table.player("Blue") };
  }

  /** Plays some decisions, each by the person who is to decide. */
  function play(table: EmulatedTable, decisions: number): void {
    const decide = at.decider("random", 5);
    for (let made = 0; made < decisions; made++) {
      const state = at.stateOf(table);
      const seat = at.decidingSeat(state);
      if (seat === undefined) return;
      at.take(table, decide(state, seat), seat);
      at.waitForPeople(table, 120);
    }
  }

  it(`${id}: A05: a guest cannot change odds, speed and automation for everybody`, () => {
    const { table, blue } = dealt(501);
    const before = at.reportOf(table).settings;
    press(table, blue, english.table.SENTENCES.tableTab);
    press(table, blue, english.table.SENTENCES.settingsTab);
    for (const name of [
      startOf(fill(english.table.SENTENCES.option, { label: english.table.SETTING_NAMES.odds })),
      startOf(fill(english.table.SENTENCES.option, { label: english.table.SETTING_NAMES.speed })),
      startOf(fill(english.table.SENTENCES.option, { label: english.table.SETTING_NAMES.automation })),
    ])
      press(table, blue, name);
    expectSame(at.reportOf(table).settings, before);
    expectHeard(table, "Blue", english.table.SENTENCES.hostOnly);
    expectSound(table);
  });

  it(`${id}: H17: what may be undone is for all to say, the host among them`, () => {
    const { table, white } = dealt(502);
    press(table, white, english.table.SENTENCES.tableTab);
    press(table, white, english.table.SENTENCES.settingsTab);
    press(
      table,
      white,
      startOf(fill(english.table.SENTENCES.option, { label: english.table.SETTING_NAMES.undoRule })),
    );
    expectSame(at.reportOf(table).settings.undoRule, "open");
    agrees(table, "Blue");
    expectSame(at.reportOf(table).settings.undoRule, "always");
    press(table, white, english.table.SENTENCES.standardSettings);
    expectSame(at.reportOf(table).settings.undoRule, "always", "the host alone");
    expectSound(table);
  });

  it(`${id}: H04: hands are off only by the consent of all who play`, () => {
    const { table, white, blue } = dealt(503);
    asksForHandsOff(table, blue);
    table.seconds(2);
    expectTrue(!at.reportOf(table).free, "one alone has freed all hands");
    expectTrue(isAsked(table, white.color()), "White is not asked");
    agrees(table, "White");
    expectTrue(at.reportOf(table).free, "the hands are not free");
    blue.clicks(english.table.SENTENCES.handsOn);
    at.waitForPeople(table);
    at.expectPicture(table);
    expectSound(table);
  });

  it(`${id}: A24: nobody ends everybody's game alone`, () => {
    const { table, white, blue } = dealt(504);
    play(table, 3);
    const { steps } = at.reportOf(table);
    press(table, blue, english.table.SENTENCES.tableTab);
    blue.clicks(english.table.SENTENCES.newGame);
    table.seconds(1);
    expectTrue(at.reportOf(table).playing, "the game is over");
    answers(table, white.color(), false);
    table.seconds(40);
    expectSame(at.reportOf(table).steps.slice(0, steps.length), steps);
    endsGame(table, blue);
    table.seconds(1);
    expectTrue(!at.reportOf(table).playing, "the game goes on, though both want to end it");
    expectSound(table);
  });

  it(`${id}: H18: what another one has chosen is undone only if they agree`, () => {
    const { table, white, blue } = dealt(505, { undoRule: "always" });
    for (let turn = 0; turn < 40 && !hasBothChosen(table); turn++) play(table, 1);
    const { steps } = at.reportOf(table);
    const last = lastSeat(steps);
    const [chooser, other] =
      at.reportOf(table).seats[last]?.player === "White" ? [white, blue] : [blue, white];
    other.says("!offsuit undo");
    table.seconds(2);
    expectSame(at.reportOf(table).steps, steps, "taken back unasked");
    expectTrue(isAsked(table, chooser.color()), "who has chosen is not asked");
    agrees(table, chooser.color());
    at.waitForPeople(table);
    expectTrue(at.reportOf(table).steps.length < steps.length, "not taken back, though both agree");
    expectHeard(table, chooser.color(), longestPart(english.table.SENTENCES.takesBack));
    at.expectPicture(table);
    expectSound(table);
  });

  for (const colour of ["Grey", "Black", "Purple"]) {
    it(`${id}: X11: a pause ends, by the host or by others if no seat is the host's, who has gone to ${colour}`, () => {
      for (const ender of colour === "Purple" ? ["White"] : ["Blue", "White"]) {
        const { table, white, blue } = dealt(506);
        white.says("!offsuit pause");
        table.seconds(1);
        if (isAsked(table, blue.color())) agrees(table, blue.color());
        table.seconds(1);
        const ends = (): boolean =>
          !table.sight("Blue").panels.some(({ text }) => text === english.table.SENTENCES.pausedTurn);
        expectTrue(!ends(), "the game is not paused");
        white.sits(colour);
        table.seconds(1);
        expectTrue(!ends(), "the pause has ended by itself");
        (ender === "Blue" ? blue : white).says("!offsuit resume");
        table.seconds(1);
        expectTrue(ends(), `the pause does not end by ${ender} while the host is at ${colour}`);
        expectSound(table);
      }
    });
  }

  it(`${id}: H20: after a rewind everybody is told that the game continues from before`, () => {
    const { table, blue } = dealt(507);
    const before = table.checkpoint();
    play(table, 4);
    table.rewindTo(before);
    at.waitForPeople(table);
    expectHeard(table, blue.color(), startOf(english.table.SENTENCES.goesOnFromSave));
    expectSound(table);
  });

  it(`${id}: hands off, and nothing is left of it after Resume`, () => {
    const { table, white } = dealt(508);
    freesHands(table, white);
    table.seconds(2);
    white.clicks(english.table.SENTENCES.handsOn);
    at.waitForPeople(table);
    at.expectPicture(table);
    expectSound(table);
  });

  function hasBothChosen(table: EmulatedTable): boolean {
    const { steps } = at.reportOf(table);
    return seatsIn(steps).includes(0) && seatsIn(steps).includes(1);
  }
}

/** The seats that have chosen, step by step. */
function seatsIn(steps: readonly string[]): number[] {
  const seats: number[] = [];
  for (const step of steps) {
    const [seat] = string.match(step, '"seat":(%d+)');
    if (seat !== undefined) seats.push(tonumber(seat) ?? 0);
  }
  return seats;
}

function lastSeat(steps: readonly string[]): number {
  const seats = seatsIn(steps);
  return seats[seats.length - 1] ?? 0;
}

describe("What changes a game for everybody", () => {
  isNobodysAlone(rollFlush, {});
  isNobodysAlone(pokerchess, { moveLimit: 0, battleLimit: 0 });
});
