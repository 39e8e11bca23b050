import type { EmulatedTable, PlayerVerbs } from "../../../src/emulator";
import type { Game } from "../../../src/kit/game";
import type { GameAction, GameEvent, Seat } from "../../../src/kit/rules";
import { fill } from "../../../src/kit/words";
import { english } from "../../support/english";
import type { GameTable } from "../../table/game-table";
import { shown } from "../../table/support/hosting";
import type { Report } from "../../table/support/report";

const { SENTENCES } = english.table;

/** What nobody gets alone, and how the others are asked for it. */
export const WISHES = {
  hands: SENTENCES.askHandsOff,
  end: SENTENCES.askNewGame,
  rule: SENTENCES.askUndoRule,
  undo: SENTENCES.askUndo,
  hints: SENTENCES.askHints,
  swap: SENTENCES.swapAsk,
  seat: SENTENCES.askTakeOver,
} as const;
export type Wish = keyof typeof WISHES;

/** For how long a wish may wait for the others, in frames. */
const LONGEST = 60 * 100;
/** How long the game may show what somebody saw at another colour, in frames. */
const LAG = 12;

/** Somebody has asked for something, or has said yes to a question. */
interface Said {
  id: string;
  colour: string;
  at: number;
}

/**
 * Who owns what, who has agreed to what and who may know what, as the people at a table have done it: not as the table says.
 * @noSelf
 */
export interface Model {
  asks: (who: PlayerVerbs, wish: Wish) => void;
  /** Somebody says yes to what is on their screen. */
  agrees: (who: PlayerVerbs, question: string) => void;
  /** The host decides about a seat. */
  gives: () => void;
  moves: (who: PlayerVerbs) => void;
  /** The table is another one from now on: loaded or rewound. */
  forgets: () => void;
  /** Compares the table with the model; fails with what nobody has agreed to, or may know. */
  check: () => void;
  /** How often each thing happened of which the model holds that all concerned have agreed to it. */
  granted: () => Readonly<Record<string, number>>;
}

/** The model of the people at the table of a game. */
export function modelOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  at: GameTable<State, Action>,
  table: EmulatedTable,
  people: (this: void) => readonly PlayerVerbs[],
): Model {
  let last: Report | undefined;
  const granted: Record<string, number> = {};
  let asked: (Said & { wish: Wish })[] = [];
  let yes: (Said & { question: string })[] = [];
  /** Whether the game was over when the table was looked at last. */
  let isOver = false;
  let givenAt = -LONGEST;
  /** Everybody who has owned a seat of this game, by seat. */
  let owned: string[][] = [];
  const moved: Record<string, number | undefined> = {};

  const now = (): number => table.world.framesEver;
  const owners = ({ seats }: Report): string[] =>
    seats.flatMap(({ kind, person }) => (kind === "person" && person !== undefined ? [person] : []));

  function grants(what: string): void {
    granted[what] = (granted[what] ?? 0) + 1;
  }

  /** The same without those who are away, while the host decides who plays their seats. */
  const ownersThere = (report: Report): string[] =>
    now() - givenAt > LAG * 10
      ? owners(report)
      : owners(report).filter((id) =>
          report.seats.some(({ person, player }) => person === id && isHere(id, player)),
        );

  /** Whether everybody who owns a seat wants it: one has asked, and the others have said yes to that since. */
  function allWant(wish: Wish, report: Report, others = owners(report)): boolean {
    return asked.some((ask) => {
      if (ask.wish !== wish || now() - ask.at > LONGEST) return false;
      const question = fill(WISHES[wish], { colour: ask.colour }).split("{")[0] ?? "";
      return others.every(
        (id) =>
          id === ask.id ||
          yes.some((each) => each.id === id && each.at >= ask.at && each.question.startsWith(question)),
      );
    });
  }

  function told(wish: Wish): string {
    const asks = asked
      .filter((ask) => ask.wish === wish)
      .map(({ id, colour, at: when }) => `${id} ${colour} ${when}`);
    const answers = yes.map(({ id, at: when, question }) => `${id} ${when} ${question}`);
    return `${now()}\n${asks.join("\n")}\n${answers.join("\n")}`;
  }

  /** Whether a person has said yes to anybody's wish of this kind, or has had it. */
  function everWanted(wish: Wish, id: string): boolean {
    const [, end = ""] = WISHES[wish].split("}");
    return (
      asked.some((ask) => ask.wish === wish && ask.id === id) ||
      yes.some((each) => each.id === id && each.question.endsWith(end))
    );
  }

  function isHere(id: string, colour: string | undefined): boolean {
    return people().some(
      (who) => who.person.connected && who.person.steamId === id && who.color() === colour,
    );
  }

  function ownsAnother(person: string, seat: Seat, { seats }: Report): boolean {
    return seats.some((_, other) => other !== seat && owned[other]?.includes(person) === true);
  }

  function checkOwners(before: Report, report: Report): void {
    for (let seat = 0; seat < report.seats.length; seat++) {
      const [was, is] = [before.seats[seat], report.seats[seat]];
      const person = is?.person;
      const all = (owned[seat] ??= []);
      if (was?.kind === is?.kind && was?.person === person) continue;
      const old = was?.person;
      if (person === undefined) {
        if (old !== undefined && isHere(old, was?.player))
          error(`a bot plays the seat of ${old}, who is there`, 0);
        continue;
      }
      grants(old === undefined ? "seat of a bot" : "seat of a person");
      const isOther = ownsAnother(person, seat, report);
      const isSwap =
        old !== undefined && (allWant("swap", report, [person]) || allWant("swap", report, [old]));
      if (!isSwap && isOther && !all.includes(person))
        error(`${person} plays against a seat that was theirs`, 0);
      const isGiven = now() - givenAt < LAG * 10;
      const isFree = all.length === 0 || all.includes(person) || isSwap || allWant("seat", report);
      if (!isFree && !isGiven) error(`${person} has the seat ${seat}, and nobody was asked`, 0);
      if (old !== undefined && !isSwap && !isGiven && isHere(old, was?.player))
        error(`${person} has the seat of ${old}, who is there`, 0);
    }
  }

  function checkWishes(before: Report, report: Report): void {
    // Before the deal and after the end everybody may set the table.
    if (!before.playing || isOver) return;
    if (report.free && !before.free && !allWant("hands", report, ownersThere(report)))
      error(`hands are free without consent of ${owners(report).join()}: ${told("hands")}`, 0);
    if (report.free && !before.free) grants("hands");
    if (before.settings.undoRule !== report.settings.undoRule) grants("rule");
    if (report.hints.join() !== before.hints.join()) grants("hints");
    if (before.settings.undoRule !== report.settings.undoRule && !allWant("rule", report))
      error("another rule for undo without consent", 0);
    if (report.hints.join() !== before.hints.join())
      for (const id of owners(report))
        if (!everWanted("hints", id)) error(`a hint, and ${id} has not agreed`, 0);
    const lost = before.steps.slice(report.steps.length);
    if (report.busy === "resuming" || before.busy === "resuming") return;
    if (
      !report.playing &&
      before.playing &&
      owners(before).length > 1 &&
      !allWant("end", before, ownersThere(before))
    )
      error("the game is over without consent", 0);
    if (!report.playing) {
      if (before.playing) grants("end");
      return;
    }
    if (lost.length > 0) grants("undo");
    for (const step of lost) {
      const [seat] = string.match(step, '"act","seat":(%d+)');
      const owner = before.seats[tonumber(seat) ?? -1]?.person;
      const isOwn = asked.some((ask) => ask.wish === "undo" && ask.id === owner && now() - ask.at < LONGEST);
      if (owner !== undefined && !isOwn && !allWant("undo", report))
        error(`a choice of ${owner} is undone`, 0);
    }
  }

  /** Nobody reads on the own panel what only another seat may know. */
  function checkSecrets(report: Report): void {
    const state = at.stateOf(table);
    for (let seat: Seat = 0; seat < report.seats.length; seat++) {
      const secret = game.words.own?.(game.rules.seen(state, seat)) ?? "";
      if (secret === "") continue;
      for (const who of people()) {
        const { steamId, connected } = who.person;
        const colour = who.color();
        if (!connected || colour === "Black" || now() - (moved[steamId] ?? 0) < LAG) continue;
        if (owned[seat]?.includes(steamId) !== true && shown(table, colour).includes(secret))
          error(`${who.person.name} at ${colour} reads "${secret}" of seat ${seat}`, 0);
      }
    }
  }

  return {
    granted: () => granted,
    asks: (who, wish) => {
      asked.push({ wish, id: who.person.steamId, colour: who.color(), at: now() });
    },
    agrees: (who, question) => {
      yes.push({ question, id: who.person.steamId, colour: who.color(), at: now() });
    },
    gives: () => {
      givenAt = now();
    },
    moves: (who) => {
      moved[who.person.steamId] = now();
    },
    forgets: () => {
      last = undefined;
    },
    check: () => {
      const report = at.reportOf(table);
      if (report === last) return;
      // A table that is being loaded tells of itself when that is done.
      if (last === undefined && (report.seats.length === 0 || report.busy === "resuming")) return;
      if (!report.playing || last === undefined) {
        if (last !== undefined) checkWishes(last, report);
        // Another game, in which nobody has agreed to anything.
        if (!report.playing) [asked, yes, owned] = [[], [], []];
      } else {
        checkOwners(last, report);
        checkWishes(last, report);
      }
      for (let seat = 0; seat < report.seats.length; seat++) {
        const person = report.seats[seat]?.person;
        const all = (owned[seat] ??= []);
        if (person !== undefined && !all.includes(person)) all.push(person);
      }
      last = report;
      isOver = report.playing && game.rules.waiting(at.stateOf(table)).kind === "over";
      if (report.playing && report.busy !== "resuming") checkSecrets(report);
    },
  };
}
