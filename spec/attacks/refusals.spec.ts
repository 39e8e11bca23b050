import { readJson, type EmulatedTable, type Piece } from "../../src/emulator";
import { copy, isRecord, same } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import type { Command, CommandKind } from "../../src/table/commands/commands";
import { versionOf } from "../../src/table/model/versions";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { DAY, GAMES_OF_TODAY } from "../support/rotation";
import { SCALE } from "../support/scale";
import { gameTable } from "../table/game-table";
import { endedGame } from "../table/support/watched-games";
import { allAgree, answers, isAsked } from "../table/support/hosting";
import { headerOf } from "../table/support/saved-board";
import { expectSound } from "../table/support/soundness";
import { commandsOf, EVERY_COMMAND, ownSeat } from "./support/every-command";
import { insideOf, type Inside, type Told } from "./support/inside";
import type { Desk } from "../../src/table/model/contracts";

/** Who gives commands: somebody who only looks on, one who came after the deal, one who plays if several do, and the host. */
const THROWERS: readonly ColorLiteral[] = ["Grey", "Orange", "Purple", "Blue", "White"];
const KINDS = Object.keys(EVERY_COMMAND) as CommandKind[]; // a record has these keys and no others
/** As if whoever was refused had not been told so. */
const NOTHING_TOLD: Told = { notice: "", cited: "" };

/** Somewhere a game can be, and the commands by which those who may could lead it somewhere else. */
interface Place {
  name: string;
  leads: readonly CommandKind[];
  /** The kinds that are given there, if not all. */
  kinds?: readonly CommandKind[];
}

/** Who is there before the deal. */
const PLAYERS = ["White", "Blue", "Purple", "Grey"].map((color) => ({ color }));

/** One of so many kinds is given by each person in each place, in turn by the day: in the soak all are. */
const SHARE = 4;

/** More questions than anybody is asked one after the other. */
const MOST_QUESTIONS = 12;

/** What leads from one game to the next, and what leads on in a game. */
const DEALS: readonly CommandKind[] = ["start", "daily", "learn", "puzzle"];
const PLAYS: readonly CommandKind[] = ["choose", "chooseAmount", "followCoach", "undo", "pause"];

/** What a refusal must not change, but for the answer itself. */
interface Seen {
  saved: string;
  unsaved: unknown;
  panels: Record<string, unknown>;
}

/** What a desk knows that no save tells. */
function unsavedOf(desk: Desk): unknown {
  const { accepted, again, setBy, versions, deciding, busy, byHand, hotSeat, justUndone, practice } = desk;
  const result = desk.result !== undefined;
  const stage = [practice?.replay, practice?.puzzle?.isTold, practice?.lines.length];
  const lists = [desk.lines.length, desk.offers.length, desk.remarks.length];
  return copy({
    ...{ accepted, again, setBy, versions, deciding, busy, byHand, hotSeat, justUndone, result },
    ...{ stage, lists },
  });
}

/** Where a table is: as long as this stays the same, so does what it grants. */
function placeOf({ playing, paused, free, tutorial, trying, practice, result, lines }: Desk): string {
  const over = result !== undefined;
  const kind = practice === undefined ? "" : (practice.replay?.kind ?? "practice");
  const steps = practice === undefined ? lines.length : 0;
  const parts = [playing, paused, free, tutorial, trying, over, kind, steps];
  return parts.map((part) => `${part}`).join(" ");
}

/** What a viewer's panel shows; what a click on a bar, or what is typed, would do cannot be compared. */
function panelOf(inside: Inside, viewer: ColorLiteral, told: Told): unknown {
  const { barCommand, field, ...view } = inside.viewOf(viewer, told);
  const shown = field === undefined ? "" : `${field.placeholder} ${field.text}`;
  return { ...view, field: shown, hasBars: barCommand !== undefined };
}

/** What a save of a board says, in whatever order its fields are. */
function read(saved: string): unknown {
  const lines = saved.split("\n");
  return { head: lines[0], steps: lines.slice(2), header: readJson(headerOf(saved) ?? "") };
}

/** Where two pieces of data differ, by the names that lead there. */
function differences(one: unknown, other: unknown, at = ""): string[] {
  if (same(one, other)) return [];
  if (!isRecord(one) || !isRecord(other)) return [at];
  let places: string[] = [];
  for (const name of Object.keys({ ...one, ...other }))
    places = places.concat(differences(one[name], other[name], `${at}.${name}`));
  return places;
}

/** What is about to be confirmed asks; the same functions every time, for what was asked is compared. */
const ASKED = { question: () => "?", act: () => "!" };

/**
 * Throws commands at a table as everybody.
 * @noSelf
 */
interface Thrower {
  inside: Inside;
  throwAll: (place: Place) => void;
}

/** What throws commands at a table with this board. */
function createThrower(table: EmulatedTable, board: Piece): Thrower {
  const { world } = table;
  const inside = insideOf(table, board);
  const { desk, panelStates } = inside.parts;
  /** Who gives commands, and what there was before, if nothing can have changed since. */
  let last: { thrower: ColorLiteral; seen: Seen } | undefined;

  let turn = 0;
  const problems: string[] = [];
  let refusals = 0;

  const isThere = (colour: ColorLiteral): boolean => world.people.some(({ color }) => color === colour);

  /** Whether it is the turn of what comes next: in the soak it always is. */
  function isItsTurn(): boolean {
    turn++;
    return SCALE > 1 || (turn + DAY) % SHARE === 0;
  }

  /** Somebody has something open, typed and about to be confirmed, which a refusal must leave as it is. */
  function litter(colour: ColorLiteral): void {
    const version = versionOf(desk.versions, ownSeat(desk, colour));
    const warning = {
      ...ASKED,
      action: { kind: "none" },
      version,
      game: undefined,
    };
    Object.assign(panelStates.of(colour), {
      ...{ page: 1, amount: "3", openGroup: "a group", listsAll: true, asides: version },
      ...{ sheet: { kind: "table" }, warning },
    });
  }

  function look(thrower: ColorLiteral): Seen {
    const panels: Record<string, unknown> = {};
    const next = THROWERS[(THROWERS.indexOf(thrower) + 1) % THROWERS.length];
    for (const viewer of THROWERS) {
      if (!isThere(viewer)) continue;
      const state = panelStates.of(viewer);
      const { notice, cited } = viewer === thrower ? NOTHING_TOLD : state;
      const isShown = viewer === thrower || viewer === next;
      const panel = isShown ? panelOf(inside, viewer, { notice, cited }) : "";
      panels[viewer] = [{ ...state, notice: notice ?? "", cited: cited ?? "" }, panel];
    }
    return copy({ saved: inside.saved(), unsaved: unsavedOf(desk), panels });
  }

  function throwOne(thrower: ColorLiteral, command: Command, where: string): void {
    litter(thrower);
    const before = last?.thrower === thrower ? last.seen : look(thrower);
    const what = `${where}: ${thrower} gives ${command.kind}`;
    const place = placeOf(desk);
    const isBusy = desk.busy !== undefined;
    if (!inside.throws(thrower, command)) {
      last = undefined;
      // What was going on may have come to its end meanwhile.
      if (isBusy) return;
      table.frames(1);
      expectSame(placeOf(desk), place, `${what}, which leads somewhere else`);
      return;
    }
    refusals++;
    const after = look(thrower);
    const changed = differences(after.unsaved, before.unsaved, "unsaved").concat(
      after.saved === before.saved ? [] : differences(read(after.saved), read(before.saved), "saved"),
      differences(after.panels, before.panels, "panels"),
    );
    if ((panelStates.of(thrower).notice ?? "") === "") changed.push("without a word");
    if (changed.length > 0) problems.push(`${what}: ${changed.slice(0, 4).join(", ")}`);
    last = changed.length > 0 ? undefined : { thrower, seen: after };
  }

  return {
    inside,
    throwAll: ({ name, leads, kinds = KINDS }) => {
      for (const thrower of THROWERS.filter((colour) => isThere(colour))) {
        const isSeated = thrower !== "Grey";
        const mayLead = desk.playing ? thrower === "White" || ownSeat(desk, thrower) !== undefined : isSeated;
        for (const kind of kinds) {
          if (kinds === KINDS && !isItsTurn()) continue;
          const from = { desk, colour: thrower };
          let commands = commandsOf(kind, "foul", from);
          if (!(mayLead && leads.includes(kind))) commands = commands.concat(commandsOf(kind, "fair", from));
          for (const command of commands) throwOne(thrower, command, name);
        }
      }
      last = undefined;
      expectSame(problems, []);
      expectTrue(kinds !== KINDS || refusals > 0, `nothing is refused ${name}`);
      refusals = 0;
    },
  };
}

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const at = gameTable(game);
  const { id } = game.rules;
  const isAlone = game.rules.seats.max === 1;
  const plays = isAlone ? PLAYS.concat(["handsOff"]) : PLAYS;

  /** People at a table, and what throws commands at it. */
  function withEverybody(table: EmulatedTable, come: readonly [string, string][]): Thrower {
    for (const [name, colour] of come) table.joins(name, colour === "Grey" ? undefined : colour);
    table.seconds(1);
    return createThrower(table, at.piece(table, "board"));
  }

  /** Somebody leads the table to another place, and everybody agrees. */
  function leads(table: EmulatedTable, { inside }: Thrower, command: Command): void {
    inside.throws("White", command);
    allAgree(table);
    at.waitForPeople(table, 120);
  }

  /** What was set, asked and opened at random is as it was. */
  function restore(table: EmulatedTable, { inside: { parts, throws } }: Thrower): void {
    const { desk } = parts;
    const isAnyAsked = (): boolean => THROWERS.some((colour) => isAsked(table, colour));
    // The next question comes a second after the last.
    for (let round = 0; round < MOST_QUESTIONS && table.until(isAnyAsked, 2.5); round++) {
      table.seconds(0.5);
      for (const colour of THROWERS) if (isAsked(table, colour)) answers(table, colour, false);
      table.seconds(0.5);
    }
    throws("White", { kind: "standardSettings" });
    for (const [name, value] of [
      ["speed", "instant"],
      ["loneChoices", "asked"],
    ] as const)
      while (desk.settings[name] !== value) throws("White", { kind: "setting", name });
    throws("White", { kind: "standardOptions" });
    throws("White", { kind: "code", code: undefined });
    for (const { colour } of [...desk.guests]) throws("White", { kind: "removeGuest", colour });
    throws("White", { kind: "closeSheet" });
    // What was refused may be asked again by then.
    table.seconds(10);
    at.waitForPeople(table);
  }

  it(`${id}: in the lobby, and while a game goes on`, () => {
    const table = at.open({ seed: 5, players: PLAYERS }, {}, { speed: "instant" });
    const thrower = withEverybody(table, []);
    const { inside, throwAll } = thrower;
    throwAll({ name: "lobby", leads: DEALS.concat(["handsOff"]) });
    restore(table, thrower);
    const [option = ""] = Object.keys(inside.parts.desk.options);
    inside.throws("White", { kind: "option", name: option });
    throwAll({ name: "before all have accepted", leads: isAlone ? DEALS : [], kinds: ["start"] });
    restore(table, thrower);
    leads(table, thrower, { kind: "start", fill: true });
    table.joins("Olga", "Orange");
    table.seconds(1);
    const decide = at.decider("random", 5);
    for (let step = 0; step < 3; step++) {
      const state = at.stateOf(table);
      const seat = expectPresent(at.decidingSeat(state));
      at.take(table, decide(state, seat), seat);
      at.waitForPeople(table);
    }
    throwAll({ name: "in the game", leads: plays });
    throwAll({ name: "while something is asked", leads: plays });
    restore(table, thrower);
    leads(table, thrower, { kind: "pause" });
    throwAll({ name: "paused", leads: plays.concat(["resume"]) });
    restore(table, thrower);
    leads(table, thrower, { kind: "resume" });
    leads(table, thrower, { kind: "handsOff" });
    throwAll({ name: "hands off", leads: plays.concat(["handsOn", "setting", "newGame"]) });
    restore(table, thrower);
    leads(table, thrower, { kind: "handsOn" });
    if (isAlone) {
      expectSound(table);
      return;
    }
    table.player("Blue").stands();
    at.waitForPeople(table);
    throwAll({ name: "somebody has left", leads: plays.concat(["standIn", "giveSeat"]) });
    expectSound(table);
  });

  it(`${id}: in a tutorial, a puzzle and the deal of the day`, () => {
    const table = at.open({ seed: 6, players: PLAYERS }, {}, { speed: "instant" });
    const thrower = withEverybody(table, []);
    const { throwAll } = thrower;
    leads(table, thrower, { kind: "learn" });
    throwAll({ name: "in the tutorial", leads: plays.concat(["followCoach", "newGame", "handsOff"]) });
    restore(table, thrower);
    leads(table, thrower, { kind: "newGame" });
    leads(table, thrower, { kind: "puzzle", which: "today" });
    throwAll({ name: "in a puzzle", leads: plays.concat(["puzzle", "puzzleAgain", "newGame", "handsOff"]) });
    restore(table, thrower);
    leads(table, thrower, { kind: "newGame" });
    if (isAlone) {
      leads(table, thrower, { kind: "daily" });
      throwAll({ name: "in the deal of the day", leads: plays });
    }
    expectSound(table);
  });

  it(`${id}: after a game, and while it is watched and played on from`, () => {
    const { table } = endedGame(game, at);
    const thrower = withEverybody(table, [
      ["Greta", "Grey"],
      ["Olga", "Orange"],
    ]);
    const { throwAll } = thrower;
    const after = DEALS.concat([
      "rank",
      "nextRival",
      "rematch",
      "newGame",
      "replay",
      "practise",
      "endPractice",
      "undo",
      "handsOff",
    ]);
    throwAll({ name: "after the game", leads: after });
    restore(table, thrower);
    leads(table, thrower, { kind: "replay", asks: { kind: "watch" } });
    throwAll({ name: "watched again", leads: after });
    restore(table, thrower);
    leads(table, thrower, { kind: "replay", asks: { kind: "jump", steps: 3 } });
    leads(table, thrower, { kind: "replay", asks: { kind: "playOn" } });
    throwAll({ name: "played on", leads: plays.concat(["replay", "endPractice", "newGame"]) });
    expectSound(table);
  });
}

describe("A refusal changes nothing", () => {
  for (const entry of GAMES_OF_TODAY) entry.visit(describeGame);
});
