import type { EmulatedTable, ObjectState, SaveState } from "../../src/emulator";
import { carryOut } from "../../src/preview/emulation/commands";
import { createPeople, type People } from "../../src/preview/emulation/people";
import { createWatch, type Watch } from "../../src/preview/emulation/watch";
import type { Change, Command, ObjectView } from "../../src/preview/protocol";
import { tableOf } from "../emulator/tables";

/**
 * A page as the Lua half sees it: it knows nothing but what it is told.
 *
 * @noSelf
 */
export interface Page {
  readonly table: EmulatedTable;
  readonly people: People;
  /** Does commands, lets frames pass (one unless told otherwise) and takes in what has changed. */
  tick: (commands?: readonly Command[], frames?: number) => Change;
  /** Ticks until the table says that it is quiet. */
  quiet: () => Change;
  /** What the page has been told of an object. */
  object: (guid: string) => ObjectView | undefined;
}

/** A page that looks at a table with these objects through the eyes of White. */
export function pageOf(objects: readonly ObjectState[], script = "", fields: Partial<SaveState> = {}): Page {
  const table = tableOf(objects, script, {}, fields);
  const people = createPeople(table, "White");
  const watch: Watch = createWatch(table);
  let known: Record<string, ObjectView> = {};

  function tick(commands: readonly Command[] = [], frames = 1): Change {
    const faces = commands.flatMap((command) => carryOut(table, people, command) ?? []);
    table.frames(frames);
    const change = watch.look(people.viewer().person, commands.length > 0);
    change.peeked = faces.pop();
    if (change.anew === true) known = {};
    for (const view of change.objects ?? []) known[view.guid] = view;
    for (const [guid, x, y, z, rotationX, rotationY, rotationZ] of change.moves ?? []) {
      const view = known[guid];
      if (view !== undefined)
        known[guid] = {
          ...view,
          position: { x, y, z },
          rotation: { x: rotationX, y: rotationY, z: rotationZ },
        };
    }
    for (const guid of change.gone ?? []) delete known[guid];
    return change;
  }

  function quiet(): Change {
    let change = tick();
    for (let ticks = 0; ticks < 2000 && !change.quiet; ticks++) change = tick();
    return change;
  }

  return { table, people, tick, quiet, object: (guid) => known[guid] };
}
