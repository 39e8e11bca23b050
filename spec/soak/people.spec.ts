import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import { pokerchess } from "../../src/games/pokerchess";
import { rollFlush } from "../../src/games/roll-flush";
import type { Game } from "../../src/kit/game";
import type { Options } from "../../src/kit/options";
import { below, seeded } from "../../src/kit/random";
import type { GameAction, GameEvent } from "../../src/kit/rules";
import { writeJson } from "../../src/saved/json";
import { fill } from "../../src/kit/words";
import { tries } from "../attacks/support/trying";
import { expectPresent, expectTrue } from "../support/expect";
import { english, startOf } from "../support/english";
import { SCALE } from "../support/scale";
import { gameTable } from "../table/game-table";
import { expectSound } from "../table/support/soundness";
import { modelOf, type Wish } from "./people/model";

const { SENTENCES, SETTING_NAMES } = english.table;

/** How many tables of each game people come to, and how much they do at each. */
const TABLES = 8;
const ACTS = 60;
/** The longest pause between two acts, in frames; now and then one lasts as long as a question does. */
const LONGEST_PAUSE = 40;
const LONG = 60 * 35;
/** How often the table is compared with the model, in frames. */
const LOOK = 3;
const COLOURS = ["White", "Blue", "Red", "Purple", "Orange"];
/** One seed alone, to see a failure again. */
const ONLY = tonumber(os.getenv("OFFSUIT_PEOPLE") ?? "");

/** Somebody's acts at all tables, and what came of them. */
const happened: Record<string, number> = {};

function come<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  seed: number,
  options: Options,
): void {
  const at = gameTable(game);
  const random = seeded(seed * 7919 + game.rules.id.length);
  const table: EmulatedTable = at.open({ seed, players: [{ color: "White" }, { color: "Blue" }] }, options);
  const present: PlayerVerbs[] = [table.player("White"), table.player("Blue")];
  at.deal(table, expectPresent(present[0]));
  for (const name of ["Eve", "Anna", "Bob"].slice(0, 1 + below(random, 3))) {
    const guest = table.joins(name);
    guest.stands();
    present.push(guest);
  }
  const model = modelOf(game, at, table, () => present);
  const notes: string[] = [];
  /** The dialogs that somebody has put aside, by the place of the person. */
  const aside: Record<number, PlayerVerbs["person"]["dialog"]> = {};
  /** What everybody was asked last, in a dialog or in the chat. */
  const questions: Record<string, string | undefined> = {};

  function frames(count: number): void {
    for (let frame = 0; frame < count; frame++) {
      table.frames(1);
      for (const who of present) {
        const { dialog, steamId } = who.person;
        if (dialog !== undefined) questions[steamId] = who.sees().dialog;
      }
      if (frame % LOOK === 0) model.check();
    }
    model.check();
  }

  function press(who: PlayerVerbs, label: string): boolean {
    const button = who.sees().panels.find(({ text }) => text.startsWith(label));
    return button !== undefined && tries(() => who.clicks(button.text));
  }

  function asks(who: PlayerVerbs, wish: Wish, ask: (this: void) => void): void {
    model.asks(who, wish);
    tries(ask);
  }

  function says(who: PlayerVerbs, command: string): void {
    tries(() => who.says(`!offsuit ${command}`));
  }

  /** Somebody who is asked something says yes, a moment later. */
  function saysYes(who: PlayerVerbs): void {
    if (who.person.dialog === undefined) return;
    frames(below(random, 20));
    const question = who.sees().dialog;
    if (question === undefined) return;
    notes.push(`  ${who.person.name} (${who.color()}) says yes`);
    model.agrees(who, question);
    who.answers();
  }

  /** Those who began the game sit where they began it. */
  function goHome(): void {
    for (const [place, colour] of ["White", "Blue"].entries()) {
      const who = present[place];
      if (who === undefined || !who.person.connected || who.color() === colour) continue;
      present.find((other) => other.color() === colour)?.stands();
      who.sits(colour);
      model.moves(who);
    }
    frames(15);
  }

  const acts: readonly [string, (this: void, who: PlayerVerbs, place: number) => void][] = [
    [
      "leaves and comes back",
      (who, place) => {
        const [name, colour] = [who.person.name, who.color()];
        // Without its host there is no table.
        if (who.person.host) return;
        who.leaves();
        frames(1 + below(random, 90));
        const back = table.joins(name);
        present[place] = back;
        back.sits(below(random, 4) === 0 ? expectPresent(COLOURS[below(random, COLOURS.length)]) : colour);
        model.moves(back);
      },
    ],
    [
      "stands up",
      (who) => {
        who.stands();
        model.moves(who);
      },
    ],
    [
      "stands up for a moment",
      (who) => {
        const colour = who.color();
        who.stands();
        model.moves(who);
        frames(1 + below(random, 30));
        who.sits(colour);
        model.moves(who);
      },
    ],
    [
      "sits down",
      (who) => {
        who.sits(expectPresent(COLOURS[below(random, COLOURS.length)]));
        model.moves(who);
      },
    ],
    [
      "renames",
      (who) => {
        who.person.name = expectPresent(["Blue", "[b]White[/b]", "Eve", "White"][below(random, 4)]);
      },
    ],
    [
      "asks for hands off",
      (who) => {
        asks(who, "hands", () => who.says("!offsuit hands off"));
      },
    ],
    [
      "resumes",
      (who) => {
        says(who, "hands on");
      },
    ],
    [
      "asks for the end",
      (who) => {
        asks(who, "end", () => {
          press(who, SENTENCES.tableTab);
          frames(25);
          press(who, SENTENCES.newGame);
        });
      },
    ],
    [
      "asks for another rule of undo",
      (who) => {
        asks(who, "rule", () => {
          press(who, SENTENCES.tableTab);
          frames(25);
          press(who, SENTENCES.settingsTab);
          frames(25);
          press(who, startOf(fill(SENTENCES.option, { label: SETTING_NAMES.undoRule })));
        });
      },
    ],
    [
      "undoes",
      (who) => {
        asks(who, "undo", () => who.says("!offsuit undo"));
      },
    ],
    [
      "asks for a hint",
      (who) => {
        const { busy, playing, deciding, seats } = at.reportOf(table);
        const decider = seats[deciding[0] ?? 0]?.player;
        const asker = present.find((other) => busy === "" && playing && other.color() === decider) ?? who;
        asks(asker, "hints", () => asker.says("!offsuit hint"));
      },
    ],
    [
      "offers a swap",
      (who) => {
        asks(who, "swap", () => {
          says(who, "seats");
          frames(25);
          press(who, startOf(SENTENCES.swapWith));
        });
      },
    ],
    [
      "takes a seat",
      (who) => {
        says(who, "back");
        frames(25);
        if (!press(who, startOf(SENTENCES.takeAlong)))
          asks(who, "seat", () => press(who, startOf(SENTENCES.takeSeat)));
      },
    ],
    [
      "decides about a seat",
      (who) => {
        says(who, "back");
        frames(25);
        model.gives();
        for (const sentence of [SENTENCES.standIn, SENTENCES.giveSeat, SENTENCES.seatNewcomer])
          if (below(random, 2) === 0 && press(who, startOf(sentence))) break;
      },
    ],
    [
      "answers",
      (who) => {
        if (who.person.dialog === undefined) return;
        model.agrees(who, who.sees().dialog ?? "");
        who.answers();
      },
    ],
    [
      "cancels",
      (who) => {
        if (who.person.dialog !== undefined) who.cancels();
      },
    ],
    [
      "puts a dialog aside, or takes it up again",
      ({ person }, place) => {
        const { dialog } = person;
        if (dialog === undefined) person.dialog = aside[place];
        else if (aside[place] === undefined) person.dialog = undefined;
        aside[place] = dialog;
      },
    ],
    [
      "types yes",
      (who) => {
        const question = questions[who.person.steamId];
        if (question !== undefined) model.agrees(who, question);
        says(who, "yes");
      },
    ],
    [
      "types no",
      (who) => {
        says(who, "no");
      },
    ],
    [
      "plays",
      () => {
        const { busy, playing, free, seats } = at.reportOf(table);
        if (busy !== "" || !playing || free) return;
        const state = at.stateOf(table);
        const seat = at.decidingSeat(state);
        if (seat === undefined || seats[seat]?.kind !== "person") return;
        tries(() => {
          at.take(table, at.decider("random", below(random, 1000))(state, seat), seat);
        });
      },
    ],
    [
      "waits",
      () => {
        frames(LONG);
      },
    ],
    [
      "saves and loads",
      () => {
        model.check();
        const text = table.save();
        model.forgets();
        table.load(text);
        frames(60);
      },
    ],
  ];

  const [isFine, fault] = pcall(() => {
    frames(5);
    for (let act = 0; act < ACTS; act++) {
      // Answers are as frequent as what they answer.
      const [name, does] = expectPresent(acts[below(random, acts.length)]);
      if (below(random, 3) === 0) goHome();
      // Who plays asks more often than who looks on.
      const place = below(random, 3) === 0 ? below(random, present.length) : below(random, 2);
      const who = expectPresent(present[place]);
      notes.push(`${act} ${who.person.name} (${who.color()}) ${name}`);
      if (who.person.connected) does(who, place);
      if (below(random, 3) > 0) for (const other of present) saysYes(other);
      frames(below(random, LONGEST_PAUSE));
      // A game that all have ended begins again.
      if (!at.reportOf(table).playing) {
        for (const other of present) if (other.color() !== "Grey") says(other, "back");
        frames(60);
        for (const other of present)
          if (press(other, SENTENCES.start) || press(other, SENTENCES.startFilled)) break;
        frames(200);
      }
    }
    expectSound(table);
  });
  for (const [what, times] of Object.entries(model.granted())) happened[what] = (happened[what] ?? 0) + times;
  happened["acts"] = (happened["acts"] ?? 0) + notes.length;
  if (!isFine) error(`${game.rules.id}, seed ${seed}: ${tostring(fault)}\n${notes.join("\n")}`, 0);
  table.close();
}

describe("Whatever two to five people do, a seat, a secret and a consent are theirs", () => {
  const visit = <State, Action extends GameAction, Event extends GameEvent, Seen>(
    game: Game<State, Action, Event, Seen>,
    options: Options,
  ): void => {
    it(game.rules.id, () => {
      const faults: string[] = [];
      for (let number = 1; number <= TABLES * SCALE; number++) {
        const seed = number;
        if (ONLY !== undefined && ONLY !== seed) continue;
        const [isFine, fault] = pcall(() => {
          come(game, seed, options);
        });
        if (!isFine) faults.push(tostring(fault));
      }
      if (faults.length > 0) error(`${faults.length} tables failed\n${faults.join("\n\n")}`, 0);
    });
  };
  visit(rollFlush, {});
  visit(pokerchess, { moveLimit: 0, battleLimit: 0, turnLimit: 200 });
  it("and all of it happens", () => {
    // With one seed alone not everything does.
    for (const what of ONLY === undefined
      ? ["hands", "end", "rule", "undo", "hints", "seat of a person"]
      : [])
      expectTrue((happened[what] ?? 0) > 0, `${what} never happened: ${writeJson(happened)}`);
  });
});
