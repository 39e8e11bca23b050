import { openTable, type EmulatedTable, type SettingsChoice } from "../../../src/emulator";
import { expectPresent, expectSame, expectTrue } from "../../support/expect";
import { english, startOf } from "../../support/english";
import { shippedSave } from "../../table/support/save";

export const TITLE = "Offsuit self-test";
/** A fresh table with people at White (the host) and Blue. */
export function open(settings: SettingsChoice = {}): EmulatedTable {
  const players = [{ color: "White" }, { color: "Blue" }];
  const table = openTable(shippedSave("offsuit"), { seed: 1, players, ...settings });
  table.seconds(3);
  table.settles();
  return table;
}

/** The tabs of the notebook in their order. */
export function tabs(table: EmulatedTable): { title: string; body: string }[] {
  const saved = table.world.save.TabStates ?? {};
  const list: { title: string; body: string }[] = [];
  for (;;) {
    const tab = saved[`${list.length}`];
    if (tab === undefined) return list;
    list.push(tab);
  }
}

/** The reports in the notebook. */
export function reports(table: EmulatedTable): string[] {
  return tabs(table)
    .filter(({ title }) => title === TITLE)
    .map(({ body }) => body);
}

/** The lines of the chat that a colour has been sent. */
export function heard(table: EmulatedTable, color: string): string[] {
  const lines = table.said().filter(({ to }) => to === undefined || to.includes(color));
  return lines.map(({ text }) => text);
}

/** The host types the command. */
export function begin(table: EmulatedTable): void {
  expectTrue(!table.player("White").says("!offsuit selftest"), "the command is shown to everybody");
}

/** Waits until the host is told that the self-test is over, and answers the report. */
export function finish(table: EmulatedTable): string {
  const before = table.said().length;
  const isOver = (): boolean =>
    table
      .said()
      .slice(before)
      .some(({ text }) => text.includes(startOf(english.box.SENTENCES.selfTestEnds)));
  expectTrue(table.until(isOver, 120), "the self-test has not come to an end");
  table.seconds(1);
  const bodies = reports(table);
  expectSame(bodies.length, 1);
  return expectPresent(bodies[0]);
}

/** Runs the self-test to its end and answers its report. */
export function selfTest(table: EmulatedTable): string {
  begin(table);
  return finish(table);
}

/** What differs and what has no answer, as the report lists it. */
export function differences(report: string): string {
  const start =
    string.find(report, "\n\nDIFFERENT", 1, true)[0] ?? string.find(report, "\n\nNO ANSWER", 1, true)[0];
  if (start === undefined) return "";
  const stop = string.find(report, "\n\nNOTED", 1, true)[0] ?? report.length + 1;
  return string.sub(report, start, stop - 1);
}

/** Fails if anything of the self-test is still on the table. */
export function expectNothingLeft(table: EmulatedTable): void {
  const left = table.objects().filter(({ state }) => (state.Memo ?? "").startsWith("offsuit-selftest"));
  expectSame(
    left.map(({ state }) => state.Memo ?? ""),
    [],
  );
}

/** The waits and handlers of Global. */
export function waitsOfGlobal(table: EmulatedTable): number {
  const { waits, global } = table.world;
  return waits.filter(({ script, ended }) => script === global && !ended).length;
}

/** The errors of scripts but for one: `Player.Grey` is tried on purpose, in a frame of its own. */
export function unexpectedErrors(table: EmulatedTable): string[] {
  return table
    .errors()
    .map(({ message }) => message)
    .filter((message) => !message.includes("there is no such seat"));
}
