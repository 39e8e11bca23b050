import { type EmulatedTable, writeJson } from "../../emulator";
import { viewerOf } from "../../emulator/sight";
import type { Person } from "../../emulator/world";
import type { Change } from "../protocol";
import { listed } from "./listed";
import { createObjectWatch, TURNS } from "./object-watch";
import { tableView } from "./table-view";

/** For how long nothing may move before the table counts as quiet, in ticks: longer than a round of looking takes. */
const QUIET_TICKS = 3 * TURNS;

/**
 * Watches the table for one page and says what has changed since the last time.
 *
 * @noSelf
 */
export interface Watch {
  /** What has changed for a person. `acted`: somebody has just done something, so everything is looked at. */
  look: (person: Person, acted: boolean) => Change;
}

export function createWatch(table: EmulatedTable): Watch {
  const { world } = table;
  const objects = createObjectWatch(world);
  /** The last report, as texts to compare with. */
  const told: Record<string, string> = {};
  let screen: object | undefined;
  let screenRevision = -1;
  let heard = 0;
  let still = 0;
  let tick = 0;

  /** Whether something differs from what was told of it last. */
  function isNews(subject: string, value: unknown): boolean {
    const text = writeJson(value);
    if (told[subject] === text) return false;
    told[subject] = text;
    return true;
  }

  /** Starts afresh for other eyes and for a table that was loaded: its objects are others, whatever their GUIDs. */
  function startsAnew({ id, color, team }: Person): boolean {
    const eyes = isNews("eyes", [id, color, team]);
    if (!eyes && screen === world.screen) return false;
    screen = world.screen;
    screenRevision = -1;
    heard = 0;
    objects.forget();
    for (const subject of ["table", "dialog", "rewinds"]) told[subject] = "";
    return true;
  }

  function lookAtScreen(change: Change, person: Person): void {
    if (screenRevision === world.screen.revision()) return;
    screenRevision = world.screen.revision();
    change.screen = { elements: world.screen.pictureFor(viewerOf(person)) };
  }

  function listen(change: Change, { heard: lines }: Person): void {
    change.chat = listed(lines.slice(heard).map(({ kind, text, from }) => ({ kind, text, from })));
    heard = lines.length;
  }

  /** What changes seldom. */
  function lookAround(change: Change, person: Person): void {
    const view = tableView(world, person);
    if (isNews("table", view)) change.table = view;
    const { dialog } = person;
    const open =
      dialog === undefined
        ? undefined
        : {
            kind: dialog.kind,
            description: dialog.description,
            defaultText: dialog.defaultText,
            options: listed([...dialog.options]),
          };
    if (isNews("dialog", open ?? "")) change.dialog = { open };
    const rewinds = table
      .checkpoints()
      .map(({ framesEver }) => (world.framesEver - framesEver) / world.settings.framesPerSecond)
      .reverse();
    if (
      isNews(
        "rewinds",
        rewinds.map((seconds) => Math.floor(seconds)),
      )
    )
      change.rewinds = rewinds;
  }

  return {
    look: (person, acted) => {
      const anew = startsAnew(person);
      tick++;
      still = table.isSettled() && !acted && !anew ? still + 1 : 0;
      const change: Change = {
        viewer: person.color,
        time: table.time(),
        errors: table.errors().length,
        quiet: still >= QUIET_TICKS,
        anew: anew ? true : undefined,
        ...objects.look(person, anew || acted),
      };
      listen(change, person);
      lookAtScreen(change, person);
      if (anew || acted || tick % TURNS === 0) lookAround(change, person);
      return change;
    },
  };
}
