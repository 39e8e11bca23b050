import type { EmulatedTable, PlayerVerbs } from "../../../src/emulator";
import { viewerOf } from "../../../src/emulator/sight";
import type { Interface } from "../../../src/emulator/ui/interface";
import type { Person } from "../../../src/emulator/world";
import type { Game } from "../../../src/kit/game/game";
import type { GameAction, GameEvent, Seat } from "../../../src/kit/rules/rules";
import type { SettingName } from "../../../src/table/model/settings";
import { fill } from "../../../src/kit/words/words";
import { english } from "../../support/english";
import type { GameTable } from "../../table/game-table";
import type { Report } from "../../table/support/report";

const { SENTENCES } = english.table;

/** What people read on a screen as it was last looked at. */
interface Read {
  screen: Interface;
  revision: number;
  /** By what of somebody decides what they see. */
  panels: Record<string, string | undefined>;
}

/** What nobody gets alone, and how the others are asked for it. */
export const WISHES = {
  hands: SENTENCES.askHandsOff,
  end: SENTENCES.askNewGame,
  rule: fill(SENTENCES.askSetting, { label: english.table.SETTING_NAMES.undoRule }),
  undo: SENTENCES.askUndo,
  hints: SENTENCES.askHints,
  swap: SENTENCES.swapAsk,
  seat: SENTENCES.askTakeOver,
  pause: SENTENCES.askPause,
} as const;
export type Wish = keyof typeof WISHES;

/** What the host alone sets while others play too. */
export const HOSTED = ["odds", "hints", "loneChoices", "monsters"] as const satisfies readonly SettingName[];

/** For how long a wish may wait for the others, in frames. */
const LONGEST = 60 * 122;
/** For how long somebody can answer what is on their screen, in frames. */
const ANSWERABLE = 60 * 61;
/** How long the game may show what somebody saw at another colour, in frames. */
const LAG = 12;
/** How long it may take until something is done that somebody has clicked, in frames. */
const SOON = 120;

/** How long an undo takes that nobody has to be asked for, in frames. */
const AT_ONCE = 60 * 8;

/** Somebody has asked for something, or has said yes to a question. */
interface Said {
  id: string;
  colour: string;
  at: number;
}

/** What has come about at the table of a game up to a moment to which people may go back. */
export interface Moment {
  /** How the table was when it was looked at last. */
  last: Report | undefined;
  isOver: boolean;
  isOpen: boolean;
  /** Whether the game is paused, and all have wanted that. */
  isPaused: boolean;
  /** Everybody who has owned a seat of this game, by seat. */
  owned: string[][];
  /** Who wants hints in this game. */
  hinted: string[];
  /** Who has seen every hand as a spectator. */
  witnesses: string[];
}

/**
 * Who owns what, who has agreed to what and who may know what, as the people at a table have done it: not as the table says.
 * @noSelf
 */
export interface Model {
  asks: (who: PlayerVerbs, wish: Wish) => void;
  /**
   * Somebody says yes to a question.
   * @param shownAt the frame in which it came to their screen
   */
  agrees: (who: PlayerVerbs, question: string, shownAt: number) => void;
  /** Somebody decides about a seat. */
  gives: () => void;
  /** Somebody clicks a setting of the table. */
  sets: (who: PlayerVerbs) => void;
  moves: (who: PlayerVerbs) => void;
  /** Spectators see all hands in the game that is about to be dealt. */
  opensHands: () => void;
  /** What is true now, for somebody who comes back to it. */
  remembers: () => Moment;
  /** The table is as it was at a moment: loaded, rewound or taken out of its box. */
  returns: (to: Moment) => void;
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
  let known = nothingYet();
  const granted: Record<string, number> = {};
  let asked: (Said & { wish: Wish })[] = [];
  let yes: (Said & { question: string })[] = [];
  let isLoading = false;
  let givenAt = -LONGEST;
  let setter: { at: number; may: boolean } = { at: -LONGEST, may: true };
  const moved: Record<string, number | undefined> = {};
  let movedAt = -LONGEST;
  let checks = 0;
  let read: Read = { screen: table.world.screen, revision: 0, panels: {} };

  const now = (): number => table.world.framesEver;
  const owners = ({ seats }: Report): string[] =>
    seats.flatMap(({ kind, person }) => (kind === "person" && person !== undefined ? [person] : []));

  function grants(what: string): void {
    granted[what] = (granted[what] ?? 0) + 1;
  }

  const isGiven = (): boolean => now() - givenAt < SOON;

  /** The same without those who are away, while somebody decides who plays their seats. */
  const ownersThere = (report: Report): string[] =>
    isGiven()
      ? owners(report).filter((id) =>
          report.seats.some(({ person, player }) => person === id && isHere(id, player)),
        )
      : owners(report);

  /** Whether somebody has said yes to this since it was asked. */
  function hasAgreed(id: string, ask: Said & { wish: Wish }): boolean {
    // The name of who asks is beside the colour.
    const [before = "", after = ""] = WISHES[ask.wish].split("{colour}");
    const [rest = ""] = after.split("{");
    return yes.some(
      ({ id: who, at, question }) =>
        who === id && at >= ask.at && question.startsWith(before + ask.colour) && question.includes(rest),
    );
  }

  const isRecent = (ask: Said): boolean => now() - ask.at <= LONGEST;

  /** Whether everybody who owns a seat wants it: one has asked, and the others have said yes to that since. */
  function allWant(wish: Wish, report: Report, others = owners(report)): boolean {
    return asked.some(
      (ask) =>
        ask.wish === wish && isRecent(ask) && others.every((id) => id === ask.id || hasAgreed(id, ask)),
    );
  }

  /** Whether one of two people has offered the other a swap, and that one has said yes. */
  function haveSwapped(one: string, other: string): boolean {
    return asked.some(
      (ask) =>
        ask.wish === "swap" &&
        isRecent(ask) &&
        ((ask.id === one && hasAgreed(other, ask)) || (ask.id === other && hasAgreed(one, ask))),
    );
  }

  function told(wish: Wish): string {
    const asks = asked
      .filter((ask) => ask.wish === wish)
      .map(({ id, colour, at: when }) => `${id} ${colour} ${when}`);
    const answers = yes.map(({ id, at: when, question }) => `${id} ${when} ${question}`);
    return `${now()}\n${asks.join("\n")}\n${answers.join("\n")}`;
  }

  function isHere(id: string, colour: string | undefined): boolean {
    return people().some(
      (who) => who.person.connected && who.person.steamId === id && who.color() === colour,
    );
  }

  /** Whether those who only look on may see every hand: not while one of them has owned a seat. */
  function areHandsOpen(): boolean {
    return (
      known.isOpen &&
      people().every(
        ({ person: { connected, color, steamId } }) =>
          !connected || color !== "Grey" || known.owned.every((all) => !all.includes(steamId)),
      )
    );
  }

  function ownsAnother(person: string, seat: Seat, { seats }: Report): boolean {
    return seats.some((_, other) => other !== seat && known.owned[other]?.includes(person) === true);
  }

  /** A seat has come to a person: all concerned have wanted it, or it was the table's to give. */
  function checkOwner(
    seat: Seat,
    person: string,
    old: string | undefined,
    wasAt: string | undefined,
    report: Report,
  ): void {
    grants(old === undefined ? "seat of a bot" : "seat of a person");
    const all = known.owned[seat] ?? [];
    const isSwap = old !== undefined && haveSwapped(old, person);
    if (isSwap) grants("swap");
    if (!isSwap && ownsAnother(person, seat, report) && !all.includes(person))
      error(`${person} plays against a seat that was theirs`, 0);
    if (!all.includes(person) && known.witnesses.includes(person))
      error(`${person} has seen all hands, and has the seat ${seat}`, 0);
    const isFree = all.length === 0 || all.includes(person) || isSwap || allWant("seat", report);
    if (!isFree && !isGiven()) error(`${person} has the seat ${seat}, and nobody was asked`, 0);
    if (old !== undefined && !isSwap && !isGiven() && isHere(old, wasAt))
      error(`${person} has the seat of ${old}, who is there`, 0);
  }

  function checkOwners(before: Report, report: Report): void {
    for (let seat = 0; seat < report.seats.length; seat++) {
      const [was, is] = [before.seats[seat], report.seats[seat]];
      const old = was?.person;
      if (was?.kind === is?.kind && old === is?.person) continue;
      if (is?.person !== undefined) checkOwner(seat, is.person, old, was?.player, report);
      else if (old !== undefined && isHere(old, was?.player) && !isGiven())
        error(`a bot plays the seat of ${old}, who is there`, 0);
    }
  }

  /** What concerns everybody is set by the host. */
  function checkSettings(before: Report, report: Report): void {
    const changed = HOSTED.filter((name) => before.settings[name] !== report.settings[name]);
    if (changed.length === 0) return;
    grants("setting");
    if (owners(report).length > 1 && (!setter.may || now() - setter.at > SOON))
      error(`somebody else than the host has set ${changed.join()}`, 0);
  }

  function checkWishes(before: Report, report: Report): void {
    // Before the deal and after the end everybody may set the table.
    if (!before.playing || known.isOver) return;
    checkSettings(before, report);
    if (report.free && !before.free) {
      grants("hands");
      if (!allWant("hands", report, ownersThere(report)))
        error(`hands are free without consent of ${owners(report).join()}: ${told("hands")}`, 0);
    }
    if (before.settings.undoRule !== report.settings.undoRule) {
      grants("rule");
      if (!allWant("rule", report, ownersThere(report))) error("another rule for undo without consent", 0);
    }
    if (report.playing && report.hints.some((count, seat) => count > (before.hints[seat] ?? 0))) {
      grants("hints");
      for (const id of owners(report))
        if (!known.hinted.includes(id)) error(`a hint, and ${id} has not agreed`, 0);
    }
    if (!report.playing) {
      grants("end");
      if (owners(before).length > 1 && !allWant("end", before, ownersThere(before)))
        error("the game is over without consent", 0);
      return;
    }
    checkSteps(before, report);
  }

  /** What is missing of the record was undone: one's own by oneself, others' with their consent. */
  function checkSteps(before: Report, report: Report): void {
    const kept = before.steps.findIndex((step, place) => step !== report.steps[place]);
    const lost = kept < 0 ? [] : before.steps.slice(kept);
    if (lost.length > 0) grants("undo");
    for (const step of lost) {
      const [seat] = string.match(step, '"act","seat":(%d+)');
      const owner = before.seats[tonumber(seat) ?? -1]?.person;
      const isOwn = asked.some(
        ({ wish, id, at: when }) => wish === "undo" && id === owner && now() - when < AT_ONCE,
      );
      if (owner !== undefined && !isOwn && !allWant("undo", report, ownersThere(report)))
        error(`a choice of ${owner} is undone: ${told("undo")}`, 0);
    }
  }

  /** A pause that stops a clock is for all to want, when it begins or before the clock does. */
  function checkPause(report: Report): void {
    const face = game.rules.clock?.face(at.stateOf(table));
    if (known.isOver) return;
    if (!report.paused) known.isPaused = false;
    else if (!known.isPaused && allWant("pause", report, ownersThere(report))) {
      known.isPaused = true;
      grants("pause");
    } else if (!known.isPaused && face !== undefined) error(`paused without consent: ${told("pause")}`, 0);
  }

  /** All that somebody reads on the screen; it is put together again once anything on it has changed. */
  function panelOf(person: Person): string {
    const { screen } = table.world;
    if (screen !== read.screen || screen.revision() !== read.revision)
      read = { screen, revision: screen.revision(), panels: {} };
    const viewer = viewerOf(person);
    return (read.panels[`${viewer.color} ${viewer.host} ${viewer.admin} ${viewer.team}`] ??= screen
      .seenBy(viewer)
      .map((element) => screen.textOf(element))
      .join("\n"));
  }

  /** Nobody reads on the own panel what only another seat may know; who may read every hand may play none. */
  function checkSecrets(report: Report): void {
    const state = at.stateOf(table);
    const isOpen = areHandsOpen();
    const secrets = report.seats.map((_, seat) => game.words.own?.(game.rules.seen(state, seat)) ?? "");
    for (const { person } of people()) {
      const { steamId, connected, color, name } = person;
      if (!connected || color === "Black" || now() - (moved[steamId] ?? 0) < LAG) continue;
      // Spectators share a panel: somebody has just joined them before whom it has to be empty.
      if (color === "Grey" && now() - movedAt < LAG) continue;
      const panel = panelOf(person);
      for (let seat: Seat = 0; seat < secrets.length; seat++) {
        const secret = secrets[seat] ?? "";
        if (secret === "" || known.owned[seat]?.includes(steamId) === true || !panel.includes(secret))
          continue;
        if (!isOpen || color !== "Grey") error(`${name} at ${color} reads "${secret}" of seat ${seat}`, 0);
        grants("open hands");
        if (!known.witnesses.includes(steamId)) known.witnesses.push(steamId);
      }
    }
  }

  /** Another game, in which nobody has agreed to anything. */
  function begins(report: Report): void {
    const { isOpen } = known;
    known = nothingYet();
    known.isOpen = isOpen;
    known.last = report;
    [asked, yes] = [[], []];
  }

  function notesOwners({ seats }: Report): void {
    for (let seat = 0; seat < seats.length; seat++) {
      const person = seats[seat]?.person;
      const all = (known.owned[seat] ??= []);
      if (person !== undefined && !all.includes(person)) all.push(person);
    }
  }

  function wants(id: string): void {
    if (!known.hinted.includes(id)) known.hinted.push(id);
  }

  function check(): void {
    const report = at.reportOf(table);
    const { last } = known;
    // Somebody who has changed seats may see what others do, though nothing else has changed; nor does a pause change what is told.
    const isSame = report === last;
    if (isSame && report.playing && !isLoading && asked.some(({ wish }) => wish === "pause"))
      checkPause(report);
    if (isSame && (!report.playing || now() - movedAt > SOON)) return;
    // A table that is being loaded, or goes back in the game, tells of itself when that is done.
    if (report.busy === "resuming" || (isLoading && report.seats.length === 0)) return;
    isLoading = false;
    checks++;
    if (isSame) {
      checkSecrets(report);
      return;
    }
    if (last !== undefined) {
      if (report.playing) checkOwners(last, report);
      checkWishes(last, report);
    }
    if (!report.playing) {
      begins(report);
      return;
    }
    notesOwners(report);
    known.last = report;
    known.isOver = game.rules.waiting(at.stateOf(table)).kind === "over";
    checkSecrets(report);
    checkPause(report);
  }

  return {
    granted: () => ({ ...granted, checks }),
    asks: (who, wish) => {
      const { steamId } = who.person;
      asked.push({ wish, id: steamId, colour: who.color(), at: now() });
      if (wish === "hints") wants(steamId);
    },
    agrees: (who, question, shownAt) => {
      if (now() - shownAt > ANSWERABLE) return;
      const { steamId } = who.person;
      yes.push({ question, id: steamId, colour: who.color(), at: now() });
      const [, hints = ""] = WISHES.hints.split("}");
      if (question.endsWith(hints)) wants(steamId);
    },
    gives: () => {
      givenAt = now();
    },
    sets: (who) => {
      const isHostSeated = people().some(({ person }) => person.host && person.color !== "Grey");
      setter = { at: now(), may: who.person.host || !isHostSeated };
    },
    moves: (who) => {
      moved[who.person.steamId] = now();
      movedAt = now();
    },
    opensHands: () => {
      known.isOpen = true;
    },
    remembers: () => ({
      ...known,
      owned: known.owned.map((all) => [...all]),
      hinted: [...known.hinted],
      witnesses: [...known.witnesses],
    }),
    returns: (to) => {
      // What all want to undo may be under way while the table is saved.
      const isUndoing = known.last !== undefined && allWant("undo", known.last);
      known = {
        ...to,
        owned: to.owned.map((all) => [...all]),
        hinted: [...to.hinted],
        witnesses: [...to.witnesses],
      };
      if (!isUndoing) [asked, yes] = [[], []];
      isLoading = true;
    },
    check,
  };
}

function nothingYet(): Moment {
  return {
    last: undefined,
    isOver: false,
    isOpen: false,
    isPaused: false,
    owned: [],
    hinted: [],
    witnesses: [],
  };
}
