import type { EmulatedTable } from "../../src/emulator";
import { same } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import type { Command, Sheet } from "../../src/table/commands/commands";
import { HOTKEY_LABELS } from "../../src/table/input/hotkeys";
import { partOf } from "../../src/table/panel/layout";
import { insideOf, type Inside } from "../attacks/support/inside";
import { english } from "../support/english";
import { expectSame, expectTrue } from "../support/expect";
import { GAMES_OF_TODAY } from "../support/rotation";
import { gameTable } from "./game-table";
import { allAgree } from "./support/hosting";
import { expectSound } from "./support/soundness";
import { endedGame } from "./support/watched-games";

const { SENTENCES } = english.table;

/** One page of every kind; a kind that is missing does not compile. */
const SHEETS: { readonly [Kind in Sheet["kind"]]: Extract<Sheet, { kind: Kind }> } = {
  help: { kind: "help" },
  rules: { kind: "rules", number: "" },
  handRanks: { kind: "handRanks" },
  guide: { kind: "guide", topic: "keys" },
  table: { kind: "table" },
  languages: { kind: "languages" },
  statistics: { kind: "statistics" },
  news: { kind: "news" },
  review: { kind: "review" },
  replay: { kind: "replay" },
  achievements: { kind: "achievements" },
  ahead: { kind: "ahead" },
  ladder: { kind: "ladder" },
  daily: { kind: "daily" },
  seats: { kind: "seats" },
  piece: { kind: "piece", piece: "board", asked: undefined },
};

/** What deals something else, from a page or the lobby, to whoever asks for it. */
const DEALS: readonly Command[] = [{ kind: "learn" }, { kind: "daily" }, { kind: "puzzle", which: "today" }];

/** How long a panel takes to show something else, in seconds. */
const SHOWING = 0.5;

const NOTHING_TOLD = { notice: undefined, cited: undefined };

describe("A page that somebody has left is left", () => {
  for (const entry of GAMES_OF_TODAY) entry.visit(describeGame);
});

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const at = gameTable(game);
  const { id } = game.rules;

  /** All that is on somebody's panel, a line for each part; `without` leaves some parts out. */
  function panelOf(table: EmulatedTable, colour = "White", without: readonly string[] = []): string {
    const { guid } = at.piece(table, "board");
    const lines: string[] = [];
    for (const { id: element, text } of table.sight(colour).panels) {
      const part = partOf(guid, element ?? "")?.part ?? "";
      if (part !== "" && !without.includes(part)) lines.push(`${part}: ${text}`);
    }
    return lines.join("\n");
  }

  function gives(table: EmulatedTable, { throws }: Inside, command: Command, colour = "White"): void {
    throws(colour, command);
    table.seconds(SHOWING);
  }

  /** Whether a page is open: the way back from it is where Help would be. */
  function isPageOpen(table: EmulatedTable, colour = "White"): boolean {
    return panelOf(table, colour).includes(`footer0: ${SENTENCES.back}`);
  }

  /** Looks around in a page: on its second tab, if it has any, and then on its second page. */
  function looksAround(table: EmulatedTable, inside: Inside): void {
    const tab = inside.viewOf("White", NOTHING_TOLD).groups[1];
    if (tab !== undefined) gives(table, inside, tab.command);
    gives(table, inside, { kind: "turnPage" });
  }

  /** Fails unless somebody's panel is one made anew. */
  function expectAnew(inside: Inside, colour: ColorLiteral, what: string): void {
    const views = [inside.viewOf(colour, NOTHING_TOLD), inside.viewAnew(colour)];
    const [now, anew] = views.map(({ barCommand, field, ...view }) => ({
      ...view,
      field: field?.text ?? "",
      hasBars: barCommand !== undefined,
    }));
    if (!same(now, anew)) expectSame(now, anew, what);
  }

  /**
   * Opens every page, and leaves it.
   * @param check fails unless the panel is as it should be after that
   */
  function leavesEachPage(
    table: EmulatedTable,
    inside: Inside,
    check: (this: void, what: string) => void,
  ): void {
    const opens = (sheet: Sheet): void => {
      gives(table, inside, { kind: "sheet", sheet });
      if (isPageOpen(table)) looksAround(table, inside);
    };
    const leaves = (): void => {
      if (isPageOpen(table)) table.player("White").clicks(SENTENCES.back);
      // What is no page here must not become one later, either.
      else inside.throws("White", { kind: "closeSheet" });
      table.seconds(SHOWING);
    };
    for (const sheet of Object.values(SHEETS)) {
      opens(sheet);
      leaves();
      check(`after the page ${sheet.kind}`);
    }
    opens(SHEETS.help);
    opens(SHEETS.table);
    leaves();
    check("after two pages");
  }

  /** Fails unless every page, once it is left, leaves the panel as it was, whatever was below it. */
  function expectNoTraces(table: EmulatedTable, inside: Inside): void {
    const before = panelOf(table);
    leavesEachPage(table, inside, (what) => {
      expectSame(panelOf(table), before, what);
    });
  }

  it(`${id}: in the lobby and in a game, by Back`, () => {
    const table = at.open({ seed: 21 }, {}, { speed: "instant" });
    const inside = insideOf(table, at.piece(table, "board"));
    expectNoTraces(table, inside);
    gives(table, inside, { kind: "group", name: "optionsTab" });
    gives(table, inside, { kind: "turnPage" });
    expectNoTraces(table, inside);
    inside.throws("White", { kind: "start", fill: true });
    at.waitForPeople(table);
    expectAnew(inside, "White", "after the options and a deal");
    looksAround(table, inside);
    expectNoTraces(table, inside);
    gives(table, inside, { kind: "newGame" });
    allAgree(table);
    at.waitForPeople(table);
    expectAnew(inside, "White", "after the options and a game");
    expectSound(table);
  });

  it(`${id}: while the game goes on`, () => {
    const table = at.open({ seed: 22 }, {}, { speed: "instant" });
    const inside = insideOf(table, at.piece(table, "board"));
    const { panelStates } = inside.parts;
    inside.throws("White", { kind: "start", fill: true });
    at.waitForPeople(table);
    const decide = at.decider("random", 7);
    for (const sheet of Object.values(SHEETS)) {
      const state = at.stateOf(table);
      const seat = at.decidingSeat(state);
      if (seat === undefined) break;
      gives(table, inside, { kind: "sheet", sheet });
      if (isPageOpen(table)) looksAround(table, inside);
      at.take(table, decide(state, seat), seat);
      at.waitForPeople(table);
      if (isPageOpen(table)) table.player("White").clicks(SENTENCES.back);
      table.seconds(SHOWING);
      expectAnew(inside, "White", `after the page ${sheet.kind} and a step`);
      expectSame(panelStates.of("White").sheet, undefined, `${sheet.kind} would come back by itself`);
    }
    expectSound(table);
  });

  it(`${id}: by what it offers, and by the key that has opened it`, () => {
    const table = at.open({ seed: 23 }, {}, { speed: "instant" });
    const inside = insideOf(table, at.piece(table, "board"));
    const before = panelOf(table);
    for (const isOpen of [true, false]) {
      table.player("White").pressesHotkey(HOTKEY_LABELS.rules);
      table.seconds(SHOWING);
      expectSame(isPageOpen(table), isOpen, "the key of the rules");
    }
    expectSame(panelOf(table), before, "after the rules");
    for (const command of DEALS) {
      gives(table, inside, { kind: "sheet", sheet: SHEETS.help });
      if (!inside.throws("White", command)) {
        at.waitForPeople(table, 120);
        expectAnew(inside, "White", `after the help and ${command.kind}`);
        gives(table, inside, { kind: "newGame" });
        allAgree(table);
      }
      at.waitForPeople(table);
    }
    expectSound(table);
  });

  it(`${id}: after a game, and by a way of its own`, () => {
    const { table, white } = endedGame(game, at);
    const inside = insideOf(table, at.piece(table, "board"));
    const { panelStates } = inside.parts;
    // A rival may play meanwhile, of which the panel tells.
    leavesEachPage(table, inside, (what) => {
      expectAnew(inside, "White", what);
    });
    gives(table, inside, { kind: "replay", asks: { kind: "watch" } });
    at.waitForPeople(table);
    expectTrue(isPageOpen(table), "the replay is not open");
    looksAround(table, inside);
    white.clicks(SENTENCES.replayLeave);
    at.waitForPeople(table, 120);
    expectAnew(inside, "White", "after the replay");
    expectSame(panelStates.of("White").sheet, undefined, "the replay would come back by itself");
    if (game.rules.seats.max > 1) {
      gives(table, inside, { kind: "replay", asks: { kind: "watch" } }, "Blue");
      at.waitForPeople(table, 120);
      expectAnew(inside, "White", "while somebody else watches the game");
      gives(table, inside, { kind: "replay", asks: { kind: "leave" } }, "Blue");
      at.waitForPeople(table, 120);
    }
    // A page of a game is gone with it, whoever deals the next one.
    gives(table, inside, { kind: "review" });
    expectTrue(isPageOpen(table), "the review is not open");
    gives(table, inside, { kind: "newGame" });
    at.waitForPeople(table);
    expectAnew(inside, "White", "after the review and another game");
    expectSame(panelStates.of("White").sheet, undefined, "the review would come back by itself");
    expectSound(table);
  });
}
