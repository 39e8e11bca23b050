import type { EmulatedTable, PlayerVerbs, SaveState, Checkpoint } from "../../../src/emulator";
import { verbsFor } from "../../../src/emulator/verbs";
import type { Game } from "../../../src/kit/game/game";
import type { Options } from "../../../src/kit/rules/options";
import { below, seeded, type Random } from "../../../src/kit/data/random";
import type { GameAction, GameEvent } from "../../../src/kit/rules/rules";
import { fill } from "../../../src/kit/words/words";
import { tries } from "../../attacks/support/trying";
import { findBoard, openShelf, pressAndRest } from "../../box/support/shelf-table";
import { expectPresent } from "../../support/expect";
import { english, startOf } from "../../support/english";
import { drawnInRounds } from "../../support/rounds";
import { gameTable, type GameTable } from "../../table/game-table";
import {
  answers,
  isAsked,
  opens,
  opensPlayers,
  opensSettings,
  stripOf,
  turnsTo,
} from "../../table/support/hosting";
import { expectOrder } from "../../table/support/observer";
import { expectSound } from "../../table/support/soundness";
import type { Report } from "../../table/support/report";
import { ACTS, SHELF_ACTS } from "./acts";
import { modelOf, type Model, type Moment, type Wish } from "./model";

const { SENTENCES } = english.table;

/** The longest pause between two acts, in frames. */
const LONGEST_PAUSE = 40;
/** How often the table is compared with the model, in frames. */
const LOOK = 3;
/** How many moments people go back to at most. */
const MOST_MOMENTS = 6;
/** How the question is told apart from how it is answered, for those who are asked in the chat. */
const HOW_TO_ANSWER = startOf(SENTENCES.askedInChat.split("{question}")[1] ?? "");

/** What somebody was asked last, and in which frame that came to their screen. */
interface Asked {
  question: string;
  at: number;
}

/** A moment that people go back to. */
export interface Past {
  moment: Moment;
  table: { kind: "saved"; save: SaveState } | { kind: "stored"; checkpoint: Checkpoint };
}

/**
 * People at the table of a game, as their acts see it.
 * @noSelf
 */
export interface Visit {
  table: EmulatedTable;
  /** The id of the game. */
  game: string;
  random: Random;
  model: Model;
  /** Everybody who has come, the host first; somebody who is back is in the old place. */
  people: PlayerVerbs[];
  /** What they were called when they came. */
  names: readonly string[];
  /** The colours at which they can sit. */
  colours: readonly string[];
  past: Past[];
  /** Lets time pass, and compares the table with the model. */
  frames: (count: number) => void;
  report: () => Report;
  /** The person who is to decide, if the table waits for one who is there. */
  decider: () => PlayerVerbs | undefined;
  /** The people whose seats have chosen, the last one first, if they are there. */
  choosers: () => PlayerVerbs[];
  /** Whoever is to decide does. */
  plays: () => void;
  /** Says yes to what is on somebody's screen. */
  answers: (who: PlayerVerbs) => void;
  /** Says yes in the chat. */
  typesYes: (who: PlayerVerbs) => void;
  /** Clicks the first button of one's panel that begins so; answers whether there is one. */
  press: (who: PlayerVerbs, label: string) => boolean;
  /** Asks for what takes the others' consent. */
  asks: (who: PlayerVerbs, wish: Wish, ask: (this: void) => void) => void;
  /** Keeps this moment, to come back to it. */
  keeps: (table: Past["table"]) => Past;
  notes: (text: string) => void;
}

/** How people come to a table. */
export interface Coming {
  seed: number;
  options: Options;
  /** Whether the game is one on the shelf, to be put away and opened again. */
  onShelf: boolean;
  acts: number;
}

/** What has happened at some tables: how often each act, and what all have agreed to. */
export type Happened = Record<string, number>;

/** People come to a table of a game and do what they like. Fails with what they may not, and what they had done. */
export function come<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  coming: Coming,
  happened: Happened,
): void {
  const { seed, onShelf, acts } = coming;
  const at = gameTable(game);
  const random = seeded(seed * 7919 + game.rules.id.length + (onShelf ? 17 : 0));
  const { table, isOpen } = seat(game.rules.id, at, coming, random);
  const notes: string[] = [];
  const visit = visitOf(game, at, table, { coming, random, notes });
  if (isOpen) visit.model.opensHands();
  const nextAct = drawnInRounds(onShelf ? ACTS.concat(SHELF_ACTS) : ACTS);
  const count = (what: string, times = 1): void => {
    happened[what] = (happened[what] ?? 0) + times;
  };
  const [isFine, fault] = pcall(() => {
    visit.frames(5);
    for (let act = 0; act < acts; act++) {
      if (below(random, 3) === 0) goHome(visit);
      const { name, does } = nextAct(random);
      // Who plays asks more often than who looks on.
      const place = below(random, 3) === 0 ? below(random, visit.people.length) : below(random, 2);
      const who = expectPresent(visit.people[place]);
      notes.push(`${act} ${visit.names[place] ?? ""} (${who.color()}) ${name}`);
      count(name);
      if (who.person.connected) does(visit, who, place);
      // Answers are as frequent as what they answer.
      if (below(random, 3) > 0) for (const other of visit.people) saysYes(visit, other);
      visit.frames(below(random, LONGEST_PAUSE));
      expectOrder(table);
      if (!visit.report().playing) beginsAgain(visit);
    }
    expectSound(table);
  });
  for (const [what, times] of Object.entries(visit.model.granted())) count(what, times);
  count("acts", acts);
  count("tables");
  if (!isFine)
    error(
      `${game.rules.id}${onShelf ? " on the shelf" : ""}, seed ${seed}: ${tostring(fault)}\n${notes.join("\n")}`,
      0,
    );
}

/** A table of a game with two to four people who play, every second one with a bot, too; now and then with open hands. */
function seat<State, Action>(
  id: string,
  at: GameTable<State, Action>,
  { seed, options, onShelf }: Coming,
  random: Random,
): { table: EmulatedTable; isOpen: boolean } {
  const players = ["White", "Blue"].map((color) => ({ color }));
  const set = below(random, 2) === 0 ? { undoRule: "always" as const } : {};
  const table = onShelf ? openShelf({ seed, players }) : at.open({ seed, players }, options, set);
  const white = table.player("White");
  if (onShelf) pressAndRest(table, id);
  const colours = coloursAt(table);
  for (let more = below(random, 3); more > 0; more--) {
    const colour = colours.find((each) => table.world.people.every(({ color }) => color !== each));
    if (colour !== undefined) table.joins(colour, colour);
    table.seconds(0.5);
  }
  if (seed % 2 === 1) {
    opensPlayers(table, white);
    // A full table takes none.
    tries(() => {
      white.clicks(SENTENCES.addBot);
    });
    table.seconds(0.5);
    opens(table, white, SENTENCES.back);
  }
  const isOpen = below(random, 4) === 0;
  if (isOpen) {
    opensSettings(table, white);
    turnsTo(table, white, fill(SENTENCES.openHands, { what: SENTENCES.openHandsNone }));
    table.seconds(0.5);
    opens(table, white, SENTENCES.back);
  }
  for (const { color } of [...table.world.people]) tries(() => table.player(color).says("!offsuit back"));
  table.seconds(0.5);
  at.deal(table, white);
  for (const name of ["Eve", "Anna", "Bob", "Carl"].slice(0, 1 + below(random, 4)))
    table.joins(name).stands();
  return { table, isOpen };
}

/** The colours that have a hand at a table. */
export function coloursAt(table: EmulatedTable): string[] {
  return table
    .objects()
    .filter(({ type }) => type === "Hand")
    .map(({ state }) => state.FogColor ?? "")
    .filter((colour) => colour !== "");
}

/** What the people at a table do it with. */
function visitOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  at: GameTable<State, Action>,
  table: EmulatedTable,
  { coming, random, notes }: { coming: Coming; random: Random; notes: string[] },
): Visit {
  const { id } = game.rules;
  const people = table.world.people.map((person) => personIn(table, person.name));
  const model = modelOf(game, at, table, () => people);
  /** What everybody was asked last, by Steam id. */
  const asked: Record<string, Asked | undefined> = {};
  const inStrip: Record<string, boolean> = {};
  const past: Past[] = [];
  const satAt: Record<string, string | undefined> = {};

  const isOpen = (): boolean => !coming.onShelf || findBoard(table, id) !== undefined;

  /** Notes what is on somebody's screen, and whether that is at another colour. */
  function looks(who: PlayerVerbs): void {
    const { steamId, heard, color } = who.person;
    if (satAt[steamId] !== color) model.moves(who);
    satAt[steamId] = color;
    const { framesEver } = table.world;
    const strip = isAsked(table, color) ? stripOf(table, color)?.split("\n")[0] : undefined;
    if (strip !== undefined) {
      if (!inStrip[steamId] || asked[steamId]?.question !== strip)
        asked[steamId] = { question: strip, at: framesEver };
      inStrip[steamId] = true;
      return;
    }
    inStrip[steamId] = false;
    const line = heard[heard.length - 1]?.text ?? "";
    const [question, answer] = line.split(HOW_TO_ANSWER);
    if (question !== undefined && answer !== undefined && asked[steamId]?.question !== question)
      asked[steamId] = { question, at: framesEver };
  }

  function frames(count: number): void {
    for (let frame = 0; frame < count; frame++) {
      table.frames(1);
      for (const who of people) looks(who);
      if (frame % LOOK === 0 && isOpen()) model.check();
    }
    // No frame may have gone by since somebody stood up.
    for (const who of people) looks(who);
    if (isOpen()) model.check();
  }

  return {
    ...{ table, game: id, random, model, people, past, frames },
    names: people.map(({ person }) => person.name),
    colours: coloursAt(table),
    report: () => at.reportOf(table),
    decider: () => {
      const { busy, playing, deciding, seats } = at.reportOf(table);
      const { player, person } = seats[deciding[0] ?? 0] ?? {};
      if (busy !== "" || !playing) return undefined;
      return people.find((who) => who.color() === player && who.person.steamId === person);
    },
    choosers: () => {
      const { steps, seats } = at.reportOf(table);
      const found: PlayerVerbs[] = [];
      for (let index = steps.length - 1; index >= 0; index--) {
        const [seat] = string.match(steps[index] ?? "", '"act","seat":(%d+)');
        const { player, person } = seats[tonumber(seat) ?? -1] ?? {};
        const who = people.find((other) => other.color() === player && other.person.steamId === person);
        if (who !== undefined && !found.includes(who)) found.push(who);
      }
      return found;
    },
    plays: () => {
      const { busy, playing, free, seats } = at.reportOf(table);
      if (busy !== "" || !playing || free) return;
      const state = at.stateOf(table);
      const seat = at.decidingSeat(state);
      if (seat === undefined || seats[seat]?.kind !== "person") return;
      tries(() => {
        at.take(table, at.decider("random", below(random, 1000))(state, seat), seat);
      });
    },
    answers: (who) => {
      looks(who);
      const last = asked[who.person.steamId];
      if (last === undefined || !isAsked(table, who.color())) return;
      model.agrees(who, last.question, last.at);
      tries(() => {
        answers(table, who.color());
      });
    },
    typesYes: (who) => {
      looks(who);
      const last = asked[who.person.steamId];
      if (last !== undefined) model.agrees(who, last.question, last.at);
      tries(() => who.says("!offsuit yes"));
    },
    press: (who, label) => {
      const button = who.sees().panels.find(({ text }) => text.startsWith(label));
      return button !== undefined && tries(() => who.clicks(button.text));
    },
    asks: (who, wish, ask) => {
      model.asks(who, wish);
      tries(ask);
    },
    keeps: (kept) => {
      model.check();
      const one = { moment: model.remembers(), table: kept };
      past.push(one);
      if (past.length > MOST_MOMENTS) past.shift();
      return one;
    },
    notes: (text) => {
      notes.push(`  ${text}`);
    },
  };
}

/** The verbs of somebody at a table, whatever the colour. */
function personIn(table: EmulatedTable, name: string): PlayerVerbs {
  const person = expectPresent(table.world.people.find((other) => other.name === name));
  return verbsFor(table.world, person);
}

/** Somebody who is asked something says yes, a moment later. */
function saysYes(visit: Visit, who: PlayerVerbs): void {
  if (!isAsked(visit.table, who.color())) return;
  visit.frames(25 + below(visit.random, 20));
  if (!isAsked(visit.table, who.color())) return;
  visit.notes(`${visit.names[visit.people.indexOf(who)] ?? ""} (${who.color()}) says yes`);
  visit.answers(who);
}

/** Those who own a seat sit where they play it. */
function goHome({ people, report, frames }: Visit): void {
  for (const { kind, player, person } of report().seats) {
    const who = people.find((other) => other.person.connected && other.person.steamId === person);
    if (kind !== "person" || who === undefined || player === undefined || who.color() === player) continue;
    people.find((other) => other.color() === player)?.stands();
    who.sits(player);
  }
  frames(15);
}

/** A game that all have ended begins again. */
function beginsAgain({ people, press, frames, colours }: Visit): void {
  // Somebody has to sit.
  for (const [place, who] of people.slice(0, 2).entries()) {
    const colour = colours[place];
    if (who.color() !== "Grey" || colour === undefined) continue;
    who.sits(colour);
  }
  for (const who of people) if (who.color() !== "Grey") tries(() => who.says("!offsuit back"));
  frames(60);
  people.some((who) => press(who, SENTENCES.start) || press(who, SENTENCES.startFilled));
  frames(200);
}
