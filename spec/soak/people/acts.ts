import type { PlayerVerbs } from "../../../src/emulator";
import { below } from "../../../src/kit/data/random";
import { fill } from "../../../src/kit/words/words";
import { tries } from "../../attacks/support/trying";
import { box, findBoard } from "../../box/support/shelf-table";
import { expectTrue } from "../../support/expect";
import { english, startOf } from "../../support/english";
import { HOSTED } from "./model";
import type { Visit } from "./visit";
import { answers, isAsked } from "../../table/support/hosting";

const { SENTENCES, SETTING_NAMES } = english.table;

/** A pause as long as half the life of a question, in frames. */
const LONG = 60 * 35;
/** How long a sheet takes to open, in frames. */
const OPENING_TIME = 25;
/** After how many choices two people have chosen. */
const MOST_CHOICES = 12;
/** How long a game takes to go into its box or to come out, in frames, and how often that is tried. */
const EXCHANGE = 240;
const TRIES = 10;

/**
 * Something that people do at a table.
 * @noSelf
 */
export interface Act {
  name: string;
  does: (visit: Visit, who: PlayerVerbs, place: number) => void;
}

function pick<Item>({ random }: Visit, items: readonly Item[]): Item | undefined {
  return items[below(random, Math.max(1, items.length))];
}

/** Somebody opens sheets of the own panel, one in the other. */
function opens({ press, frames }: Visit, who: PlayerVerbs, sheets: readonly string[]): void {
  for (const sheet of sheets) {
    press(who, sheet);
    frames(OPENING_TIME);
  }
}

function says(who: PlayerVerbs, command: string): void {
  tries(() => who.says(`!offsuit ${command}`));
}

/** Somebody wants the own last choice undone, with all that has followed. */
function undoes(visit: Visit, who: PlayerVerbs): void {
  visit.notes(`${visit.names[visit.people.indexOf(who)] ?? ""} (${who.color()}) undoes`);
  visit.asks(who, "undo", () => who.says("!offsuit undo"));
  visit.frames(60);
}

/** Whoever is to decide asks for a hint, as soon as somebody is. */
function asksForHint({ asks, decider, frames }: Visit, who: PlayerVerbs): void {
  const asker = decider() ?? who;
  asks(asker, "hints", () => asker.says("!offsuit hint"));
  frames(60);
}

function labelOf(setting: keyof typeof SETTING_NAMES): string {
  return startOf(fill(SENTENCES.option, { label: SETTING_NAMES[setting] }));
}

/** Somebody leaves for a while, and comes back to the old colour or to another one. */
function leaves(visit: Visit, who: PlayerVerbs, place: number): void {
  const { person } = who;
  // Without its host there is no table.
  if (person.host) return;
  const { table, random, people, names, colours } = visit;
  const [called, colour] = [person.name, who.color()];
  // By what they were called at first everybody is the same person again.
  const name = names[place] ?? called;
  person.name = name;
  who.leaves();
  visit.frames(1 + below(random, 90));
  const back = table.joins(name);
  back.person.name = called;
  people[place] = back;
  back.sits(below(random, 4) === 0 ? (pick(visit, colours) ?? colour) : colour);
}

/** Somebody goes back to an earlier moment, by a rewind or by loading a save. */
function goesBack(visit: Visit, kind: "saved" | "stored"): void {
  const { table, model } = visit;
  const then = pick(
    visit,
    visit.past.filter((past) => past.table.kind === kind),
  );
  if (then === undefined) return;
  model.check();
  if (then.table.kind === "saved") table.load(then.table.save);
  else table.rewindTo(then.table.checkpoint);
  model.returns(then.moment);
  visit.frames(60);
}

/** What people do at any table. */
export const ACTS: readonly Act[] = [
  { name: "leaves and comes back", does: leaves },
  {
    name: "stands up",
    does: (_visit, who) => {
      who.stands();
    },
  },
  {
    name: "stands up for a moment",
    does: (visit, who) => {
      const colour = who.color();
      who.stands();
      visit.frames(1 + below(visit.random, 30));
      who.sits(colour);
    },
  },
  {
    name: "moves somebody to Grey, as the host",
    does: (visit) => {
      const other = pick(visit, visit.people);
      if (other?.person.connected !== true || other.color() === "Grey") return;
      visit.table.execute(`Player["${other.color()}"].changeColor("Grey")`);
    },
  },
  {
    name: "sits down",
    does: (visit, who) => {
      who.sits(pick(visit, visit.colours) ?? "White");
    },
  },
  {
    name: "sits down where somebody owns a seat",
    does: (visit, who) => {
      const seat = pick(visit, visit.report().seats);
      if (seat !== undefined) who.sits(seat.player ?? seat.colour);
    },
  },
  {
    name: "renames",
    does: (visit, { person }) => {
      const names = visit.names.concat(visit.colours, ["[b]White[/b]", "<b>Blue</b>", ""]);
      person.name = pick(visit, names) ?? person.name;
    },
  },
  {
    name: "promotes, as the host",
    does: (visit) => {
      const [host] = visit.people;
      const other = pick(visit, visit.people);
      if (other?.person.connected === true && other !== host) host?.promotes(other);
    },
  },
  {
    name: "asks for hands off",
    does: ({ asks }, who) => {
      asks(who, "hands", () => who.says("!offsuit hands off"));
    },
  },
  {
    name: "resumes",
    does: (_visit, who) => {
      says(who, "hands on");
    },
  },
  {
    name: "asks for the end",
    does: (visit, who) => {
      visit.asks(who, "end", () => {
        opens(visit, who, [SENTENCES.tableTab]);
        visit.press(who, SENTENCES.newGame);
      });
    },
  },
  {
    name: "asks for another rule of undo",
    does: (visit, who) => {
      visit.asks(who, "rule", () => {
        opens(visit, who, [SENTENCES.tableTab, SENTENCES.settingsTab]);
        visit.press(who, labelOf("undoRule"));
      });
    },
  },
  {
    name: "sets the table",
    does: (visit, who) => {
      opens(visit, who, [SENTENCES.tableTab, SENTENCES.settingsTab]);
      visit.model.sets(who);
      visit.press(who, labelOf(pick(visit, HOSTED) ?? "odds"));
    },
  },
  {
    name: "asks for a pause",
    does: ({ asks }, who) => {
      asks(who, "pause", () => who.says("!offsuit pause"));
    },
  },
  {
    name: "ends a pause",
    does: (_visit, who) => {
      says(who, "resume");
    },
  },
  {
    name: "undoes",
    does: (visit, who) => {
      undoes(visit, pick(visit, visit.choosers()) ?? who);
    },
  },
  {
    name: "undoes what another one has chosen since",
    does: (visit, who) => {
      if (visit.report().settings.undoRule !== "always") return;
      for (let choice = 0; choice < MOST_CHOICES && visit.choosers().length < 2; choice++) {
        visit.plays();
        visit.frames(90);
      }
      undoes(visit, visit.choosers()[1] ?? who);
    },
  },
  {
    name: "asks for a hint",
    does: asksForHint,
  },
  {
    name: "offers a swap",
    does: (visit, who) => {
      visit.asks(who, "swap", () => {
        says(who, "seats");
        visit.frames(OPENING_TIME);
        const offers = who.sees().panels.filter(({ text }) => text.startsWith(startOf(SENTENCES.swapWith)));
        visit.press(who, pick(visit, offers)?.text ?? SENTENCES.swapWith);
      });
    },
  },
  {
    name: "takes a seat",
    does: (visit, who) => {
      says(who, "back");
      visit.frames(OPENING_TIME);
      if (!visit.press(who, startOf(SENTENCES.takeAlong)))
        visit.asks(who, "seat", () => visit.press(who, startOf(SENTENCES.takeSeat)));
    },
  },
  {
    name: "takes a seat as a stranger",
    does: (visit) => {
      const stranger = visit.people[visit.people.length - 1];
      const free = visit.colours.filter((colour) => visit.people.every((other) => other.color() !== colour));
      if (stranger?.person.connected !== true || visit.report().seats.every(({ kind }) => kind === "person"))
        return;
      if (stranger.color() === "Grey") stranger.sits(pick(visit, free) ?? "Grey");
      visit.frames(OPENING_TIME * 2);
      visit.asks(stranger, "seat", () => visit.press(stranger, startOf(SENTENCES.takeSeat)));
      visit.frames(OPENING_TIME * 2);
      // A seat is only given if all want it.
      if (below(visit.random, 2) === 0) for (const other of visit.people) visit.answers(other);
      visit.frames(OPENING_TIME);
      // What others have agreed to is not the newcomer's.
      asksForHint(visit, stranger);
    },
  },
  {
    name: "decides about a seat",
    does: (visit, who) => {
      says(who, "back");
      visit.frames(OPENING_TIME);
      visit.model.gives();
      for (const sentence of [SENTENCES.standIn, SENTENCES.giveSeat, SENTENCES.seatNewcomer])
        if (below(visit.random, 2) === 0 && visit.press(who, startOf(sentence))) break;
    },
  },
  {
    name: "answers",
    does: ({ answers }, who) => {
      answers(who);
    },
  },
  {
    name: "refuses",
    does: ({ table }, who) => {
      if (isAsked(table, who.color())) answers(table, who.color(), false);
    },
  },
  {
    name: "withdraws",
    does: (visit, who) => {
      visit.press(who, SENTENCES.withdraw);
    },
  },
  {
    name: "plays by chat",
    does: (_visit, who) => {
      tries(() => who.says("!offsuit"));
    },
  },
  {
    name: "types yes",
    does: ({ typesYes }, who) => {
      typesYes(who);
    },
  },
  {
    name: "types no",
    does: (_visit, who) => {
      says(who, "no");
    },
  },
  {
    name: "plays",
    does: ({ plays }) => {
      plays();
    },
  },
  {
    name: "plays on",
    does: (visit) => {
      for (let choice = 0; choice < 4; choice++) {
        visit.plays();
        visit.frames(60);
      }
    },
  },
  {
    name: "waits",
    does: ({ frames }) => {
      frames(LONG);
    },
  },
  {
    name: "saves and loads",
    does: (visit) => {
      const { table, model } = visit;
      model.check();
      const save = table.save();
      const { moment } = visit.keeps({ kind: "saved", save });
      table.load(save);
      model.returns(moment);
      visit.frames(60);
    },
  },
  {
    name: "keeps a moment to rewind to",
    does: ({ table, keeps }) => {
      keeps({ kind: "stored", checkpoint: table.checkpoint() });
    },
  },
  {
    name: "rewinds",
    does: (visit) => {
      goesBack(visit, "stored");
    },
  },
  {
    name: "loads an older save",
    does: (visit) => {
      goesBack(visit, "saved");
    },
  },
];

/** Presses the button on the box of a game, and means it. */
function pressesBox(visit: Visit, who: PlayerVerbs, game: string): void {
  tries(() => {
    who.clicks("open", undefined, box(visit.table, game));
  });
  visit.frames(2);
  if (who.person.dialog !== undefined) who.answers();
}

function putsAway(visit: Visit, who: PlayerVerbs, pressed: string): void {
  const { table, game, model, people } = visit;
  model.check();
  const { seats, playing } = visit.report();
  const moment = model.remembers();
  const { host, promoted, steamId } = who.person;
  const owns = seats.some(({ player, person }) => person === steamId && player === who.color());
  const may = host || promoted || owns || !playing || moment.isOver;
  pressesBox(visit, who, pressed);
  table.frames(EXCHANGE);
  if (findBoard(table, game) !== undefined) return;
  expectTrue(may, `${who.person.name} (${who.color()}) has put away the game of others`);
  for (const other of people.slice(1)) if (below(visit.random, 3) === 0) other.stands();
  for (let time = 0; time < TRIES && findBoard(table, game) === undefined; time++) {
    const seated = people.find((other) => other.person.connected && other.color() !== "Grey") ?? people[0];
    if (seated?.color() === "Grey") seated.sits(pick(visit, visit.colours) ?? "White");
    if (seated !== undefined) pressesBox(visit, seated, game);
    table.frames(EXCHANGE);
  }
  expectTrue(findBoard(table, game) !== undefined, "the game does not come out of its box");
  model.returns(moment);
  visit.frames(60);
}

/** What people do where the game has a box on the shelf. */
export const SHELF_ACTS: readonly Act[] = [
  {
    name: "puts the game away, and opens it again",
    does: (visit, who) => {
      putsAway(visit, who, visit.game);
    },
  },
  {
    name: "puts the game of others away, as a stranger with a seat",
    does: (visit) => {
      const stranger = visit.people[visit.people.length - 1];
      const free = visit.colours.find((colour) => visit.people.every((other) => other.color() !== colour));
      if (stranger?.person.connected !== true) return;
      if (stranger.color() === "Grey" && free !== undefined) stranger.sits(free);
      visit.frames(OPENING_TIME);
      putsAway(visit, stranger, visit.game);
    },
  },
  {
    name: "opens another game, and then this one again",
    does: (visit, who) => {
      putsAway(visit, who, "rogue-solitaire");
    },
  },
];
