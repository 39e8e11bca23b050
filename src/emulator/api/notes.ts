import type { TabState } from "../state";
import type { Method } from "../strict";
import type { World } from "../world";
import { number, optionalText, table, words } from "./parameters";

/** The notebook's tabs in the order of their numbers. */
function tabs(world: World): TabState[] {
  const saved = world.save.TabStates ?? {};
  const list: TabState[] = [];
  for (let index = 0; ; index++) {
    const tab = saved[tostring(index)];
    if (tab === undefined) return list;
    list.push(tab);
  }
}

function setTabs(world: World, list: readonly TabState[]): void {
  const saved: Record<string, TabState> = {};
  list.forEach((tab, index) => {
    saved[tostring(index)] = { ...tab, id: index };
  });
  world.save.TabStates = saved;
}

/** Writes a page of the Notebook behind all others, in place of one of this title. */
export function writePage(world: World, title: string, body: string): void {
  const others = tabs(world).filter((tab) => tab.title !== title);
  setTabs(world, [...others, { title, body, color: "Grey" }]);
}

/** The functions of `Notes`: the note on the screen and the notebook. */
export const NOTE_FUNCTIONS: Readonly<Record<string, Method<World>>> = {
  addNotebookTab: (world, _target, parameters) => {
    const given = table(parameters, "addNotebookTab");
    const list = tabs(world);
    const tab = {
      title: words(given.get("title"), "title"),
      body: words(given.get("body") ?? "", "body"),
      color: optionalText(given.get("color"), "color") ?? "Grey",
    };
    setTabs(world, [...list, tab]);
    return list.length;
  },
  editNotebookTab: (world, _target, parameters) => {
    const given = table(parameters, "editNotebookTab");
    const list = tabs(world);
    const place = number(given.get("index"), "index");
    const tab = list[place];
    if (tab === undefined) return false;
    list[place] = {
      ...tab,
      title: optionalText(given.get("title"), "title") ?? tab.title,
      body: optionalText(given.get("body"), "body") ?? tab.body,
      color: optionalText(given.get("color"), "color") ?? tab.color ?? "Grey",
    };
    setTabs(world, list);
    return true;
  },
  getNotebookTabs: (world) =>
    tabs(world).map(({ title, body, color }, index) => ({ index, title, body, color: color ?? "Grey" })),
  removeNotebookTab: (world, _target, index) => {
    const place = number(index, "removeNotebookTab");
    const list = tabs(world);
    if (list[place] === undefined) return false;
    setTabs(
      world,
      list.filter((_, other) => other !== place),
    );
    return true;
  },
  getNotes: (world) => world.save.Note ?? "",
  setNotes: (world, _target, notes) => {
    world.save.Note = words(notes, "setNotes");
    return true;
  },
};
