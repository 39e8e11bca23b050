import type { EmulatedTable, PlayerVerbs } from "../../../src/emulator";
import { isThere } from "../../../src/emulator/objects/pieces";
import { eyesOf, viewerOf } from "../../../src/emulator/sight";
import type { UiElement } from "../../../src/emulator/ui/interface";
import { partId } from "../../../src/table/panel/layout";
import { expectPresent, expectTrue } from "../../support/expect";
import { english, startOf } from "../../support/english";

/** How long a panel takes to show what a click has opened, in seconds. */
const OPENING_TIME = 0.5;

/** All that a panel of this colour shows, a line for each part. */
export function shown(table: EmulatedTable, colour: string): string {
  return table
    .sight(colour)
    .panels.map(({ text }) => text)
    .join("\n");
}

/** All that somebody at this colour has been told in the chat or on the screen. */
export function heard(table: EmulatedTable, colour: string): string {
  return table
    .sight(colour)
    .lines.map(({ text }) => text)
    .join("\n");
}

export function expectShown(table: EmulatedTable, colour: string, text: string): void {
  const panel = shown(table, colour);
  expectTrue(panel.includes(text), `${colour} does not read "${text}" in:\n${panel}`);
}

export function expectNotShown(table: EmulatedTable, colour: string, text: string): void {
  expectTrue(!shown(table, colour).includes(text), `${colour} reads "${text}"`);
}

export function expectHeard(table: EmulatedTable, colour: string, text: string): void {
  const lines = heard(table, colour);
  expectTrue(lines.includes(text), `${colour} is not told "${text}" in:\n${lines}`);
}

export function expectNotHeard(table: EmulatedTable, colour: string, text: string): void {
  expectTrue(!heard(table, colour).includes(text), `${colour} is told "${text}"`);
}

/** What the strip of somebody's panel says; undefined: it is not there. */
export function stripOf(table: EmulatedTable, colour: string): string | undefined {
  const [question] = partsSeen(table, colour, ["question"]);
  return question && table.world.screen.textOf(question);
}

/** Whether somebody is asked something that waits for an answer. */
export function isAsked(table: EmulatedTable, colour: string): boolean {
  return answersOf(table, colour).length === 2;
}

function answersOf(table: EmulatedTable, colour: string): string[] {
  const { screen } = table.world;
  return partsSeen(table, colour, ["answer0", "answer1"]).map(
    (answer) => screen.attributeOf(answer, "id") ?? "",
  );
}

/** Those of some parts of any panel of a colour that are seen there: to ask that each frame costs little, to look at the whole screen much. */
function partsSeen({ world }: EmulatedTable, colour: string, parts: readonly string[]): UiElement[] {
  const viewer = viewerOf(eyesOf(world, colour));
  const boards = world.pieces.filter(
    (piece) => isThere(piece) && piece.state.Memo?.endsWith("/board") === true,
  );
  return boards.flatMap(({ guid }) =>
    parts.flatMap((part) => {
      const element = world.screen.byId(partId(guid, colour, part));
      return element !== undefined && world.screen.isSeenBy(element, viewer) ? [element] : [];
    }),
  );
}

/** Clicks one of the two answers to a question: the left one, or the right one, which refuses. */
export function answers(table: EmulatedTable, colour: string, yes = true): void {
  const [left, right] = answersOf(table, colour);
  table.player(colour).clicks(expectPresent(yes ? left : right, `${colour} is not asked`));
}

/** Somebody says yes to what another one has asked. */
export function agrees(table: EmulatedTable, colour: string): void {
  expectTrue(
    table.until(() => isAsked(table, colour), 3),
    `${colour} is not asked`,
  );
  // A button that has just come takes no click.
  table.seconds(OPENING_TIME);
  answers(table, colour);
  // Until the panels tell of it, and their new buttons count.
  table.seconds(1.5);
}

/** Somebody presses Hands off. */
export function asksForHandsOff(table: EmulatedTable, player: PlayerVerbs): void {
  opens(table, player, english.table.SENTENCES.tableTab);
  player.clicks(english.table.SENTENCES.handsOff);
}

/** Somebody presses Hands off, and everybody who is asked agrees at once. */
export function freesHands(table: EmulatedTable, player: PlayerVerbs): void {
  asksForHandsOff(table, player);
  allAgree(table);
}

/** Somebody opens the page of today's deal, and has its cards dealt, for the first time or as practice. */
export function dealsTodaysCards(
  table: EmulatedTable,
  player: PlayerVerbs,
  button = english.table.SENTENCES.dailyDeal,
): void {
  if (!shown(table, player.color()).includes(button)) opens(table, player, english.table.SENTENCES.daily);
  // A button that has just come takes no click.
  table.seconds(1);
  player.clicks(button);
}

/** Somebody opens the settings of the table in the own panel. */
export function opensSettings(table: EmulatedTable, player: PlayerVerbs): void {
  opens(table, player, english.table.SENTENCES.tableTab, english.table.SENTENCES.settingsTab);
}

/** Somebody turns the pages of a list until a button is on the panel, and presses it. */
export function turnsTo(table: EmulatedTable, player: PlayerVerbs, button: string): void {
  for (let page = 1; page < 5 && !shown(table, player.color()).includes(button); page++) {
    const more = shown(table, player.color())
      .split("\n")
      .find((text) => text.startsWith(startOf(english.table.SENTENCES.more)));
    if (more !== undefined) player.clicks(more);
    table.seconds(OPENING_TIME);
  }
  player.clicks(button);
}

/** Somebody opens the list of those who are to play. */
export function opensPlayers(table: EmulatedTable, player: PlayerVerbs): void {
  opens(table, player, english.table.SENTENCES.optionsTab, english.table.SENTENCES.playersTab);
}

/**
 * Somebody presses buttons of the own panel, one after the other, each as soon as it is there, and again where it has
 * just changed.
 */
export function opens(table: EmulatedTable, player: PlayerVerbs, ...buttons: string[]): void {
  const isTold = (): boolean => shown(table, player.color()).includes(english.table.SENTENCES.buttonChanged);
  for (const button of buttons) {
    const wasTold = isTold();
    player.clicks(button);
    table.seconds(OPENING_TIME);
    if (wasTold || !isTold()) continue;
    player.clicks(button);
    table.seconds(OPENING_TIME);
  }
}

/** Somebody asks for a new game, and everybody who is asked agrees at once. */
export function endsGame(table: EmulatedTable, player: PlayerVerbs): void {
  opens(table, player, english.table.SENTENCES.tableTab);
  player.clicks(english.table.SENTENCES.newGame);
  allAgree(table);
}

/** Everybody who is asked something says yes. */
export function allAgree(table: EmulatedTable): void {
  table.seconds(OPENING_TIME);
  for (const { color } of table.world.people)
    if (color !== "Grey" && isAsked(table, color)) answers(table, color);
}

/** What a page of the Notebook says, if there is one with this title. */
export function notebookPage(table: EmulatedTable, title: string): string | undefined {
  const pages = Object.values(table.save().TabStates ?? {}).filter((page) => page.title === title);
  expectTrue(pages.length <= 1, `${pages.length} pages ${title}`);
  return pages[0]?.body;
}
