import type { Command, ObjectView, TableView } from "../../protocol";
import type { Menu, MenuEntry } from "./context-menu";
import { WORDS } from "./words";

/** How far Q and E turn an object, in degrees. */
export const TURN = 15;

const { menu: LABELS } = WORDS;
/** The kinds of object that R throws, and those that it shuffles, as scripts see them. */
const ROLLED: readonly string[] = ["Dice", "Coin"];
const SHUFFLED: readonly string[] = ["Deck", "Bag"];

/** The menu of an object: what scripts have added, then what the game brings. */
export function objectMenu(object: ObjectView, send: (command: Command) => void): Menu {
  const { guid, type, tooltip } = object;
  const locked = object.locked === true;
  const item = (label: string, command: Command, key?: string): MenuEntry => ({
    label,
    choose: () => send(command),
    ...(key !== undefined && { key }),
  });
  const scripted = (object.menu ?? []).map((label) => item(label, { kind: "menu", guid, label }));
  const handling = [
    item(LABELS.flip, { kind: "flip", guid }, "F"),
    ...(ROLLED.includes(type) ? [item(LABELS.roll, { kind: "roll", guid }, "R")] : []),
    ...(SHUFFLED.includes(type)
      ? [item(LABELS.shuffle, { kind: "roll", guid }, "R"), item(LABELS.draw, { kind: "draw", guid })]
      : []),
    item(LABELS.turnLeft, { kind: "rotate", guid, degrees: -TURN }, "Q"),
    item(LABELS.turnRight, { kind: "rotate", guid, degrees: TURN }, "E"),
  ];
  const keeping = [
    item(locked ? LABELS.unlock : LABELS.lock, { kind: "lock", guid, locked: !locked }, "L"),
    item(LABELS.copy, { kind: "copy", guid }, "Ctrl C"),
    item(LABELS.remove, { kind: "delete", guid }, "Del"),
  ];
  const title = tooltip === undefined || tooltip.name === "" ? type : tooltip.name;
  return { title, groups: [scripted, object.touchable === true ? handling : [], keeping] };
}

/** The menu of the table at a place on it. */
export function tableMenu(
  table: TableView,
  at: { x: number; z: number },
  send: (command: Command) => void,
): Menu {
  const scripted = (table.menu ?? []).map((label) => ({
    label,
    choose: () => send({ kind: "menu", label }),
  }));
  const { x, z } = at;
  const own = [
    { label: LABELS.paste, key: "Ctrl V", choose: () => send({ kind: "paste", x, z }) },
    { label: LABELS.ping, choose: () => send({ kind: "ping", x, z }) },
  ];
  return { title: LABELS.table, groups: [scripted, own] };
}
