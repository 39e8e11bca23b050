import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import { pokerchess } from "../../src/games/pokerchess";
import { rollFlush } from "../../src/games/roll-flush";
import type { Game } from "../../src/kit/game/game";
import type { Options } from "../../src/kit/rules/options";
import type { GameAction, GameEvent, Seat } from "../../src/kit/rules/rules";
import { fill } from "../../src/kit/words/words";
import type { Settings } from "../../src/table/model/settings";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { english, startOf } from "../support/english";
import { gameTable } from "../table/game-table";
import {
  agrees,
  allAgree,
  answers,
  expectHeard,
  isAsked,
  opens,
  opensSettings,
  shown,
  turnsTo,
} from "../table/support/hosting";
import { expectSound } from "../table/support/soundness";

const { SENTENCES, SETTING_NAMES } = english.table;

/** For how long Blue is away, in seconds: standing up and sitting down again takes no longer. */
const MOMENT = 0.4;

/** Presses a button if it is there, or comes soon. */
function pressIfThere(table: EmulatedTable, player: PlayerVerbs, label: string): void {
  table.until(() => shown(table, player.color()).includes(label), 3);
  // A button that has just come takes no click.
  table.seconds(0.5);
  if (shown(table, player.color()).includes(label)) player.clicks(label);
  table.seconds(0.5);
}

/** Says yes, if somebody is asked anything. */
function agreesIfAsked(table: EmulatedTable, player: PlayerVerbs): void {
  table.seconds(0.5);
  if (isAsked(table, player.color())) answers(table, player.color());
  table.seconds(1.5);
}

/** Blue leaves, White has a bot keep the seat, and Eve sits down at a third colour. */
function keepsSeat(table: EmulatedTable, white: PlayerVerbs, blue: PlayerVerbs, third: string): PlayerVerbs {
  blue.leaves();
  table.seconds(1);
  white.clicks(fill(SENTENCES.standIn, { colour: "Blue" }));
  table.seconds(2);
  const eve = table.joins("Eve");
  eve.sits(third);
  table.seconds(1);
  return eve;
}

function countsThePeople<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  third: string,
  options: Options,
): void {
  const at = gameTable(game);
  const { id } = game.rules;

  interface Dealt {
    table: EmulatedTable;
    white: PlayerVerbs;
    blue: PlayerVerbs;
  }

  /** A dealt game of White, the host, and Blue. */
  function dealt(seed: number, set: Partial<Settings> = {}): Dealt {
    const table = at.open({ seed }, options, set);
    at.deal(table, table.player("White"));
    return { table, white: table.player("White"), blue: table.player("Blue") };
  }

  /** What only the person at a seat may know. */
  function secretOf(table: EmulatedTable, seat: Seat): string {
    return expectPresent(game.words.own?.(game.rules.seen(at.stateOf(table), seat)));
  }

  function expectUnseen(table: EmulatedTable, colour: string, secret: string): void {
    // At the beginning of some games there is none.
    expectTrue(secret === "" || !shown(table, colour).includes(secret), `${colour} sees "${secret}"`);
  }

  /** Plays a decision, by the person whose it is. */
  function play(table: EmulatedTable): void {
    const state = at.stateOf(table);
    const seat = expectPresent(at.decidingSeat(state));
    at.take(table, at.decider("random", 5)(state, seat), seat);
    at.waitForPeople(table, 120);
  }

  /** Whose name is on the choice that was made last. */
  function lastToChoose(table: EmulatedTable): PlayerVerbs {
    const { steps, seats } = at.reportOf(table);
    for (let index = steps.length - 1; index >= 0; index--) {
      const [seat] = string.match(steps[index] ?? "", '"seat":(%d+)');
      if (seat !== undefined) return table.player(expectPresent(seats[tonumber(seat) ?? 0]?.player));
    }
    return table.player("White");
  }

  it(`${id}: nobody swaps a seat with a stranger who sits at the colour of its player`, () => {
    const { table, white, blue } = dealt(701);
    const secrets = [secretOf(table, 0), secretOf(table, 1)];
    const eve = table.joins("Eve");
    blue.leaves();
    table.seconds(0.3);
    eve.sits("Blue");
    table.seconds(1);
    white.says("!offsuit seats");
    table.seconds(1);
    pressIfThere(table, white, fill(SENTENCES.swapWith, { colour: "Blue" }));
    agreesIfAsked(table, eve);
    table.seconds(3);
    const owner = expectPresent(at.reportOf(table).seats[1]).person;
    expectTrue(owner !== white.person.steamId && owner !== eve.person.steamId, "Blue's seat is another's");
    for (const player of [white, eve]) expectUnseen(table, player.color(), secrets[1] ?? "");
    expectUnseen(table, eve.color(), secrets[0] ?? "");
    expectSound(table);
  });

  /** What White asks for while Blue is away for a moment, and whether White has got it. */
  interface Wish {
    name: string;
    prepare?: (this: void, dealt: Dealt) => void;
    ask: (this: void, asker: PlayerVerbs) => void;
    isGranted: (this: void, table: EmulatedTable) => boolean;
  }
  const WISHES: readonly Wish[] = [
    {
      name: "free hands",
      prepare: ({ table, white }) => {
        opens(table, white, SENTENCES.tableTab);
      },
      ask: (white) => {
        white.clicks(SENTENCES.handsOff);
      },
      isGranted: (table) => at.reportOf(table).free,
    },
    {
      name: "the end of the game",
      prepare: ({ table, white }) => {
        opens(table, white, SENTENCES.tableTab);
      },
      ask: (white) => {
        white.clicks(SENTENCES.newGame);
      },
      isGranted: (table) => !at.reportOf(table).playing,
    },
    {
      name: "undo without limits",
      prepare: ({ table, white }) => {
        opensSettings(table, white);
      },
      ask: (white) => {
        const label = startOf(fill(SENTENCES.option, { label: SETTING_NAMES.undoRule }));
        const button = white.sees().panels.find(({ text }) => text.startsWith(label));
        white.clicks(expectPresent(button?.text, "there is no undo among the settings"));
      },
      isGranted: (table) => at.reportOf(table).settings.undoRule === "always",
    },
  ];
  for (const [index, { name, prepare, ask, isGranted }] of WISHES.entries()) {
    it(`${id}: who is away for a moment has not agreed to ${name}, and is asked when back`, () => {
      const all = dealt(702 + index);
      const { table, white, blue } = all;
      prepare?.(all);
      table.seconds(1);
      blue.stands();
      table.seconds(MOMENT / 2);
      ask(white);
      table.seconds(MOMENT / 2);
      blue.sits("Blue");
      table.seconds(2);
      expectTrue(!isGranted(table), `White has got ${name} without asking`);
      expectTrue(isAsked(table, blue.color()), "Blue is not asked");
      agrees(table, blue.color());
      table.seconds(2);
      expectTrue(isGranted(table), `White does not get ${name}, though Blue agrees`);
      expectSound(table);
    });
  }

  it(`${id}: who is away for a moment has not agreed to an undo of the own choice`, () => {
    const { table, white, blue } = dealt(706, { undoRule: "always" });
    // One of them chooses after the other.
    let choosers: string[] = [];
    for (let turn = 0; turn < 40 && choosers.length < 2; turn++) {
      play(table);
      const colour = lastToChoose(table).color();
      choosers = choosers.filter((other) => other !== colour).concat([colour]);
    }
    const [asker, chooser] = lastToChoose(table).color() === "Blue" ? [white, blue] : [blue, white];
    const { steps } = at.reportOf(table);
    const colour = chooser.color();
    chooser.stands();
    table.seconds(MOMENT / 2);
    asker.says("!offsuit undo");
    table.seconds(MOMENT / 2);
    chooser.sits(colour);
    at.waitForPeople(table);
    expectSame(at.reportOf(table).steps.length, steps.length, "taken back unasked");
    agreesIfAsked(table, chooser);
    at.waitForPeople(table);
    expectTrue(at.reportOf(table).steps.length < steps.length, "not taken back, though both agree");
    expectSound(table);
  });

  it(`${id}: who is away for a moment has not agreed to hints`, () => {
    const { table } = dealt(707);
    const state = at.stateOf(table);
    const asker = at.personAt(table, expectPresent(at.decidingSeat(state)));
    const [other] = ["White", "Blue"].filter((colour) => colour !== asker.color());
    const absent = table.player(expectPresent(other));
    absent.stands();
    table.seconds(MOMENT / 2);
    asker.says("!offsuit hint");
    table.seconds(MOMENT / 2);
    absent.sits(expectPresent(other));
    table.seconds(4);
    expectTrue(!asker.sees().lines.some(({ text }) => text === SENTENCES.hintsAllowed), "hints are allowed");
    expectSame(at.reportOf(table).hints, []);
    expectTrue(isAsked(table, absent.color()), "nobody is asked");
    agrees(table, absent.color());
    table.seconds(4);
    expectTrue(
      asker.sees().lines.some(({ text }) => text === SENTENCES.hintsAllowed),
      "no hints, though all agree",
    );
    expectSound(table);
  });

  it(`${id}: a question that was cancelled is over long before somebody says yes to another one`, () => {
    const table = at.open(
      { seed: 708, players: [{ color: "White" }, { color: "Blue" }, { color: third }] },
      options,
    );
    const [white, blue, red] = [table.player("White"), table.player("Blue"), table.player(third)];
    at.deal(table, white);
    opens(table, white, SENTENCES.tableTab);
    white.clicks(SENTENCES.handsOff);
    table.seconds(1);
    answers(table, blue.color(), false);
    agreesIfAsked(table, red);
    table.seconds(120);
    red.says("!offsuit seats");
    table.seconds(1);
    red.clicks(fill(SENTENCES.swapWith, { colour: "Blue" }));
    table.seconds(1);
    blue.says("!offsuit yes");
    table.seconds(2);
    expectTrue(!at.reportOf(table).free, "Blue's yes has answered what was cancelled");
    expectSound(table);
  });

  it(`${id}: the OK that was meant for the first question does not answer the one that comes after it`, () => {
    const table = at.open(
      { seed: 709, players: [{ color: "White" }, { color: "Blue" }, { color: third }] },
      options,
    );
    const [white, blue, red] = [table.player("White"), table.player("Blue"), table.player(third)];
    at.deal(table, white);
    for (const player of [white, red]) player.says("!offsuit seats");
    table.seconds(1);
    white.clicks(fill(SENTENCES.swapWith, { colour: "Blue" }));
    table.frames(3);
    expectTrue(isAsked(table, blue.color()), "Blue is not asked");
    red.clicks(fill(SENTENCES.swapWith, { colour: "Blue" }));
    table.frames(3);
    agrees(table, blue.color());
    table.seconds(3);
    expectSame([white.color(), blue.color(), red.color()], ["Blue", "White", third]);
    expectSound(table);
  });

  it(`${id}: a no in the chat ends a question, and who has asked is told`, () => {
    const { table, white, blue } = dealt(710);
    opens(table, white, SENTENCES.tableTab);
    white.clicks(SENTENCES.handsOff);
    table.seconds(1);
    blue.says("!offsuit no");
    table.seconds(1);
    expectHeard(
      table,
      "White",
      fill(SENTENCES.questionRefused, { what: SENTENCES.handsOff, colour: "Blue" }),
    );
    blue.says("!offsuit yes");
    table.seconds(1);
    expectTrue(!at.reportOf(table).free, "a yes after a no");
    expectSound(table);
  });

  it(`${id}: the seat of somebody who is away is taken over only if all who play agree, and is theirs when they are back`, () => {
    const { table, white, blue } = dealt(711);
    const secret = secretOf(table, 1);
    const { name } = blue.person;
    const eve = keepsSeat(table, white, blue, third);
    const take = fill(SENTENCES.takeSeat, { colour: "Blue" });
    pressIfThere(table, eve, take);
    table.seconds(2);
    expectSame(at.reportOf(table).seats[1]?.kind, "bot", "a stranger plays the seat, and nobody was asked");
    expectUnseen(table, third, secret);
    expectTrue(isAsked(table, white.color()), "White is not asked");
    answers(table, white.color(), false);
    table.joins(name).sits("Blue");
    table.seconds(2);
    expectSame(at.reportOf(table).seats[1]?.player, "Blue");
    expectSound(table);
  });

  it(`${id}: all who play may let somebody take over a seat that a bot keeps`, () => {
    const { table, white, blue } = dealt(712);
    const eve = keepsSeat(table, white, blue, third);
    eve.clicks(fill(SENTENCES.takeSeat, { colour: "Blue" }));
    table.seconds(1);
    agrees(table, white.color());
    table.seconds(2);
    expectSame(at.reportOf(table).seats[1]?.player, third);
    expectHeard(table, "White", fill(SENTENCES.playsFor, { player: `${third} (Eve)`, colour: "Blue" }));
    expectSound(table);
  });
}

describe("Who plays a game", () => {
  countsThePeople(rollFlush, "Orange", {});
  countsThePeople(pokerchess, "Red", { moveLimit: 0, battleLimit: 0 });

  const at = gameTable(rollFlush);

  it("is nobody who has seen all hands as a spectator", () => {
    const table = at.open({ seed: 721, players: [{ color: "White" }] });
    const white = table.player("White");
    const eve = table.joins("Eve");
    eve.stands();
    opensSettings(table, white);
    turnsTo(table, white, fill(SENTENCES.openHands, { what: SENTENCES.openHandsNone }));
    table.seconds(1);
    expectHeard(table, "Grey", fill(SENTENCES.openHands, { what: SENTENCES.openHandsAll }));
    opens(table, white, SENTENCES.back, SENTENCES.startFilled);
    at.waitForPeople(table);
    const secret = expectPresent(rollFlush.words.own?.(rollFlush.rules.seen(at.stateOf(table), 0)));
    expectTrue(shown(table, "Grey").includes(secret), "spectators see no hands");
    eve.sits("Purple");
    table.seconds(1);
    pressIfThere(table, eve, fill(SENTENCES.takeSeat, { colour: "Orange" }));
    table.seconds(1);
    expectSame(at.reportOf(table).seats[1]?.kind, "bot", "Eve plays on, and knows White's cards");
    const anna = table.joins("Anna", "Blue");
    table.seconds(1);
    anna.clicks(fill(SENTENCES.takeSeat, { colour: "Orange" }));
    table.seconds(2);
    expectSame(at.reportOf(table).seats[1]?.player, "Blue", "who has seen nothing may not play");
    expectSound(table);
  });

  it("agrees to hints: whoever comes to a bot's seat is asked before the next one", () => {
    const table = at.open({ seed: 722 });
    const white = table.player("White");
    opens(table, white, SENTENCES.optionsTab, SENTENCES.playersTab, SENTENCES.addBot, SENTENCES.back);
    at.deal(table, white);
    for (let step = 0; step < 20; step++) {
      const state = at.stateOf(table);
      const seat = expectPresent(at.decidingSeat(state));
      if (at.personAt(table, seat).color() === "White" && at.choicesOf(state, seat).length > 1) break;
      at.take(table, expectPresent(at.choicesOf(state, seat)[0]).action, seat);
      at.waitForPeople(table);
    }
    white.says("!offsuit hint");
    table.seconds(1);
    allAgree(table);
    table.seconds(4);
    expectHeard(table, "Blue", SENTENCES.hintsAllowed);
    const used = at.reportOf(table).hints;
    const eve = table.joins("Eve", "Purple");
    table.seconds(1);
    eve.clicks(fill(SENTENCES.takeSeat, { colour: "Orange" }));
    table.seconds(2);
    expectSame(at.reportOf(table).seats[1]?.player, "Purple");
    const state = at.stateOf(table);
    at.take(table, expectPresent(at.choicesOf(state, 0)[0]).action, 0);
    for (let step = 0; step < 30; step++) {
      at.waitForPeople(table);
      const now = at.stateOf(table);
      const seat = expectPresent(at.decidingSeat(now));
      if (seat === 0 && at.choicesOf(now, 0).length > 1) break;
      at.take(table, expectPresent(at.choicesOf(now, seat)[0]).action, seat);
    }
    white.says("!offsuit hint");
    table.seconds(4);
    expectSame(at.reportOf(table).hints, used, "a hint, and Eve was never asked");
    expectTrue(isAsked(table, eve.color()), "Eve is not asked");
    expectTrue(!isAsked(table, "Blue"), "Blue is asked again");
    agrees(table, eve.color());
    table.seconds(4);
    expectTrue((at.reportOf(table).hints[0] ?? 0) > (used[0] ?? 0), "no hint, though all agree");
    expectSound(table);
  });
});
