import type { PlayerVerbs } from "../../src/emulator";
import { verbsFor } from "../../src/emulator/verbs";
import { pokerchess } from "../../src/games/pokerchess";
import { rollFlush } from "../../src/games/roll-flush";
import type { Game } from "../../src/kit/game/game";
import { below, seeded } from "../../src/kit/data/random";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { english } from "../support/english";
import { expectSame, expectTrue } from "../support/expect";
import { SCALE } from "../support/scale";
import { gameTable, type GameTable } from "../table/game-table";
import { greenOf } from "../table/support/buttons";
import { answers, isAsked, opens, shown, stripOf } from "../table/support/hosting";
import { expectSound } from "../table/support/soundness";
import { coloursAt } from "./people/visit";

/*
 * A model of the lobby and of votes, compared with every panel: who has a green button, or a question, and nobody else.
 */

const { SENTENCES } = english.table;
const NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"];
const STEPS = 40;
/** For how long people do nothing after each step, in seconds. */
const PAUSE = 1.2;
/** For how long a question that was refused may not be asked again, and how long one may be open, in steps of the model. */
const PEACE = 10;
const LONGEST = 12;

/** A vote that is on: who has asked, who has agreed, and how many steps ago it was asked. */
interface Vote {
  asker: string;
  agreed: string[];
  age: number;
}

interface Model {
  /** Which preset is set, from 0, the designer's. */
  preset: number;
  accepted: string[];
  /** Who plays the game that is on; nobody: it is not dealt. */
  playing: string[];
  vote: Vote | undefined;
  /** How many bots are guests. */
  bots: number;
}

function describeLobbies<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  lobbies: number,
): void {
  const at: GameTable<State, Action> = gameTable(game);
  const { max } = game.rules.seats;
  const presets = game.presets.length + 1;

  function visit(seed: number): void {
    const random = seeded(seed * 7919 + max);
    const table = at.open({ seed, players: [{ color: "White", name: "Ada" }] }, {}, {});
    const colours = coloursAt(table);
    const count = 2 + below(random, Math.min(colours.length, NAMES.length) - 1);
    const home: Record<string, string> = { Ada: "White" };
    for (const name of NAMES.slice(1, count)) {
      const colour = colours.find((each) => !Object.values(home).includes(each)) ?? "Grey";
      home[name] = colour;
      table.joins(name, colour);
    }
    const names = NAMES.slice(0, count);
    const people: Record<string, PlayerVerbs> = {};
    for (const person of table.world.people) people[person.name] = verbsFor(table.world, person);
    const model: Model = { preset: 0, accepted: [], playing: [], vote: undefined, bots: 0 };
    const notes: string[] = [];
    const colourOf = (name: string): string => people[name]?.color() ?? "Grey";
    const seated = (): string[] => names.filter((name) => colourOf(name) !== "Grey");
    /** Those who would play: as many as there are seats, in the order of the table. */
    const players = (): string[] =>
      colours.flatMap((colour) => names.filter((name) => colourOf(name) === colour)).slice(0, max);
    const missing = (): string[] =>
      model.preset === 0 ? [] : players().filter((name) => !model.accepted.includes(name));
    const press = (name: string, ...labels: string[]): void => {
      const who = people[name];
      if (who !== undefined) opens(table, who, ...labels);
    };
    const pick = (from: readonly string[]): string | undefined => from[below(random, from.length)];

    function check(): void {
      table.seconds(PAUSE);
      const { vote } = model;
      for (const name of names) {
        const colour = colourOf(name);
        if (colour === "Grey") continue;
        const isToAnswer =
          vote !== undefined &&
          model.playing.includes(name) &&
          name !== vote.asker &&
          !vote.agreed.includes(name);
        expectSame(isAsked(table, colour), isToAnswer, `${name} is asked`);
        const isConcerned = vote !== undefined && model.playing.includes(name);
        expectSame(stripOf(table, colour) !== undefined, isConcerned, `${name} reads of a vote`);
        if (model.playing.length === 0)
          expectSame(greenOf(table, colour).join(), greenFor(name), `${name}'s green`);
      }
    }

    function greenFor(name: string): string {
      if (missing().includes(name)) return SENTENCES.acceptOptions;
      if (missing().length > 0) return "";
      return players().length + model.bots < game.rules.seats.min ? SENTENCES.startFilled : SENTENCES.start;
    }

    function inLobby(): void {
      const who = pick(seated());
      const stranger = pick(names.filter((name) => colourOf(name) === "Grey"));
      switch (below(random, 7)) {
        case 0:
          if (stranger === undefined) return;
          notes.push(`${stranger} sits`);
          people[stranger]?.sits(home[stranger] ?? "White");
          return;
        case 1:
          if (who === undefined || seated().length < 2) return;
          notes.push(`${who} stands`);
          people[who]?.stands();
          return;
        case 2:
        case 3: {
          if (who === undefined) return;
          notes.push(`${who} takes the next preset`);
          press(who, SENTENCES.optionsTab);
          const label = shown(table, colourOf(who))
            .split("\n")
            .find((line) => line.startsWith(SENTENCES.preset.split("{")[0] ?? ""));
          const tab = [SENTENCES.optionsTab, SENTENCES.playersTab];
          if (label === undefined) return;
          const button = people[who]
            ?.sees()
            .panels.find(({ tag, text }) => tag === "Button" && text === label && !tab.includes(text));
          if (button !== undefined) press(who, button.text);
          model.preset = (model.preset + 1) % presets;
          model.accepted = [who];
          press(who, SENTENCES.back);
          return;
        }
        case 4:
        case 5: {
          const owing = pick(missing());
          if (owing === undefined) return;
          notes.push(`${owing} accepts`);
          press(owing, SENTENCES.acceptOptions);
          model.accepted.push(owing);
          return;
        }
        default:
          if (who === undefined || !players().includes(who)) return;
          notes.push(`${who} deals`);
          if (missing().length > 0) {
            const label = people[who]
              ?.sees()
              .panels.find(({ text }) => text.startsWith(`${SENTENCES.start}\n`));
            if (label === undefined) return;
            press(who, label.text);
            // Who deals accepts, but not if that is refused because of others.
            if (missing().some((name) => name !== who)) return;
            if (!model.accepted.includes(who)) model.accepted.push(who);
          } else press(who, greenFor(who));
          model.playing = players();
          // Bots that have filled the table stay.
          model.bots = Math.max(model.bots, game.rules.seats.min - model.playing.length);
          at.waitForPeople(table, 120);
      }
    }

    function ends(): void {
      model.vote = undefined;
      model.playing = [];
    }

    function inGame(): void {
      const { vote } = model;
      if (vote === undefined) {
        const asker = pick(model.playing);
        if (asker === undefined) return;
        notes.push(`${asker} asks for a new game`);
        press(asker, SENTENCES.tableTab, SENTENCES.newGame);
        model.vote = { asker, agreed: [], age: 0 };
        if (model.playing.length === 1) {
          // Among bots one asks oneself.
          answers(table, colourOf(asker));
          ends();
        } else press(asker, SENTENCES.back);
        return;
      }
      vote.age++;
      const open = model.playing.filter((name) => name !== vote.asker && !vote.agreed.includes(name));
      const who = pick(open);
      const what = vote.age > LONGEST ? 0 : below(random, 5);
      if (who === undefined || what === 0) {
        notes.push(`${vote.asker} withdraws`);
        press(vote.asker, SENTENCES.withdraw);
        model.vote = undefined;
      } else if (what === 1) {
        notes.push(`${who} refuses`);
        answers(table, colourOf(who), false);
        model.vote = undefined;
        table.seconds(PEACE);
      } else {
        notes.push(`${who} agrees`);
        answers(table, colourOf(who));
        vote.agreed.push(who);
        if (open.length === 1) {
          table.seconds(2);
          ends();
        }
      }
    }

    const [isFine, fault] = pcall(() => {
      check();
      for (let step = 0; step < STEPS; step++) {
        if (model.playing.length === 0) inLobby();
        else inGame();
        check();
      }
      expectSound(table);
    });
    if (!isFine) error(`${game.rules.id}, seed ${seed}: ${tostring(fault)}\n${notes.join("\n")}`, 0);
  }

  it(`${game.rules.id}: exactly those who can act have a green button or a question`, () => {
    for (let seed = 1; seed <= lobbies * SCALE; seed++) visit(seed);
    expectTrue(presets > 1, "no options can be changed");
  });
}

describe("A lobby of two to eight people", () => {
  describeLobbies(rollFlush, 3);
  describeLobbies(pokerchess, 2);
});
